import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import { findClientEvent, listNewestRfqEvents, listRfqEvents, type RfqEventRow } from '@/db/queries/rfq/events'
import { listThreads } from '@/db/queries/rfq/quotations'
import { listAskedSellers, upsertAskedSeller } from '@/db/queries/rfq/rfqs'
import type { Outcome } from '@/lib/contract/outcome'
import { DomainError, notFound } from '@/lib/domain/errors'
import { parseBody } from '@/lib/domain/fields/schema-issues'
import { isNameSealed, maySeeQuote } from '@/lib/domain/rfq/present'
import { type EventRecord, presentEvent, presentEvents } from '@/lib/domain/rfq/present-events'
import type { Thread } from '@/lib/domain/rfq/quotations/quotation'
import { namedRfqId } from '@/lib/domain/rfq/quotations/respond-request'
import { CLIENT_EVENT_TYPES, type ClientEvent, clientEventSchema } from '@/lib/domain/rfq/requests/action-request'
import type { AskedSeller, Rfq } from '@/lib/domain/rfq/rfq'
import type { ActorContext, ServiceContext } from '@/lib/services/shared/context'
import { fieldRefused } from '@/lib/services/shared/field-refused'
import { writeOnce } from '@/lib/services/shared/idempotency'
import { lockRfq, requireRfq, viewerOf } from '../access'
import { recordRfqEvents } from '../events'
import { eventFiles, filePlace, placeFiles } from '../files'
import type { Trader } from '../gates'

/** Which events of a request this actor may read, and how. @throws NOT_FOUND */
async function eventReader(ctx: ActorContext, rfqId: string) {
  const rfq = await requireRfq(ctx.db, ctx.actor, rfqId, 'any')
  const viewer = viewerOf(ctx.actor, rfq)
  const asked = await listAskedSellers(ctx.db, [rfqId])
  const filter = { rfqId, sellerId: viewer.party === 'seller' ? viewer.userId : null }
  return { filter, present: (events: readonly RfqEventRow[]) => presentEvents(rfq, events, asked, viewer, ctx.now) }
}

/** Events shown on the page of a request. */
const NEWEST_MAX = 200

/** The newest events of a request in order, as far as this actor may see them. @throws NOT_FOUND */
export async function readNewestEvents(ctx: ActorContext, rfqId: string): Promise<EventRecord[]> {
  return withDeadline(async () => {
    const { filter, present } = await eventReader(ctx, rfqId)
    return present(await listNewestRfqEvents(ctx.db, filter, NEWEST_MAX))
  })
}

/** The events of a request in order, page by page. What is sealed is left out of its page. @throws NOT_FOUND */
export async function readRfqEvents(
  ctx: ActorContext,
  { rfqId, limit, cursor = 0 }: { rfqId: string; limit: number; cursor?: number | undefined },
): Promise<{ events: EventRecord[]; page: { limit: number; nextCursor: string | null } }> {
  return withDeadline(async () => {
    const { filter, present } = await eventReader(ctx, rfqId)
    const rows = await listRfqEvents(ctx.db, filter, { after: cursor, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const nextCursor = rows.length > limit ? String(shown.at(-1)?.sequence ?? '') : null
    return { events: present(shown), page: { limit, nextCursor } }
  })
}

/**
 * Adds a note or a view, never a change of state (reference 6.6). A repeated clientEventId gives the event of the first time.
 * @throws NOT_FOUND, VALIDATION_FAILED, EVENT_TYPE_NOT_CLIENT_WRITABLE
 */
export async function addRfqEvent(
  ctx: ServiceContext<Trader<'message'>>,
  body: unknown,
): Promise<Outcome<{ event: EventRecord }>> {
  const named = namedRfqId(body)
  if (named) await withDeadline(() => requireRfq(ctx.db, ctx.actor, named, 'any'))
  const request = parseBody(clientEventSchema, body)
  requireWritable(request)
  const { rfqId, type, message = '', attachments = [], clientEventId = null } = request

  return writeOnce(ctx, { body }, async (tx) => {
    const rfq = await lockRfq(tx, ctx.actor, rfqId, 'any')
    const known = clientEventId ? await findClientEvent(tx, { rfqId, actorId: ctx.actor.userId, clientEventId }) : null
    if (known) return { record: { event: presentEvent(known) } }
    const { userId } = ctx.actor
    const viewer = viewerOf(ctx.actor, rfq)
    if (viewer.party === 'seller') await upsertAskedSeller(tx, { rfqId, sellerId: userId }, {})
    const asked = await listAskedSellers(tx, [rfqId])
    const { sellerId, quote } = await threadOf(tx, ctx, { rfq, asked, request })
    const files = await placeFiles(tx, ctx, attachments, filePlace(ctx.actor), { rfqId, sellerId, sentAt: ctx.now })
    const thread = sellerId && { sellerId, quoteId: quote?.quoteId ?? null, quoteVersion: quote?.version ?? 0 }
    const input = { type, message, clientEventId, ...eventFiles(files), ...(thread ? { thread } : {}) }
    const [event] = await recordRfqEvents(tx, ctx, { rfq, party: viewer.party, asked }, [input])
    if (!event) throw new Error('an event that was not written')
    return { record: { event: presentEvent(event) }, isNew: true }
  })
}

function requireWritable({ type, message = '', attachments = [] }: ClientEvent): void {
  if (!CLIENT_EVENT_TYPES.some((allowed) => allowed === type)) {
    throw new DomainError(
      'EVENT_TYPE_NOT_CLIENT_WRITABLE',
      `Only ${CLIENT_EVENT_TYPES.join(' and ')} can be added here. Other events follow from actions.`,
    )
  }
  if (type === 'NOTE' && message === '' && attachments.length === 0) {
    throw fieldRefused('REQUIRED', 'message', 'Write a message, or add a file.')
  }
}

/**
 * The thread that an event belongs to; sellerId null: the whole request.
 * @throws NOT_FOUND for a quotation or a seller that the writer may not see
 */
async function threadOf(
  tx: Transaction,
  ctx: ActorContext,
  { rfq, asked, request }: { rfq: Rfq; asked: readonly AskedSeller[]; request: ClientEvent },
): Promise<{ sellerId: string | null; quote: Thread | undefined }> {
  const viewer = viewerOf(ctx.actor, rfq)
  const isSeller = viewer.party === 'seller'
  const quotes = await listThreads(tx, { rfqIds: [rfq.rfqId], sellerId: null })
  // Only its seller knows of a draft: a message of theirs names no quotation yet.
  const submitted = quotes.filter(({ version }) => version > 0)
  const quote = request.quoteId ? submitted.find(({ quoteId }) => quoteId === request.quoteId) : undefined
  if (request.quoteId && !(quote && maySeeQuote(rfq, quote, viewer, ctx.now))) throw notFound()
  if (isSeller) {
    return { sellerId: viewer.userId, quote: quote ?? submitted.find(({ sellerId }) => sellerId === viewer.userId) }
  }
  const named = request.sellerId
  const isKnown = asked.some((place) => place.sellerId === named && !isNameSealed(rfq, place, ctx.now))
  if (named !== undefined && !isKnown) throw notFound()
  return { sellerId: quote?.sellerId ?? named ?? null, quote }
}
