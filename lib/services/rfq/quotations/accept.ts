import 'server-only'
import { withDeadline } from '@/db/client'
import { findOrder, insertOrder, nextOrderNumber } from '@/db/queries/rfq/orders'
import { findRfq, findRfqForUpdate, listAskedSellers, updateQuotation, updateRfq } from '@/db/queries/rfq/rfqs'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { DomainError, type ErrorCode, notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { errorIssue, spoken } from '@/lib/domain/listing/issue'
import { priceFor } from '@/lib/domain/listing/pricing/slabs'
import { unitRatio } from '@/lib/domain/rfq/comparison/conversion'
import { isPossibleTotal, orderNumber, orderTotal } from '@/lib/domain/rfq/orders/order'
import { presentEvents } from '@/lib/domain/rfq/present'
import { packagingFacts, type Quotation, threadState } from '@/lib/domain/rfq/quotations/quotation'
import { namedRfqId } from '@/lib/domain/rfq/quotations/respond-request'
import { acceptSchema } from '@/lib/domain/rfq/requests/action-request'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import { can, isSealedNow, rfqStatus } from '@/lib/domain/rfq/states'
import { difference } from '@/lib/domain/units/rounding'
import type { ServiceContext } from '@/lib/services/shared/context'
import { runIdempotent } from '@/lib/services/shared/idempotency'
import { requireVersion } from '@/lib/services/shared/version'
import { readerOf, requirePossible, viewerOf } from '../access'
import { type RfqEventInput, recordRfqEvents } from '../event'
import { viewOrder } from '../orders/orders'
import { settleOthers, submittedQuote, versionChanged } from '../requests/act'
import { viewQuotation, viewRfq } from '../requests/view'

/**
 * POST /api/rfq/accept: makes an order of one quotation, once (contract section 6). Everything is decided under the lock of the RFQ's row;
 * the order's unique quotation and the check on the awarded quantity stand behind it.
 */
export async function acceptQuotation(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
): Promise<ServiceResponse> {
  const reader = readerOf(ctx.actor)
  const side = reader.isAdmin ? 'any' : 'buyer'
  const body = await call.readJson()
  const named = namedRfqId(body)
  if (named && !(await withDeadline(() => findRfq(ctx.db, named, reader, side)))) throw notFound()
  const parsed = acceptSchema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const request = parsed.data

  return runIdempotent(ctx, call, { body }, async (tx) => {
    const rfq = await findRfqForUpdate(tx, request.rfqId, reader, side)
    if (!rfq) throw notFound()
    const viewer = viewerOf(ctx.actor, rfq)
    if (viewer.party === 'buyer' && rfqStatus(rfq, ctx.now) !== 'CANCELLED' && isSealedNow(rfq, ctx.now)) {
      throw new DomainError('RFQ_SEALED', 'The answers are sealed until the time to answer is over.')
    }
    const quote = await submittedQuote(tx, request.rfqId, request.quoteId)
    requirePossible(can(viewer.party, { rfq, thread: threadState(quote, false) }, 'ACCEPT', ctx.now))
    if (request.quoteVersion !== quote.version) throw versionChanged(quote)
    requireVersion(rfq.version, request.expectedVersion, call.ifMatch)
    const award = awardOf(rfq, quote, request.quantity)

    const orderId = ctx.newId()
    const isFull = difference(rfq.snapshot.quantity, rfq.awardedQuantity) <= award.quantity
    const status = isFull ? 'AWARDED' : 'PARTIALLY_AWARDED'
    await updateQuotation(tx, quote.quoteId, { status: 'ACCEPTED', counter: null, updatedAt: ctx.now })
    await updateRfq(tx, rfq.rfqId, { status, award: award.quantity, updatedAt: ctx.now })
    const losers = isFull ? await settleOthers(tx, rfq, ctx.now) : []
    const year = ctx.now.getUTCFullYear()
    const number = orderNumber(year, await nextOrderNumber(tx, year))
    await insertOrder(tx, {
      id: orderId,
      orderNumber: number,
      status: 'CREATED',
      rfqId: rfq.rfqId,
      quoteId: quote.quoteId,
      quoteVersion: quote.version,
      buyerId: ctx.actor.userId,
      buyerCompanyId: rfq.companyId,
      sellerId: quote.sellerId,
      sellerCompanyId: quote.companyId,
      ...award,
      poReference: request.poReference ?? '',
      note: request.note ?? '',
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    const thread = { sellerId: quote.sellerId, quoteId: quote.quoteId, quoteVersion: quote.version }
    const happenings: RfqEventInput[] = [
      // What was submitted is taken as it stands: the buyer's own counter-offer is off the table.
      ...(quote.status === 'COUNTERED'
        ? [{ type: 'COUNTER_WITHDRAWN', thread, fromStatus: quote.status, toStatus: 'SUBMITTED' }]
        : []),
      { type: 'QUOTE_ACCEPTED', thread, fromStatus: 'SUBMITTED', toStatus: 'ACCEPTED', message: request.note ?? '' },
      { type: 'ORDER_CREATED', thread, toStatus: 'CREATED', data: { orderId, orderNumber: number } },
      { type: `RFQ_${status}`, fromStatus: rfqStatus(rfq, ctx.now), toStatus: status },
      ...losers,
    ]
    const asked = await listAskedSellers(tx, [rfq.rfqId])
    const events = await recordRfqEvents(tx, ctx, { rfq, party: 'buyer', asked }, happenings)

    const after = await findRfq(tx, rfq.rfqId, reader, side)
    const order = await findOrder(tx, orderId, reader)
    if (!after || !order) throw new Error('an order that was not written')
    return {
      status: 201,
      body: {
        ok: true,
        success: true,
        order: await viewOrder(tx, ctx.actor, order),
        quote: await viewQuotation(tx, ctx, after, quote.quoteId),
        rfq: await viewRfq(tx, ctx, after),
        events: presentEvents(after, events, asked, viewer, ctx.now),
      },
      etag: `"${order.order.version}"`,
    }
  })
}

/** How much at which price. @throws QUANTITY_EXCEEDS_RFQ, QUANTITY_EXCEEDS_OFFER, and VALIDATION_FAILED for a quantity without a price, or with one beyond all measure */
function awardOf(rfq: Rfq, quote: Quotation, asked: number | undefined) {
  const terms = quote.latest?.terms
  if (!terms || terms.unitPrice === null || terms.offeredQuantity === null) {
    throw new DomainError('QUOTE_NOT_ACCEPTABLE', 'This quotation offers nothing.')
  }
  const { uom } = rfq.snapshot
  const remaining = difference(rfq.snapshot.quantity, rfq.awardedQuantity)
  const quantity = asked ?? Math.min(terms.offeredQuantity, remaining)
  if (quantity > remaining) {
    throw tooMuch('QUANTITY_EXCEEDS_RFQ', `Only ${spoken(remaining)} ${uom} are not awarded yet.`, {
      remainingQuantity: remaining,
    })
  }
  if (quantity > terms.offeredQuantity) {
    throw tooMuch('QUANTITY_EXCEEDS_OFFER', `This seller offers ${spoken(terms.offeredQuantity)} ${uom}.`, {
      offeredQuantity: terms.offeredQuantity,
    })
  }
  const priced = terms.quantitySlabs.length > 0 ? priceFor(terms.quantitySlabs, quantity).price : terms.unitPrice
  if (priced === null) {
    throw validationFailed([
      errorIssue('QUANTITY_WITHOUT_PRICE', 'quantity', `The quotation has no price for ${spoken(quantity)} ${uom}.`),
    ])
  }
  const facts = rfq.snapshot.technicalSpecificationSnapshot.fields
  const own = packagingFacts(rfq, rfq.listingId !== null, terms.specResponses)
  const ratio = unitRatio({ unit: uom, facts }, { unit: terms.priceUom, facts: own })
  if (ratio === null)
    throw new DomainError('QUOTE_NOT_ACCEPTABLE', `A price per ${terms.priceUom} gives no total here.`)
  const total = orderTotal(priced, quantity, ratio)
  if (!isPossibleTotal(total)) {
    const message = `${spoken(quantity)} ${uom} at this price come to more than an order can hold. Check the price and its unit.`
    throw validationFailed([errorIssue('TOTAL_TOO_LARGE', 'quantity', message)])
  }
  return { quantity, unitPrice: priced, total, terms }
}

/** Said at its field, with the figure that is left. */
function tooMuch(code: ErrorCode, message: string, details: Record<string, number>): DomainError {
  return new DomainError(code, message, { issues: [errorIssue(code, 'quantity', message)], details })
}
