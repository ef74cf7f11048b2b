import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '@/db/client'
import { listings } from '@/db/schema/listings'
import { orders, quotations, rfqs } from '@/db/schema/rfqs'
import { companies, users } from '@/db/schema/users'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { QuoteStoredStatus } from '@/lib/domain/rfq/states'
import { isOpened } from './conditions'
import type { KeysetPage } from './rfqs'

const sellerCompanies = alias(companies, 'seller_companies')
const buyerCompanies = alias(companies, 'buyer_companies')

/** @param sellerId null: all sellers */
export async function countListingsByStatus(db: Executor, sellerId: string | null) {
  const of = (status: string) => sql<number>`count(*) filter (where ${listings.status} = ${status})::int`
  const [row] = await db
    .select({ active: of('ACTIVE'), drafts: of('DRAFT'), archived: of('ARCHIVED') })
    .from(listings)
    .where(sellerId === null ? undefined : eq(listings.sellerId, sellerId))
  return row ?? { active: 0, drafts: 0, archived: 0 }
}

/** Quotations of one seller, those made to one company, or all. */
export type QuotationScope = { sellerId: string } | { companyId: string } | 'all'

function within(db: Executor, scope: QuotationScope): SQL | undefined {
  if (scope === 'all') return undefined
  return 'sellerId' in scope
    ? eq(quotations.sellerId, scope.sellerId)
    : inArray(quotations.rfqId, db.select({ id: rfqs.id }).from(rfqs).where(eq(rfqs.companyId, scope.companyId)))
}

/** Submitted quotations by their stored status. A sealed quotation shows only in these counts. */
export async function countQuotations(db: Executor, scope: QuotationScope): Promise<Map<QuoteStoredStatus, number>> {
  const rows = await db
    .select({ status: quotations.status, total: sql<number>`count(*)::int` })
    .from(quotations)
    .where(and(sql`${quotations.version} > 0`, within(db, scope)))
    .groupBy(quotations.status)
    .orderBy(quotations.status)
  return new Map(rows.map(({ status, total }) => [status, total]))
}

/** The submitted quotations that changed last; a sealed one is visible only to its seller. */
export async function listRecentQuotations(
  db: Executor,
  scope: QuotationScope,
  { statuses, now, limit }: { statuses: readonly QuoteStoredStatus[]; now: Date; limit: number },
) {
  return db
    .select({
      quoteId: quotations.id,
      rfqId: quotations.rfqId,
      status: quotations.status,
      updatedAt: quotations.updatedAt,
      moduleKey: rfqs.moduleKey,
      snapshot: rfqs.snapshot,
      requirements: rfqs.requirements,
      title: rfqs.title,
      note: rfqs.note,
      /** Of the order that accepted it; null without one. */
      orderedQuantity: orders.quantity,
    })
    .from(quotations)
    .innerJoin(rfqs, eq(rfqs.id, quotations.rfqId))
    .leftJoin(orders, eq(orders.quoteId, quotations.id))
    .where(
      and(
        sql`${quotations.version} > 0`,
        statuses.length === 0 ? undefined : inArray(quotations.status, [...statuses]),
        within(db, scope),
        scope !== 'all' && 'sellerId' in scope ? undefined : isOpened(rfqs.isSealed, rfqs.respondBy, now),
      ),
    )
    .orderBy(desc(quotations.updatedAt), desc(quotations.id))
    .limit(limit)
}

/**
 * Submitted quotations, the newest first, each with its seller and buyer. Those of a sealed request are counted, so without a status they
 * are in the list too; a status of one may not be read.
 */
export async function listQuotationsOf(
  db: Executor,
  scope: QuotationScope,
  { status, now }: { status: QuoteStoredStatus | undefined; now: Date },
  { after, limit }: KeysetPage,
) {
  const isOwn = scope !== 'all' && 'sellerId' in scope
  const isOpen = isOpened(rfqs.isSealed, rfqs.respondBy, now)
  return db
    .select({
      id: quotations.id,
      rfqId: quotations.rfqId,
      sellerId: quotations.sellerId,
      status: quotations.status,
      createdAt: quotations.createdAt,
      updatedAt: quotations.updatedAt,
      sellerCompanyName: sellerCompanies.name,
      publicId: users.publicSellerId,
      city: sellerCompanies.city,
      buyerCompanyName: buyerCompanies.name,
      isReadable: isOwn ? sql<boolean>`true` : sql<boolean>`${isOpen}`,
      respondBy: rfqs.respondBy,
      moduleKey: rfqs.moduleKey,
      snapshot: rfqs.snapshot,
      requirements: rfqs.requirements,
      title: rfqs.title,
      note: rfqs.note,
      hasOrder: sql<boolean>`exists (select 1 from ${orders} placed where placed.rfq_id = ${quotations.rfqId} and placed.seller_id = ${quotations.sellerId})`,
    })
    .from(quotations)
    .innerJoin(rfqs, eq(rfqs.id, quotations.rfqId))
    .innerJoin(users, eq(users.id, quotations.sellerId))
    .innerJoin(sellerCompanies, eq(sellerCompanies.id, quotations.companyId))
    .innerJoin(buyerCompanies, eq(buyerCompanies.id, rfqs.companyId))
    .where(
      and(
        sql`${quotations.version} > 0`,
        within(db, scope),
        status === undefined ? undefined : eq(quotations.status, status),
        status === undefined || isOwn ? undefined : isOpen,
        after
          ? sql`(${quotations.createdAt}, ${quotations.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(quotations.createdAt), desc(quotations.id))
    .limit(limit)
}

export type RecentQuotation = Awaited<ReturnType<typeof listRecentQuotations>>[number]

const LISTING = {
  listingId: listings.id,
  moduleKey: listings.moduleKey,
  title: sql<string>`coalesce(nullif(${listings.fields} ->> 'title', ''), ${listings.fields} ->> 'productName', '')`,
  status: listings.status,
  updatedAt: listings.updatedAt,
}

/** A seller's own listings in any status, the last changed first. */
export async function listRecentOfSeller(db: Executor, sellerId: string, limit: number) {
  return db
    .select(LISTING)
    .from(listings)
    .where(eq(listings.sellerId, sellerId))
    .orderBy(desc(listings.updatedAt), desc(listings.id))
    .limit(limit)
}

export type RecentListing = Awaited<ReturnType<typeof listRecentOfSeller>>[number]

/** The newest on the market: the first of each module, by an index, so that the size of the market does not matter. */
export async function listRecentOnMarket(db: Executor, moduleKeys: readonly ModuleKey[], limit: number) {
  const ofEach = await Promise.all(
    moduleKeys.map((moduleKey) =>
      db
        .select(LISTING)
        .from(listings)
        .where(and(eq(listings.moduleKey, moduleKey), eq(listings.status, 'ACTIVE')))
        .orderBy(desc(listings.updatedAt), desc(listings.id))
        .limit(limit),
    ),
  )
  return ofEach
    .flat()
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, limit)
}
