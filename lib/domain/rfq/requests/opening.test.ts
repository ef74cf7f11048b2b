import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { firstPoints, openLines, sharedGoods } from './opening'

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
