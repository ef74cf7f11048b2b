import { changeFile, deleteFile, sendFile } from '@/components/files/send-file'
import { failureOf, refusedAtOnce, type Upload, UploadQueue } from '@/components/files/upload-queue'
import type { ListingModel } from '@/components/listing-form/state/listing-model'
import type { Outcome, Refusal } from '@/components/request/request'
import { isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FieldValues } from '@/lib/domain/fields/field'
import { type AttachmentView, idsOfRole, type Visibility } from '@/lib/domain/listing/attachments/attachments'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { listingsPath } from './listing-requests'

export interface AttachmentState {
  uploads: readonly Upload[]
  /** What the listing has, by id. */
  views: ReadonlyMap<string, AttachmentView>
}

/** The files of the form: those that are there and those on their way. It lives outside React. */
export class AttachmentStore {
  readonly #model: ListingModel
  readonly #moduleKey: ModuleKey
  readonly #ensureListing: () => Promise<Outcome<{ listingId: string }>>
  readonly #views: Map<string, AttachmentView>
  readonly #listeners = new Set<() => void>()
  readonly #queue: UploadQueue
  #state: AttachmentState

  constructor(model: ListingModel, moduleKey: ModuleKey, ensureListing: () => Promise<Outcome<{ listingId: string }>>) {
    this.#model = model
    this.#moduleKey = moduleKey
    this.#ensureListing = ensureListing
    this.#views = new Map(model.opening.opened?.attachments?.map((view) => [view.id, view]))
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

  read = (): AttachmentState => this.#state

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

  /** Deletes a file of the listing for good. */
  async remove(listingId: string, id: string): Promise<void> {
    const path = this.#path(listingId, id)
    const { answer, refusal } = await deleteFile(path)
    if (refusal) return
    const { withoutAttachments } = this.#model.logic.judgement
    this.#model.moved(answer.version, (values) => withoutAttachments(values, [id]))
    this.#views.delete(id)
    this.#publish()
  }

  /** Sets who sees a file from now on. @returns why that could not be done */
  async show(listingId: string, id: string, visibility: Visibility): Promise<Refusal | null> {
    const path = this.#path(listingId, id)
    const { answer, refusal } = await changeFile<AttachmentView>(path, { visibility })
    if (refusal) return refusal
    this.#model.moved(answer.version)
    this.know([answer.attachment])
    return null
  }

  settled = (): Promise<void> => this.#queue.settled()

  /** Files of the listing that this form has not seen yet. */
  know(views: readonly AttachmentView[]): void {
    for (const view of views) this.#views.set(view.id, view)
    this.#publish()
  }

  run = (): Promise<void> => this.#queue.run()

  /** The listing has a name, or the connection is back: uploads that waited for it continue. */
  resume = (): void => this.#queue.resume()

  async #send(
    { key, role, visibility }: Upload,
    file: File,
    watch: Parameters<typeof sendFile>[1],
  ): Promise<Pick<Upload, 'state' | 'reason'> | null> {
    const { answer: listing, refusal: unlisted } = await this.#ensureListing()
    if (!listing) {
      return { state: unlisted.code === 'NAME_FIRST' ? 'nameless' : 'failed', reason: unlisted.message }
    }
    const path = this.#path(listing.listingId)
    const fields = { role, ...(visibility ? { visibility } : {}) }
    const { answer, refusal } = await sendFile<AttachmentView>({ path, file, fields, idempotencyKey: key }, watch)
    if (refusal) {
      const { currentVersion } = refusal.details
      if (typeof currentVersion === 'number') this.#model.moved(currentVersion)
      return failureOf(refusal)
    }
    this.#views.set(answer.attachment.id, answer.attachment)
    this.#place(answer.attachment, answer.version)
    return null
  }

  /** Puts an uploaded file under its role, in the saved listing and in the form. */
  #place({ id, role }: AttachmentView, version: number): void {
    const { form, logic } = this.#model
    const place = (values: FieldValues): FieldValues =>
      !isFileRole(role) || idsOfRole(values, role).includes(id)
        ? values
        : logic.judgement.withAttachment(logic.definition, values, { id, role }).values
    this.#model.moved(version, place)
    form.setValue(role, place(form.getValues())[role], { shouldDirty: true })
  }

  #path(listingId: string, ...rest: string[]): string {
    return listingsPath(this.#moduleKey, listingId, 'attachments', ...rest)
  }

  #publish(): void {
    this.#state = { uploads: this.#queue.uploads, views: new Map(this.#views) }
    for (const listener of this.#listeners) listener()
  }
}
