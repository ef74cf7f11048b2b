import 'server-only'
import { withDeadline } from '@/db/client'
import {
  countListingsByStatus,
  countQuotations,
  listRecentOfSeller,
  listRecentOnMarket,
  listRecentQuotations,
  type QuotationScope,
  type RecentListing,
  type RecentQuotation,
} from '@/db/queries/rfq/commercial-flow'
import { countOrders, listOrders, type OrderSide, type WholeOrder } from '@/db/queries/rfq/orders'
import { countRfqs, listRfqs } from '@/db/queries/rfq/rfqs'
import { dashboardStages, type RecentRecord } from '@/lib/contract/readback/dashboard'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { type Actor, hasRole, type Role } from '@/lib/domain/actor'
import { type Issue, validationFailed } from '@/lib/domain/errors'
import { errorIssue } from '@/lib/domain/listing/issue'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import type { OrderStatus } from '@/lib/domain/rfq/orders/order'
import { requestTitle } from '@/lib/domain/rfq/requests/request-title'
import { type QuoteStoredStatus, rfqStatus } from '@/lib/domain/rfq/states'
import type { ServiceContext } from '../shared/context'
import { readerOf } from './access'
import { validated } from './orders/orders'

const RECENT = 5
const UNDER_WAY = ['DISPATCHED', 'DELIVERED', 'COMPLETED'] as const satisfies readonly OrderStatus[]
type Side = Role

/** The ten commercial flow stages as the caller's role has them: figures and the records last touched. Changes nothing. */
export async function readDashboard(ctx: ServiceContext<Actor>, query: URLSearchParams) {
  const side = sideOf(ctx.actor, query)
  const reader = readerOf(ctx.actor)
  const orderSide: OrderSide = side === 'seller' ? 'seller' : side === 'buyer' ? 'buyer' : 'all'
  const scope: QuotationScope =
    side === 'seller' ? { sellerId: reader.userId } : side === 'buyer' ? { companyId: reader.companyId } : 'all'
  const page = { after: null, limit: RECENT }
  const quotesOf = (...statuses: QuoteStoredStatus[]) =>
    listRecentQuotations(ctx.db, scope, { statuses, now: ctx.now, limit: RECENT })
  const [onMarket, ofSeller, quoted, countered, accepted, underWay] = await withDeadline(() =>
    Promise.all([
      listRecentOnMarket(ctx.db, MODULE_KEYS, RECENT),
      side === 'seller' ? listRecentOfSeller(ctx.db, reader.userId, RECENT) : null,
      quotesOf(),
      quotesOf('COUNTERED'),
      quotesOf('ACCEPTED'),
      listOrders(ctx.db, reader, { side: orderSide, statuses: UNDER_WAY }, page),
    ]),
  )
  const [market, own, requests, recentRfqs, quotes, orders, recentOrders] = await withDeadline(() =>
    Promise.all([
      countListingsByStatus(ctx.db, null),
      countListingsByStatus(ctx.db, side === 'admin' ? null : reader.userId),
      countRfqs(ctx.db, reader, { side, now: ctx.now }),
      listRfqs(ctx.db, reader, { side, statuses: [], now: ctx.now }, page),
      countQuotations(ctx.db, scope),
      countOrders(ctx.db, reader, orderSide),
      listOrders(ctx.db, reader, { side: orderSide }, page),
    ]),
  )
  const requestRows = recentRfqs.map((rfq) => ({
    id: rfq.rfqId,
    title: requestTitle(rfq),
    status: rfqStatus(rfq, ctx.now),
    at: rfq.updatedAt.toISOString(),
    link: `/rfq/${rfq.rfqId}`,
  }))
  const orderRows = recentOrders.map(orderRow)
  const orderTotal = sum(orders)
  return {
    role: side,
    stages: dashboardStages({
      buyer_browse: { counts: { active: market.active }, recent: onMarket.map(listingRow) },
      seller_paid_listing_gate: {
        counts: { ...own },
        recent: (ofSeller ?? (side === 'admin' ? onMarket : [])).map(listingRow),
      },
      rfq_or_order_intent: { counts: { total: sum(requests), ...Object.fromEntries(requests) }, recent: requestRows },
      seller_quotation_lifecycle: {
        counts: { total: sum(quotes), ...Object.fromEntries(quotes) },
        recent: quoted.map(quoteRow),
      },
      negotiation: { counts: { COUNTERED: quotes.get('COUNTERED') ?? 0 }, recent: countered.map(quoteRow) },
      commercial_approval: { counts: { ACCEPTED: quotes.get('ACCEPTED') ?? 0 }, recent: accepted.map(quoteRow) },
      order_readback: { counts: { total: orderTotal, ...Object.fromEntries(orders) }, recent: orderRows },
      provider_checkout_pending: { counts: { PENDING: orderTotal, executed: 0 }, recent: orderRows },
      delivery_readback: {
        counts: {
          DISPATCHED: orders.get('DISPATCHED') ?? 0,
          DELIVERED: orders.get('DELIVERED') ?? 0,
          COMPLETED: orders.get('COMPLETED') ?? 0,
          executed: 0,
        },
        recent: underWay.map(orderRow),
      },
      wallet_payout_receipt_readback: { counts: { executed: 0 }, recent: [] },
    }),
    externalBankExecution: false,
    externalMoneyMovement: false,
    providerExecutionState: 'OFF',
  }
}

function listingRow({ listingId, moduleKey, title, status, updatedAt }: RecentListing): RecentRecord {
  const link = `/listings/${moduleKey}/${listingId}`
  return { id: listingId, title, status, at: updatedAt.toISOString(), link }
}

function quoteRow({ quoteId, rfqId, status, updatedAt, ...rfq }: RecentQuotation): RecentRecord {
  return { id: quoteId, title: requestTitle(rfq), status, at: updatedAt.toISOString(), link: `/rfq/${rfqId}` }
}

function orderRow({ order }: WholeOrder): RecentRecord {
  const { id, orderNumber: title, status, updatedAt } = order
  return { id, title, status, at: updatedAt.toISOString(), link: `/orders/${id}` }
}

/** GET /api/trade-core/erp/marketplace/readback-dashboard */
export async function dashboardAnswer(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
): Promise<ServiceResponse> {
  return validated({ ok: true, success: true, readOnly: true, ...(await readDashboard(ctx, call.query)) })
}

function sum(counts: ReadonlyMap<unknown, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0)
}

/** The role that is looked from: the one of `?as=`, else the account's first. @throws VALIDATION_FAILED */
function sideOf(actor: Actor, query: URLSearchParams): Side {
  const issues: Issue[] = [...new Set(query.keys())]
    .filter((name) => name !== 'as')
    .map((name) => errorIssue('UNKNOWN_PARAMETER', name.slice(0, 64), 'There is no parameter of this name.'))
  const held = (['admin', 'seller', 'buyer'] as const).filter((role) => hasRole(actor, role))
  const named = query.get('as')
  const side = named === null ? held[0] : held.find((role) => role === named)
  if (!side) issues.push(errorIssue('BAD_PARAMETER', 'as', 'One of the roles of this account.'))
  if (!side || issues.length > 0) throw validationFailed(issues)
  return side
}
