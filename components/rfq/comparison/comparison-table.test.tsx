import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { compareQuotations } from '@/lib/domain/rfq/comparison/comparison'
import type { OfferedTerms } from '@/lib/domain/rfq/comparison/terms'
import { ComparisonTable } from './comparison-table'

const OFFER: OfferedTerms = {
  quoteId: 'a',
  version: 1,
  sellerId: 'seller',
  companyName: 'Sri Balaji Spinners',
  status: 'SUBMITTED',
  lineType: 'OFFER',
  isExpired: false,
  validUntil: '2026-12-31T18:29:59.999Z',
  unitPrice: 290,
  currency: 'INR',
  priceUom: 'bag',
  offeredQuantity: 500,
  quantitySlabs: [{ index: 1, minQty: 1, maxQty: null, price: 285, currency: 'INR', priceUom: 'bag' }],
  pdcSlabs: [{ days: 60, price: 300, enabled: true, currency: 'INR' }],
  incoterm: '',
  freight: { amount: 15_000, currency: 'INR', per: 'lot' },
  leadTimeDays: 10,
  specResponses: [],
  facts: {},
}

test('every warning is under the price, and a freight for another quantity is not called missing', () => {
  const asked = {
    quantity: 400,
    uom: 'bag',
    currency: 'INR',
    targetPrice: null,
    tradeMode: 'Domestic',
    incoterm: '',
    deliveryLocation: 'Tiruppur',
    requirements: [],
    facts: {},
  }
  const now = new Date('2026-11-21T06:00:00.000Z')
  const comparison = compareQuotations(matrixDefinition('yarn'), asked, [OFFER], {}, { rates: {}, now })
  expect(comparison.warnings.map(({ code }) => code).sort()).toEqual([
    'FREIGHT_NOT_COMPARABLE',
    'PACKAGE_WEIGHT_UNKNOWN',
    'PDC_NOT_FOR_SLAB',
  ])
  const table = <ComparisonTable comparison={comparison} rows={[]} responseTimes={{}} actions={{}} />
  const text = renderToStaticMarkup(table).replace(/<[^>]*>/g, '')
  for (const { message } of comparison.warnings) expect(text).toContain(message)
  expect(text).toContain('freight to your place (quoted for another quantity, unit or currency)')
  expect(text).not.toContain('not quoted')
})
