import 'server-only'
import { join } from 'node:path'
import { type Env, env } from '@/lib/config/env'
import { processWide } from '@/lib/config/process-wide'
import type { Attachment, ListingFiles } from '@/lib/domain/listing/attachments/attachments'
import type { BlobStore } from './blob-store'
import { fileStore } from './file-store'
import { s3Store } from './s3-store'

type StorageSettings = Pick<
  Env,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

function isStorageExternal({ S3_ENDPOINT, S3_BUCKET }: StorageSettings): boolean {
  return S3_ENDPOINT !== undefined && S3_BUCKET !== undefined
}

/** The store that the settings name: one per process and setting. */
export function blobStore(settings: StorageSettings = env()): BlobStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, DATA_DIR } = settings
  if (S3_ENDPOINT === undefined || S3_BUCKET === undefined) return fileStore(join(DATA_DIR, 'blobs'))
  return processWide(`s3-store ${S3_ENDPOINT} ${S3_BUCKET}`, () =>
    s3Store({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    }),
  )
}

/** Where uploads are received before they are judged: next to the store, so that a rename moves them. */
export function uploadsFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'> = env()): string {
  return join(DATA_DIR, 'blobs', 'incoming')
}

/** A listing's files, and where new ones would go. */
export function listingFiles(attachments: readonly Attachment[]): ListingFiles {
  return { attachments, isStorageExternal: isStorageExternal(env()) }
}
