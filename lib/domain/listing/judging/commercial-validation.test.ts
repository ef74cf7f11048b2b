import { describe, expect, test } from 'vitest'
import { parseCount } from '@/lib/domain/count/parse'
import type { Issue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { yarn } from '@/lib/domain/modules/yarn'
import { suggestHs } from '../hs-suggestion'
import { type CommercialContext, commercialIssues, commercialValidation } from './commercial-validation'
import { countIssue } from './count-reading'

const MINIMAL: FieldValues = { ...yarn.defaults, title: '30s Combed Cotton Hosiery Yarn', basePrice: 285 }

function judge(values: FieldValues, context: Partial<CommercialContext> = {}) {
  return commercialIssues(values, { definition: yarn, status: 'ACTIVE', isMicroOrSmall: false, ...context })
}

const codes = (issues: readonly Issue[]) => issues.map(({ code, field }) => `${code} ${field}`)

const SLABS = [
  { index: 1, minQty: 60, maxQty: 1199, price: 289, currency: 'INR', priceUom: 'kg' },
  { index: 2, minQty: 1200, maxQty: 8999, price: 286, currency: 'INR', priceUom: 'kg' },
  { index: 3, minQty: 9000, maxQty: null, price: 283, currency: 'INR', priceUom: 'kg' },
]
const PDC = [30, 45, 60].map((days) => ({ days, price: 289 + days / 10, enabled: true, currency: 'INR' }))

describe('commercialIssues', () => {
  test('ACTIVE needs a title, a price and a unit, and nothing else', () => {
    expect(judge(MINIMAL)).toEqual({ errors: [], warnings: [] })
  })

  test("a mill's whole listing has neither errors nor warnings", () => {
    const whole: FieldValues = {
      ...MINIMAL,
      title: '30s Combed Compact Cotton Weaving Yarn (Warp)',
      yarnFamily: 'Cotton yarn',
      fiberType: ['Cotton'],
      blendPercentages: [{ fibre: 'Cotton', percent: 100 }],
      composition: '100% Cotton',
      count: '30s CCW',
      basePrice: 289,
      moq: 1,
      moqUom: 'bag',
      quantitySlabs: SLABS,
      pdcSlabs: PDC,
      offlinePdcSettlement: { slabDays: 45 },
      availableQuantity: 12_000,
      totalQuantity: 12_000,
      paymentTerms: ['PDC', '100% advance'],
      hsCode: '52052310',
      packageType: 'HDPE/PP woven bag',
      unitsPerPackage: 48,
      dimensions: { coneWeight: 1.25 },
      netWeight: 60,
      grossWeight: 62,
      packageCount: 200,
      length: 70,
      width: 50,
      height: 40,
    }
    expect(judge(whole, { hsSuggestion: suggestHs(yarn, whole) })).toEqual({ errors: [], warnings: [] })
  })

  test.each<[string, FieldValues, string[]]>([
    ['a title', { title: '', productName: 'Sunflower 30s' }, ['TITLE_REQUIRED title']],
    ['any name', { title: '' }, ['NAME_REQUIRED title']],
    ['a price', { basePrice: undefined }, ['PRICE_REQUIRED basePrice']],
    ['a unit', { uom: '', priceUom: '', moqUom: '' }, ['UNIT_REQUIRED uom']],
  ])('ACTIVE needs %s; a DRAFT does not', (_, missing, expected) => {
    expect(codes(judge({ ...MINIMAL, ...missing }).errors)).toEqual(expected)
    expect(judge({ ...MINIMAL, ...missing }, { status: 'DRAFT' }).errors).toEqual([])
  })

  test('a single slab counts as a price', () => {
    expect(judge({ ...MINIMAL, basePrice: undefined, quantitySlabs: [{ ...SLABS[2], index: 1 }] }).errors).toEqual([])
  })

  test('all problems are listed together, each with its field', () => {
    const { errors, warnings } = judge({
      ...MINIMAL,
      title: '',
      fiberType: ['Cotton'],
      blendPercentages: [{ fibre: 'Viscose', percent: 90 }],
      quantitySlabs: [
        { index: 1, minQty: 1, maxQty: 500, price: 285, currency: 'INR', priceUom: 'kg' },
        { index: 2, minQty: 502, maxQty: null, price: 285, currency: 'USD', priceUom: 'kg' },
      ],
      pdcSlabs: [{ days: 20, price: 0, enabled: true, currency: 'INR' }],
      offlinePdcSettlement: { slabDays: 30 },
      netWeight: 62,
      grossWeight: 60,
    })
    expect(codes(errors)).toEqual([
      'NAME_REQUIRED title',
      'SLAB_GAP quantitySlabs[1].minQty',
      'SLAB_CURRENCY quantitySlabs[1].currency',
      'PDC_DAYS pdcSlabs[0].days',
      'PDC_PRICE pdcSlabs[0].price',
      'PDC_SETTLEMENT offlinePdcSettlement.slabDays',
      'BLEND_FIBRE blendPercentages[0].fibre',
      'BLEND_SUM blendPercentages',
      'NET_OVER_GROSS netWeight',
    ])
    expect(codes(warnings)).toEqual(['SLAB_PRICE_NOT_DECREASING quantitySlabs[1].price'])
    expect(errors.every(({ severity }) => severity === 'error')).toBe(true)
    expect(warnings.every(({ severity }) => severity === 'warning')).toBe(true)
  })

  test('the minimum order is compared with the slabs in the same unit', () => {
    const tonnes = { ...MINIMAL, basePrice: 289, moq: 0.07, moqUom: 'MT' }
    const from = (minQty: number) => [{ index: 1, minQty, maxQty: null, price: 289, currency: 'INR', priceUom: 'kg' }]
    expect(judge({ ...tonnes, quantitySlabs: from(70) })).toEqual({ errors: [], warnings: [] })
    expect(codes(judge({ ...tonnes, quantitySlabs: from(60) }).errors)).toEqual(['SLAB_MIN quantitySlabs[0].minQty'])
    const bags = { ...tonnes, moq: 5, moqUom: 'bag' }
    expect(judge({ ...bags, quantitySlabs: from(60) }).errors).toEqual([])
  })

  test('cheque prices of an export listing block ACTIVE and give a warning in a DRAFT', () => {
    const values = { ...MINIMAL, basePrice: 289, tradeMode: 'Export', incoterm: 'FCA', pdcSlabs: PDC }
    expect(codes(judge(values).errors)).toEqual(['PDC_EXPORT_ONLY pdcSlabs'])
    const draft = judge(values, { status: 'DRAFT' })
    expect(draft.errors).toEqual([])
    expect(codes(draft.warnings)).toContain('PDC_EXPORT_ONLY pdcSlabs')
  })

  test('an unreadable count blocks ACTIVE, except for a job lot', () => {
    const issue = countIssue('count', parseCount('assorted'))
    const countIssues = issue ? [issue] : []
    const values = { ...MINIMAL, count: 'assorted' }
    expect(judge(values, { countIssues }).errors).toMatchObject([{ field: 'count', severity: 'error' }])
    const lot = judge({ ...values, condition: 'JobLot' }, { countIssues })
    expect(lot.errors).toEqual([])
    expect(lot.warnings).toMatchObject([{ field: 'count', severity: 'warning' }])
    expect(judge(values, { countIssues: [] }).errors).toEqual([])
  })

  test('a missing optional field is not an issue', () => {
    const bare = judge({ ...MINIMAL, condition: 'Seconds' })
    expect(bare).toEqual({ errors: [], warnings: [] })
  })
})

describe('commercialValidation', () => {
  test('repeats the slabs and has no issues when ok', () => {
    const values = { ...MINIMAL, quantitySlabs: SLABS, pdcSlabs: PDC }
    const validation = commercialValidation({ values, definition: yarn, errors: [] })
    expect(validation).toEqual({
      ok: true,
      slabs: SLABS,
      pdcSlabs: PDC,
      family: 'PRODUCT',
      issues: [],
      condition: 'Fresh',
      tradeMode: 'Domestic',
      businessChannel: 'B2B',
      allowedBusinessChannels: ['B2B'],
    })
    expect(Object.keys(validation)).toEqual([
      'ok',
      'slabs',
      'pdcSlabs',
      'family',
      'issues',
      'condition',
      'tradeMode',
      'businessChannel',
      'allowedBusinessChannels',
    ])
  })

  test('of a listing without slabs has empty lists', () => {
    expect(commercialValidation({ values: MINIMAL, definition: yarn, errors: [] })).toMatchObject({
      slabs: [],
      pdcSlabs: [],
    })
  })

  test('with an error is not ok and lists it', () => {
    const { errors } = judge({ ...MINIMAL, basePrice: undefined })
    expect(commercialValidation({ values: MINIMAL, definition: yarn, errors })).toMatchObject({
      ok: false,
      issues: errors,
    })
  })
})
