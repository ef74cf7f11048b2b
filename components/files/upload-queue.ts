import { type Refusal, randomKey } from '@/components/request/request'
import type { FileRole } from '@/lib/domain/fields/catalogue/attachments'
import { tooLarge, verdictByName } from '@/lib/domain/listing/attachments/attachment-verdict'
import { ATTACHMENT_BYTES_MAX } from '@/lib/domain/listing/attachments/attachments'

export type UploadState = 'waiting' | 'nameless' | 'sending' | 'refused' | 'failed'

/** A file that is being sent or could not be sent. */
export interface Upload {
  key: string
  /** The field it belongs to; "" when there is only one. */
  role: string
  /** Null: the default of its field. */
  visibility: 'buyer' | 'private' | null
  name: string
  bytes: number
  state: UploadState
  /** 0 to 1. */
  progress: number
  /** Why it was not sent. */
  reason: string
}

interface Job {
  upload: Upload
  file: File
  abort: AbortController
}

export interface UploadQueueDeps {
  /** Sends one file and never throws. @returns null when it arrived, else its state and the reason */
  send: (
    upload: Upload,
    file: File,
    watch: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<Pick<Upload, 'state' | 'reason'> | null>
  onChange: () => void
}

/** Sends files one after the other, which is faster on a slow line. Independent of React. */
export class UploadQueue {
  readonly #deps: UploadQueueDeps
  readonly #jobs: Job[] = []
  #isRunning = false
  #current: Promise<void> = Promise.resolve()

  constructor(deps: UploadQueueDeps) {
    this.#deps = deps
  }

  get uploads(): readonly Upload[] {
    return this.#jobs.map(({ upload }) => upload)
  }

  /** Whether a file is being sent; leaving the page would lose it. */
  get isBusy(): boolean {
    return this.#jobs.some(({ upload }) => upload.state === 'sending' || upload.state === 'waiting')
  }

  /** @param reasonOf why a file must not be sent, or "" */
  add(files: readonly File[], place: Pick<Upload, 'role' | 'visibility'>, reasonOf: (file: File) => string): void {
    for (const file of files) {
      const reason = reasonOf(file)
      const upload: Upload = {
        ...place,
        key: randomKey(),
        name: file.name,
        bytes: file.size,
        state: reason ? 'refused' : 'waiting',
        progress: 0,
        reason,
      }
      this.#jobs.push({ upload, file, abort: new AbortController() })
    }
    this.#deps.onChange()
    void this.run()
  }

  /** Stops an upload, or removes one that failed. */
  dismiss(key: string): void {
    const at = this.#jobs.findIndex(({ upload }) => upload.key === key)
    const [job] = at < 0 ? [] : this.#jobs.splice(at, 1)
    job?.abort.abort()
    this.#deps.onChange()
  }

  retry(key: string): void {
    this.#change(key, { state: 'waiting', progress: 0, reason: '' })
    void this.run()
  }

  /** Resolves when the current upload is finished. */
  async settled(): Promise<void> {
    await this.#current
  }

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

  /** Sends the files that waited for their record to be saved. */
  resume(): void {
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
    const failure = await this.#deps.send(job.upload, job.file, {
      signal: job.abort.signal,
      onProgress: (progress) => this.#change(key, { progress }),
    })
    if (failure) return this.#change(key, failure)
    const at = this.#jobs.indexOf(job)
    if (at >= 0) this.#jobs.splice(at, 1)
    this.#deps.onChange()
  }

  #change(key: string, change: Partial<Upload>): void {
    const job = this.#jobs.find(({ upload }) => upload.key === key)
    if (!job) return
    job.upload = { ...job.upload, ...change }
    this.#deps.onChange()
  }
}

const SIGNED_OUT = 'Your session has ended. Sign in again in another tab, then send the file again.'

/** The state of an upload after a refusal: refused by a rule, or failed. */
export function failureOf(refusal: Refusal): Pick<Upload, 'state' | 'reason'> {
  const isRefused = refusal.code === 'VALIDATION_FAILED' || refusal.code === 'TOO_LARGE'
  const [first] = refusal.issues
  const reason = refusal.code === 'AUTH_REQUIRED' ? SIGNED_OUT : (first?.message ?? refusal.message)
  return { state: isRefused ? 'refused' : 'failed', reason }
}

/** Why the server would refuse the file, checked before a long upload; "" when it may be sent. */
export function refusedAtOnce(file: File, role: FileRole | null): string {
  const verdict = file.size > ATTACHMENT_BYTES_MAX ? tooLarge(file.name) : verdictByName(file.name, role)
  return verdict && !verdict.ok ? verdict.reason : ''
}
