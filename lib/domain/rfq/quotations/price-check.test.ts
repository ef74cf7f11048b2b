import { expect, test } from 'vitest'
import { type PriceReference, priceConcern } from './price-check'

const RATES = { INR: { inr: 1 }, USD: { inr: 80 } }
const listing: PriceReference = {
  amount: 285,
  currency: 'INR',
  unit: 'kg',
  facts: {},
  what: 'the price of your listing',
}
const target: PriceReference = { ...listing, amount: 280, what: 'the buyer’s target price' }

const concern = (amount: number, more: object = {}, references = [listing, target]) =>
  priceConcern({ amount, currency: 'INR', unit: 'kg', facts: {}, ...more }, references, RATES)

test.each([
  [28.3, '₹28.30 is about a tenth of the price of your listing (₹285.00). Check it.'],
  [2760, '₹2,760.00 is about 10 times the price of your listing (₹285.00). Check it.'],
  [1000, '₹1,000.00 is about 3.5 times the price of your listing (₹285.00). Check it.'],
  [285, null],
  [840, null],
  [96, null],
])('a price of %d against 285 and 280 says %s', (amount, words) => {
  expect(concern(amount)).toBe(words)
})

test('prices are compared on one basis of unit and currency', () => {
  expect(concern(17_000, { unit: 'bag', facts: { netWeight: 60 } })).toBeNull()
  expect(concern(285, { unit: 'bag', facts: { netWeight: 60 } })).toContain(
    '1/60 of the price of your listing (₹285.00 per kg)',
  )
  expect(concern(3.5, { currency: 'USD' })).toBeNull()
  expect(concern(285, { currency: 'USD' })).toContain('80 times')
  expect(concern(285, { currency: 'AED' })).toBeNull()
})

test('without a listing the buyer’s target is what a price is compared with', () => {
  expect(concern(2760, {}, [target])).toBe('₹2,760.00 is about 10 times the buyer’s target price (₹280.00). Check it.')
  expect(concern(2760, {}, [])).toBeNull()
})
