import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import { findSellerAccount } from '@/db/queries/accounts/sellers'
import { listRfqFiles, releaseDraftFiles } from '@/db/queries/rfq/rfq-attachments'
import {
  findRfq,
  findRfqForUpdate,
  insertQuotation,
  insertQuotationVersion,
  listAskedSellers,
  listQuotations,
  updateQuotation,
  upsertAskedSeller,
} from '@/db/queries/rfq/rfqs'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { DomainError, forbidden, type Issue, notFound, validationFailed } from '@/lib/domain/errors'
import { errorIssue } from '@/lib/domain/listing/issue'
import type { FilePlace } from '@/lib/domain/rfq/files'
import { presentEvent, presentQuotes } from '@/lib/domain/rfq/present'
import { type Quotation, type QuotationTerms, threadState } from '@/lib/domain/rfq/quotations/quotation'
import {
  judgeTerms,
  namedFileIds,
  namedRfqId,
  offersTerms,
  parseRespondHead,
  questionIssues,
  type RespondHead,
  totalIssues,
} from '@/lib/domain/rfq/quotations/respond-request'
import type { AskedSeller, Rfq } from '@/lib/domain/rfq/rfq'
import { can } from '@/lib/domain/rfq/states'
import type { ServiceContext } from '@/lib/services/shared/context'
import { runIdempotent } from '@/lib/services/shared/idempotency'
import { requireVersion } from '@/lib/services/shared/version'
import { readerOf, requireNoErrors, requirePossible } from '../access'
import { type RfqEventInput, recordRfqEvents } from '../event'
import { broughtFiles, namedFiles, placeFiles } from '../files'
import { countTrade } from '../rate'

interface Thread {
  rfq: Rfq
  quote: Quotation | null
  asked: AskedSeller[]
  seller: { isOwnListing: boolean; isMicroOrSmall: boolean }
}

/** What an action makes of a thread. */
interface Outcome {
  status: number
  happening: RfqEventInput | null
  issues: Issue[]
}

/** POST /api/rfq/respond: everything a seller does in his thread (contract section 6). */
export async function respondRfq(ctx: ServiceContext<Actor>, call: RequestContext<Actor>): Promise<ServiceResponse> {
  if (!hasRole(ctx.actor, 'seller')) throw forbidden('Only seller accounts answer requests for quotation.')
  const body = await call.readJson()
  const named = namedRfqId(body)
  const reader = readerOf(ctx.actor)
  if (named && !(await withDeadline(() => findRfq(ctx.db, named, reader, 'seller')))) throw notFound()
  const { head, issues } = parseRespondHead(body)
  if (head?.action !== 'PREVIEW') await countTrade(ctx)
  if (head === null) throw validationFailed([...issues, ...(await termIssuesBeside(ctx, named, body, issues))])
  if (head.action === 'PREVIEW') return preview(ctx, head, body)

  return runIdempotent(ctx, call, { body }, async (tx) => {
    const rfq = await findRfqForUpdate(tx, head.rfqId, reader, 'seller')
    if (!rfq) throw notFound()
    const thread = await threadOf(tx, ctx.actor, rfq)
    const judged = judgeAction(head, body, thread, ctx.now)
    const fileIds = takesFiles(head) ? namedFileIds(body) : []
    const place = filePlace(ctx.actor, rfq)
    requireNoErrors([...judged.issues, ...(await namedFiles(tx, fileIds, place, false)).issues])
    requirePossible(can('seller', stateOf(thread, ctx.actor), head.action, ctx.now))
    requireUnchanged(head, thread, call.ifMatch)

    const quoteId = thread.quote?.quoteId ?? ctx.newId()
    const outcome = await perform(tx, ctx, { head, body, thread, quoteId, judged })
    const sentAt = head.action === 'DRAFT' ? null : ctx.now
    const files = await placeFiles(tx, ctx, fileIds, place, { rfqId: rfq.rfqId, sellerId: ctx.actor.userId, sentAt })
    if (head.action === 'SUBMIT' || head.action === 'DRAFT') {
      await releaseDraftFiles(tx, { rfqId: rfq.rfqId, sellerId: ctx.actor.userId }, fileIds)
    }
    // From an open pool a seller enters with his first word; that he is writing is nobody's business.
    if (head.action !== 'DRAFT') await upsertAskedSeller(tx, { rfqId: rfq.rfqId, sellerId: ctx.actor.userId }, {})
    const subject = { rfq, party: 'seller' as const, asked: thread.asked }
    // Those of a quotation are told with its terms; a question has no other place for them.
    const brought = head.action === 'REQUEST_INFO' ? broughtFiles(files) : {}
    const { happening } = outcome
    const [event] = happening ? await recordRfqEvents(tx, ctx, subject, [{ ...happening, ...brought }]) : []
    const after = await findRfq(tx, rfq.rfqId, reader, 'seller')
    const quotes = await listQuotations(tx, { rfqId: rfq.rfqId, sellerId: ctx.actor.userId })
    const viewer = { party: 'seller' as const, userId: ctx.actor.userId }
    const [quote] = presentQuotes(after ?? rfq, quotes, await listRfqFiles(tx, [rfq.rfqId]), viewer, ctx.now)
    return {
      status: outcome.status,
      body: {
        ok: true,
        success: true,
        quote: quote ?? null,
        event: event ? presentEvent(event) : null,
        issues: outcome.issues,
      },
      etag: `"${quote?.version ?? 0}"`,
    }
  })
}

/** What a submission would be, with every problem; nothing is written. */
async function preview(ctx: ServiceContext<Actor>, head: RespondHead, body: unknown): Promise<ServiceResponse> {
  const { thread, quotes, files, fileIssues } = await withDeadline(async () => {
    const rfq = await findRfq(ctx.db, head.rfqId, readerOf(ctx.actor), 'seller')
    if (!rfq) throw notFound()
    const read = await threadOf(ctx.db, ctx.actor, rfq)
    const place = filePlace(ctx.actor, rfq)
    return {
      thread: read,
      quotes: read.quote ? [read.quote] : [],
      files: await listRfqFiles(ctx.db, [rfq.rfqId]),
      fileIssues: (await namedFiles(ctx.db, namedFileIds(body), place, false)).issues,
    }
  })
  requirePossible(can('seller', stateOf(thread, ctx.actor), 'PREVIEW', ctx.now))
  const { terms, issues: told } = judgeTerms(body, thread.rfq, thread.seller, ctx.now)
  const issues = [...told, ...fileIssues]
  const blocking = issues.filter(({ severity }) => severity === 'error')
  const warnings = issues.filter(({ severity }) => severity === 'warning')
  const viewer = { party: 'seller' as const, userId: ctx.actor.userId }
  const [stored] = presentQuotes(thread.rfq, quotes, files, viewer, ctx.now)
  const readiness = { ready: blocking.length === 0, blocking, warnings }
  const quote = {
    quoteId: '',
    rfqId: head.rfqId,
    sellerId: ctx.actor.userId,
    version: 0,
    status: 'DRAFT',
    ...stored,
    ...terms,
    readiness,
  }
  return { body: { ok: true, success: true, quote, event: null, readiness, issues } }
}

/** The terms of a body whose head cannot be read are judged with it: what is wrong is told in one round. */
async function termIssuesBeside(
  ctx: ServiceContext<Actor>,
  rfqId: string | null,
  body: unknown,
  told: readonly Issue[],
): Promise<Issue[]> {
  if (rfqId === null || !offersTerms(body)) return []
  const thread = await withDeadline(async () => {
    const rfq = await findRfq(ctx.db, rfqId, readerOf(ctx.actor), 'seller')
    return rfq ? threadOf(ctx.db, ctx.actor, rfq) : null
  })
  if (!thread) return []
  const { issues } = judgeTerms(body, thread.rfq, thread.seller, ctx.now)
  return issues.filter(({ field }) => !told.some((one) => one.field === field))
}

function takesFiles({ action }: RespondHead): boolean {
  return action === 'SUBMIT' || action === 'DRAFT' || action === 'REQUEST_INFO'
}

function filePlace({ userId, companyId }: Actor, { rfqId }: Rfq): FilePlace {
  return { userId, companyId, thread: { rfqId, sellerId: userId }, copyOf: null }
}

async function threadOf(db: Transaction | ServiceContext['db'], actor: Actor, rfq: Rfq): Promise<Thread> {
  const [asked, [quote = null], account] = await Promise.all([
    listAskedSellers(db, [rfq.rfqId]),
    listQuotations(db, { rfqId: rfq.rfqId, sellerId: actor.userId }),
    findSellerAccount(db, actor.userId),
  ])
  const isOwnListing = rfq.listingId !== null && asked.some(({ sellerId }) => sellerId === actor.userId)
  return { rfq, quote, asked, seller: { isOwnListing, isMicroOrSmall: account?.isMicroOrSmall ?? false } }
}

function stateOf({ rfq, quote, asked }: Thread, actor: Actor) {
  const place = asked.find(({ sellerId }) => sellerId === actor.userId)
  return { rfq, thread: threadState(quote, place?.info === 'REQUESTED') }
}

interface Judged {
  terms: QuotationTerms | null
  issues: Issue[]
}

/** What is wrong with the body for this action. */
function judgeAction(head: RespondHead, body: unknown, { rfq, quote, seller }: Thread, now: Date): Judged {
  switch (head.action) {
    case 'SUBMIT':
      return judgeTerms(body, rfq, seller, now)
    case 'DRAFT': {
      // Kept as typed: only what cannot be part of an answer at all is refused.
      const { issues } = judgeTerms(body, rfq, seller, now)
      return {
        terms: null,
        issues: issues.map((issue) => (issue.code === 'UNKNOWN_FIELD' ? issue : { ...issue, severity: 'warning' })),
      }
    }
    case 'REQUEST_INFO':
      return { terms: null, issues: questionIssues(head, body) }
    case 'ACCEPT_COUNTER': {
      const terms = counteredTerms(quote)
      const isOver = terms !== null && terms.validUntil !== '' && Date.parse(terms.validUntil) <= now.getTime()
      return {
        terms,
        issues: [
          ...(isOver
            ? [errorIssue('VALID_UNTIL_IN_PAST', 'validUntil', 'The validity is over: submit a new version instead.')]
            : []),
          ...(terms === null ? [] : totalIssues(terms, rfq, seller.isOwnListing)),
        ],
      }
    }
    default:
      return { terms: null, issues: [] }
  }
}

/** The latest version with what the buyer would rather have. A new price takes the ladders of the old one with it. */
function counteredTerms(quote: Quotation | null): QuotationTerms | null {
  const latest = quote?.latest?.terms ?? null
  if (!quote?.counter || latest === null) return latest
  const { terms } = quote.counter
  return { ...latest, ...terms, ...(terms.unitPrice === undefined ? {} : { quantitySlabs: [], pdcSlabs: [] }) }
}

function requireUnchanged(head: RespondHead, { rfq, quote }: Thread, ifMatch: string | null): void {
  if (head.expectedRfqVersion !== undefined && head.expectedRfqVersion !== rfq.version) {
    throw new DomainError('RFQ_CHANGED', 'The buyer changed the request since you read it.', {
      details: { currentVersion: rfq.version },
    })
  }
  requireVersion(quote?.version ?? 0, head.expectedVersion, ifMatch)
}

interface Performance {
  head: RespondHead
  body: unknown
  thread: Thread
  quoteId: string
  judged: Judged
}

async function perform(tx: Transaction, ctx: ServiceContext<Actor>, performance: Performance): Promise<Outcome> {
  const { head, thread, quoteId, judged } = performance
  const { rfq, quote } = thread
  const sellerId = ctx.actor.userId
  const place = { rfqId: rfq.rfqId, sellerId }
  const message = head.note ?? ''
  const version = quote?.version ?? 0
  const { issues } = judged
  switch (head.action) {
    case 'SUBMIT':
    case 'ACCEPT_COUNTER': {
      if (judged.terms === null) throw new Error('terms without a fault that are not there')
      await submit(tx, ctx, { thread, quoteId, terms: judged.terms })
      await upsertAskedSeller(tx, place, { hasDeclined: false })
      const type =
        head.action === 'ACCEPT_COUNTER' ? 'COUNTER_ACCEPTED' : version === 0 ? 'QUOTE_SUBMITTED' : 'QUOTE_REVISED'
      return {
        status: version === 0 ? 201 : 200,
        issues,
        happening: {
          type,
          thread: { sellerId, quoteId, quoteVersion: version + 1 },
          fromStatus: quote?.status ?? '',
          toStatus: 'SUBMITTED',
          message,
          data: { lineType: judged.terms.lineType },
        },
      }
    }
    case 'DRAFT': {
      const draft = draftOf(performance.body)
      await (quote
        ? updateQuotation(tx, quoteId, { draft, updatedAt: ctx.now })
        : insertQuotation(tx, { ...newThread(ctx, rfq, quoteId), status: 'DRAFT', draft }))
      return { status: 200, issues, happening: null }
    }
    case 'WITHDRAW':
      await updateQuotation(tx, quoteId, { status: 'WITHDRAWN', counter: null, reason: message, updatedAt: ctx.now })
      return {
        status: 200,
        issues,
        happening: {
          type: 'QUOTE_WITHDRAWN',
          thread: { sellerId, quoteId, quoteVersion: version },
          fromStatus: quote?.status ?? '',
          toStatus: 'WITHDRAWN',
          message,
        },
      }
    case 'REQUEST_INFO':
      await upsertAskedSeller(tx, place, { info: 'REQUESTED' })
      return {
        status: 200,
        issues,
        happening: { type: 'INFO_REQUESTED', thread: { sellerId }, toStatus: 'INFO_REQUESTED', message },
      }
    case 'DECLINE': {
      if (quote?.status === 'COUNTERED') {
        await updateQuotation(tx, quoteId, { status: 'SUBMITTED', counter: null, updatedAt: ctx.now })
        return {
          status: 200,
          issues,
          happening: {
            type: 'COUNTER_DECLINED',
            thread: { sellerId, quoteId, quoteVersion: version },
            fromStatus: 'COUNTERED',
            toStatus: 'SUBMITTED',
            message,
          },
        }
      }
      await upsertAskedSeller(tx, place, { hasDeclined: true })
      return { status: 200, issues, happening: { type: 'RFQ_DECLINED', thread: { sellerId }, message } }
    }
    case 'PREVIEW':
      throw new Error('a preview that would write')
  }
}

function newThread(ctx: ServiceContext<Actor>, rfq: Rfq, quoteId: string) {
  const { userId, companyId } = ctx.actor
  return { id: quoteId, rfqId: rfq.rfqId, sellerId: userId, companyId, createdAt: ctx.now, updatedAt: ctx.now }
}

async function submit(
  tx: Transaction,
  ctx: ServiceContext<Actor>,
  given: { thread: Thread; quoteId: string; terms: QuotationTerms },
): Promise<void> {
  const { thread, quoteId, terms } = given
  const version = (thread.quote?.version ?? 0) + 1
  const changes = { status: 'SUBMITTED' as const, version, draft: null, counter: null, updatedAt: ctx.now }
  await (thread.quote
    ? updateQuotation(tx, quoteId, changes)
    : insertQuotation(tx, { ...newThread(ctx, thread.rfq, quoteId), ...changes }))
  await insertQuotationVersion(tx, {
    quoteId,
    version,
    terms,
    submittedBy: ctx.actor.userId,
    submittedAt: ctx.now,
  })
}

/** The terms as they were typed, without what says what to do with them. */
function draftOf(body: unknown): Record<string, unknown> {
  const { rfqId: _r, action: _a, expectedVersion: _v, expectedRfqVersion: _e, ...terms } = { ...Object(body) }
  return terms
}
