import { expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { matrixDefinition } from '@/lib/domain/modules'
import { readAsked } from '../prices/quantity-quote'
import { comparedBasis, comparedPrice, pricePerUnit } from './compared-prices'

const { bases } = matrixDefinition('mini_wholesale_textile_market').sale
const bundle = (piecesPerBundle: number): FieldValues => ({
  basePrice: 2400,
  uom: 'bundle',
  priceUom: 'bundle',
  piecesPerBundle,
})
const byWeight: FieldValues = {
  basePrice: 165,
  uom: 'kg',
  priceUom: 'kg',
  bundleType: 'By weight',
  bundleWeight: 10,
}

test('bundles are compared by the piece, also next to one that has no price of a piece', () => {
  expect(comparedBasis(bases, [bundle(8), bundle(10)]).unit).toBe('piece')
  expect(comparedBasis(bases, [bundle(8), bundle(10), byWeight]).unit).toBe('piece')
})

test('what only packs have in common is compared by the pack', () => {
  const unknown = { basePrice: 2400, uom: 'bundle', priceUom: 'bundle' }
  expect(comparedBasis(bases, [unknown, unknown]).unit).toBe('bundle')
})

const cone: FieldValues = { basePrice: 300, currency: 'INR', uom: 'cone', priceUom: 'cone' }
const kg = (amount: number) => ({ amount, unit: 'kg' }) as const

test('a quantity is converted by the facts of each listing, and counted goods are sold whole', () => {
  const known = { ...cone, dimensions: { coneWeight: 1.89 } }
  const compared = comparedPrice(known, kg(100))
  expect(compared).toEqual({ kind: 'PRICED', price: 300, quantity: 53, total: 15_900, sold: '53 cones' })
  expect(pricePerUnit(known, compared, 'kg', {})).toEqual({ amount: expect.closeTo(158.73, 2) })
  expect(comparedPrice({ ...cone, dimensions: { coneWeight: 2 } }, kg(100))).toMatchObject({ sold: '50 cones' })
  const cloth = { basePrice: 90, currency: 'INR', uom: 'm', priceUom: 'm', glm: 300 }
  expect(comparedPrice(cloth, kg(90))).toMatchObject({ kind: 'PRICED', price: 90, total: 27_000, sold: '300 m' })
})

test('a quantity that cannot be converted says which fact the listing lacks', () => {
  expect(comparedPrice(cone, kg(100))).toEqual({
    kind: 'REFUSED',
    reason: 'Sold in cones. The listing does not say what 1 cone is in kg.',
    quantity: null,
    least: null,
  })
})

test('a quantity without a price says why; only a listing without prices is on request', () => {
  const known = { ...cone, dimensions: { coneWeight: 2 }, moq: 100, moqUom: 'cone' }
  expect(comparedPrice(known, kg(100))).toEqual({
    kind: 'REFUSED',
    reason: 'The minimum order is 200 kg.',
    quantity: 50,
    least: 200,
  })
  expect(comparedPrice({ uom: 'cone' }, kg(100))).toEqual({ kind: 'ON_REQUEST' })
})

test('a price that is not known per unit says why', () => {
  const known = { ...cone, dimensions: { coneWeight: 2 }, moq: 100, moqUom: 'cone' }
  const perKg = (facts: FieldValues, amount: number | null) =>
    pricePerUnit(facts, comparedPrice(facts, amount === null ? null : kg(amount)), 'kg', {})
  expect(perKg(known, 100)).toEqual({ reason: 'no price for this quantity' })
  expect(perKg(cone, null)).toEqual({ reason: 'The listing does not say what 1 cone is in kg.' })
  expect(perKg({ uom: 'cone' }, null)).toEqual({ reason: 'on request' })
  const inDollars = { basePrice: 3, currency: 'USD', uom: 'kg', priceUom: 'kg' }
  expect(perKg(inDollars, null)).toEqual({ reason: 'There is no exchange rate for USD.' })
})

test('a typed quantity may name a unit that converts, and no other text is read', () => {
  expect(readAsked('5 MT', 'kg')).toBe(5000)
  expect(readAsked('1,200', 'kg')).toBe(1200)
  expect(['', '0', '-5', 'lots', '2 bags'].map((typed) => readAsked(typed, 'kg'))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('a quantity above the stock of a listing says so, in its own unit of sale', () => {
  const yarn = { uom: 'kg', basePrice: 280, availableQuantity: 12_000 }
  expect(comparedPrice(yarn, kg(20_000))).toMatchObject({
    kind: 'PRICED',
    stockNote: 'More than the 12,000 kg in stock. Ask the seller when the rest is ready.',
  })
  expect(comparedPrice(yarn, { amount: 20, unit: 'MT' })).toHaveProperty('stockNote')
  expect(comparedPrice(yarn, kg(12_000))).not.toHaveProperty('stockNote')
})
