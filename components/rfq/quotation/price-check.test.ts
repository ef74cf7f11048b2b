import { expect, test } from 'vitest'
import { priceReferences } from '@/lib/domain/rfq/quotations/price-check'
import { requestAbout } from '@/lib/testing/asked-listing'
import { priceNotes, takenPrice } from './price-check'
import { openingQuotation } from './quotation-opening'

const rfq = requestAbout('yarn', {}, [])
const listing = {
  price: { amount: 285, currency: 'INR', unit: 'kg', from: null },
  moq: null,
  taxIncluded: null,
  paymentTerms: '',
  leadTimeDays: null,
  facts: {},
}
const asked = {
  requested: { quantity: 1000, uom: 'kg', tradeMode: 'Domestic', facts: {} },
  prices: { listing, references: priceReferences(rfq, listing), rates: { INR: { inr: 1 } } },
}
const typed = (changes: object) => priceNotes({ ...openingQuotation(rfq, null, '2026-12-31'), ...changes }, asked)

test('a typed price shows what the quantity comes to, and a slip of a digit before it is sent', () => {
  expect(typed({ unitPrice: '283' })).toEqual({ help: '₹2,83,000.00 for 1,000 kg' })
  expect(typed({ unitPrice: '28.30' })).toEqual({
    help: '₹28,300.00 for 1,000 kg',
    warning: '₹28.30 is about a tenth of the price of your listing (₹285.00). Check it.',
  })
  expect(typed({ unitPrice: '' })).toEqual({})
})

test('the price of a slab brings the quantity from which it holds, and any other price none', () => {
  const slab = { amount: 101.5, currency: 'INR', unit: 'kg', from: 9000 }
  const taken = { unitPrice: '101.5', currency: 'INR', priceUom: 'kg' }
  expect(takenPrice(slab, '12000', { quantity: 12000 })).toEqual({ ...taken, moq: '9000' })
  // All that is offered can be ordered.
  expect(takenPrice(slab, '5000', { quantity: 12000 })).toEqual({ ...taken, moq: '5000' })
  expect(takenPrice(slab, '', { quantity: 9000 })).toEqual({ ...taken, moq: '9000' })
  expect(takenPrice({ ...slab, from: null }, '500', { quantity: 500 })).toEqual(taken)
})

test('more than is asked for is offered with the word that it cannot be ordered', () => {
  expect(typed({ offeredQuantity: '1500' })).toEqual({
    quantityHelp: 'The request is for 1,000 kg. No more can be ordered.',
  })
  expect(typed({ offeredQuantity: '1000' })).toEqual({})
})

test('with slabs the total is that of the slab, and a package counts by its stated weight', () => {
  const quantitySlabs = [{ minQty: '1', maxQty: '', price: '280' }]
  expect(typed({ unitPrice: '283', quantitySlabs }).help).toBe('₹2,80,000.00 for 1,000 kg')
  const otherResponses = [{ field: 'netWeight', offered: '50', note: '' }]
  expect(typed({ unitPrice: '14150', priceUom: 'bag', otherResponses })).toEqual({ help: '₹2,83,000.00 for 1,000 kg' })
})
