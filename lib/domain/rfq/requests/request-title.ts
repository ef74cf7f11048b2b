import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import { requirementText } from '../comparison/verdict'
import type { Rfq } from '../rfq'
import { specificationPoint } from './specification-point'

const POINTS_NAMED = 3

/**
 * The title of a request: its listing, otherwise the module and the first requirements ("Yarn: 30s ± 1.5, CSP at least
 * 2,400"). Counts and words need no label; other figures get one.
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
