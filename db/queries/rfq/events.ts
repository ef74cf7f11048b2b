import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { rfqEvents, rfqs } from '@/db/schema/rfqs'
import { ORDER_MESSAGE } from '@/lib/domain/rfq/orders/order-message'

export type RfqEventRow = typeof rfqEvents.$inferSelect
export type NewRfqEvent = Omit<typeof rfqEvents.$inferInsert, 'sequence'>

/** Appends an event with the next number of its request, whose row the transaction has locked (or created). */
export async function insertRfqEvent(tx: Transaction, event: NewRfqEvent): Promise<RfqEventRow> {
  const [numbered] = await tx
    .update(rfqs)
    .set({ lastSequence: sql`${rfqs.lastSequence} + 1` })
    .where(eq(rfqs.id, event.rfqId))
    .returning({ sequence: rfqs.lastSequence })
  if (!numbered) throw new Error('an event of a request that does not exist')
  const [row] = await tx
    .insert(rfqEvents)
    .values({ ...event, sequence: numbered.sequence })
    .returning()
  if (!row) throw new Error('an event that was not written')
  return row
}

/** What decides who may read an event. */
export type RfqEventHead = Pick<RfqEventRow, 'id' | 'actorType' | 'quoteId' | 'sellerId' | 'type'>

/** All events of a request in order, without their content. */
export async function listRfqEventHeads(db: Executor, rfqId: string): Promise<RfqEventHead[]> {
  const { id, actorType, quoteId, sellerId, type } = rfqEvents
  return db
    .select({ id, actorType, quoteId, sellerId, type })
    .from(rfqEvents)
    .where(eq(rfqEvents.rfqId, rfqId))
    .orderBy(asc(rfqEvents.sequence))
}

interface OrderKey {
  rfqId: string
  orderId: string
}

const isMessageOf = ({ rfqId, orderId }: OrderKey) =>
  and(eq(rfqEvents.rfqId, rfqId), eq(rfqEvents.type, ORDER_MESSAGE), sql`${rfqEvents.data} ->> 'orderId' = ${orderId}`)

/** The messages of an order, in order. */
export async function listOrderMessages(
  db: Executor,
  key: OrderKey,
  { offset, limit }: { offset: number; limit: number },
): Promise<RfqEventRow[]> {
  return db
    .select()
    .from(rfqEvents)
    .where(isMessageOf(key))
    .orderBy(asc(rfqEvents.sequence))
    .offset(offset)
    .limit(limit)
}

export async function countOrderMessages(db: Executor, key: OrderKey): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(rfqEvents).where(isMessageOf(key))
  return row?.count ?? 0
}

/** These events, in order. */
export async function listRfqEvents(db: Executor, ids: readonly string[]): Promise<RfqEventRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(rfqEvents)
    .where(inArray(rfqEvents.id, [...ids]))
    .orderBy(asc(rfqEvents.sequence))
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
