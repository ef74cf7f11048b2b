import { changeFile, deleteFile, sendFile } from '@/components/files/send-file'
import { failureOf, refusedAtOnce, type Upload, UploadQueue } from '@/components/files/upload-queue'
import type { Outcome, Refusal } from '@/components/request/request'
import { isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { AttachmentView, Visibility } from '@/lib/domain/listing/attachments/attachments'
import { listingsPath } from './listing-requests'

export interface DeskState {
  uploads: readonly Upload[]
  /** What the listing has, by id. */
  views: ReadonlyMap<string, AttachmentView>
}

interface AttachmentStoreDeps {
  moduleKey: string
  ensureListing: () => Promise<Outcome<{ listingId: string }>>
  /** A file is the listing's now: it stands under its role, and the listing is at this version. */
  onArrived: (attachment: AttachmentView, version: number) => void
  /** The listing moved to this version; the file of this id, if one is named, is no longer there. */
  onMoved: (version: number, goneId?: string) => void
}

/** The files of the form: what is there, what is on its way. Outside of React, like the board. */
export class AttachmentStore {
  readonly #office: AttachmentStoreDeps
  readonly #views: Map<string, AttachmentView>
  readonly #listeners = new Set<() => void>()
  readonly #queue: UploadQueue
  #state: DeskState

  constructor(office: AttachmentStoreDeps, views: readonly AttachmentView[]) {
    this.#office = office
    this.#views = new Map(views.map((view) => [view.id, view]))
    this.#state = { uploads: [], views: new Map(this.#views) }
    this.#queue = new UploadQueue({
      send: (upload, file, watch) => this.#send(upload, file, watch),
      onChange: () => this.#publish(),
    })
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  read = (): DeskState => this.#state

  get isBusy(): boolean {
    return this.#queue.isBusy
  }

  add(role: string, files: readonly File[], visibility: 'buyer' | 'private' | null): void {
    this.#queue.add(files, { role, visibility }, (file) => (isFileRole(role) ? refusedAtOnce(file, role) : ''))
  }

  dismiss(key: string): void {
    this.#queue.dismiss(key)
  }

  retry(key: string): void {
    this.#queue.retry(key)
  }

  /** Takes a file from the listing for good. */
  async remove(listingId: string, id: string): Promise<void> {
    const path = listingsPath(this.#office.moduleKey, listingId, 'attachments', id)
    const { answer, refusal } = await deleteFile(path)
    if (refusal) return
    this.#office.onMoved(answer.version, id)
    this.#views.delete(id)
    this.#publish()
  }

  /** Says who sees a file from now on. @returns why that could not be done */
  async show(listingId: string, id: string, visibility: Visibility): Promise<Refusal | null> {
    const path = listingsPath(this.#office.moduleKey, listingId, 'attachments', id)
    const { answer, refusal } = await changeFile<AttachmentView>(path, { visibility })
    if (refusal) return refusal
    this.#office.onMoved(answer.version)
    this.know([answer.attachment])
    return null
  }

  settled = (): Promise<void> => this.#queue.settled()

  /** Files of the listing that this desk has not seen yet. */
  know(views: readonly AttachmentView[]): void {
    for (const view of views) this.#views.set(view.id, view)
    this.#publish()
  }

  run = (): Promise<void> => this.#queue.run()

  /** The listing has a name, or a connection is back: what waited for it goes on. */
  resume = (): void => this.#queue.resume()

  async #send(
    { key, role, visibility }: Upload,
    file: File,
    watch: Parameters<typeof sendFile>[1],
  ): Promise<Pick<Upload, 'state' | 'reason'> | null> {
    const { answer: listing, refusal: unlisted } = await this.#office.ensureListing()
    if (!listing) {
      return { state: unlisted.code === 'NAME_FIRST' ? 'nameless' : 'failed', reason: unlisted.message }
    }
    const path = listingsPath(this.#office.moduleKey, listing.listingId, 'attachments')
    const fields = { role, ...(visibility ? { visibility } : {}) }
    const { answer, refusal } = await sendFile<AttachmentView>({ path, file, fields, idempotencyKey: key }, watch)
    if (refusal) {
      const { currentVersion } = refusal.details
      if (typeof currentVersion === 'number') this.#office.onMoved(currentVersion)
      return failureOf(refusal)
    }
    this.#views.set(answer.attachment.id, answer.attachment)
    this.#office.onArrived(answer.attachment, answer.version)
    return null
  }

  #publish(): void {
    this.#state = { uploads: this.#queue.uploads, views: new Map(this.#views) }
    for (const listener of this.#listeners) listener()
  }
}
