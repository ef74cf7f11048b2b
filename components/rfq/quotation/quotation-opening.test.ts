import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import { judgeRequirement } from '@/lib/domain/rfq/comparison/verdict'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import type { OwnListing } from '@/lib/domain/rfq/quotations/own-listing'
import type { QuotationTerms } from '@/lib/domain/rfq/quotations/terms'
import { specificationPoint } from '@/lib/domain/rfq/requests/specification-point'
import { requestAbout } from '@/lib/testing/asked-listing'
import { openingQuotation } from './quotation-opening'
import { quotationBody } from './quotation-values'

/** What the form of a first quotation says at a required point, and how the buyer's comparison judges it. */
function opened(moduleKey: ModuleKey, fields: Record<string, unknown>, requirement: Requirement) {
  const values = openingQuotation(requestAbout(moduleKey, fields, [requirement]), null, '2026-12-31')
  const { specResponses } = quotationBody('r1', 'SUBMIT', values) as { specResponses: { offered: unknown }[] }
  const point = specificationPoint(matrixDefinition(moduleKey), requirement.field)
  return [values.specResponses[0]?.offered, judgeRequirement(requirement, specResponses[0]?.offered, point, null)]
}

test.each<[string, ModuleKey, Record<string, unknown>, Requirement, unknown[]]>([
  [
    'a list meets one of its words',
    'mill_finish_process_job',
    { processStage: ['Dyeing', 'Bleaching'] },
    { field: 'processStage', op: '=', value: 'Dyeing' },
    ['Dyeing, Bleaching', 'meets'],
  ],
  [
    'a measure keeps its unit',
    'grey_fabric',
    { clothWidth: { value: 160, unit: 'cm' } },
    { field: 'clothWidth', op: '>=', value: '64 in' },
    ['160 cm', 'deviates'],
  ],
  [
    'a part is the listing’s, not the buyer’s',
    'yarn',
    { quality: { uPercent: 11 } },
    { field: 'quality.uPercent', op: '<=', value: 10 },
    ['11', 'deviates'],
  ],
  [
    'a range is one text',
    'spinning_texturising_job',
    { plyRange: { from: 2, to: 6 } },
    { field: 'plyRange', op: '=', value: 4 },
    ['2–6', 'meets'],
  ],
  [
    'a no stays a no',
    'grey_fabric',
    { extraWarp: false },
    { field: 'extraWarp', op: '=', value: 'yes' },
    ['no', 'deviates'],
  ],
  [
    'without own words every required word is filled in',
    'yarn',
    {},
    { field: 'industryStandard', op: '=', value: ['GOTS', 'GRS'] },
    ['GOTS, GRS', 'meets'],
  ],
])('the form begins with what the seller’s listing says: %s', (_, moduleKey, fields, requirement, expected) => {
  expect(opened(moduleKey, fields, requirement)).toEqual(expected)
})

const TERMS: QuotationTerms = {
  lineType: 'ALTERNATIVE',
  unitPrice: 285.5,
  currency: 'QAR',
  priceUom: 'bag',
  offeredQuantity: 1000.25,
  quantitySlabs: [
    { index: 1, minQty: 60, maxQty: 499.9999, price: 290, currency: 'QAR', priceUom: 'bag' },
    { index: 2, minQty: 500, maxQty: null, price: 285.5, currency: 'QAR', priceUom: 'bag' },
  ],
  pdcSlabs: [{ days: 60, price: 300, enabled: false, currency: 'INR' }],
  incoterm: 'FOB',
  freight: { amount: 100, currency: 'USD', per: 'bag' },
  leadTimeDays: 0,
  validUntil: '2026-12-31T12:30:00.000Z',
  specResponses: [
    { field: 'cspStrength', offered: '2400' },
    { field: 'industryStandard', offered: ['GOTS', 'GRS'], note: 'scope of the mill' },
    { field: 'netWeight', offered: 50 },
    { field: 'shade', offered: '21' },
  ],
  attachments: ['f2', 'f1'],
  note: 'Spindles are free',
}

const file = (id: string): RfqFileView => ({ id, name: `${id}.pdf`, bytes: 1, mime: 'application/pdf', url: '' })

test('a version that is opened and sent again unchanged has the same terms', () => {
  const rfq = requestAbout('yarn', { countSystem: 'Ne', cspStrength: 2600 }, [
    { field: 'cspStrength', op: '>=', value: 2400 },
    { field: 'quality.uPercent', op: '<=', value: 10 },
    { field: 'industryStandard', op: '=', value: 'GOTS' },
  ])
  const quote = { ...TERMS, version: 1, draft: null, files: [file('f1'), file('f2')] }
  const values = openingQuotation(rfq, quote, '2027-01-15')
  const { rfqId: _, action: __, ...terms } = quotationBody('r1', 'SUBMIT', values)
  const slabs = TERMS.quantitySlabs.map(({ minQty, maxQty, price }) => ({ minQty, maxQty, price }))
  expect(terms).toEqual({ ...TERMS, quantitySlabs: slabs })
})

test('a change of one term leaves the others, and text that was changed is read again', () => {
  const rfq = requestAbout('yarn', {}, [{ field: 'industryStandard', op: '=', value: 'GOTS' }])
  const values = openingQuotation(rfq, { ...TERMS, version: 1, draft: null, files: [] }, '2027-01-15')
  const changed = {
    ...values,
    validUntil: '2027-01-02',
    specResponses: values.specResponses.map((row) => ({ ...row, offered: 'GRS' })),
  }
  expect(quotationBody('r1', 'SUBMIT', changed)).toMatchObject({
    validUntil: '2027-01-02T18:29:59.999Z',
    specResponses: expect.arrayContaining([{ field: 'industryStandard', offered: 'GRS', note: 'scope of the mill' }]),
    freight: { amount: 100, currency: 'USD', per: 'bag' },
  })
})

const WRONG = [null, true, 0, -1, 'x', '15/12/2026', '+275760-09-13T00:00:00Z', [], ['x', 1, null], {}, [{}], [[]]]

test.each(Object.keys(TERMS))('a draft with a %s of any type opens, and can be sent again', (name) => {
  const rfq = requestAbout('yarn', {}, [{ field: 'cspStrength', op: '>=', value: 2400 }])
  for (const value of WRONG) {
    const draft = { ...TERMS, [name]: value }
    const values = openingQuotation(rfq, { ...TERMS, version: 0, draft, files: [] }, '2026-12-31')
    expect(quotationBody('r1', 'DRAFT', values)).toMatchObject({ rfqId: 'r1', action: 'DRAFT' })
  }
})

test('a draft keeps what was typed where a box can show it', () => {
  const draft = { unitPrice: 'two hundred', leadTimeDays: '2 weeks', validUntil: '15/12/2026', note: 5 }
  const rfq = requestAbout('yarn', {}, [])
  expect(openingQuotation(rfq, { ...TERMS, version: 0, draft, files: [] }, '2026-12-31')).toMatchObject({
    unitPrice: 'two hundred',
    leadTimeDays: '2 weeks',
    validUntil: '',
    note: '5',
    currency: 'INR',
  })
})

test('a field that is required twice is stated once', () => {
  const rfq = requestAbout('yarn', {}, [
    { field: 'cspStrength', op: '>=', value: 2400 },
    { field: 'cspStrength', op: '<=', value: 2800 },
  ])
  const { specResponses } = quotationBody('r1', 'SUBMIT', openingQuotation(rfq, null, '2026-12-31'))
  expect(specResponses).toEqual([{ field: 'cspStrength', offered: 2400 }])
})

test('only a first quotation begins with minimum, tax, payment and days of the seller’s listing', () => {
  const rfq = requestAbout('yarn', {}, [])
  const { quantity } = rfq.snapshot
  const terms = { taxIncluded: false, paymentTerms: '30 days', leadTimeDays: 4 }
  const listing = { moq: quantity / 2, price: null, ...terms, facts: {} }
  const opening = (own: OwnListing | null, quote: Parameters<typeof openingQuotation>[1] = null) =>
    openingQuotation(rfq, quote, '2026-12-31', { listing: own })
  const first = opening(listing)
  expect(first).toMatchObject({ moq: String(quantity / 2), taxIncluded: 'false', paymentTerms: '30 days' })
  expect(first.leadTimeDays).toBe('4')
  expect(quotationBody('r1', 'SUBMIT', first)).toMatchObject({ taxIncluded: false, paymentTerms: '30 days' })
  // All that is asked for can be ordered, even below the minimum of the listing.
  expect(opening({ ...listing, moq: quantity * 2 }).moq).toBe(String(quantity))
  const later = opening(listing, { ...TERMS, version: 1, draft: null, files: [] })
  expect(later).toMatchObject({ moq: '', taxIncluded: '', paymentTerms: '' })
  for (const name of ['moq', 'taxIncluded', 'paymentTerms']) {
    expect(quotationBody('r1', 'SUBMIT', opening(null))).not.toHaveProperty(name)
  }
})
