import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import { updateQuotation } from '@/db/queries/rfq/quotations'
import { listAskedSellers, markInfoProvided, updateRfq } from '@/db/queries/rfq/rfqs'
import type { Outcome } from '@/lib/contract/outcome'
import { DomainError, errorIssue, notFound } from '@/lib/domain/errors'
import { parseBody } from '@/lib/domain/fields/schema-issues'
import type { RfqFile } from '@/lib/domain/rfq/files'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import type { EventRecord } from '@/lib/domain/rfq/present-events'
import { counterOf, counterQuantityIssues } from '@/lib/domain/rfq/quotations/counter'
import { type Quotation, threadState } from '@/lib/domain/rfq/quotations/quotation'
import { namedByViewer } from '@/lib/domain/rfq/quotations/shown-seller'
import { type RfqActionRequest, rfqActionSchema } from '@/lib/domain/rfq/requests/action-request'
import { incotermIssues } from '@/lib/domain/rfq/requests/create-request'
import type { AskedSeller, Rfq } from '@/lib/domain/rfq/rfq'
import { can, isSealedNow, rfqStatus, type Viewer } from '@/lib/domain/rfq/states'
import type { ActorContext } from '@/lib/services/shared/context'
import { earlierOutcome, writeOnce } from '@/lib/services/shared/idempotency'
import { requireVersion } from '@/lib/services/shared/version'
import { buyerSide, lockRfq, requireNoErrors, requirePossible, requireRfq, viewerOf } from '../access'
import { eventRecords, type RfqEventInput, recordRfqEvents } from '../events'
import { copyFiles, eventFiles, filePlace, namedFiles, placeFiles } from '../files'
import { requireQuoteVersion, rfqSealed, settleOthers, submittedQuote } from '../quotations/submitted'
import { quotationRecord, rfqRecord } from './records'

interface RfqAfterAction {
  rfq: RfqRecord
  /** The quotation that the action named. */
  quote: QuoteRecord | null
  event: EventRecord | null
  events: EventRecord[]
}

/** What is done, to what. */
interface Action {
  rfq: Rfq
  quote: Quotation | null
  request: RfqActionRequest
  /** The seller whom the action names; null: it names none. */
  asker: string | null
}

/** @throws ACTION_NOT_POSSIBLE for a seller whom the viewer does not see */
function askerOf(viewer: Viewer, asked: readonly AskedSeller[], { sellerId }: RfqActionRequest): string | null {
  if (sellerId === undefined) return null
  const seller = namedByViewer(viewer, asked, sellerId)
  if (!seller) throw noQuestion()
  return seller.sellerId
}

function noQuestion(): DomainError {
  return new DomainError('ACTION_NOT_POSSIBLE', 'No seller has an open question.')
}

/**
 * What the buyer does with their request, and an admin's removal of it (reference 6.4).
 * @throws NOT_FOUND, VALIDATION_FAILED, FORBIDDEN, the conflicts
 */
export async function actOnRfq(
  ctx: ActorContext,
  { rfqId, body }: { rfqId: string; body: unknown },
): Promise<Outcome<RfqAfterAction>> {
  const side = buyerSide(ctx.actor)
  const known = await withDeadline(() => requireRfq(ctx.db, ctx.actor, rfqId, side))
  const request = parseBody(rfqActionSchema, body)
  const earlier = await earlierOutcome<RfqAfterAction>(ctx, { body })
  if (earlier) return earlier
  const { attachments = [] } = request
  const files = await withDeadline(() => namedFiles(ctx.db, attachments, filePlace(ctx.actor), false))
  requireNoErrors([
    ...(request.action === 'COUNTER' ? counterIssues(known, request.terms ?? {}, ctx.now) : []),
    ...files.issues,
  ])

  return writeOnce(ctx, { body }, async (tx) => {
    const rfq = await lockRfq(tx, ctx.actor, rfqId, side)
    const viewer = viewerOf(ctx.actor, rfq)
    const { party } = viewer
    // Even whether there is such a quotation is sealed.
    if (request.quoteId && party === 'buyer' && isSealedNow(rfq, ctx.now)) throw rfqSealed()
    const quote = request.quoteId ? await submittedQuote(tx, rfqId, request.quoteId) : null
    const thread = quote && threadState(quote, false)
    requirePossible(can(party, { rfq, thread }, request.action, ctx.now))
    requireVersion(rfq.version, request.expectedVersion, ctx.conditions?.ifMatch ?? null)
    if (quote) requireQuoteVersion(quote, request.quoteVersion)

    const asked = await listAskedSellers(tx, [rfqId])
    const rows = await recordRfqEvents(
      tx,
      ctx,
      { rfq, party, asked },
      await PERFORM[request.action](tx, ctx, { rfq, quote, request, asker: askerOf(viewer, asked, request) }),
    )
    const after = await requireRfq(tx, ctx.actor, rfqId, side)
    const events = await eventRecords(tx, { rfq: after, asked, viewer, now: ctx.now }, rows)
    return {
      record: {
        rfq: await rfqRecord(tx, ctx, after),
        quote: quote && (await quotationRecord(tx, ctx, after, { quoteId: quote.quoteId })),
        event: events[0] ?? null,
        events,
      },
      version: after.version,
    }
  })
}

function counterIssues(rfq: Rfq, terms: NonNullable<RfqActionRequest['terms']>, now: Date) {
  return [
    ...incotermIssues(rfq.snapshot.tradeMode, terms.incoterm ?? '').map((issue) => ({
      ...issue,
      field: `terms.${issue.field}`,
    })),
    ...(terms.validUntil !== undefined && Date.parse(terms.validUntil) <= now.getTime()
      ? [errorIssue('VALID_UNTIL_IN_PAST', 'terms.validUntil', 'This time is past.')]
      : []),
  ]
}

type Perform = (tx: Transaction, ctx: ActorContext, action: Action) => Promise<RfqEventInput[]>

const counter: Perform = async (tx, ctx, { rfq, quote, request }) => {
  if (!quote) throw notFound()
  const { note = '' } = request
  // Judged under the lock: an order may have taken a part since the buyer read the request.
  requireNoErrors(counterQuantityIssues(rfq, request.terms ?? {}, 'buyer'))
  const files = await sendFiles(tx, ctx, { rfq, request }, quote.sellerId)
  const terms = counterOf(request.terms ?? {}, quote.latest?.terms.currency ?? rfq.snapshot.currency)
  await updateQuotation(tx, quote.quoteId, {
    status: 'COUNTERED',
    counter: { terms, note, at: ctx.now.toISOString(), attachments: files.map(({ id }) => id) },
    counterCount: quote.counterCount + 1,
    updatedAt: ctx.now,
  })
  return [{ ...quoteEvent(quote, 'COUNTER_OFFERED', 'COUNTERED', note), ...eventFiles(files) }]
}

const declineQuote: Perform = async (tx, { now }, { quote, request }) => {
  if (!quote) throw notFound()
  const { note = '' } = request
  await updateQuotation(tx, quote.quoteId, { status: 'DECLINED', counter: null, reason: note, updatedAt: now })
  return [quoteEvent(quote, 'QUOTE_DECLINED', 'DECLINED', note)]
}

/** Answers the question of one seller, or of all who have one. */
const provideInfo: Perform = async (tx, ctx, { rfq, request, asker }) => {
  const [first, ...others] = await markInfoProvided(tx, rfq.rfqId, asker)
  if (first === undefined) throw noQuestion()
  const provided = (sellerId: string, files: readonly RfqFile[]): RfqEventInput => ({
    type: 'INFO_PROVIDED',
    thread: { sellerId },
    fromStatus: 'INFO_REQUESTED',
    toStatus: rfqStatus(rfq, ctx.now),
    message: request.note ?? '',
    ...eventFiles(files),
  })
  const files = await sendFiles(tx, ctx, { rfq, request }, first)
  const inputs = [provided(first, files)]
  // A file belongs to one thread: every other thread gets a copy.
  for (const sellerId of others) {
    inputs.push(provided(sellerId, await copyFiles(tx, ctx, files, { rfqId: rfq.rfqId, sellerId })))
  }
  return inputs
}

/** Ends the request and the quotations that are still open. */
function end(status: 'CANCELLED' | 'CLOSED' | 'REMOVED'): Perform {
  return async (tx, { now }, { rfq, request }) => {
    const { note = '' } = request
    await updateRfq(tx, rfq.rfqId, { status, reason: note, updatedAt: now })
    const ended = { type: `RFQ_${status}`, fromStatus: rfqStatus(rfq, now), toStatus: status, message: note }
    return [ended, ...(await settleOthers(tx, rfq.rfqId, now))]
  }
}

/** What each action does. @returns what happened, for the events */
const PERFORM: Record<RfqActionRequest['action'], Perform> = {
  COUNTER: counter,
  DECLINE_QUOTE: declineQuote,
  PROVIDE_INFO: provideInfo,
  CANCEL: end('CANCELLED'),
  CLOSE: end('CLOSED'),
  REMOVE: end('REMOVED'),
}

/** Puts the named files into the thread of this seller. */
async function sendFiles(
  tx: Transaction,
  ctx: ActorContext,
  { rfq, request }: Pick<Action, 'rfq' | 'request'>,
  sellerId: string,
): Promise<RfqFile[]> {
  const to = { rfqId: rfq.rfqId, sellerId, sentAt: ctx.now }
  return placeFiles(tx, ctx, request.attachments ?? [], filePlace(ctx.actor), to)
}

function quoteEvent(quote: Quotation, type: string, toStatus: string, message: string): RfqEventInput {
  const { sellerId, quoteId, version } = quote
  return { type, thread: { sellerId, quoteId, quoteVersion: version }, fromStatus: quote.status, toStatus, message }
}
