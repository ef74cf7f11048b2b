import { and, asc, desc, eq, exists, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { listings } from '@/db/schema/listings'
import { quotations, quotationVersions, rfqEvents, rfqSellers, rfqs } from '@/db/schema/rfqs'
import { companies, users } from '@/db/schema/users'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { LineType } from '@/lib/domain/rfq/comparison/terms'
import type { Quotation, QuotationTerms, Thread } from '@/lib/domain/rfq/quotations/quotation'
import type { AskedSeller, Rfq } from '@/lib/domain/rfq/rfq'
import { LIVE_QUOTE_STATUSES, type RfqStatus } from '@/lib/domain/rfq/states'

/** Who asks for a request: the loaders give nothing that is not his. */
export interface RfqReader {
  userId: string
  companyId: string
  isSeller: boolean
  isAdmin: boolean
}

const liveQuotes = sql<number>`(select count(*)::int from ${quotations} live where live.rfq_id = "rfqs"."id" and live.status in (${sql.join(
  LIVE_QUOTE_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)}))`

const TAKES_ANSWERS = sql`${rfqs.status} in ('OPEN','PARTIALLY_AWARDED')`

function selectRfqs(db: Executor) {
  return db
    .select({ rfq: rfqs, companyName: companies.name, liveQuotes })
    .from(rfqs)
    .innerJoin(companies, eq(companies.id, rfqs.companyId))
}

type RfqRow = Awaited<ReturnType<ReturnType<typeof selectRfqs>['execute']>>[number]

function rfqOf({ rfq, companyName, liveQuotes: live }: RfqRow): Rfq {
  const { id, quantity: _quantity, lastSequence: _last, ...rest } = rfq
  return { ...rest, rfqId: id, companyName, liveQuotes: live }
}

/** The buyer's company. */
const isBuyers = ({ companyId }: RfqReader): SQL => sql`${rfqs.companyId} = ${companyId}`

/**
 * A seller who was asked, who has written an answer, sent or not, or any seller while an open pool takes answers; never the asking company
 * itself.
 */
function isSellers(db: Executor, { userId, companyId, isSeller }: RfqReader): SQL {
  if (!isSeller) return sql`false`
  const asked = exists(
    db
      .select({ one: sql`1` })
      .from(rfqSellers)
      .where(and(eq(rfqSellers.rfqId, rfqs.id), eq(rfqSellers.sellerId, userId))),
  )
  const writing = exists(
    db
      .select({ one: sql`1` })
      .from(quotations)
      .where(and(eq(quotations.rfqId, rfqs.id), eq(quotations.sellerId, userId))),
  )
  return sql`(${rfqs.companyId} <> ${companyId} and (${asked} or ${writing} or (${rfqs.isOpenPool} and ${TAKES_ANSWERS})))`
}

export type RfqSide = 'buyer' | 'seller' | 'admin' | 'any'

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

/** The request as this reader may see it, from this side; null when it is not his. */
export async function findRfq(db: Executor, rfqId: string, reader: RfqReader, side: RfqSide): Promise<Rfq | null> {
  const [row] = await selectRfqs(db).where(and(eq(rfqs.id, rfqId), readable(db, reader, side)))
  return row ? rfqOf(row) : null
}

/**
 * The same, with its row locked until the transaction ends: the one lock of everything that happens to it. The lock comes first, alone:
 * what was counted in the statement that waited for it would be from before the wait.
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

/** Whether this user was asked, or spoke up from the pool. */
export async function listAskedSellers(db: Executor, rfqIds: readonly string[]) {
  if (rfqIds.length === 0) return []
  return db
    .select({
      rfqId: rfqSellers.rfqId,
      sellerId: rfqSellers.sellerId,
      companyName: companies.name,
      info: rfqSellers.info,
      hasDeclined: rfqSellers.hasDeclined,
    })
    .from(rfqSellers)
    .innerJoin(users, eq(users.id, rfqSellers.sellerId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(inArray(rfqSellers.rfqId, [...rfqIds]))
    .orderBy(asc(companies.name), asc(rfqSellers.sellerId))
}

export async function insertRfq(tx: Transaction, row: typeof rfqs.$inferInsert, sellerIds: readonly string[]) {
  await tx.insert(rfqs).values(row)
  if (sellerIds.length > 0) {
    await tx.insert(rfqSellers).values(sellerIds.map((sellerId) => ({ rfqId: row.id, sellerId })))
  }
}

/** The files of a request that is being made, by the ids that they have there. */
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

/** The requests that were asked anew from these, the newest of each. */
export async function listCopies(db: Executor, rfqIds: readonly string[]): Promise<Map<string, string>> {
  if (rfqIds.length === 0) return new Map()
  const rows = await db
    .select({ rfqId: rfqs.id, copiedFrom: rfqs.copiedFrom })
    .from(rfqs)
    .where(inArray(rfqs.copiedFrom, [...rfqIds]))
    .orderBy(asc(rfqs.createdAt), asc(rfqs.id))
  return new Map(rows.flatMap(({ rfqId, copiedFrom }) => (copiedFrom ? [[copiedFrom, rfqId] as const] : [])))
}

/** Marks a seller's part; from an open pool he enters with it. */
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

/** Sellers whose questions stand open, or the one named. @returns whose question was answered */
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

/** The status that is shown, in SQL: the same reading as `rfqStatus` of the domain. */
const shownStatus = (now: Date) => sql<RfqStatus>`case
  when ${rfqs.status} <> 'OPEN' then ${rfqs.status}
  when ${liveQuotes} > 0 then 'QUOTED'
  when ${rfqs.respondBy} <= ${now.toISOString()}::timestamptz then 'EXPIRED'
  else 'OPEN' end`

/** Newest first. */
export async function listRfqs(
  db: Executor,
  reader: RfqReader,
  filter: { side: RfqSide; statuses: readonly RfqStatus[]; now: Date },
  { after, limit }: KeysetPage,
): Promise<Rfq[]> {
  const rows = await selectRfqs(db)
    .where(
      and(
        readable(db, reader, filter.side),
        statusFilter(filter),
        after ? sql`(${rfqs.createdAt}, ${rfqs.id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(rfqs.createdAt), desc(rfqs.id))
    .limit(limit)
  return rows.map(rfqOf)
}

function statusFilter({ statuses, now }: { statuses: readonly RfqStatus[]; now: Date }): SQL | undefined {
  return statuses.length === 0 ? undefined : inArray(shownStatus(now), [...statuses])
}

/** How many requests this side has, by the status that is shown. */
export async function countRfqs(
  db: Executor,
  reader: RfqReader,
  { side, now }: { side: RfqSide; now: Date },
): Promise<Map<RfqStatus, number>> {
  const shown = db
    .select({ status: shownStatus(now).as('shown') })
    .from(rfqs)
    .where(readable(db, reader, side))
    .as('shown_rfqs')
  const rows = await db
    .select({ status: shown.status, total: sql<number>`count(*)::int` })
    .from(shown)
    .groupBy(shown.status)
  return new Map(rows.map(({ status, total }) => [status, total]))
}

/** Of all threads of a request, of one seller's, or of one by its id. */
export interface QuotationFilter {
  rfqId: string
  sellerId?: string
  quoteId?: string
}

const isLatestVersion = and(
  eq(quotationVersions.quoteId, quotations.id),
  eq(quotationVersions.version, quotations.version),
)

/** Threads with what was submitted last; a draft, which may be long, comes with its own seller's alone. */
export async function listQuotations(
  db: Executor,
  { rfqId, sellerId, quoteId }: QuotationFilter,
): Promise<Quotation[]> {
  const rows = await db
    .select({ quote: quotations, companyName: companies.name, latest: quotationVersions })
    .from(quotations)
    .innerJoin(companies, eq(companies.id, quotations.companyId))
    .leftJoin(quotationVersions, isLatestVersion)
    .where(
      and(
        eq(quotations.rfqId, rfqId),
        sellerId === undefined ? undefined : eq(quotations.sellerId, sellerId),
        quoteId === undefined ? undefined : eq(quotations.id, quoteId),
      ),
    )
    .orderBy(asc(quotations.createdAt), asc(quotations.id))
  return rows.map(({ quote, companyName, latest }) => {
    const { id, createdAt: _createdAt, ...rest } = quote
    return { ...rest, quoteId: id, companyName, latest, older: [] }
  })
}

/** Versions of all quotations of a request beside the latest ones: more than these, the newest, are read by nobody. */
const OLDER_MAX = 200

/** The same quotations with what they were before. */
export async function withOlderVersions(db: Executor, quotes: readonly Quotation[]): Promise<Quotation[]> {
  const revised = quotes.filter(({ version }) => version > 1).map(({ quoteId }) => quoteId)
  if (revised.length === 0) return [...quotes]
  const newestFirst = await db
    .select({ version: quotationVersions })
    .from(quotationVersions)
    .innerJoin(quotations, eq(quotations.id, quotationVersions.quoteId))
    .where(and(inArray(quotationVersions.quoteId, revised), lt(quotationVersions.version, quotations.version)))
    .orderBy(desc(quotationVersions.submittedAt), desc(quotationVersions.version))
    .limit(OLDER_MAX)
  const older = newestFirst.map(({ version }) => version).reverse()
  return quotes.map((quote) => ({ ...quote, older: older.filter(({ quoteId }) => quoteId === quote.quoteId) }))
}

/** The threads of these requests as far as their state goes. @param sellerId null: of all sellers */
export async function listThreads(
  db: Executor,
  { rfqIds, sellerId }: { rfqIds: readonly string[]; sellerId: string | null },
): Promise<Thread[]> {
  if (rfqIds.length === 0) return []
  const rows = await db
    .select({
      quoteId: quotations.id,
      rfqId: quotations.rfqId,
      sellerId: quotations.sellerId,
      status: quotations.status,
      version: quotations.version,
      counterCount: quotations.counterCount,
      lineType: sql<LineType | null>`${quotationVersions.terms} ->> 'lineType'`,
      validUntil: sql<string | null>`${quotationVersions.terms} ->> 'validUntil'`,
    })
    .from(quotations)
    .leftJoin(quotationVersions, isLatestVersion)
    .where(
      and(inArray(quotations.rfqId, [...rfqIds]), sellerId === null ? undefined : eq(quotations.sellerId, sellerId)),
    )
    .orderBy(asc(quotations.createdAt), asc(quotations.id))
  return rows.map(({ lineType, validUntil, ...thread }) => ({
    ...thread,
    latest: lineType === null ? null : { terms: { lineType, validUntil: validUntil ?? '' } },
  }))
}

export async function insertQuotation(tx: Transaction, row: typeof quotations.$inferInsert): Promise<void> {
  await tx.insert(quotations).values(row)
}

export async function updateQuotation(
  tx: Transaction,
  quoteId: string,
  changes: Partial<
    Pick<
      typeof quotations.$inferInsert,
      'status' | 'version' | 'draft' | 'counter' | 'counterCount' | 'reason' | 'updatedAt'
    >
  >,
): Promise<void> {
  await tx.update(quotations).set(changes).where(eq(quotations.id, quoteId))
}

export async function insertQuotationVersion(
  tx: Transaction,
  row: { quoteId: string; version: number; terms: QuotationTerms; submittedBy: string; submittedAt: Date },
): Promise<void> {
  const { unitPrice, offeredQuantity } = row.terms
  await tx.insert(quotationVersions).values({ ...row, unitPrice, offeredQuantity })
}

/** Settles the threads that are still on the table. @returns those that were */
export async function settleOtherQuotations(tx: Transaction, rfqId: string, at: Date) {
  return tx
    .update(quotations)
    .set({ status: 'NOT_AWARDED', updatedAt: at })
    .where(and(eq(quotations.rfqId, rfqId), inArray(quotations.status, [...LIVE_QUOTE_STATUSES])))
    .returning({ quoteId: quotations.id, sellerId: quotations.sellerId, version: quotations.version })
}

export type RfqEventRow = typeof rfqEvents.$inferSelect
export type NewRfqEvent = Omit<typeof rfqEvents.$inferInsert, 'sequence'>

/** Appends with the next number of its request, whose row the transaction has locked (or made). */
export async function insertRfqEvent(tx: Transaction, event: NewRfqEvent): Promise<RfqEventRow> {
  const [numbered] = await tx
    .update(rfqs)
    .set({ lastSequence: sql`${rfqs.lastSequence} + 1` })
    .where(eq(rfqs.id, event.rfqId))
    .returning({ sequence: rfqs.lastSequence })
  if (!numbered) throw new Error('an event of a request that is not there')
  const [row] = await tx
    .insert(rfqEvents)
    .values({ ...event, sequence: numbered.sequence })
    .returning()
  if (!row) throw new Error('an event that was not written')
  return row
}

export interface EventFilter {
  rfqId: string
  /** A seller sees what concerns the whole request and his own thread; null: everything. */
  sellerId: string | null
}

function eventsOf(db: Executor, { rfqId, sellerId }: EventFilter, after: number) {
  return db
    .select()
    .from(rfqEvents)
    .where(
      and(
        eq(rfqEvents.rfqId, rfqId),
        gt(rfqEvents.sequence, after),
        sellerId === null ? undefined : sql`(${rfqEvents.sellerId} is null or ${rfqEvents.sellerId} = ${sellerId})`,
      ),
    )
}

/** In order, from behind a number on. */
export async function listRfqEvents(
  db: Executor,
  filter: EventFilter,
  { after, limit }: { after: number; limit: number },
): Promise<RfqEventRow[]> {
  return eventsOf(db, filter, after).orderBy(asc(rfqEvents.sequence)).limit(limit)
}

/** The newest ones, in order. */
export async function listNewestRfqEvents(db: Executor, filter: EventFilter, limit: number): Promise<RfqEventRow[]> {
  return (await eventsOf(db, filter, 0).orderBy(desc(rfqEvents.sequence)).limit(limit)).reverse()
}

export async function findClientEvent(
  db: Executor,
  key: { rfqId: string; actorId: string; clientEventId: string },
): Promise<RfqEventRow | null> {
  const [row] = await db
    .select()
    .from(rfqEvents)
    .where(
      and(
        eq(rfqEvents.rfqId, key.rfqId),
        eq(rfqEvents.actorId, key.actorId),
        eq(rfqEvents.clientEventId, key.clientEventId),
      ),
    )
  return row ?? null
}

export interface CurrentListing {
  id: string
  moduleKey: ModuleKey
  status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED'
  sellerId: string
  companyId: string
}

/** Where a listing stands, whoever owns it. */
export async function findListingStanding(db: Executor, listingId: string): Promise<CurrentListing | null> {
  const [row] = await db
    .select({
      id: listings.id,
      moduleKey: listings.moduleKey,
      status: listings.status,
      sellerId: listings.sellerId,
      companyId: listings.companyId,
    })
    .from(listings)
    .where(eq(listings.id, listingId))
  return row ?? null
}

/** The values of listings as buyers may see them today. */
export async function listActiveListingValues(db: Executor, listingIds: readonly string[]) {
  if (listingIds.length === 0) return []
  return db
    .select({ id: listings.id, version: listings.version, values: listings.fields })
    .from(listings)
    .where(and(inArray(listings.id, [...listingIds]), eq(listings.status, 'ACTIVE')))
}

/** Those of these users who are sellers and can be asked. */
export async function listSellersToAsk(db: Executor, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .select({ sellerId: users.id, companyId: users.companyId })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), sql`'seller' = any(${users.roles})`, sql`${users.suspendedAt} is null`))
}
