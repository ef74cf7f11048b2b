import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { type Transaction, withDeadline } from '@/db/client'
import { claimBlob, holdBlobs, type NewImageRow } from '@/db/queries/listings/attachments'
import { unavailable } from '@/lib/domain/errors'
import type { ContentFacts, Hazard } from '@/lib/domain/listing/attachments/attachment-verdict'
import type { ImageSize } from '@/lib/domain/listing/attachments/attachments'
import { blobStore } from '../blobs/configured-store'
import type { ServiceContext } from '../shared/context'
import { makeImages } from './inspection/images'
import { countStored } from './quota'

interface Content {
  path: string
  sha256: string
  bytes: number
}

/** A picture's display size before it is kept. */
export interface MadeImage extends Content {
  size: ImageSize
  width: number
  height: number
}

const DECODERS: Partial<Record<ContentFacts['kind'], 'jpeg' | 'png' | 'webp'>> = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
}

/** The display sizes of a picture, or the hazard in the way. Files of other formats have no display sizes. */
export async function imagesOf(
  path: string,
  { kind }: ContentFacts,
): Promise<{ ok: true; images: MadeImage[] } | { ok: false; hazard: Hazard }> {
  const decoder = DECODERS[kind]
  if (!decoder) return { ok: true, images: [] }
  const made = await makeImages(path, imagesFolder(path), decoder)
  if (!made.ok) return made
  const images = await Promise.all(
    made.images.map(async ({ file, ...image }) => ({ ...image, path: file, ...(await measureFile(file)) })),
  )
  return { ok: true, images }
}

/** Where the display sizes of an incoming file are made. */
function imagesFolder(path: string): string {
  return `${path}.images`
}

/** The size of a file and the hash of its bytes, which are read in parts. */
export async function measureFile(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return { sha256: hash.digest('hex'), bytes: (await stat(path)).size }
}

/**
 * Puts contents into the store, each under the key of its live row. A content that is there already is not sent again, unless its bytes
 * are not.
 * @returns the keys, in the order given
 */
export async function keepContents(ctx: ServiceContext, contents: readonly Content[]): Promise<string[]> {
  const store = blobStore()
  const keys: string[] = []
  for (const { path, sha256, bytes } of contents) {
    const newKey = `${sha256}.${ctx.newId().replaceAll('-', '').slice(-12)}`
    const key = await withDeadline(() => claimBlob(ctx.db, { sha256, bytes, newKey, now: ctx.now }))
    if (key === newKey || !(await store.exists(key))) await store.put(key, path)
    keys.push(key)
  }
  return keys
}

/**
 * Puts a received file and its display sizes into the store.
 * @throws RATE_LIMITED when the company stores too much at a time
 */
export async function keepFile(
  ctx: ServiceContext,
  companyId: string,
  received: Content,
  images: readonly MadeImage[],
) {
  await countStored(ctx, companyId, received.bytes)
  const [blobKey, ...imageKeys] = await keepContents(ctx, [received, ...images])
  if (blobKey === undefined) throw new Error('each content has a key')
  return { blobKey, images: imageRows(images, imageKeys) }
}

/** Holds the contents of a file for the row that will name them. @throws UNAVAILABLE when they were swept, after more than an hour */
export async function holdContents(
  tx: Transaction,
  { now }: ServiceContext,
  { blobKey, images }: { blobKey: string; images: readonly NewImageRow[] },
): Promise<void> {
  const keys = [...new Set([blobKey, ...images.map((image) => image.blobKey)])]
  if ((await holdBlobs(tx, keys, now)).length < keys.length) throw unavailable()
}

function imageRows(images: readonly MadeImage[], keys: readonly string[]): NewImageRow[] {
  return images.flatMap(({ size, width, height }, position) => {
    const blobKey = keys[position]
    return blobKey === undefined ? [] : [{ size, width, height, blobKey }]
  })
}

/** Whatever the outcome, nothing of an upload stays in the incoming folder. */
export async function clearIncoming(path: string): Promise<void> {
  await rm(path, { force: true })
  await rm(imagesFolder(path), { recursive: true, force: true })
}
