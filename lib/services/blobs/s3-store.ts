import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { type BlobStore, guarded } from './blob-store'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A bucket that does not respond is not waited for any longer. */
const CONNECT_MS_MAX = 5000
const REQUEST_MS_MAX = 60_000

/** Contents in an S3-compatible bucket. The SDK is loaded with the first use. */
export function s3Store(settings: S3Settings): BlobStore {
  const { bucket: Bucket } = settings
  let loaded: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | null = null
  const load = () => {
    loaded ??= connect(settings)
    return loaded
  }
  return {
    isExternal: true,
    put: (Key, path) =>
      guarded(async () => {
        const { sdk, client } = await load()
        const { size } = await stat(path)
        const Body = createReadStream(path)
        await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: size }))
      }),
    open: (Key, range) =>
      guarded(async () => {
        const { sdk, client } = await load()
        const Range = range && `bytes=${range.start}-${range.end}`
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }))
        if (!(Body instanceof Readable)) throw new Error('no body')
        return Readable.toWeb(Body) as ReadableStream<Uint8Array>
      }),
    remove: (Key) =>
      guarded(async () => {
        const { sdk, client } = await load()
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))
      }),
    exists: (Key) =>
      guarded(async () => {
        const { sdk, client } = await load()
        try {
          await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))
          return true
        } catch (error) {
          if (error instanceof sdk.S3ServiceException && error.$metadata.httpStatusCode === 404) return false
          throw error
        }
      }),
  }
}

async function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS_MAX, requestTimeout: REQUEST_MS_MAX },
    // Trailing checksums are Amazon's own; other stores refuse them. Contents carry their sha256 in their name.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}
