import { describe, expect, test } from 'vitest'
import { convertedQuantity, type PriceTerms, quoteQuantity, readQuantity } from './quantity-quote'

const slab = (index: number, minQty: number, maxQty: number | null, price: number) => ({
  index,
  minQty,
  maxQty,
  price,
  currency: 'INR',
  priceUom: 'kg',
})

const ladder: PriceTerms = {
  slabs: [slab(1, 60, 1199, 289), slab(2, 1200, 8999, 286), slab(3, 9000, null, 283)],
  basePrice: 289,
  moq: 60,
  sets: null,
  uom: 'kg',
  priceUom: 'kg',
  priceUnitsPerUnit: 1,
  currency: 'INR',
}

describe('quoteQuantity', () => {
  test.each([
    [60, 289, 17_340],
    [1199, 289, 346_511],
    [1199.5, 289, 346_655.5],
    [1200, 286, 343_200],
    [9000, 283, 2_547_000],
    [100_000, 283, 28_300_000],
  ])('%d kg cost %d each', (quantity, price, total) => {
    expect(quoteQuantity(ladder, quantity)).toMatchObject({ ok: true, price, total })
  })

  test('gives how much more to order for the next lower price', () => {
    expect(quoteQuantity(ladder, 1000)).toMatchObject({ nextSlab: { more: 200, price: 286 } })
    expect(quoteQuantity(ladder, 9000)).toMatchObject({ nextSlab: null })
  })

  test('gives no price for an order that breaks a set of goods in full sets', () => {
    const sets = { pieces: 8, piecesPerUnit: 1, least: 16 }
    const terms: PriceTerms = { ...ladder, slabs: [], moq: 16, sets, uom: 'piece', priceUom: 'piece' }
    expect(quoteQuantity(terms, 20)).toEqual({ ok: false, reason: 'SET_BROKEN', limit: null })
    expect(quoteQuantity(terms, 24)).toMatchObject({ ok: true, total: 6936 })
  })

  test('refuses less than the minimum order and gives it', () => {
    expect(quoteQuantity(ladder, 59)).toEqual({ ok: false, reason: 'BELOW_MINIMUM', limit: 60 })
  })

  test('has no price above a last slab with an end', () => {
    const closed = { ...ladder, slabs: [slab(1, 60, 1200, 289)] }
    expect(quoteQuantity(closed, 1201)).toEqual({ ok: false, reason: 'ABOVE_LAST', limit: 1200 })
  })

  test('uses the base price without slabs', () => {
    expect(quoteQuantity({ ...ladder, slabs: [] }, 500)).toMatchObject({ ok: true, price: 289, total: 144_500 })
  })

  test('sells counted units whole only', () => {
    expect(quoteQuantity({ ...ladder, uom: 'bag', moq: 1, slabs: [] }, 1.5)).toMatchObject({ reason: 'NOT_WHOLE' })
  })

  test('multiplies by the weight of a unit, and gives no total when that is unknown', () => {
    const bags = { ...ladder, uom: 'bag', moq: 1, slabs: [], priceUnitsPerUnit: 60 }
    expect(quoteQuantity(bags, 2)).toMatchObject({ total: 34_680 })
    expect(quoteQuantity({ ...bags, priceUnitsPerUnit: null }, 2)).toMatchObject({ total: null })
  })

  test('rounds totals to paise', () => {
    expect(quoteQuantity({ ...ladder, slabs: [], basePrice: 1.005, moq: null }, 100)).toMatchObject({ total: 100.5 })
    expect(quoteQuantity({ ...ladder, slabs: [], basePrice: 0.1, moq: null }, 3)).toMatchObject({ total: 0.3 })
  })
})

describe('readQuantity', () => {
  test.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['1,20,000', 120_000],
    ['1 200.5', 1200.5],
    ['१२००', 1200],
    ['௧௨', 12],
    ['１２', 12],
  ])('reads %s', (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity)
  })

  test.each(['', 'abc', '-5', '1e5', '1.2.3', '12kg'])('does not guess %j', (typed) => {
    expect(readQuantity(typed)).toBeNull()
  })
})

test('the stated minimum is the minimum in each unit', () => {
  expect(convertedQuantity(100 * 0.478043, 47.8043)).toBe(47.8043)
  expect(convertedQuantity(99 * 0.478043, 47.8043)).toBe(47.326)
  expect(convertedQuantity(1000 * 0.45359237, 60)).toBe(453.592)
})
