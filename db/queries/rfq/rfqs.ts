import { and, asc, desc, eq, exists, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { listings } from '@/db/schema/listings'
import { orders, quotations, rfqSellers, rfqs } from '@/db/schema/rfqs'
import { companies, users } from '@/db/schema/users'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { shownToBuyer } from '@/lib/domain/rfq/quotations/shown-seller'
import type { AskedSeller, Rfq } from '@/lib/domain/rfq/rfq'
import type { RfqStatus } from '@/lib/domain/rfq/states'
import { isInTime, isLiveOffer, isSuspendedSeller, takesQuotations } from './conditions'
import type { RfqReader, RfqSide } from './reader'
import { type RequestSearch, requestMatches } from './search'

/** Whose quotations count for a reader: all that they may know of, or their own alone. */
export type CountedQuotes = 'known' | 'own'

/**
 * The live quotations of a request as far as this reader may know of them: of a sealed request a seller knows only their own,
 * so that no state, count or refusal that follows from this number tells them of others.
 */
function liveQuotes(reader: RfqReader, side: RfqSide, counted: CountedQuotes = 'known'): SQL<number> {
  const isOwn = sql`live.seller_id = ${reader.userId}`
  const isKnown =
    side !== 'seller' && reader.isAdmin ? sql`true` : sql`(not ${rfqs.isSealed} or ${isBuyers(reader)} or ${isOwn})`
  return sql<number>`(select count(*)::int from ${quotations} live where live.rfq_id = "rfqs"."id"
    and ${isLiveOffer(sql`live.status`)} and ${counted === 'own' ? isOwn : isKnown})`
}

function selectRfqs(db: Executor, reader: RfqReader, side: RfqSide, counted?: CountedQuotes) {
  return db
    .select({ rfq: rfqs, companyName: companies.name, liveQuotes: liveQuotes(reader, side, counted) })
    .from(rfqs)
    .innerJoin(companies, eq(companies.id, rfqs.companyId))
}

type RfqRow = Awaited<ReturnType<ReturnType<typeof selectRfqs>['execute']>>[number]

function rfqOf({ rfq, companyName, liveQuotes: live }: RfqRow): Rfq {
  const { id, family: _family, quantity: _quantity, lastSequence: _last, enquiryLine: _line, ...kept } = rfq
  const { searchText: _text, ...rest } = kept
  return { ...rest, rfqId: id, companyName, liveQuotes: live }
}

/** The buyer's company. */
const isBuyers = ({ companyId }: RfqReader): SQL => sql`${rfqs.companyId} = ${companyId}`

/**
 * A seller who was asked or has written a quotation, sent or not, or any seller while an open pool takes quotations; never
 * the buyer's own company.
 */
function isSellers(db: Executor, { userId, companyId, isSeller }: RfqReader): SQL {
  if (!isSeller) return sql`false`
  const wasAsked = exists(
    db
      .select({ one: sql`1` })
      .from(rfqSellers)
      .where(and(eq(rfqSellers.rfqId, rfqs.id), eq(rfqSellers.sellerId, userId))),
  )
  const hasQuotation = exists(
    db
      .select({ one: sql`1` })
      .from(quotations)
      .where(and(eq(quotations.rfqId, rfqs.id), eq(quotations.sellerId, userId))),
  )
  return sql`(${rfqs.companyId} <> ${companyId} and (${wasAsked} or ${hasQuotation} or (${rfqs.isOpenPool} and ${takesQuotations(rfqs.status)})))`
}

function readable(db: Executor, reader: RfqReader, side: RfqSide): SQL | undefined {
  switch (side) {
    case 'buyer':
      return isBuyers(reader)
    case 'seller':
      return isSellers(db, reader)
    case 'admin':
      return reader.isAdmin ? sql`true` : sql`false`
    case 'any':
      return reader.isAdmin ? sql`true` : or(isBuyers(reader), isSellers(db, reader))
  }
}

/** The request as this reader may see it, from this side; null when they may not. */
export async function findRfq(db: Executor, rfqId: string, reader: RfqReader, side: RfqSide): Promise<Rfq | null> {
  const [row] = await selectRfqs(db, reader, side).where(and(eq(rfqs.id, rfqId), readable(db, reader, side)))
  return row ? rfqOf(row) : null
}

/**
 * The same, with its row locked until the transaction ends: the only lock for all changes of a request. A statement of its own
 * takes the lock first, since a count in the statement that waits would be from before the wait.
 */
export async function findRfqForUpdate(
  tx: Transaction,
  rfqId: string,
  reader: RfqReader,
  side: RfqSide,
): Promise<Rfq | null> {
  const [locked] = await tx
    .select({ id: rfqs.id })
    .from(rfqs)
    .where(and(eq(rfqs.id, rfqId), readable(tx, reader, side)))
    .for('update')
  return locked ? findRfq(tx, rfqId, reader, side) : null
}

/** The sellers who were asked or joined from the open pool. */
export async function listAskedSellers(db: Executor, rfqIds: readonly string[]) {
  if (rfqIds.length === 0) return []
  const rows = await db
    .select({
      rfqId: rfqSellers.rfqId,
      moduleKey: rfqs.moduleKey,
      sellerId: rfqSellers.sellerId,
      publicId: users.publicSellerId,
      companyName: companies.name,
      city: companies.city,
      hasOrder: sql<boolean>`exists (select 1 from ${orders} o where o.rfq_id = ${rfqSellers.rfqId} and o.seller_id = ${rfqSellers.sellerId})`,
      listingId: rfqSellers.listingId,
      info: rfqSellers.info,
      hasDeclined: rfqSellers.hasDeclined,
      isSuspended: isSuspendedSeller,
    })
    .from(rfqSellers)
    .innerJoin(rfqs, eq(rfqs.id, rfqSellers.rfqId))
    .innerJoin(users, eq(users.id, rfqSellers.sellerId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(inArray(rfqSellers.rfqId, [...rfqIds]))
    .orderBy(asc(companies.name), asc(rfqSellers.sellerId))
  return rows.map(({ moduleKey, publicId, city, hasOrder, ...seller }) => ({
    ...seller,
    shown: shownToBuyer(moduleKey, { ...seller, publicId, city, hasOrder }),
  }))
}

export async function insertRfq(
  tx: Transaction,
  row: typeof rfqs.$inferInsert,
  sellers: readonly Pick<AskedSeller, 'sellerId' | 'listingId'>[],
) {
  await tx.insert(rfqs).values(row)
  if (sellers.length > 0) await tx.insert(rfqSellers).values(sellers.map((seller) => ({ rfqId: row.id, ...seller })))
}

/** The lines of these enquiries that this reader may see, in their order. */
export async function listEnquiryLines(db: Executor, enquiryIds: readonly string[], reader: RfqReader): Promise<Rfq[]> {
  if (enquiryIds.length === 0) return []
  const rows = await selectRfqs(db, reader, 'any')
    .where(and(inArray(rfqs.enquiryId, [...enquiryIds]), readable(db, reader, 'any')))
    .orderBy(asc(rfqs.enquiryId), asc(rfqs.enquiryLine))
  return rows.map(rfqOf)
}

/** The enquiries with a line that this reader may see from this side. */
export function enquiriesOf(db: Executor, reader: RfqReader, side: RfqSide) {
  return db
    .select({ enquiryId: rfqs.enquiryId })
    .from(rfqs)
    .where(and(isNotNull(rfqs.enquiryId), readable(db, reader, side)))
}

/** Sets the files of a request that is being created, by their ids in the request. */
export async function updateRfqFiles(tx: Transaction, rfqId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const attachments = JSON.stringify(ids)
  await tx
    .update(rfqs)
    .set({ snapshot: sql`jsonb_set(${rfqs.snapshot}, '{attachments}', ${attachments}::jsonb)` })
    .where(eq(rfqs.id, rfqId))
}

export async function updateRfq(
  tx: Transaction,
  rfqId: string,
  changes: Partial<Pick<typeof rfqs.$inferInsert, 'status' | 'reason'>> & { award?: number; updatedAt: Date },
): Promise<void> {
  const { award, ...rest } = changes
  await tx
    .update(rfqs)
    .set({
      ...rest,
      version: sql`${rfqs.version} + 1`,
      ...(award === undefined ? {} : { awardedQuantity: sql`${rfqs.awardedQuantity} + ${award}::numeric` }),
    })
    .where(eq(rfqs.id, rfqId))
}

/** The newest copy of each of these requests. */
export async function listCopies(db: Executor, rfqIds: readonly string[]): Promise<Map<string, string>> {
  if (rfqIds.length === 0) return new Map()
  const rows = await db
    .select({ rfqId: rfqs.id, copiedFrom: rfqs.copiedFrom })
    .from(rfqs)
    .where(inArray(rfqs.copiedFrom, [...rfqIds]))
    .orderBy(asc(rfqs.createdAt), asc(rfqs.id))
  return new Map(rows.flatMap(({ rfqId, copiedFrom }) => (copiedFrom ? [[copiedFrom, rfqId] as const] : [])))
}

/** Sets the state of a seller in a request; in an open pool this adds them to it. */
export async function upsertAskedSeller(
  tx: Transaction,
  key: { rfqId: string; sellerId: string },
  state: Partial<Pick<AskedSeller, 'info' | 'hasDeclined'>>,
): Promise<void> {
  const insert = tx.insert(rfqSellers).values({ ...key, ...state })
  await (Object.keys(state).length === 0
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: [rfqSellers.rfqId, rfqSellers.sellerId], set: state }))
}

/** Marks the open questions of all sellers, or of one, as answered. @returns those sellers */
export async function markInfoProvided(tx: Transaction, rfqId: string, sellerId: string | null): Promise<string[]> {
  const rows = await tx
    .update(rfqSellers)
    .set({ info: 'PROVIDED' })
    .where(
      and(
        eq(rfqSellers.rfqId, rfqId),
        eq(rfqSellers.info, 'REQUESTED'),
        sellerId === null ? undefined : eq(rfqSellers.sellerId, sellerId),
      ),
    )
    .returning({ sellerId: rfqSellers.sellerId })
  return rows.map((row) => row.sellerId)
}

export interface KeysetPage {
  after: { at: string; id: string } | null
  limit: number
}

/** The shown status in SQL: the same rule as `rfqStatus` of the domain. */
const shownStatus = (live: SQL, now: Date) => sql<RfqStatus>`case
  when ${rfqs.status} <> 'OPEN' then ${rfqs.status}
  when ${live} > 0 then 'QUOTED'
  when ${isInTime(rfqs.respondBy, now)} then 'OPEN'
  else 'EXPIRED' end`

/** From which side, at what time, and whose quotations make a request QUOTED. */
interface RfqFilter {
  side: RfqSide
  now: Date
  counted?: CountedQuotes
  search?: RequestSearch
}

/** Newest first. */
export async function listRfqs(
  db: Executor,
  reader: RfqReader,
  filter: RfqFilter & { statuses: readonly RfqStatus[] },
  { after, limit }: KeysetPage,
): Promise<Rfq[]> {
  const rows = await selectRfqs(db, reader, filter.side, filter.counted)
    .where(
      and(
        readable(db, reader, filter.side),
        statusFilter(reader, filter),
        searchFilter(reader, filter),
        after ? sql`(${rfqs.createdAt}, ${rfqs.id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(rfqs.createdAt), desc(rfqs.id))
    .limit(limit)
  return rows.map(rfqOf)
}

/** Requests with how near they are to the reader's trade, the nearest first, and of those the newest. */
export async function listRfqsByNearness(
  db: Executor,
  reader: RfqReader,
  filter: RfqFilter & { statuses: readonly RfqStatus[]; rank: SQL<number> },
  { after, limit }: { after: (NonNullable<KeysetPage['after']> & { rank?: number | undefined }) | null; limit: number },
): Promise<{ rfq: Rfq; rank: number }[]> {
  const { rank, side } = filter
  const isOlder = after
    ? sql`(${rfqs.createdAt}, ${rfqs.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined
  const isBehind =
    after?.rank === undefined ? isOlder : sql`(${rank} > ${after.rank} or (${rank} = ${after.rank} and ${isOlder}))`
  const rows = await db
    .select({ rfq: rfqs, companyName: companies.name, liveQuotes: liveQuotes(reader, side, filter.counted), rank })
    .from(rfqs)
    .innerJoin(companies, eq(companies.id, rfqs.companyId))
    .where(and(readable(db, reader, side), statusFilter(reader, filter), searchFilter(reader, filter), isBehind))
    .orderBy(asc(rank), desc(rfqs.createdAt), desc(rfqs.id))
    .limit(limit)
  return rows.map(({ rank: near, ...row }) => ({ rfq: rfqOf(row), rank: near }))
}

function statusFilter(
  reader: RfqReader,
  { side, statuses, now, counted }: RfqFilter & { statuses: readonly RfqStatus[] },
): SQL | undefined {
  return statuses.length === 0 ? undefined : inArray(shownStatus(liveQuotes(reader, side, counted), now), [...statuses])
}

function searchFilter(reader: RfqReader, { side, search, now }: RfqFilter): SQL | undefined {
  return search && requestMatches(reader, side, search, now)
}

/** How many requests this side has, by shown status. */
export async function countRfqs(db: Executor, reader: RfqReader, filter: RfqFilter): Promise<Map<RfqStatus, number>> {
  const { side, now, counted } = filter
  const shown = db
    .select({ status: shownStatus(liveQuotes(reader, side, counted), now).as('shown') })
    .from(rfqs)
    .where(and(readable(db, reader, side), searchFilter(reader, filter)))
    .as('shown_rfqs')
  const rows = await db
    .select({ status: shown.status, total: sql<number>`count(*)::int` })
    .from(shown)
    .groupBy(shown.status)
    .orderBy(shown.status)
  return new Map(rows.map(({ status, total }) => [status, total]))
}

/** The state of a listing, for any owner. */
export async function findListingState(db: Executor, listingId: string) {
  const [row] = await db
    .select({
      id: listings.id,
      moduleKey: listings.moduleKey,
      status: listings.status,
      sellerId: listings.sellerId,
      companyId: listings.companyId,
      companyName: companies.name,
      isSuspended: isSuspendedSeller,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(eq(listings.id, listingId))
  return row ?? null
}

/** Which of these listings buyers can see now, and whose they are. */
export async function listListingsOnMarket(db: Executor, listingIds: readonly string[]) {
  if (listingIds.length === 0) return []
  return db
    .select({ id: listings.id, moduleKey: listings.moduleKey, sellerId: listings.sellerId })
    .from(listings)
    .where(and(inArray(listings.id, [...listingIds]), eq(listings.status, 'ACTIVE')))
}

/** The values of listings that buyers can see now. */
export async function listActiveListingValues(db: Executor, listingIds: readonly string[]) {
  if (listingIds.length === 0) return []
  return db
    .select({ id: listings.id, version: listings.version, values: listings.fields })
    .from(listings)
    .where(and(inArray(listings.id, [...listingIds]), eq(listings.status, 'ACTIVE')))
}

/** Of these sellers, those with whom a company has an order in this module: they know each other. */
export async function listSellersWithOrder(
  db: Executor,
  { companyId, moduleKey, sellerIds }: { companyId: string; moduleKey: ModuleKey; sellerIds: readonly string[] },
): Promise<string[]> {
  if (sellerIds.length === 0) return []
  const rows = await db
    .selectDistinct({ sellerId: orders.sellerId })
    .from(orders)
    .innerJoin(rfqs, eq(rfqs.id, orders.rfqId))
    .where(
      and(
        eq(orders.buyerCompanyId, companyId),
        eq(rfqs.moduleKey, moduleKey),
        inArray(orders.sellerId, [...sellerIds]),
      ),
    )
  return rows.map(({ sellerId }) => sellerId)
}

/** Of these users, the sellers; a suspended one cannot be asked. */
export async function listSellersToAsk(db: Executor, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .select({
      sellerId: users.id,
      companyId: users.companyId,
      companyName: companies.name,
      isSuspended: isSuspendedSeller,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(inArray(users.id, [...userIds]), sql`'seller' = any(${users.roles})`))
}
