import { type MarketplaceRoute, PAID_MODULE_WRITE_ROUTES, PAID_WRITE_ROUTES, routeText } from './write-routes'

export const STATUS_ROUTE: MarketplaceRoute = {
  method: 'GET',
  path: '/api/trade-core/seller-subscription/status',
  access: 'actor',
  effect: 'read',
}

export const ADMIN_ACCESS_ROUTE: MarketplaceRoute = {
  method: 'GET',
  path: '/api/trade-core/erp/admin/seller-module-access',
  access: 'admin',
  effect: 'read',
}

export const CATALOGUE_ROUTE: MarketplaceRoute = {
  method: 'GET',
  path: '/api/trade-core/listings/:moduleKey',
  access: 'open',
  effect: 'read',
}

const EVENT_PATH = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'

const AUDIT_PATH = '/api/trade-core/erp/admin/audit-log'

/** What continues from a listing: behind an identity, never behind the plan. */
const COMMERCIAL_ROUTES: readonly MarketplaceRoute[] = [
  { method: 'POST', path: '/api/rfq/create', access: 'actor', effect: 'record' },
  { method: 'POST', path: '/api/rfq/attachments', access: 'actor', effect: 'record' },
  { method: 'DELETE', path: '/api/rfq/attachments/:attachmentId', access: 'actor', effect: 'record' },
  { method: 'POST', path: '/api/rfq/respond', access: 'actor', effect: 'record' },
  { method: 'GET', path: '/api/rfq/compare/:id', access: 'actor', effect: 'read' },
  { method: 'POST', path: '/api/rfq/accept', access: 'actor', effect: 'record' },
  { method: 'GET', path: '/api/rfq/mine', access: 'actor', effect: 'read' },
  { method: 'GET', path: '/api/rfq/:rfqId', access: 'actor', effect: 'read' },
  { method: 'POST', path: '/api/rfq/:rfqId/actions', access: 'actor', effect: 'record' },
  { method: 'GET', path: EVENT_PATH, access: 'actor', effect: 'read' },
  { method: 'POST', path: EVENT_PATH, access: 'actor', effect: 'record' },
  { method: 'GET', path: '/api/trade-core/orders/mine', access: 'actor', effect: 'read' },
  { method: 'GET', path: '/api/trade-core/orders/:orderId', access: 'actor', effect: 'read' },
  { method: 'POST', path: '/api/trade-core/orders/:orderId/transition', access: 'actor', effect: 'record' },
  { method: 'GET', path: '/api/trade-core/erp/marketplace/readback-dashboard', access: 'actor', effect: 'read' },
]

/** Every route of the marketplace that is there: a route enters this list together with its file. */
export const MARKETPLACE_ROUTES: readonly MarketplaceRoute[] = [
  CATALOGUE_ROUTE,
  { method: 'GET', path: '/api/trade-core/listings/:moduleKey/definition', access: 'open', effect: 'read' },
  { method: 'GET', path: '/api/trade-core/listings/:moduleKey/:listingId', access: 'open', effect: 'read' },
  {
    method: 'GET',
    path: '/api/trade-core/listings/:moduleKey/:listingId/history',
    access: 'actor',
    effect: 'read',
    isSellersOwn: true,
  },
  { method: 'GET', path: '/api/trade-core/listings/:moduleKey/import-template', access: 'open', effect: 'read' },
  {
    method: 'GET',
    path: '/api/trade-core/listings/:moduleKey/export',
    access: 'actor',
    effect: 'read',
    isSellersOwn: true,
  },
  {
    method: 'GET',
    path: '/api/trade-core/listings/:moduleKey/imports',
    access: 'actor',
    effect: 'read',
    isSellersOwn: true,
  },
  {
    method: 'GET',
    path: '/api/trade-core/listings/:moduleKey/imports/:importId',
    access: 'actor',
    effect: 'read',
    isSellersOwn: true,
  },
  {
    method: 'GET',
    path: '/api/trade-core/listings/:moduleKey/imports/:importId/failed-rows',
    access: 'actor',
    effect: 'read',
    isSellersOwn: true,
  },
  ...PAID_WRITE_ROUTES,
  STATUS_ROUTE,
  ADMIN_ACCESS_ROUTE,
  { method: 'GET', path: `${ADMIN_ACCESS_ROUTE.path}/export`, access: 'admin', effect: 'read' },
  { method: 'GET', path: AUDIT_PATH, access: 'admin', effect: 'read' },
  { method: 'GET', path: `${AUDIT_PATH}/export`, access: 'admin', effect: 'read' },
  { method: 'GET', path: `${AUDIT_PATH}/chain`, access: 'admin', effect: 'read' },
  ...COMMERCIAL_ROUTES,
]

/** The pages on which people see what the readback says, with their parameters as `:name`. */
export const EVIDENCE_PAGES: readonly string[] = ['/plans', '/module-access', '/plan-requests']

/** Spec: Commercial flow stages, in order, each with the routes that carry it. None: the stage is outside of the service. */
export const COMMERCIAL_FLOW: readonly { stage: string; routes: readonly string[] }[] = [
  { stage: 'buyer_browse', routes: [routeText(CATALOGUE_ROUTE)] },
  { stage: 'seller_paid_listing_gate', routes: PAID_MODULE_WRITE_ROUTES },
  { stage: 'rfq_or_order_intent', routes: ['POST /api/rfq/create'] },
  {
    stage: 'seller_quotation_lifecycle',
    routes: ['POST /api/rfq/respond', 'POST /api/trade-core/erp/marketplace-commercial/seller-quotation-event'],
  },
  { stage: 'negotiation', routes: ['GET /api/rfq/compare/:id'] },
  { stage: 'commercial_approval', routes: ['POST /api/rfq/accept'] },
  { stage: 'order_readback', routes: ['GET /api/trade-core/orders/mine'] },
  { stage: 'provider_checkout_pending', routes: [] },
  { stage: 'delivery_readback', routes: ['GET /api/trade-core/erp/marketplace/readback-dashboard'] },
  { stage: 'wallet_payout_receipt_readback', routes: ['GET /api/trade-core/erp/marketplace/readback-dashboard'] },
]
