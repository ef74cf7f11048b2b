import { describe, expect, test } from 'vitest'
import { accessOf, type EntitlementConfiguration, indexConfiguration, type SellerName } from './configuration'
import { NO_ACCESS } from './entitlement'

const ID = '0197a000-0000-7000-8000-000000000001'
const seller: SellerName = { sellerId: ID, email: 'ravi@mill.test', isEmailVerified: true }
const starter = { planKey: 'module_starter', paymentStatus: 'ACTIVE' }
const growth = { planKey: 'market_growth', paymentStatus: 'ACTIVE' }

function index(sellers: EntitlementConfiguration['sellers'], uatSellers: string[] = []) {
  return indexConfiguration({ sellers, internalUat: { enabled: true, sellers: uatSellers, moduleKeys: ['yarn'] } })
}

describe('the entry of a seller', () => {
  test('is found by id or verified e-mail, in any case', () => {
    expect(accessOf(index({ [ID.toUpperCase()]: starter }), seller).entry).toEqual(starter)
    expect(accessOf(index({ ' Ravi@Mill.TEST ': starter }), seller).entry).toEqual(starter)
  })

  test('applies to an unverified e-mail only through the account’s id', () => {
    const unverified = { ...seller, isEmailVerified: false }
    expect(accessOf(index({ 'ravi@mill.test': starter }), unverified).entry).toBeNull()
    expect(accessOf(index({ 'ravi@mill.test': growth, [ID]: starter }), unverified).entry).toEqual(starter)
  })

  test('for the id takes precedence over the entry for the e-mail', () => {
    expect(accessOf(index({ 'ravi@mill.test': growth, [ID]: starter }), seller).entry).toEqual(starter)
  })

  test('named twice in different spellings does not count and is reported', () => {
    const twice = index({ 'ravi@mill.test': starter, 'RAVI@mill.test': growth })
    expect(accessOf(twice, seller).entry).toBeNull()
    expect(twice.ambiguousKeys).toEqual(['ravi@mill.test'])
  })

  test('of another seller, or an inherited object key, is not found', () => {
    expect(accessOf(index({ 'sita@mill.test': starter }), seller).entry).toBeNull()
    expect(accessOf(index({}), { ...seller, sellerId: 'constructor', email: '__proto__' }).entry).toBeNull()
  })
})

test('without a configuration there is no access', () => {
  expect(accessOf(null, seller)).toEqual(NO_ACCESS)
})

describe('internal testers', () => {
  test('are named by id or verified e-mail', () => {
    expect(accessOf(index({}, ['Ravi@mill.test']), seller).internalUat.isTrustedSeller).toBe(true)
    expect(accessOf(index({}, [ID]), seller).internalUat.isTrustedSeller).toBe(true)
    expect(accessOf(index({}, ['sita@mill.test']), seller).internalUat.isTrustedSeller).toBe(false)
  })

  test('are not trusted for an e-mail that is not verified', () => {
    const unverified = { ...seller, isEmailVerified: false }
    expect(accessOf(index({}, ['ravi@mill.test']), unverified).internalUat.isTrustedSeller).toBe(false)
  })
})
