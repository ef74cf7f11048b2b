import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { Requirement } from '../comparison/terms'
import { requirementIssues } from './requirements'

test.each<[string, Requirement[], string[]]>([
  ['a bare number with its unit is a count', [{ field: 'count', op: '=', value: 30, unit: 'Ne', tolerance: 1.5 }], []],
  [
    'a bare number is read by the fibre that is required',
    [
      { field: 'fiberType', op: '=', value: 'cotton' },
      { field: 'count', op: 'between', value: ['28', '32'] },
    ],
    [],
  ],
  ['a bare number alone is no count', [{ field: 'count', op: '=', value: '30' }], ['COUNT_UNREADABLE']],
  ['words are no count', [{ field: 'count', op: '=', value: 'fine', unit: 'Ne' }], ['COUNT_UNREADABLE']],
])('%s', (_, requirements, codes) => {
  expect(requirementIssues(matrixDefinition('yarn'), requirements, {}).map(({ code }) => code)).toEqual(codes)
})
