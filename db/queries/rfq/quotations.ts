import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { quotations, quotationVersions, rfqs } from '@/db/schema/rfqs'
import { companies, users } from '@/db/schema/users'
import type { LineType } from '@/lib/domain/rfq/comparison/terms'
import type { Quotation, QuotationTerms, Thread } from '@/lib/domain/rfq/quotations/quotation'
import { shownToBuyer } from '@/lib/domain/rfq/quotations/shown-seller'
import { isLiveOffer, isSuspendedSeller } from './conditions'

/** All threads of a request, those of one seller, or one by its id. */
export interface QuotationFilter {
  rfqId: string
  sellerId?: string
  quoteId?: string
}

const isLatestVersion = and(
  eq(quotationVersions.quoteId, quotations.id),
  eq(quotationVersions.version, quotations.version),
)

/** Threads with the version submitted last. */
export async function listQuotations(
  db: Executor,
  { rfqId, sellerId, quoteId }: QuotationFilter,
): Promise<Quotation[]> {
  const rows = await db
    .select({
      quote: quotations,
      moduleKey: rfqs.moduleKey,
      companyName: companies.name,
      city: companies.city,
      publicId: users.publicSellerId,
      isSuspended: isSuspendedSeller,
      latest: quotationVersions,
    })
    .from(quotations)
    .innerJoin(rfqs, eq(rfqs.id, quotations.rfqId))
    .innerJoin(users, eq(users.id, quotations.sellerId))
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
  return rows.map(({ quote, moduleKey, companyName, city, publicId, isSuspended, latest }) => {
    const { id, createdAt: _createdAt, ...rest } = quote
    const hasOrder = rest.status === 'ACCEPTED'
    const shown = shownToBuyer(moduleKey, { sellerId: rest.sellerId, companyName, city, publicId, hasOrder })
    return { ...rest, quoteId: id, companyName, shown, isSuspended, latest, older: [] }
  })
}

/** Maximum of older versions read for one request, the newest first. */
const OLDER_MAX = 200

/** The same quotations with their earlier versions. */
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

/** The state of the threads of these requests. @param sellerId null: all sellers */
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

/** Closes the threads that are still live as not awarded. @returns those threads */
export async function settleOtherQuotations(tx: Transaction, rfqId: string, at: Date) {
  return tx
    .update(quotations)
    .set({ status: 'NOT_AWARDED', updatedAt: at })
    .where(and(eq(quotations.rfqId, rfqId), isLiveOffer(quotations.status)))
    .returning({ quoteId: quotations.id, sellerId: quotations.sellerId, version: quotations.version })
}
