import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { Requirement } from '../terms'
import { requirementGaps } from './specification-rows'

test('what a quotation misses or leaves open is listed, and what it meets is not', () => {
  const requirements: Requirement[] = [
    { field: 'yarnType', op: '=', value: 'Combed' },
    { field: 'cspStrength', op: '>=', value: 2400 },
    { field: 'blend', op: '=', value: '100% Cotton' },
    { field: 'count', op: '=', value: '40s' },
  ]
  const offer = {
    quoteId: 'q1',
    lineType: 'OFFER' as const,
    specResponses: [
      { field: 'yarnType', offered: 'Carded' },
      { field: 'cspStrength', offered: 2300 },
      { field: 'count', offered: '40s' },
    ],
  }
  const gaps = requirementGaps(matrixDefinition('yarn'), { facts: {}, requirements }, offer)
  expect(gaps).toMatchObject([
    { field: 'yarnType', label: 'Yarn type', asked: 'Combed', offered: 'Carded', verdict: 'deviates' },
    { asked: 'at least 2,400', offered: '2,300', verdict: 'deviates' },
    { asked: '100% Cotton', offered: '', verdict: 'not_stated' },
  ])
})
