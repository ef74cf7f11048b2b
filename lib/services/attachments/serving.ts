import 'server-only'
import { withDeadline } from '@/db/client'
import { findAttachmentContent, findImageContent } from '@/db/queries/listings/attachments'
import type { OpenFile } from '@/lib/contract/attachment-delivery'
import { hasRole } from '@/lib/domain/actor'
import { notFound } from '@/lib/domain/errors'
import { type ImageSize, isOpenToBuyers, placedIds } from '@/lib/domain/listing/attachments/attachments'
import { blobStore } from '../blobs/configured-store'
import { findReadableRfqFile } from '../rfq/files'
import type { ServiceContext } from '../shared/context'

/** A file that its reader may have. */
interface ReadableFile {
  key: string
  sha256: string
  bytes: number
  mime: string
  name: string
  isImage: boolean
  /** Of the side that uploaded it, or an admin: the original, too. */
  isOwner: boolean
  /** For everyone to see. */
  isOpen: boolean
}

/**
 * A file to be sent: of a listing for everyone when buyers may see it on an ACTIVE listing, else for its owner and admins; of a request for
 * its parties. With a size it is a picture made for display. The other side gets pictures in no other way, since the original carries what
 * its camera noted.
 * @throws NOT_FOUND for everyone else
 */
export async function openAttachment(
  ctx: ServiceContext,
  { attachmentId: id, size }: { attachmentId: string; size: ImageSize | null },
): Promise<OpenFile> {
  const file = (await findListingFile(ctx, id)) ?? (await findTradeFile(ctx, id))
  if (!file) throw notFound()
  const { key, sha256, bytes, mime, name, isImage, isOwner, isOpen } = file
  if (size !== null && !isImage) throw notFound()

  const shownSize = size ?? (isImage && !isOwner ? DEFAULT_SIZE : null)
  if (shownSize === null) return { sha256, bytes, mime, name, isOpen, open: (range) => blobStore().open(key, range) }
  const image = await withDeadline(() => findImageContent(ctx.db, id, shownSize))
  if (!image) throw notFound()
  const open: OpenFile['open'] = (range) => blobStore().open(image.key, range)
  return { sha256: image.sha256, bytes: image.bytes, mime: 'image/webp', name: null, isOpen, open }
}

async function findListingFile(ctx: ServiceContext, id: string): Promise<ReadableFile | null> {
  const found = await withDeadline(() => findAttachmentContent(ctx.db, id))
  if (!found?.attachment.blobKey) return null
  const { attachment, sha256, sellerId, listingStatus, values, isImage } = found
  const isOwner = ctx.actor !== null && (hasRole(ctx.actor, 'admin') || ctx.actor.userId === sellerId)
  const isOpen = listingStatus === 'ACTIVE' && isOpenToBuyers({ ...attachment, isImage }, placedIds(values))
  if (!isOwner && !isOpen) return null
  const { name, bytes, mime, blobKey: key } = attachment
  return { key: key ?? '', sha256, bytes, mime, name, isImage, isOwner, isOpen }
}

async function findTradeFile(ctx: ServiceContext, id: string): Promise<ReadableFile | null> {
  const found = await findReadableRfqFile(ctx, id)
  if (!found) return null
  const { file, key, sha256, isOwn } = found
  const { name, bytes, mime, isImage } = file
  const isOwner = isOwn || (ctx.actor !== null && hasRole(ctx.actor, 'admin'))
  return { key, sha256, bytes, mime, name, isImage, isOwner, isOpen: false }
}

const DEFAULT_SIZE: ImageSize = 1280
