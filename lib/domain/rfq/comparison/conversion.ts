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

/**
 * The units in which at least one quotation can be shown: those that the quantity of the request and the price of a quotation
 * convert to.
 */
export function comparableUnits(asked: Side, offers: readonly Side[], units: readonly string[]): string[] {
  const isPossible = (unit: string) => {
    const side = { unit, facts: asked.facts }
    return unitRatio(side, asked) !== null && offers.some((offer) => unitRatio(offer, side) !== null)
  }
  return [...new Set([asked.unit, ...units])].filter((unit) => isSameUnit(unit, asked.unit) || isPossible(unit))
}

/** Whether the two were taken as equal although what they hold is unknown. */
export function isUnweighed(from: Side, to: Side): boolean {
  return ratioOf(from, to) === null && !isContinuousUnit(from.unit) && isSameUnit(from.unit, to.unit)
}
