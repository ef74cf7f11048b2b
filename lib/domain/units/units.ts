import type { FieldValues } from '@/lib/domain/fields/field'
import { dimensionUnits, salesUnits, weightUnits } from '@/lib/domain/vocabulary/units'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'

/**
 * The units that listings are sold in (reference 9.1, V11). A continuous unit accepts fractions, a counted one whole
 * numbers. `kg`: its exact weight; `package`: the outer package, whose weight is netWeight; `inner`: what
 * unitsPerPackage counts.
 */
interface Unit {
  isCounted: boolean
  kg?: number
  weighs?: 'package' | 'inner'
}

const UNITS = {
  kg: { isCounted: false, kg: 1 },
  g: { isCounted: false, kg: 0.001 },
  lb: { isCounted: false, kg: 0.45359237 },
  MT: { isCounted: false, kg: 1000 },
  m: { isCounted: false },
  bag: { isCounted: true, weighs: 'package' },
  carton: { isCounted: true, weighs: 'package' },
  cone: { isCounted: true, weighs: 'inner' },
  hank: { isCounted: true, weighs: 'inner' },
  bundle: { isCounted: true, weighs: 'package' },
  bale: { isCounted: true, weighs: 'package' },
  beam: { isCounted: true, weighs: 'package' },
  // Only the seller knows what one unit is: it has no weight.
  unit: { isCounted: true },
} as const satisfies Record<string, Unit>

export type UnitName = keyof typeof UNITS

/** The vocabularies with the spellings of units, the units of sale first. */
const VOCABULARIES = [salesUnits, weightUnits, dimensionUnits] as const

/** Words in a package type that name the package of netWeight. */
const PACKAGE_WORDS = ['bag', 'carton', 'bundle', 'bale', 'beam', 'pallet', 'trolley'] as const

/** The unit a seller typed, in any of its spellings; null for an unknown word. */
export function unitName(typed: string): UnitName | null {
  for (const vocabulary of VOCABULARIES) {
    const value = canonicalValue(vocabulary, typed)
    if (value !== null && isUnitName(value)) return value
  }
  return null
}

/** The unit after a figure, where "t" is a tonne; null for an unknown word. */
export function unitOfWord(word: string): UnitName | null {
  return word === '' ? null : /^t$/i.test(word) ? 'MT' : unitName(word)
}

function isUnitName(value: string): value is UnitName {
  return Object.hasOwn(UNITS, value)
}

/** Whether the unit is sold in whole numbers. An unknown word ("bobbin") names a thing, so it is counted. */
export function isCountedUnit(typed: string): boolean {
  const name = unitName(typed)
  return name === null || UNITS[name].isCounted
}

/**
 * A quantity in kg; null when the weight of one unit is unknown: it is never guessed. Packages weigh the listing's
 * netWeight (in weightUnit), cones and hanks their own weight, otherwise netWeight divided by unitsPerPackage.
 */
export function toKg(quantity: number, typedUnit: string, values: FieldValues): number | null {
  const kg = kgPerUnit(typedUnit, values)
  return kg === null || !Number.isFinite(quantity) ? null : quantity * kg
}

/** A price per kg from a price per `priceUom`, unrounded; null when the weight of that unit is unknown. */
export function pricePerKg(price: number, priceUom: string, values: FieldValues): number | null {
  const kg = kgPerUnit(priceUom, values)
  return kg === null || !Number.isFinite(price) ? null : price / kg
}

/** A quantity in another unit of the same listing; null when a weight is unknown. */
export function convertQuantity(quantity: number, from: string, to: string, values: FieldValues): number | null {
  const isSameUnit = from === to || (unitName(from) !== null && unitName(from) === unitName(to))
  if (isSameUnit) return quantity
  const kg = toKg(quantity, from, values)
  const kgPerTarget = kgPerUnit(to, values)
  return kg === null || kgPerTarget === null ? null : kg / kgPerTarget
}

/** The weight of one package in kg, as the seller gave it; null when it is missing or not in a unit of weight. */
export function netWeightKg(values: FieldValues): number | null {
  return weightKg(values.netWeight, values)
}

/** A positive weight of the listing in kg; the unit is weightUnit, kg by default. */
export function weightKg(weight: unknown, values: FieldValues): number | null {
  if (typeof weight !== 'number' || !(weight > 0) || !Number.isFinite(weight)) return null
  const unit = typeof values.weightUnit === 'string' && values.weightUnit !== '' ? unitName(values.weightUnit) : 'kg'
  const kg = unit === null ? undefined : unitOf(unit).kg
  return kg === undefined ? null : weight * kg
}

/** The weight of one cone in kg from the package dimensions. */
export function statedConeKg(values: FieldValues): number | null {
  const { dimensions } = values
  if (typeof dimensions !== 'object' || dimensions === null || !('coneWeight' in dimensions)) return null
  const kg = dimensions.coneWeight
  return typeof kg === 'number' && kg > 0 && Number.isFinite(kg) ? kg : null
}

function kgPerUnit(typedUnit: string, values: FieldValues): number | null {
  const name = unitName(typedUnit)
  if (name === null) return null
  const unit = unitOf(name)
  if (unit.kg !== undefined) return unit.kg
  if (unit.weighs === 'package') return isThisPackage(name, values) ? netWeightKg(values) : null
  if (unit.weighs === 'inner') {
    const stated = name === 'cone' ? statedConeKg(values) : null
    const net = netWeightKg(values)
    const units = values.unitsPerPackage
    const isCounted = typeof units === 'number' && units > 0 && Number.isFinite(units)
    return stated ?? (net !== null && isCounted ? net / units : null)
  }
  return null
}

/** netWeight is that of the packageType: that of a pallet or a carton does not apply to a bag. */
function isThisPackage(name: UnitName, values: FieldValues): boolean {
  const type = typeof values.packageType === 'string' ? values.packageType.toLowerCase() : ''
  return type.includes(name) || !PACKAGE_WORDS.some((word) => type.includes(word))
}

function unitOf(name: UnitName): Unit {
  return UNITS[name]
}
