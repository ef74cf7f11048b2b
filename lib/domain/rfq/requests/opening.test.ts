import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { firstPoints, openingQuantity, openLines, sharedGoods } from './opening'

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
