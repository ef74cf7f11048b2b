import type { FieldValues } from '@/lib/domain/fields/field'
import { weightUnits, widthForm } from '@/lib/domain/vocabulary/units'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { asMeasure, massIn, measureIn } from './measure'
import { positive } from './rounding'

/** The base units that goods convert through, in the order in which two units are compared. */
export const BASES = ['kg', 'm', 'piece', 'L'] as const
export type Base = (typeof BASES)[number]

/** The fields that say what one unit of a listing is; a quotation may state them too. */
export const UNIT_FACT_FIELDS = [
  'netWeight',
  'weightUnit',
  'unitsPerPackage',
  'packageType',
  'dimensions',
  'gsm',
  'glm',
  'clothWidth',
  'widthForm',
  'pieceLength',
  'texNumber',
  'lengthPerPackage',
  'packageWeight',
  'weight',
  'unitWeight',
  'rollLength',
  'piecesPerSet',
  'piecesPerBundle',
  'bundleWeight',
  'cutLength',
  'density',
  'baleWeight',
  'packSize',
  'packUnit',
  'unitsInLot',
  'ratePpi',
] as const

/** What the outer package is called; its weight is netWeight. */
const PACKAGES: ReadonlySet<string> = new Set(['bag', 'box', 'carton', 'bundle', 'bale', 'beam', 'drum', 'carboy'])
/** What unitsPerPackage counts. */
const INNER: ReadonlySet<string> = new Set(['cone', 'tube', 'hank'])
/** Words in a package type that name the package of netWeight. */
const PACKAGE_WORDS = [...PACKAGES, 'pallet', 'trolley']

const KG: Readonly<Record<string, number>> = { kg: 1, g: 0.001, lb: 0.45359237, MT: 1000 }
const PIECES: Readonly<Record<string, number>> = { piece: 1, pair: 2 }
const LITRES: Readonly<Record<string, number>> = { L: 1, ml: 0.001 }

/** What one package, cone, roll or set of this listing holds, as its seller states it. */
export function contentsOf(unit: string, values: FieldValues): Partial<Record<Base, number>> {
  const pack = isPackage(unit, values) ? packContents(values) : {}
  const kg = PACKAGES.has(unit)
    ? (pack.kg ?? baleKg(unit, values) ?? packageKg(unit, values))
    : INNER.has(unit)
      ? innerKg(unit, values)
      : null
  const metres = INNER.has(unit)
    ? positive(values.lengthPerPackage)
    : unit === 'roll' || unit === 'taka'
      ? exactly(values.pieceLength)
      : null
  // A rate per pick is for one pick of an inch in a metre of cloth: 60 picks an inch cost 60 of them a metre.
  const picks = unit === 'pick' ? positive(values.ratePpi) : null
  const counts: Readonly<Record<string, unknown>> = {
    set: values.piecesPerSet,
    bundle: values.piecesPerBundle,
    lot: values.unitsInLot,
  }
  const pieces = positive(counts[unit]) ?? pack.piece ?? null
  return {
    ...(kg === null ? {} : { kg }),
    ...(pack.L === undefined ? {} : { L: pack.L }),
    ...(metres === null ? {} : { m: metres }),
    ...(picks === null ? {} : { m: 1 / picks }),
    ...(pieces === null ? {} : { piece: pieces }),
  }
}

/**
 * How the base units of these goods convert: pieces by the length of their cut or their share of a bundle, metres of
 * cloth by their weight, litres by their density.
 */
export function bridges(values: FieldValues): { from: Base; to: Base; factor: number }[] {
  const [perMetre, density] = [kgPerMetre(values), positive(values.density)]
  const [cut, perPiece] = [positive(values.cutLength), kgPerPiece(values)]
  return [
    ...(cut === null ? [] : [{ from: 'piece', to: 'm', factor: cut } as const]),
    ...(perPiece === null ? [] : [{ from: 'piece', to: 'kg', factor: perPiece } as const]),
    ...(perMetre === null ? [] : [{ from: 'm', to: 'kg', factor: perMetre } as const]),
    ...(density === null ? [] : [{ from: 'L', to: 'kg', factor: density } as const]),
  ]
}

/** The weight of one piece of a bundle whose weight and number of pieces are stated. */
function kgPerPiece(values: FieldValues): number | null {
  const [bundle, pieces] = [positive(values.bundleWeight), positive(values.piecesPerBundle)]
  return bundle === null || pieces === null ? null : bundle / pieces
}

/** The weight of one metre: stated per running metre, from g/m² times the width of the open cloth, or from tex. */
function kgPerMetre(values: FieldValues): number | null {
  const glm = positive(values.glm)
  if (glm !== null) return glm / 1000
  const [gsm, width] = [positive(values.gsm), openWidthCm(values)]
  if (gsm !== null && width !== null) return (gsm * width) / 100_000
  const tex = positive(values.texNumber)
  return tex === null ? null : tex / 1e6
}

/** The width of the cloth when it is opened, in cm: a tube is measured flat, in two layers. Null without a width. */
export function openWidthCm(values: FieldValues): number | null {
  const measure = asMeasure(values.clothWidth)
  const flat = measure && positive(measureIn(measure, 'cm', 'length'))
  const form = typeof values.widthForm === 'string' ? canonicalValue(widthForm, values.widthForm) : null
  return flat !== null && form === 'Tubular' ? 2 * flat : flat
}

/** The weight of one package in kg, as the seller gave it; null when it is missing or not in a unit of weight. */
export function netWeightKg(values: FieldValues): number | null {
  return weightKg(values.netWeight, values)
}

/** A positive weight of the listing in kg; the unit is weightUnit, kg by default. */
export function weightKg(weight: unknown, values: FieldValues): number | null {
  const amount = positive(weight)
  const typed = typeof values.weightUnit === 'string' && values.weightUnit !== '' ? values.weightUnit : 'kg'
  const kg = KG[canonicalValue(weightUnits, typed) ?? '']
  return amount === null || kg === undefined ? null : amount * kg
}

/** The weight of one cone in kg from the package dimensions. */
export function statedConeKg(values: FieldValues): number | null {
  const { dimensions } = values
  return typeof dimensions === 'object' && dimensions !== null ? positive(Reflect.get(dimensions, 'coneWeight')) : null
}

/** Whether this unit is the package of the packageType: a pallet or a carton is no bag. */
function isPackage(unit: string, values: FieldValues): boolean {
  const type = typeof values.packageType === 'string' ? values.packageType.toLowerCase() : ''
  return PACKAGES.has(unit) && (type.includes(unit) || !PACKAGE_WORDS.some((word) => type.includes(word)))
}

/** netWeight is that of the packageType. */
function packageKg(unit: string, values: FieldValues): number | null {
  const bundle = unit === 'bundle' ? positive(values.bundleWeight) : null
  if (bundle !== null) return bundle
  return isPackage(unit, values) ? netWeightKg(values) : null
}

/** Fibre states the weight of its bale by itself, in kg. */
function baleKg(unit: string, values: FieldValues): number | null {
  return unit === 'bale' ? positive(values.baleWeight) : null
}

/** What one pack holds where a trade states it by weight, volume or number: 25 kg, 50 L, 1000 pieces. */
function packContents(values: FieldValues): { kg?: number; L?: number; piece?: number } {
  const size = positive(values.packSize)
  const unit = typeof values.packUnit === 'string' ? values.packUnit : ''
  const [kg, litres, pieces] = [KG[unit], LITRES[unit], PIECES[unit]]
  if (size === null) return {}
  return {
    ...(kg === undefined ? {} : { kg: size * kg }),
    ...(litres === undefined ? {} : { L: size * litres }),
    ...(pieces === undefined ? {} : { piece: size * pieces }),
  }
}

/** Cones and hanks weigh what is stated of them, otherwise their share of the package. */
function innerKg(unit: string, values: FieldValues): number | null {
  const stated = massIn(values.packageWeight, 'kg') ?? (unit === 'cone' ? statedConeKg(values) : null)
  const [net, units] = [netWeightKg(values), positive(values.unitsPerPackage)]
  return stated ?? (net !== null && units !== null ? net / units : null)
}

/** A length that is one number: a range from 100 to 120 m is not. */
function exactly(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return positive(value)
  const [from, to] = [positive(Reflect.get(value, 'from')), positive(Reflect.get(value, 'to'))]
  return from !== null && from === to ? from : null
}
