import { matrixDefinition } from '@/lib/domain/modules'
import { askedUnit } from '../comparison/kind-verdicts'
import { requirementText } from '../comparison/verdict'
import type { RfqRecord } from '../present'
import { specificationPoint } from '../requests/specification-point'

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
    }
  })
}
