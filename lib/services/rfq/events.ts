import 'server-only'
import type { Executor, Transaction } from '@/db/client'
import { insertRfqEvent, listRfqEventHeads, type RfqEventRow } from '@/db/queries/rfq/events'
import type { Notice } from '@/lib/domain/notification/notice'
import { type NotifiedSeller, noticesOf } from '@/lib/domain/rfq/notices'
import { type EventReading, type EventRecord, numberEvents, presentEvents } from '@/lib/domain/rfq/present-events'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import type { Party } from '@/lib/domain/rfq/states'
import { audit } from '../audit/audit'
import { notify } from '../notifications/notifications'
import type { ActorContext } from '../shared/context'

/** What happened, without what the recorder knows itself. Never with a price: an event outlives its seal. */
export interface RfqEventInput {
  type: string
  /** The thread it belongs to; left out: the whole request. */
  thread?: { sellerId: string; quoteId?: string | null; quoteVersion?: number }
  fromStatus?: string
  toStatus?: string
  message?: string
  data?: Record<string, unknown>
  clientEventId?: string | null
}

interface EventSubject {
  rfq: Rfq
  party: Party
  asked: readonly NotifiedSeller[]
  /** Of the order that the events are about: notices name it instead of all that was asked for. */
  orderedQuantity?: number
}

/**
 * Records everything that happens to a request, its quotations and its orders: events without gaps, under the lock of the request's row,
 * and notices to those whom they concern, in the transaction of the change. Called once per transaction, so that inboxes are locked in one
 * order.
 */
export async function recordRfqEvents(
  tx: Transaction,
  ctx: ActorContext,
  subject: EventSubject,
  inputs: readonly RfqEventInput[],
): Promise<RfqEventRow[]> {
  const { events, notices } = await appendRfqEvents(tx, ctx, subject, inputs)
  await notify(tx, ctx, notices)
  return events
}

/** The same, with the notices still to be sent: for a write that changes several requests and notifies once. */
export async function appendRfqEvents(
  tx: Transaction,
  ctx: ActorContext,
  { rfq, party, asked, orderedQuantity }: EventSubject,
  inputs: readonly RfqEventInput[],
): Promise<{ events: RfqEventRow[]; notices: Notice[] }> {
  const events: RfqEventRow[] = []
  for (const input of inputs) {
    const { thread, fromStatus = '', data = {} } = input
    const [event] = await Promise.all([
      insertRfqEvent(tx, {
        id: ctx.newId(),
        rfqId: rfq.rfqId,
        quoteId: thread?.quoteId ?? null,
        sellerId: thread?.sellerId ?? null,
        type: input.type,
        actorType: party,
        actorId: ctx.actor.userId,
        at: ctx.now,
        fromStatus,
        toStatus: input.toStatus ?? '',
        quoteVersion: thread?.quoteVersion ?? 0,
        message: input.message ?? '',
        data,
        clientEventId: input.clientEventId ?? null,
      }),
      audit(tx, ctx, {
        action: input.type,
        object: { type: 'rfq', id: rfq.rfqId },
        by: { kind: party, userId: ctx.actor.userId },
        before: { status: fromStatus, version: rfq.version },
        after: { ...input, actorId: ctx.actor.userId, orderId: data.orderId ?? null },
      }),
    ])
    events.push(event)
  }
  return { events, notices: noticesOf(rfq, events, asked, ctx.now, orderedQuantity) }
}

/** These events of one request as their reader may see them, by the reader's own numbers. */
export async function eventRecords(
  db: Executor,
  reading: EventReading,
  events: readonly RfqEventRow[],
): Promise<EventRecord[]> {
  if (events.length === 0) return []
  const numbers = numberEvents(reading, await listRfqEventHeads(db, reading.rfq.rfqId))
  return presentEvents(reading, events, numbers)
}
