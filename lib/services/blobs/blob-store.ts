import 'server-only'
import { log } from '@/lib/config/log'
import { DomainError } from '@/lib/domain/errors'

/** A part of a content, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where contents are kept, by name (db/schema/attachments.ts, blobs). Every failure is UNAVAILABLE. */
export interface BlobStore {
  readonly isExternal: boolean
  /** Takes over the file at `path`, durably; the file may be gone afterwards. Putting the same name again changes nothing. */
  put(key: string, path: string): Promise<void>
  /** @throws UNAVAILABLE also when the content is not there: its row says that it should be */
  open(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /** What is not there is removed already. */
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
}

export function storageUnavailable(): DomainError {
  const message = 'The store of files cannot be reached at the moment. Try again in a few seconds.'
  return new DomainError('UNAVAILABLE', message, { retryAfterSeconds: 5 })
}

/** Runs work on the store. @throws UNAVAILABLE for every failure; the log has its code or name */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    log().error({ err: failureOf(error) }, 'the store of files failed')
    throw storageUnavailable()
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
