import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { rangesOf } from '@/lib/domain/listing/finding/read-parts'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { convertPrice } from '@/lib/domain/units/units'
import { machinery } from '.'
import { machineryExamples } from './examples'
import { machineryViews } from './views'

const example = (name: string): FieldValues =>
  machineryExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: machinery, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Air-jet loom') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

test.each([
  ['Air-jet loom', 'Toyota JAT810 Air-jet Loom 190 cm, 2018, 6-Colour Dobby, 16 Shafts, 24 Looms'],
  ['Ring frame', 'LMW LR6/S Ring Frame 1200 Spindles, 2012, 8 Frames'],
  [
    'Circular knitting machine',
    'Mayer & Cie Relanit 3.2 HS Circular Knitting Machine 30 in × 24 GG, 2015, 96 Feeders, 3 Machines',
  ],
  ['Stenter', 'Yamuna Eco-Star 8C Stenter 180 cm 8 Chambers, 2026, New'],
  ['Spare', 'Picanol Reed Drive, for OMNIplus, Part BE152365, OEM, Steel'],
  ['Plant', 'Ring Spinning Plant 25,200 Spindles 12 t/day, 2008, LMW, Used-stopped'],
])('the title of %s is %s', (name, title) => {
  expect(builtTitle(machinery, example(name))).toBe(title)
})

test.each([
  ['HTD belt 2000-8M and main motor bearings changed'],
  ['Drive belt 1910 mm replaced'],
  ['Main shaft set to 1950 rpm'],
  ['2000 hours ago, all bearings'],
  ['2010 overhauled by the maker, again 2021'],
  ['03/2019, reed and heald frames'],
])('an overhaul of "%s" blocks no machine of 2018', (lastOverhaul) => {
  expect(codes({ lastOverhaul, year: 2018 })).not.toContain('OVERHAUL_BEFORE_YEAR lastOverhaul')
})

test.each([
  ['2011, all bearings'],
  ['All bearings in 2011'],
  ['March 2011'],
  ['12/2011: drive'],
  ['2011-03-15, drive'],
])('an overhaul of "%s" is before 2018', (lastOverhaul) => {
  expect(codes({ lastOverhaul, year: 2018 })).toContain('OVERHAUL_BEFORE_YEAR lastOverhaul')
})

test.each([
  ['Air-jet loom', '190 cm · 2018'],
  ['Ring frame', '1200 Spindles · 2012'],
  ['Circular knitting machine', '30 in × 24 GG · 2015'],
  ['Spare', 'Part BE152365 · OEM'],
])('the key fact of %s is %s', (name, fact) => {
  expect(machineryViews.keyFact?.(factsOf(machinery, example(name)))).toBe(fact)
})

describe('the rules', () => {
  test.each<[string, FieldValues, string?]>([
    ['NOT_IN_LIST condition', { condition: 'Fresh' }],
    ['TOO_LARGE workingWidth', { workingWidth: 5000 }],
    ['WIDTH_UNUSUAL workingWidth', { workingWidth: { value: 190, unit: 'mm' } }],
    ['GAUGE_UNUSUAL gauge', { gauge: 2 }, 'Circular knitting machine'],
    ['SHAFTS_UNUSUAL healdShafts', { healdShafts: 32 }],
    ['PART_AS_MACHINE itemClass', { machineType: 'Reed' }],
    ['LOT_PRICE priceUom', { lotPricing: 'Whole lot', unitsInLot: 24 }],
    ['LOT_OVER_STOCK unitsInLot', { lotPricing: 'Whole lot', priceUom: 'lot', unitsInLot: 60 }],
    ['IMPORT_PAPERS papers', { dispatchCountry: 'JP' }],
    ['MACHINE_PRICE basePrice', { basePrice: 14.5 }],
    ['SERIAL_NUMBERS serialNo', { serialNo: '1, 2, 3', availableQuantity: 2 }],
    ['STATE_MISSING quality', { condition: 'Used-stopped' }],
    ['IMAGE_MISSING coverImage', { condition: 'As-is' }],
    ['PLANT_MACHINES plantMachines', { spindles: 20 }, 'Plant'],
    ['FIELD_NOT_APPLICABLE partNo', { partNo: 'X-1000' }],
    ['FIELD_NOT_APPLICABLE hooks', { hooks: 2688 }],
    ['NOT_USUAL machineType', { machineGroup: 'Knitting' }],
    ['HS_SUGGESTION hsCode', { hsCode: '844621' }],
  ])('say %s', (code, change, name) => {
    expect(codes(change, name)).toContain(code)
  })

  test.each<[FieldValues, string?]>([
    [{ purchaseYear: 2017 }],
    [{ lastOverhaul: '2023, all reeds' }],
    [{ dispatchCountry: 'JP', papers: ['Chartered engineer certificate'] }],
    [{ shedding: 'Jacquard', dobbyType: '', healdShafts: null, hooks: 2688 }],
    [{ machineType: 'Dobby', shedding: '', workingWidth: null, colours: null }],
    [{ hsCode: '844630' }],
  ])('say nothing of %j', (change, name) => {
    expect(codes(change, name)).toEqual([])
  })
})

test('shafts belong to a dobby and to a loom with one, hooks to a jacquard', () => {
  const applies = (values: FieldValues, name: string) => factsOf(machinery, values).applicable.has(name)
  const loom = { itemClass: 'Machine', machineGroup: 'Weaving', machineType: 'Rapier loom' }
  expect(applies({ ...loom, shedding: 'Dobby' }, 'healdShafts')).toBe(true)
  expect(applies({ ...loom, machineType: 'Dobby' }, 'healdShafts')).toBe(true)
  expect(applies({ ...loom, shedding: 'Jacquard' }, 'healdShafts')).toBe(false)
  expect(applies({ ...loom, shedding: 'Jacquard' }, 'hooks')).toBe(true)
  expect(applies(loom, 'hooks')).toBe(false)
})

test('a loom has its loom type from its machine type', () => {
  expect(
    factsOf(machinery, { itemClass: 'Machine', machineGroup: 'Weaving', machineType: 'Air-jet loom' }).filled,
  ).toEqual({
    loomType: 'Air-jet',
  })
})

test('every branch can be complete but for its files', () => {
  for (const { name, body } of machineryExamples.whole) {
    const missing = completeness(machinery, judged(body).values).sections.flatMap((section) => section.missing)
    expect(
      missing.filter((field) => field !== 'coverImage').length,
      `${name}: ${missing.join(' ')}`,
    ).toBeLessThanOrEqual(3)
  }
})

test('the price of a whole lot is one per machine by the number in it', () => {
  expect(convertPrice(5_100_000, 'lot', 'unit', { unitsInLot: 51 })).toBeCloseTo(100_000, 6)
  expect(convertPrice(5_100_000, 'lot', 'unit', {})).toBeNull()
})

test('widths are compared in cm, and a year is that year alone', () => {
  const loom = { ...example('Air-jet loom'), workingWidth: { value: 75, unit: 'in' } }
  expect(listingNumbers(loom, machinery)).toMatchObject({ workingWidth: 190.5 })
  const [range] = rangesOf(machinery, { name: 'year', text: '2018', value: 2018, typed: 2018 })
  expect([Math.ceil(range?.min ?? 0), Math.floor(range?.max ?? 0)]).toEqual([2018, 2018])
})

test.each([
  ['Air-jet loom', '844630'],
  ['Circular knitting machine', '844712'],
  ['Stenter', '8451'],
  ['Spare', '844849'],
  ['Plant', ''],
])('the customs code of %s is %j', (name, code) => {
  const hs = suggestHs(machinery, example(name))
  expect(hs?.ok ? hs.code : '').toBe(code)
})

describe('a line of a stock list', () => {
  test.each<[string, FieldValues]>([
    ['Toyota JAT710 190 cm 2012, 24 looms @ 8.5 lakh', { model: 'JAT710', availableQuantity: 24, basePrice: 850_000 }],
    [
      'LMW ring frame 1200 spindles 2010 Rs 18 lakh per machine',
      { spindles: 1200, basePrice: 1_800_000, priceUom: 'unit' },
    ],
    ['complete spinning plant 25000 spindles 18 crore', { itemClass: 'Plant', basePrice: 180_000_000 }],
    ['juki ddl 8700 27500', { model: 'DDL-8700', basePrice: 27_500 }],
    [
      'rapier gripper for picanol gamma 4500/pc, 20 pcs ready',
      { itemClass: 'Spare', basePrice: 4500, availableQuantity: 20 },
    ],
  ])('%s', (line, values) => {
    expect(readLine(machinery, line).values).toMatchObject(values)
  })
})
