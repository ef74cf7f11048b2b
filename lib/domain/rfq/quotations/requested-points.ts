import { textValue } from '@/lib/domain/listing/listing'
import { matrixDefinition } from '@/lib/domain/modules'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { countHint } from '../comparison/count-hint'
import { askedUnit } from '../comparison/kind-verdicts'
import { listOf } from '../comparison/number-verdict'
import type { Requirement } from '../comparison/terms'
import { judgeRequirement, requirementText } from '../comparison/verdict'
import type { RfqRecord } from '../present'
import { statedAt } from '../requests/requirement-lines'
import { type SpecificationPoint, specificationPoint } from '../requests/specification-point'

/** The required points at which the listing that is asked about says something else, by their names. */
export function deviatingPoints({
  moduleKey,
  requirements,
  snapshot,
}: Pick<RfqRecord, 'moduleKey' | 'requirements' | 'snapshot'>) {
  const definition = matrixDefinition(moduleKey)
  const { fields } = snapshot.technicalSpecificationSnapshot
  const hint = countHint(definition, fields, requirements)
  const labels = requirements.flatMap((requirement) => {
    const point = specificationPoint(definition, requirement.field)
    const own = statedAt(fields, requirement.field)?.value
    return point && judgeRequirement(requirement, own, point, hint) === 'deviates' ? [point.label] : []
  })
  return [...new Set(labels)]
}

/** What the form of a quotation asks of the seller: each required point, with the requirement in words. */
export function requestedPoints({ moduleKey, requirements }: Pick<RfqRecord, 'moduleKey' | 'requirements'>) {
  const definition = matrixDefinition(moduleKey)
  return requirements.map((requirement) => {
    const point = specificationPoint(definition, requirement.field)
    const requested = requirementText(requirement, point)
    const unit = point ? askedUnit(requirement, point) : ''
    return {
      field: requirement.field,
      label: point?.label ?? requirement.field,
      requested,
      /** With the unit, where the requirement leaves it to the point. */
      inFull: unit === '' || hasUnit(requirement) ? requested : `${requested} ${unit}`,
      unit,
      asRequested: asRequested(requirement, point),
    }
  })
}

/** The name and the unit of a point that a seller states, whether it is required or not. */
export interface StatedPoint {
  label: string
  unit: string
}

/** The same for each of these paths; one that the module does not know is its own name. */
export function statedPoints({ moduleKey }: Pick<RfqRecord, 'moduleKey'>, paths: readonly string[]) {
  const definition = matrixDefinition(moduleKey)
  return Object.fromEntries(
    paths.map((path): [string, StatedPoint] => {
      const spec = fieldSpec(definition, path)
      const { label, unit } = specificationPoint(definition, path) ?? { label: spec?.label ?? path, unit: spec?.unit }
      return [path, { label, unit: unit || (spec?.unitFrom ? textValue(definition.defaults, spec.unitFrom) : '') }]
    }),
  )
}

/** "160 cm" and 63" say their unit themselves. */
function hasUnit({ value, unit }: Requirement): boolean {
  return unit !== undefined || listOf(value).some((one) => typeof one === 'string' && /[^\d.,\s-]/.test(one))
}

/** What states the point as requested: the bound, or all that will do, in the words of the request ("Plain or Twill"). */
function asRequested(requirement: Requirement, point: SpecificationPoint | null): string {
  const { op, value, unit } = requirement
  const values = listOf(value)
  if (point?.isList && op === '=') return values.join(', ')
  if (values.length > 1) return requirementText(requirement, point)
  const [first = ''] = values
  return point?.compares === 'measure' && unit && typeof first === 'number' ? `${first} ${unit}` : String(first)
}
