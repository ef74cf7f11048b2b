import { describe, expect, test } from 'vitest'
import { utilityClass } from '@/lib/domain/families/consumable/vocabulary/classes'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { convertPrice } from '@/lib/domain/units/units'
import { consumablesUtilities } from '.'
import { consumableExamples } from './examples'
import { consumableViews } from './views'

const example = (name: string): FieldValues =>
  consumableExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: consumablesUtilities, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Ring traveller') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('the titles', () => {
  test.each([
    ['Ring traveller', 'C-Type Traveller C1 UL udr 6/0, Bräcker, 1000 pcs'],
    ['Coal', 'Indonesian Coal 5500 GCV GAR, 0-50 mm, 10% Ash, 0.8% Sulphur'],
    ['Spindle oil', 'Spindle Oil ISO VG 10, Servo, Mineral, 210 L Drum'],
    ['Knitting needle', 'Latch Needle 24 GG Vota 78.60 G 03, Groz-Beckert, 100 pcs'],
    ['Solar power', 'Solar Power 3000 kW, Group captive, 15 Years'],
    ['White coal', 'Groundnut Shell Briquettes 4100 GCV GAR, 90 mm, 6% Ash'],
    ['Rubber cot', 'Top Roller Cot 83 Shore 19x30x28 mm, Inarco, 100 pcs'],
    ['Gloves', 'Coated Gloves L, Mallcom, 12 pair Packet'],
  ])('of %s is %s', (name, title) => {
    expect(builtTitle(consumablesUtilities, example(name))).toBe(title)
  })

  test('name every class, and are empty without one', () => {
    expect(builtTitle(consumablesUtilities, { size: 'C1 6/0' })).toBe('')
    for (const { value } of utilityClass.options)
      expect(builtTitle(consumablesUtilities, { utilityClass: value })).not.toBe('')
  })
})

test.each([
  ['Ring traveller', 'C1 UL udr 6/0 · 1000 pcs'],
  ['Coal', '5500 kcal/kg GAR · 10 % ash · 0-50 mm'],
  ['Spindle oil', 'ISO VG 10 · Mineral · 210 L Drum'],
  ['Solar power', '3000 kW · 15 years'],
])('the key fact of %s is %s', (name, fact) => {
  expect(consumableViews.keyFact?.(factsOf(consumablesUtilities, example(name)))).toBe(fact)
})

describe('the rules', () => {
  test.each<[string, FieldValues, string?]>([
    ['FIELD_NOT_APPLICABLE sulphur', { sulphur: 0.8 }],
    ['FIELD_NOT_APPLICABLE travellerNo', { travellerNo: '6/0' }, 'Coal'],
    ['FIELD_NOT_APPLICABLE availableQuantity', { availableQuantity: 5000 }, 'Solar power'],
    ['GCV_BASIS_MISSING gcvBasis', { gcvBasis: '' }, 'Coal'],
    ['GCV_USUAL calorificValue', { calorificValue: 6800 }, 'White coal'],
    ['GCV_ASH_DIFFERS calorificValue', { calorificValue: 7400 }, 'Coal'],
    ['GRADE_GCV_DIFFERS grade', { grade: 'G11' }, 'Coal'],
    ['TRAVELLER_WEIGHT weightPer1000', { weightPer1000: 100 }],
    ['VISCOSITY_GRADE viscosity', { viscosity: 35 }, 'Spindle oil'],
    ['UNIT_USUAL priceUom', { priceUom: 'piece' }, 'Coal'],
    ['UNIT_USUAL priceUom', { uom: 'unit', priceUom: 'unit' }, 'Solar power'],
    ['HAZARD_USUAL hazardous', { utilityClass: 'Diesel', category: 'Diesel', hazardous: false }, 'Spindle oil'],
    ['BATCH_MISSING batch', { condition: 'Lot' }],
    ['NOT_IN_LIST condition', { condition: 'Seconds' }],
    ['HS_SUGGESTION hsCode', { hsCode: '845230' }],
  ])('say %s', (code, change, name) => {
    expect(codes(change, name)).toContain(code)
  })

  test.each<[FieldValues, string?]>([
    [{ numberSystem: 'ISO', travellerNo: '35.5', weightPer1000: 36 }],
    [{ gcvBasis: 'ADB', calorificValue: 6300 }, 'Coal'],
    [{ grade: 'G7', calorificValue: 5400 }, 'Coal'],
    [{ petroleumClass: 'C', flashPoint: 70 }, 'Spindle oil'],
    [{ hsCode: '844833' }],
  ])('say nothing of %j', (change, name) => {
    expect(codes(change, name)).toEqual([])
  })
})

test('every branch can be complete but for its files', () => {
  const missing = consumableExamples.whole.flatMap(({ name, body }) =>
    completeness(consumablesUtilities, judged(body).values).sections.flatMap((section) =>
      section.missing.map((field) => `${name} ${field}`),
    ),
  )
  expect(missing.filter((one) => !one.endsWith(' coverImage'))).toEqual([])
})

describe('units', () => {
  test('a price per 1000 travellers is one per unit, and a box is its pieces', () => {
    expect(convertPrice(480, '1000', 'unit', example('Ring traveller'))).toBeCloseTo(0.48, 9)
    expect(convertPrice(480, 'box', 'piece', example('Ring traveller'))).toBeCloseTo(0.48, 9)
    expect(convertPrice(480, 'box', 'piece', { utilityClass: 'Ring traveller' })).toBeNull()
  })

  test('oil in drums converts to litres, and to kg by its density', () => {
    const oil = example('Spindle oil')
    expect(convertPrice(35_280, 'drum', 'L', oil)).toBeCloseTo(168, 9)
    expect(convertPrice(170, 'L', 'kg', oil)).toBeCloseTo(200, 9)
  })
})

test('the numbers have the price of a million kcal, and the figures of their own branch alone', () => {
  expect(listingNumbers(example('Coal'), consumablesUtilities)).toMatchObject({ pricePerMkcal: 1418.18, ash: 10 })
  expect(listingNumbers({ ...example('Ring traveller'), ash: 12 }, consumablesUtilities).ash).toBeUndefined()
})

test('the size of a traveller fills its profile and number', () => {
  const { words } = factsOf(consumablesUtilities, { utilityClass: 'Ring traveller', size: 'c1 6/0' })
  expect(words).toMatchObject({ travellerNo: '6/0', travellerProfile: 'C1' })
})

test.each([
  ['Ring traveller', '844833'],
  ['Coal', '2701'],
  ['Spindle oil', '271019'],
  ['Knitting needle', '844851'],
  ['Solar power', '271600'],
  ['White coal', ''],
  ['Gloves', '611610'],
])('the customs code of %s is %j', (name, code) => {
  const hs = suggestHs(consumablesUtilities, example(name))
  expect(hs?.ok ? hs.code : '').toBe(code)
})

describe('a price-list line', () => {
  test('of the example is read whole', () => {
    const { values, rest, issues } = readLine(consumablesUtilities, consumablesUtilities.lineExample ?? '')
    expect({ rest, issues }).toEqual({ rest: '', issues: [] })
    expect(values).toMatchObject({ basePrice: 7800, priceUom: 'MT', uom: 'MT', availableQuantity: 2500, moq: 25 })
  })

  test.each<[string, FieldValues]>([
    ['spindle oil vg 10 210 L drum, 165 per litre + GST', { basePrice: 165, priceUom: 'L', uom: 'L', packSize: 210 }],
    ['white coal 90 mm 4000 gcv 6500/ton, 200 ton ready', { basePrice: 6500, priceUom: 'MT', availableQuantity: 200 }],
    ['solar open access 3.9 per unit 10 years', { basePrice: 3.9, priceUom: 'kWh', uom: 'kWh', tenure: 10 }],
    ['groz beckert needles 24 gg 16.5 each, min 1000 needles', { basePrice: 16.5, priceUom: 'piece', moq: 1000 }],
    ['ring traveller C1 6/0 480 per 1000', { basePrice: 480, priceUom: '1000', size: 'C1 6/0' }],
    ['v belt B 52 Fenner Rs 310', { basePrice: 310, size: 'B 52', uom: 'unit' }],
  ])('%s is read', (line, values) => {
    expect(readLine(consumablesUtilities, line).values).toMatchObject(values)
  })
})
