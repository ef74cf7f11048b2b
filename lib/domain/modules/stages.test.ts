import { expect, test } from 'vitest'
import { MODULE_KEYS } from './keys'
import { inStageOrder, MODULE_STAGES } from './stages'

test('every module of the registry is in exactly one stage', () => {
  expect(MODULE_STAGES.flatMap(({ moduleKeys }) => moduleKeys).sort()).toEqual([...MODULE_KEYS].sort())
})

test('things of modules are put in the order of the stages', () => {
  const inOrder = inStageOrder(MODULE_KEYS.map((moduleKey) => ({ moduleKey })))
  expect(inOrder.map(({ moduleKey }) => moduleKey)).toEqual(MODULE_STAGES.flatMap(({ moduleKeys }) => moduleKeys))
})
