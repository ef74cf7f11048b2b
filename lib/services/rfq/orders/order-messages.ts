import 'server-only'
import { type Executor, withDeadline } from '@/db/client'
import { countOrderMessages, listOrderMessages, type RfqEventRow } from '@/db/queries/rfq/events'
import { findOrder, type WholeOrder } from '@/db/queries/rfq/orders'
import { listAskedSellers } from '@/db/queries/rfq/rfqs'
import type { Outcome } from '@/lib/contract/outcome'
import type { Actor } from '@/lib/domain/actor'
import { notFound } from '@/lib/domain/errors'
import { parseBody } from '@/lib/domain/fields/schema-issues'
import { type NewestPart, newestPart } from '@/lib/domain/rfq/lists/list-query'
import { ORDER_MESSAGE, type OrderMessage } from '@/lib/domain/rfq/orders/order-message'
import { orderMessageSchema } from '@/lib/domain/rfq/requests/action-request'
import type { ActorContext, ServiceContext } from '@/lib/services/shared/context'
import { writeOnce } from '@/lib/services/shared/idempotency'
import { lockRfq, readerOf } from '../access'
import { recordRfqEvents } from '../events'
import type { Trader } from '../gates'

/** An order of the reader's own, as buyer or seller; an admin is no party of it. @throws NOT_FOUND */
async function requireOwnOrder(db: Executor, actor: Actor, orderId: string): Promise<WholeOrder['order']> {
  const found = await findOrder(db, orderId, { ...readerOf(actor), isAdmin: false })
  if (!found) throw notFound()
  return found.order
}

function messageOf({ id, actorType, actorId, at, message }: RfqEventRow): OrderMessage {
  return { messageId: id, actorType, actorId, at: at.toISOString(), text: message }
}

interface MessagePage {
  messages: OrderMessage[]
  page: { limit: number; nextCursor: string | null }
}

/** The messages of an order in order, page by page. @throws NOT_FOUND for anyone but its two parties */
export async function readOrderMessages(
  ctx: ActorContext,
  { orderId, limit, cursor = 0 }: { orderId: string; limit: number; cursor?: number | undefined },
): Promise<MessagePage> {
  return withDeadline(async () => {
    const { rfqId } = await requireOwnOrder(ctx.db, ctx.actor, orderId)
    const rows = await listOrderMessages(ctx.db, { rfqId, orderId }, { offset: cursor, limit: limit + 1 })
    const nextCursor = rows.length > limit ? String(cursor + limit) : null
    return { messages: rows.slice(0, limit).map(messageOf), page: { limit, nextCursor } }
  })
}

/** Messages shown on the page of an order. */
const NEWEST_MAX = 100

/** The newest messages of an order, or those before a place; null for a reader who is no party of it. */
export async function readNewestMessages(
  ctx: ActorContext,
  { orderId, rfqId, until }: { orderId: string; rfqId: string; until?: number | undefined },
): Promise<NewestPart<OrderMessage> | null> {
  return withDeadline(async () => {
    if (!(await findOrder(ctx.db, orderId, { ...readerOf(ctx.actor), isAdmin: false }))) return null
    const count = await countOrderMessages(ctx.db, { rfqId, orderId })
    const { from, to } = newestPart(count, NEWEST_MAX, until)
    const rows = await listOrderMessages(ctx.db, { rfqId, orderId }, { offset: from, limit: to - from })
    return { entries: rows.map(messageOf), earlier: from, later: count - to }
  })
}

/** Writes to the other party of an order, in whatever state the order is. @throws NOT_FOUND, VALIDATION_FAILED */
export async function addOrderMessage(
  ctx: ServiceContext<Trader<'message'>>,
  { orderId, body }: { orderId: string; body: unknown },
): Promise<Outcome<{ message: OrderMessage }>> {
  const order = await withDeadline(() => requireOwnOrder(ctx.db, ctx.actor, orderId))
  const { text } = parseBody(orderMessageSchema, body)
  return writeOnce(ctx, { body }, async (tx) => {
    const rfq = await lockRfq(tx, ctx.actor, order.rfqId, 'any')
    const { sellerId, quoteId, quoteVersion, orderNumber } = order
    const party = order.buyerCompanyId === ctx.actor.companyId ? 'buyer' : 'seller'
    const input = {
      type: ORDER_MESSAGE,
      thread: { sellerId, quoteId, quoteVersion },
      message: text,
      data: { orderId, orderNumber },
    }
    const asked = await listAskedSellers(tx, [rfq.rfqId])
    const [event] = await recordRfqEvents(tx, ctx, { rfq, party, asked, orderedQuantity: order.quantity }, [input])
    if (!event) throw new Error('a message that was not recorded')
    return { record: { message: messageOf(event) }, isNew: true }
  })
}
