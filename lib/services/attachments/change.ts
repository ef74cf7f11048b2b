import 'server-only'
import { inTransaction, withDeadline } from '@/db/client'
import { deleteAttachments, updatePlacement } from '@/db/queries/listings/attachments'
import { findListingSellerId } from '@/db/queries/listings/listings'
import { Outcome } from '@/lib/contract/outcome'
import { DomainError, notFound, validationFailed } from '@/lib/domain/errors'
import { parseWith } from '@/lib/domain/fields/parse'
import { attachmentChangeSchema } from '@/lib/domain/listing/attachments/attachment-change'
import {
  VISIBILITY_OF_ROLE,
  visibilityOf,
  withoutAttachments,
} from '@/lib/domain/listing/attachments/attachment-placement'
import { presentAttachment, REJECTED } from '@/lib/domain/listing/attachments/attachments'
import type { EntitledSeller } from '../entitlement/seller-access'
import { listingOf } from '../listings/listing-change'
import type { ActorContext } from '../shared/context'
import { writeOnce } from '../shared/idempotency'
import { type AttachmentAfterWrite, openListing, storeFiles, targetOf, written } from './listing-files'

interface AttachmentKey {
  listingId: string
  attachmentId: string
}

/** Deletes an attachment, also from the fields that name it. @throws NOT_FOUND, and as an edit of the listing */
export async function deleteAttachment(
  ctx: ActorContext,
  seller: EntitledSeller,
  { listingId, attachmentId }: AttachmentKey,
): Promise<Outcome<AttachmentAfterWrite>> {
  const target = await targetOf(ctx, seller, listingId)
  const deleted = await inTransaction(ctx.db, async (tx) => {
    const stored = await openListing(tx, ctx, target)
    const attachment = stored.attachments.find(({ id }) => id === attachmentId)
    if (!attachment) throw notFound()
    await deleteAttachments(tx, [attachment.id], ctx.now)
    const listing = await storeFiles(tx, ctx, target, stored, {
      values: withoutAttachments(stored.listing.fields, [attachment.id]),
      attachments: stored.attachments.filter((one) => one !== attachment),
      event: { type: 'ATTACHMENT_REMOVED', data: { attachment: presentAttachment(attachment) } },
    })
    return written(listing, attachment)
  })
  return new Outcome(deleted)
}

/**
 * Changes who sees an attachment from now on; it keeps its place.
 * @throws NOT_FOUND, VALIDATION_FAILED, ACTION_NOT_POSSIBLE, and as an edit of the listing
 */
export async function changeAttachment(
  ctx: ActorContext,
  seller: EntitledSeller,
  { listingId, attachmentId, body }: AttachmentKey & { body: unknown },
): Promise<Outcome<AttachmentAfterWrite>> {
  const target = await targetOf(ctx, seller, listingId)
  if ((await withDeadline(() => findListingSellerId(ctx.db, target))) !== target.sellerId) throw notFound()
  const { visibility } = parseWith(attachmentChangeSchema, body)
  return writeOnce(ctx, { body }, async (tx) => {
    const stored = await openListing(tx, ctx, target)
    const before = stored.attachments.find(({ id }) => id === attachmentId)
    if (!before) throw notFound()
    if (before.status === REJECTED) {
      throw new DomainError('ACTION_NOT_POSSIBLE', 'This file was rejected and not kept, so no one can see it.')
    }
    if (visibilityOf(before.role, visibility) === null) throw validationFailed([VISIBILITY_OF_ROLE])
    if (before.visibility === visibility) return written(listingOf(stored), before)
    const attachment = { ...before, visibility }
    await updatePlacement(tx, attachment)
    const listing = await storeFiles(tx, ctx, target, stored, {
      values: stored.listing.fields,
      attachments: stored.attachments.map((one) => (one === before ? attachment : one)),
      event: { type: 'ATTACHMENT_CHANGED', data: { attachment: presentAttachment(attachment) } },
    })
    return written(listing, attachment)
  })
}
