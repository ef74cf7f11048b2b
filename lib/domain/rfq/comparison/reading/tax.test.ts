import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { goodsTaxPercent } from './tax'

test('the rate is that of the customs code, else the one that all goods of the module carry', () => {
  const percent = (moduleKey: ModuleKey, facts: Record<string, unknown>, tradeMode = 'Domestic') =>
    goodsTaxPercent(matrixDefinition(moduleKey), facts, tradeMode)
  expect(percent('yarn', { hsCode: '5205.23' })).toBe(5)
  expect(percent('yarn', {})).toBe(5)
  // The seller's own code goes first.
  expect(percent('yarn', { hsCode: '530810' })).toBeNull()
  expect(percent('chemical_dye', {})).toBeNull()
  expect(percent('yarn', { hsCode: '520523' }, 'Export')).toBeNull()
})
