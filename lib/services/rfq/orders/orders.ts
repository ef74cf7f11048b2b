import 'server-only'
import { createHash } from 'node:crypto'
import { type Executor, withDeadline } from '@/db/client'
import {
  countOrders,
  findOrder,
  listOrders,
  type OrderSide,
  updateOrder,
  type WholeOrder,
} from '@/db/queries/rfq/orders'
import { listFilesByIds } from '@/db/queries/rfq/rfq-attachments'
import { findRfqForUpdate } from '@/db/queries/rfq/rfqs'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { encodePosition, orderListSchema } from '@/lib/domain/rfq/list-query'
import { canMoveOrder } from '@/lib/domain/rfq/orders/order'
import { type OrderRecord, presentOrder } from '@/lib/domain/rfq/present'
import { orderTransitionSchema } from '@/lib/domain/rfq/requests/action-request'
import type { Party } from '@/lib/domain/rfq/states'
import type { ServiceContext } from '@/lib/services/shared/context'
import { runIdempotent } from '@/lib/services/shared/idempotency'
import { requireVersion } from '@/lib/services/shared/version'
import { readerOf, requirePossible } from '../access'
import { recordRfqEvents } from '../event'

/** Orders as this actor may see them; what belongs to all of them is read at once. */
export async function viewOrders(db: Executor, actor: Actor, rows: readonly WholeOrder[]): Promise<OrderRecord[]> {
  const ids = rows.flatMap(({ order, rfq }) => [...rfq.snapshot.attachments, ...(order.terms.attachments ?? [])])
  const files = await listFilesByIds(db, [...new Set(ids)], false)
  return rows.map(({ order: { id, ...order }, ...beside }) =>
    presentOrder({ ...order, ...beside, orderId: id, files }, partyOf(actor, order)),
  )
}

/** One of them. */
export async function viewOrder(db: Executor, actor: Actor, row: WholeOrder): Promise<OrderRecord> {
  const [record] = await viewOrders(db, actor, [row])
  if (!record) throw new Error('an order without a view')
  return record
}

function partyOf(
  actor: Actor,
  { buyerCompanyId, sellerId }: Pick<WholeOrder['order'], 'buyerCompanyId' | 'sellerId'>,
): Party {
  return buyerCompanyId === actor.companyId ? 'buyer' : sellerId === actor.userId ? 'seller' : 'admin'
}

/** An order of the caller's. @throws NOT_FOUND, also when it is another's */
export async function readOrder(ctx: ServiceContext<Actor>, orderId: string): Promise<OrderRecord> {
  return withDeadline(async () => {
    const found = await findOrder(ctx.db, orderId, readerOf(ctx.actor))
    if (!found) throw notFound()
    return viewOrder(ctx.db, ctx.actor, found)
  })
}

/** GET /api/trade-core/orders/:orderId */
export async function orderAnswer(ctx: ServiceContext<Actor>, orderId: string): Promise<ServiceResponse> {
  const order = await readOrder(ctx, orderId)
  return { body: { ok: true, success: true, order }, etag: `"${order.version}"` }
}

export interface OrderPage {
  orders: OrderRecord[]
  page: { limit: number; nextCursor: string | null; total: number }
}

/** The caller's orders, the newest first: as buyer, as seller, or both. @throws VALIDATION_FAILED */
export async function readMyOrders(ctx: ServiceContext<Actor>, query: URLSearchParams): Promise<OrderPage> {
  const parsed = orderListSchema.safeParse(Object.fromEntries(query), { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const { limit, cursor, as, status } = parsed.data
  const reader = readerOf(ctx.actor)
  const side: OrderSide = as ?? 'both'
  const statuses = status ? [status] : []
  const { rows, counts, orders } = await withDeadline(async () => {
    const [found, totals] = await Promise.all([
      listOrders(ctx.db, reader, { side, statuses }, { after: cursor ?? null, limit: limit + 1 }),
      countOrders(ctx.db, reader, side),
    ])
    return { rows: found, counts: totals, orders: await viewOrders(ctx.db, ctx.actor, found.slice(0, limit)) }
  })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)?.order
  const hasMore = rows.length > shown.length && last !== undefined
  return {
    orders,
    page: {
      limit,
      nextCursor: hasMore ? encodePosition({ at: last.createdAt.toISOString(), id: last.id }) : null,
      total: [...counts].reduce((sum, [one, count]) => (!status || one === status ? sum + count : sum), 0),
    },
  }
}

/** GET /api/trade-core/orders/mine */
export async function listMyOrders(ctx: ServiceContext<Actor>, call: RequestContext<Actor>): Promise<ServiceResponse> {
  return validated({ ok: true, success: true, ...(await readMyOrders(ctx, call.query)) })
}

/** POST /api/trade-core/orders/:orderId/transition: each party moves its own part of the way (contract section 6). */
export async function transitionOrder(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  orderId: string,
): Promise<ServiceResponse> {
  const reader = readerOf(ctx.actor)
  const body = await call.readJson()
  const known = await withDeadline(() => findOrder(ctx.db, orderId, reader))
  if (!known) throw notFound()
  const parsed = orderTransitionSchema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const { to, note = '', expectedVersion } = parsed.data

  return runIdempotent(ctx, call, { body }, async (tx) => {
    // The seller of an order was asked, so the request is his to lock too.
    const rfq = await findRfqForUpdate(tx, known.order.rfqId, reader, 'any')
    const found = await findOrder(tx, orderId, reader)
    if (!rfq || !found) throw notFound()
    const { order } = found
    const party = partyOf(ctx.actor, order)
    requirePossible(canMoveOrder(party, order.status, to))
    requireVersion(order.version, expectedVersion, call.ifMatch)
    const cancellation =
      to === 'CANCELLED' ? { cancellation: { by: party, reason: note, at: ctx.now.toISOString() } } : {}
    await updateOrder(tx, orderId, { status: to, updatedAt: ctx.now, ...cancellation })
    const { sellerId, quoteId, quoteVersion } = order
    const happening = {
      type: `ORDER_${to}`,
      thread: { sellerId, quoteId, quoteVersion },
      fromStatus: order.status,
      toStatus: to,
      message: note,
      data: { orderId, orderNumber: order.orderNumber },
    }
    await recordRfqEvents(tx, ctx, { rfq, party, asked: [] }, [happening])
    const after = await findOrder(tx, orderId, reader)
    if (!after) throw new Error('an order that is gone')
    return {
      body: { ok: true, success: true, order: await viewOrder(tx, ctx.actor, after) },
      etag: `"${after.order.version}"`,
    }
  })
}

/** A read with the validator of its own bytes. */
export function validated(body: Record<string, unknown>): ServiceResponse {
  const text = JSON.stringify(body)
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}
