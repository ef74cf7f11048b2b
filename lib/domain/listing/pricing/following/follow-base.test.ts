import { expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { followedPrices, strayPrices } from './follow-base'

const cheque = (days: number, price: number) => ({ days, price, currency: 'INR', enabled: true })
const slab = (index: number, minQty: number, price: number) => ({
  index,
  minQty,
  maxQty: null,
  price,
  currency: 'INR',
  priceUom: 'kg',
})
const listing = (basePrice: number, others: FieldValues = {}): FieldValues => ({
  basePrice,
  quantitySlabs: [slab(1, 60, basePrice), slab(2, 1920, 102)],
  pdcSlabs: [cheque(15, 104.75), cheque(90, 108.6)],
  ...others,
})
const stored = listing(104)

test('prices that fit the base price are left alone', () => {
  expect(strayPrices(stored)).toEqual([])
  expect(strayPrices(listing(103.5))).toEqual([])
  expect(followedPrices(stored, stored)).toEqual({ quantitySlabs: [], pdcSlabs: new Map() })
})

test('a base price above the cheque prices has them follow at the same yearly rate', () => {
  const raised = listing(110)
  expect(strayPrices(raised)).toEqual(['pdcSlabs'])
  const { pdcSlabs } = followedPrices(stored, raised)
  expect(pdcSlabs.get(15)).toBeCloseTo((110 * 104.75) / 104, 2)
  expect(pdcSlabs.get(90)).toBeCloseTo((110 * 108.6) / 104, 2)
})

test('a base price below the others has slabs follow by their share and cheques by their rate', () => {
  const lowered = listing(50)
  expect(strayPrices(lowered)).toEqual(['quantitySlabs', 'pdcSlabs'])
  expect(followedPrices(stored, lowered)).toEqual({
    quantitySlabs: [50, 49.04],
    pdcSlabs: new Map([
      [15, 50.36],
      [90, 52.21],
    ]),
  })
})

test('cheques without a rate before take the default rate, and slabs without a share stay', () => {
  const inverted = listing(50)
  for (const before of [null, inverted]) {
    const { quantitySlabs, pdcSlabs } = followedPrices(before, inverted)
    expect(quantitySlabs).toEqual([])
    expect(pdcSlabs.get(90)).toBe(52.2)
  }
})

test('a cheque term that is switched off is no reason to warn', () => {
  expect(strayPrices(listing(110, { pdcSlabs: [{ ...cheque(15, 104.75), enabled: false }] }))).toEqual([])
})
