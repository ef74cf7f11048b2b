import 'server-only'
import { withDeadline } from '@/db/client'
import { listUnreadOfRequests } from '@/db/queries/notifications'
import { listOrders } from '@/db/queries/rfq/orders'
import type { RfqSide } from '@/db/queries/rfq/reader'
import { countRfqs, listRfqs, listRfqsByNearness } from '@/db/queries/rfq/rfqs'
import type { RequestSearch } from '@/db/queries/rfq/search'
import { hasRole } from '@/lib/domain/actor'
import { forbidden } from '@/lib/domain/errors'
import { countOf, type Position, pageOf, type RfqListQuery } from '@/lib/domain/rfq/lists/list-query'
import { searchTerms } from '@/lib/domain/rfq/lists/list-search'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'
import { threadStatus } from '@/lib/domain/rfq/quotations/quotation'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import { quoteStatus, type RfqStatus } from '@/lib/domain/rfq/states'
import type { ActorContext } from '@/lib/services/shared/context'
import { PRIVATE_MODULE_KEYS } from '@/lib/services/shared/private-sellers'
import { readerOf, requireRfq, viewerOf } from '../access'
import { orderRecords } from '../orders/orders'
import { nearnessTo } from '../pool/nearness'
import { quotationRecords, rfqRecord, rfqRecords } from './records'

const ORDERS_OF_ONE_MAX = 100

/** One request with the quotations and orders that this actor may see. @throws NOT_FOUND, also when it is another's */
export async function readRfq(
  ctx: ActorContext,
  rfqId: string,
): Promise<{ rfq: RfqRecord; quotes: QuoteRecord[]; orders: OrderRecord[] }> {
  return withDeadline(async () => {
    const found = await requireRfq(ctx.db, ctx.actor, rfqId, 'any')
    const side = viewerOf(ctx.actor, found).party === 'seller' ? 'seller' : 'buyer'
    const page = { after: null, limit: ORDERS_OF_ONE_MAX }
    const [rfq, quotes, orders] = await Promise.all([
      rfqRecord(ctx.db, ctx, found),
      quotationRecords(ctx.db, ctx, found),
      listOrders(ctx.db, readerOf(ctx.actor), { side, rfqId }, page),
    ])
    return { rfq, quotes, orders: await orderRecords(ctx.db, ctx.actor, orders) }
  })
}

/** A request in a list, with the caller's own quotation. */
export type ListedRfq = RfqRecord & { quoteId: string; quoteStatus: string }

export interface RfqPage {
  rfqs: ListedRfq[]
  page: { limit: number; nextCursor: string | null; total: number }
}

/** The caller's requests, the newest first: those their company made, those they are asked in, or both. @throws FORBIDDEN */
export async function readRfqs(
  ctx: ActorContext,
  { limit, cursor, as, status, q = '' }: RfqListQuery,
): Promise<RfqPage> {
  if (as === 'admin' && !hasRole(ctx.actor, 'admin')) throw forbidden('Only admins can read all requests.')
  const reader = readerOf(ctx.actor)
  const side: RfqSide = as ?? 'any'
  const statuses = status ? [status] : []
  const search = { terms: searchTerms(q), privateModuleKeys: PRIVATE_MODULE_KEYS }
  return withDeadline(async () => {
    const [rows, counts] = await Promise.all([
      listPage(ctx, { side, statuses, search }, { after: cursor ?? null, limit: limit + 1 }),
      countRfqs(ctx.db, reader, { side, search, now: ctx.now }),
    ])
    const { shown, nextCursor } = pageOf(rows, limit, ({ rfq: { createdAt, rfqId: id }, rank }) =>
      rank === undefined ? { createdAt, id } : { createdAt, id, rank },
    )
    const records = await rfqRecords(
      ctx.db,
      ctx,
      shown.map(({ rfq }) => rfq),
    )
    return {
      rfqs: records.map(({ rfq, own }) => ({
        ...rfq,
        quoteId: own?.quoteId ?? '',
        quoteStatus: own ? quoteStatus(threadStatus(own), ctx.now) : '',
      })),
      page: { limit, nextCursor, total: countOf(counts, status) },
    }
  })
}

interface PageRow {
  rfq: Rfq
  rank?: number
}

/** A seller sees what is near to their trade first: what they were asked, then the open requests for what they sell. */
async function listPage(
  ctx: ActorContext,
  { side, ...found }: { side: RfqSide; statuses: readonly RfqStatus[]; search: RequestSearch },
  page: { after: Position | null; limit: number },
): Promise<PageRow[]> {
  const reader = readerOf(ctx.actor)
  const filter = { side, ...found, now: ctx.now }
  if (side !== 'seller') return (await listRfqs(ctx.db, reader, filter, page)).map((rfq) => ({ rfq }))
  const rank = await nearnessTo(ctx)
  return listRfqsByNearness(ctx.db, reader, { ...filter, rank }, page)
}

/** What an account has not seen of a request: since when, and the numbers of the notices. */
export interface UnreadNews {
  since: string
  numbers: number[]
}

/** More unread notices than these are not counted. */
const UNREAD_MAX = 500

/** The unread news of this account, by request or enquiry. */
export async function readUnreadRequests(ctx: ActorContext): Promise<Map<string, UnreadNews>> {
  const unread = await withDeadline(() => listUnreadOfRequests(ctx.db, ctx.actor.userId, UNREAD_MAX))
  const news = new Map<string, UnreadNews>()
  for (const { subjectId, at, number } of unread) {
    const { since, numbers } = news.get(subjectId) ?? { since: at.toISOString(), numbers: [] }
    news.set(subjectId, { since, numbers: [...numbers, number] })
  }
  return news
}
