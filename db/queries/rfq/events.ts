import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { rfqEvents, rfqs } from '@/db/schema/rfqs'

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

export interface EventFilter {
  rfqId: string
  /** A seller sees the events of the whole request and of their own thread; null: all events. */
  sellerId: string | null
}

function eventsOf(db: Executor, { rfqId, sellerId }: EventFilter, after: number) {
  return db
    .select()
    .from(rfqEvents)
    .where(
      and(
        eq(rfqEvents.rfqId, rfqId),
        gt(rfqEvents.sequence, after),
        sellerId === null ? undefined : sql`(${rfqEvents.sellerId} is null or ${rfqEvents.sellerId} = ${sellerId})`,
      ),
    )
}

/** Events after this number, in order. */
export async function listRfqEvents(
  db: Executor,
  filter: EventFilter,
  { after, limit }: { after: number; limit: number },
): Promise<RfqEventRow[]> {
  return eventsOf(db, filter, after).orderBy(asc(rfqEvents.sequence)).limit(limit)
}

/** The newest events, in order. */
export async function listNewestRfqEvents(db: Executor, filter: EventFilter, limit: number): Promise<RfqEventRow[]> {
  return (await eventsOf(db, filter, 0).orderBy(desc(rfqEvents.sequence)).limit(limit)).reverse()
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
