import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { listings } from '@/db/schema/listings'
import { enquiries } from '@/db/schema/rfqs'
import { baskets } from '@/db/schema/users'
import type { BasketLine } from '@/lib/domain/rfq/enquiries/basket'
import type { Enquiry } from '@/lib/domain/rfq/enquiries/enquiry'
import type { RfqReader, RfqSide } from './reader'
import { enquiriesOf, type KeysetPage } from './rfqs'

export async function insertEnquiry(tx: Transaction, row: typeof enquiries.$inferInsert): Promise<void> {
  await tx.insert(enquiries).values(row)
}

function enquiryOf({ id, ...rest }: typeof enquiries.$inferSelect): Enquiry {
  const { note, respondBy, deliveryLocation, createdAt } = rest
  return { enquiryId: id, note, respondBy, deliveryLocation, createdAt }
}

export async function findEnquiry(db: Executor, enquiryId: string): Promise<Enquiry | null> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, enquiryId))
  return row ? enquiryOf(row) : null
}

/** The enquiries of which this reader may see a line, the newest first. */
export async function listEnquiries(
  db: Executor,
  reader: RfqReader,
  side: RfqSide,
  { after, limit }: KeysetPage,
): Promise<Enquiry[]> {
  const rows = await db
    .select()
    .from(enquiries)
    .where(
      and(
        inArray(enquiries.id, enquiriesOf(db, reader, side)),
        after
          ? sql`(${enquiries.createdAt}, ${enquiries.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(limit)
  return rows.map(enquiryOf)
}

export async function countEnquiries(db: Executor, reader: RfqReader, side: RfqSide): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(enquiries)
    .where(inArray(enquiries.id, enquiriesOf(db, reader, side)))
  return row?.total ?? 0
}

/** What this account has collected. */
export async function findBasket(db: Executor, userId: string): Promise<{ lines: BasketLine[]; version: number }> {
  const [row] = await db
    .select({ lines: baskets.lines, version: baskets.version })
    .from(baskets)
    .where(eq(baskets.userId, userId))
  return row ?? { lines: [], version: 0 }
}

/** The same, with its row locked. Creates the row when there is none, so that two writers never overwrite each other. */
export async function lockBasket(tx: Transaction, userId: string, now: Date) {
  await tx.insert(baskets).values({ userId, lines: [], version: 0, updatedAt: now }).onConflictDoNothing()
  await tx.select({ userId: baskets.userId }).from(baskets).where(eq(baskets.userId, userId)).for('update')
  return findBasket(tx, userId)
}

/** @returns the new version */
export async function updateBasket(
  tx: Transaction,
  userId: string,
  lines: readonly BasketLine[],
  now: Date,
): Promise<number> {
  const [row] = await tx
    .update(baskets)
    .set({ lines: [...lines], version: sql`${baskets.version} + 1`, updatedAt: now })
    .where(eq(baskets.userId, userId))
    .returning({ version: baskets.version })
  return row?.version ?? 0
}

/** The stored cards and values of these listings, as far as buyers can see them now. */
export async function listOpenGoods(
  db: Executor,
  listingIds: readonly string[],
): Promise<{ id: string; card: string; fields: Record<string, unknown> }[]> {
  if (listingIds.length === 0) return []
  return db
    .select({ id: listings.id, card: listings.cardText, fields: listings.fields })
    .from(listings)
    .where(and(inArray(listings.id, [...listingIds]), eq(listings.status, 'ACTIVE')))
}
