import { PAID_LISTING_MARKER, PAID_LISTING_ROUTE_OWNER, PAID_LISTING_VERSION } from '../markers'
import type { ModuleKey } from '../modules/keys'
import { hasNoDuplicates, isExact22Registry, noneDoes } from './claims'
import { type EntitlementAccess, type ModuleEntitlement, NO_ACCESS } from './entitlement'
import type { Plan } from './plans'
import { type MarketplaceRoute, routeText } from './write-routes'

export interface PaidListingFacts {
  entitlements: readonly ModuleEntitlement[]
  /** Whether the gate answered as the entitlements say, for every module. */
  isGateInAgreement: boolean
  opensGate: (access: EntitlementAccess, moduleKey: ModuleKey) => boolean
  noFakePaymentSuccess: boolean
  plans: readonly Plan[]
  routes: readonly MarketplaceRoute[]
  registry: readonly ModuleKey[]
}

/** Spec: Paid-listing proof, every key in its order. */
export function paidListingProof(facts: PaidListingFacts) {
  const { entitlements, isGateInAgreement, opensGate, plans, routes, registry } = facts
  const allowedModuleCount = entitlements.filter(({ allowed }) => allowed).length
  const paidRoutes = routes.filter(({ access }) => access === 'paid')
  const isGateClosedWithoutPlan = registry.every((moduleKey) => !opensGate(NO_ACCESS, moduleKey))
  return {
    marker: PAID_LISTING_MARKER,
    version: PAID_LISTING_VERSION,
    sellerSubscriptionBackendReady: plans.length > 0 && plans.every((plan) => isSound(plan, registry)),
    moduleEntitlementReadbackReady: registry.every(
      (moduleKey) => entitlements.filter((entitlement) => entitlement.moduleKey === moduleKey).length === 1,
    ),
    paidListingAccessGateReady: isGateInAgreement,
    buyerMarketplaceReadAccessOpen: isCatalogueOpen(routes),
    sellerListingWriteRequiresPaidEntitlement: paidRoutes.length > 0 && isGateClosedWithoutPlan,
    paidModuleWriteRoutesEnforced: isGateClosedWithoutPlan ? paidRoutes.map(routeText) : [],
    allowedModuleCount,
    blockedModuleCount: entitlements.length - allowedModuleCount,
    exact22ModuleRegistry: isExact22Registry(registry),
    noDuplicateRoutes: hasNoDuplicates(routes),
    noFakePaymentSuccess: facts.noFakePaymentSuccess,
    noMoneyMovement: noneDoes(routes, 'payment_capture', 'payout'),
    noProviderRuntimeCall: noneDoes(routes, 'provider_call', 'payment_capture', 'payout'),
    routeOwner: PAID_LISTING_ROUTE_OWNER,
  }
}

/** Buyers read listings without signing in. */
export function isCatalogueOpen(routes: readonly MarketplaceRoute[]): boolean {
  const reads = routes.filter(
    ({ method, path, isSellersOwn }) =>
      method === 'GET' && path.startsWith('/api/trade-core/listings/') && isSellersOwn !== true,
  )
  return reads.length > 0 && reads.every(({ access }) => access === 'open')
}

function isSound({ moduleLimit, includedModuleKeys }: Plan, registry: readonly ModuleKey[]): boolean {
  const modules = new Set(includedModuleKeys)
  return modules.size === moduleLimit && [...modules].every((moduleKey) => registry.includes(moduleKey))
}
