import { expect, test } from 'vitest'
import { counteredTerms, replacedPrices } from './counter'
import type { QuotationTerms } from './quotation'

const TERMS = {
  unitPrice: 290,
  leadTimeDays: 10,
  quantitySlabs: [{ index: 1, minQty: 1, maxQty: null, price: 285, currency: 'INR', priceUom: 'kg' }],
  pdcSlabs: [{ days: 60, price: 300, enabled: true, currency: 'INR' }],
} as unknown as QuotationTerms

test('a countered price replaces slabs and cheque prices, other terms keep them', () => {
  expect(counteredTerms(TERMS, { unitPrice: 280 })).toMatchObject({ unitPrice: 280, quantitySlabs: [], pdcSlabs: [] })
  expect(counteredTerms(TERMS, { leadTimeDays: 5 })).toEqual({ ...TERMS, leadTimeDays: 5 })
})

test('what a countered price replaces is named', () => {
  expect(replacedPrices(TERMS)).toBe('quantity slabs and cheque prices')
  expect(replacedPrices({ ...TERMS, quantitySlabs: [] })).toBe('cheque prices')
  expect(replacedPrices({ quantitySlabs: [], pdcSlabs: [] })).toBe('')
})
