import { SUBSCRIPTION_READBACK_MARKER, SUBSCRIPTION_READBACK_VERSION } from '../markers'
import { MODULE_KEYS } from '../modules/keys'
import { hasNoDuplicates, hasNoProviderCredentials, isExact22Registry, noneDoes } from './claims'
import {
  ADMIN_ACCESS_ROUTE,
  COMMERCIAL_FLOW,
  EVIDENCE_PAGES,
  MARKETPLACE_ROUTES,
  STATUS_ROUTE,
} from './marketplace-routes'
import { isCatalogueOpen } from './paid-listing-proof'
import { PLANS } from './plans'
import { entitlementConfigReadback, type SellerAccessRecord, type SourceState } from './seller-access'
import { type MarketplaceRoute, routeText } from './write-routes'

/** Spec: Subscription readback envelope, every key in its order. */
export function subscriptionReadback(
  sellers: readonly SellerAccessRecord[],
  selected: SellerAccessRecord,
  { source, now }: { source: SourceState; now: Date },
) {
  const shown = sellers.length > 0 ? sellers : [selected]
  const isReadOnly = noneDoes(
    [STATUS_ROUTE, ADMIN_ACCESS_ROUTE],
    'record',
    'provider_call',
    'payment_capture',
    'payout',
  )
  const noFakePaymentSuccess = shown.every((record) => record.noFakePaymentSuccess)
  const open = openPoints(shown)
  return {
    ok: true,
    success: true,
    // The two readback routes are the only ones of their kind.
    canonical: hasNoDuplicates(MARKETPLACE_ROUTES),
    marker: SUBSCRIPTION_READBACK_MARKER,
    version: SUBSCRIPTION_READBACK_VERSION,
    readOnly: isReadOnly,
    noDbSchemaChange: isReadOnly,
    noDbFakeRows: isReadOnly,
    noMoneyMovement: noneDoes(MARKETPLACE_ROUTES, 'payment_capture', 'payout'),
    noFakePaymentSuccess,
    noProviderCredentials: hasNoProviderCredentials(source.acceptedEnvNames),
    codeGapStatus: open === 0 ? 'COMPLETE' : 'PARTIAL',
    remainingPartialCountForFamily: open,
    buyerAccessOpen: isCatalogueOpen(MARKETPLACE_ROUTES),
    requestReadback: { method: STATUS_ROUTE.method, queryKeys: [], authHeaderValueLogged: false },
    plans: PLANS,
    exact22ModuleRegistry: isExact22Registry(MODULE_KEYS),
    moduleCount: MODULE_KEYS.length,
    sellerAccess: sellers,
    sellers,
    selectedSellerAccess: selected,
    entitlementConfigReadback: entitlementConfigReadback(source, {
      runtimeFallbackMatchesWriteGate: shown.every(
        (record) => record.entitlementConfigReadback.runtimeFallbackMatchesWriteGate,
      ),
      noSecretValueEcho: shown.every((record) => record.entitlementConfigReadback.noSecretValueEcho),
    }),
    marketplaceCommercialFlowProof: commercialFlowProof(MARKETPLACE_ROUTES, noFakePaymentSuccess),
    generatedAt: now.toISOString(),
  }
}

export type SubscriptionReadback = ReturnType<typeof subscriptionReadback>

/** What of the family is not there yet: readiness claims that do not hold for every seller shown. */
function openPoints(records: readonly SellerAccessRecord[]): number {
  const claims = [
    'sellerSubscriptionBackendReady',
    'moduleEntitlementReadbackReady',
    'paidListingAccessGateReady',
    'buyerMarketplaceReadAccessOpen',
    'sellerListingWriteRequiresPaidEntitlement',
  ] as const
  return claims.filter((claim) => !records.every(({ paidListingAccessProof }) => paidListingAccessProof[claim])).length
}

/** Ready when each stage that the service carries has all of its routes. */
export function commercialFlowProof(routes: readonly MarketplaceRoute[], noFakePaymentSuccess: boolean) {
  const anchors = routes.map(routeText)
  const under = (...prefixes: string[]) =>
    routes.filter(({ path }) => prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)))
  return {
    commercialFlowStages: COMMERCIAL_FLOW.map(({ stage }) => stage),
    existingRouteAnchors: anchors,
    frontendEvidenceRoutes: EVIDENCE_PAGES,
    buyerSellerMarketplaceCommercialFlowReady: COMMERCIAL_FLOW.every((stage) =>
      stage.routes.every((route) => anchors.includes(route)),
    ),
    noDuplicateListingRoutes: hasNoDuplicates(under('/api/trade-core/listings')),
    noDuplicateOrderRoutes: hasNoDuplicates(under('/api/trade-core/orders')),
    noDuplicateRfqRoutes: hasNoDuplicates(under('/api/rfq', '/api/trade-core/erp/marketplace-commercial')),
    noFakePaymentSuccess,
    noPaymentCapture: noneDoes(routes, 'payment_capture'),
    noPayoutExecution: noneDoes(routes, 'payout'),
    noExternalApiCall: noneDoes(routes, 'provider_call', 'payment_capture', 'payout'),
  }
}
