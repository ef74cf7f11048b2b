import { expect, test } from 'vitest'
import type { Requirement } from '../comparison/terms'
import { requestedPoints } from './requested-points'

test.each<[Requirement, string]>([
  [{ field: 'clothWidth', op: '>=', value: '160 cm' }, 'at least 160 cm'],
  [{ field: 'clothWidth', op: '=', value: '63"' }, '63"'],
  [{ field: 'clothWidth', op: '=', value: 160, unit: 'cm' }, '160 cm'],
  [{ field: 'clothWidth', op: 'between', value: [58, 60] }, '58 to 60 in'],
])('a requirement is shown with its unit once: %o', (requirement, inFull) => {
  expect(requestedPoints({ moduleKey: 'grey_fabric', requirements: [requirement] })).toMatchObject([{ inFull }])
})
