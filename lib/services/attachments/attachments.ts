import 'server-only'
import { inTransaction, type Transaction, withDeadline } from '@/db/client'
import {
  deleteAttachments,
  findCompanyStorage,
  holdBlobs,
  insertAttachment,
  listRejectionsBeyond,
  lockCompanyStorage,
  type NewImageRow,
  updatePlacement,
} from '@/db/queries/listings/attachments'
import { findListingSellerId, findOwnListingForUpdate, type WholeListingRow } from '@/db/queries/listings/listings'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { DomainError, type Issue, notFound, unavailable, validationFailed } from '@/lib/domain/errors'
import { FILE_ROLES, type FileRole, isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FieldValues } from '@/lib/domain/fields/field'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { attachmentChangeSchema } from '@/lib/domain/listing/attachments/attachment-change'
import { cleanFileName } from '@/lib/domain/listing/attachments/attachment-formats'
import {
  roleItemsMax,
  VISIBILITY_OF_ROLE,
  visibilityOf,
  withAttachment,
  withoutAttachments,
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
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import type { Listing } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { listingFiles } from '../blobs/configured-store'
import { requireEntitlement, sellerForWrite } from '../entitlement/seller-access'
import { archived, listingOf, readyDefinition, storeListing } from '../listings/listing-change'
import { listingRow } from '../listings/listing-row'
import { type RatesInForce, ratesInForce } from '../operation/exchange-rates'
import type { ServiceContext } from '../shared/context'
import { earlierAnswer, runIdempotent } from '../shared/idempotency'
import { requireVersion } from '../shared/version'
import { judgeFile } from './inspection/judgement'
import { clearIncoming, imageRows, keepContents } from './keep'
import { countStored, requireQuota } from './quota'
import { type Received, receiveFile } from './reception'

/** More rejections than these say nothing new; the oldest give way. */
const REJECTIONS_KEPT = 200

interface ListingKey {
  moduleKey: ModuleKey
  listingId: string
}

/** The listing's seller, whom the entitlement is asked of; the definition, since nothing is attached to a module without one. */
interface Gate extends ListingKey {
  sellerId: string
  companyId: string
  definition: ModuleDefinition
  /** Its price is reckoned again with its other derived columns. */
  ofTheDay: RatesInForce
}

/** What an upload says beside its bytes. */
interface Wish {
  name: string
  role: FileRole
  visibility: Visibility
}

/**
 * POST of an attachment (contract section 5). Order of judgement: entitlement, listing, quota, body, file, version. The bytes are in the
 * store before the one transaction that makes them the listing's, so that a row never lacks them.
 */
export async function uploadAttachment(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  key: ListingKey,
): Promise<ServiceResponse> {
  const gate = await passGate(ctx, key)
  await requireChangeable(ctx, gate, call.idempotencyKey !== null)
  const received = await receiveFile(call, ctx.newId)
  try {
    const wish = readWish(received)
    const { sha256, bytes } = received
    const earlier = await earlierAnswer(ctx, call, { ...wish, sha256 })
    if (earlier) return earlier
    const { verdict, images } = await judgeFile(received, wish)
    if (!verdict.ok) throw await reject(ctx, call, gate, { received, wish, verdict })
    requireQuota(await withDeadline(() => findCompanyStorage(ctx.db, gate.companyId)), { files: 1, bytes })
    await countStored(ctx, gate.companyId, bytes)
    const [blobKey, ...imageKeys] = await keepContents(ctx, [received, ...images])
    if (blobKey === undefined) throw new Error('each content has a key')
    return await runIdempotent(ctx, call, { ...wish, sha256 }, (tx) =>
      add(tx, ctx, call, gate, {
        ...wish,
        bytes,
        mime: verdict.mime,
        blobKey,
        images: imageRows(images, imageKeys),
      }),
    )
  } finally {
    await clearIncoming(received.path)
  }
}

/** DELETE of an attachment: it leaves the fields that name it, too. */
export async function deleteAttachment(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  key: ListingKey & { attachmentId: string },
): Promise<ServiceResponse> {
  const gate = await passGate(ctx, key)
  return inTransaction(ctx.db, async (tx) => {
    const stored = await openListing(tx, call, gate)
    const attachment = stored.attachments.find(({ id }) => id === key.attachmentId)
    if (!attachment) throw notFound()
    await deleteAttachments(tx, [attachment.id], ctx.now)
    const listing = await change(tx, ctx, gate, stored, {
      values: withoutAttachments(stored.listing.fields, [attachment.id]),
      attachments: stored.attachments.filter((one) => one !== attachment),
      event: { type: 'ATTACHMENT_REMOVED', data: { attachment: presentAttachment(attachment) } },
    })
    return answerOf(listing, attachment, 200)
  })
}

/** POST of an attachment that is there: who sees it from now on. It stays where it stands. */
export async function changeAttachment(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  key: ListingKey & { attachmentId: string },
): Promise<ServiceResponse> {
  const gate = await passGate(ctx, key)
  const body = await call.readJson()
  if ((await withDeadline(() => findListingSellerId(ctx.db, gate))) !== gate.sellerId) throw notFound()
  const parsed = attachmentChangeSchema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const { visibility } = parsed.data
  return runIdempotent(ctx, call, { body }, async (tx) => {
    const stored = await openListing(tx, call, gate)
    const before = stored.attachments.find(({ id }) => id === key.attachmentId)
    if (!before) throw notFound()
    if (before.status === REJECTED) {
      throw new DomainError('ACTION_NOT_POSSIBLE', 'Nothing is kept of a rejected file: nobody sees it.')
    }
    if (visibilityOf(before.role, visibility) === null) throw validationFailed([VISIBILITY_OF_ROLE])
    if (before.visibility === visibility) return answerOf(listingOf(stored), before, 200)
    const attachment = { ...before, visibility }
    await updatePlacement(tx, attachment)
    const listing = await change(tx, ctx, gate, stored, {
      values: stored.listing.fields,
      attachments: stored.attachments.map((one) => (one === before ? attachment : one)),
      event: { type: 'ATTACHMENT_CHANGED', data: { attachment: presentAttachment(attachment) } },
    })
    return answerOf(listing, attachment, 200)
  })
}

async function passGate(ctx: ServiceContext<Actor>, { moduleKey, listingId }: ListingKey): Promise<Gate> {
  // An admin writes for the seller whose listing it is.
  const isAdmin = hasRole(ctx.actor, 'admin')
  const sellerId = isAdmin ? await withDeadline(() => findListingSellerId(ctx.db, { moduleKey, listingId })) : null
  if (isAdmin && sellerId === null) throw notFound()
  const seller = await sellerForWrite(ctx, sellerId)
  requireEntitlement(ctx, seller, moduleKey)
  const { facts } = seller
  return {
    moduleKey,
    listingId,
    sellerId: facts.sellerId,
    companyId: facts.companyId,
    definition: readyDefinition(moduleKey),
    ofTheDay: await ratesInForce(ctx.db),
  }
}

/**
 * What can be refused before a byte is read. A repeated request may have to be answered as the first one was, so that its state is judged in
 * the transaction alone.
 */
async function requireChangeable(ctx: ServiceContext, gate: Gate, mayBeRepeated: boolean): Promise<void> {
  const [owner, storage] = await withDeadline(() =>
    Promise.all([findListingSellerId(ctx.db, gate), findCompanyStorage(ctx.db, gate.companyId)]),
  )
  if (owner !== gate.sellerId) throw notFound()
  if (!mayBeRepeated) requireQuota(storage, { files: 1, bytes: 1 })
}

/** @throws VALIDATION_FAILED with every problem of the fields beside the file; TOO_LARGE when nothing more than that can be said */
function readWish({ fields, name, isTooLarge }: Received): Wish {
  const issues: Issue[] = []
  const add = (field: string, code: string, message: string) => issues.push({ code, field, severity: 'error', message })
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
  if (seen === null) {
    issues.push(VISIBILITY_OF_ROLE)
  }
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
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  gate: Gate,
  file: NewFile,
): Promise<ServiceResponse> {
  const stored = await openListing(tx, call, gate)
  await lockCompanyStorage(tx, gate.companyId)
  requireQuota(await findCompanyStorage(tx, gate.companyId), { files: 1, bytes: file.bytes })
  const { images, blobKey, ...wish } = file
  const id = ctx.newId()
  const placed = withAttachment(gate.definition, stored.listing.fields, { id, role: file.role })
  const itemsMax = roleItemsMax(gate.definition, file.role)
  if (idsOfRole(placed.values, file.role).length > itemsMax) {
    throw validationFailed([
      { code: 'TOO_MANY', field: file.role, severity: 'error', message: `At most ${itemsMax}. Delete one first.` },
    ])
  }
  const keys = [...new Set([blobKey, ...images.map((image) => image.blobKey)])]
  // Swept between its keeping and here: more than an hour went by.
  if ((await holdBlobs(tx, keys, ctx.now)).length < keys.length) throw unavailable()
  await insertAttachment(
    tx,
    {
      ...wish,
      id,
      blobKey,
      listingId: gate.listingId,
      companyId: gate.companyId,
      uploadedBy: ctx.actor.userId,
      status: UPLOADED,
      createdAt: ctx.now,
    },
    images,
  )
  await deleteAttachments(tx, placed.replacedIds, ctx.now)
  const attachment: Attachment = { ...wish, id, status: UPLOADED, reason: '', isImage: images.length > 0 }
  const listing = await change(tx, ctx, gate, stored, {
    values: placed.values,
    attachments: [...stored.attachments.filter((one) => !placed.replacedIds.includes(one.id)), attachment],
    event: {
      type: 'ATTACHMENT_ADDED',
      data: { attachment: presentAttachment(attachment), replacedIds: placed.replacedIds },
    },
  })
  return answerOf(listing, attachment, 201)
}

/** A rejection is recorded, without bytes, and answered with its record. @returns what to throw */
async function reject(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  gate: Gate,
  upload: { received: Received; wish: Wish; verdict: Extract<Verdict, { ok: false }> },
): Promise<DomainError> {
  const { received, wish, verdict } = upload
  const { reason, mime } = verdict
  const row = { ...wish, id: ctx.newId(), bytes: received.bytes, mime, status: REJECTED, reason }
  const attachment: Attachment = { ...row, isImage: false }
  const listing = await inTransaction(ctx.db, async (tx) => {
    const stored = await openListing(tx, call, gate)
    const { listingId, companyId } = gate
    const uploadedBy = ctx.actor.userId
    await insertAttachment(tx, { ...row, blobKey: null, listingId, companyId, uploadedBy, createdAt: ctx.now }, [])
    const dropped = await listRejectionsBeyond(tx, listingId, REJECTIONS_KEPT)
    await deleteAttachments(tx, dropped, ctx.now)
    return change(tx, ctx, gate, stored, {
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
  const issue: Issue = { code: verdict.code, field: 'file', severity: 'error', message: reason }
  return new DomainError('VALIDATION_FAILED', reason, { issues: [issue], details })
}

function tooLargeError(verdict: Verdict, details: Record<string, unknown> = {}): DomainError {
  return new DomainError('TOO_LARGE', verdict.ok ? '' : verdict.reason, { details })
}

/** The seller's listing, locked, as long as its files may be changed. @throws as an edit */
async function openListing(tx: Transaction, call: RequestContext<Actor>, gate: Gate): Promise<WholeListingRow> {
  const stored = await findOwnListingForUpdate(tx, gate)
  if (!stored) throw notFound()
  if (stored.listing.status === 'ARCHIVED') throw archived()
  requireVersion(stored.listing.version, undefined, call.ifMatch)
  return stored
}

/** The listing's next version, with its texts and its event. */
async function change(
  tx: Transaction,
  ctx: ServiceContext<Actor>,
  { definition, ofTheDay }: Gate,
  stored: WholeListingRow,
  next: {
    values: FieldValues
    attachments: readonly Attachment[]
    event: { type: string; data: Record<string, unknown> }
    keepsUpdatedAt?: boolean
  },
): Promise<Listing> {
  const before = listingOf(stored)
  const listing: Listing = {
    ...before,
    values: next.values,
    files: listingFiles(next.attachments),
    version: before.version + 1,
    updatedBy: ctx.actor.userId,
    updatedAt: next.keepsUpdatedAt ? before.updatedAt : ctx.now,
  }
  await storeListing(tx, ctx, {
    listing,
    row: listingRow(listing, definition, ofTheDay),
    facets: listingFacets(listing, definition),
    before: stored.listing,
    statusBeforeArchive: null,
    isAdmin: hasRole(ctx.actor, 'admin'),
    usesArrival: false,
    event: next.event,
  })
  return listing
}

function answerOf(listing: Listing, attachment: Attachment, status: 200 | 201): ServiceResponse {
  const { attachmentExperience } = presentFiles(listing.values, listing.files, { isOwner: true })
  return {
    status,
    etag: `"${listing.version}"`,
    body: { ok: true, success: true, attachment: presentAttachment(attachment), attachmentExperience },
  }
}
