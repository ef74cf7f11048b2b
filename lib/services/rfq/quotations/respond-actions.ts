import 'server-only'
import type { Transaction } from '@/db/client'
import { insertQuotation, insertQuotationVersion, updateQuotation } from '@/db/queries/rfq/quotations'
import { upsertAskedSeller } from '@/db/queries/rfq/rfqs'
import { errorIssue, type Issue } from '@/lib/domain/errors'
import { counteredTerms, counterQuantityIssues } from '@/lib/domain/rfq/quotations/counter'
import type { QuotationTerms } from '@/lib/domain/rfq/quotations/quotation'
import { judgeTerms, questionIssues, type RespondHead, totalIssues } from '@/lib/domain/rfq/quotations/respond-request'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import type { ActorContext } from '@/lib/services/shared/context'
import type { RfqEventInput } from '../events'
import type { OwnThread } from './own-thread'

interface Judged {
  terms: QuotationTerms | null
  issues: Issue[]
}

/** What is wrong with the body for this action. */
export function judgeAction(head: RespondHead, body: unknown, { rfq, quote, seller }: OwnThread, now: Date): Judged {
  switch (head.action) {
    case 'SUBMIT':
      return judgeTerms(body, rfq, seller, now)
    case 'DRAFT': {
      // Kept as typed: refused only for what cannot be part of a quotation at all.
      const { issues } = judgeTerms(body, rfq, seller, now)
      return {
        terms: null,
        issues: issues.map((issue) => (issue.code === 'UNKNOWN_FIELD' ? issue : { ...issue, severity: 'warning' })),
      }
    }
    case 'REQUEST_INFO':
      return { terms: null, issues: questionIssues(head, body) }
    case 'ACCEPT_COUNTER': {
      const latest = quote?.latest?.terms ?? null
      const terms = latest && quote?.counter ? counteredTerms(latest, quote.counter.terms) : latest
      const isOver = terms !== null && terms.validUntil !== '' && Date.parse(terms.validUntil) <= now.getTime()
      const over = errorIssue(
        'VALID_UNTIL_IN_PAST',
        'validUntil',
        'The validity is over: submit a new version instead.',
      )
      return {
        terms,
        issues: [
          ...(isOver ? [over] : []),
          // For one from before such counter-offers were refused.
          ...counterQuantityIssues(rfq, quote?.counter?.terms ?? {}, 'seller'),
          ...(terms === null ? [] : totalIssues(terms, rfq, seller.isOwnListing)),
        ],
      }
    }
    default:
      return { terms: null, issues: [] }
  }
}

export interface RespondAction {
  head: RespondHead
  body: unknown
  thread: OwnThread
  quoteId: string
  terms: QuotationTerms | null
}

/** Does it. @returns what happened, for the event; null for a draft, which makes none */
export async function performAction(
  tx: Transaction,
  ctx: ActorContext,
  action: RespondAction,
): Promise<RfqEventInput | null> {
  const { head, thread, quoteId } = action
  const { rfq, quote } = thread
  const { userId: sellerId } = ctx.actor
  const place = { rfqId: rfq.rfqId, sellerId }
  const { note: message = '' } = head
  const ofQuote = { thread: { sellerId, quoteId, quoteVersion: quote?.version ?? 0 }, fromStatus: quote?.status ?? '' }
  switch (head.action) {
    case 'SUBMIT':
    case 'ACCEPT_COUNTER':
      return submit(tx, ctx, action)
    case 'DRAFT': {
      const draft = draftOf(action.body)
      await (quote
        ? updateQuotation(tx, quoteId, { draft, updatedAt: ctx.now })
        : insertQuotation(tx, { ...newThread(ctx, rfq, quoteId), status: 'DRAFT', draft }))
      return null
    }
    case 'WITHDRAW':
      await updateQuotation(tx, quoteId, { status: 'WITHDRAWN', counter: null, reason: message, updatedAt: ctx.now })
      return { type: 'QUOTE_WITHDRAWN', ...ofQuote, toStatus: 'WITHDRAWN', message }
    case 'REQUEST_INFO':
      await upsertAskedSeller(tx, place, { info: 'REQUESTED' })
      return { type: 'INFO_REQUESTED', thread: { sellerId }, toStatus: 'INFO_REQUESTED', message }
    case 'DECLINE': {
      if (quote?.status === 'COUNTERED') {
        await updateQuotation(tx, quoteId, { status: 'SUBMITTED', counter: null, updatedAt: ctx.now })
        return { type: 'COUNTER_DECLINED', ...ofQuote, toStatus: 'SUBMITTED', message }
      }
      await upsertAskedSeller(tx, place, { hasDeclined: true })
      return { type: 'RFQ_DECLINED', thread: { sellerId }, message }
    }
    case 'PREVIEW':
      throw new Error('a preview that would write')
  }
}

function newThread({ actor, now }: ActorContext, { rfqId }: Rfq, quoteId: string) {
  const { userId, companyId } = actor
  return { id: quoteId, rfqId, sellerId: userId, companyId, createdAt: now, updatedAt: now }
}

/** Submits the next version. */
async function submit(
  tx: Transaction,
  ctx: ActorContext,
  { head, thread, quoteId, terms }: RespondAction,
): Promise<RfqEventInput> {
  if (terms === null) throw new Error('terms without an issue that are missing')
  const { rfq, quote } = thread
  const { userId: sellerId } = ctx.actor
  const version = (quote?.version ?? 0) + 1
  const changes = { status: 'SUBMITTED' as const, version, draft: null, counter: null, updatedAt: ctx.now }
  await (quote
    ? updateQuotation(tx, quoteId, changes)
    : insertQuotation(tx, { ...newThread(ctx, rfq, quoteId), ...changes }))
  await insertQuotationVersion(tx, { quoteId, version, terms, submittedBy: sellerId, submittedAt: ctx.now })
  await upsertAskedSeller(tx, { rfqId: rfq.rfqId, sellerId }, { hasDeclined: false })
  const type = version === 1 ? 'QUOTE_SUBMITTED' : 'QUOTE_REVISED'
  return {
    type: head.action === 'ACCEPT_COUNTER' ? 'COUNTER_ACCEPTED' : type,
    thread: { sellerId, quoteId, quoteVersion: version },
    fromStatus: quote?.status ?? '',
    toStatus: 'SUBMITTED',
    message: head.note ?? '',
    data: { lineType: terms.lineType },
  }
}

/** The terms as they were typed, without the fields that say what to do with them. */
function draftOf(body: unknown): Record<string, unknown> {
  const { rfqId: _r, action: _a, expectedVersion: _v, expectedRfqVersion: _e, ...terms } = { ...Object(body) }
  return terms
}
