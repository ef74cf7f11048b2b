import 'server-only'
import { withDeadline } from '@/db/client'
import { findAttachmentContent, findImageContent } from '@/db/queries/listings/attachments'
import { contentDisposition, FILE_POLICY, readRange } from '@/lib/contract/attachment-delivery'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { hasRole } from '@/lib/domain/actor'
import { notFound, validationFailed } from '@/lib/domain/errors'
import { IMAGE_SIZES, type ImageSize, isOpenToBuyers, placedIds } from '@/lib/domain/listing/attachments/attachments'
import { blobStore } from '../blobs/configured-store'
import { findReadableRfqFile } from '../rfq/files'
import type { ServiceContext } from '../shared/context'

interface Served {
  key: string
  sha256: string
  bytes: number
  mime: string
  disposition: string
}

/** A file that its reader may have. */
interface Readable extends Omit<Served, 'disposition'> {
  name: string
  isImage: boolean
  /** Of the side that uploaded it, or an admin: the original, too. */
  isOwner: boolean
  /** To be looked at by everybody. */
  isOpen: boolean
}

/**
 * GET of an attachment: of a listing for everybody when buyers may see it on an ACTIVE listing, else for its owner and admins; of a request
 * for its parties; to all others it is not there. `?size=` gives a picture made for display. The other side gets pictures in no other way,
 * since the original carries what its camera noted.
 */
export async function serveAttachment(ctx: ServiceContext, call: RequestContext, id: string): Promise<ServiceResponse> {
  const size = readSize(call.query)
  const file = (await findListingFile(ctx, id)) ?? (await findTradeFile(ctx, id))
  if (!file) throw notFound()
  const { key, sha256, bytes, mime, name, isImage, isOwner, isOpen } = file
  if (size !== null && !isImage) throw notFound()

  const shownSize = size ?? (isImage && !isOwner ? DEFAULT_SIZE : null)
  const image = shownSize === null ? null : await withDeadline(() => findImageContent(ctx.db, id, shownSize))
  if (shownSize !== null && !image) throw notFound()
  const served: Served = image
    ? { ...image, mime: 'image/webp', disposition: 'inline' }
    : { key, sha256, bytes, mime, disposition: contentDisposition(name) }
  return deliver(call, served, isOpen)
}

async function findListingFile(ctx: ServiceContext, id: string): Promise<Readable | null> {
  const found = await withDeadline(() => findAttachmentContent(ctx.db, id))
  if (!found?.attachment.blobKey) return null
  const { attachment, sha256, sellerId, listingStatus, values, isImage } = found
  const isOwner = ctx.actor !== null && (hasRole(ctx.actor, 'admin') || ctx.actor.userId === sellerId)
  const isOpen = listingStatus === 'ACTIVE' && isOpenToBuyers({ ...attachment, isImage }, placedIds(values))
  if (!isOwner && !isOpen) return null
  const { name, bytes, mime, blobKey: key } = attachment
  return {
    key: key ?? '',
    sha256,
    bytes,
    mime,
    name,
    isImage,
    isOwner,
    isOpen,
  }
}

async function findTradeFile(ctx: ServiceContext, id: string): Promise<Readable | null> {
  const found = await findReadableRfqFile(ctx, id)
  if (!found) return null
  const { file, key, sha256, isOwn } = found
  const { name, bytes, mime, isImage } = file
  const isOwner = isOwn || (ctx.actor !== null && hasRole(ctx.actor, 'admin'))
  return {
    key,
    sha256,
    bytes,
    mime,
    name,
    isImage,
    isOwner,
    isOpen: false,
  }
}

const DEFAULT_SIZE: ImageSize = 1280

function readSize(query: URLSearchParams): ImageSize | null {
  const problem = (field: string, code: string, message: string) =>
    validationFailed([{ code, field: field.slice(0, 64), severity: 'error', message }])
  for (const name of query.keys()) {
    if (name !== 'size') throw problem(name, 'UNKNOWN_PARAMETER', 'There is no parameter of this name.')
  }
  const asked = query.get('size')
  if (asked === null) return null
  const size = IMAGE_SIZES.find((known) => String(known) === asked)
  if (size === undefined) throw problem('size', 'BAD_PARAMETER', `One of ${IMAGE_SIZES.join(', ')}.`)
  return size
}

function deliver(call: RequestContext, served: Served, isOpen: boolean): ServiceResponse {
  const { bytes, sha256, mime, disposition, key } = served
  const etag = `"${sha256.slice(0, 32)}"`
  const headers: Record<string, string> = {
    'content-type': mime,
    'content-disposition': disposition,
    'x-content-type-options': 'nosniff',
    'content-security-policy': FILE_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
    // Asked about each time: a file that was withdrawn a moment ago is not shown from a cache. Nobody on the way packs or changes it.
    'cache-control': isOpen ? 'private, no-cache, no-transform' : 'private, no-store, no-transform',
  }
  const ifRange = call.header('if-range')
  const range = ifRange === null || ifRange === etag ? readRange(call.header('range'), bytes) : null
  if (range === 'unsatisfiable') {
    const empty = { ...headers, 'content-range': `bytes */${bytes}`, 'content-length': '0' }
    return { etag, status: 416, content: { body: new Uint8Array(), headers: empty } }
  }
  // Opened when it is really wanted: not for a HEAD, nor for a reader who has it already.
  const body = () => blobStore().open(key, range ?? undefined)
  if (!range) return { etag, content: { body, headers: { ...headers, 'content-length': String(bytes) } } }
  const { start, end } = range
  const part = { 'content-range': `bytes ${start}-${end}/${bytes}`, 'content-length': String(end - start + 1) }
  return { etag, status: 206, content: { body, headers: { ...headers, ...part } } }
}
