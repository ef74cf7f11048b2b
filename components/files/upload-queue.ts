import { type Refusal, randomKey } from '@/components/request/request'
import type { FileRole } from '@/lib/domain/fields/catalogue/attachments'
import { tooLarge, verdictByName } from '@/lib/domain/listing/attachments/attachment-verdict'
import { ATTACHMENT_BYTES_MAX } from '@/lib/domain/listing/attachments/attachments'

export type UploadState = 'waiting' | 'nameless' | 'sending' | 'refused' | 'failed'

/** A file on its way, or one that did not arrive. */
export interface Upload {
  key: string
  /** Where it is to stand; "" where there is one place. */
  role: string
  /** Null: as its place says. */
  visibility: 'buyer' | 'private' | null
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
  abort: AbortController
}

export interface QueueOffice {
  /** Sends one file. @returns null when it arrived, else its state and why; it never throws */
  send: (
    upload: Upload,
    file: File,
    watch: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<Pick<Upload, 'state' | 'reason'> | null>
  onChange: () => void
}

/** Files on their way, one after the other: a mill's line carries one picture faster than three. Outside of React. */
export class UploadQueue {
  readonly #office: QueueOffice
  readonly #jobs: Job[] = []
  #isRunning = false
  #current: Promise<void> = Promise.resolve()

  constructor(office: QueueOffice) {
    this.#office = office
  }

  get uploads(): readonly Upload[] {
    return this.#jobs.map(({ upload }) => upload)
  }

  /** Whether a file is on its way: leaving now would lose it. */
  get isBusy(): boolean {
    return this.#jobs.some(({ upload }) => upload.state === 'sending' || upload.state === 'waiting')
  }

  /** @param reasonOf why a file is not even sent; "" when it may be */
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
    this.#office.onChange()
    void this.run()
  }

  /** Stops an upload, or puts away one that did not arrive. */
  dismiss(key: string): void {
    const at = this.#jobs.findIndex(({ upload }) => upload.key === key)
    const [job] = at < 0 ? [] : this.#jobs.splice(at, 1)
    job?.abort.abort()
    this.#office.onChange()
  }

  retry(key: string): void {
    this.#change(key, { state: 'waiting', progress: 0, reason: '' })
    void this.run()
  }

  /** Resolves once the file that is being sent has its answer. */
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

  /** What waited for its record to have a name goes on. */
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
    const failure = await this.#office.send(job.upload, job.file, {
      signal: job.abort.signal,
      onProgress: (progress) => this.#change(key, { progress }),
    })
    if (failure) return this.#change(key, failure)
    const at = this.#jobs.indexOf(job)
    if (at >= 0) this.#jobs.splice(at, 1)
    this.#office.onChange()
  }

  #change(key: string, change: Partial<Upload>): void {
    const job = this.#jobs.find(({ upload }) => upload.key === key)
    if (!job) return
    job.upload = { ...job.upload, ...change }
    this.#office.onChange()
  }
}

const SIGNED_OUT = 'Your session has ended. Sign in again in another tab, then send it again.'

/** What a refusal makes of an upload: judged, or only not arrived. */
export function failureOf(refusal: Refusal): Pick<Upload, 'state' | 'reason'> {
  const isJudged = refusal.code === 'VALIDATION_FAILED' || refusal.code === 'TOO_LARGE'
  const [first] = refusal.issues
  const reason = refusal.code === 'AUTH_REQUIRED' ? SIGNED_OUT : (first?.message ?? refusal.message)
  return { state: isJudged ? 'refused' : 'failed', reason }
}

/** What needs no server to be said, so that nobody waits for an upload that is refused at its end. "" when it may be sent. */
export function refusedAtOnce(file: File, role: FileRole | null): string {
  const verdict = file.size > ATTACHMENT_BYTES_MAX ? tooLarge(file.name) : verdictByName(file.name, role)
  return verdict && !verdict.ok ? verdict.reason : ''
}
