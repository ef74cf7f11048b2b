import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import {
  findListingState,
  findRfq,
  insertRfq,
  listListingsOnMarket,
  listSellersToAsk,
  updateRfqFiles,
} from '@/db/queries/rfq/rfqs'
import type { Outcome } from '@/lib/contract/outcome'
import { DomainError, errorIssue, type Issue, notFound, validationFailed } from '@/lib/domain/errors'
import { type Listing, textValue } from '@/lib/domain/listing/listing'
import { listingCountry, transactionContext } from '@/lib/domain/listing/presenting/context'
import { matrixDefinition } from '@/lib/domain/modules'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { type JudgedRequest, judgeCreate, namedRecords } from '@/lib/domain/rfq/requests/create-request'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import { isEnded, rfqStatus } from '@/lib/domain/rfq/states'
import { readListing } from '@/lib/services/listings/read'
import type { ActorContext, ServiceContext } from '@/lib/services/shared/context'
import { earlierOutcome, writeOnce } from '@/lib/services/shared/idempotency'
import { readerOf, requireNoErrors, requireRfq } from '../access'
import { recordRfqEvents } from '../events'
import { filePlace, namedFiles, placeFiles } from '../files'
import type { Trader } from '../gates'
import { rfqRecord } from './records'

interface CreatedRfq {
  rfq: RfqRecord
  /** The warnings. */
  issues: Issue[]
}

type Request = NonNullable<JudgedRequest['request']>

/**
 * Creates a request for quotation to the seller of a listing, to chosen sellers, or to all of a module (reference 6.2).
 * @throws NOT_FOUND, VALIDATION_FAILED, SELF_RFQ, LISTING_NOT_ACTIVE, ACTION_NOT_POSSIBLE
 */
export async function createRfq(ctx: ServiceContext<Trader<'request'>>, body: unknown): Promise<Outcome<CreatedRfq>> {
  // A repeated request gets the response of the first time, even when its deadline is over or its listing off the market.
  const earlier = await earlierOutcome<CreatedRfq>(ctx, { body })
  if (earlier) return earlier
  const { listingId } = namedRecords(body)
  const listing = listingId === null ? null : await readRequestedListing(ctx, listingId)

  return writeOnce(ctx, { body }, async (tx) => {
    const { request, issues, listingOf } = await judgeRequest(tx, ctx, body, listing)
    const rfqId = ctx.newId()
    const sellers = request.sellerIds.map((sellerId) => ({ sellerId, listingId: listingOf.get(sellerId) ?? null }))
    await insertRfq(tx, rfqRow(ctx, { rfqId, request, listing }), sellers)
    const place = filePlace(ctx.actor, { copyOf: request.copiedFrom })
    const to = { rfqId, sellerId: null, sentAt: ctx.now }
    const files = await placeFiles(tx, ctx, request.snapshot.attachments, place, to)
    await updateRfqFiles(
      tx,
      rfqId,
      files.map(({ id }) => id),
    )
    const rfq = await requireRfq(tx, ctx.actor, rfqId, 'buyer')
    const asked = request.sellerIds.map((sellerId) => ({ sellerId, info: 'NONE' as const }))
    await recordRfqEvents(tx, ctx, { rfq, party: 'buyer', asked }, [
      { type: 'RFQ_CREATED', toStatus: 'OPEN', message: request.note },
    ])
    return { record: { rfq: await rfqRecord(tx, ctx, rfq), issues }, isNew: true, version: rfq.version }
  })
}

function rfqRow(
  ctx: ActorContext,
  { rfqId, request, listing }: { rfqId: string; request: Request; listing: Listing | null },
): Parameters<typeof insertRfq>[1] {
  return {
    id: rfqId,
    status: 'OPEN',
    moduleKey: request.moduleKey,
    buyerId: ctx.actor.userId,
    companyId: ctx.actor.companyId,
    listingId: listing?.listingId ?? null,
    listingVersion: listing?.version ?? null,
    copiedFrom: request.copiedFrom,
    title: request.title,
    productMasterId: listing ? textValue(listing.values, 'productMasterId') : '',
    isOpenPool: request.isOpenPool,
    isSealed: request.isSealed,
    respondBy: request.respondBy,
    quantity: request.snapshot.quantity,
    snapshot: request.snapshot,
    requirements: [...request.requirements],
    note: request.note,
    origin: originOf(listing),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  }
}

/** What the body asks for, with all its problems, those that only the records know included. @throws VALIDATION_FAILED, SELF_RFQ */
async function judgeRequest(
  tx: Transaction,
  ctx: ActorContext,
  body: unknown,
  listing: Listing | null,
): Promise<{ request: Request; issues: Issue[]; listingOf: ReadonlyMap<string, string> }> {
  const { actor, now } = ctx
  const named = namedRecords(body)
  const earlier = named.copyOf === null ? null : await findRfq(tx, named.copyOf, readerOf(actor), 'buyer')
  if (named.copyOf !== null && !earlier) throw notFound()
  const { request, issues: ofBody } = judgeCreate(body, listing, now)
  const sellerIds = listing ? [] : named.sellerIds
  const sellers = new Map((await listSellersToAsk(tx, sellerIds)).map((seller) => [seller.sellerId, seller]))
  const { listingOf, issues: ofListings } = await listingsOf(tx, { ...named, sellerIds }, request?.moduleKey)
  const files = await namedFiles(tx, named.attachments, filePlace(actor, { copyOf: named.copyOf }), false)
  const issues = [
    ...ofBody,
    ...sellerIds.flatMap((sellerId, position) =>
      sellers.has(sellerId) ? [] : [errorIssue('SELLER_UNKNOWN', `sellerIds[${position}]`, 'There is no such seller.')],
    ),
    ...ofListings,
    ...files.issues,
  ]
  requireNoErrors(issues)
  if (request === null) throw validationFailed(issues)
  if ([...sellers.values()].some(({ companyId }) => companyId === actor.companyId)) throw selfRfq()
  if (earlier && !isEnded(rfqStatus(earlier, now))) {
    throw new DomainError('ACTION_NOT_POSSIBLE', 'This request is still open. It can be sent again once it has ended.')
  }
  return { request, issues, listingOf }
}

/** The listing of each seller that the request began with; of several, the first. */
async function listingsOf(
  tx: Transaction,
  { listingIds, sellerIds }: { listingIds: readonly string[]; sellerIds: readonly string[] },
  moduleKey: string | undefined,
): Promise<{ listingOf: ReadonlyMap<string, string>; issues: Issue[] }> {
  const found = new Map((await listListingsOnMarket(tx, listingIds)).map((listing) => [listing.id, listing]))
  const listingOf = new Map<string, string>()
  const issues = listingIds.flatMap((id, position) => {
    const listing = found.get(id)
    if (!listing || !sellerIds.includes(listing.sellerId) || (moduleKey && listing.moduleKey !== moduleKey)) {
      const message = 'Name an active listing of one of these sellers in this module.'
      return [errorIssue('LISTING_UNKNOWN', `listingIds[${position}]`, message)]
    }
    if (!listingOf.has(listing.sellerId)) listingOf.set(listing.sellerId, id)
    return []
  })
  return { listingOf, issues }
}

/** The listing as the buyer may see it. @throws NOT_FOUND, SELF_RFQ, LISTING_NOT_ACTIVE for one that was on the market */
async function readRequestedListing(ctx: ActorContext, listingId: string): Promise<Listing> {
  const current = await withDeadline(() => findListingState(ctx.db, listingId))
  if (!current) throw notFound()
  if (current.companyId === ctx.actor.companyId) throw selfRfq()
  if (current.status === 'DRAFT') throw notFound()
  if (current.status === 'ARCHIVED') {
    throw new DomainError(
      'LISTING_NOT_ACTIVE',
      'This listing is no longer on the market. Choose another listing, or ask all sellers.',
    )
  }
  return (await readListing(ctx, { moduleKey: current.moduleKey, listingId })).listing
}

function selfRfq(): DomainError {
  return new DomainError('SELF_RFQ', 'You cannot send a request to your own company.')
}

/** What a request's transaction context repeats of its listing; without a listing, what holds for any. */
function originOf(listing: Listing | null): Rfq['origin'] {
  if (listing === null) return { country: 'IN', listingCondition: '', newArrival: false }
  const { listingCondition, newArrival } = transactionContext(
    listing,
    matrixDefinition(listing.moduleKey).sector,
    'LISTING_READ',
  )
  return { country: listingCountry(listing), listingCondition, newArrival }
}
