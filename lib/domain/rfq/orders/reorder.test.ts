import { expect, test } from 'vitest'
import { priceSinceOrder } from './reorder'

const ORDER = { quantity: 500, uom: 'kg', unitPrice: 285, currency: 'INR', priceUom: 'kg' }
const slab = (minQty: number, maxQty: number | null, price: number) => ({
  index: 1,
  minQty,
  maxQty,
  price,
  currency: 'INR',
  priceUom: 'kg',
})
const listed = (changes: Record<string, unknown> = {}) => ({
  basePrice: 300,
  uom: 'kg',
  priceUom: 'kg',
  currency: 'INR',
  ...changes,
})
const WEIGHED = { unitsPerPackage: 1, netWeight: 50, weightUnit: 'kg', packageType: 'bag' }

test('the ordered price is shown with today’s list price for the same quantity', () => {
  expect(priceSinceOrder(ORDER, {}, listed())).toBe(
    'Price: 285 INR/kg as ordered, 300 INR/kg on the list today for 500 kg (+5.3 %)',
  )
  const cheaper = listed({ quantitySlabs: [slab(60, 499, 300), slab(500, null, 270.75)] })
  expect(priceSinceOrder(ORDER, {}, cheaper)).toBe(
    'Price: 285 INR/kg as ordered, 270.75 INR/kg on the list today for 500 kg (−5 %)',
  )
})

test('an unchanged price is not shown', () => {
  expect(priceSinceOrder(ORDER, {}, listed({ basePrice: 285 }))).toBe('')
})

test('a quantity without a list price is shown as such', () => {
  expect(priceSinceOrder(ORDER, {}, listed({ quantitySlabs: [slab(600, null, 270)] }))).toBe(
    'Price: 285 INR/kg as ordered, no list price for 500 kg today',
  )
})

test('prices in two currencies or unweighed units are shown without conversion', () => {
  expect(priceSinceOrder(ORDER, {}, listed({ currency: 'USD', basePrice: 3.4 }))).toBe(
    'Price: 285 INR/kg as ordered, 3.4 USD/kg on the list today',
  )
  expect(priceSinceOrder(ORDER, {}, listed({ priceUom: 'bag' }))).toBe(
    'Price: 285 INR/kg as ordered, 300 INR/bag on the list today',
  )
})

test('a weighed package is compared by its weight', () => {
  expect(priceSinceOrder(ORDER, {}, listed({ priceUom: 'bag', basePrice: 14_250, ...WEIGHED }))).toBe('')
})
