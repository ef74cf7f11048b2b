import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import { insertOrder, nextOrderNumber } from '@/db/queries/rfq/orders'
import { updateQuotation } from '@/db/queries/rfq/quotations'
import { listAskedSellers, updateRfq } from '@/db/queries/rfq/rfqs'
import { parseBody } from '@/lib/domain/fields/schema-issues'
import { orderNumber } from '@/lib/domain/rfq/orders/order'
import { type Award, awardOf } from '@/lib/domain/rfq/quotations/award'
import { type Quotation, threadState } from '@/lib/domain/rfq/quotations/quotation'
import { namedRfqId } from '@/lib/domain/rfq/quotations/respond-request'
import { type AcceptRequest, acceptSchema } from '@/lib/domain/rfq/requests/action-request'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import { can, isSealedNow, rfqStatus } from '@/lib/domain/rfq/states'
import { difference } from '@/lib/domain/units/rounding'
import type { ActorContext } from '@/lib/services/shared/context'
import { writeOnce } from '@/lib/services/shared/idempotency'
import { requireVersion } from '@/lib/services/shared/version'
import { buyerSide, lockRfq, requirePossible, requireRfq, viewerOf } from '../access'
import { eventRecords, type RfqEventInput, recordRfqEvents } from '../events'
import { orderRecord } from '../orders/orders'
import { quotationRecord, rfqRecord } from '../requests/records'
import { requireQuoteVersion, rfqSealed, settleOthers, submittedQuote } from './submitted'

interface Acceptance {
  rfq: Rfq
  quote: Quotation
  award: Award
  request: AcceptRequest
}

/**
 * Makes an order of one quotation, once (reference 6). Everything is decided under the lock of the request's row; the database also
 * keeps a quotation to one order, and the awarded quantity within the request.
 * @throws NOT_FOUND, VALIDATION_FAILED, FORBIDDEN, the conflicts
 */
export async function acceptQuotation(ctx: ActorContext, body: unknown) {
  const side = buyerSide(ctx.actor)
  const named = namedRfqId(body)
  if (named) await withDeadline(() => requireRfq(ctx.db, ctx.actor, named, side))
  const request = parseBody(acceptSchema, body)

  return writeOnce(ctx, { body }, async (tx) => {
    const rfq = await lockRfq(tx, ctx.actor, request.rfqId, side)
    const viewer = viewerOf(ctx.actor, rfq)
    if (viewer.party === 'buyer' && rfqStatus(rfq, ctx.now) !== 'CANCELLED' && isSealedNow(rfq, ctx.now)) {
      throw rfqSealed()
    }
    const quote = await submittedQuote(tx, request.rfqId, request.quoteId)
    requirePossible(can(viewer.party, { rfq, thread: threadState(quote, false) }, 'ACCEPT', ctx.now))
    requireQuoteVersion(quote, request.quoteVersion)
    requireVersion(rfq.version, request.expectedVersion, ctx.conditions?.ifMatch ?? null)
    const award = awardOf(rfq, quote, request)

    const { orderId, inputs } = await order(tx, ctx, { rfq, quote, award, request })
    const asked = await listAskedSellers(tx, [rfq.rfqId])
    const events = await recordRfqEvents(
      tx,
      ctx,
      { rfq, party: 'buyer', asked, orderedQuantity: award.quantity },
      inputs,
    )

    const after = await requireRfq(tx, ctx.actor, rfq.rfqId, side)
    const record = {
      order: await orderRecord(tx, ctx.actor, orderId),
      quote: await quotationRecord(tx, ctx, after, { quoteId: quote.quoteId }),
      rfq: await rfqRecord(tx, ctx, after),
      events: await eventRecords(tx, { rfq: after, asked, viewer, now: ctx.now }, events),
    }
    return { record, isNew: true, version: record.order.version }
  })
}

/** Writes the order and what follows from it. @returns its id, and what happened, for the events */
async function order(
  tx: Transaction,
  ctx: ActorContext,
  { rfq, quote, award, request }: Acceptance,
): Promise<{ orderId: string; inputs: RfqEventInput[] }> {
  const { now } = ctx
  const { sellerId, quoteId, version: quoteVersion } = quote
  const { poReference = '', note = '' } = request
  const orderId = ctx.newId()
  const isWhole = difference(rfq.snapshot.quantity, rfq.awardedQuantity) <= award.quantity
  const status = isWhole ? 'AWARDED' : 'PARTIALLY_AWARDED'
  await updateQuotation(tx, quoteId, { status: 'ACCEPTED', counter: null, updatedAt: now })
  await updateRfq(tx, rfq.rfqId, { status, award: award.quantity, updatedAt: now })
  const settled = isWhole ? await settleOthers(tx, rfq.rfqId, now) : []
  const year = now.getUTCFullYear()
  const number = orderNumber(year, await nextOrderNumber(tx, year))
  await insertOrder(tx, {
    id: orderId,
    orderNumber: number,
    status: 'CREATED',
    rfqId: rfq.rfqId,
    quoteId,
    quoteVersion,
    buyerId: ctx.actor.userId,
    buyerCompanyId: rfq.companyId,
    sellerId,
    sellerCompanyId: quote.companyId,
    ...award,
    poReference,
    note,
    createdAt: now,
    updatedAt: now,
  })
  const thread = { sellerId, quoteId, quoteVersion }
  // The submitted version is accepted: the buyer's own counter-offer is withdrawn.
  const withdrawn = { type: 'COUNTER_WITHDRAWN', thread, fromStatus: 'COUNTERED', toStatus: 'SUBMITTED' }
  const inputs = [
    ...(quote.status === 'COUNTERED' ? [withdrawn] : []),
    { type: 'QUOTE_ACCEPTED', thread, fromStatus: 'SUBMITTED', toStatus: 'ACCEPTED', message: note },
    { type: 'ORDER_CREATED', thread, toStatus: 'CREATED', data: { orderId, orderNumber: number } },
    { type: `RFQ_${status}`, fromStatus: rfqStatus(rfq, now), toStatus: status },
    ...settled,
  ]
  return { orderId, inputs }
}
