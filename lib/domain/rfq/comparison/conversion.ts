import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { isCountedUnit, toKg, unitName } from '@/lib/domain/units/units'

const METRES: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1, in: 0.0254, ft: 0.3048 }

/**
 * The weight of one unit in kg: exact for weights, from the stated package for bags and cones, from GSM times width for
 * metres of cloth. Null when it is not stated: it is never guessed.
 */
function kgOfOne(unit: string, facts: FieldValues): number | null {
  return unitName(unit) === 'm' ? kgOfOneMetre(facts) : toKg(1, unit, facts)
}

/** GSM (g/m²) times the cloth's width. */
function kgOfOneMetre(facts: FieldValues): number | null {
  const gsm = numberValue(facts, 'gsm')
  const width = numberValue(facts, 'width')
  const metres = METRES[textValue(facts, 'dimensionUnit') || 'cm']
  return gsm === null || width === null || metres === undefined || gsm <= 0 || width <= 0
    ? null
    : (gsm * width * metres) / 1000
}

export interface Side {
  unit: string
  facts: FieldValues
}

/**
 * How many of the `to` unit make one of the `from` unit. Two packages of the same name are equal unless both weights
 * are known and differ; null when a weight is missing.
 */
export function unitRatio(from: Side, to: Side): number | null {
  const fromKg = kgOfOne(from.unit, from.facts)
  const toKg = kgOfOne(to.unit, to.facts)
  if (fromKg !== null && toKg !== null) return fromKg / toKg
  return isSameUnit(from.unit, to.unit) ? 1 : null
}

/** Whether the two were taken as equal although their weights are unknown. */
export function isUnweighed(from: Side, to: Side): boolean {
  const isWeighed = kgOfOne(from.unit, from.facts) !== null && kgOfOne(to.unit, to.facts) !== null
  return !isWeighed && isCountedUnit(from.unit) && isSameUnit(from.unit, to.unit)
}

function isSameUnit(a: string, b: string): boolean {
  return a === b || (unitName(a) !== null && unitName(a) === unitName(b))
}
