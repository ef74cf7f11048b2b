import { expect, test } from 'vitest'
import {
  FREIGHT_IN_PRICE,
  issuePath,
  isUnsaidAlternative,
  NEW_CHEQUE,
  type QuotationValues,
  quotationBody,
  sentCheques,
  sentSlabs,
} from './quotation-values'

const VALUES: QuotationValues = {
  lineType: 'OFFER',
  unitPrice: '289',
  currency: 'INR',
  priceUom: 'kg',
  moq: '',
  taxIncluded: '',
  paymentTerms: '',
  offeredQuantity: '5,000',
  quantitySlabs: [
    { minQty: '60', maxQty: '1199', price: '289' },
    { minQty: '1200', maxQty: '', price: '286' },
  ],
  pdcSlabs: [{ days: '60', price: '297.55' }],
  incoterm: '',
  freightAmount: '4.5',
  freightCurrency: '',
  freightPer: 'kg',
  leadTimeDays: '10',
  validUntil: '2026-12-31',
  validMoment: '',
  specResponses: [
    { field: 'count', offered: '30s', note: '' },
    { field: 'cspStrength', offered: '', note: '' },
  ],
  otherResponses: [{ field: 'netWeight', offered: '', note: '' }],
  attachments: [],
  note: '',
}

test('sends filled fields and leaves out empty fields and points', () => {
  expect(quotationBody('r1', 'SUBMIT', VALUES)).toEqual({
    rfqId: 'r1',
    action: 'SUBMIT',
    lineType: 'OFFER',
    unitPrice: 289,
    offeredQuantity: 5000,
    leadTimeDays: 10,
    currency: 'INR',
    priceUom: 'kg',
    quantitySlabs: [
      { minQty: 60, maxQty: 1199, price: 289 },
      { minQty: 1200, maxQty: null, price: 286 },
    ],
    pdcSlabs: [{ days: 60, price: 297.55, enabled: true }],
    freight: { amount: 4.5, currency: 'INR', per: 'kg' },
    validUntil: '2026-12-31T18:29:59.999Z',
    specResponses: [{ field: 'count', offered: '30s' }],
  })
})

test('a seller who cannot supply sends no terms', () => {
  expect(
    quotationBody('r1', 'SUBMIT', { ...VALUES, lineType: 'NOT_AVAILABLE', note: 'Spindles full until March' }),
  ).toEqual({
    rfqId: 'r1',
    action: 'SUBMIT',
    lineType: 'NOT_AVAILABLE',
    note: 'Spindles full until March',
  })
})

test('cheque prices in rupees are not sent with a price in another currency, those in it are', () => {
  const inDollars = { ...VALUES, currency: 'USD' }
  expect(quotationBody('r1', 'SUBMIT', inDollars)).not.toHaveProperty('pdcSlabs')
  const own = { ...inDollars, pdcSlabs: [...VALUES.pdcSlabs, { days: '30', price: '3.4', currency: 'USD' }] }
  expect(quotationBody('r1', 'SUBMIT', own)).toMatchObject({
    pdcSlabs: [{ days: 30, price: 3.4, enabled: true, currency: 'USD' }],
  })
})

test('a cheque term that was only added is not sent; one with other days or a price is', () => {
  expect(quotationBody('r1', 'SUBMIT', { ...VALUES, pdcSlabs: [NEW_CHEQUE] })).not.toHaveProperty('pdcSlabs')
  const pdcSlabs = [NEW_CHEQUE, { days: '60', price: '' }, { days: '30', price: '297.55' }]
  expect(sentCheques({ ...VALUES, pdcSlabs })).toEqual([1, 2])
})

test('a slab row in which nothing is typed is not sent, and errors are shown at the rows that were', () => {
  const [first, second] = VALUES.quantitySlabs
  const empty = { minQty: '', maxQty: '', price: '' }
  const values = { ...VALUES, quantitySlabs: [empty, ...(first ? [first] : []), empty, ...(second ? [second] : [])] }
  expect(quotationBody('r1', 'SUBMIT', values).quantitySlabs).toEqual(
    quotationBody('r1', 'SUBMIT', VALUES).quantitySlabs,
  )
  expect(sentSlabs(values)).toEqual([1, 3])
  expect(quotationBody('r1', 'SUBMIT', { ...VALUES, quantitySlabs: [empty] })).not.toHaveProperty('quantitySlabs')
})

test('a changed field of the form is known by the name that its issues have', () => {
  expect(issuePath('unitPrice', VALUES)).toBe('unitPrice')
  expect(issuePath('freightAmount', VALUES)).toBe('freight')
  expect(issuePath('quantitySlabs.1.price', VALUES)).toBe('quantitySlabs')
  expect(issuePath('specResponses.1.offered', VALUES)).toBe('specResponses[1]')
  expect(issuePath('otherResponses.0.offered', VALUES)).toBe('specResponses[2]')
})

test('freight that is included in the price is sent as 0, whatever was typed before', () => {
  expect(quotationBody('rfq', 'SUBMIT', { ...VALUES, freightPer: FREIGHT_IN_PRICE })).toMatchObject({
    freight: { amount: 0, currency: 'INR', per: 'lot' },
  })
})

test('an alternative says at a point, in a remark, in the note or in a file where it differs', () => {
  const points = [
    { field: 'count', asRequested: '30s' },
    { field: 'cspStrength', asRequested: '2400' },
  ]
  const isUnsaid = (changes: Partial<QuotationValues>) =>
    isUnsaidAlternative({ ...VALUES, lineType: 'ALTERNATIVE', ...changes }, points)
  expect(isUnsaid({})).toBe(true)
  expect(isUnsaid({ lineType: 'OFFER' })).toBe(false)
  expect(isUnsaid({ note: 'Carded, not combed' })).toBe(false)
  expect(isUnsaid({ specResponses: [{ field: 'count', offered: '32s', note: '' }] })).toBe(false)
  expect(isUnsaid({ specResponses: [{ field: 'count', offered: '30s', note: 'nominal' }] })).toBe(false)
  expect(isUnsaid({ otherResponses: [{ field: 'netWeight', offered: '60', note: '' }] })).toBe(true)
})
