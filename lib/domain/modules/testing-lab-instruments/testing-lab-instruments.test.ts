import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { testingLab } from '.'
import { testingExamples } from './examples'
import { testingViews } from './views'

const example = (name: string): FieldValues =>
  testingExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: testingLab, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Used instrument') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

test.each([
  ['Used instrument', 'Yarn Evenness Tester (Uster ST-5), 2012, Calibrated Apr 2026'],
  ['New instrument', 'Tensile Tester (MAG Solvics TensoMaxx), 5 kN, 2026, Calibrated Aug 2026, New'],
  ['Test service', 'Colour Fastness to Washing and Rubbing Tests, ISO 105-C06/ISO 105-X12, NABL, Fabric/Garment'],
  ['Calibration service', 'Calibration of Tensile Tester, NABL/ISO/IEC 17025, At the customer’s site'],
  ['Rental', 'Colour Matching Cabinet (Verivide CAC 60), 2021, Calibrated Jun 2026, on Rent'],
])('the title of %s is %s', (name, title) => {
  expect(builtTitle(testingLab, example(name))).toBe(title)
})

test.each([
  [['Azo dyes'], 'Azo Dyes Test'],
  [['Azo dyes', 'pH value'], 'Azo Dyes and pH Value Tests'],
  [['Azo dyes', 'Formaldehyde', 'pH value'], 'Azo Dyes, Formaldehyde and pH Value Tests'],
  [['Azo dyes', 'Formaldehyde', 'pH value', 'Pilling'], 'Azo Dyes, Formaldehyde and 2 More Tests'],
])('the title of a service for %j is %s', (testType, title) => {
  expect(builtTitle(testingLab, { listingKind: 'Test service', testType })).toBe(title)
})

test.each([
  ['Used instrument', 'ST-5 · 2012 · calibrated Apr 2026'],
  ['Test service', 'ISO 105-C06/ISO 105-X12 · NABL · 3 days'],
])('the key fact of %s is %s', (name, fact) => {
  expect(testingViews.keyFact?.(factsOf(testingLab, example(name)))).toBe(fact)
})

describe('the rules', () => {
  test.each<[string, FieldValues, string?]>([
    ['CALIBRATION_CERTIFICATE calibration.certificateNo', { calibration: { date: '2026-04-10' } }],
    ['ACCREDITATION_UNPROVED accreditationNo', { accreditationNo: '' }, 'Test service'],
    ['ACCREDITATION_UNPROVED accreditationScope', { accreditationScope: '' }, 'Test service'],
    ['TEST_UNIT priceUom', { priceUom: 'unit' }, 'Test service'],
    ['TEST_UNIT priceUom', { priceUom: 'test' }],
    ['STANDARD_INSTRUMENT testStandard[1]', { testStandard: ['ISO 16549', 'ISO 105-C06'] }],
    ['TEST_NOT_NAMED testType', { testStandard: ['ISO 105-C06', 'ISO 105-B02'] }, 'Test service'],
    ['NOT_IN_LIST condition', { condition: 'Fresh' }],
    ['FIELD_NOT_APPLICABLE year', { year: 2012 }, 'Test service'],
    ['FIELD_NOT_APPLICABLE availableQuantity', { availableQuantity: 5 }, 'Test service'],
    ['FIELD_NOT_APPLICABLE capacityPerDay', { capacityPerDay: 5 }],
    ['HS_SUGGESTION hsCode', { hsCode: '902480' }],
  ])('say %s', (code, change, name) => {
    expect(codes(change, name)).toContain(code)
  })

  test.each<[FieldValues, string?]>([
    [{ testType: ['Colour fastness'], testStandard: ['ISO 105-C06', 'ISO 105-B02'] }, 'Test service'],
    [{ hsCode: '998346' }, 'Test service'],
    [{ calibration: { certificateNo: 'A', date: '2026-04-10', due: '2026-04-10' } }],
  ])('say nothing of %j', (change, name) => {
    expect(codes(change, name)).toEqual([])
  })
})

describe('on a day', () => {
  const DAY = '2026-11-27'
  const warned = (name: string, change: FieldValues, day?: string) => {
    const body = { ...example(name), ...change }
    const { blocking, warnings } = judgeListing({
      ...{ definition: testingLab, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false },
      ...(day === undefined ? {} : { day }),
    })
    expect(blocking).toEqual([])
    return warnings.map(({ code, field }) => `${code} ${field}`)
  }
  const due = (day: string) => ({ calibration: { certificateNo: 'CC-1', date: '2019-04-10', due: day } })

  test('a calibration is overdue from the day after it was due', () => {
    expect(warned('Used instrument', due('2026-11-26'), DAY)).toEqual(['CALIBRATION_OVERDUE calibration.due'])
    expect(warned('Used instrument', due(DAY), DAY)).toEqual([])
    expect(warned('Used instrument', due('2026-11-26'))).toEqual([])
  })

  test('an accreditation is over from the day after its last', () => {
    const until = (day: string) => ({ accreditationValidUntil: day })
    const over = ['ACCREDITATION_OVER accreditationValidUntil']
    expect(warned('Test service', until('2020-01-31'), DAY)).toEqual(over)
    expect(warned('Calibration service', until('2026-11-26'), DAY)).toEqual(over)
    expect(warned('Test service', until(DAY), DAY)).toEqual([])
  })

  test('each example is right on any day', () => {
    for (const { name } of testingExamples.whole) expect(warned(name, {}, '2099-01-01'), name).toEqual([])
  })
})

describe('a service', () => {
  const applies = (kind: string, name: string) => factsOf(testingLab, { listingKind: kind }).applicable.has(name)

  test.each(['Test service', 'Calibration service'])('%s has capacity and no stock or condition', (kind) => {
    expect(['capacityPerDay', 'slotAvailableFrom', 'accreditation'].filter((name) => !applies(kind, name))).toEqual([])
    expect(['availableQuantity', 'condition', 'year', 'model'].filter((name) => applies(kind, name))).toEqual([])
  })

  test.each(['Sale', 'Used sale', 'Rental'])('is not a %s', (kind) => {
    expect(['availableQuantity', 'condition', 'model'].filter((name) => !applies(kind, name))).toEqual([])
    expect(['capacityPerDay', 'accreditation'].filter((name) => applies(kind, name))).toEqual([])
  })
})

test('every branch can be complete but for its files', () => {
  for (const { name, body } of testingExamples.whole) {
    const missing = completeness(testingLab, judged(body).values).sections.flatMap((section) => section.missing)
    expect(
      missing.filter((field) => field !== 'coverImage').length,
      `${name}: ${missing.join(' ')}`,
    ).toBeLessThanOrEqual(3)
  }
})

test.each([
  ['Used instrument', '9031'],
  ['New instrument', '902480'],
  ['Test service', '998346'],
  ['Rental', ''],
])('the customs code of %s is %j', (name, code) => {
  const hs = suggestHs(testingLab, example(name))
  expect(hs?.ok ? hs.code : '').toBe(code)
})

test.each<[string, FieldValues]>([
  ['ISO 105-C06 wash fastness test 650 per test', { basePrice: 650, priceUom: 'test', uom: 'test' }],
  ['Crockmeter paramount Rs 24500', { instrumentType: 'Crockmeter', basePrice: 24_500 }],
])('a line of a price list is read: %s', (line, values) => {
  expect(readLine(testingLab, line).values).toMatchObject(values)
})
