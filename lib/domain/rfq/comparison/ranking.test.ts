import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { compareQuotations } from './comparison'
import file from './comparison-cases.json'
import type { AskedTerms, BasisChoice, OfferedTerms } from './terms'

const ASKED: AskedTerms = {
  quantity: 2000,
  uom: 'kg',
  currency: 'INR',
  targetPrice: null,
  tradeMode: 'Domestic',
  incoterm: '',
  deliveryLocation: 'Tiruppur',
  requirements: [{ field: 'count', op: '=', value: '30s' }],
  facts: {},
}

const OFFER: OfferedTerms = {
  quoteId: '',
  version: 1,
  sellerId: '',
  companyName: '',
  status: 'SUBMITTED',
  lineType: 'OFFER',
  isExpired: false,
  validUntil: '2026-12-31T18:29:59.999Z',
  unitPrice: 280,
  currency: 'INR',
  priceUom: 'kg',
  offeredQuantity: 1200,
  quantitySlabs: [],
  pdcSlabs: [],
  incoterm: '',
  freight: null,
  leadTimeDays: 7,
  specResponses: [{ field: 'count', offered: '30s', note: '' }],
  facts: {},
}

function together(offers: Record<string, Partial<OfferedTerms>>, choice: BasisChoice = {}) {
  const all = Object.entries(offers).map(([quoteId, offer]) => ({ ...OFFER, quoteId, ...offer }))
  const ofTheDay = { rates: file.rates, now: new Date('2026-11-20T06:00:00Z') }
  return compareQuotations(matrixDefinition('yarn'), ASKED, all, choice, ofTheDay).together
}

test('two offers cover the quantity together, the cheaper one for all that it offers', () => {
  expect(together({ dear: { unitPrice: 290, offeredQuantity: 1500 }, cheap: {} })).toEqual({
    parts: [
      { quoteId: 'cheap', quantity: 1200, total: 336_000 },
      { quoteId: 'dear', quantity: 800, total: 232_000 },
    ],
    total: 568_000,
  })
})

test('quantities and totals are in the unit and currency of the basis', () => {
  const parts = together({ a: {}, b: { offeredQuantity: 800 } }, { uom: 'MT' })?.parts
  expect(parts?.map(({ quantity, total }) => [quantity, total])).toEqual([
    [1.2, 336_000],
    [0.8, 224_000],
  ])
})

test('an offer that covers it alone, or too little of all together, leaves nothing to say', () => {
  expect(together({ a: {}, b: {}, whole: { offeredQuantity: 2000, unitPrice: 400 } })).toBeUndefined()
  expect(together({ a: {}, b: { offeredQuantity: 700 } })).toBeUndefined()
  // Its price has no place among these, but it is an offer of all.
  const other = { offeredQuantity: 2000, specResponses: [{ field: 'count', offered: '20s', note: '' }] }
  expect(together({ a: {}, b: {}, other })).toBeUndefined()
})

test.each<[string, Partial<OfferedTerms>]>([
  ['misses a requirement', { specResponses: [{ field: 'count', offered: '20s', note: '' }] }],
  ['has ended', { isExpired: true }],
  ['is a refusal', { lineType: 'NOT_AVAILABLE' }],
  ['takes no order as small as the rest', { moq: 1000 }],
  ['has no price for so little', { quantitySlabs: [slab(900, 280)] }],
  ['is in a currency without a rate', { currency: 'XAF' }],
])('an offer that %s is no part of it', (_, changes) => {
  const third = { unitPrice: 300, offeredQuantity: 800 }
  expect(together({ a: {}, b: { unitPrice: 285, ...changes } })).toBeUndefined()
  expect(together({ a: {}, b: { unitPrice: 285, ...changes }, third })?.parts.map(({ quoteId }) => quoteId)).toEqual([
    'a',
    'third',
  ])
})

test('a part is priced at its own slab', () => {
  const b = {
    unitPrice: 285,
    quantitySlabs: [
      { ...slab(100, 290), maxQty: 999 },
      { ...slab(1000, 285), index: 2 },
    ],
  }
  expect(together({ a: {}, b })?.parts.at(-1)).toEqual({ quoteId: 'b', quantity: 800, total: 232_000 })
})

function slab(minQty: number, price: number) {
  return { index: 1, minQty, maxQty: null, price, currency: 'INR', priceUom: 'kg' }
}
