import 'server-only'
import { createHash } from 'node:crypto'
import { withDeadline } from '@/db/client'
import { listOrders } from '@/db/queries/rfq/orders'
import { countRfqs, findRfq, listRfqs, type RfqSide } from '@/db/queries/rfq/rfqs'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { forbidden, notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { encodePosition, rfqListSchema } from '@/lib/domain/rfq/list-query'
import type { OrderRecord, QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { threadStatus } from '@/lib/domain/rfq/quotations/quotation'
import { quoteStatus } from '@/lib/domain/rfq/states'
import type { ServiceContext } from '@/lib/services/shared/context'
import { readerOf, viewerOf } from '../access'
import { validated, viewOrders } from '../orders/orders'
import { viewQuotations, viewRfq, viewRfqs } from './view'

const ORDERS_OF_ONE_MAX = 100

/** One request with the quotations and orders that this actor may see. @throws NOT_FOUND, also when it is another's */
export async function readRfq(
  ctx: ServiceContext<Actor>,
  rfqId: string,
): Promise<{
  rfq: RfqRecord
  quotes: QuoteRecord[]
  orders: OrderRecord[]
  party: 'buyer' | 'seller' | 'admin'
}> {
  const reader = readerOf(ctx.actor)
  return withDeadline(async () => {
    const found = await findRfq(ctx.db, rfqId, reader, 'any')
    if (!found) throw notFound()
    const { party } = viewerOf(ctx.actor, found)
    const side = party === 'seller' ? 'seller' : 'buyer'
    const [rfq, quotes, orders] = await Promise.all([
      viewRfq(ctx.db, ctx, found),
      viewQuotations(ctx.db, ctx, found),
      listOrders(ctx.db, reader, { side, rfqId }, { after: null, limit: ORDERS_OF_ONE_MAX }),
    ])
    return { rfq, quotes, orders: await viewOrders(ctx.db, ctx.actor, orders), party }
  })
}

/** GET /api/rfq/:rfqId; its validator holds the version and everything that stands beside it. */
export async function rfqAnswer(ctx: ServiceContext<Actor>, rfqId: string): Promise<ServiceResponse> {
  const { rfq, quotes, orders } = await readRfq(ctx, rfqId)
  const text = JSON.stringify({ ok: true, success: true, rfq, quotes, orders })
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  return { text, etag: `"${rfq.version}-${hash}"` }
}

/** A request in a list, with the own (or the only) quotation beside it. */
export type ListedRfq = RfqRecord & { quoteId: string; quoteStatus: string }

export interface RfqPage {
  rfqs: ListedRfq[]
  page: { limit: number; nextCursor: string | null; total: number }
}

/** The caller's requests, the newest first: those his company made, those he is asked in, or both. @throws VALIDATION_FAILED */
export async function readMyRfqs(ctx: ServiceContext<Actor>, query: URLSearchParams): Promise<RfqPage> {
  const parsed = rfqListSchema.safeParse(Object.fromEntries(query), { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const { limit, cursor, as, status } = parsed.data
  if (as === 'admin' && !hasRole(ctx.actor, 'admin')) throw forbidden('Only admins read the requests of all.')
  const reader = readerOf(ctx.actor)
  const side: RfqSide = as ?? 'any'
  const statuses = status ? [status] : []
  return withDeadline(async () => {
    const [rows, counts] = await Promise.all([
      listRfqs(ctx.db, reader, { side, statuses, now: ctx.now }, { after: cursor ?? null, limit: limit + 1 }),
      countRfqs(ctx.db, reader, { side, now: ctx.now }),
    ])
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    const views = await viewRfqs(ctx.db, ctx, shown)
    return {
      rfqs: views.map(({ rfq, own }) => ({
        ...rfq,
        quoteId: own?.quoteId ?? '',
        quoteStatus: own ? quoteStatus(threadStatus(own), ctx.now) : '',
      })),
      page: {
        limit,
        nextCursor:
          rows.length > shown.length && last
            ? encodePosition({ at: last.createdAt.toISOString(), id: last.rfqId })
            : null,
        total: [...counts].reduce((sum, [one, count]) => (!status || one === status ? sum + count : sum), 0),
      },
    }
  })
}

/** GET /api/rfq/mine */
export async function listMyRfqs(ctx: ServiceContext<Actor>, call: RequestContext<Actor>): Promise<ServiceResponse> {
  return validated({ ok: true, success: true, ...(await readMyRfqs(ctx, call.query)) })
}
