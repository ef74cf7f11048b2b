import { expect, test } from 'vitest'
import { demoAccounts, signInAddresses } from './demo-accounts'
import { readSeedListings } from './listings'

const DOCUMENTED = [
  ['admin@demo.test', ['admin'], ''],
  ['buyer@demo.test', ['buyer'], ''],
  ['buyer2@demo.test', ['buyer'], ''],
  ['starter@demo.test', ['seller'], 'module_starter'],
  ['growth@demo.test', ['seller'], 'market_growth'],
  ['all@demo.test', ['seller'], 'all_textile'],
  ['lapsed@demo.test', ['seller'], 'module_starter'],
  ['none@demo.test', ['seller'], ''],
]

test('the eight documented accounts have their roles and plans', () => {
  const first = demoAccounts.slice(0, 8).map(({ email, roles, plan }) => [email, roles, plan?.planKey ?? ''])
  expect(first).toEqual(DOCUMENTED)
  expect(signInAddresses).toEqual(DOCUMENTED.map(([email]) => email))
  expect(demoAccounts.find(({ email }) => email === 'lapsed@demo.test')?.plan?.paymentStatus).not.toBe('ACTIVE')
})

test('the account whose plan lapsed and the account without a plan own no listing', async () => {
  const owners = (await readSeedListings()).map(({ seller }) => seller)
  expect(owners).not.toContain('lapsed@demo.test')
  expect(owners).not.toContain('none@demo.test')
})
