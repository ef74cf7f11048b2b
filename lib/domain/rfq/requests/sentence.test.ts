import { expect, test } from 'vitest'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { askedInWords, usualUnitOf } from './sentence'
import { specificationPoints } from './specification-point'

function asked(sentence: string, moduleKey: ModuleKey = 'yarn') {
  const definition = matrixDefinition(moduleKey)
  const reading = readLine(definition, sentence)
  return askedInWords(
    { ...reading, text: sentence },
    {
      points: specificationPoints(definition),
      firstQuestions: definition.firstQuestions,
      usualUnit: usualUnitOf(definition),
    },
  )
}

test('a sentence gives the goods, the quantity and the target price of a request', () => {
  expect(asked('30s CCH, 2 MT, under 285')).toEqual({
    quantity: 2000,
    uom: 'kg',
    targetPrice: 285,
    requirements: [
      { field: 'yarnType', op: '=', value: 'Combed compact' },
      { field: 'count', op: '=', value: '30s', tolerancePercent: 2.5 },
    ],
  })
})

test('a target price is for the unit that it names, or for none', () => {
  expect(asked('30s CCH, 2 MT at 285 per kg')).toMatchObject({ quantity: 2000, uom: 'kg', targetPrice: 285 })
  expect(asked('30s CCH, 40 bags @ 285/kg')).toMatchObject({ quantity: 40, uom: 'bag', targetPrice: null })
  // Cloth is priced per metre, and no one said what a metre weighs.
  expect(asked('poplin 2 MT Rs 240', 'grey_fabric')).toMatchObject({ quantity: 2, uom: 'MT', targetPrice: null })
  expect(asked('poplin 2 MT Rs 240/kg', 'grey_fabric')).toMatchObject({ quantity: 2000, uom: 'kg', targetPrice: 240 })
})

test('a blend is required by its shares, and what follows from the count is not said again', () => {
  const { requirements } = asked('2/40s PV 65/35 grey, for suiting')
  expect(requirements).toEqual([
    { field: 'count', op: '=', value: '2/40s', tolerancePercent: 2.5 },
    { field: 'dyeingStatus', op: '=', value: 'Grey' },
    { field: 'composition', op: '=', value: expect.stringMatching(/65 ?%.*Polyester.*35 ?%.*Viscose/) },
  ])
})

test('words that say nothing of the goods ask for nothing', () => {
  expect(asked('please send your best offer')).toEqual({ quantity: null, uom: '', targetPrice: null, requirements: [] })
})
