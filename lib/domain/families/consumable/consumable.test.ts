import { describe, expect, test } from 'vitest'
import { flatLayers } from '../drawing'
import { readAll } from '../reading/read-all'
import type { Understood } from '../reading/reading'
import { tokensOf } from '../reading/tokens'
import { CONSUMABLE_LINES, CONSUMABLE_TRAPS } from './corpus'
import { type ConsumableSource, consumableDrawing } from './drawing'
import { gcvMost, gradeGcv, pricePerMkcal } from './fuel'
import { type Consumable, suggestConsumableHs } from './hs'
import { consumableReaders } from './readers'
import { profileText, readTravellerSize, travellerWeight } from './traveller'
import { CLASSES, utilityClass } from './vocabulary/classes'
import { CLASS_OF } from './vocabulary/types'

const WORDS = new Set(
  'utilityClass itemType brandManufacturer suitsMachine baseOil gcvBasis grade material numberSystem reedCounting beltSection nlgi packageType deliveryMode priceUom'.split(
    ' ',
  ),
)
const textOf = ({ name, typed }: Understood): string => {
  const text = Array.isArray(typed) ? typed.join('+') : String(typed)
  return WORDS.has(name) ? text : `${name} ${text}`
}

describe('lines about stores, fuel and power', () => {
  test.each(CONSUMABLE_LINES)('%s', (line, meant) => {
    const { understood, rest } = readAll(line, consumableReaders)
    expect(understood.map(textOf).sort()).toEqual(meant.split('; ').sort())
    expect(rest).toBe('')
  })

  test.each(CONSUMABLE_TRAPS)('a trap is not read: %s', (line) => {
    expect(readAll(line, consumableReaders).understood).toEqual([])
  })

  test('each reader reads its own examples whole', () => {
    for (const reader of consumableReaders)
      for (const example of reader.examples) {
        const tokens = tokensOf(example)
        expect(
          tokens.some((_, at) => reader.read(tokens, at) !== null),
          `${reader.name}: ${example}`,
        ).toBe(true)
        expect(readAll(example, consumableReaders).rest, `${reader.name}: ${example}`).toBe('')
      }
  })
})

describe('ring travellers', () => {
  test.each([
    ['C1 6/0', { profile: 'C1', number: '6/0' }],
    ['c 1 ul UDR 6/0', { profile: 'C1 UL udr', number: '6/0' }],
    ['EL 1 hf 2/0', { profile: 'EL1 hf', number: '2/0' }],
    ['35.5', { profile: '', number: '35.5' }],
    ['flange one', null],
  ])('%s is read', (text, size) => {
    expect(readTravellerSize(text)).toEqual(size)
  })

  test('of a known number have their weight', () => {
    expect(travellerWeight('1')).toBe(71)
    expect(travellerWeight('30/0')).toBeNull()
    expect(profileText('el-1 HF')).toBe('EL1 hf')
  })
})

describe('fuel', () => {
  const coal = { utilityClass: 'Coal', calorificValue: 5500, priceUom: 'MT', currency: 'INR' }

  test('at 6,600 a tonne and 5,500 kcal/kg is 1,200 for a million kcal', () => {
    expect(pricePerMkcal({ ...coal, basePrice: 6600 })).toBe(1200)
    expect(pricePerMkcal({ ...coal, basePrice: 6.6, priceUom: 'kg' })).toBe(1200)
    expect(pricePerMkcal({ ...coal, quantitySlabs: [{ minQty: 25, price: 6600 }] })).toBe(1200)
  })

  test('in gas is priced by its volume, in oil by its density', () => {
    const gas = { utilityClass: 'PNG', calorificValue: 9000, basePrice: 54, priceUom: 'm3' }
    expect(pricePerMkcal(gas)).toBe(6000)
    const diesel = { utilityClass: 'Diesel', calorificValue: 10_000, basePrice: 85, priceUom: 'L' }
    expect(pricePerMkcal(diesel)).toBeNull()
    expect(pricePerMkcal({ ...diesel, density: 0.85 })).toBe(10_000)
  })

  test('without a fact has no price per million kcal', () => {
    expect(pricePerMkcal({ ...coal })).toBeNull()
    expect(pricePerMkcal({ ...coal, basePrice: 6600, currency: 'USD' })).toBeNull()
    expect(pricePerMkcal({ ...coal, basePrice: 6600, priceUom: 'lot' })).toBeNull()
  })

  test('of Indian grades has their calorific value', () => {
    expect(gradeGcv('G11')).toEqual([4000, 4300])
    expect(gradeGcv('G2')).toEqual([6700, 7000])
    expect(gradeGcv('G17')).toEqual([2200, 2500])
    expect(gradeGcv('Original')).toBeNull()
    expect(gcvMost(10, 18)).toBe(6408)
  })
})

describe('the customs code', () => {
  const none: Consumable = { utilityClass: '', itemType: '', material: '', baseOil: '' }

  test.each<readonly [string, Partial<Consumable>]>([
    ['844833', { utilityClass: 'Ring traveller' }],
    ['844851', { utilityClass: 'Knitting needle' }],
    ['845230', { utilityClass: 'Sewing needle' }],
    ['844842', { utilityClass: 'Reed' }],
    ['844831', { utilityClass: 'Card clothing' }],
    ['2701', { utilityClass: 'Coal', itemType: 'Indonesian coal' }],
    ['270111', { utilityClass: 'Coal', itemType: 'Anthracite' }],
    ['440131', { utilityClass: 'Biomass pellets', itemType: 'Wood pellets' }],
    ['440132', { utilityClass: 'Biomass briquettes', itemType: 'Sawdust briquettes' }],
    ['271600', { utilityClass: 'Power' }],
    ['271019', { utilityClass: 'Lubricant', baseOil: 'Mineral' }],
    ['340399', { utilityClass: 'Lubricant', baseOil: 'Synthetic' }],
    // 3819: hydraulic fluids with less than 70 % petroleum oil.
    ['381900', { utilityClass: 'Lubricant', itemType: 'Hydraulic oil', baseOil: 'Synthetic' }],
    ['271121', { utilityClass: 'PNG', itemType: 'Piped natural gas' }],
    ['848210', { utilityClass: 'Bearing', itemType: 'Ball bearing' }],
    // 4016.99 has rubber cots for textile machines; a belt-like apron keeps its heading.
    ['401699', { utilityClass: 'Top roller cot', material: 'Rubber' }],
    ['4016', { utilityClass: 'Apron', material: 'Rubber' }],
    ['380210', { utilityClass: 'Water treatment', itemType: 'Activated carbon' }],
    // Registers, account books, note books and the like.
    ['482010', { utilityClass: 'Stationery', itemType: 'Register' }],
    ['650610', { utilityClass: 'Safety gear', itemType: 'Safety helmet' }],
  ])('%s', (code, change) => {
    const answer = suggestConsumableHs({ ...none, ...change })
    expect(answer.ok ? answer.code : answer.missing).toBe(code)
  })

  test.each<readonly [string, string, Partial<Consumable>]>([
    ['a broom may be of plastic', '960390', { utilityClass: 'Cleaning material', itemType: 'Broom' }],
    ['rubber gloves may be medical', '401512', { utilityClass: 'Safety gear', itemType: 'Rubber gloves' }],
  ])('%s: %s', (_, code, change) => {
    expect(suggestConsumableHs({ ...none, ...change })).toMatchObject({ alternatives: [code] })
  })

  test.each<readonly [string, Partial<Consumable>]>([
    ['nothing', {}],
    ['a lubricant of unknown base', { utilityClass: 'Lubricant' }],
    ['mixed briquettes', { utilityClass: 'Biomass briquettes', itemType: 'Mixed agro briquettes' }],
    ['a cot of polyurethane', { utilityClass: 'Top roller cot', material: 'Polyurethane' }],
    ['a housed bearing', { utilityClass: 'Bearing', itemType: 'Housed bearing' }],
    ['synthetic thermic fluid, which does not lubricate', { utilityClass: 'Thermic fluid', baseOil: 'Synthetic' }],
    ['steam', { utilityClass: 'Steam' }],
  ])('stays silent for %s', (_, change) => {
    expect(suggestConsumableHs({ ...none, ...change }).ok).toBe(false)
  })
})

test('every type belongs to a class of the list', () => {
  const classes = new Set(utilityClass.options.map(({ value }) => value))
  expect([...new Set(CLASS_OF.values())].filter((one) => !classes.has(one))).toEqual([])
  expect(
    Object.values(CLASSES)
      .flat()
      .filter((one) => !classes.has(one)),
  ).toEqual([])
})

describe('drawings', () => {
  const source: ConsumableSource = { listingId: 'a', utilityClass: 'Coal', figure: '5500', gcv: 5500, ash: 10 }
  const drawn = (change: Partial<ConsumableSource>) =>
    JSON.stringify(flatLayers(consumableDrawing({ ...source, ...change }).layers))

  test('are different for each kind of goods, and under 2 kB as paths', () => {
    const all = utilityClass.options.map(({ value }) => drawn({ utilityClass: value }))
    expect(new Set(all).size).toBeGreaterThanOrEqual(18)
    for (const { value } of utilityClass.options) {
      const paths = flatLayers(consumableDrawing({ ...source, utilityClass: value, ash: 45 }).layers).map(({ d }) => d)
      expect([...new Set(paths)].join('').length, value).toBeLessThan(2048)
    }
  })

  test.each<[string, Partial<ConsumableSource>]>([
    ['the figure', { figure: '4200' }],
    ['the calorific value', { gcv: 3200 }],
    ['the ash', { ash: 40 }],
    ['the kind', { utilityClass: 'Firewood' }],
  ])('show %s, the same each time', (_, change) => {
    expect(drawn(change)).toBe(drawn(change))
    expect(drawn(change)).not.toBe(drawn({}))
  })
})
