import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import { listPrivateSellers } from '@/db/queries/accounts/sellers'
import {
  findListingState,
  findRfq,
  insertRfq,
  listActiveListingValues,
  listListingsOnMarket,
  listSellersToAsk,
  listSellersWithOrder,
  updateRfqFiles,
} from '@/db/queries/rfq/rfqs'
import { DomainError, errorIssue, type Issue, isDomainError, notFound } from '@/lib/domain/errors'
import { type Listing, textValue } from '@/lib/domain/listing/listing'
import { transactionContext } from '@/lib/domain/listing/presenting/context'
import { sourceIdOf } from '@/lib/domain/listing/source'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { requestSearchText } from '@/lib/domain/rfq/lists/list-search'
import type { NotifiedSeller } from '@/lib/domain/rfq/notices'
import { requestFamily } from '@/lib/domain/rfq/pool/family'
import { type JudgedRequest, judgeCreate, namedRecords } from '@/lib/domain/rfq/requests/create-request'
import { sharedGoods } from '@/lib/domain/rfq/requests/opening'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import { isEnded, rfqStatus, suspendedRefusal } from '@/lib/domain/rfq/states'
import { readListing } from '@/lib/services/listings/read'
import type { ActorContext } from '@/lib/services/shared/context'
import { NO_ACCOUNT } from '@/lib/services/shared/private-sellers'
import { readerOf, requireRfq } from '../access'
import type { RfqEventInput } from '../events'
import { filePlace, namedFiles, placeFiles } from '../files'

type Request = NonNullable<JudgedRequest['request']>

/** A refusal that is not about a value: what a field names is missing, or may not be asked. */
interface Refusal {
  field: string
  error: DomainError
}

/** A new request with everything that is wrong with it. */
export interface NewRequest {
  /** Null when there is an error or a refusal. */
  request: Request | null
  listing: Listing | null
  listingOf: ReadonlyMap<string, string>
  issues: Issue[]
  /** What the body names does not exist: reported before the issues. */
  missing: Refusal | null
  /** Reported when there are no issues. */
  refused: Refusal | null
}

/** A request that was written, before its event. */
export interface WrittenRequest {
  rfq: Rfq
  asked: NotifiedSeller[]
  event: RfqEventInput
}

/** Writes a judged request with its sellers and files; the caller records its event. */
export async function writeRequest(
  tx: Transaction,
  ctx: ActorContext,
  { request, listing, listingOf }: Pick<NewRequest, 'listing' | 'listingOf'> & { request: Request },
  line: { enquiryId: string; enquiryLine: number } | null,
): Promise<WrittenRequest> {
  const rfqId = ctx.newId()
  const sellers = request.sellerIds.map((sellerId) => ({ sellerId, listingId: listingOf.get(sellerId) ?? null }))
  await insertRfq(tx, { ...rfqRow(ctx, { rfqId, request, listing }), ...line }, sellers)
  const place = filePlace(ctx.actor, { copyOf: request.copiedFrom })
  const to = { rfqId, sellerId: null, sentAt: ctx.now }
  const files = await placeFiles(tx, ctx, request.snapshot.attachments, place, to)
  await updateRfqFiles(
    tx,
    rfqId,
    files.map(({ id }) => id),
  )
  return {
    rfq: await requireRfq(tx, ctx.actor, rfqId, 'buyer'),
    asked: request.sellerIds.map((sellerId) => ({ sellerId, info: 'NONE' as const })),
    event: { type: 'RFQ_CREATED', toStatus: 'OPEN', message: request.note },
  }
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
    searchText: requestSearchText(request),
    productMasterId: listing ? textValue(listing.values, 'productMasterId') : '',
    family: request.isOpenPool ? requestFamily(request) : '',
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

/** What the body asks for, with all its problems, those that only the records know included. */
export async function judgeRequest(
  tx: Transaction,
  ctx: ActorContext,
  body: unknown,
  listing: Listing | null,
): Promise<NewRequest> {
  const { actor, now } = ctx
  const named = namedRecords(body)
  const earlier = named.copyOf === null ? null : await findRfq(tx, named.copyOf, readerOf(actor), 'buyer')
  const { request: judged, issues: ofBody } = judgeCreate(ofGoods(body, named.listingId, listing), listing, now)
  const real = await accountsNamed(tx, ctx, named)
  const sellerIds = listing ? [] : named.sellerIds.map(real)
  const request = judged && !listing ? { ...judged, sellerIds: [...new Set(judged.sellerIds.map(real))] } : judged
  const sellers = new Map((await listSellersToAsk(tx, sellerIds)).map((seller) => [seller.sellerId, seller]))
  const { listingOf, issues: ofListings } = await listingsOf(tx, { ...named, sellerIds })
  const files = await namedFiles(tx, named.attachments, filePlace(actor, { copyOf: named.copyOf }), false)
  const issues = [
    ...ofBody,
    ...sellerIds.flatMap((sellerId, position) =>
      sellers.has(sellerId) ? [] : [errorIssue('SELLER_UNKNOWN', `sellerIds[${position}]`, 'There is no such seller.')],
    ),
    ...ofListings,
    ...files.issues,
  ]
  const missing = named.copyOf !== null && !earlier ? { field: 'copyOf', error: notFound() } : null
  const isOwn = [...sellers.values()].some(({ companyId }) => companyId === actor.companyId)
  const suspended = [...sellers.values()].filter(({ isSuspended }) => isSuspended)
  const refused = isOwn
    ? { field: 'sellerIds', error: selfRfq() }
    : suspended.length > 0
      ? { field: 'sellerIds', error: sellerSuspended(named.moduleKey, suspended) }
      : earlier && !isEnded(rfqStatus(earlier, now))
        ? { field: 'copyOf', error: stillOpen() }
        : null
  const isWrong = missing || refused || issues.some(({ severity }) => severity === 'error')
  if (isWrong || !request) return { request: null, listing, listingOf, issues, missing, refused }
  const described = await withSharedGoods(tx, request, named.listingIds)
  return { request: described, listing, listingOf, issues, missing, refused }
}

/**
 * A request about listings of several sellers that says no more asks for what these listings share. Their common words, with which the
 * form begins, are no title of the buyer's own: as for one listing, the title is made from the goods and the quantity.
 */
async function withSharedGoods(tx: Transaction, request: Request, listingIds: readonly string[]): Promise<Request> {
  if (listingIds.length === 0 || (request.requirements.length > 0 && request.title === '')) return request
  const found = await listActiveListingValues(tx, listingIds)
  const { title, requirements } = sharedGoods(
    matrixDefinition(request.moduleKey),
    found.map(({ values }) => values),
  )
  if (request.title !== '' && request.title !== title) return request
  const specification = { ...request.snapshot.technicalSpecificationSnapshot, title }
  return {
    ...request,
    title: '',
    requirements: request.title === '' ? requirements : request.requirements,
    snapshot: { ...request.snapshot, technicalSpecificationSnapshot: specification },
  }
}

/**
 * The accounts behind the seller ids of a body. Where sellers are private, buyers name them by the public id, and by the
 * account once there was an order; any other id stays unknown.
 */
async function accountsNamed(
  tx: Transaction,
  { actor }: ActorContext,
  { moduleKey, sellerIds }: Pick<ReturnType<typeof namedRecords>, 'moduleKey' | 'sellerIds'>,
): Promise<(sellerId: string) => string> {
  if (moduleKey === null || !matrixDefinition(moduleKey).hidesSeller) return (sellerId) => sellerId
  const [sellers, known] = await Promise.all([
    listPrivateSellers(tx, sellerIds),
    listSellersWithOrder(tx, { companyId: actor.companyId, moduleKey, sellerIds }),
  ])
  const accounts = new Map([
    ...known.map((sellerId) => [sellerId, sellerId] as const),
    ...sellers.map(({ publicId, sellerId }) => [publicId, sellerId] as const),
  ])
  return (sellerId) => accounts.get(sellerId) ?? NO_ACCOUNT
}

/** The body as one about the goods, where it names a card that points to them: they are in another module. */
function ofGoods(body: unknown, listingId: string | null, listing: Listing | null): unknown {
  if (listing === null || listing.listingId === listingId || typeof body !== 'object' || body === null) return body
  return { ...body, listingId: listing.listingId, moduleKey: listing.moduleKey }
}

/**
 * The listing of each seller that the request began with; of several, the first. Only listings of the module that the body names
 * are compared, also while the body has errors: where sellers are private, the answer would tell whose a listing is.
 */
async function listingsOf(
  tx: Transaction,
  { moduleKey, listingIds, sellerIds }: Pick<ReturnType<typeof namedRecords>, 'moduleKey' | 'listingIds' | 'sellerIds'>,
): Promise<{ listingOf: ReadonlyMap<string, string>; issues: Issue[] }> {
  const found = new Map((await listListingsOnMarket(tx, listingIds)).map((listing) => [listing.id, listing]))
  const listingOf = new Map<string, string>()
  const issues = listingIds.flatMap((id, position) => {
    const listing = found.get(id)
    if (!listing || !sellerIds.includes(listing.sellerId) || listing.moduleKey !== moduleKey) {
      const message = 'Name an active listing of one of these sellers in this module.'
      return [errorIssue('LISTING_UNKNOWN', `listingIds[${position}]`, message)]
    }
    if (!listingOf.has(listing.sellerId)) listingOf.set(listing.sellerId, id)
    return []
  })
  return { listingOf, issues }
}

/** The listing that a request asks about, as the buyer may see it; the error when they may not ask about it. */
export async function findRequestedListing(ctx: ActorContext, listingId: string): Promise<Listing | DomainError> {
  try {
    return await readRequestedListing(ctx, listingId)
  } catch (error) {
    if (isDomainError(error) && REFUSED_LISTING.has(error.code)) return error
    throw error
  }
}

const REFUSED_LISTING: ReadonlySet<string> = new Set([
  'NOT_FOUND',
  'SELF_RFQ',
  'LISTING_NOT_ACTIVE',
  'SELLER_SUSPENDED',
])

/** The same. @throws NOT_FOUND, SELF_RFQ, LISTING_NOT_ACTIVE for one that was on the market, SELLER_SUSPENDED */
export async function readRequestedListing(ctx: ActorContext, listingId: string): Promise<Listing> {
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
  if (current.isSuspended) throw sellerSuspended(current.moduleKey, [current])
  const { listing } = await readListing(ctx, { moduleKey: current.moduleKey, listingId })
  // Who asks about a card asks the seller of its goods.
  const sourceId = sourceIdOf(matrixDefinition(current.moduleKey), listing.values)
  return sourceId === null ? listing : readRequestedListing(ctx, sourceId)
}

function selfRfq(): DomainError {
  return new DomainError('SELF_RFQ', 'You cannot send a request to your own company.')
}

/** Names the sellers, but for private ones. */
function sellerSuspended(moduleKey: ModuleKey | null, sellers: readonly { companyName: string }[]): DomainError {
  const isHidden = moduleKey !== null && matrixDefinition(moduleKey).hidesSeller === true
  const names = isHidden ? undefined : sellers.map(({ companyName }) => companyName).join(', ')
  const { code, message } = suspendedRefusal(names, isHidden || sellers.length < 2)
  return new DomainError(code, message)
}

function stillOpen(): DomainError {
  return new DomainError('ACTION_NOT_POSSIBLE', 'This request is still open. It can be sent again once it has ended.')
}

/** What a request's transaction context repeats of its listing; without a listing, what holds for any. */
function originOf(listing: Listing | null): Rfq['origin'] {
  if (listing === null) return { country: 'IN', listingCondition: '', newArrival: false }
  const definition = matrixDefinition(listing.moduleKey)
  const { country, listingCondition, newArrival } = transactionContext(listing, definition, 'LISTING_READ')
  return { country, listingCondition, newArrival }
}
