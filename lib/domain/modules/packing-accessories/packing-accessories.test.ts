import { describe, expect, test } from 'vitest'
import { packType } from '@/lib/domain/families/geometry/vocabulary/packs'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingNumbers, numberFacets } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { convertPrice } from '@/lib/domain/units/units'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { packingAccessories } from '.'
import { packingExamples } from './examples'
import { packingViews } from './views'

const example = (name: string): FieldValues =>
  packingExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: packingAccessories, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Paper cone') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('the titles of packing goods', () => {
  test.each([
    ['Paper cone', 'Paper Cone 5°57′ 170 mm, 38 g, Blue Tip'],
    ['Carton', '5-Ply Carton 18×12×12 in, 760 g, BC Flute, 20 BF, Flexo Printed'],
    ['Polybag', 'Polybag 12×16 in, 12 g, 51 Micron, LDPE, Transparent, Flexo Printed'],
    ['BOPP tape', 'BOPP Tape 48 mm, 150 g, 42 Micron, 65 m, Brown'],
    ['Wooden pallet', 'Wooden Pallet 1200×1000×140 mm, 18 kg, 1,500 kg Load, Pine wood, ISPM-15'],
    ['Non-woven bag', 'Non-Woven Bag 14×18 in, 30 g, 80 GSM, 5 kg Load, PP, Navy, Screen Printed'],
  ])('of %s is %s', (name, title) => {
    expect(builtTitle(packingAccessories, example(name))).toBe(title)
  })

  test('are empty without a type, and short for every kind', () => {
    expect(builtTitle(packingAccessories, { material: 'Kraft paper' })).toBe('')
    for (const { value } of packType.options)
      expect(builtTitle(packingAccessories, { packType: value, weight: { value: 38, unit: 'g' } })).toContain('38 g')
  })
})

test.each([
  ['Paper cone', '5°57′ · 170 mm · 38 g'],
  ['Carton', '5 ply · 18×12×12 in · 760 g'],
  ['Polybag', '51 Micron · 12×16 in · 12 g'],
  ['Wooden pallet', '1200×1000×140 mm · 18 kg'],
])('the key fact of %s is %s', (name, fact) => {
  expect(packingViews.keyFact?.(factsOf(packingAccessories, example(name)))).toBe(fact)
})

describe('the rules', () => {
  test.each<[string, FieldValues, string?]>([
    ['FIELD_NOT_APPLICABLE flute', { flute: 'B' }],
    ['FIELD_NOT_APPLICABLE coneTaper', { coneTaper: '5°57′' }, 'Carton'],
    ['PLY_GSM_COUNT plyGsm', { plyGsm: '180/120/150' }, 'Carton'],
    ['TAPER_DIFFERS baseDiameter', { baseDiameter: 90 }],
    ['CONE_WEIGHT weight', { weight: { value: 38, unit: 'kg' } }],
    ['BS_DIFFERS bs', { bs: 25 }, 'Carton'],
    ['BCT_DIFFERS bct', { ect: 8, bct: 4000 }, 'Carton'],
    ['WEIGHT_DIFFERS weight', { weight: { value: 3, unit: 'kg' } }, 'Carton'],
    ['WEIGHT_DIFFERS weight', { weight: { value: 60, unit: 'g' } }, 'Polybag'],
    ['ISPM15_EXPORT ispm15', { ispm15: false, tradeMode: 'Both' }, 'Wooden pallet'],
    ['SUFFOCATION_WARNING suffocationWarning', { suffocationWarning: false, tradeMode: 'Both' }, 'Polybag'],
    ['EPR_MISSING plasticRule', { plasticRule: 'Not registered' }, 'Polybag'],
    ['DEFECTS_MISSING quality', { condition: 'Seconds' }],
    ['IMAGE_MISSING coverImage', { condition: 'Seconds' }],
    ['NOT_USUAL material', { material: 'LDPE' }],
    ['NOT_IN_LIST condition', { condition: 'JobLot' }],
    ['HS_SUGGESTION hsCode', { hsCode: '392330' }],
    ['PROHIBITED gauge', { packType: 'Carry bag', micron: null, gauge: 300 }, 'Polybag'],
  ])('say %s', (code, change, name) => {
    expect(codes(change, name)).toContain(code)
  })

  test.each<[FieldValues, string?]>([
    [{ packType: 'Carry bag', micron: 125, gauge: null, weight: { value: 28.5, unit: 'g' } }, 'Polybag'],
    [{ packType: 'Carry bag', material: 'Compostable polymer' }, 'Polybag'],
    [{ gsm: 60 }, 'Non-woven bag'],
    [{ cartonPly: 3, flute: 'B', plyGsm: '180/150/150', weight: { value: 520, unit: 'g' } }, 'Carton'],
    [{ coneTaper: '4-20', baseDiameter: 59 }],
    [{ bct: 500, ect: 8 }, 'Carton'],
    [{ hsCode: '482210' }],
  ])('say nothing of %j', (change, name) => {
    expect(codes(change, name)).toEqual([])
  })

  test('on bags in India hold neither abroad nor for export alone', () => {
    const thin = { gsm: 40 }
    expect(codes({ ...thin, originCountry: 'IT' }, 'Non-woven bag')).not.toContain('PROHIBITED gsm')
    expect(codes({ ...thin, tradeMode: 'Export' }, 'Non-woven bag')).not.toContain('PROHIBITED gsm')
    expect(codes(thin, 'Non-woven bag')).toContain('PROHIBITED gsm')
  })
})

test('every branch can be complete but for its files', () => {
  const missing = packingExamples.whole.flatMap(({ name, body }) =>
    completeness(packingAccessories, judged(body).values).sections.flatMap((section) =>
      section.missing.map((field) => `${name} ${field}`),
    ),
  )
  expect(missing).toEqual(packingExamples.whole.map(({ name }) => `${name} coverImage`))
})

describe('units', () => {
  test('a price per 1000 cones is one per piece and per kg by the weight of a cone', () => {
    const cone = example('Paper cone')
    expect(convertPrice(950, '1000', 'piece', cone)).toBeCloseTo(0.95, 9)
    expect(convertPrice(0.95, 'piece', 'kg', cone)).toBeCloseTo(25, 9)
    expect(convertPrice(0.95, 'piece', 'kg', { packType: 'Paper cone' })).toBeNull()
  })

  test('a roll of tape is a piece of its length', () => {
    const tape = example('BOPP tape')
    expect(convertPrice(65, 'roll', 'm', tape)).toBeCloseTo(1, 9)
    expect(convertPrice(30, 'roll', 'kg', tape)).toBeCloseTo(200, 9)
    expect(convertPrice(30, 'roll', 'piece', tape)).toBeCloseTo(30, 9)
  })
})

describe('the numbers', () => {
  test('are in base units, and gauge and micron follow from each other', () => {
    const numbers = listingNumbers(example('Polybag'), packingAccessories)
    expect(numbers).toMatchObject({ itemWidth: 304.8, itemLength: 406.4, micron: 51, gauge: 200 })
    const gauged = listingNumbers({ packType: 'Polybag', gauge: 200 }, packingAccessories)
    expect(gauged).toMatchObject({ micron: 50 })
  })

  test('of a field that does not apply are left out', () => {
    const stray = { ...example('Paper cone'), micron: 51, bf: 20, cartonPly: 5 }
    const numbers = listingNumbers(stray, packingAccessories)
    expect(Object.keys(numbers)).not.toEqual(expect.arrayContaining(['micron']))
    expect([numbers.bf, numbers.cartonPly]).toEqual([undefined, undefined])
  })

  test('of the plies are searched and not filtered by range', () => {
    expect(listingNumbers(example('Carton'), packingAccessories).cartonPly).toBe(5)
    expect(numberFacets(packingAccessories).map(({ name }) => name)).not.toContain('cartonPly')
  })
})

test.each([
  ['Paper cone', '482210'],
  ['Carton', '481910'],
  ['Polybag', '392321'],
  ['BOPP tape', '391910'],
  ['Wooden pallet', '441520'],
  ['Non-woven bag', ''],
])('the customs code of %s is %j', (name, code) => {
  const hs = suggestHs(packingAccessories, example(name))
  expect(hs?.ok ? hs.code : '').toBe(code)
})

describe('a price-list line', () => {
  test('of the example is read whole', () => {
    const { values, rest, issues } = readLine(packingAccessories, packingAccessories.lineExample ?? '')
    expect({ rest, issues }).toEqual({ rest: '', issues: [] })
    expect(values).toMatchObject({ basePrice: 950, priceUom: '1000', availableQuantity: 200_000, moq: 10_000 })
    expect(values.title).toBe('Paper Cone 5°57′ 170 mm, 38 g, Blue Tip')
  })

  test.each<[string, FieldValues]>([
    ['5000 corrugated boxes 5 ply, min 500 cartons, 48/carton', { availableQuantity: 5000, moq: 500, basePrice: 48 }],
    ['2 lakh paper cones 4°20 at 0.92 per cone', { availableQuantity: 200_000, basePrice: 0.92, priceUom: 'piece' }],
    ['paper cone 38 g 900/1000 pcs', { basePrice: 900, priceUom: '1000' }],
    ['Paper cone 5°57 170 mm, 10 000 pcs', { availableQuantity: 10_000, coneLength: 170 }],
    ['bopp tape 48 mm x 65 m, 28 rs per roll, 72 rolls per carton', { priceUom: 'roll', unitsPerPackage: 72 }],
  ])('%s is read', (line, values) => {
    expect(readLine(packingAccessories, line).values).toMatchObject(values)
  })
})

test('a kind in the seller’s own words has a size, a thickness and a weight', () => {
  const { blocking, warnings } = judged({
    title: 'Cone wrapping sleeve 200 mm',
    packType: 'Cone wrapping sleeve',
    itemWidth: 200,
    micron: 40,
    weight: 4,
    basePrice: 0.4,
    uom: 'piece',
  })
  expect([...blocking, ...warnings].map(({ code }) => code)).not.toContain('FIELD_NOT_APPLICABLE')
  expect(judged({ title: 'Thin film', basePrice: 1, uom: 'kg', micron: 2 }).blocking).toContainEqual(
    expect.objectContaining({ code: 'TOO_SMALL', field: 'micron' }),
  )
})

describe('a line as the trade types it', () => {
  test.each<[string, FieldValues]>([
    [
      'BOPP tape 48mm x 65m 40 micron brown Rs 32/roll 72 rolls carton',
      { packType: 'BOPP tape', micron: 40, rollLength: 65, unitsPerPackage: 72 },
    ],
    [
      'HDPE bag 22x36 laminated with liner 50 kg Rs 21 pc',
      { packType: 'Woven sack', loadCapacity: 50, priceUom: 'piece' },
    ],
    ['Plastic dye cone perforated PP 5°57 170mm Rs 9', { packType: 'Dye cone', material: 'PP' }],
    ['4 kg paper cone 5°57 Rs 3', { packType: 'Paper cone', loadCapacity: 4 }],
    ['Non woven carry bag 80 gsm 12x16 D cut Rs 5.5', { closure: 'Handle' }],
    [
      'Barcode label 50x25mm 1000 per roll chromo Rs 110 roll',
      { unitsPerPackage: 1000, basePrice: 110, priceUom: 'roll' },
    ],
    ['Silica gel 5 g 90 paise', { basePrice: 0.9 }],
  ])('%s', (line, values) => {
    const reading = readLine(packingAccessories, line)
    expect(reading.values).toMatchObject(values)
    expect(reading.rest).toBe('')
  })
})

test.each<[string, string, string]>([
  ['packType', 'pvc blanket bag', 'PVC bag'],
  ['packType', 'vacuum storage bag', 'Vacuum bag'],
  ['packType', 'thermocol sheet', 'Thermocol'],
  ['packType', 'plastic crates', 'Plastic crate'],
  ['packType', 'dunnage bags', 'Dunnage bag'],
  ['packType', 'shirt pins', 'Shirt pin'],
  ['packType', 'waxed paper', 'Wax paper'],
  ['cartonStyle', 'crash lock bottom', 'Lock bottom'],
  ['cartonStyle', 'lid and base', 'Telescopic (0300)'],
  ['cartonStyle', 'reverse tuck', 'Reverse tuck end'],
  ['material', 'fbb', 'FBB board'],
])('a carton maker: its %s "%s" is on the list', (field, typed, value) => {
  const spec = fieldSpec(packingAccessories, field)
  expect(spec && 'vocabulary' in spec ? canonicalValue(spec.vocabulary, typed) : null).toBe(value)
})

test('a bag of PVC is asked for what bags are asked for, a shirt pin for no size', () => {
  const { applicable } = factsOf(packingAccessories, { packType: 'PVC bag' })
  for (const name of ['micron', 'itemLength', 'itemWidth', 'gusset', 'closure', 'plasticRule'])
    expect(applicable.has(name), name).toBe(true)
  const missing = completeness(packingAccessories, { packType: 'Shirt pin' }).sections.flatMap((one) => one.missing)
  expect(missing.filter((name) => /^item|printing/.test(name))).toEqual([])
})

test('a hanger is named by what it hangs', () => {
  const hanger = { packType: 'Hanger', hangerType: 'Top', itemLength: { value: 17, unit: 'in' } }
  expect(builtTitle(packingAccessories, hanger)).toBe('Top Hanger 17 in')
})
