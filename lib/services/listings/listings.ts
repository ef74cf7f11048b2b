import 'server-only'
import { type Executor, type Runner, type Transaction, withDeadline } from '@/db/client'
import { updatePlacement } from '@/db/queries/listings/attachments'
import { facetIdsOf, knownFacetIds } from '@/db/queries/listings/facet-dictionary'
import {
  findListingSellerId,
  findNewArrivalUsage,
  findOwnCheapest,
  findOwnListingForUpdate,
  findOwnListingWithSku,
  findVisibleListing,
  takeNewArrival,
  type WholeListingRow,
} from '@/db/queries/listings/listings'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { type DomainError, type Issue, notFound, validationFailed } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import {
  movedAttachments,
  placedAttachments,
  placementIssues,
} from '@/lib/domain/listing/attachments/attachment-placement'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { readListingCount } from '@/lib/domain/listing/judging/count-reading'
import { type Judgement, judgeListing, judgeValues } from '@/lib/domain/listing/judging/judge'
import { NEW_ARRIVAL_REPEAT_LIMIT, newArrivalLimitReached } from '@/lib/domain/listing/judging/new-arrival'
import { ownListingsIssues, ownListingsQuestion } from '@/lib/domain/listing/judging/own-listings'
import type { Listing, ListingStatus, SellerFacts } from '@/lib/domain/listing/listing'
import type { ContextPurpose } from '@/lib/domain/listing/presenting/context'
import { ownerSeesMore, presentListing, spliceRecord } from '@/lib/domain/listing/presenting/present'
import { priceInrPerKg } from '@/lib/domain/listing/pricing/price'
import { canonicalValues, isModuleReady } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { listingFiles } from '../blobs/configured-store'
import { requireEntitlement, sellerForWrite } from '../entitlement/seller-access'
import { type RatesInForce, ratesInForce } from '../operation/exchange-rates'
import type { ServiceContext } from '../shared/context'
import { runIdempotent } from '../shared/idempotency'
import { requireVersion } from '../shared/version'
import { archived, listingOf, readyDefinition, storeListing, storeWhole } from './listing-change'
import { listingRow } from './listing-row'

/**
 * Creates a listing, or edits the seller's own when the body names one (contract section 4). Order of judgement: entitlement, body,
 * record, rules, version.
 */
export async function writeListing(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  moduleKey: ModuleKey,
): Promise<ServiceResponse> {
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
    arrivalsUsed: seller.arrivalsUsed,
  })
  const answer = ({ listing, isCreated, recordText, warnings }: WrittenListing): ServiceResponse => ({
    status: isCreated && !isPreview ? 201 : 200,
    ...writeAnswer(listing, definition, { recordText, purpose: 'LISTING_WRITE', issues: warnings }),
  })
  const run = async (tx: Transaction) => answer(await write.run(tx))
  if (isPreview) return withDeadline(() => ctx.db.transaction(run))
  const { runAlone } = write
  const alone = runAlone && (async (one: Runner) => answer(await runAlone(one)))
  return runIdempotent(ctx, call, { body, query: call.query.toString() }, run, alone)
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
  /** How many new arrivals the seller has used, where that is known; else it is read. */
  arrivalsUsed?: number
}

export interface WrittenListing {
  listing: Listing
  isCreated: boolean
  usesArrival: boolean
  recordText: string
  warnings: Issue[]
}

export interface PreparedWrite {
  /** Throws VALIDATION_FAILED, NOT_FOUND and the conflicts. */
  run: (tx: Transaction) => Promise<WrittenListing>
  /** The same where it is one statement, which needs no transaction around it. */
  runAlone: ((one: Runner) => Promise<WrittenListing>) | null
}

/**
 * The one write of a listing, for the route and for imports: judges the body, reads what a new record needs before the transaction holds a
 * connection, and gives back the write to be run.
 */
export async function prepareListingWrite(ctx: ServiceContext<Actor>, asked: ListingWrite): Promise<PreparedWrite> {
  const { definition, seller, body } = asked
  const ofTheDay = await ratesInForce(ctx.db)
  const { rates } = ofTheDay
  const judge = (stored: FieldValues, storedStatus: 'ACTIVE' | 'DRAFT') =>
    judgeListing({ definition, body, stored, storedStatus, isMicroOrSmall: seller.isMicroOrSmall, rates })
  const judgement = judge({}, 'ACTIVE')
  const { listingId } = judgement.control
  if (listingId) return { run: (tx) => edit(tx, ctx, asked, { listingId, judge, ofTheDay }), runAlone: null }
  return prepareCreation(ctx, asked, judgement, ofTheDay)
}

async function prepareCreation(
  ctx: ServiceContext<Actor>,
  asked: ListingWrite,
  judgement: Judgement,
  ofTheDay: RatesInForce,
): Promise<PreparedWrite> {
  const { definition, seller, isPreview = false, isAutosave = false, arrivalsBefore = 0 } = asked
  const { values, status } = judgement
  const refusal = refusalOf(asked, judgement, null)
  if (refusal) {
    const refuse = async () => {
      throw refusal
    }
    return { run: refuse, runAlone: refuse }
  }
  const listingId = ctx.newId()
  const facets = listingFacets({ values, seller }, definition)
  const [knownFacets, arrivalsUsed, warnings] = await withDeadline(() =>
    Promise.all([
      knownFacetIds(ctx.db, definition.moduleKey, facets),
      asked.arrivalsUsed ?? findNewArrivalUsage(ctx.db, seller.sellerId),
      ownListingsWarnings(ctx.db, { listingId, seller, values }, definition, ofTheDay),
    ]),
  )
  const usesArrival = values.newArrival === true
  const listingWith = (usageCount: number): Listing => ({
    listingId,
    moduleKey: definition.moduleKey,
    seller,
    createdBy: ctx.actor.userId,
    updatedBy: ctx.actor.userId,
    version: 1,
    status,
    isEdited: false,
    values,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    newArrivals: { usageCount, isUsedHere: usesArrival },
    files: listingFiles([]),
  })
  const changeOf = (listing: Listing) => ({
    listing,
    row: listingRow(listing, definition, ofTheDay),
    before: null,
    statusBeforeArchive: null,
    isAdmin: hasRole(ctx.actor, 'admin'),
    usesArrival,
    isAutosave,
  })
  const written = ({ listing, row }: ReturnType<typeof changeOf>): WrittenListing => ({
    listing,
    isCreated: true,
    usesArrival,
    recordText: row.recordText,
    warnings: [...judgement.warnings, ...warnings],
  })
  const facetIds = facetIdsOf(facets, knownFacets)
  const isAlone = !usesArrival && !isPreview && facetIds !== null
  return {
    run: async (tx) => {
      const use = { listingId, sellerId: seller.sellerId, isPreview, arrivalsBefore }
      const change = changeOf(listingWith(usesArrival ? await newArrivalUse(tx, ctx, use) : arrivalsUsed))
      if (!isPreview) await storeListing(tx, ctx, { ...change, facets })
      return written(change)
    },
    runAlone: isAlone
      ? async (one) => {
          const change = changeOf(listingWith(arrivalsUsed))
          await storeWhole(one, ctx, { ...change, facetIds, isTold: false })
          return written(change)
        }
      : null,
  }
}

async function edit(
  tx: Transaction,
  ctx: ServiceContext<Actor>,
  asked: ListingWrite,
  target: {
    listingId: string
    judge: (stored: FieldValues, storedStatus: 'ACTIVE' | 'DRAFT') => Judgement
    ofTheDay: RatesInForce
  },
): Promise<WrittenListing> {
  const { definition, seller, isPreview = false, isAutosave = false, arrivalsBefore = 0 } = asked
  const { moduleKey } = definition
  const { listingId, ofTheDay } = target
  const stored = await findOwnListingForUpdate(tx, { moduleKey, listingId, sellerId: seller.sellerId })
  if (!stored) throw notFound()
  const { listing: before, attachments, newArrivals } = stored
  const judgement = target.judge(before.fields, before.status === 'DRAFT' ? 'DRAFT' : 'ACTIVE')
  const { values, status } = judgement
  const refusal = refusalOf(asked, judgement, stored)
  if (refusal) throw refusal
  if (before.status === 'ARCHIVED') throw archived()
  requireVersion(before.version, judgement.control.expectedVersion, asked.ifMatch ?? null)

  const usesArrival = values.newArrival === true && !newArrivals.isUsedHere
  const use = { listingId, sellerId: seller.sellerId, isPreview, arrivalsBefore }
  const usageCount = usesArrival ? await newArrivalUse(tx, ctx, use) : newArrivals.usageCount
  const listing: Listing = {
    ...listingOf(stored),
    seller,
    updatedBy: ctx.actor.userId,
    version: before.version + 1,
    status,
    isEdited: true,
    values,
    updatedAt: ctx.now,
    newArrivals: { usageCount, isUsedHere: usesArrival || newArrivals.isUsedHere },
    files: listingFiles(placedAttachments(values, attachments)),
  }
  const row = listingRow(listing, definition, ofTheDay)
  const warnings = await ownListingsWarnings(tx, listing, definition, ofTheDay)
  if (!isPreview) {
    for (const moved of movedAttachments(attachments, listing.files.attachments)) await updatePlacement(tx, moved)
    await storeListing(tx, ctx, {
      listing,
      row,
      facets: listingFacets(listing, definition),
      before,
      statusBeforeArchive: null,
      isAdmin: hasRole(ctx.actor, 'admin'),
      usesArrival,
      isAutosave,
    })
  }
  return {
    listing,
    isCreated: false,
    usesArrival,
    recordText: row.recordText,
    warnings: [...judgement.warnings, ...warnings],
  }
}

/** Why a judged body cannot be stored over what stands there; null: it can. */
function refusalOf(
  { isAutosave = false }: ListingWrite,
  judgement: Judgement,
  stored: Pick<WholeListingRow, 'listing' | 'attachments'> | null,
): DomainError | null {
  const { values, status, blocking, warnings } = judgement
  const attachments = stored?.attachments ?? []
  const misplaced = placementIssues({ values, stored: stored?.listing.fields ?? {}, attachments })
  if (blocking.length > 0 || misplaced.length > 0) return validationFailed([...blocking, ...misplaced, ...warnings])
  const isPublished = status !== 'DRAFT' || stored?.listing.status === 'ACTIVE'
  return isAutosave && isPublished ? autosaveOfPublished() : null
}

/** What a look at the seller's other listings gives; most listings need none. */
async function ownListingsWarnings(
  db: Executor,
  { listingId, seller: { sellerId }, values }: Pick<Listing, 'listingId' | 'seller' | 'values'>,
  definition: ModuleDefinition,
  { rates }: RatesInForce,
): Promise<Issue[]> {
  const { moduleKey, familyField } = definition
  const words = canonicalValues(definition, values)
  const reading = readListingCount(values, familyField)
  const figures = {
    resultantTex: reading?.ok ? reading.count.resultantTex : null,
    priceInrPerKg: priceInrPerKg(words, rates),
  }
  const question = ownListingsQuestion(words, { familyField, ...figures })
  if (!question) return []
  const { sellerSku, sameYarn } = question
  const own = { sellerId, exceptId: listingId }
  const [sameSku, fresh] = await Promise.all([
    sellerSku === null ? null : findOwnListingWithSku(db, { ...own, sellerSku }),
    sameYarn === null ? null : findOwnCheapest(db, { ...own, moduleKey, ...sameYarn }),
  ])
  return ownListingsIssues(words, figures, {
    sameSku: sameSku && { title: sameSku.title || sameSku.productName },
    cheapestFresh: fresh && { title: fresh.title || fresh.productName, priceInrPerKg: fresh.priceInrPerKg },
  })
}

/** Archive and unarchive (contract section 4): repeating one changes nothing; what comes back ACTIVE is judged anew. */
export async function moveListing(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  key: { moduleKey: ModuleKey; listingId: string; to: 'archive' | 'unarchive' },
): Promise<ServiceResponse> {
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
  const ofTheDay = await ratesInForce(ctx.db)

  return runIdempotent(ctx, call, { to }, async (tx) => {
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
      const judged = judgeValues({
        definition,
        values: row.fields,
        status,
        isMicroOrSmall: facts.isMicroOrSmall,
        rates: ofTheDay.rates,
      })
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
    const changed = listingRow(listing, definition, ofTheDay)
    if (status === 'ACTIVE') {
      warnings.push(...(await ownListingsWarnings(tx, listing, definition, ofTheDay)))
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
): ServiceResponse {
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

function readMode(call: RequestContext): { isPreview: boolean; isAutosave: boolean } {
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
function namedSeller(call: RequestContext, body: unknown): string | null {
  const inBody = typeof body === 'object' && body !== null && 'sellerId' in body ? body.sellerId : null
  const named = inBody ?? call.query.get('sellerId')
  return typeof named === 'string' && named !== '' ? named.toLowerCase() : null
}
