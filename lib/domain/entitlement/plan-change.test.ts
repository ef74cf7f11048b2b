import { expect, test } from 'vitest'
import { planCommand, planEntry } from './plan-change'

const SELLER = '01a1f33d-0000-7000-8000-000000000001'

test('the command and the entry give the asked plan to the seller', () => {
  expect(planCommand(SELLER, 'market_growth')).toBe(`npm run entitlements -- set ${SELLER} market_growth`)
  expect(JSON.parse(`{${planEntry(SELLER, 'market_growth')}}`)).toEqual({
    [SELLER]: { planKey: 'market_growth', paymentStatus: 'ACTIVE' },
  })
})
