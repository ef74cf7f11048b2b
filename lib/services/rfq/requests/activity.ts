import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import { findClientEvent, listRfqEventHeads, listRfqEvents, type RfqEventRow } from '@/db/queries/rfq/events'
import { listThreads } from '@/db/queries/rfq/quotations'
import { listAskedSellers, upsertAskedSeller } from '@/db/queries/rfq/rfqs'
import type { Outcome } from '@/lib/contract/outcome'
import { DomainError, notFound } from '@/lib/domain/errors'
import { parseBody } from '@/lib/domain/fields/schema-issues'
import { type NewestPart, newestPart } from '@/lib/domain/rfq/lists/list-query'
import { isNameSealed, maySeeQuote } from '@/lib/domain/rfq/present'
import { type EventRecord, numberEvents, presentEvents } from '@/lib/domain/rfq/present-events'
import type { Thread } from '@/lib/domain/rfq/quotations/quotation'
import { namedRfqId } from '@/lib/domain/rfq/quotations/respond-request'
import { namedByViewer } from '@/lib/domain/rfq/quotations/shown-seller'
import { CLIENT_EVENT_TYPES, type ClientEvent, clientEventSchema } from '@/lib/domain/rfq/requests/action-request'
import type { AskedSeller, Rfq } from '@/lib/domain/rfq/rfq'
import type { ActorContext, ServiceContext } from '@/lib/services/shared/context'
import { fieldRefused } from '@/lib/services/shared/field-refused'
import { writeOnce } from '@/lib/services/shared/idempotency'
import { lockRfq, requireRfq, viewerOf } from '../access'
import { eventRecords, recordRfqEvents } from '../events'
import { eventFiles, filePlace, placeFiles } from '../files'
import type { Trader } from '../gates'

/** Which events of a request this actor may read, and how. @throws NOT_FOUND */
async function eventReader(ctx: ActorContext, rfqId: string) {
  const rfq = await requireRfq(ctx.db, ctx.actor, rfqId, 'any')
  const reading = {
    rfq,
    asked: await listAskedSellers(ctx.db, [rfqId]),
    viewer: viewerOf(ctx.actor, rfq),
    now: ctx.now,
  }
  const numbers = numberEvents(reading, await listRfqEventHeads(ctx.db, rfqId))
  const present = async (ids: readonly string[]) => presentEvents(reading, await listRfqEvents(ctx.db, ids), numbers)
  return { ids: [...numbers.keys()], present }
}

/** Events shown on the page of a request. */
const NEWEST_MAX = 200

/** The newest events of a request in order, or those before a place, as far as this actor may see them. @throws NOT_FOUND */
export async function readNewestEvents(
  ctx: ActorContext,
  rfqId: string,
  until?: number | undefined,
): Promise<NewestPart<EventRecord>> {
  return withDeadline(async () => {
    const { ids, present } = await eventReader(ctx, rfqId)
    const { from, to } = newestPart(ids.length, NEWEST_MAX, until)
    return { entries: await present(ids.slice(from, to)), earlier: from, later: ids.length - to }
  })
}

/** The events of a request that this actor may see, in order and page by page. @throws NOT_FOUND */
export async function readRfqEvents(
  ctx: ActorContext,
  { rfqId, limit, cursor = 0 }: { rfqId: string; limit: number; cursor?: number | undefined },
): Promise<{ events: EventRecord[]; page: { limit: number; nextCursor: string | null } }> {
  return withDeadline(async () => {
    const { ids, present } = await eventReader(ctx, rfqId)
    // Numbered from 1 without a gap: a number is also the place in the list.
    const end = cursor + limit
    const nextCursor = ids.length > end ? String(end) : null
    return { events: await present(ids.slice(cursor, end)), page: { limit, nextCursor } }
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
    const { userId } = ctx.actor
    const viewer = viewerOf(ctx.actor, rfq)
    if (!known && viewer.party === 'seller') await upsertAskedSeller(tx, { rfqId, sellerId: userId }, {})
    const asked = await listAskedSellers(tx, [rfqId])
    const written = async (row: RfqEventRow | undefined) => {
      const [event] = row ? await eventRecords(tx, { rfq, asked, viewer, now: ctx.now }, [row]) : []
      if (!event) throw new Error('an event that its writer may not see')
      return { event }
    }
    if (known) return { record: await written(known) }
    const { sellerId, quote } = await threadOf(tx, ctx, { rfq, asked, request })
    const files = await placeFiles(tx, ctx, attachments, filePlace(ctx.actor), { rfqId, sellerId, sentAt: ctx.now })
    const thread = sellerId && { sellerId, quoteId: quote?.quoteId ?? null, quoteVersion: quote?.version ?? 0 }
    const input = { type, message, clientEventId, ...eventFiles(files), ...(thread ? { thread } : {}) }
    const [event] = await recordRfqEvents(tx, ctx, { rfq, party: viewer.party, asked }, [input])
    return { record: await written(event), isNew: true }
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
  const place = named === undefined ? undefined : namedByViewer(viewer, asked, named)
  if (named !== undefined && (!place || isNameSealed(rfq, place, ctx.now))) throw notFound()
  return { sellerId: quote?.sellerId ?? place?.sellerId ?? null, quote }
}
