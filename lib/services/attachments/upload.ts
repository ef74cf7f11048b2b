import 'server-only'
import { inTransaction, type Transaction, withDeadline } from '@/db/client'
import {
  deleteAttachments,
  findCompanyStorage,
  insertAttachment,
  listRejectionsBeyond,
  lockCompanyStorage,
  type NewImageRow,
} from '@/db/queries/listings/attachments'
import { findListingSellerId } from '@/db/queries/listings/listings'
import type { Outcome, Written } from '@/lib/contract/outcome'
import { DomainError, errorIssue, type Issue, notFound, validationFailed } from '@/lib/domain/errors'
import { FILE_ROLES, type FileRole, isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import { cleanFileName } from '@/lib/domain/listing/attachments/attachment-formats'
import {
  roleItemsMax,
  VISIBILITY_OF_ROLE,
  visibilityOf,
  withAttachment,
} from '@/lib/domain/listing/attachments/attachment-placement'
import { tooLarge, type Verdict } from '@/lib/domain/listing/attachments/attachment-verdict'
import {
  type Attachment,
  idsOfRole,
  presentAttachment,
  presentFiles,
  REJECTED,
  UPLOADED,
  VISIBILITIES,
  type Visibility,
} from '@/lib/domain/listing/attachments/attachments'
import type { EntitledSeller } from '../entitlement/seller-access'
import type { ActorContext, ServiceContext } from '../shared/context'
import { fieldRefused } from '../shared/field-refused'
import { earlierOutcome, writeOnce } from '../shared/idempotency'
import { judgeFile } from './inspection/judgement'
import { clearIncoming, holdContents, keepFile } from './keep'
import {
  type AttachmentAfterWrite,
  type ListingTarget,
  openListing,
  storeFiles,
  targetOf,
  written,
} from './listing-files'
import { requireQuota } from './quota'
import { type Received, receiveFile, type SentBody } from './reception'

/** More rejections than these add nothing; the oldest are deleted. */
const REJECTIONS_KEPT = 200

/** What an upload says about its bytes. */
interface Wish {
  name: string
  role: FileRole
  visibility: Visibility
}

/**
 * Adds a file to a listing (reference 5). Order of judgement: listing, quota, body, file, version. The bytes are in the store before
 * the one transaction that makes them the listing's, so that a row never lacks them.
 * @throws NOT_FOUND, VALIDATION_FAILED, TOO_LARGE, STORAGE_QUOTA_REACHED, RATE_LIMITED, and as an edit of the listing
 */
export async function uploadAttachment(
  ctx: ActorContext,
  seller: EntitledSeller,
  { listingId, sent }: { listingId: string; sent: SentBody },
): Promise<Outcome<AttachmentAfterWrite>> {
  const target = await targetOf(ctx, seller, listingId)
  await requireChangeable(ctx, target)
  const received = await receiveFile(sent, ctx.newId)
  try {
    const wish = readWish(received)
    const { sha256, bytes } = received
    const content = { ...wish, sha256 }
    const earlier = await earlierOutcome<AttachmentAfterWrite>(ctx, content)
    if (earlier) return earlier
    const { verdict, images } = await judgeFile(received, wish)
    if (!verdict.ok) throw await reject(ctx, target, { received, wish, verdict })
    requireQuota(await withDeadline(() => findCompanyStorage(ctx.db, target.companyId)), { files: 1, bytes })
    const kept = await keepFile(ctx, target.companyId, received, images)
    const file = { ...wish, bytes, mime: verdict.mime, ...kept }
    return await writeOnce(ctx, content, (tx) => add(tx, ctx, target, file))
  } finally {
    await clearIncoming(received.path)
  }
}

/**
 * What can be refused before a byte is read. With an Idempotency-Key the quota waits: the request may repeat one that was stored.
 * @throws NOT_FOUND, STORAGE_QUOTA_REACHED
 */
async function requireChangeable(ctx: ServiceContext, target: ListingTarget): Promise<void> {
  const [owner, storage] = await withDeadline(() =>
    Promise.all([findListingSellerId(ctx.db, target), findCompanyStorage(ctx.db, target.companyId)]),
  )
  if (owner !== target.sellerId) throw notFound()
  if ((ctx.conditions?.idempotencyKey ?? null) === null) requireQuota(storage, { files: 1, bytes: 1 })
}

/** @throws VALIDATION_FAILED with every problem of the fields with the file; TOO_LARGE when nothing else can be judged */
function readWish({ fields, name, isTooLarge }: Received): Wish {
  const issues: Issue[] = []
  const add = (field: string, code: string, message: string) => issues.push(errorIssue(code, field, message))
  for (const field of fields.keys()) {
    if (field !== 'role' && field !== 'visibility')
      add(field.slice(0, 64), 'UNKNOWN_FIELD', 'There is no such field here.')
  }
  const role = fields.get('role') ?? ''
  const visibility = fields.get('visibility') || null
  const isKnownVisibility = VISIBILITIES.some((known) => known === visibility)
  // Its length was refused before its fields could be read.
  if (isTooLarge && !fields.has('role')) throw tooLargeError(tooLarge(name))
  if (!isFileRole(role)) add('role', 'ROLE_UNKNOWN', `The role is one of ${FILE_ROLES.join(', ')}.`)
  if (visibility !== null && !isKnownVisibility)
    add('visibility', 'VISIBILITY_UNKNOWN', 'The visibility is buyer or private.')
  const seen = isFileRole(role) ? visibilityOf(role, isKnownVisibility ? (visibility as Visibility) : null) : 'private'
  if (seen === null) issues.push(VISIBILITY_OF_ROLE)
  if (issues.length > 0 || !isFileRole(role) || seen === null) throw validationFailed(issues)
  return { name: cleanFileName(name), role, visibility: seen }
}

interface NewFile extends Wish {
  bytes: number
  mime: string
  blobKey: string
  images: readonly NewImageRow[]
}

async function add(
  tx: Transaction,
  ctx: ActorContext,
  target: ListingTarget,
  file: NewFile,
): Promise<Written<AttachmentAfterWrite>> {
  const stored = await openListing(tx, ctx, target)
  await lockCompanyStorage(tx, target.companyId)
  requireQuota(await findCompanyStorage(tx, target.companyId), { files: 1, bytes: file.bytes })
  const { images, blobKey, ...wish } = file
  const id = ctx.newId()
  const placed = withAttachment(target.definition, stored.listing.fields, { id, role: file.role })
  const itemsMax = roleItemsMax(target.definition, file.role)
  if (idsOfRole(placed.values, file.role).length > itemsMax) {
    throw fieldRefused('TOO_MANY', file.role, `At most ${itemsMax}. Delete one first.`)
  }
  await holdContents(tx, ctx, file)
  const { listingId, companyId } = target
  const row = { ...wish, id, blobKey, listingId, companyId, status: UPLOADED } as const
  await insertAttachment(tx, { ...row, uploadedBy: ctx.actor.userId, createdAt: ctx.now }, images)
  await deleteAttachments(tx, placed.replacedIds, ctx.now)
  const attachment: Attachment = { ...wish, id, status: UPLOADED, reason: '', isImage: images.length > 0 }
  const listing = await storeFiles(tx, ctx, target, stored, {
    values: placed.values,
    attachments: [...stored.attachments.filter((one) => !placed.replacedIds.includes(one.id)), attachment],
    event: {
      type: 'ATTACHMENT_ADDED',
      data: { attachment: presentAttachment(attachment), replacedIds: placed.replacedIds },
    },
  })
  return written(listing, attachment, true)
}

/** Records a rejection, without its bytes. @returns what to throw */
async function reject(
  ctx: ActorContext,
  target: ListingTarget,
  upload: { received: Received; wish: Wish; verdict: Extract<Verdict, { ok: false }> },
): Promise<DomainError> {
  const { received, wish, verdict } = upload
  const { reason, mime } = verdict
  const row = { ...wish, id: ctx.newId(), bytes: received.bytes, mime, status: REJECTED, reason }
  const attachment: Attachment = { ...row, isImage: false }
  const listing = await inTransaction(ctx.db, async (tx) => {
    const stored = await openListing(tx, ctx, target)
    const { listingId, companyId } = target
    const uploadedBy = ctx.actor.userId
    await insertAttachment(tx, { ...row, blobKey: null, listingId, companyId, uploadedBy, createdAt: ctx.now }, [])
    const dropped = await listRejectionsBeyond(tx, listingId, REJECTIONS_KEPT)
    await deleteAttachments(tx, dropped, ctx.now)
    return storeFiles(tx, ctx, target, stored, {
      values: stored.listing.fields,
      attachments: [...stored.attachments.filter(({ id }) => !dropped.includes(id)), attachment],
      event: { type: 'ATTACHMENT_REJECTED', data: { attachment: presentAttachment(attachment) } },
      // What was refused is no change that buyers should see on top.
      keepsUpdatedAt: true,
    })
  })
  const { attachmentExperience } = presentFiles(listing.values, listing.files, { isOwner: true })
  const details = { attachment: presentAttachment(attachment), attachmentExperience, currentVersion: listing.version }
  if (verdict.code === 'FILE_TOO_LARGE') return tooLargeError(verdict, details)
  const issue = errorIssue(verdict.code, 'file', reason)
  return new DomainError('VALIDATION_FAILED', reason, { issues: [issue], details })
}

function tooLargeError(verdict: Verdict, details: Record<string, unknown> = {}): DomainError {
  return new DomainError('TOO_LARGE', verdict.ok ? '' : verdict.reason, { details })
}
