import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { QuoteStoredStatus } from '@/lib/domain/rfq/states'
import type { Executor } from '../client'
import { listings } from '../schema/listings'
import { quotations, rfqs } from '../schema/rfqs'

export type ListingFigures = { active: number; drafts: number; archived: number }

/** @param sellerId null: of all sellers */
export async function countListingsByStatus(db: Executor, sellerId: string | null): Promise<ListingFigures> {
  const of = (status: string) => sql<number>`count(*) filter (where ${listings.status} = ${status})::int`
  const [row] = await db
    .select({ active: of('ACTIVE'), drafts: of('DRAFT'), archived: of('ARCHIVED') })
    .from(listings)
    .where(sellerId === null ? undefined : eq(listings.sellerId, sellerId))
  return row ?? { active: 0, drafts: 0, archived: 0 }
}

/** Whose quotations: those of one seller, those in answer to one company, or all. */
export type QuotationScope = { sellerId: string } | { companyId: string } | 'all'

/** Submitted quotations by their stored status. Counts are all that a sealed one tells. */
export async function countQuotations(db: Executor, scope: QuotationScope): Promise<Map<QuoteStoredStatus, number>> {
  const mine: SQL | undefined =
    scope === 'all'
      ? undefined
      : 'sellerId' in scope
        ? eq(quotations.sellerId, scope.sellerId)
        : inArray(quotations.rfqId, db.select({ id: rfqs.id }).from(rfqs).where(eq(rfqs.companyId, scope.companyId)))
  const rows = await db
    .select({ status: quotations.status, total: sql<number>`count(*)::int` })
    .from(quotations)
    .where(and(sql`${quotations.version} > 0`, mine))
    .groupBy(quotations.status)
  return new Map(rows.map(({ status, total }) => [status, total]))
}
