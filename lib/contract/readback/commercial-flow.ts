import { routeText } from '../route'
import type { MarketplaceRoute } from './readback-checks'

/** Where a seller reads their own subscription. */
export const STATUS_PATH = '/api/trade-core/seller-subscription/status'
/** Where an admin reads the access of every seller. */
export const ADMIN_ACCESS_PATH = '/api/trade-core/erp/admin/seller-module-access'

/** The pages that show people what the readback says, with their parameters as `:name`. */
export const EVIDENCE_PAGES: readonly string[] = ['/plans', '/module-access', '/plan-requests']

/** The commercial flow stages (reference 6.11), in order, each with its routes. A stage without routes is outside the service. */
export const commercialFlow = (
  routes: readonly MarketplaceRoute[],
): readonly { stage: string; routes: readonly string[] }[] => [
  { stage: 'buyer_browse', routes: ['GET /api/trade-core/listings/:moduleKey'] },
  { stage: 'seller_paid_listing_gate', routes: routes.filter(({ access }) => access === 'paid').map(routeText) },
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
