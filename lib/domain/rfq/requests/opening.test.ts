import { expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { yarnExamples } from '@/lib/domain/modules/yarn/examples'
import { differencesOf, firstPoints, openingQuantity, openLines, sharedGoods } from './opening'

const yarn = matrixDefinition('yarn')
const listing = (count: string) => ({ yarnFamily: 'Cotton yarn', fiberType: ['Cotton'], count })

test('several listings share each point once, a count by its value', () => {
  const { requirements } = sharedGoods(yarn, [listing('30s'), listing('Ne 30'), listing('30 Ne')])
  const fields = requirements.map(({ field }) => field)
  expect(fields).toContain('count')
  expect(new Set(fields).size).toBe(fields.length)
})

test('listings of different counts share no count', () => {
  const { requirements } = sharedGoods(yarn, [listing('30s'), listing('40s')])
  expect(requirements.map(({ field }) => field)).not.toContain('count')
})

test('a count that another system rounds is shared, a finer one is not', () => {
  const countOf = (...counts: string[]) =>
    sharedGoods(yarn, counts.map(listing)).requirements.find(({ field }) => field === 'count')?.value
  expect(countOf('30s', 'Nm 51')).toBe('30s')
  expect(countOf('30s', '31s')).toBeUndefined()
})

test('the title says what all listings share, in whole words', () => {
  const thread = (ticketNo: string, texNumber: number, more = {}) => ({
    title: `Tkt ${ticketNo} (Tex ${texNumber}) Spun polyester Sewing Thread`,
    ...{ threadType: 'Spun polyester', fiberType: ['Polyester'], ticketNo, texNumber },
    ...more,
  })
  const titleOf = (key: ModuleKey, ...listings: object[]) =>
    sharedGoods(matrixDefinition(key), listings as FieldValues[]).title
  expect(titleOf('thread', thread('120', 27), thread('80', 40))).toBe('Spun polyester Sewing Thread')
  const plied = { construction: '40/2' }
  expect(titleOf('thread', thread('120', 27, plied), thread('80', 40, plied))).toBe('Spun polyester Sewing Thread 40/2')
  const cloth = (fabricName: string) => ({ title: `Grey ${fabricName}`, fabricStructure: 'Woven', fabricName })
  expect(titleOf('grey_fabric', cloth('Poplin'), cloth('Georgette'))).toBe('Grey Fabric')
  expect(titleOf('yarn', { title: 'A 1' }, { title: 'B 2' })).toBe('Yarn')
})

test('what buyers filter by comes before the measures of a package', () => {
  const [example] = yarnExamples.whole
  const body = { ...example?.body, dimensions: { length: 15, width: 6, unit: 'cm' } }
  const fields = sharedGoods(yarn, [body, body]).requirements.map(({ field }) => field)
  expect(fields).toEqual(expect.arrayContaining(['count', 'yarnType', 'spinningSystem']))
})

test('a unit is shared with its figure alone, and a category only where it is not the family again', () => {
  const twisted = (twist: object) => ({ ...listing('30s'), category: 'Cotton yarn', twist })
  const fieldsOf = (...twists: object[]) =>
    sharedGoods(yarn, twists.map(twisted)).requirements.map(({ field }) => field)
  const [one, other] = [
    { direction: 'Z', amount: 18, unit: 'TPI' },
    { direction: 'Z', amount: 22, unit: 'TPI' },
  ]
  expect(fieldsOf(one, other).filter((field) => /^twist|category/.test(field))).toEqual([])
  expect(fieldsOf(one, one)).toEqual(expect.arrayContaining(['twist.direction', 'twist.amount', 'twist.unit']))
})

test('what several listings differ in is named, five points at most', () => {
  const thread = matrixDefinition('thread')
  const cone = (color: string) => ({ threadType: 'Spun polyester', construction: '40/2', packageType: 'Cone', color })
  expect(differencesOf(thread, [cone('Black'), cone('Navy'), cone('Navy')])).toEqual(['Colour (Black, Navy)'])
  expect(differencesOf(thread, [cone('Black'), cone('Black')])).toEqual([])
  expect(differencesOf(yarn, [listing('30s'), listing('Ne 30')])).toEqual([])
  const other = { yarnFamily: 'Polyester spun', fiberType: ['Polyester'], count: '40s', finish: 'Waxed', ply: 2 }
  const first = { ...listing('30s'), finish: 'Unwaxed', ply: 1, spinningSystem: 'Ring', conePackageType: 'Cone' }
  const many = differencesOf(yarn, [first, { ...other, spinningSystem: 'Open end', conePackageType: 'Cheese' }])
  expect(many).toHaveLength(5)
  expect(many).toContain('Count (30s, 40s)')
})

test.each(MODULE_KEYS)('a form of %s begins with each point once', (key) => {
  const fields = openLines(matrixDefinition(key)).map(({ field }) => field)
  expect(new Set(fields).size).toBe(fields.length)
})

test('a tolerance is shown with its unit', () => {
  const shown = firstPoints(matrixDefinition('grey_fabric')).map(({ path, tolerance }) => [path, tolerance])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['clothWidth', '1 in'],
      ['gsm', '5 %'],
    ]),
  )
})

test('a quantity that one of several listings cannot be sold by stays empty', () => {
  const market = matrixDefinition('mini_wholesale_textile_market')
  const asked = { amount: 400, unit: 'piece' } as const
  const bundle = (piecesPerBundle: number) => ({ uom: 'bundle', piecesPerBundle })
  expect(openingQuantity(market, [bundle(8), bundle(10)], asked)).toEqual({ quantity: 400, uom: 'piece' })
  expect(openingQuantity(market, [bundle(8), { uom: 'bundle' }], asked)).toEqual({ quantity: null })
})

test('a quantity in a unit that the form of the request does not offer stays empty', () => {
  expect(openingQuantity(yarn, [{ uom: 'kg' }], { amount: 2, unit: 'candy' })).toEqual({ quantity: null })
})
