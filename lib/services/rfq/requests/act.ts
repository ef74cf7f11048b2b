import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import {
  findRfq,
  findRfqForUpdate,
  listAskedSellers,
  listQuotations,
  markInfoProvided,
  settleOtherQuotations,
  updateQuotation,
  updateRfq,
} from '@/db/queries/rfq/rfqs'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { DomainError, notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { errorIssue } from '@/lib/domain/listing/issue'
import type { FilePlace, RfqFile } from '@/lib/domain/rfq/files'
import { presentEvents } from '@/lib/domain/rfq/present'
import { type CounterTerms, type Quotation, threadState } from '@/lib/domain/rfq/quotations/quotation'
import { rfqActionSchema } from '@/lib/domain/rfq/requests/action-request'
import { incotermIssues } from '@/lib/domain/rfq/requests/create-request'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import { can, isSealedNow, rfqStatus } from '@/lib/domain/rfq/states'
import type { ServiceContext } from '@/lib/services/shared/context'
import { earlierAnswer, runIdempotent } from '@/lib/services/shared/idempotency'
import { requireVersion } from '@/lib/services/shared/version'
import { readerOf, requireNoErrors, requirePossible, viewerOf } from '../access'
import { type RfqEventInput, recordRfqEvents } from '../event'
import { broughtFiles, copyFiles, namedFiles, placeFiles } from '../files'
import { viewQuotation, viewRfq } from './view'

type RfqActionRequest = ReturnType<typeof rfqActionSchema.parse>

/** POST /api/rfq/:rfqId/actions: what the buyer does with his request, and an admin's removal of it (contract section 6). */
export async function actOnRfq(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  rfqId: string,
): Promise<ServiceResponse> {
  const reader = readerOf(ctx.actor)
  // A seller is no party to what the buyer does: to him the address is as if it were not there.
  const side = reader.isAdmin ? 'any' : 'buyer'
  const body = await call.readJson()
  const known = await withDeadline(() => findRfq(ctx.db, rfqId, reader, side))
  if (!known) throw notFound()
  const parsed = rfqActionSchema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const request = parsed.data
  const earlier = await earlierAnswer(ctx, call, { body })
  if (earlier) return earlier
  const { attachments = [] } = request
  const files = await withDeadline(() => namedFiles(ctx.db, attachments, filePlace(ctx.actor), false))
  requireNoErrors([
    ...(request.action === 'COUNTER' ? counterIssues(known, request.terms ?? {}, ctx.now) : []),
    ...files.issues,
  ])

  return runIdempotent(ctx, call, { body }, async (tx) => {
    const rfq = await findRfqForUpdate(tx, rfqId, reader, side)
    if (!rfq) throw notFound()
    const { party } = viewerOf(ctx.actor, rfq)
    if (request.quoteId && party === 'buyer' && isSealedNow(rfq, ctx.now)) {
      // Whether there is such a quotation is in the envelope too.
      throw new DomainError('RFQ_SEALED', 'The answers are sealed until the time to answer is over.')
    }
    const quote = request.quoteId ? await submittedQuote(tx, rfqId, request.quoteId) : null
    const thread = quote ? threadState(quote, false) : null
    requirePossible(can(party, { rfq, thread }, request.action, ctx.now))
    requireVersion(rfq.version, request.expectedVersion, call.ifMatch)
    if (quote && request.quoteVersion !== undefined && request.quoteVersion !== quote.version) {
      throw versionChanged(quote)
    }

    const asked = await listAskedSellers(tx, [rfqId])
    const happenings = await perform(tx, ctx, { rfq, quote, request })
    const events = await recordRfqEvents(tx, ctx, { rfq, party, asked }, happenings)
    const after = await findRfq(tx, rfqId, reader, side)
    if (!after) throw new Error('a request that is gone')
    const shown = presentEvents(after, events, asked, viewerOf(ctx.actor, after), ctx.now)
    return {
      body: {
        ok: true,
        success: true,
        rfq: await viewRfq(tx, ctx, after),
        quote: quote ? await viewQuotation(tx, ctx, after, quote.quoteId) : null,
        event: shown[0] ?? null,
        events: shown,
      },
      etag: `"${after.version}"`,
    }
  })
}

export function versionChanged(quote: Pick<Quotation, 'version'>): DomainError {
  return new DomainError('QUOTE_VERSION_CHANGED', 'The seller revised this quotation since you read it.', {
    details: { currentVersion: quote.version },
  })
}

/** A quotation that was ever submitted: a draft is not there for anyone but its seller. @throws NOT_FOUND */
export async function submittedQuote(tx: Transaction, rfqId: string, quoteId: string): Promise<Quotation> {
  const [quote] = await listQuotations(tx, { rfqId, quoteId })
  if (!quote || quote.version === 0) throw notFound()
  return quote
}

function filePlace({ userId, companyId }: Actor): FilePlace {
  return { userId, companyId, thread: null, copyOf: null }
}

function counterIssues(rfq: Rfq, terms: CounterTerms, now: Date) {
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

async function perform(
  tx: Transaction,
  ctx: ServiceContext<Actor>,
  { rfq, quote, request }: { rfq: Rfq; quote: Quotation | null; request: RfqActionRequest },
): Promise<RfqEventInput[]> {
  const { now } = ctx
  const message = request.note ?? ''
  const fromStatus = rfqStatus(rfq, now)
  /** The files that were named, into the thread of this seller. */
  const give = (sellerId: string) => {
    const to = { rfqId: rfq.rfqId, sellerId, sentAt: now }
    return placeFiles(tx, ctx, request.attachments ?? [], filePlace(ctx.actor), to)
  }
  const close = async (status: 'CANCELLED' | 'CLOSED' | 'REMOVED'): Promise<RfqEventInput[]> => {
    await updateRfq(tx, rfq.rfqId, { status, reason: message, updatedAt: now })
    return [{ type: `RFQ_${status}`, fromStatus, toStatus: status, message }, ...(await settleOthers(tx, rfq, now))]
  }
  switch (request.action) {
    case 'COUNTER': {
      if (!quote) throw notFound()
      const files = await give(quote.sellerId)
      const terms = Object.fromEntries(Object.entries(request.terms ?? {}).filter(([, value]) => value !== undefined))
      await updateQuotation(tx, quote.quoteId, {
        status: 'COUNTERED',
        counter: { terms, note: message, at: now.toISOString(), attachments: files.map(({ id }) => id) },
        counterCount: quote.counterCount + 1,
        updatedAt: now,
      })
      return [{ ...quoteEvent(quote, 'COUNTER_OFFERED', 'COUNTERED', message), ...broughtFiles(files) }]
    }
    case 'DECLINE_QUOTE': {
      if (!quote) throw notFound()
      await updateQuotation(tx, quote.quoteId, { status: 'DECLINED', counter: null, reason: message, updatedAt: now })
      return [quoteEvent(quote, 'QUOTE_DECLINED', 'DECLINED', message)]
    }
    case 'PROVIDE_INFO': {
      const answered = await markInfoProvided(tx, rfq.rfqId, request.sellerId ?? null)
      const [first, ...others] = answered
      if (first === undefined) throw new DomainError('ACTION_NOT_POSSIBLE', 'No seller has an open question.')
      const told = (sellerId: string, files: readonly RfqFile[]): RfqEventInput => ({
        type: 'INFO_PROVIDED',
        thread: { sellerId },
        fromStatus: 'INFO_REQUESTED',
        toStatus: fromStatus,
        message,
        ...broughtFiles(files),
      })
      const files = await give(first)
      const happenings = [told(first, files)]
      // A file has one place: every other thread gets its own.
      for (const sellerId of others) {
        happenings.push(told(sellerId, await copyFiles(tx, ctx, files, { rfqId: rfq.rfqId, sellerId })))
      }
      return happenings
    }
    case 'CANCEL':
      return close('CANCELLED')
    case 'CLOSE':
      return close('CLOSED')
    case 'REMOVE':
      return close('REMOVED')
  }
}

function quoteEvent(quote: Quotation, type: string, toStatus: string, message: string): RfqEventInput {
  const { sellerId, quoteId, version } = quote
  return { type, thread: { sellerId, quoteId, quoteVersion: version }, fromStatus: quote.status, toStatus, message }
}

/** Ends the threads that are still on the table: the request takes nothing more. */
export async function settleOthers(tx: Transaction, rfq: { rfqId: string }, now: Date): Promise<RfqEventInput[]> {
  const settled = await settleOtherQuotations(tx, rfq.rfqId, now)
  return settled.map(({ quoteId, sellerId, version }) => ({
    type: 'QUOTE_NOT_AWARDED',
    thread: { sellerId, quoteId, quoteVersion: version },
    toStatus: 'NOT_AWARDED',
  }))
}
