import { textValue } from '@/lib/domain/listing/listing'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { askedUnit } from '../comparison/kind-verdicts'
import type { Requirement } from '../comparison/terms'
import { requirementText } from '../comparison/verdict'
import {
  type PointLabel,
  type SpecificationPoint,
  specificationPoint,
  specificationPoints,
} from './specification-point'

/**
 * What each point of a module is called, by its path, with its unit where it always has the same: "Denier, den". A measure has its unit
 * in its value. The measures of a package too, which a seller may state.
 * @param requirements name the unit of a plain number that answers them
 */
export function pointLabels(
  moduleKey: ModuleKey,
  requirements: readonly Requirement[] = [],
): Record<string, PointLabel> {
  const definition = matrixDefinition(moduleKey)
  const packaging = definition.groups.packaging.flatMap((path) => {
    const spec = fieldSpec(definition, path)
    return spec ? [{ path, label: spec.label, unit: spec.unit ?? '' }] : []
  })
  const points = specificationPoints(definition)
  const asked = new Map(requirements.map((requirement) => [requirement.field, requirement]))
  return Object.fromEntries([
    ...packaging.map(({ path, label, unit }) => [
      path,
      { label: named(label, unit), isYear: false, ...(unit ? {} : unitFromOther(definition, path)) },
    ]),
    ...points.map((point) => [point.path, labelOf(definition, point, asked.get(point.path))]),
  ])
}

/** What a buyer requires, as rows. Each unit is named once: in the label, or in the value of a measure. */
export function requiredRows(
  moduleKey: ModuleKey,
  requirements: readonly Requirement[],
): { field: string; label: string; value: string }[] {
  const definition = matrixDefinition(moduleKey)
  return requirements.map((requirement) => {
    const { field } = requirement
    const point = specificationPoint(definition, field)
    if (point === null) return { field, label: field, value: requirementText(requirement, null) }
    return {
      field,
      label: labelOf(definition, point).label,
      value: requirementText(withOneUnit(requirement, point), point),
    }
  })
}

function withOneUnit(requirement: Requirement, point: SpecificationPoint): Requirement {
  const { unit = '', ...rest } = requirement
  if (point.compares === 'measure') {
    const isPlain = [rest.value].flat().every((one) => !/[^\d.,\s-]/.test(String(one)))
    return isPlain ? { ...rest, unit: unit || point.unit } : rest
  }
  return point.unit === '' ? requirement : rest
}

function labelOf(definition: ModuleDefinition, point: SpecificationPoint, requirement?: Requirement): PointLabel {
  const { path, label, unit, compares, isYear = false } = point
  if (compares === 'measure') {
    return { label, isYear, unitFrom: { usual: requirement ? askedUnit(requirement, point) : unit } }
  }
  return { label: named(label, unit), isYear, ...(unit ? {} : unitFromOther(definition, path)) }
}

function named(label: string, unit: string): string {
  return unit ? `${label}, ${unit}` : label
}

function unitFromOther(definition: ModuleDefinition, path: string): Pick<PointLabel, 'unitFrom'> {
  const field = fieldSpec(definition, path.split('.')[0] ?? '')?.unitFrom
  return field === undefined ? {} : { unitFrom: { field, usual: textValue(definition.defaults, field) } }
}
