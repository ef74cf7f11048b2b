import { expect, test } from 'vitest'
import type { QuotationTerms } from '../quotations/quotation'
import { orderCost } from './order-cost'

type Cost = Parameters<typeof orderCost>

const rfqOf = (snapshot: Record<string, unknown>) =>
  ({
    listingId: 'listing',
    snapshot: { uom: 'kg', tradeMode: 'Domestic', technicalSpecificationSnapshot: { fields: {} }, ...snapshot },
  }) as unknown as Cost[0]

const termsOf = (changes: Partial<QuotationTerms> = {}) =>
  ({
    currency: 'INR',
    priceUom: 'kg',
    offeredQuantity: 500,
    incoterm: '',
    freight: null,
    specResponses: [],
    ...changes,
  }) satisfies Cost[1]

const LOT = { amount: 15_000, currency: 'INR', per: 'lot' }

test('a quoted freight is part of the total', () => {
  const goods = { quantity: 500, goods: 144_000.5 }
  expect(orderCost(rfqOf({}), termsOf({ freight: LOT }), goods)).toMatchObject({
    freight: { kind: 'AMOUNT', amount: 15_000 },
    total: 159_000.5,
  })
  const perKg = termsOf({ freight: { ...LOT, amount: 2.5, per: 'kg' } })
  expect(orderCost(rfqOf({}), perKg, { quantity: 400, goods: 100_000 }).total).toBe(101_000)
  const perTonne = termsOf({ freight: { ...LOT, amount: 100_000, per: 'MT' } })
  expect(orderCost(rfqOf({}), perTonne, { quantity: 453.592, goods: 1000 }).total).toBe(46_359.2)
})

test('a lump sum for another quantity, or in another currency, is in no total', () => {
  const part = orderCost(rfqOf({}), termsOf({ freight: LOT }), { quantity: 300, goods: 1000 })
  expect(part).toMatchObject({ freight: { kind: 'OTHER_QUANTITY' }, total: null })
  const dollars = termsOf({ freight: { ...LOT, currency: 'USD' } })
  expect(orderCost(rfqOf({}), dollars, { quantity: 500, goods: 1000 }).total).toBeNull()
})

test('a freight of 0 is included in the price of any quantity', () => {
  const free = termsOf({ freight: { ...LOT, amount: 0 } })
  const part = orderCost(rfqOf({}), free, { quantity: 300, goods: 1000 })
  expect(part).toMatchObject({ freight: { kind: 'INCLUDED' }, total: 1000 })
})

test('without a quoted freight, the delivery term says who pays it', () => {
  const kindOf = (tradeMode: string, incoterm: string) =>
    orderCost(rfqOf({ tradeMode }), termsOf({ incoterm }), { quantity: 500, goods: 1000 }).freight.kind
  expect(kindOf('Domestic', '')).toBe('NOT_INCLUDED')
  expect(kindOf('Domestic', 'DAP')).toBe('INCLUDED')
  expect(kindOf('Export', 'FOB')).toBe('NOT_INCLUDED')
  expect(kindOf('Export', 'CFR')).toBe('INCLUDED')
})

test('cotton in bales that is priced per candy shows how many candies the price is multiplied by', () => {
  const cotton = rfqOf({ uom: 'bale', technicalSpecificationSnapshot: { fields: { baleWeight: 170 } } })
  const { priced } = orderCost(cotton, termsOf({ priceUom: 'candy' }), { quantity: 100, goods: 2_772_649 })
  expect(priced).toBe(47.8043)
  expect(orderCost(rfqOf({}), termsOf(), { quantity: 100, goods: 1 }).priced).toBeNull()
})
