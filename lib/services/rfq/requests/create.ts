import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import { findListingStanding, findRfq, insertRfq, listSellersToAsk, updateRfqFiles } from '@/db/queries/rfq/rfqs'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { DomainError, forbidden, notFound, validationFailed } from '@/lib/domain/errors'
import { errorIssue } from '@/lib/domain/listing/issue'
import { type Listing, textValue } from '@/lib/domain/listing/listing'
import { listingCountry, transactionContext } from '@/lib/domain/listing/presenting/context'
import { matrixDefinition } from '@/lib/domain/modules'
import type { FilePlace } from '@/lib/domain/rfq/files'
import { judgeCreate, namedRecords } from '@/lib/domain/rfq/requests/create-request'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import { isEnded, rfqStatus } from '@/lib/domain/rfq/states'
import { readListing } from '@/lib/services/listings/listings'
import type { ServiceContext } from '@/lib/services/shared/context'
import { earlierAnswer, runIdempotent } from '@/lib/services/shared/idempotency'
import { readerOf, requireNoErrors } from '../access'
import { recordRfqEvents } from '../event'
import { namedFiles, placeFiles } from '../files'
import { countTrade } from '../rate'
import { viewRfq } from './view'

/** POST /api/rfq/create: asks the seller of a listing, chosen sellers, or all of a module (contract section 6). */
export async function createRfq(ctx: ServiceContext<Actor>, call: RequestContext<Actor>): Promise<ServiceResponse> {
  if (!hasRole(ctx.actor, 'buyer')) throw forbidden('Only buyer accounts ask for quotations.')
  await countTrade(ctx)
  const body = await call.readJson()
  // A repeated request is answered as at first, also once its time is past or its listing off the market.
  const earlier = await earlierAnswer(ctx, call, { body })
  if (earlier) return earlier
  const { listingId } = namedRecords(body)
  const listing = listingId === null ? null : await readAskedListing(ctx, listingId)

  return runIdempotent(ctx, call, { body }, async (tx) => {
    const { request, issues } = await judgeRequest(tx, ctx, body, listing)
    const rfqId = ctx.newId()
    await insertRfq(
      tx,
      {
        id: rfqId,
        status: 'OPEN',
        moduleKey: request.moduleKey,
        buyerId: ctx.actor.userId,
        companyId: ctx.actor.companyId,
        listingId: listing?.listingId ?? null,
        listingVersion: listing?.version ?? null,
        copiedFrom: request.copiedFrom,
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
      },
      request.sellerIds,
    )
    const place = filePlace(ctx.actor, request.copiedFrom)
    const to = { rfqId, sellerId: null, sentAt: ctx.now }
    const files = await placeFiles(tx, ctx, request.snapshot.attachments, place, to)
    await updateRfqFiles(
      tx,
      rfqId,
      files.map(({ id }) => id),
    )
    const rfq = await findRfq(tx, rfqId, readerOf(ctx.actor), 'buyer')
    if (!rfq) throw new Error('a request that was not written')
    const asked = request.sellerIds.map((sellerId) => ({ sellerId, info: 'NONE' as const }))
    await recordRfqEvents(tx, ctx, { rfq, party: 'buyer', asked }, [
      { type: 'RFQ_CREATED', toStatus: 'OPEN', message: request.note },
    ])
    const view = await viewRfq(tx, ctx, rfq)
    return { status: 201, body: { ok: true, success: true, rfq: view, issues }, etag: `"${rfq.version}"` }
  })
}

/** What the body asks for; every fault is told at once, those that only the records know included. @throws VALIDATION_FAILED, SELF_RFQ */
async function judgeRequest(tx: Transaction, ctx: ServiceContext<Actor>, body: unknown, listing: Listing | null) {
  const { actor, now } = ctx
  const named = namedRecords(body)
  const earlier = named.copyOf === null ? null : await findRfq(tx, named.copyOf, readerOf(actor), 'buyer')
  if (named.copyOf !== null && !earlier) throw notFound()
  const { request, issues: told } = judgeCreate(body, listing, now)
  const sellerIds = listing ? [] : named.sellerIds
  const sellers = new Map((await listSellersToAsk(tx, sellerIds)).map((seller) => [seller.sellerId, seller]))
  const files = await namedFiles(tx, named.attachments, filePlace(actor, named.copyOf), false)
  const issues = [
    ...told,
    ...sellerIds.flatMap((sellerId, position) =>
      sellers.has(sellerId) ? [] : [errorIssue('SELLER_UNKNOWN', `sellerIds[${position}]`, 'There is no such seller.')],
    ),
    ...files.issues,
  ]
  requireNoErrors(issues)
  if (request === null) throw validationFailed(issues)
  if ([...sellers.values()].some(({ companyId }) => companyId === actor.companyId)) throw selfRfq()
  if (earlier && !isEnded(rfqStatus(earlier, now))) {
    throw new DomainError('ACTION_NOT_POSSIBLE', 'This request is still open: it can be asked anew when it has ended.')
  }
  return { request, issues }
}

function filePlace({ userId, companyId }: Actor, copyOf: string | null): FilePlace {
  return { userId, companyId, thread: null, copyOf }
}

/** The listing as the buyer may see it. @throws NOT_FOUND, SELF_RFQ, LISTING_NOT_ACTIVE for one that was on the market */
async function readAskedListing(ctx: ServiceContext<Actor>, listingId: string): Promise<Listing> {
  const standing = await withDeadline(() => findListingStanding(ctx.db, listingId))
  if (!standing) throw notFound()
  if (standing.companyId === ctx.actor.companyId) throw selfRfq()
  if (standing.status === 'DRAFT') throw notFound()
  if (standing.status === 'ARCHIVED') {
    throw new DomainError(
      'LISTING_NOT_ACTIVE',
      'This listing is no longer on the market. Look for another, or ask all.',
    )
  }
  return (await readListing(ctx, standing.moduleKey, listingId)).listing
}

function selfRfq(): DomainError {
  return new DomainError('SELF_RFQ', 'This is your own company: there is nobody to ask.')
}

/** What an RFQ's transaction context repeats of its listing; without one, what holds for any. */
function originOf(listing: Listing | null): Rfq['origin'] {
  if (listing === null) return { country: 'IN', listingCondition: '', newArrival: false }
  const { listingCondition, newArrival } = transactionContext(
    listing,
    matrixDefinition(listing.moduleKey).sector,
    'LISTING_READ',
  )
  return { country: listingCountry(listing), listingCondition, newArrival }
}
