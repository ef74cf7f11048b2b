import 'server-only'
import { withDeadline } from '@/db/client'
import {
  findClientEvent,
  findRfq,
  findRfqForUpdate,
  listAskedSellers,
  listNewestRfqEvents,
  listRfqEvents,
  listThreads,
  type RfqEventRow,
  upsertAskedSeller,
} from '@/db/queries/rfq/rfqs'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { DomainError, notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { errorIssue } from '@/lib/domain/listing/issue'
import { type EventRecord, isNameSealed, maySeeQuote, presentEvent, presentEvents } from '@/lib/domain/rfq/present'
import { namedRfqId } from '@/lib/domain/rfq/quotations/respond-request'
import { CLIENT_EVENT_TYPES, clientEventSchema, eventQuerySchema } from '@/lib/domain/rfq/requests/action-request'
import type { ServiceContext } from '@/lib/services/shared/context'
import { runIdempotent } from '@/lib/services/shared/idempotency'
import { readerOf, viewerOf } from '../access'
import { recordRfqEvents } from '../event'
import { broughtFiles, placeFiles } from '../files'
import { validated } from '../orders/orders'
import { countTrade } from '../rate'

/** The request, and what this actor reads of its events. @throws NOT_FOUND */
async function readingOf(ctx: ServiceContext<Actor>, rfqId: string) {
  const rfq = await findRfq(ctx.db, rfqId, readerOf(ctx.actor), 'any')
  if (!rfq) throw notFound()
  const viewer = viewerOf(ctx.actor, rfq)
  const asked = await listAskedSellers(ctx.db, [rfqId])
  const filter = { rfqId, sellerId: viewer.party === 'seller' ? viewer.userId : null }
  return { filter, present: (events: readonly RfqEventRow[]) => presentEvents(rfq, events, asked, viewer, ctx.now) }
}

/** So many are looked at on a page. */
const NEWEST_MAX = 200

/** The newest events of a request in order, as far as this actor may see them. @throws NOT_FOUND */
export async function readNewestEvents(ctx: ServiceContext<Actor>, rfqId: string): Promise<EventRecord[]> {
  return withDeadline(async () => {
    const { filter, present } = await readingOf(ctx, rfqId)
    return present(await listNewestRfqEvents(ctx.db, filter, NEWEST_MAX))
  })
}

/** GET seller-quotation-event?rfqId= : in order, page by page; what is sealed is left out of its page. */
export async function listQuotationEvents(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
): Promise<ServiceResponse> {
  const parsed = eventQuerySchema.safeParse(Object.fromEntries(call.query), { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const { rfqId, limit, cursor = 0 } = parsed.data
  const page = await withDeadline(async () => {
    const { filter, present } = await readingOf(ctx, rfqId)
    const rows = await listRfqEvents(ctx.db, filter, { after: cursor, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const nextCursor = rows.length > limit ? String(shown.at(-1)?.sequence ?? '') : null
    return { events: present(shown), page: { limit, nextCursor } }
  })
  return validated({ ok: true, success: true, ...page })
}

/**
 * POST seller-quotation-event: a note or a view, never a change of state (contract section 6). A repeated clientEventId answers with the
 * event of the first time.
 */
export async function addQuotationEvent(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
): Promise<ServiceResponse> {
  const reader = readerOf(ctx.actor)
  await countTrade(ctx)
  const body = await call.readJson()
  const named = namedRfqId(body)
  if (named && !(await withDeadline(() => findRfq(ctx.db, named, reader, 'any')))) throw notFound()
  const parsed = clientEventSchema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const { rfqId, quoteId, type, message = '', attachments = [], clientEventId } = parsed.data
  if (!CLIENT_EVENT_TYPES.some((allowed) => allowed === type)) {
    throw new DomainError(
      'EVENT_TYPE_NOT_CLIENT_WRITABLE',
      `Only ${CLIENT_EVENT_TYPES.join(' and ')} can be added here; everything else follows from what is done.`,
    )
  }

  if (type === 'NOTE' && message === '' && attachments.length === 0) {
    throw validationFailed([errorIssue('REQUIRED', 'message', 'Write a message, or add a file.')])
  }

  return runIdempotent(ctx, call, { body }, async (tx) => {
    const rfq = await findRfqForUpdate(tx, rfqId, reader, 'any')
    if (!rfq) throw notFound()
    const known = clientEventId ? await findClientEvent(tx, { rfqId, actorId: ctx.actor.userId, clientEventId }) : null
    if (known) return { body: { ok: true, success: true, event: presentEvent(known) } }
    const viewer = viewerOf(ctx.actor, rfq)
    const quotes = await listThreads(tx, { rfqIds: [rfqId], sellerId: null })
    const quote = quoteId ? quotes.find((one) => one.quoteId === quoteId) : undefined
    if (quoteId && !(quote && quote.version > 0 && maySeeQuote(rfq, quote, viewer, ctx.now))) throw notFound()
    const isSeller = viewer.party === 'seller'
    if (isSeller) await upsertAskedSeller(tx, { rfqId, sellerId: viewer.userId }, {})
    // A draft is not there for anyone but its seller: what he says beside it names no quotation.
    const submitted = quotes.filter(({ version }) => version > 0)
    const own = isSeller ? (quote ?? submitted.find(({ sellerId }) => sellerId === viewer.userId)) : quote
    const asked = await listAskedSellers(tx, [rfqId])
    const named = isSeller ? undefined : parsed.data.sellerId
    const isThere = (id: string) => asked.some((one) => one.sellerId === id && !isNameSealed(rfq, one, ctx.now))
    if (named !== undefined && !isThere(named)) throw notFound()
    const sellerId = own?.sellerId ?? (isSeller ? viewer.userId : (named ?? null))
    const { userId, companyId } = ctx.actor
    const place = { userId, companyId, thread: null, copyOf: null }
    const files = await placeFiles(tx, ctx, attachments, place, { rfqId, sellerId, sentAt: ctx.now })
    const happening = {
      type,
      message,
      clientEventId: clientEventId ?? null,
      ...broughtFiles(files),
      ...(sellerId === null
        ? {}
        : { thread: { sellerId, quoteId: own?.quoteId ?? null, quoteVersion: own?.version ?? 0 } }),
    }
    const [event] = await recordRfqEvents(tx, ctx, { rfq, party: viewer.party, asked }, [happening])
    if (!event) throw new Error('an event that was not written')
    return { status: 201, body: { ok: true, success: true, event: presentEvent(event) } }
  })
}
