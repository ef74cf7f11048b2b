import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MODULE_KEYS, type ModuleKey } from '../modules/keys'
import {
  decideEntitlement,
  type EntitlementAccess,
  NO_ACCESS,
  PAYMENT_STATUSES,
  refusal,
  requireAllowed,
} from './entitlement'

const NOW = new Date('2026-06-15T10:00:00Z')

/** The spec's table of plans, typed again. */
const SPEC_PLANS: Record<string, readonly string[]> = {
  module_starter: ['yarn', 'thread', 'grey_fabric'],
  market_growth: [
    'yarn',
    'thread',
    'grey_fabric',
    'finish_fabric',
    'wholesale_ready_product',
    'textile_retailers',
    'packing_accessories',
    'garment_accessories',
  ],
  all_textile: MODULE_KEYS,
}

function access(planKey: string, paymentStatus: string, validUntil?: string): EntitlementAccess {
  return { ...NO_ACCESS, entry: { planKey, paymentStatus, validUntil } }
}

const STATES = [
  { state: 'active', paymentStatus: 'ACTIVE', validUntil: undefined, isOpen: true },
  { state: 'active until later', paymentStatus: 'ACTIVE', validUntil: '2026-12-31', isOpen: true },
  { state: 'lapsed', paymentStatus: 'LAPSED', validUntil: undefined, isOpen: false },
  { state: 'past validUntil', paymentStatus: 'ACTIVE', validUntil: '2026-06-14', isOpen: false },
  { state: 'of an unknown status', paymentStatus: 'active', validUntil: undefined, isOpen: false },
  { state: 'with an end that is not a date', paymentStatus: 'ACTIVE', validUntil: 'next year', isOpen: false },
] as const

describe('every plan, module and payment state', () => {
  for (const [planKey, included] of Object.entries(SPEC_PLANS)) {
    for (const { state, paymentStatus, validUntil, isOpen } of STATES) {
      test.each(MODULE_KEYS)(`${planKey}, ${state}: %s`, (moduleKey) => {
        const isIncluded = included.includes(moduleKey)
        const blockCode = !isIncluded ? 'MODULE_NOT_IN_PLAN' : isOpen ? '' : 'SUBSCRIPTION_INACTIVE'
        expect(decideEntitlement(access(planKey, paymentStatus, validUntil), moduleKey, NOW)).toMatchObject({
          moduleKey,
          allowed: isIncluded && isOpen,
          paid: isIncluded && isOpen,
          internalUatEntitled: false,
          planKey,
          blockCode,
        })
      })
    }
  }

  test.each(MODULE_KEYS)('without an entry or with an unknown plan, %s is not configured', (moduleKey) => {
    for (const unconfigured of [
      NO_ACCESS,
      access('platinum', 'ACTIVE'),
      access('', 'ACTIVE'),
      access('toString', ''),
    ]) {
      expect(decideEntitlement(unconfigured, moduleKey, NOW)).toMatchObject({
        allowed: false,
        paid: false,
        planKey: '',
        blockCode: 'ENTITLEMENT_NOT_CONFIGURED',
      })
    }
  })
})

test('an unknown module is refused, even in the largest plan', () => {
  for (const moduleKey of ['silk', '', '__proto__', 'YARN']) {
    expect(decideEntitlement(access('all_textile', 'ACTIVE'), moduleKey, NOW)).toMatchObject({
      allowed: false,
      displayName: '',
      blockCode: 'MODULE_NOT_IN_PLAN',
    })
  }
})

test('the plan is checked before the payment', () => {
  expect(decideEntitlement(access('module_starter', 'LAPSED'), 'chemical_dye', NOW).blockCode).toBe(
    'MODULE_NOT_IN_PLAN',
  )
})

test('only the payment status ACTIVE gives access', () => {
  const open = PAYMENT_STATUSES.filter(
    (status) => decideEntitlement(access('all_textile', status), 'yarn', NOW).allowed,
  )
  expect(open).toEqual(['ACTIVE'])
})

test('for any configuration, allowed and blockCode never contradict each other', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom(...Object.keys(SPEC_PLANS), 'ACTIVE', 'LAPSED', '2026-12-31'))
  fc.assert(
    fc.property(
      text,
      text,
      fc.option(text, { nil: undefined }),
      fc.oneof(fc.string(), fc.constantFrom(...MODULE_KEYS)),
      (planKey, status, until, moduleKey) => {
        const decision = decideEntitlement(access(planKey, status, until), moduleKey, NOW)
        expect(decision.allowed).toBe(decision.blockCode === '')
        if (decision.allowed) {
          expect(SPEC_PLANS[planKey]).toContain(moduleKey)
          expect(status).toBe('ACTIVE')
        }
      },
    ),
  )
})

describe('internal testing', () => {
  const uat = (isEnabled: boolean, isTrustedSeller: boolean): EntitlementAccess => ({
    entry: null,
    internalUat: { isEnabled, isTrustedSeller, moduleKeys: ['thread', 'silk'] },
  })

  test('opens the named modules to a trusted seller, without marking them paid', () => {
    expect(decideEntitlement(uat(true, true), 'thread', NOW)).toEqual({
      moduleKey: 'thread',
      displayName: 'Thread',
      allowed: true,
      paid: false,
      internalUatEntitled: true,
      planKey: '',
      blockCode: '',
    })
    expect(decideEntitlement(uat(true, true), 'yarn', NOW).allowed).toBe(false)
    expect(decideEntitlement(uat(true, true), 'silk', NOW).allowed).toBe(false)
  })

  test.each([
    [false, true],
    [true, false],
    [false, false],
  ])('opens nothing when enabled is %s and trusted is %s', (isEnabled, isTrustedSeller) => {
    expect(decideEntitlement(uat(isEnabled, isTrustedSeller), 'thread', NOW).allowed).toBe(false)
  })
})

describe('the refusal', () => {
  test('carries the block, the plan and the plans that would open the module', () => {
    const refused = () => requireAllowed(access('module_starter', 'ACTIVE'), 'finish_fabric', NOW)
    expect(refused).toThrow(
      expect.objectContaining({
        code: 'MODULE_NOT_IN_PLAN',
        extras: {
          blockCode: 'MODULE_NOT_IN_PLAN',
          details: {
            moduleKey: 'finish_fabric',
            planKey: 'module_starter',
            availableInPlanKeys: ['market_growth', 'all_textile'],
          },
        },
      }),
    )
  })

  test.each<[EntitlementAccess, ModuleKey, string]>([
    [NO_ACCESS, 'yarn', 'ENTITLEMENT_NOT_CONFIGURED'],
    [access('module_starter', 'PAST_DUE'), 'yarn', 'SUBSCRIPTION_INACTIVE'],
    [access('market_growth', 'ACTIVE'), 'chemical_dye', 'MODULE_NOT_IN_PLAN'],
  ])('%# has the code of its block', (given, moduleKey, code) => {
    expect(() => requireAllowed(given, moduleKey, NOW)).toThrow(expect.objectContaining({ code }))
  })

  test('shows no free text of the configuration', () => {
    const refused = refusal(decideEntitlement(access('canary-plan', 'canary-status'), 'yarn', NOW))
    expect(JSON.stringify([refused.message, refused.extras])).not.toContain('canary')
  })

  test('an allowed module is not refused', () => {
    expect(() => requireAllowed(access('module_starter', 'ACTIVE'), 'yarn', NOW)).not.toThrow()
  })
})
