import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import { requirementText } from '../comparison/verdict'
import type { Rfq } from '../rfq'
import { specificationPoint } from './specification-point'

const POINTS_NAMED = 3

/**
 * What a request is called: its listing, else the module and what was required first ("Yarn: 30s ± 1.5, CSP at least 2,400"). A count says by
 * itself what it is, and so do words; other figures are named.
 */
export function requestTitle({
  moduleKey,
  snapshot,
  requirements,
}: Pick<Rfq, 'moduleKey' | 'snapshot'> & Partial<Pick<Rfq, 'requirements'>>): string {
  const { title } = snapshot.technicalSpecificationSnapshot
  if (title) return title
  const definition = matrixDefinition(moduleKey)
  const points = (requirements ?? []).slice(0, POINTS_NAMED).map((requirement) => {
    const point = specificationPoint(definition, requirement.field)
    const text = requirementText(requirement)
    return point?.compares === 'number' ? `${point.label} ${text}` : text
  })
  const quantity = `${snapshot.quantity.toLocaleString('en-IN')} ${snapshot.uom}`
  return `${MODULE_NAMES[moduleKey]}: ${points.length > 0 ? points.join(', ') : quantity}`
}
