import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import { updatePlacement } from '@/db/queries/attachments'
import { knownFacetIds } from '@/db/queries/facet-dictionary'
import {
  countOwnListings,
  findListingSellerId,
  findNewArrivalUsage,
  findOwnCheapest,
  findOwnListingForUpdate,
  findOwnListingWithSku,
  findVisibleListing,
  listOwnListings,
  takeNewArrival,
} from '@/db/queries/listings'
import { type Actor, hasRole } from '@/lib/domain/actor'
import type { Answer, Call } from '@/lib/domain/call'
import { type DomainError, type Issue, notFound, validationFailed } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { movedAttachments, placedAttachments, placementIssues } from '@/lib/domain/listing/attachment-placement'
import { type CatalogueQuery, encodeCursor } from '@/lib/domain/listing/catalogue-query'
import { completeness } from '@/lib/domain/listing/completeness'
import type { ContextPurpose } from '@/lib/domain/listing/context'
import { listingFacets } from '@/lib/domain/listing/facets'
import { judgeListing, judgeValues } from '@/lib/domain/listing/judge'
import type { Listing, ListingStatus, SellerFacts } from '@/lib/domain/listing/listing'
import { NEW_ARRIVAL_REPEAT_LIMIT, newArrivalLimitReached } from '@/lib/domain/listing/new-arrival'
import { ownListingsIssues, ownListingsQuestion } from '@/lib/domain/listing/own-listings'
import { ownerSeesMore, presentListing, spliceRecord } from '@/lib/domain/listing/present'
import { canonicalValues, isModuleReady } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { listingFiles } from './blobs/configured-store'
import type { ServiceContext } from './context'
import { archived, listingOf, readyDefinition, storeListing } from './listing-change'
import { listingRow } from './listing-row'
import { runOnce } from './once'
import { requireEntitlement, sellerForWrite } from './seller-access'
import { requireVersion } from './version'

/**
 * Creates a listing, or edits the seller's own when the body names one (contract section 4). Order of judgement: entitlement, body,
 * record, rules, version.
 */
export async function writeListing(
  ctx: ServiceContext<Actor>,
  call: Call<Actor>,
  moduleKey: ModuleKey,
): Promise<Answer> {
  const { isPreview, isAutosave } = readMode(call)
  // For an admin the body says for whom he writes; for everyone else the entitlement comes before the body is read.
  const early = hasRole(ctx.actor, 'admin') ? await call.readJson() : undefined
  const seller = await sellerForWrite(ctx, namedSeller(call, early))
  requireEntitlement(ctx, seller, moduleKey)
  const definition = readyDefinition(moduleKey)
  const body = early ?? (await call.readJson())
  const write = await prepareListingWrite(ctx, {
    definition,
    seller: seller.facts,
    body,
    ifMatch: call.ifMatch,
    isPreview,
    isAutosave,
  })
  const answer = async (tx: Transaction): Promise<Answer> => {
    const { listing, isCreated, recordText, warnings } = await write(tx)
    return {
      status: isCreated && !isPreview ? 201 : 200,
      ...writeAnswer(listing, definition, { recordText, purpose: 'LISTING_WRITE', issues: warnings }),
    }
  }
  if (isPreview) return withDeadline(() => ctx.db.transaction(answer))
  return runOnce(ctx, call, { body, query: call.query.toString() }, answer)
}

interface ListingWrite {
  definition: ModuleDefinition
  /** Entitled: whoever asks has been through the gate. */
  seller: SellerFacts
  body: unknown
  ifMatch?: string | null
  /** Judge and present, write nothing. */
  isPreview?: boolean
  isAutosave?: boolean
  /** With isPreview: new arrivals that writes before this one would have used. */
  arrivalsBefore?: number
}

export interface WrittenListing {
  listing: Listing
  isCreated: boolean
  usesArrival: boolean
  recordText: string
  warnings: Issue[]
}

/**
 * The one write of a listing, for the route and for imports: judges the body, reads what a new record needs before the transaction holds a
 * connection, and gives back the write to be run in a transaction. The write throws VALIDATION_FAILED, NOT_FOUND and the conflicts.
 */
export async function prepareListingWrite(
  ctx: ServiceContext<Actor>,
  asked: ListingWrite,
): Promise<(tx: Transaction) => Promise<WrittenListing>> {
  const { definition, seller: facts, body, ifMatch = null, isPreview = false, isAutosave = false } = asked
  const { moduleKey } = definition
  const judge = (stored: FieldValues, storedStatus: 'ACTIVE' | 'DRAFT') =>
    judgeListing({ definition, body, stored, storedStatus, isMicroOrSmall: facts.isMicroOrSmall })
  const asNew = judge({}, 'ACTIVE')
  const { listingId } = asNew.control
  const beforehand = listingId ? null : await readBeforehand(ctx, definition, { values: asNew.values, seller: facts })

  return async (tx) => {
    const stored = listingId
      ? await findOwnListingForUpdate(tx, { moduleKey, listingId, sellerId: facts.sellerId })
      : null
    if (listingId && !stored) throw notFound()
    const before = stored?.listing ?? null
    const storedStatus = before?.status === 'DRAFT' ? 'DRAFT' : 'ACTIVE'
    const judgement = before ? judge(before.fields, storedStatus) : asNew
    const attachments = stored?.attachments ?? []
    const misplaced = placementIssues({ values: judgement.values, stored: before?.fields ?? {}, attachments })
    if (judgement.blocking.length > 0 || misplaced.length > 0) {
      throw validationFailed([...judgement.blocking, ...misplaced, ...judgement.warnings])
    }
    if (isAutosave && (judgement.status !== 'DRAFT' || before?.status === 'ACTIVE')) throw autosaveOfPublished()
    if (before) {
      if (before.status === 'ARCHIVED') throw archived()
      requireVersion(before.version, judgement.control.expectedVersion, ifMatch)
    }

    const id = before?.id ?? ctx.newId()
    const usesArrival = judgement.values.newArrival === true && !stored?.newArrivals.isUsedHere
    const { arrivalsBefore = 0 } = asked
    const usageCount = usesArrival
      ? await newArrivalUse(tx, ctx, { listingId: id, sellerId: facts.sellerId, isPreview, arrivalsBefore })
      : (stored?.newArrivals.usageCount ?? beforehand?.usageCount ?? 0)
    const listing: Listing = {
      listingId: id,
      moduleKey,
      seller: facts,
      createdBy: before?.createdBy ?? ctx.actor.userId,
      updatedBy: ctx.actor.userId,
      version: (before?.version ?? 0) + 1,
      status: judgement.status,
      isEdited: before !== null,
      values: judgement.values,
      createdAt: before?.createdAt ?? ctx.now,
      updatedAt: ctx.now,
      newArrivals: { usageCount, isUsedHere: usesArrival || (stored?.newArrivals.isUsedHere ?? false) },
      files: listingFiles(placedAttachments(judgement.values, attachments)),
    }
    const row = listingRow(listing, definition)
    const others = await ownListingsWarnings(tx, listing, definition, row.resultantTex ?? null)
    if (!isPreview) {
      for (const moved of movedAttachments(attachments, listing.files.attachments)) await updatePlacement(tx, moved)
      await storeListing(tx, ctx, {
        listing,
        row,
        facets: listingFacets(listing, definition),
        knownFacets: beforehand?.knownFacets,
        before,
        statusBeforeArchive: null,
        isAdmin: hasRole(ctx.actor, 'admin'),
        usesArrival,
        isAutosave,
      })
    }
    return {
      listing,
      isCreated: before === null,
      usesArrival,
      recordText: row.recordText,
      warnings: [...judgement.warnings, ...others],
    }
  }
}

/** What a look at the seller's other listings gives; most listings need none. */
async function ownListingsWarnings(
  tx: Transaction,
  { listingId, moduleKey, seller: { sellerId }, values }: Listing,
  definition: ModuleDefinition,
  resultantTex: number | null,
): Promise<Issue[]> {
  const words = canonicalValues(definition, values)
  const question = ownListingsQuestion(words, { familyField: definition.familyField, resultantTex })
  if (!question) return []
  const { sellerSku, sameYarn } = question
  const own = { sellerId, exceptId: listingId }
  const [sameSku, fresh] = await Promise.all([
    sellerSku === null ? null : findOwnListingWithSku(tx, { ...own, sellerSku }),
    sameYarn === null ? null : findOwnCheapest(tx, { ...own, moduleKey, ...sameYarn }),
  ])
  return ownListingsIssues(words, {
    sameSku: sameSku && { title: sameSku.title || sameSku.productName },
    cheapestFresh: fresh && { title: fresh.title || fresh.productName, priceInrPerKg: fresh.priceInrPerKg },
  })
}

/** Archive and unarchive (contract section 4): repeating one changes nothing; what comes back ACTIVE is judged anew. */
export async function moveListing(
  ctx: ServiceContext<Actor>,
  call: Call<Actor>,
  key: { moduleKey: ModuleKey; listingId: string; to: 'archive' | 'unarchive' },
): Promise<Answer> {
  const { moduleKey, listingId, to } = key
  // An admin archives for the seller whose listing it is.
  const sellerId = hasRole(ctx.actor, 'admin')
    ? await withDeadline(() => findListingSellerId(ctx.db, { moduleKey, listingId }))
    : null
  if (hasRole(ctx.actor, 'admin') && sellerId === null) throw notFound()
  const seller = await sellerForWrite(ctx, sellerId)
  requireEntitlement(ctx, seller, moduleKey)
  const definition = readyDefinition(moduleKey)
  const { facts } = seller

  return runOnce(ctx, call, { to }, async (tx) => {
    const stored = await findOwnListingForUpdate(tx, { moduleKey, listingId, sellerId: facts.sellerId })
    if (!stored) throw notFound()
    const { listing: row } = stored
    requireVersion(row.version, undefined, call.ifMatch)
    const isArchived = row.status === 'ARCHIVED'
    if (isArchived === (to === 'archive')) {
      return writeAnswer(listingOf(stored), definition, { purpose: 'LISTING_LIFECYCLE', issues: [] })
    }
    const status: ListingStatus = to === 'archive' ? 'ARCHIVED' : (row.statusBeforeArchive ?? 'DRAFT')
    const statusBeforeArchive = to === 'archive' && row.status !== 'ARCHIVED' ? row.status : null
    const warnings: Issue[] = []
    if (status === 'ACTIVE') {
      const judged = judgeValues({ definition, values: row.fields, status, isMicroOrSmall: facts.isMicroOrSmall })
      if (judged.errors.length > 0) throw validationFailed([...judged.errors, ...judged.warnings])
      warnings.push(...judged.warnings)
    }
    const listing: Listing = {
      ...listingOf(stored),
      status,
      version: row.version + 1,
      updatedBy: ctx.actor.userId,
      updatedAt: ctx.now,
    }
    const changed = listingRow(listing, definition)
    if (status === 'ACTIVE') {
      warnings.push(...(await ownListingsWarnings(tx, listing, definition, changed.resultantTex ?? null)))
    }
    await storeListing(tx, ctx, {
      listing,
      row: changed,
      facets: listingFacets(listing, definition),
      before: row,
      statusBeforeArchive,
      isAdmin: hasRole(ctx.actor, 'admin'),
      usesArrival: false,
    })
    return writeAnswer(listing, definition, {
      recordText: changed.recordText,
      purpose: 'LISTING_LIFECYCLE',
      issues: warnings,
    })
  })
}

/** One listing as this reader may see it. */
export async function readListing(ctx: ServiceContext, moduleKey: ModuleKey, listingId: string) {
  const isAdmin = ctx.actor !== null && hasRole(ctx.actor, 'admin')
  const readerId = ctx.actor?.userId ?? null
  const found = await withDeadline(() => findVisibleListing(ctx.db, { moduleKey, listingId, readerId, isAdmin }))
  if (!found || !isModuleReady(moduleKey)) throw notFound()
  return { row: found, listing: listingOf(found), isOwner: isAdmin || found.listing.sellerId === readerId }
}

/** The caller's own listings of a module, drafts and archived ones included. */
export async function readOwnListings(
  ctx: ServiceContext<Actor>,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
  sellerId = ctx.actor.userId,
) {
  const filter = { moduleKey, sellerId, statuses: query.statuses }
  const [rows, total] = await withDeadline(() =>
    Promise.all([
      listOwnListings(ctx.db, { ...filter, after: query.cursor, limit: query.limit + 1 }),
      countOwnListings(ctx.db, filter),
    ]),
  )
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)?.listing
  const hasMore = rows.length > page.length && last !== undefined
  return {
    listings: page.map(listingOf),
    total,
    nextCursor: hasMore
      ? encodeCursor({ sort: 'newest', key: null, updatedAt: last.updatedAt.toISOString(), id: last.id })
      : null,
  }
}

/** The dictionary's ids of a new listing's values as far as they stand, and how many new arrivals its seller has used. */
async function readBeforehand(
  ctx: ServiceContext,
  definition: ModuleDefinition,
  listing: Pick<Listing, 'values' | 'seller'>,
): Promise<{ knownFacets: Map<string, number>; usageCount: number }> {
  const [knownFacets, usageCount] = await withDeadline(() =>
    Promise.all([
      knownFacetIds(ctx.db, definition.moduleKey, listingFacets(listing, definition)),
      findNewArrivalUsage(ctx.db, listing.seller.sellerId),
    ]),
  )
  return { knownFacets, usageCount }
}

function autosaveOfPublished(): DomainError {
  return validationFailed([
    {
      code: 'AUTOSAVE_OF_PUBLISHED',
      field: 'autosave',
      severity: 'error',
      message: 'Only a draft is saved by itself; a listing that is live changes when its seller says so.',
    },
  ])
}

/** @param recordText the stored text of this very listing, when it was just made: it serves unless the owner sees more than it shows */
function writeAnswer(
  listing: Listing,
  definition: ModuleDefinition,
  { recordText, purpose, issues }: { recordText?: string; purpose: ContextPurpose; issues: Issue[] },
): Answer {
  const record =
    recordText === undefined || ownerSeesMore(listing)
      ? JSON.stringify(presentListing(listing, definition, { purpose, isOwner: true }))
      : spliceRecord(recordText, definition, purpose)
  const complete = completeness(definition, listing.values)
  return {
    etag: `"${listing.version}"`,
    text: `{"ok":true,"success":true,"moduleKey":"${listing.moduleKey}","listing":${record},"issues":${JSON.stringify(issues)},"completeness":${JSON.stringify(complete)}}`,
  }
}

async function newArrivalUse(
  tx: Transaction,
  ctx: ServiceContext,
  use: { listingId: string; sellerId: string; isPreview: boolean; arrivalsBefore: number },
): Promise<number> {
  if (use.isPreview) {
    const used = (await findNewArrivalUsage(tx, use.sellerId)) + use.arrivalsBefore
    if (used >= NEW_ARRIVAL_REPEAT_LIMIT) throw newArrivalLimitReached()
    return used + 1
  }
  const used = await takeNewArrival(tx, {
    listingId: use.listingId,
    sellerId: use.sellerId,
    at: ctx.now,
    limit: NEW_ARRIVAL_REPEAT_LIMIT,
  })
  if (used === null) throw newArrivalLimitReached()
  return used
}

function readMode(call: Call): { isPreview: boolean; isAutosave: boolean } {
  const issues: Issue[] = []
  for (const name of call.query.keys()) {
    if (name !== 'mode' && name !== 'sellerId' && name !== 'autosave') {
      issues.push({
        code: 'UNKNOWN_PARAMETER',
        field: name.slice(0, 64),
        severity: 'error',
        message: 'There is no parameter of this name.',
      })
    }
  }
  const mode = call.query.get('mode')
  if (call.query.getAll('mode').length > 1) {
    issues.push({ code: 'BAD_PARAMETER', field: 'mode', severity: 'error', message: 'Give this once.' })
  }
  if (mode !== null && mode !== 'preview') {
    issues.push({ code: 'BAD_PARAMETER', field: 'mode', severity: 'error', message: 'The only mode is preview.' })
  }
  const autosave = call.query.get('autosave')
  if (autosave !== null && autosave !== 'true' && autosave !== 'false') {
    issues.push({ code: 'BAD_PARAMETER', field: 'autosave', severity: 'error', message: 'This is true or false.' })
  }
  if (issues.length > 0) throw validationFailed(issues)
  return { isPreview: mode === 'preview', isAutosave: autosave === 'true' }
}

/** The seller for whom an admin writes: in the body or the address. Anyone else writes for himself. */
function namedSeller(call: Call, body: unknown): string | null {
  const inBody = typeof body === 'object' && body !== null && 'sellerId' in body ? body.sellerId : null
  const named = inBody ?? call.query.get('sellerId')
  return typeof named === 'string' && named !== '' ? named.toLowerCase() : null
}
