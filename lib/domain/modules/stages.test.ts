import { expect, test } from 'vitest'
import { MODULE_KEYS } from './keys'
import { MODULE_STAGES } from './stages'

test('every module of the registry is in exactly one stage', () => {
  expect(MODULE_STAGES.flatMap(({ moduleKeys }) => moduleKeys).sort()).toEqual([...MODULE_KEYS].sort())
})
