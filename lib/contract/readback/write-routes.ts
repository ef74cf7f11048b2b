/** What a route may do to the world; the readback's claims about money and providers are asked of these. */
export type RouteEffect = 'read' | 'record' | 'provider_call' | 'payment_capture' | 'payout'

export interface MarketplaceRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its parameters as `:name`. */
  path: string
  /** "paid": a write that needs the module in the seller's active plan. */
  access: 'open' | 'actor' | 'admin' | 'paid'
  effect: RouteEffect
  /** A read of his own listings by their seller: it is no part of what buyers browse. */
  isSellersOwn?: true
}

/** The writes behind the entitlement (spec: Endpoints). A new one is a line here; the gate's tests walk this list. */
export const PAID_WRITE_ROUTES: readonly MarketplaceRoute[] = [
  { method: 'POST', path: '/api/trade-core/listings/:moduleKey', access: 'paid', effect: 'record' },
  { method: 'POST', path: '/api/trade-core/listings/:moduleKey/:listingId/archive', access: 'paid', effect: 'record' },
  {
    method: 'POST',
    path: '/api/trade-core/listings/:moduleKey/:listingId/unarchive',
    access: 'paid',
    effect: 'record',
  },
  {
    method: 'POST',
    path: '/api/trade-core/listings/:moduleKey/:listingId/attachments',
    access: 'paid',
    effect: 'record',
  },
  {
    method: 'POST',
    path: '/api/trade-core/listings/:moduleKey/:listingId/attachments/:attachmentId',
    access: 'paid',
    effect: 'record',
  },
  {
    method: 'DELETE',
    path: '/api/trade-core/listings/:moduleKey/:listingId/attachments/:attachmentId',
    access: 'paid',
    effect: 'record',
  },
  { method: 'POST', path: '/api/trade-core/listings/:moduleKey/imports', access: 'paid', effect: 'record' },
  {
    method: 'POST',
    path: '/api/trade-core/listings/:moduleKey/imports/:importId/cancel',
    access: 'paid',
    effect: 'record',
  },
]

export function routeText({ method, path }: Pick<MarketplaceRoute, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** The same as the readback names them: `POST /api/...`. */
export const PAID_MODULE_WRITE_ROUTES: readonly string[] = PAID_WRITE_ROUTES.map(routeText)
