import { expect, test } from 'vitest'
import { requestAbout } from '@/lib/testing/asked-listing'
import type { Requirement } from '../comparison/terms'
import { deviations, requestedPoints } from './requested-points'

test.each<[Requirement, string]>([
  [{ field: 'clothWidth', op: '>=', value: '160 cm' }, 'at least 160 cm'],
  [{ field: 'clothWidth', op: '=', value: '63"' }, '63"'],
  [{ field: 'clothWidth', op: '=', value: 160, unit: 'cm' }, '160 cm'],
  [{ field: 'clothWidth', op: 'between', value: [58, 60] }, '58 to 60 in'],
])('a requirement is shown with its unit once: %o', (requirement, inFull) => {
  expect(requestedPoints({ moduleKey: 'grey_fabric', requirements: [requirement] })).toMatchObject([{ inFull }])
})

test('a quotation is marked at the points where it differs from what is required, and only there', () => {
  const rfq = requestAbout('yarn', {}, [
    { field: 'count', op: '=', value: '30s' },
    { field: 'quality.uPercent', op: '<=', value: 10 },
    { field: 'twistDirection', op: '=', value: 'Z' },
  ])
  const specResponses = [
    { field: 'count', offered: '32s' },
    { field: 'quality.uPercent', offered: 9.5 },
  ]
  expect(deviations(rfq, { specResponses })).toEqual({ count: '30s' })
})
