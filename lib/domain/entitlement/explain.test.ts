import { expect, test } from 'vitest'
import { decideEntitlement, type EntitlementAccess, NO_ACCESS, subscriptionOf } from './entitlement'
import { explainEntitlement, nextStepFor, smallestPlanWith, whatOpens } from './explain'

const NOW = new Date('2026-06-15T10:00:00Z')

function explain(access: EntitlementAccess, moduleKey: string): string {
  return explainEntitlement(decideEntitlement(access, moduleKey, NOW), subscriptionOf(access, NOW))
}

function access(planKey: string, paymentStatus = 'ACTIVE', validUntil?: string): EntitlementAccess {
  return { ...NO_ACCESS, entry: { planKey, paymentStatus, validUntil } }
}

test.each<[EntitlementAccess, string, string]>([
  [access('module_starter'), 'yarn', 'Yarn is in Module Starter, which is active.'],
  [
    access('module_starter'),
    'finish_fabric',
    'Finished fabric is not in Module Starter; the smallest plan with it is Market Growth, ₹2,499 a month.',
  ],
  [access('module_starter'), 'silk', 'This module is not in Module Starter.'],
  [access('market_growth', 'PAST_DUE'), 'yarn', 'Yarn is in Market Growth, but the payment is overdue.'],
  [access('market_growth', 'ACTIVE', '2026-01-31'), 'yarn', 'Yarn is in Market Growth, but it has ended.'],
  [access('market_growth', 'odd'), 'yarn', 'Yarn is in Market Growth, but its payment status is unknown.'],
  [
    NO_ACCESS,
    'yarn',
    'No plan has been activated for this seller; the smallest plan with Yarn is Module Starter, ₹999 a month.',
  ],
  [access('platinum'), 'yarn', 'The plan configured for this seller does not exist. The operator must set it again.'],
  [
    { entry: null, internalUat: { isEnabled: true, isTrustedSeller: true, moduleKeys: ['yarn'] } },
    'yarn',
    'Yarn is open for internal testing, without a paid plan.',
  ],
])('%# the state of a module is explained in one sentence: %s', (given, moduleKey, sentence) => {
  expect(explain(given, moduleKey)).toBe(sentence)
})

test('says what opens a closed module, and nothing of an open one', () => {
  const opening = (given: EntitlementAccess, moduleKey: string) => whatOpens(decideEntitlement(given, moduleKey, NOW))
  expect(opening(access('module_starter'), 'finish_fabric')).toBe('Opens with Market Growth')
  expect(opening(NO_ACCESS, 'yarn')).toBe('Opens with Module Starter')
  expect(opening(access('market_growth', 'PAST_DUE'), 'yarn')).toBe('Opens when your plan is active again')
  expect(opening(access('market_growth'), 'yarn')).toBe('')
})

test('says what to do about a plan that is not active, whatever its status', () => {
  expect(nextStepFor('PAST_DUE')).toBe('Pay the operator to open it again.')
  expect(nextStepFor('odd')).toBe('Ask the operator to correct it.')
})

test('the smallest plan with a module is the cheapest that has it', () => {
  expect(smallestPlanWith('yarn')?.key).toBe('module_starter')
  expect(smallestPlanWith('packing_accessories')?.key).toBe('market_growth')
  expect(smallestPlanWith('consumables_utilities')?.key).toBe('all_textile')
  expect(smallestPlanWith('silk')).toBeNull()
})

test('the text for the seller says "your account", for the operator "this seller"', () => {
  const [entitlement, subscription] = [decideEntitlement(NO_ACCESS, 'yarn', NOW), subscriptionOf(NO_ACCESS, NOW)]
  expect(explainEntitlement(entitlement, subscription, 'seller')).toContain('for your account')
  expect(explainEntitlement(entitlement, subscription, 'operator')).toContain('for this seller')
})
