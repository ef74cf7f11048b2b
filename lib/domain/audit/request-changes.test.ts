import { describe, expect, test } from 'vitest'
import { type RequestStep, requestChanges } from './request-changes'

const NOW = new Date('2026-03-02T06:00:00.000Z')

const snapshot: RequestStep['rfq']['snapshot'] = {
  quantity: 6000,
  uom: 'kg',
  targetPrice: null,
  currency: 'INR',
  priceBasis: '',
  tradeMode: 'Domestic',
  incoterm: '',
  deliveryLocation: '',
  attachments: [],
  technicalSpecificationSnapshot: { listingId: '', listingVersion: 0, title: '', fields: {} },
  capturedAt: NOW.toISOString(),
}

const terms: NonNullable<RequestStep['terms']> = {
  lineType: 'OFFER',
  unitPrice: 280,
  currency: 'INR',
  priceUom: 'kg',
  offeredQuantity: 6000,
  quantitySlabs: [],
  pdcSlabs: [],
  incoterm: '',
  freight: null,
  leadTimeDays: null,
  validUntil: '',
  specResponses: [],
  note: '',
}

const rfq = { snapshot, listingId: null, isOpenPool: false, isSealed: false, respondBy: null }

const step: Omit<RequestStep, 'type' | 'actorType'> = {
  sellerCompanyName: 'Noyyal Yarns',
  quoteVersion: 1,
  message: 'Rs 270 is best',
  rfq,
  terms,
  earlierTerms: null,
  order: null,
  askedCompanies: [],
  cause: null,
}

const order = {
  orderNumber: 'ORD-2026-000012',
  quantity: 5000,
  unitPrice: 278.5,
  total: 1_392_500,
  pdcDays: null,
  currency: 'INR',
  priceUom: 'kg',
}

test.each<[RequestStep, string[]]>([
  [
    { ...step, type: 'QUOTE_SUBMITTED', actorType: 'seller' },
    ['Version 1: 6,000 kg at ₹280.00 per kg, total ₹16,80,000.00'],
  ],
  [
    {
      ...step,
      type: 'QUOTE_REVISED',
      actorType: 'seller',
      quoteVersion: 2,
      earlierTerms: { ...terms, unitPrice: 285 },
    },
    ['Version 2: 6,000 kg at ₹285.00 → ₹280.00 per kg, total ₹16,80,000.00'],
  ],
  [
    {
      ...step,
      type: 'QUOTE_SUBMITTED',
      actorType: 'seller',
      terms: { ...terms, unitPrice: null, offeredQuantity: null },
    },
    ['Version 1: nothing offered'],
  ],
  [
    {
      ...step,
      type: 'QUOTE_ACCEPTED',
      actorType: 'buyer',
      quoteVersion: 2,
      earlierTerms: { ...terms, unitPrice: 285 },
    },
    ['Seller Noyyal Yarns', 'Version 2: 6,000 kg at ₹280.00 per kg, total ₹16,80,000.00'],
  ],
  [
    { ...step, type: 'ORDER_CREATED', actorType: 'buyer', order },
    ['Order ORD-2026-000012', 'Seller Noyyal Yarns', '5,000 kg at ₹278.50 per kg, total ₹13,92,500.00'],
  ],
  [
    { ...step, type: 'ORDER_CREATED', actorType: 'buyer', order: { ...order, pdcDays: 30 } },
    [
      'Order ORD-2026-000012',
      'Seller Noyyal Yarns',
      '5,000 kg at ₹278.50 per kg, total ₹13,92,500.00, by post-dated cheque of 30 days',
    ],
  ],
  [{ ...step, type: 'ORDER_CONFIRMED', actorType: 'seller', order }, ['Order ORD-2026-000012']],
])('an event with a price says version, quantity, price and total', (event, changes) => {
  expect(requestChanges(event, NOW)).toEqual(changes)
})

describe('a sealed request', () => {
  const sealed = (respondBy: Date) => ({ ...rfq, isSealed: true, respondBy })

  test.each(['QUOTE_SUBMITTED', 'QUOTE_REVISED', 'COUNTER_ACCEPTED', 'QUOTE_WITHDRAWN', 'NOTE'])(
    'shows no price of %s before it opens',
    (type) => {
      const event = { ...step, type, actorType: 'seller', earlierTerms: { ...terms, unitPrice: 285 } }
      const [sealedText = '', openText = ''] = [new Date(NOW.getTime() + 1), NOW].map((respondBy) =>
        requestChanges({ ...event, rfq: sealed(respondBy) }, NOW).join('; '),
      )
      expect(sealedText).not.toMatch(/₹|\d{3}/)
      expect(openText.includes('₹')).toBe(sealedText.includes('sealed'))
    },
  )
})

test.each<[string, Partial<RequestStep>, string[]]>([
  ['one seller', { askedCompanies: ['Noyyal Yarns'] }, ['Seller Noyyal Yarns']],
  ['many', { askedCompanies: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }, ['Sellers A, B, C, D, E and 2 more']],
  ['all', { rfq: { ...rfq, isOpenPool: true } }, ['Open to all sellers']],
])('a new request names whom the buyer asked: %s', (_, given, changes) => {
  const event = { ...step, sellerCompanyName: null, type: 'RFQ_CREATED', actorType: 'buyer', quoteVersion: 0, ...given }
  expect(requestChanges(event, NOW)).toEqual(changes)
})

test.each<[RequestStep['cause'], string[]]>([
  [
    { type: 'QUOTE_ACCEPTED', sellerCompanyName: 'Kongu Yarns' },
    ['Seller Noyyal Yarns', 'The quotation of Kongu Yarns was accepted'],
  ],
  [{ type: 'RFQ_CLOSED', sellerCompanyName: null }, ['Seller Noyyal Yarns', 'The request was closed']],
  [null, ['Seller Noyyal Yarns']],
])('a quotation that ended says whose it was and why: %j', (cause, changes) => {
  expect(requestChanges({ ...step, type: 'QUOTE_NOT_AWARDED', actorType: 'buyer', cause }, NOW)).toEqual(changes)
})

test.each<[RequestStep, string[]]>([
  [
    { ...step, type: 'RFQ_CANCELLED', actorType: 'buyer', sellerCompanyName: null, message: 'No longer needed' },
    ['Reason: No longer needed'],
  ],
  [{ ...step, type: 'QUOTE_WITHDRAWN', actorType: 'seller', quoteVersion: 3 }, ['Version 3 of the quotation']],
  [{ ...step, type: 'NOTE', actorType: 'seller' }, []],
])('an event of a request shows no message but a reason', (event, changes) => {
  expect(requestChanges(event, NOW)).toEqual(changes)
})
