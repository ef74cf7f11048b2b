import { expect, test } from 'vitest'
import { decideEntitlement, NO_ACCESS } from '@/lib/domain/entitlement/entitlement'
import { PLANS } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { routeText } from '../route'
import { listListingsRoute } from '../routes/listings'
import { showSubscriptionRoute } from '../routes/subscription'
import { MARKETPLACE_ROUTES, PAID_WRITE_ROUTES } from './marketplace-routes'
import { type PaidListingFacts, paidListingProof } from './paid-listing-proof'
import type { MarketplaceRoute, ReadbackFacts } from './readback-checks'

const PAID_MODULE_WRITE_ROUTES = PAID_WRITE_ROUTES.map(routeText)

const NOW = new Date('2026-06-15T10:00:00Z')
const starter = { ...NO_ACCESS, entry: { planKey: 'module_starter', paymentStatus: 'ACTIVE' } }

type Odd = Partial<Omit<PaidListingFacts, 'service'>> & Partial<ReadbackFacts>

const UNGATED: MarketplaceRoute = {
  method: 'POST',
  path: '/api/trade-core/listings/:moduleKey/boost',
  access: 'actor',
  effect: 'record',
}

function proof({ routes, registry, plans, ...odd }: Odd = {}) {
  return paidListingProof({
    entitlements: MODULE_KEYS.map((moduleKey) => decideEntitlement(starter, moduleKey, NOW)),
    isGateInAgreement: true,
    opensGate: (access, moduleKey) => decideEntitlement(access, moduleKey, NOW).allowed,
    noFakePaymentSuccess: true,
    ...odd,
    service: { plans: plans ?? PLANS, routes: routes ?? MARKETPLACE_ROUTES, registry: registry ?? MODULE_KEYS },
  })
}

test('every claim holds for the marketplace as it is', () => {
  const { marker: _marker, version: _version, routeOwner: _owner, ...claims } = proof()
  expect(claims).toEqual({
    sellerSubscriptionBackendReady: true,
    moduleEntitlementReadbackReady: true,
    paidListingAccessGateReady: true,
    buyerMarketplaceReadAccessOpen: true,
    sellerListingWriteRequiresPaidEntitlement: true,
    paidModuleWriteRoutesEnforced: PAID_MODULE_WRITE_ROUTES,
    allowedModuleCount: 3,
    blockedModuleCount: 19,
    exact22ModuleRegistry: true,
    noDuplicateRoutes: true,
    noFakePaymentSuccess: true,
    noMoneyMovement: true,
    noProviderRuntimeCall: true,
  })
})

test.each<[string, Odd]>([
  ['sellerSubscriptionBackendReady', { plans: [] }],
  ['sellerSubscriptionBackendReady', { plans: PLANS.map((plan) => ({ ...plan, moduleLimit: 4 })) }],
  ['moduleEntitlementReadbackReady', { entitlements: [] }],
  ['paidListingAccessGateReady', { isGateInAgreement: false }],
  ['buyerMarketplaceReadAccessOpen', { routes: [showSubscriptionRoute] }],
  ['buyerMarketplaceReadAccessOpen', { routes: [{ ...listListingsRoute, access: 'actor' }] }],
  ['sellerListingWriteRequiresPaidEntitlement', { opensGate: (_, moduleKey) => moduleKey === 'yarn' }],
  ['sellerListingWriteRequiresPaidEntitlement', { routes: [listListingsRoute] }],
  ['sellerListingWriteRequiresPaidEntitlement', { routes: [...MARKETPLACE_ROUTES, UNGATED] }],
  ['exact22ModuleRegistry', { registry: MODULE_KEYS.slice(1) }],
  ['noDuplicateRoutes', { routes: [listListingsRoute, listListingsRoute] }],
  ['noFakePaymentSuccess', { noFakePaymentSuccess: false }],
  ['noMoneyMovement', { routes: [{ ...showSubscriptionRoute, effect: 'payout' }] }],
  ['noProviderRuntimeCall', { routes: [{ ...showSubscriptionRoute, effect: 'provider_call' }] }],
])('%s is false when what it claims does not hold', (claim, odd) => {
  expect(proof(odd)).toHaveProperty(claim, false)
})

test('a gate that lets anyone through enforces no route', () => {
  expect(proof({ opensGate: () => true }).paidModuleWriteRoutesEnforced).toEqual([])
})

test('the enforced routes are the declared paid routes, and no route that is not behind the plan', () => {
  const gated = { ...UNGATED, access: 'paid' as const }
  const named = (route: MarketplaceRoute) =>
    proof({ routes: [...MARKETPLACE_ROUTES, route] }).paidModuleWriteRoutesEnforced
  expect(named(gated)).toEqual([...PAID_MODULE_WRITE_ROUTES, 'POST /api/trade-core/listings/:moduleKey/boost'])
  expect(named(UNGATED)).toEqual(PAID_MODULE_WRITE_ROUTES)
})
