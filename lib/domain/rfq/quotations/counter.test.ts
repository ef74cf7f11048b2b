import { expect, test } from 'vitest'
import { counteredTerms, replacedPrices } from './counter'
import type { CounterTerms, QuotationTerms } from './quotation'

const TERMS = {
  unitPrice: 290,
  leadTimeDays: 10,
  quantitySlabs: [{ index: 1, minQty: 1, maxQty: null, price: 285, currency: 'INR', priceUom: 'kg' }],
  pdcSlabs: [{ days: 60, price: 300, enabled: true, currency: 'INR' }],
} as unknown as QuotationTerms

const SLABS = [
  { index: 1, minQty: 300, maxQty: 8999, price: 110, currency: 'INR', priceUom: 'kg' },
  { index: 2, minQty: 9000, maxQty: null, price: 101.5, currency: 'INR', priceUom: 'kg' },
]

test('a countered price replaces slabs and cheque prices, other terms keep them', () => {
  expect(counteredTerms(TERMS, { unitPrice: 280 })).toMatchObject({ unitPrice: 280, quantitySlabs: [], pdcSlabs: [] })
  expect(counteredTerms(TERMS, { leadTimeDays: 5 })).toEqual({ ...TERMS, leadTimeDays: 5 })
})

test.each<[string, Partial<QuotationTerms>, CounterTerms, number | undefined]>([
  ['a price for a quantity', { moq: 300 }, { unitPrice: 100, offeredQuantity: 9000 }, 9000],
  [
    'a price for a quantity, of a quotation without a smallest order',
    {},
    { unitPrice: 100, offeredQuantity: 9000 },
    9000,
  ],
  ['a price alone', { moq: 300 }, { unitPrice: 100 }, 300],
  ['a price alone, of a quotation without a smallest order', {}, { unitPrice: 100 }, undefined],
  ['a price in place of slabs', { moq: 300, quantitySlabs: SLABS }, { unitPrice: 100 }, 9000],
  ['a smaller quantity', { moq: 300 }, { offeredQuantity: 200 }, 200],
  ['a smaller quantity above the smallest order', { moq: 300 }, { offeredQuantity: 5000 }, 300],
])('a countered price holds from the quantity it was asked for: %s', (_, quoted, counter, moq) => {
  const quotation = { ...TERMS, quantitySlabs: [], offeredQuantity: 9000, ...quoted }
  const { moq: agreed } = counteredTerms(quotation, counter)
  expect(agreed).toBe(moq)
})

test('what a countered price replaces is named', () => {
  expect(replacedPrices(TERMS)).toBe('quantity slabs and cheque prices')
  expect(replacedPrices({ ...TERMS, quantitySlabs: [] })).toBe('cheque prices')
  expect(replacedPrices({ quantitySlabs: [], pdcSlabs: [] })).toBe('')
})
