import 'server-only'
import type { Transaction } from '@/db/client'
import { insertRfqEvent, type RfqEventRow } from '@/db/queries/rfq/rfqs'
import type { Actor } from '@/lib/domain/actor'
import { noticesOf } from '@/lib/domain/rfq/notices'
import type { AskedSeller, Rfq } from '@/lib/domain/rfq/rfq'
import type { Party } from '@/lib/domain/rfq/states'
import { audit } from '../audit/audit'
import { notify } from '../notifications/notifications'
import type { ServiceContext } from '../shared/context'

/** What happened, without what the recorder knows itself. Prices never stand here: an event outlives its envelope. */
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

/**
 * The one place through which everything that happens to a request, its quotations and its orders goes: gapless events under the lock of the
 * request's row, and word to those whom it concerns, in the transaction of the change itself. Called once per transaction, so that inboxes
 * are locked in one order.
 */
export async function recordRfqEvents(
  tx: Transaction,
  ctx: ServiceContext<Actor>,
  subject: { rfq: Rfq; party: Party; asked: readonly Pick<AskedSeller, 'sellerId' | 'info'>[] },
  happenings: readonly RfqEventInput[],
): Promise<RfqEventRow[]> {
  const { rfq, party, asked } = subject
  const events: RfqEventRow[] = []
  for (const happening of happenings) {
    const { thread, fromStatus, data } = happening
    const [event] = await Promise.all([
      insertRfqEvent(tx, {
        id: ctx.newId(),
        rfqId: rfq.rfqId,
        quoteId: thread?.quoteId ?? null,
        sellerId: thread?.sellerId ?? null,
        type: happening.type,
        actorType: party,
        actorId: ctx.actor.userId,
        at: ctx.now,
        fromStatus: happening.fromStatus ?? '',
        toStatus: happening.toStatus ?? '',
        quoteVersion: thread?.quoteVersion ?? 0,
        message: happening.message ?? '',
        data: happening.data ?? {},
        clientEventId: happening.clientEventId ?? null,
      }),
      audit(tx, ctx, {
        action: happening.type,
        object: { type: 'rfq', id: rfq.rfqId },
        by: { kind: party, userId: ctx.actor.userId },
        before: { status: fromStatus ?? '', version: rfq.version },
        after: { ...happening, actorId: ctx.actor.userId, orderId: data?.orderId ?? null },
      }),
    ])
    events.push(event)
  }
  await notify(tx, ctx, noticesOf(rfq, events, asked, ctx.now))
  return events
}
