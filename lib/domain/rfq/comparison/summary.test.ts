import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { compareQuotations } from './comparison'
import file from './comparison-cases.json'
import { comparisonSummary, isSettled, isSilent, leadsRanking } from './summary'
import type { AskedTerms, OfferedTerms } from './terms'

const ASKED: AskedTerms = {
  quantity: 1000,
  uom: 'kg',
  currency: 'INR',
  targetPrice: 277,
  tradeMode: 'Domestic',
  incoterm: '',
  deliveryLocation: 'Tiruppur',
  requirements: [
    { field: 'count', op: '=', value: '30s' },
    { field: 'cspStrength', op: '>=', value: 2400 },
  ],
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
  unitPrice: 285,
  currency: 'INR',
  priceUom: 'kg',
  offeredQuantity: 1000,
  quantitySlabs: [],
  pdcSlabs: [],
  incoterm: '',
  freight: null,
  leadTimeDays: 7,
  specResponses: [{ field: 'count', offered: '30s', note: '' }],
  facts: {},
}

function compare(offers: Record<string, Partial<OfferedTerms>>, asked: Partial<AskedTerms> = {}) {
  const all = Object.entries(offers).map(([quoteId, offer]) => ({ ...OFFER, quoteId, companyName: quoteId, ...offer }))
  const ofTheDay = { rates: file.rates, now: new Date('2026-11-20T06:00:00Z') }
  return compareQuotations(matrixDefinition('yarn'), { ...ASKED, ...asked }, all, {}, ofTheDay)
}

test('says who is best, by how much, against the target, who is faster and what is missing', () => {
  const comparison = compare({ kongu: { unitPrice: 279 }, vellingiri: { unitPrice: 283.5, leadTimeDays: 5 } })
  expect(comparisonSummary(comparison)).toMatchObject({
    metric: 'unitPrice',
    best: ['kongu'],
    figure: 279,
    next: { quoteId: 'vellingiri', more: 4.5 },
    misses: [],
    lower: null,
    notGiven: ['CSP'],
    overTarget: 2,
    fastest: { quoteIds: ['vellingiri'], days: 5 },
  })
  expect(comparisonSummary(comparison)?.unknownCosts).not.toEqual([])
})

test('an offer that misses a requirement is not the best one while another meets all', () => {
  const wrong = { unitPrice: 240, specResponses: [{ field: 'count', offered: '20s', note: '' }] }
  expect(comparisonSummary(compare({ cheap: wrong, right: {} }))).toMatchObject({
    best: ['right'],
    misses: [],
    lower: { quoteId: 'cheap', less: 45, misses: ['Count'] },
  })
  expect(comparisonSummary(compare({ cheap: wrong, other: { ...wrong, unitPrice: 250 } }))).toMatchObject({
    best: ['cheap'],
    misses: ['Count'],
    lower: null,
  })
})

test('an offer that leaves a requirement open is shown with the best one that meets all', () => {
  const csp = {
    specResponses: [
      { field: 'count', offered: '30s', note: '' },
      { field: 'cspStrength', offered: '2450', note: '' },
    ],
  }
  expect(comparisonSummary(compare({ open: {}, whole: { ...csp, unitPrice: 291 } }))).toMatchObject({
    best: ['open'],
    notGiven: ['CSP'],
    complete: { quoteId: 'whole', more: 6 },
  })
  expect(comparisonSummary(compare({ whole: csp, open: { unitPrice: 290 } }))?.complete).toBeNull()
})

test('an offer of a part, or one that cannot be priced, is never the best one', () => {
  const part = compare({ part: { unitPrice: 200, offeredQuantity: 400 }, whole: {} })
  expect(comparisonSummary(part)).toMatchObject({ best: ['whole'], next: null })
  expect(comparisonSummary(compare({ none: { lineType: 'NOT_AVAILABLE' } }))).toBeNull()
})

test('equal offers share the first place', () => {
  expect(comparisonSummary(compare({ one: {}, other: {} }))).toMatchObject({ best: ['one', 'other'], next: null })
})

test('points that are equal and good, or that no one states, do not help to decide', () => {
  const { rows } = compare({ one: {}, other: { unitPrice: 290 } })
  expect(rows.filter(isSettled).map(({ field }) => field)).toContain('count')
  expect(rows.filter(isSilent).map(({ field }) => field)).toContain('cspStrength')
  const wrong = compare({ one: { specResponses: [{ field: 'count', offered: '20s', note: '' }] } }).rows
  expect(wrong.filter(isSettled)).toEqual([])
})

test('a single quotation leads no ranking', () => {
  expect(leadsRanking(compare({ kongu: {} }), 'unitPrice', 'kongu')).toBe(false)
  const two = compare({ kongu: { unitPrice: 279 }, vellingiri: {} })
  expect(leadsRanking(two, 'unitPrice', 'kongu')).toBe(true)
  expect(leadsRanking(two, 'unitPrice', 'vellingiri')).toBe(false)
})

test('an offer whose price includes a tax at an unknown rate is named, not ranked', () => {
  const hasTax = { unitPrice: 250, taxIncluded: true }
  // Of goods for export the tax is another one.
  const asked = { tradeMode: 'Export' }
  expect(comparisonSummary(compare({ without: {}, hasTax }, asked))).toMatchObject({
    best: ['without'],
    taxUnknown: ['hasTax'],
  })
  expect(comparisonSummary(compare({ without: {}, hasTax }))).toMatchObject({ best: ['hasTax'], taxUnknown: [] })
})
