import type { FieldValues } from '@/lib/domain/fields/field'
import { tradeUnits } from '@/lib/domain/vocabulary/trade-units'
import { dimensionUnits, salesUnits, weightUnits } from '@/lib/domain/vocabulary/units'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { COUNTED } from './counted'
import { pieceBridges, piecesOf } from './piece-facts'
import { BASES, type Base, bridges, contentsOf } from './unit-facts'

/**
 * A unit that goods are sold, priced or ordered in (reference 4.15). A counted unit takes whole numbers, a continuous
 * one fractions. `is`: what one unit is exactly, in a base unit; what a package or a piece holds, only its listing says.
 */
interface Unit {
  isCounted: boolean
  is?: Partial<Readonly<Record<Base, number>>>
}

const continuous = (is?: Unit['is']): Unit => ({ isCounted: false, ...(is ? { is } : {}) })

const CONTINUOUS = {
  kg: continuous({ kg: 1 }),
  g: continuous({ kg: 0.001 }),
  lb: continuous({ kg: 0.45359237 }),
  MT: continuous({ kg: 1000 }),
  quintal: continuous({ kg: 100 }),
  // 784 lb.
  candy: continuous({ kg: 355.61641808 }),
  m: continuous({ m: 1 }),
  yd: continuous({ m: 0.9144 }),
  '1000 m': continuous({ m: 1000 }),
  m2: continuous(),
  m3: continuous({ L: 1000 }),
  L: continuous({ L: 1 }),
  kWh: continuous(),
  hour: continuous(),
  pick: continuous(),
} as const satisfies Record<string, Unit>

export type UnitName = keyof typeof CONTINUOUS | keyof typeof COUNTED

const UNITS = {
  ...CONTINUOUS,
  ...Object.fromEntries(
    Object.entries(COUNTED).map(([name, pieces]) => [
      name,
      { isCounted: true, ...(pieces === null ? {} : { is: { piece: pieces } }) },
    ]),
  ),
} as Readonly<Record<UnitName, Unit>>

/** The vocabularies with the spellings of units. */
const VOCABULARIES = [salesUnits, tradeUnits, weightUnits, dimensionUnits] as const

/** The unit a person typed, in any of its spellings; null for an unknown word. */
export function unitName(typed: string): UnitName | null {
  if (isUnitName(typed)) return typed
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

/** Whether the unit takes whole numbers only. A word that no table knows is neither counted nor continuous. */
export function isCountedUnit(typed: string): boolean {
  const name = unitName(typed)
  return name !== null && UNITS[name].isCounted
}

/** Whether the unit is measured, as weights and lengths are. */
export function isContinuousUnit(typed: string): boolean {
  const name = unitName(typed)
  return name !== null && !UNITS[name].isCounted
}

type Measures = Partial<Record<Base, number>>

/** What one unit of this listing is as it is stated, without converting length to weight. */
function statedOf(name: UnitName, values: FieldValues): Measures {
  const unit: Unit = UNITS[name]
  return { ...contentsOf(name, values), ...piecesOf(name, values), ...unit.is }
}

/**
 * What one unit of this listing is, in each base unit that its own facts lead to: a roll in metres by its length, and
 * in kg by weight per metre. A fact that is missing is never guessed.
 */
function measuresOf(name: UnitName, values: FieldValues): Measures {
  const measures = statedOf(name, values)
  for (const { from, to, factor } of [...bridges(values), ...pieceBridges(values)]) {
    const [a, b] = [measures[from], measures[to]]
    if (a !== undefined && b === undefined) measures[to] = a * factor
    else if (b !== undefined && a === undefined) measures[from] = b / factor
  }
  return measures
}

/**
 * How many of the `to` unit of one listing make one of the `from` unit of another (or the same); null when a fact is
 * missing. Both are compared by what is stated of both, else by what follows from it: by weight where both have one, then by length,
 * pieces and volume. A cone of 5,000 m is 5 of 1000 m, whatever it weighs.
 */
export function ratioOf(from: { unit: string; facts: FieldValues }, to: { unit: string; facts: FieldValues }) {
  const [fromName, toName] = [unitName(from.unit), unitName(to.unit)]
  if (fromName === null || toName === null) return null
  return (
    sharedRatio(statedOf(fromName, from.facts), statedOf(toName, to.facts)) ??
    sharedRatio(measuresOf(fromName, from.facts), measuresOf(toName, to.facts))
  )
}

function sharedRatio(a: Measures, b: Measures): number | null {
  for (const base of BASES) {
    const [mine, theirs] = [a[base], b[base]]
    if (mine !== undefined && theirs !== undefined) return mine / theirs
  }
  return null
}

/** Whether two words name one unit. */
export function isSameUnit(a: string, b: string): boolean {
  return a === b || (unitName(a) !== null && unitName(a) === unitName(b))
}

/** A quantity in another unit of the same listing; null when a fact is missing. */
export function convertQuantity(quantity: number, from: string, to: string, values: FieldValues): number | null {
  if (isSameUnit(from, to)) return quantity
  const ratio = ratioOf({ unit: from, facts: values }, { unit: to, facts: values })
  return ratio === null || !Number.isFinite(quantity) ? null : quantity * ratio
}

/** A price per another unit of the same listing, unrounded; null when a fact is missing. */
export function convertPrice(price: number, from: string, to: string, values: FieldValues): number | null {
  const ratio = convertQuantity(1, from, to, values)
  return ratio === null || !(ratio > 0) || !Number.isFinite(price) ? null : price / ratio
}

/** A quantity in kg; null when the weight of one unit is unknown. */
export function toKg(quantity: number, typedUnit: string, values: FieldValues): number | null {
  const name = unitName(typedUnit)
  const kg = name === null ? undefined : measuresOf(name, values).kg
  return kg === undefined || !Number.isFinite(quantity) ? null : quantity * kg
}
