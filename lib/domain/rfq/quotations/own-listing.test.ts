import { expect, test } from 'vitest'
import { requestAbout } from '@/lib/testing/asked-listing'
import { ownListing } from './own-listing'

const LISTED = {
  uom: 'kg',
  priceUom: 'kg',
  currency: 'INR',
  basePrice: 290,
  quantitySlabs: [
    { index: 1, minQty: 60, maxQty: 999, price: 290, currency: 'INR', priceUom: 'kg' },
    { index: 2, minQty: 1000, maxQty: null, price: 285, currency: 'INR', priceUom: 'kg' },
  ],
  moq: 0.06,
  moqUom: 'MT',
}
const request = requestAbout('yarn', {}, [])

test('the seller’s own listing gives its minimum in the unit of the request, and the price of the quantity', () => {
  expect(ownListing(request, LISTED, 1000)).toMatchObject({
    moq: 60,
    price: { amount: 285, currency: 'INR', unit: 'kg', from: 1000 },
  })
  expect(ownListing(request, LISTED, 500).price).toMatchObject({ amount: 290, from: 60 })
  // Below its minimum a listing has its first price.
  expect(ownListing(request, LISTED, 20).price).toMatchObject({ amount: 290, from: null })
})

test('tax, payment terms, credit and days of the listing are read as it states them', () => {
  const terms = {
    dispatchLeadTime: 0,
    taxIncluded: false,
    paymentTerms: ['PDC'],
    creditTerms: { days: 30, from: 'Invoice date' },
  }
  expect(ownListing(request, { ...LISTED, ...terms }, 1000)).toMatchObject({
    taxIncluded: false,
    paymentTerms: 'PDC, 30 days from Invoice date',
    leadTimeDays: 0,
  })
  expect(ownListing(request, LISTED, 1000)).toMatchObject({ taxIncluded: null, paymentTerms: '', leadTimeDays: null })
})

test('a listing without price and minimum gives neither', () => {
  expect(ownListing(request, { uom: 'kg' }, 1000)).toMatchObject({ moq: null, price: null })
})
