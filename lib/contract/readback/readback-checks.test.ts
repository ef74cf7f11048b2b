import { describe, expect, test } from 'vitest'
import { decideEntitlement, NO_ACCESS } from '@/lib/domain/entitlement/entitlement'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { listSellerAccessRoute, showSubscriptionRoute } from '../routes/subscription'
import { MARKETPLACE_ROUTES } from './marketplace-routes'
import {
  gateAgrees,
  hasNoDuplicates,
  hasNoFakePayment,
  hasNoProviderCredentials,
  isExact22Registry,
  noneDoes,
  showsNoFreeText,
} from './readback-checks'

const NOW = new Date('2026-06-15T10:00:00Z')
const starter = { ...NO_ACCESS, entry: { planKey: 'module_starter', paymentStatus: 'ACTIVE' } }
const entitlements = MODULE_KEYS.map((moduleKey) => decideEntitlement(starter, moduleKey, NOW))
const isAllowed = (moduleKey: string) => decideEntitlement(starter, moduleKey, NOW).allowed

test('the registry is exact with 22 different keys, not with one less, one more or one twice', () => {
  expect(isExact22Registry(MODULE_KEYS)).toBe(true)
  expect(isExact22Registry(MODULE_KEYS.slice(1))).toBe(false)
  expect(isExact22Registry([...MODULE_KEYS, 'silk'])).toBe(false)
  expect(isExact22Registry([...MODULE_KEYS.slice(1), 'thread'])).toBe(false)
})

test('routes are duplicates when they meet the same requests, whatever their parameters are called', () => {
  expect(hasNoDuplicates(MARKETPLACE_ROUTES)).toBe(true)
  expect(hasNoDuplicates([...MARKETPLACE_ROUTES, showSubscriptionRoute])).toBe(false)
  const read = (path: string) => ({ method: 'GET' as const, path })
  expect(hasNoDuplicates([read('/a/:id'), read('/a/:name')])).toBe(false)
  expect(hasNoDuplicates([read('/a/:id'), { method: 'POST', path: '/a/:id' }])).toBe(true)
})

test('a route that captures, pays out or calls a provider ends the claim that none does', () => {
  for (const effect of ['payment_capture', 'payout', 'provider_call'] as const) {
    expect(noneDoes(MARKETPLACE_ROUTES, effect)).toBe(true)
    expect(noneDoes([...MARKETPLACE_ROUTES, { ...listSellerAccessRoute, effect }], effect)).toBe(false)
  }
})

test('a paid module without an active subscription is a fake payment', () => {
  expect(hasNoFakePayment(entitlements, true)).toBe(true)
  expect(hasNoFakePayment(entitlements, false)).toBe(false)
})

test("a source that is named like a credential is a provider's credential", () => {
  expect(hasNoProviderCredentials(['SELLER_ENTITLEMENTS_JSON', 'SELLER_ENTITLEMENTS_FILE'])).toBe(true)
  expect(hasNoProviderCredentials(['SELLER_ENTITLEMENTS_JSON', 'STRIPE_SECRET'])).toBe(false)
})

describe('the gate agrees with the entitlements', () => {
  test('when it opens for exactly the allowed modules', () => {
    expect(gateAgrees(entitlements, isAllowed)).toBe(true)
  })

  test.each(MODULE_KEYS)('not when it decides otherwise for %s alone', (odd) => {
    expect(gateAgrees(entitlements, (moduleKey) => isAllowed(moduleKey) !== (moduleKey === odd))).toBe(false)
  })

  test('not when a module has no entitlement', () => {
    expect(gateAgrees(entitlements.slice(1), isAllowed)).toBe(false)
  })
})

describe('what is shown of the configuration', () => {
  const shown = {
    selectedPlanKey: 'module_starter',
    paymentStatus: 'ACTIVE',
    sourceNames: ['A'],
    acceptedSourceNames: ['A', 'B'],
  }

  test('is made of known words', () => {
    expect(showsNoFreeText(shown)).toBe(true)
    expect(showsNoFreeText({ ...shown, selectedPlanKey: '', paymentStatus: 'NOT_CONFIGURED', sourceNames: [] })).toBe(
      true,
    )
  })

  test.each([{ selectedPlanKey: 'secret plan' }, { paymentStatus: 'paid by R.' }, { sourceNames: ['{"sellers":{}}'] }])(
    'echoes a value when it holds %o',
    (odd) => {
      expect(showsNoFreeText({ ...shown, ...odd })).toBe(false)
    },
  )
})
