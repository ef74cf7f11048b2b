import { expect, test } from 'vitest'
import { decideEntitlement, NO_ACCESS } from '@/lib/domain/entitlement/entitlement'
import { PLANS } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { CATALOGUE_ROUTE, MARKETPLACE_ROUTES, STATUS_ROUTE } from './marketplace-routes'
import { type PaidListingFacts, paidListingProof } from './paid-listing-proof'
import type { ReadbackFacts } from './readback-facts'
import { type MarketplaceRoute, PAID_MODULE_WRITE_ROUTES } from './write-routes'

const NOW = new Date('2026-06-15T10:00:00Z')
const starter = { ...NO_ACCESS, entry: { planKey: 'module_starter', paymentStatus: 'ACTIVE' } }

type Odd = Partial<Omit<PaidListingFacts, 'house'>> & Partial<ReadbackFacts>

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
    house: { plans: plans ?? PLANS, routes: routes ?? MARKETPLACE_ROUTES, registry: registry ?? MODULE_KEYS },
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
  ['buyerMarketplaceReadAccessOpen', { routes: [STATUS_ROUTE] }],
  ['buyerMarketplaceReadAccessOpen', { routes: [{ ...CATALOGUE_ROUTE, access: 'actor' }] }],
  ['sellerListingWriteRequiresPaidEntitlement', { opensGate: (_, moduleKey) => moduleKey === 'yarn' }],
  ['sellerListingWriteRequiresPaidEntitlement', { routes: [CATALOGUE_ROUTE] }],
  ['sellerListingWriteRequiresPaidEntitlement', { routes: [...MARKETPLACE_ROUTES, UNGATED] }],
  ['exact22ModuleRegistry', { registry: MODULE_KEYS.slice(1) }],
  ['noDuplicateRoutes', { routes: [CATALOGUE_ROUTE, CATALOGUE_ROUTE] }],
  ['noFakePaymentSuccess', { noFakePaymentSuccess: false }],
  ['noMoneyMovement', { routes: [{ ...STATUS_ROUTE, effect: 'payout' }] }],
  ['noProviderRuntimeCall', { routes: [{ ...STATUS_ROUTE, effect: 'provider_call' }] }],
])('%s is false when what it claims does not hold', (claim, odd) => {
  expect(proof(odd)).toHaveProperty(claim, false)
})

test('a gate that lets anyone through enforces no route', () => {
  expect(proof({ opensGate: () => true }).paidModuleWriteRoutesEnforced).toEqual([])
})

test('the enforced routes are the declared paid ones: one more is named, one that is not behind the plan is not', () => {
  const gated = { ...UNGATED, access: 'paid' as const }
  const named = (route: MarketplaceRoute) =>
    proof({ routes: [...MARKETPLACE_ROUTES, route] }).paidModuleWriteRoutesEnforced
  expect(named(gated)).toEqual([...PAID_MODULE_WRITE_ROUTES, 'POST /api/trade-core/listings/:moduleKey/boost'])
  expect(named(UNGATED)).toEqual(PAID_MODULE_WRITE_ROUTES)
})
