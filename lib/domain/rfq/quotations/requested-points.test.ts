import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { Requirement } from '../comparison/terms'
import { judgeRequirement } from '../comparison/verdict'
import { specificationPoint } from '../requests/specification-point'
import { requestedPoints } from './requested-points'

test.each<[Requirement, string]>([
  [{ field: 'clothWidth', op: '>=', value: '160 cm' }, 'at least 160 cm'],
  [{ field: 'clothWidth', op: '=', value: '63"' }, '63"'],
  [{ field: 'clothWidth', op: '=', value: 160, unit: 'cm' }, '160 cm'],
  [{ field: 'clothWidth', op: 'between', value: [58, 60] }, '58 to 60 in'],
])('a requirement is shown with its unit once: %o', (requirement, inFull) => {
  expect(requestedPoints({ moduleKey: 'grey_fabric', requirements: [requirement] })).toMatchObject([{ inFull }])
})

test.each<[Requirement, string]>([
  [{ field: 'gsm', op: 'between', value: [100, 115] }, '100 to 115'],
  [{ field: 'weave', op: 'in', value: ['Plain', 'Twill'] }, 'Plain or Twill'],
  [{ field: 'ppi', op: '>=', value: 72 }, '72'],
  [{ field: 'warpCount', op: '=', value: '40s' }, '40s'],
])('"as requested" states what was asked, and it meets it: %o', (requirement, stated) => {
  const [point] = requestedPoints({ moduleKey: 'grey_fabric', requirements: [requirement] })
  expect(point?.asRequested).toBe(stated)
  const judged = (offered: string) =>
    judgeRequirement(requirement, offered, specificationPoint(matrixDefinition('grey_fabric'), requirement.field), null)
  expect(judged(stated)).toBe('meets')
  expect(judged('90 to 95')).not.toBe('meets')
})
