import 'server-only'
import { withDeadline } from '@/db/client'
import { findRfq, listQuotations } from '@/db/queries/rfq/rfqs'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { matrixDefinition } from '@/lib/domain/modules'
import { basisIssues, type Comparison, compareQuotations } from '@/lib/domain/rfq/comparison/comparison'
import { compareQuerySchema } from '@/lib/domain/rfq/list-query'
import { maySeeQuote, type RfqRecord } from '@/lib/domain/rfq/present'
import { askedTerms, offeredTerms } from '@/lib/domain/rfq/quotations/quotation'
import type { AnswerTimes } from '@/lib/domain/rfq/quotations/response-time'
import { isLive } from '@/lib/domain/rfq/states'
import { ratesInForce } from '@/lib/services/operation/exchange-rates'
import type { ServiceContext } from '@/lib/services/shared/context'
import { readerOf, requireNoErrors, viewerOf } from '../access'
import { validated } from '../orders/orders'
import { viewRfq } from '../requests/view'
import { readAnswerTimes } from './response-times'

export type ComparedRfq = { rfq: RfqRecord; sealed: boolean; answerTimes: AnswerTimes } & Comparison

/**
 * Every answer to a request on one basis, for the buyer's company and admins. While sealed there are no columns, only the count that the
 * request itself tells. @throws NOT_FOUND for everybody else, VALIDATION_FAILED for a basis on which nothing can be reckoned
 */
export async function readComparison(
  ctx: ServiceContext<Actor>,
  rfqId: string,
  query: URLSearchParams,
): Promise<ComparedRfq> {
  const reader = readerOf(ctx.actor)
  const { rfq, quotes, view } = await withDeadline(async () => {
    const found = await findRfq(ctx.db, rfqId, reader, reader.isAdmin ? 'any' : 'buyer')
    if (!found) throw notFound()
    const [threads, shown] = await Promise.all([listQuotations(ctx.db, { rfqId }), viewRfq(ctx.db, ctx, found)])
    return { rfq: found, quotes: threads, view: shown }
  })
  const parsed = compareQuerySchema.safeParse(Object.fromEntries(query), { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const { creditRate, quantity, uom, currency } = parsed.data
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
    .flatMap((quote) => offeredTerms(rfq, quote, rfq.listingId !== null, ctx.now) ?? [])
  const comparison = compareQuotations(matrixDefinition(rfq.moduleKey), asked, offers, choice, { rates, now: ctx.now })
  const answerTimes = await readAnswerTimes(
    ctx,
    comparison.columns.map(({ sellerId }) => sellerId),
  )
  return { rfq: view, sealed: view.sealedNow, answerTimes, ...comparison }
}

/** GET /api/rfq/compare/:id */
export async function compareAnswer(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  rfqId: string,
): Promise<ServiceResponse> {
  return validated({ ok: true, success: true, ...(await readComparison(ctx, rfqId, call.query)) })
}
