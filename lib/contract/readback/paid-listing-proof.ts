import { type EntitlementAccess, type ModuleEntitlement, NO_ACCESS } from '@/lib/domain/entitlement/entitlement'
import type { Plan } from '@/lib/domain/entitlement/plans'
import { PAID_LISTING_MARKER, PAID_LISTING_ROUTE_OWNER, PAID_LISTING_VERSION } from '@/lib/domain/markers'
import { routeText } from '../route'
import {
  areListingWritesPaid,
  hasNoDuplicates,
  isCatalogueOpen,
  isExact22Registry,
  noneDoes,
  type ReadbackFacts,
} from './readback-checks'

export interface PaidListingFacts {
  entitlements: readonly ModuleEntitlement[]
  /** Whether the gate answered as the entitlements say, for every module. */
  isGateInAgreement: boolean
  opensGate: (access: EntitlementAccess, moduleKey: string) => boolean
  noFakePaymentSuccess: boolean
  service: Pick<ReadbackFacts, 'plans' | 'routes' | 'registry'>
}

/** The paid-listing proof (reference 7.5), every key in its order. */
export function paidListingProof(facts: PaidListingFacts) {
  const { entitlements, isGateInAgreement, opensGate } = facts
  const { plans, routes, registry } = facts.service
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
    sellerListingWriteRequiresPaidEntitlement: areListingWritesPaid(routes) && isGateClosedWithoutPlan,
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

function isSound({ moduleLimit, includedModuleKeys }: Plan, registry: readonly string[]): boolean {
  const modules = new Set(includedModuleKeys)
  return modules.size === moduleLimit && [...modules].every((moduleKey) => registry.includes(moduleKey))
}
