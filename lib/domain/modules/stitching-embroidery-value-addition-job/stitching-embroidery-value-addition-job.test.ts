import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { keyNumberOf } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { stitchingJobModule } from '.'
import { stitchingExamples } from './examples'
import { stitchingViews } from './views'

const example = (name: string): FieldValues =>
  stitchingExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: stitchingJobModule, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (name: string, change: FieldValues) => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

test.each([
  [
    'Multi-head embroidery',
    'Multi-Head Embroidery Job, 56 Heads, 9 Needles, 900 pcs/day, Sequin, Saree, Kurti',
    '56 heads · 9 needles',
  ],
  ['Polo CMT', 'Polo T-shirt CMT Job, 3 Lines, 3,000 pcs/day', '3 lines · 135 operators'],
  ['Hand work', 'Zardozi Embroidery Job, 40 Artisans, 12 pcs/day, Aari, Stone Fixing, Lehenga, Blouse', '40 artisans'],
  [
    'Panel printing',
    'T-shirt Panel Printing Job, Plastisol, Water-based, 15,000 pcs/day, Sweatshirt',
    '500 × 700 mm · 10 colours',
  ],
  ['Garment washing', 'Jeans Garment Washing Job, Enzyme wash, Stone wash, 5,000 pcs/day, Jacket', '120 kg load'],
])('the title and key fact of %s', (name, title, fact) => {
  expect(builtTitle(stitchingJobModule, example(name))).toBe(title)
  expect(stitchingViews.keyFact?.(factsOf(stitchingJobModule, example(name)))).toBe(fact)
})

test('there is no title without a job', () => {
  expect(builtTitle(stitchingJobModule, { heads: 20 })).toBe('')
})

describe('branches', () => {
  test('the shortest embroidery listing publishes with its heads as key number', () => {
    const { blocking, values } = judged({
      title: 'Embroidery',
      basePrice: 0.45,
      uom: '1000 stitches',
      jobType: 'Multi-head embroidery',
      heads: 56,
      needles: 9,
      stitchesPerDay: 800_000,
      ratePer: 'Head',
    })
    expect(blocking).toEqual([])
    expect(values.jobType).toEqual(['Multi-head embroidery'])
    expect(keyNumberOf(stitchingJobModule, factsOf(stitchingJobModule, values))).toBe(56)
  })

  test('heads do not apply to sewing, lines not to embroidery, machines not to handwork', () => {
    expect(codes('Polo CMT', { heads: 20 })).toEqual(['FIELD_NOT_APPLICABLE heads'])
    expect(codes('Multi-head embroidery', { lines: 2 })).toEqual(['FIELD_NOT_APPLICABLE lines'])
    expect(codes('Hand work', { machine: ['SNLS'] })).toEqual(['FIELD_NOT_APPLICABLE machine'])
    expect(codes('Hand work', { machine: ['SNLS'], jobType: ['Aari embroidery', 'Fall and pico'] })).toEqual([])
  })

  test('stock does not apply', () => {
    expect(codes('Polo CMT', { availableQuantity: 5 })).toEqual(['FIELD_NOT_APPLICABLE availableQuantity'])
  })
})

describe('a buyer notices', () => {
  test.each<[string, string, FieldValues, string]>([
    ['more than 12 hours', 'Polo CMT', { capacityPerDay: 8000 }, 'OUTPUT_HIGH capacityPerDay'],
    ['a cheap minute', 'Polo CMT', { basePrice: 6 }, 'RATE_PER_MINUTE smv'],
    ['fewer operators than lines', 'Bed linen', { lines: 60, capacityPerDay: 400 }, 'LINES_OPERATORS operators'],
    ['many needles', 'Multi-head embroidery', { needles: 20 }, 'NEEDLES_MANY needles'],
    [
      'children’s wear without a needle policy',
      'Bed linen',
      { productType: ['Babywear'], needlePolicy: null },
      'CHILDREN_NEEDLES needlePolicy',
    ],
    ['an audit without a report', 'Panel printing', { certifications: null }, 'AUDIT_PROOF complianceAudit'],
  ])('%s', (_, name, change, issue) => {
    expect(codes(name, change)).toEqual([issue])
  })

  test('the price of a standard minute, only of sewing without material in rupees', () => {
    const perMinute = stitchingJobModule.derived.find(({ name }) => name === 'ratePerMinute')
    const of = (change: FieldValues) =>
      perMinute?.compute(factsOf(stitchingJobModule, judged({ ...example('Polo CMT'), ...change }).values))
    expect(of({})).toBe(3.875)
    expect(of({ materialSupply: 'With material' })).toBeNull()
    expect(of({ currency: 'USD' })).toBeNull()
    expect(of({ smv: null })).toBeNull()
    expect(of({ jobType: ['CMT', 'Stitching'] })).toBeNull()
  })

  test('nothing in a rate that includes material, or in another currency', () => {
    expect(codes('Polo CMT', { basePrice: 420, materialSupply: 'With material' })).toEqual([])
    expect(codes('Polo CMT', { basePrice: 1.2, currency: 'USD' })).toEqual([])
  })
})

test.each<[FieldValues, object]>([
  [{ jobType: ['CMT'] }, { ok: true, code: '998822' }],
  [{ jobType: ['Made-up stitching'] }, { ok: true, code: '998821' }],
  [
    { jobType: ['Multi-head embroidery'], workOn: ['Cloth by the metre'] },
    { ok: true, code: '998821' },
  ],
  [{ jobType: ['Multi-head embroidery'] }, { ok: false, missing: ['workOn'] }],
  [
    { jobType: ['Multi-head embroidery'], workOn: ['Stitched garments'] },
    { ok: false, missing: [] },
  ],
  [{}, { ok: false, missing: ['jobType'] }],
])('the service code of %j', (values, answer) => {
  expect(suggestHs(stitchingJobModule, values)).toMatchObject(answer)
})

test.each([
  ['multi head embroidery job 0.45 per 1000 stitches', { uom: '1000 stitches', basePrice: 0.45 }],
  ['polo cmt 62 per piece', { uom: 'piece', basePrice: 62 }],
  ['20 head embroidery job', { uom: '1000 stitches', heads: 20 }],
])('the unit of "%s" follows from the job', (line, values) => {
  expect(readLine(stitchingJobModule, line).values).toMatchObject(values)
})
