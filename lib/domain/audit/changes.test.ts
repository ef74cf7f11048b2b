import { expect, test } from 'vitest'
import { accountPartsChanged } from '../account/account-changed'
import { matrixDefinition } from '../modules'
import { accountChanges, changesLine, firstChanges, listingChanges, rateChanges } from './changes'

const yarn = matrixDefinition('yarn')
const priced = { title: '30s', currency: 'INR', basePrice: 285, priceUom: 'kg', moq: 100, moqUom: 'kg' }

const edited = (fields: Record<string, unknown>, before: Record<string, unknown> | null = priced) =>
  listingChanges(yarn, { type: 'LISTING_EDITED', fromStatus: 'ACTIVE', toStatus: 'ACTIVE', data: { fields }, before })

test('a price that changed is named with both prices and its unit', () => {
  expect(edited({ ...priced, basePrice: 290 })).toEqual(['Base price 285 → 290 INR/kg'])
})

test('a listing that is taken off the market says so, and a new one names no fields', () => {
  const step = { type: 'LISTING_EDITED', fromStatus: 'ACTIVE', toStatus: 'DRAFT', data: { fields: priced } }
  expect(listingChanges(yarn, { ...step, before: priced })).toEqual(['Taken off the market'])
  const created = { type: 'LISTING_CREATED', fromStatus: '', data: { fields: priced }, before: null }
  expect(listingChanges(yarn, { ...created, toStatus: 'ACTIVE' })).toEqual(['Created and published'])
  expect(listingChanges(yarn, { ...created, toStatus: 'DRAFT' })).toEqual([])
})

test('a file is named, with why it was rejected', () => {
  const rejected = { name: 'lab.exe', reason: 'not a known type' }
  const data = { fields: priced, attachment: rejected }
  expect(
    listingChanges(yarn, {
      type: 'ATTACHMENT_REJECTED',
      fromStatus: 'ACTIVE',
      toStatus: 'ACTIVE',
      data,
      before: priced,
    }),
  ).toEqual(['File lab.exe, not a known type'])
})

test('three changes are named and the others counted', () => {
  const changes = firstChanges(['a', 'b', 'c', 'd', 'e'])
  expect(changesLine(changes)).toBe('a; b; c; and 2 more')
  expect(changesLine(firstChanges(['a']))).toBe('a')
  expect(changesLine(firstChanges([]))).toBe('')
})

test.each([
  ['ROLES_CHANGED', { from: ['buyer'], to: ['buyer', 'seller'] }, ['Roles buyer → buyer, seller']],
  ['ACCOUNT_SUSPENDED', { reason: 'Orders were not paid' }, ['Reason: Orders were not paid']],
  ['PLAN_REQUESTED', { planKey: 'market_growth' }, ['Plan Market Growth']],
  [
    'PLAN_REQUESTED',
    { planKey: 'market_growth', fromPlanKey: 'module_starter' },
    ['Plan Module Starter → Market Growth'],
  ],
  [
    'PLAN_REQUEST_ANSWERED',
    { planKey: 'market_growth', status: 'DECLINED', reason: 'Not paid' },
    ['Plan Market Growth', 'Declined', 'Reason: Not paid'],
  ],
  [
    'API_TOKEN_CREATED',
    { name: 'erp', scopes: ['read'], expiresAt: '2027-03-31T00:00:00.000Z' },
    ['Token “erp”, read, until 31 Mar 2027'],
  ],
  ['ACCOUNT_CHANGED', { changed: ['company.city'] }, []],
  ['ACCOUNT_CHANGED', { differing: 'all', changed: [] }, []],
  ['PASSWORD_CHANGED', { endedSessions: 2 }, []],
])('%s of an account with %j says what it kept', (type, data, changes) => {
  expect(accountChanges(type, data)).toEqual(changes)
})

test('a change of an account names each part that differs', () => {
  const company = { name: 'Noyyal Yarns', country: 'IN', state: '', city: 'Erode', gstin: '', isMicroOrSmall: false }
  const before = { name: 'Meena', company }
  const after = { name: 'Meena', company: { ...company, city: 'Karur', state: 'Tamil Nadu', isMicroOrSmall: true } }
  expect(accountChanges('ACCOUNT_CHANGED', { differing: accountPartsChanged(before, after) })).toEqual([
    'City changed',
    'State changed',
    'Micro or small enterprise changed',
  ])
})

test('exchange rates are named where they differ', () => {
  const rate = (inr: number) => ({ inr })
  expect(rateChanges({ INR: rate(1), USD: rate(83.5) }, { INR: rate(1), USD: rate(84.1), EUR: rate(91) })).toEqual([
    'EUR 91 INR',
    'USD 83.5 → 84.1 INR',
  ])
})
