import { type Outcome, type Refusal, randomKey } from '@/components/request/request'
import { isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import { tooLarge, verdictByName } from '@/lib/domain/listing/attachment-verdict'
import { ATTACHMENT_BYTES_MAX, type AttachmentView } from '@/lib/domain/listing/attachments'
import { listingsPath } from './listing-requests'
import { CANCELLED, deleteFile, sendFile } from './send-file'

export type UploadState = 'waiting' | 'nameless' | 'sending' | 'refused' | 'failed'

/** A file on its way, or one that did not arrive. */
export interface Upload {
  key: string
  role: string
  name: string
  bytes: number
  state: UploadState
  /** 0 to 1. */
  progress: number
  /** Why it did not arrive. */
  reason: string
}

interface Job {
  upload: Upload
  file: File
  visibility: 'buyer' | 'private' | null
  abort: AbortController
}

export interface DeskState {
  uploads: readonly Upload[]
  /** What the listing has, by id. */
  views: ReadonlyMap<string, AttachmentView>
}

interface DeskOffice {
  moduleKey: string
  ensureListing: () => Promise<Outcome<{ listingId: string }>>
  /** A file is the listing's now: it stands under its role, and the listing is at this version. */
  onArrived: (attachment: AttachmentView, version: number) => void
  /** The listing moved to this version; the file of this id, if one is named, is no longer there. */
  onMoved: (version: number, goneId?: string) => void
}

/** The files of the form: what is there, what is on its way, one upload after the other. Outside of React, like the board. */
export class FileDesk {
  readonly #office: DeskOffice
  readonly #jobs: Job[] = []
  readonly #views: Map<string, AttachmentView>
  readonly #listeners = new Set<() => void>()
  #state: DeskState
  #isRunning = false
  #current: Promise<void> = Promise.resolve()

  constructor(office: DeskOffice, views: readonly AttachmentView[]) {
    this.#office = office
    this.#views = new Map(views.map((view) => [view.id, view]))
    this.#state = { uploads: [], views: new Map(this.#views) }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  read = (): DeskState => this.#state

  /** Whether a file is on its way: leaving now would lose it. */
  get isBusy(): boolean {
    return this.#jobs.some(({ upload }) => upload.state === 'sending' || upload.state === 'waiting')
  }

  add(role: string, files: readonly File[], visibility: 'buyer' | 'private' | null): void {
    for (const file of files) {
      const reason = refusedAtOnce(file, role)
      const upload: Upload = {
        key: randomKey(),
        role,
        name: file.name,
        bytes: file.size,
        state: reason ? 'refused' : 'waiting',
        progress: 0,
        reason,
      }
      this.#jobs.push({ upload, file, visibility, abort: new AbortController() })
    }
    this.#publish()
    void this.run()
  }

  /** Stops an upload, or puts away one that did not arrive. */
  dismiss(key: string): void {
    const at = this.#jobs.findIndex(({ upload }) => upload.key === key)
    const [job] = at < 0 ? [] : this.#jobs.splice(at, 1)
    job?.abort.abort()
    this.#publish()
  }

  retry(key: string): void {
    this.#change(key, { state: 'waiting', progress: 0, reason: '' })
    void this.run()
  }

  /** Takes a file from the listing for good. */
  async remove(listingId: string, id: string): Promise<void> {
    const path = listingsPath(this.#office.moduleKey, listingId, 'attachments', id)
    const { answer, refusal } = await deleteFile(path)
    if (refusal) return
    this.#office.onMoved(answer, id)
    this.#views.delete(id)
    this.#publish()
  }

  /** Resolves once the file that is being sent has its answer. */
  settled = async (): Promise<void> => {
    await this.#current
  }

  /** Files of the listing that this desk has not seen yet. */
  know(views: readonly AttachmentView[]): void {
    for (const view of views) this.#views.set(view.id, view)
    this.#publish()
  }

  /** Sends what waits. One at a time: a mill's line carries one picture faster than three. */
  run = async (): Promise<void> => {
    if (this.#isRunning) return
    this.#isRunning = true
    try {
      for (let job = this.#next(); job; job = this.#next()) {
        this.#current = this.#send(job)
        await this.#current
      }
    } finally {
      this.#isRunning = false
    }
  }

  /** The listing has a name, or a connection is back: what waited for it goes on. */
  resume = (): void => {
    for (const { upload } of [...this.#jobs]) {
      if (upload.state === 'nameless') this.#change(upload.key, { state: 'waiting', reason: '' })
    }
    void this.run()
  }

  #next(): Job | undefined {
    return this.#jobs.find(({ upload }) => upload.state === 'waiting')
  }

  async #send(job: Job): Promise<void> {
    const { key } = job.upload
    this.#change(key, { state: 'sending' })
    const { answer: listing, refusal: unlisted } = await this.#office.ensureListing()
    if (!listing) {
      const state = unlisted.code === 'NAME_FIRST' ? 'nameless' : 'failed'
      return this.#change(key, { state, reason: unlisted.message })
    }
    const { answer, refusal } = await sendFile(
      {
        path: listingsPath(this.#office.moduleKey, listing.listingId, 'attachments'),
        file: job.file,
        role: job.upload.role,
        visibility: job.visibility,
        idempotencyKey: key,
      },
      { signal: job.abort.signal, onProgress: (progress) => this.#change(key, { progress }) },
    )
    if (refusal) return this.#refuse(key, refusal)
    this.#jobs.splice(this.#jobs.indexOf(job), 1)
    this.#views.set(answer.attachment.id, answer.attachment)
    this.#office.onArrived(answer.attachment, answer.version)
    this.#publish()
  }

  #refuse(key: string, refusal: Refusal): void {
    if (refusal === CANCELLED) return
    const { currentVersion } = refusal.details
    if (typeof currentVersion === 'number') this.#office.onMoved(currentVersion)
    const isJudged = refusal.code === 'VALIDATION_FAILED' || refusal.code === 'TOO_LARGE'
    const [first] = refusal.issues
    const reason = refusal.code === 'AUTH_REQUIRED' ? SIGNED_OUT : (first?.message ?? refusal.message)
    this.#change(key, { state: isJudged ? 'refused' : 'failed', reason })
  }

  #change(key: string, change: Partial<Upload>): void {
    const job = this.#jobs.find(({ upload }) => upload.key === key)
    if (!job) return
    job.upload = { ...job.upload, ...change }
    this.#publish()
  }

  #publish(): void {
    this.#state = { uploads: this.#jobs.map(({ upload }) => upload), views: new Map(this.#views) }
    for (const listener of this.#listeners) listener()
  }
}

const SIGNED_OUT = 'Your session has ended. Sign in again in another tab, then send it again.'

/** What needs no server to be said, so that nobody waits for an upload that is refused at its end. "" when it may be sent. */
function refusedAtOnce(file: File, role: string): string {
  if (!isFileRole(role)) return ''
  const verdict = file.size > ATTACHMENT_BYTES_MAX ? tooLarge(file.name) : verdictByName(file.name, role)
  return verdict && !verdict.ok ? verdict.reason : ''
}
