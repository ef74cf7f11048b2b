import 'server-only'
import { withDeadline } from '@/db/client'
import { listQuotations } from '@/db/queries/rfq/quotations'
import { matrixDefinition } from '@/lib/domain/modules'
import { basisIssues, compareQuotations } from '@/lib/domain/rfq/comparison/comparison'
import type { Comparison } from '@/lib/domain/rfq/comparison/record'
import type { ComparisonBasis } from '@/lib/domain/rfq/lists/list-query'
import { maySeeQuote, type RfqRecord } from '@/lib/domain/rfq/present'
import { askedTerms, offeredTerms } from '@/lib/domain/rfq/quotations/quotation'
import type { ResponseTimes } from '@/lib/domain/rfq/quotations/response-time'
import { sellerFor } from '@/lib/domain/rfq/quotations/shown-seller'
import { isLive } from '@/lib/domain/rfq/states'
import { ratesInForce } from '@/lib/services/operation/exchange-rates'
import type { ActorContext } from '@/lib/services/shared/context'
import { buyerSide, requireNoErrors, requireRfq, viewerOf } from '../access'
import { rfqRecord } from '../requests/records'
import { readResponseTimes } from './response-times'

export type ComparedRfq = { rfq: RfqRecord; sealed: boolean; answerTimes: ResponseTimes } & Comparison

/**
 * All quotations of a request on one basis, for the buyer's company and admins. While the request is sealed there are no columns.
 * @param basis what is left out is as in the request
 * @throws NOT_FOUND for everyone else, VALIDATION_FAILED for a basis on which nothing can be compared
 */
export async function readComparison(
  ctx: ActorContext,
  { rfqId, basis }: { rfqId: string; basis: ComparisonBasis },
): Promise<ComparedRfq> {
  const { rfq, quotes, record } = await withDeadline(async () => {
    const found = await requireRfq(ctx.db, ctx.actor, rfqId, buyerSide(ctx.actor))
    const [threads, shown] = await Promise.all([listQuotations(ctx.db, { rfqId }), rfqRecord(ctx.db, ctx, found)])
    return { rfq: found, quotes: threads, record: shown }
  })
  const { creditRate, quantity, uom, currency } = basis
  const choice = {
    ...(quantity === undefined ? {} : { quantity }),
    ...(uom === undefined ? {} : { uom }),
    ...(currency === undefined ? {} : { currency }),
    ...(creditRate === undefined ? {} : { creditRatePercent: creditRate }),
  }
  const asked = askedTerms(rfq)
  const { rates } = await ratesInForce(ctx.db)
  requireNoErrors(basisIssues(asked, choice, rates))
  const viewer = viewerOf(ctx.actor, rfq)
  const offers = quotes
    .filter((quote) => maySeeQuote(rfq, quote, viewer, ctx.now))
    .filter(({ status }) => isLive(status) || status === 'ACCEPTED' || status === 'NOT_AWARDED')
    .flatMap(
      (quote) => offeredTerms(rfq, { ...quote, ...sellerFor(viewer, quote) }, rfq.listingId !== null, ctx.now) ?? [],
    )
  const comparison = compareQuotations(matrixDefinition(rfq.moduleKey), asked, offers, choice, { rates, now: ctx.now })
  const answerTimes = await readResponseTimes(
    ctx,
    comparison.columns.map(({ sellerId }) => sellerId),
  )
  return { rfq: record, sealed: record.sealedNow, answerTimes, ...comparison }
}
