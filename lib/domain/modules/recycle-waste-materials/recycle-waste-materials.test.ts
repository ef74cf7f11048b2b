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
import { recycleWasteMaterials } from '.'
import { recycleWasteExamples } from './examples'
import { recycleWasteViews } from './views'

const example = (name: string): FieldValues =>
  recycleWasteExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: recycleWasteMaterials, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Comber noil') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('the titles of waste', () => {
  test.each([
    ['Comber noil', 'Cotton Comber Noil, 3% Trash, 12 mm, 95–100% Cotton, Clean, 170 kg Bale, Raw white'],
    [
      'White hosiery clips',
      'White Cotton Hosiery Clips, 98–100% Cotton, Single jersey, Elastane-Free, 5 cm and above, A grade, 100 kg Bale',
    ],
    ['PET flakes', 'Clear PET Flakes, Hot washed, 12 mm, GRS'],
    ['POY waste', 'POY Waste, 100% Polyester, Clean, 200 kg Bale, Raw white'],
  ])('of %s is %s', (name, title) => {
    expect(builtTitle(recycleWasteMaterials, example(name))).toBe(title)
  })

  test('are empty without a type, and say a colour once', () => {
    expect(builtTitle(recycleWasteMaterials, { trash: 3 })).toBe('')
    expect(builtTitle(recycleWasteMaterials, { wasteType: 'Denim clips', color: 'Denim blue' })).toBe(
      'Blue Denim Clips',
    )
  })
})

test.each([
  ['Comber noil', '3% trash · 12 mm · Raw white'],
  ['PET flakes', 'Clear · Hot washed'],
])('the key fact of %s is %s', (name, fact) => {
  expect(recycleWasteViews.keyFact?.(factsOf(recycleWasteMaterials, example(name)))).toBe(fact)
})

describe('the rules', () => {
  test.each<[string, FieldValues, string?]>([
    ['CLAIM_CERTIFICATE certifications', { recycledClaim: ['GRS'] }],
    ['CLAIM_CERTIFICATE certifications', { recycledClaim: 'GRS with TC' }],
    ['CLAIM_CERTIFICATE certifications', { certifications: [{ scheme: 'GRS' }] }, 'PET flakes'],
    ['COMPOSITION_SHORT compositionRange', { compositionRange: [{ fibre: 'Cotton', from: 80, to: 90 }] }],
    ['TRASH_USUAL trash', { trash: 22 }],
    ['FIBER_LENGTH_USUAL fiberLength', { fiberLength: 45 }],
    ['MOISTURE_HIGH moisture', { moisture: 18 }],
    ['BALE_WEIGHT baleWeight', { baleWeight: 400, netWeight: 400 }],
    ['IMPORT_PERMIT importPermit', { mutilated: null }, 'Mutilated woollens'],
    ['SORTING_COLOUR colourSorting', { color: 'Multicolour' }, 'White hosiery clips'],
    ['SCRAP_ELSEWHERE title', { title: 'MS scrap and used cones, 5 t' }],
    ['IMAGE_MISSING coverImage', { condition: 'JobLot' }],
    [
      'STOCK_BY_COLOUR stockByColour',
      { stockByColour: [{ color: 'White', shadeNo: '1', quantity: 90_000 }] },
      'White hosiery clips',
    ],
    ['NOT_IN_LIST condition', { condition: 'Fresh' }],
    ['NOT_USUAL wasteType', { wasteType: 'PET flakes' }],
    ['FIELD_NOT_APPLICABLE trash', { trash: 3 }, 'PET flakes'],
    ['FIELD_NOT_APPLICABLE washing', { washing: 'Hot washed' }],
    ['HS_SUGGESTION hsCode', { hsCode: '520100' }],
  ])('say %s', (code, change, name) => {
    expect(codes(change, name)).toContain(code)
  })

  test.each<[FieldValues, string?]>([
    [
      {
        compositionRange: [
          { fibre: 'Cotton', from: 60, to: 80 },
          { fibre: 'Polyester', from: 20, to: 40 },
        ],
      },
    ],
    [{ wasteType: 'Dropping 2', trash: 45 }],
    [{ hsCode: '520299' }],
    [{ mutilated: null, importPermit: 'SEZ unit, Kandla' }, 'Mutilated woollens'],
    [{ baleWeight: 45, netWeight: 45 }, 'Mutilated woollens'],
    [{ certifications: [], recycledClaim: ['Post-consumer'] }, 'PET flakes'],
  ])('say nothing of %j', (change, name) => {
    expect(codes(change, name)).toEqual([])
  })

  test('take a composition as ranges: it need not add up to 100', () => {
    const rows = [
      { fibre: 'Cotton', from: 70, to: 95 },
      { fibre: 'lycra', from: 0, to: 8 },
    ]
    expect(codes({ compositionRange: rows }).filter((code) => code.includes('BLEND'))).toEqual([])
    expect(codes({ compositionRange: rows, elastaneFree: true }, 'White hosiery clips')).toContain(
      'ELASTANE_DIFFERS elastaneFree',
    )
  })
})

test('the stream follows from the type, and the fibres from the composition', () => {
  const { words } = factsOf(recycleWasteMaterials, {
    wasteType: 'bonda',
    compositionRange: [{ fibre: 'Cotton', from: 90, to: 100 }],
  })
  expect(words).toMatchObject({ wasteStream: 'Pre-consumer spinning', wasteType: 'Pneumafil', fiberType: ['Cotton'] })
})

test('every example is complete but for its files', () => {
  const missing = recycleWasteExamples.whole.flatMap(({ name, body }) =>
    completeness(recycleWasteMaterials, judged(body).values).sections.flatMap(({ missing }) =>
      missing.map((field) => `${name} ${field}`),
    ),
  )
  expect(missing).toEqual(recycleWasteExamples.whole.map(({ name }) => `${name} coverImage`))
})

test('a price per bale is one per kg by the weight of the bale', () => {
  const noil = example('Comber noil')
  expect(convertPrice(17_680, 'bale', 'kg', noil)).toBeCloseTo(104, 9)
  expect(convertPrice(17_680, 'bale', 'kg', { wasteType: 'Comber noil' })).toBeNull()
})

test('the numbers of a field that does not apply are left out', () => {
  const numbers = listingNumbers({ ...example('PET flakes'), fiberLength: 12 }, recycleWasteMaterials)
  expect(numbers).toMatchObject({ flakeSize: 12, pvcContent: 60 })
  expect(numbers.fiberLength).toBeUndefined()
})

test.each([
  ['Comber noil', '520299'],
  ['White hosiery clips', '631010'],
  ['Cotton hard waste', '520210'],
  ['PET flakes', '391590'],
  ['Mutilated woollens', '6310'],
  ['Recycled cotton fibre', '520291'],
])('the customs code of %s is %s', (name, code) => {
  const hs = suggestHs(recycleWasteMaterials, example(name))
  expect(hs?.ok ? hs.code : '').toBe(code)
})

describe('a price-list line', () => {
  test('of the example is read whole', () => {
    const { values, rest, issues } = readLine(recycleWasteMaterials, recycleWasteMaterials.lineExample ?? '')
    expect({ rest, errors: issues.filter(({ severity }) => severity === 'error') }).toEqual({ rest: '', errors: [] })
    expect(values).toMatchObject({ wasteType: 'Comber noil', trash: 3, baleWeight: 170, basePrice: 104, moqUom: 'MT' })
  })

  test.each<[string, FieldValues]>([
    ['white hosiery clips 78/kg 18 ton ready', { basePrice: 78, availableQuantity: 18_000, color: 'White' }],
    ['50 bales of 170 kg flat strips 88/-', { baleWeight: 170, availableQuantity: 8500, basePrice: 88 }],
    ['PET flakes clear hot washed 74 per kg, 300 MT per month', { monthlyAvailability: 300, basePrice: 74 }],
    ['dropping 2 45', { wasteType: 'Dropping 2', basePrice: 45 }],
    ['noil in bora, 92/kg', { packageType: 'Gunny bag', basePrice: 92 }],
  ])('%s is read', (line, values) => {
    expect(readLine(recycleWasteMaterials, line).values).toMatchObject(values)
  })
})
