import { expect, it } from 'vitest'
import { type AnswerValues, answerBody } from './quotation-values'

const VALUES: AnswerValues = {
  lineType: 'OFFER',
  unitPrice: '289',
  currency: 'INR',
  priceUom: 'kg',
  offeredQuantity: '5,000',
  quantitySlabs: [
    { minQty: '60', maxQty: '1199', price: '289' },
    { minQty: '1200', maxQty: '', price: '286' },
  ],
  pdcSlabs: [{ days: '60', price: '297.55' }],
  incoterm: '',
  freightAmount: '4.5',
  freightPer: 'kg',
  leadTimeDays: '10',
  validUntil: '2026-12-31',
  specResponses: [
    { field: 'count', offered: '30s', note: '' },
    { field: 'cspStrength', offered: '', note: '' },
  ],
  attachments: [],
  note: '',
}

it('sends what was said, leaves out what was not, and silence on a point stays silence', () => {
  expect(answerBody('r1', 'SUBMIT', VALUES)).toEqual({
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

it('who cannot supply says that and nothing else', () => {
  expect(
    answerBody('r1', 'SUBMIT', { ...VALUES, lineType: 'NOT_AVAILABLE', note: 'Spindles full until March' }),
  ).toEqual({
    rfqId: 'r1',
    action: 'SUBMIT',
    lineType: 'NOT_AVAILABLE',
    note: 'Spindles full until March',
  })
})
