import 'server-only'
import { type Executor, withDeadline } from '@/db/client'
import {
  countOrders,
  findOrder,
  findOrderByNumber,
  listOrders,
  type OrderSide,
  updateOrder,
  type WholeOrder,
} from '@/db/queries/rfq/orders'
import { listFilesByIds } from '@/db/queries/rfq/rfq-attachments'
import { listAskedSellers } from '@/db/queries/rfq/rfqs'
import type { Outcome } from '@/lib/contract/outcome'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { forbidden, notFound } from '@/lib/domain/errors'
import { parseBody } from '@/lib/domain/fields/schema-issues'
import { countOf, type OrderListQuery, pageOf } from '@/lib/domain/rfq/lists/list-query'
import { readOrderNumber, searchTerms } from '@/lib/domain/rfq/lists/list-search'
import { canMoveOrder } from '@/lib/domain/rfq/orders/order'
import { type OrderRecord, presentOrder } from '@/lib/domain/rfq/present-order'
import { orderTransitionSchema } from '@/lib/domain/rfq/requests/action-request'
import type { Party } from '@/lib/domain/rfq/states'
import type { ActorContext } from '@/lib/services/shared/context'
import { writeOnce } from '@/lib/services/shared/idempotency'
import { requireVersion } from '@/lib/services/shared/version'
import { lockRfq, readerOf, requirePossible } from '../access'
import { recordRfqEvents } from '../events'

/** Orders as this actor may see them. The files of all of them are read together. */
export async function orderRecords(db: Executor, actor: Actor, rows: readonly WholeOrder[]): Promise<OrderRecord[]> {
  const ids = rows.flatMap(({ order, rfq }) => [...rfq.snapshot.attachments, ...(order.terms.attachments ?? [])])
  const files = await listFilesByIds(db, [...new Set(ids)], false)
  return rows.map(({ order: { id, ...order }, ...rest }) =>
    presentOrder({ ...order, ...rest, orderId: id, files }, partyOf(actor, order)),
  )
}

/** One order as this actor may see it. @throws NOT_FOUND, also when it is another's */
export async function orderRecord(db: Executor, actor: Actor, orderId: string): Promise<OrderRecord> {
  const [record] = await orderRecords(db, actor, [await requireOrder(db, actor, orderId)])
  if (!record) throw new Error('an order without a record')
  return record
}

async function requireOrder(db: Executor, actor: Actor, orderId: string): Promise<WholeOrder> {
  const found = await findOrder(db, orderId, readerOf(actor))
  if (!found) throw notFound()
  return found
}

function partyOf(
  actor: Actor,
  { buyerCompanyId, sellerId }: Pick<WholeOrder['order'], 'buyerCompanyId' | 'sellerId'>,
): Party {
  return buyerCompanyId === actor.companyId ? 'buyer' : sellerId === actor.userId ? 'seller' : 'admin'
}

/** One order of the caller's. @throws NOT_FOUND, also when it is another's */
export async function readOrder(ctx: ActorContext, orderId: string): Promise<{ order: OrderRecord }> {
  return { order: await withDeadline(() => orderRecord(ctx.db, ctx.actor, orderId)) }
}

/** The page of the order whose number a text is, if the caller may see it; null otherwise. */
export async function orderPathOf(ctx: ActorContext, typed: string): Promise<string | null> {
  const number = readOrderNumber(typed)
  if (number === null) return null
  const orderId = await withDeadline(() => findOrderByNumber(ctx.db, number, readerOf(ctx.actor)))
  return orderId && `/orders/${orderId}`
}

export interface OrderPage {
  orders: OrderRecord[]
  page: { limit: number; nextCursor: string | null; total: number }
}

/** The caller's orders, the newest first: as buyer, as seller, or both. @throws FORBIDDEN for `admin` without that role */
export async function readOrders(
  ctx: ActorContext,
  { limit, cursor, as, status, q = '' }: OrderListQuery,
): Promise<OrderPage> {
  if (as === 'admin' && !hasRole(ctx.actor, 'admin')) throw forbidden('Only admins can read all orders.')
  const reader = readerOf(ctx.actor)
  const side: OrderSide = as ?? 'both'
  const statuses = status ? [status] : []
  const terms = searchTerms(q)
  return withDeadline(async () => {
    const [rows, counts] = await Promise.all([
      listOrders(ctx.db, reader, { side, statuses, terms }, { after: cursor ?? null, limit: limit + 1 }),
      countOrders(ctx.db, reader, side, terms),
    ])
    const { shown, nextCursor } = pageOf(rows, limit, ({ order }) => order)
    return {
      orders: await orderRecords(ctx.db, ctx.actor, shown),
      page: { limit, nextCursor, total: countOf(counts, status) },
    }
  })
}

/** Moves an order on: each party moves its own part of the way (reference 6.10). @throws NOT_FOUND, FORBIDDEN, ORDER_STATE, conflicts */
export async function moveOrder(
  ctx: ActorContext,
  { orderId, body }: { orderId: string; body: unknown },
): Promise<Outcome<{ order: OrderRecord }>> {
  const known = await withDeadline(() => requireOrder(ctx.db, ctx.actor, orderId))
  const { to, note = '', expectedVersion } = parseBody(orderTransitionSchema, body)

  return writeOnce(ctx, { body }, async (tx) => {
    // The seller of an order was asked, so they may lock its request too.
    const rfq = await lockRfq(tx, ctx.actor, known.order.rfqId, 'any')
    const { order } = await requireOrder(tx, ctx.actor, orderId)
    const party = partyOf(ctx.actor, order)
    requirePossible(canMoveOrder(party, order.status, to))
    requireVersion(order.version, expectedVersion, ctx.conditions?.ifMatch ?? null)
    const cancellation =
      to === 'CANCELLED' ? { cancellation: { by: party, reason: note, at: ctx.now.toISOString() } } : {}
    await updateOrder(tx, orderId, { status: to, updatedAt: ctx.now, ...cancellation })
    const { sellerId, quoteId, quoteVersion } = order
    const moved = {
      type: `ORDER_${to}`,
      thread: { sellerId, quoteId, quoteVersion },
      fromStatus: order.status,
      toStatus: to,
      message: note,
      data: { orderId, orderNumber: order.orderNumber },
    }
    const asked = await listAskedSellers(tx, [rfq.rfqId])
    await recordRfqEvents(tx, ctx, { rfq, party, asked, orderedQuantity: order.quantity }, [moved])
    const record = await orderRecord(tx, ctx.actor, orderId)
    return { record: { order: record }, version: record.version }
  })
}
