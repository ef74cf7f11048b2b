import 'server-only'
import { withDeadline } from '@/db/client'
import { listRfqFiles, releaseDraftFiles } from '@/db/queries/rfq/rfq-attachments'
import { listAskedSellers, upsertAskedSeller } from '@/db/queries/rfq/rfqs'
import type { Outcome } from '@/lib/contract/outcome'
import { DomainError, type Issue, validationFailed } from '@/lib/domain/errors'
import { presentQuotes, type QuoteRecord } from '@/lib/domain/rfq/present'
import type { EventRecord } from '@/lib/domain/rfq/present-events'
import {
  judgeTerms,
  namedFileIds,
  namedRfqId,
  offersTerms,
  parseRespondHead,
  type RespondHead,
} from '@/lib/domain/rfq/quotations/respond-request'
import type { Viewer } from '@/lib/domain/rfq/states'
import { ratesInForce } from '@/lib/services/operation/exchange-rates'
import type { ActorContext, ServiceContext } from '@/lib/services/shared/context'
import { writeOnce } from '@/lib/services/shared/idempotency'
import { requireVersion } from '@/lib/services/shared/version'
import { lockRfq, requireNoErrors, requireRfq } from '../access'
import { eventRecords, recordRfqEvents } from '../events'
import { eventFiles, filePlace, namedFiles, placeFiles } from '../files'
import { countTrade, type Trader } from '../gates'
import { quotationRecord } from '../requests/records'
import { type OwnThread, readOwnThread, requireAction } from './own-thread'
import { judgeAction, performAction } from './respond-actions'

export interface Responded {
  quote: QuoteRecord | null
  event: EventRecord | null
  /** The warnings. */
  issues: Issue[]
}

/** What a submission would be, with every problem. */
export interface PreviewedQuotation {
  quote: Record<string, unknown>
  event: null
  readiness: { ready: boolean; blocking: Issue[]; warnings: Issue[] }
  issues: Issue[]
}

/**
 * Everything that a seller does in their thread (reference 6).
 * @returns the outcome; for a PREVIEW, which writes nothing, a record
 * @throws NOT_FOUND, VALIDATION_FAILED, RATE_LIMITED, the conflicts
 */
export async function respondRfq(
  ctx: ServiceContext<Trader<'quotation'>>,
  body: unknown,
): Promise<Outcome<Responded> | PreviewedQuotation> {
  const named = namedRfqId(body)
  if (named) await withDeadline(() => requireRfq(ctx.db, ctx.actor, named, 'seller'))
  const { head, issues } = parseRespondHead(body)
  if (head?.action === 'PREVIEW') return preview(ctx, head, body)
  await countTrade(ctx)
  if (head === null) throw validationFailed([...issues, ...(await otherTermIssues(ctx, named, body, issues))])
  return respond(ctx, head, body)
}

async function respond(ctx: ActorContext, head: RespondHead, body: unknown): Promise<Outcome<Responded>> {
  const { rates } = await ratesInForce(ctx.db)
  return writeOnce(ctx, { body }, async (tx) => {
    const rfq = await lockRfq(tx, ctx.actor, head.rfqId, 'seller')
    const thread = await readOwnThread(tx, ctx.actor, rfq, rates)
    const { terms, issues } = judgeAction(head, body, thread, ctx.now)
    const fileIds = takesFiles(head) ? namedFileIds(body) : []
    const place = { rfqId: rfq.rfqId, sellerId: ctx.actor.userId }
    const ownFiles = filePlace(ctx.actor, { thread: place })
    requireNoErrors([...issues, ...(await namedFiles(tx, fileIds, ownFiles, false)).issues])
    requireAction(thread, head.action, ctx.now)
    requireUnchanged(head, thread, ctx.conditions?.ifMatch ?? null)

    const quoteId = thread.quote?.quoteId ?? ctx.newId()
    const input = await performAction(tx, ctx, { head, body, thread, quoteId, terms })
    const sentAt = head.action === 'DRAFT' ? null : ctx.now
    const files = await placeFiles(tx, ctx, fileIds, ownFiles, { ...place, sentAt })
    if (head.action === 'SUBMIT' || head.action === 'DRAFT') await releaseDraftFiles(tx, place, fileIds)
    // A seller of the open pool joins with their first message. A draft tells no one.
    if (head.action !== 'DRAFT') await upsertAskedSeller(tx, place, {})
    const isAsked = thread.asked.some(({ sellerId }) => sellerId === place.sellerId)
    const asked = isAsked ? thread.asked : await listAskedSellers(tx, [rfq.rfqId])
    const subject = { rfq, party: 'seller' as const, asked }
    // The files of a quotation are in its terms; those of a question only in its event.
    const withFiles = head.action === 'REQUEST_INFO' ? eventFiles(files) : {}
    const rows = input ? await recordRfqEvents(tx, ctx, subject, [{ ...input, ...withFiles }]) : []
    const after = await requireRfq(tx, ctx.actor, rfq.rfqId, 'seller')
    const quote = await quotationRecord(tx, ctx, after, { sellerId: place.sellerId }, sellerView(ctx))
    const reading = { rfq: after, asked: thread.asked, viewer: sellerView(ctx), now: ctx.now }
    const [event = null] = await eventRecords(tx, reading, rows)
    const version = quote?.version ?? 0
    const isFirst = version === 1 && (thread.quote?.version ?? 0) === 0
    return { record: { quote, event, issues }, isNew: isFirst, version }
  })
}

/** Judges a submission without writing it. */
async function preview(ctx: ActorContext, head: RespondHead, body: unknown): Promise<PreviewedQuotation> {
  const { rates } = await ratesInForce(ctx.db)
  const { thread, files, fileIssues } = await withDeadline(async () => {
    const rfq = await requireRfq(ctx.db, ctx.actor, head.rfqId, 'seller')
    const place = filePlace(ctx.actor, { thread: { rfqId: rfq.rfqId, sellerId: ctx.actor.userId } })
    return {
      thread: await readOwnThread(ctx.db, ctx.actor, rfq, rates),
      files: await listRfqFiles(ctx.db, [rfq.rfqId]),
      fileIssues: (await namedFiles(ctx.db, namedFileIds(body), place, false)).issues,
    }
  })
  requireAction(thread, 'PREVIEW', ctx.now)
  const judged = judgeTerms(body, thread.rfq, thread.seller, ctx.now)
  const issues = [...judged.issues, ...fileIssues]
  const blocking = issues.filter(({ severity }) => severity === 'error')
  const warnings = issues.filter(({ severity }) => severity === 'warning')
  const quotes = thread.quote ? [thread.quote] : []
  const [stored] = presentQuotes(thread.rfq, quotes, files, sellerView(ctx), ctx.now)
  const readiness = { ready: blocking.length === 0, blocking, warnings }
  const quote = {
    quoteId: '',
    rfqId: head.rfqId,
    sellerId: ctx.actor.userId,
    version: 0,
    status: 'DRAFT',
    ...stored,
    ...judged.terms,
    readiness,
  }
  return { quote, event: null, readiness, issues }
}

/** The problems of the terms of a body whose other fields cannot be read, so that all are known in one round. */
async function otherTermIssues(
  ctx: ActorContext,
  rfqId: string | null,
  body: unknown,
  known: readonly Issue[],
): Promise<Issue[]> {
  if (rfqId === null || !offersTerms(body)) return []
  const { rates } = await ratesInForce(ctx.db)
  const thread = await withDeadline(async () =>
    readOwnThread(ctx.db, ctx.actor, await requireRfq(ctx.db, ctx.actor, rfqId, 'seller'), rates),
  )
  const { issues } = judgeTerms(body, thread.rfq, thread.seller, ctx.now)
  return issues.filter(({ field }) => !known.some((issue) => issue.field === field))
}

/** A seller who is an admin too writes as the seller. */
function sellerView({ actor }: ActorContext): Viewer {
  return { party: 'seller', userId: actor.userId }
}

function takesFiles({ action }: RespondHead): boolean {
  return action === 'SUBMIT' || action === 'DRAFT' || action === 'REQUEST_INFO'
}

/** @throws RFQ_CHANGED, VERSION_CONFLICT, PRECONDITION_FAILED */
function requireUnchanged(head: RespondHead, { rfq, quote }: OwnThread, ifMatch: string | null): void {
  if (head.expectedRfqVersion !== undefined && head.expectedRfqVersion !== rfq.version) {
    throw new DomainError('RFQ_CHANGED', 'The buyer changed the request since you read it.', {
      details: { currentVersion: rfq.version },
    })
  }
  requireVersion(quote?.version ?? 0, head.expectedVersion, ifMatch)
}
