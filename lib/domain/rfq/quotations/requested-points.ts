import { matrixDefinition } from '@/lib/domain/modules'
import { askedUnit } from '../comparison/kind-verdicts'
import { listOf } from '../comparison/number-verdict'
import type { Requirement } from '../comparison/terms'
import { requirementText } from '../comparison/verdict'
import type { RfqRecord } from '../present'
import { type SpecificationPoint, specificationPoint } from '../requests/specification-point'

/** What the form of a quotation asks of the seller: each required point, with the requirement in words. */
export function requestedPoints({ moduleKey, requirements }: Pick<RfqRecord, 'moduleKey' | 'requirements'>) {
  const definition = matrixDefinition(moduleKey)
  return requirements.map((requirement) => {
    const point = specificationPoint(definition, requirement.field)
    return {
      field: requirement.field,
      label: point?.label ?? requirement.field,
      requested: requirementText(requirement, point),
      unit: point ? askedUnit(requirement, point) : '',
      asRequested: asRequested(requirement, point),
    }
  })
}

/** What states the point as requested: the bound, every word that is asked for, the first of several that will do. */
function asRequested({ op, value, unit }: Requirement, point: SpecificationPoint | null): string {
  const values = listOf(value)
  if (point?.isList && op === '=') return values.join(', ')
  const [first = ''] = values
  return point?.compares === 'measure' && unit && typeof first === 'number' ? `${first} ${unit}` : String(first)
}
