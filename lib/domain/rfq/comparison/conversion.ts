import type { FieldValues } from '@/lib/domain/fields/field'
import { isContinuousUnit, isSameUnit, ratioOf } from '@/lib/domain/units/units'

export interface Side {
  unit: string
  facts: FieldValues
}

/**
 * How many of the `to` unit make one of the `from` unit, by what each side states of its goods. Two packages of the same
 * name are equal unless both are known and differ; null when a fact is missing.
 */
export function unitRatio(from: Side, to: Side): number | null {
  return ratioOf(from, to) ?? (isSameUnit(from.unit, to.unit) ? 1 : null)
}

/** Whether the two were taken as equal although what they hold is unknown. */
export function isUnweighed(from: Side, to: Side): boolean {
  return ratioOf(from, to) === null && !isContinuousUnit(from.unit) && isSameUnit(from.unit, to.unit)
}
