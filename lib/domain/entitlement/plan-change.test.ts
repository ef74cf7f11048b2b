import { expect, test } from 'vitest'
import { planCommand, planEntry } from './plan-change'

const SELLER = '01a1f33d-0000-7000-8000-000000000001'

test('the command and the entry give the asked plan to the seller', () => {
  expect(planCommand(SELLER, 'market_growth')).toBe(`npm run entitlements -- set ${SELLER} market_growth`)
  expect(JSON.parse(`{${planEntry(SELLER, 'market_growth')}}`)).toEqual({
    [SELLER]: { planKey: 'market_growth', paymentStatus: 'ACTIVE' },
  })
})

test('the command keeps the payment status and the end of a plan, and nothing that is neither', () => {
  const set = `npm run entitlements -- set ${SELLER} all_textile`
  const kept = { paymentStatus: 'PAST_DUE', validUntil: '2027-03-31' }
  expect(planCommand(SELLER, 'all_textile', kept)).toBe(`${set} --status PAST_DUE --until 2027-03-31`)
  expect(planCommand(SELLER, 'all_textile', { paymentStatus: 'ACTIVE' })).toBe(set)
  expect(planCommand(SELLER, 'all_textile', { paymentStatus: '; ls', validUntil: '$(ls)' })).toBe(set)
})
