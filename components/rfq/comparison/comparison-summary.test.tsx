import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { compareQuotations } from '@/lib/domain/rfq/comparison/comparison'
import type { AskedTerms, OfferedTerms } from '@/lib/domain/rfq/comparison/terms'
import { SummaryLine } from './comparison-summary'

const ASKED: AskedTerms = {
  quantity: 2000,
  uom: 'kg',
  currency: 'INR',
  targetPrice: null,
  tradeMode: 'Domestic',
  incoterm: '',
  deliveryLocation: 'Tiruppur',
  requirements: [],
  facts: {},
}

const offer = (companyName: string, unitPrice: number, offeredQuantity: number): OfferedTerms => ({
  quoteId: companyName,
  version: 1,
  sellerId: companyName,
  companyName,
  status: 'SUBMITTED',
  lineType: 'OFFER',
  isExpired: false,
  validUntil: '2026-12-31T18:29:59.999Z',
  unitPrice,
  currency: 'INR',
  priceUom: 'kg',
  offeredQuantity,
  quantitySlabs: [],
  pdcSlabs: [],
  incoterm: '',
  freight: null,
  leadTimeDays: 7,
  specResponses: [],
  facts: {},
})

function lineOf(offers: readonly OfferedTerms[]): string {
  const ofTheDay = { rates: {}, now: new Date('2026-11-21T06:00:00.000Z') }
  const comparison = compareQuotations(matrixDefinition('yarn'), ASKED, offers, {}, ofTheDay)
  return renderToStaticMarkup(<SummaryLine comparison={comparison} />).replace(/<[^>]*>/g, '')
}

test('the line at the top names the sellers who cover the quantity together, and what they cost', () => {
  const [one, other] = [offer('Kongu', 280, 1200), offer('Vellingiri', 290, 1000)]
  expect(lineOf([one, other])).toBe(
    'No seller offers all 2,000 kg. Kongu (1,200 kg) and Vellingiri (800 kg) together do: ₹5,68,000.00 in all, as quoted.',
  )
  expect(lineOf([one])).toBe('')
  expect(lineOf([one, other, offer('Sri Balaji', 300, 2000)])).toContain('Sri Balaji has the best offer')
})
