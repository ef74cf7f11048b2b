import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '@/db/client'
import { listings } from '@/db/schema/listings'
import { orderNumbers, orders, rfqSellers, rfqs } from '@/db/schema/rfqs'
import { companies, users } from '@/db/schema/users'
import type { OrderStatus } from '@/lib/domain/rfq/orders/order'
import { isSuspendedSeller } from './conditions'
import type { RfqReader } from './reader'
import type { KeysetPage } from './rfqs'
import { orderMatches } from './search'

const buyerCompanies = alias(companies, 'buyer_companies')
const sellerCompanies = alias(companies, 'seller_companies')

function selectOrders(db: Executor) {
  return db
    .select({
      order: orders,
      rfq: {
        moduleKey: rfqs.moduleKey,
        listingId: rfqs.listingId,
        title: rfqs.title,
        productMasterId: rfqs.productMasterId,
        snapshot: rfqs.snapshot,
        requirements: rfqs.requirements,
        note: rfqs.note,
        origin: rfqs.origin,
      },
      buyerCompanyName: buyerCompanies.name,
      sellerCompanyName: sellerCompanies.name,
      isSellerSuspended: isSuspendedSeller,
      /** The seller's listing that a request to several sellers began with. */
      askedListing: { id: listings.id, title: listings.title },
    })
    .from(orders)
    .innerJoin(rfqs, eq(rfqs.id, orders.rfqId))
    .innerJoin(buyerCompanies, eq(buyerCompanies.id, orders.buyerCompanyId))
    .innerJoin(sellerCompanies, eq(sellerCompanies.id, orders.sellerCompanyId))
    .innerJoin(users, eq(users.id, orders.sellerId))
    .leftJoin(rfqSellers, and(eq(rfqSellers.rfqId, orders.rfqId), eq(rfqSellers.sellerId, orders.sellerId)))
    .leftJoin(listings, eq(listings.id, rfqSellers.listingId))
}

export type WholeOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]
/** "admin": all orders, for admins only. */
export type OrderSide = 'buyer' | 'seller' | 'both' | 'admin'

/** The owner's columns, named for each side: without them the planner misjudges how many orders match. */
function isTheirs(reader: RfqReader, side: OrderSide): SQL | undefined {
  const asBuyer = eq(orders.buyerCompanyId, reader.companyId)
  const asSeller = eq(orders.sellerId, reader.userId)
  if (side === 'admin') return reader.isAdmin ? undefined : sql`false`
  return side === 'buyer' ? asBuyer : side === 'seller' ? asSeller : or(asBuyer, asSeller)
}

/** An order for one of its parties, or any order for an admin; null when it is not visible to the reader. */
export async function findOrder(db: Executor, orderId: string, reader: RfqReader): Promise<WholeOrder | null> {
  const [row] = await selectOrders(db).where(
    and(eq(orders.id, orderId), reader.isAdmin ? undefined : isTheirs(reader, 'both')),
  )
  return row ?? null
}

/** The id of the order with this number, if this reader may see it. */
export async function findOrderByNumber(db: Executor, orderNumber: string, reader: RfqReader): Promise<string | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), reader.isAdmin ? undefined : isTheirs(reader, 'both')))
  return row?.id ?? null
}

export async function listOrders(
  db: Executor,
  reader: RfqReader,
  filter: { side: OrderSide; rfqId?: string; statuses?: readonly OrderStatus[]; terms?: readonly string[] },
  { after, limit }: KeysetPage,
): Promise<WholeOrder[]> {
  return selectOrders(db)
    .where(
      and(
        filter.rfqId && reader.isAdmin ? undefined : isTheirs(reader, filter.side),
        filter.rfqId ? eq(orders.rfqId, filter.rfqId) : undefined,
        filter.statuses?.length ? inArray(orders.status, [...filter.statuses]) : undefined,
        orderMatches(filter.terms ?? []),
        after ? sql`(${orders.createdAt}, ${orders.id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
}

export async function countOrders(
  db: Executor,
  reader: RfqReader,
  side: OrderSide,
  terms: readonly string[] = [],
): Promise<Map<OrderStatus, number>> {
  const rows = await db
    .select({ status: orders.status, total: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(isTheirs(reader, side), orderMatches(terms)))
    .groupBy(orders.status)
    .orderBy(orders.status)
  return new Map(rows.map(({ status, total }) => [status, total]))
}

/** The next number of the year; its row stays locked until the transaction ends, so that no number is lost. */
export async function nextOrderNumber(tx: Transaction, year: number): Promise<number> {
  const [row] = await tx
    .insert(orderNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: orderNumbers.year, set: { last: sql`${orderNumbers.last} + 1` } })
    .returning({ last: orderNumbers.last })
  if (!row) throw new Error('the series of order numbers has no next number')
  return row.last
}

export async function insertOrder(tx: Transaction, row: typeof orders.$inferInsert): Promise<void> {
  await tx.insert(orders).values(row)
}

export async function updateOrder(
  tx: Transaction,
  orderId: string,
  changes: Pick<typeof orders.$inferInsert, 'status' | 'updatedAt'> & {
    cancellation?: { by: string; reason: string; at: string }
  },
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
}
