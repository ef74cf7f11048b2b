import { and, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { listings } from '@/db/schema/listings'
import { quotations, rfqSellers, rfqs } from '@/db/schema/rfqs'
import { DAY_MS } from '@/lib/domain/calendar-day'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { isOpened } from '../rfq/conditions'
import { listWholeListings, type WholeListingRow } from './listings'

/** The listing that a card points to; the index has these words. */
const SOURCE_ID = sql`(${listings.fields} ->> 'sourceListingId')`

/** How much buyers ask for listings: companies that asked, and requests that were quoted. */
export interface Interest {
  askedBy: number
  quoted: number
}

const INTEREST_DAYS = 30

/**
 * The interest in these listings in the last 30 days, of requests to several sellers too. What a sealed request has received counts after its opening alone, so
 * that no number tells of it before.
 */
export async function findInterest(db: Executor, ids: readonly string[], now: Date): Promise<Map<string, Interest>> {
  if (ids.length === 0) return new Map()
  const since = new Date(now.getTime() - INTEREST_DAYS * DAY_MS)
  const isQuoted = sql`exists (
    select 1 from ${quotations} q
    where q.rfq_id = "rfqs"."id" and q.seller_id = "rfq_sellers"."seller_id" and q.version > 0
  )`
  const opened = isOpened(rfqs.isSealed, rfqs.respondBy, now)
  const rows = await db
    .select({
      listingId: listings.id,
      askedBy: sql<number>`count(distinct ${rfqs.companyId})::int`,
      quoted: sql<number>`(count(*) filter (where ${opened} and ${isQuoted}))::int`,
    })
    .from(listings)
    .innerJoin(rfqSellers, eq(rfqSellers.sellerId, listings.sellerId))
    .innerJoin(rfqs, eq(rfqs.id, rfqSellers.rfqId))
    .where(
      and(
        inArray(listings.id, [...ids]),
        or(eq(rfqs.listingId, listings.id), eq(rfqSellers.listingId, listings.id)),
        sql`${rfqs.createdAt} > ${since.toISOString()}::timestamptz`,
        ne(rfqs.status, 'REMOVED'),
      ),
    )
    .groupBy(listings.id)
  return new Map(rows.map(({ listingId, ...interest }) => [listingId, interest]))
}

/** The cards of these modules that point to a listing, not archived or all, locked and whole. */
export async function listCardsOf(tx: Transaction, modules: readonly ModuleKey[], sourceId: string) {
  if (modules.length === 0) return []
  return locked(tx, sql`${inArray(listings.moduleKey, [...modules])} and ${SOURCE_ID} = ${sourceId}`, null)
}

/** Some open cards of a module whose last day is over, locked; another process has the others. */
export async function listEndedListings(
  tx: Transaction,
  { moduleKey, lastDayField, day, limit }: { moduleKey: ModuleKey; lastDayField: string; day: string; limit: number },
): Promise<WholeListingRow[]> {
  const last = sql`(${listings.fields} ->> ${lastDayField})`
  return locked(tx, and(isOpenIn(moduleKey), lt(last, day)), limit)
}

/** Some open cards of a module whose listing is no longer open, locked. */
export async function listLostCards(tx: Transaction, moduleKey: ModuleKey, limit: number): Promise<WholeListingRow[]> {
  const isGone = sql`${SOURCE_ID} is not null and not exists (
    select 1 from ${listings} source where source.id = ${SOURCE_ID}::uuid and source.status = 'ACTIVE'
  )`
  return locked(tx, and(isOpenIn(moduleKey), isGone), limit)
}

/** The open cards of a module that point to a listing, after this id. */
export async function listPointingCards(
  db: Executor,
  { moduleKey, afterId, limit }: { moduleKey: ModuleKey; afterId: string | null; limit: number },
) {
  return db
    .select({
      id: listings.id,
      sourceId: sql<string>`${SOURCE_ID}`,
      trendScore: sql<number | null>`(${listings.fields} ->> 'trendScore')::float8`,
    })
    .from(listings)
    .where(
      and(
        isOpenIn(moduleKey),
        sql`${SOURCE_ID} is not null`,
        afterId === null ? undefined : sql`${listings.id} > ${afterId}::uuid`,
      ),
    )
    .orderBy(listings.id)
    .limit(limit)
}

/** This listing, locked and whole; null when it is missing. */
export async function findListingForUpdate(tx: Transaction, id: string): Promise<WholeListingRow | null> {
  return (await locked(tx, eq(listings.id, id), null))[0] ?? null
}

function isOpenIn(moduleKey: ModuleKey): SQL | undefined {
  return and(eq(listings.moduleKey, moduleKey), sql`${listings.status} = 'ACTIVE'`)
}

/** A second statement reads what belongs to the locked rows, as they are after the wait. @param limit null: all, waiting for each */
async function locked(tx: Transaction, where: SQL | undefined, limit: number | null): Promise<WholeListingRow[]> {
  const rows = tx.select({ id: listings.id }).from(listings).where(where).orderBy(listings.id)
  const ids = await (limit === null ? rows.for('update') : rows.limit(limit).for('update', { skipLocked: true }))
  return listWholeListings(
    tx,
    ids.map(({ id }) => id),
  )
}
