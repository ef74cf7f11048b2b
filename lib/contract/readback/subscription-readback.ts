import { SUBSCRIPTION_READBACK_MARKER, SUBSCRIPTION_READBACK_VERSION } from '@/lib/domain/markers'
import type { ReadbackKey } from '../responses/subscription'
import { routeText } from '../route'
import { ADMIN_ACCESS_PATH, EVIDENCE_PAGES, STATUS_PATH } from './commercial-flow'
import {
  hasNoDuplicates,
  hasNoProviderCredentials,
  isCatalogueOpen,
  isExact22Registry,
  logsCredentials,
  noneDoes,
  type ReadbackFacts,
  readsAlone,
} from './readback-checks'
import { entitlementConfigReadback, type ReadbackConditions, type SellerAccessRecord } from './seller-access-record'

/** The subscription readback (reference 7.5), every key in its order. */
export function subscriptionReadback(
  sellers: readonly SellerAccessRecord[],
  selected: SellerAccessRecord,
  { source, now, service }: Pick<ReadbackConditions, 'source' | 'now' | 'service'>,
) {
  const shown = sellers.length > 0 ? sellers : [selected]
  const { routes, registry, plans } = service
  const isReadOnly = readsAlone(routes, [STATUS_PATH, ADMIN_ACCESS_PATH])
  const noFakePaymentSuccess = shown.every((record) => record.noFakePaymentSuccess)
  const open = openPoints(shown)
  return {
    ok: true,
    success: true,
    // The two readback routes are the only ones of their kind.
    canonical: hasNoDuplicates(routes),
    marker: SUBSCRIPTION_READBACK_MARKER,
    version: SUBSCRIPTION_READBACK_VERSION,
    readOnly: isReadOnly,
    noDbSchemaChange: isReadOnly,
    noDbFakeRows: isReadOnly,
    noMoneyMovement: noneDoes(routes, 'payment_capture', 'payout'),
    noFakePaymentSuccess,
    noProviderCredentials: hasNoProviderCredentials(source.acceptedEnvNames),
    codeGapStatus: open === 0 ? 'COMPLETE' : 'PARTIAL',
    remainingPartialCountForFamily: open,
    buyerAccessOpen: isCatalogueOpen(routes),
    requestReadback: {
      method: 'GET',
      queryKeys: [],
      authHeaderValueLogged: logsCredentials(service.requestLogFields),
    },
    plans,
    exact22ModuleRegistry: isExact22Registry(registry),
    moduleCount: registry.length,
    sellerAccess: sellers,
    sellers,
    selectedSellerAccess: selected,
    entitlementConfigReadback: entitlementConfigReadback(source, {
      runtimeFallbackMatchesWriteGate: shown.every(
        (record) => record.entitlementConfigReadback.runtimeFallbackMatchesWriteGate,
      ),
      noSecretValueEcho: shown.every((record) => record.entitlementConfigReadback.noSecretValueEcho),
    }),
    marketplaceCommercialFlowProof: commercialFlowProof(service, noFakePaymentSuccess),
    generatedAt: now.toISOString(),
  } satisfies Record<ReadbackKey, unknown>
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
export function commercialFlowProof(
  { routes, flow }: Pick<ReadbackFacts, 'routes' | 'flow'>,
  noFakePaymentSuccess: boolean,
) {
  const anchors = routes.map(routeText)
  const under = (...prefixes: string[]) =>
    routes.filter(({ path }) => prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)))
  return {
    commercialFlowStages: flow.map(({ stage }) => stage),
    existingRouteAnchors: anchors,
    frontendEvidenceRoutes: EVIDENCE_PAGES,
    buyerSellerMarketplaceCommercialFlowReady: flow.every((stage) =>
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
