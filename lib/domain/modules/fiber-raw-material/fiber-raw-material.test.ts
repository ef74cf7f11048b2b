import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { convertPrice } from '@/lib/domain/units/units'
import { fiberRawMaterial } from '.'
import { fibreExamples } from './examples'
import { fibreKeyFact } from './title'
import { fibreViews } from './views'

const judged = (body: FieldValues) =>
  judgeListing({
    definition: fiberRawMaterial,
    body,
    stored: {},
    storedStatus: 'ACTIVE',
    isMicroOrSmall: false,
  })
const example = (name: string): FieldValues => fibreExamples.whole.find((one) => one.name === name)?.body ?? {}
const codes = (change: FieldValues, name = 'Cotton') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('the title', () => {
  test.each(fibreExamples.whole.map(({ name, body }) => [name, body] as const))(
    'of %s is that of its trade',
    (_, body) => {
      const title = builtTitle(fiberRawMaterial, body)
      expect(title.length).toBeGreaterThan(15)
      expect(title.length).toBeLessThanOrEqual(140)
    },
  )

  test('is the one of the trade for cotton and staple', () => {
    const titled = (name: string) => builtTitle(fiberRawMaterial, example(name))
    expect(titled('Cotton')).toBe('Shankar-6 Raw Cotton, 29 mm, 3.9 Mic, 76 Rd, 2025-26 Crop, Roller Ginned')
    expect(titled('Polyester staple')).toBe('1.4D × 38 mm Polyester Staple Fibre, Semi-Dull, Raw White')
    expect(titled('PET chips')).toBe('PET Textile Grade Chips, IV 0.62, Semi-Dull, Jumbo Bag')
  })
})

test.each([
  ['Cotton', '29 mm · 3.9 mic'],
  ['Polyester staple', '1.4 den · 38 mm'],
  ['Greasy wool', '19.5 µm · 85 mm'],
  ['Wool tops', '20.5 µm · 68 mm'],
  ['Raw silk', '20/22 den'],
  ['Jute', 'TD-4'],
  ['PET chips', 'IV 0.62'],
  ['Dissolving pulp', '94 % alpha'],
])('the key fact of %s is %s', (name, fact) => {
  expect(fibreKeyFact(factsOf(fiberRawMaterial, example(name)))).toBe(fact)
})

describe('prices', () => {
  test('per candy and per kg agree: a candy is 355.616 kg', () => {
    expect(convertPrice(58000, 'candy', 'kg', example('Cotton'))).toBeCloseTo(163.0971, 3)
    expect(convertPrice(163.0971, 'kg', 'candy', example('Cotton'))).toBeCloseTo(58000, 0)
    expect(convertPrice(0.72, 'lb', 'kg', {})).toBeCloseTo(1.5873, 4)
  })

  test('per bale are by the weight of the bale', () => {
    expect(convertPrice(27200, 'bale', 'kg', example('Cotton'))).toBe(160)
    expect(convertPrice(27200, 'bale', 'kg', {})).toBeNull()
  })
})

describe('numbers', () => {
  test('know the length of every fibre as one, and its dtex', () => {
    const facts = factsOf(fiberRawMaterial, example('Polyester staple'))
    const numberOf = (name: string) => fiberRawMaterial.derived.find((one) => one.name === name)?.compute(facts)
    expect(numberOf('stapleLength')).toBe(38)
    expect(numberOf('dtex')).toBe(1.56)
    expect(listingNumbers(example('Cotton'), fiberRawMaterial)).toMatchObject({
      micronaire: 3.9,
      baleWeight: 170,
      rd: 76,
    })
  })

  test('leave out what does not apply', () => {
    const chips = { ...example('PET chips'), stapleLength: 29, micronaire: 4 }
    expect(codes({ stapleLength: 29 }, 'PET chips')).toEqual(['FIELD_NOT_APPLICABLE stapleLength'])
    expect(listingNumbers(chips, fiberRawMaterial)).not.toHaveProperty('micronaire')
    expect(builtTitle(fiberRawMaterial, chips)).not.toMatch(/29|Mic/)
  })
})

describe('the rules', () => {
  test.each<[string, FieldValues, string?]>([
    ['COTTON_STAPLE stapleLength', { stapleLength: 46, variety: null }],
    ['VARIETY_STAPLE stapleLength', { stapleLength: 36 }],
    ['USDA_STAPLE_DIFFERS usdaGrade', { usdaGrade: '31-3-40' }],
    ['MOISTURE_HIGH moisture', { moisture: 11 }],
    ['BALE_WEIGHT baleWeight', { baleWeight: 226, netWeight: 226 }],
    ['BALE_WEIGHT_DIFFERS baleWeight', { netWeight: 60 }],
    ['UNIFORMITY uniformityRatio', { uniformityRatio: 65 }],
    ['STRENGTH_USUAL strength', { strength: 12 }],
    ['MICRONAIRE_USUAL micronaire', { micronaire: 7.2 }],
    ['YIELD_STATE yield', { yield: 95 }, 'Greasy wool'],
    ['DENIER_LENGTH cutLength', { fiberDenier: 1.2, cutLength: 76 }, 'Polyester staple'],
    ['IV_POLYMER iv', { iv: 0.82 }, 'PET chips'],
    ['CANDY_UNIT priceUom', { priceUom: 'candy', basePrice: 36000 }, 'Polyester staple'],
    ['WASTE_ELSEWHERE title', { title: 'Cotton comber noil 24 mm' }],
    ['LOT_MISSING lot', { lot: null }],
    ['DEFECTS_MISSING quality', { condition: 'Seconds' }],
  ])('say %s', (code, change, name) => {
    expect(codes(change, name)).toContain(code)
  })

  test.each<[FieldValues, string?]>([
    [{ variety: 'Bengal Deshi', stapleLength: 19, micronaire: 7.2 }],
    [{ usdaGrade: '31-3-36' }],
    [{ uniformityRatio: 48 }],
    [{ preparation: 'Scoured', yield: 98 }, 'Greasy wool'],
    [{ fiberDenier: 15, cutLength: 64, crossSection: 'Hollow conjugate siliconised' }, 'Polyester staple'],
    [{ fiberDenier: 0.8, cutLength: 32 }, 'Polyester staple'],
  ])('say nothing of %j', (change, name) => {
    expect(codes(change, name)).toEqual([])
  })
})

test('every branch can be complete but for its files', () => {
  const missing = fibreExamples.whole.flatMap(({ name, body }) =>
    completeness(fiberRawMaterial, judged(body).values).sections.flatMap((section) =>
      section.missing.map((field) => `${name} ${field}`),
    ),
  )
  expect(missing).toEqual([])
})

test.each([
  ['Cotton', '520100'],
  ['Polyester staple', '550320'],
  ['Greasy wool', '510111'],
  ['Wool tops', '510529'],
  ['Raw silk', '500200'],
  ['Jute', '530310'],
  ['Acrylic tow', '550130'],
  ['PET chips', '390769'],
  ['Dissolving pulp', '470200'],
])('the customs code of %s is %s', (name, code) => {
  const hs = suggestHs(fiberRawMaterial, example(name))
  expect(hs?.ok ? hs.code : '').toBe(code)
})

test('the line of the definition is read whole', () => {
  const { values, rest, issues } = readLine(fiberRawMaterial, fiberRawMaterial.lineExample ?? '')
  expect(rest).toBe('')
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(values).toMatchObject({
    title: 'Shankar-6 Raw Cotton, 29 mm, 3.8 Mic, 76 Rd, 2025-26 Crop',
    fiberFamily: 'Cotton',
    variety: 'S-6',
    basePrice: 58000,
    priceUom: 'candy',
    availableQuantity: 200,
    uom: 'bale',
    dispatchLeadTime: 7,
  })
})

test('drawings are of the material, in few characters', () => {
  for (const { name, body } of fibreExamples.whole) {
    const drawing = fibreViews.drawing?.(factsOf(fiberRawMaterial, body), 'a')
    expect(JSON.stringify(drawing).length, name).toBeLessThan(3000)
  }
})
