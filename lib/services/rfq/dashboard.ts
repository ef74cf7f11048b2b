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
import { type CountedQuotes, countRfqs, listRfqs } from '@/db/queries/rfq/rfqs'
import { dashboardStages, type RecentRecord } from '@/lib/contract/readback/dashboard'
import { type Actor, hasRole, type Role } from '@/lib/domain/actor'
import { forbidden } from '@/lib/domain/errors'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { countOf } from '@/lib/domain/rfq/lists/list-query'
import type { OrderStatus } from '@/lib/domain/rfq/orders/order'
import { requestTitle } from '@/lib/domain/rfq/requests/request-title'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import { type QuoteStoredStatus, rfqStatus } from '@/lib/domain/rfq/states'
import type { ActorContext } from '../shared/context'
import { readerOf } from './access'

const RECENT = 5
const UNDER_WAY = ['DISPATCHED', 'DELIVERED', 'COMPLETED'] as const satisfies readonly OrderStatus[]

/** The ten commercial flow stages as this role of the caller has them: figures and the latest records. @throws FORBIDDEN */
export async function readDashboard(ctx: ActorContext, role: Role) {
  if (!hasRole(ctx.actor, role)) throw forbidden()
  const recent = await readRecent(ctx, role)
  const figures = await readFigures(ctx, role)
  const { requests, quotes, orders } = figures
  const requestRows = recent.requests.map((rfq) => requestRow(rfq, ctx.now))
  const orderRows = recent.orders.map(orderRow)
  const orderTotal = countOf(orders)
  const marketRows = recent.onMarket.map(listingRow)
  const ownRows = recent.ofSeller?.map(listingRow) ?? (role === 'admin' ? marketRows : [])
  return {
    readOnly: true,
    role,
    stages: dashboardStages({
      buyer_browse: { counts: { active: figures.market.active }, recent: marketRows },
      seller_paid_listing_gate: { counts: { ...figures.own }, recent: ownRows },
      rfq_or_order_intent: { counts: totals(requests), recent: requestRows },
      seller_quotation_lifecycle: { counts: totals(quotes), recent: recent.quoted.map(quoteRow) },
      negotiation: { counts: { COUNTERED: quotes.get('COUNTERED') ?? 0 }, recent: recent.countered.map(quoteRow) },
      commercial_approval: { counts: { ACCEPTED: quotes.get('ACCEPTED') ?? 0 }, recent: recent.accepted.map(quoteRow) },
      order_readback: { counts: totals(orders), recent: orderRows },
      provider_checkout_pending: { counts: { PENDING: orderTotal, executed: 0 }, recent: orderRows },
      delivery_readback: {
        counts: { ...Object.fromEntries(UNDER_WAY.map((status) => [status, orders.get(status) ?? 0])), executed: 0 },
        recent: recent.underWay.map(orderRow),
      },
      wallet_payout_receipt_readback: { counts: { executed: 0 }, recent: [] },
    }),
    externalBankExecution: false,
    externalMoneyMovement: false,
    providerExecutionState: 'OFF',
  }
}

/** The quotations of an actor in this role. */
export function scopeOf({ userId: sellerId, companyId }: Actor, role: Role): QuotationScope {
  return role === 'seller' ? { sellerId } : role === 'buyer' ? { companyId } : 'all'
}

/** On a seller's dashboard "quoted" means that they have quoted. */
const countedFor = (role: Role): CountedQuotes => (role === 'seller' ? 'own' : 'known')

/** The records that changed last, of each kind. */
async function readRecent({ db, actor, now }: ActorContext, role: Role) {
  const reader = readerOf(actor)
  const side: OrderSide = role
  const page = { after: null, limit: RECENT }
  const quotesOf = (...statuses: QuoteStoredStatus[]) =>
    listRecentQuotations(db, scopeOf(actor, role), { statuses, now, limit: RECENT })
  const [onMarket, ofSeller, quoted, countered, accepted, underWay, requests, orders] = await withDeadline(() =>
    Promise.all([
      listRecentOnMarket(db, MODULE_KEYS, RECENT),
      role === 'seller' ? listRecentOfSeller(db, reader.userId, RECENT) : null,
      quotesOf(),
      quotesOf('COUNTERED'),
      quotesOf('ACCEPTED'),
      listOrders(db, reader, { side, statuses: UNDER_WAY }, page),
      listRfqs(db, reader, { side: role, statuses: [], now, counted: countedFor(role) }, page),
      listOrders(db, reader, { side }, page),
    ]),
  )
  return { onMarket, ofSeller, quoted, countered, accepted, underWay, requests, orders }
}

async function readFigures({ db, actor, now }: ActorContext, role: Role) {
  const reader = readerOf(actor)
  const [market, own, requests, quotes, orders] = await withDeadline(() =>
    Promise.all([
      countListingsByStatus(db, null),
      countListingsByStatus(db, role === 'admin' ? null : reader.userId),
      countRfqs(db, reader, { side: role, now, counted: countedFor(role) }),
      countQuotations(db, scopeOf(actor, role)),
      countOrders(db, reader, role),
    ]),
  )
  return { market, own, requests, quotes, orders }
}

/** Figures by status, the total first. */
function totals(counts: ReadonlyMap<string, number>): Record<string, number> {
  return { total: countOf(counts), ...Object.fromEntries(counts) }
}

function listingRow({ listingId, moduleKey, title, status, updatedAt }: RecentListing): RecentRecord {
  const link = `/listings/${moduleKey}/${listingId}`
  return { id: listingId, title, status, at: updatedAt.toISOString(), link }
}

function requestRow(rfq: Rfq, now: Date): RecentRecord {
  const { rfqId, updatedAt } = rfq
  const status = rfqStatus(rfq, now)
  return { id: rfqId, title: requestTitle(rfq), status, at: updatedAt.toISOString(), link: `/rfq/${rfqId}` }
}

function quoteRow({ quoteId, rfqId, status, updatedAt, orderedQuantity, ...rfq }: RecentQuotation): RecentRecord {
  const title = requestTitle(rfq, orderedQuantity ?? undefined)
  return { id: quoteId, title, status, at: updatedAt.toISOString(), link: `/rfq/${rfqId}` }
}

function orderRow({ order, rfq }: WholeOrder): RecentRecord {
  const { id, orderNumber, quantity, status, updatedAt } = order
  return {
    id,
    title: `${orderNumber}: ${requestTitle(rfq, quantity)}`,
    status,
    at: updatedAt.toISOString(),
    link: `/orders/${id}`,
  }
}
