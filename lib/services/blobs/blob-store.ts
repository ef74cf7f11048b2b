import 'server-only'
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
  return new DomainError(
    'UNAVAILABLE',
    'The store of files cannot be reached at the moment. Try again in a few seconds.',
    {
      retryAfterSeconds: 5,
    },
  )
}
