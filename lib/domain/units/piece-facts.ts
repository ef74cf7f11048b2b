import type { FieldValues } from '@/lib/domain/fields/field'
import { massIn } from './measure'
import { positive } from './rounding'
import type { Base } from './unit-facts'

/** Goods that state the weight of one piece: cones, cartons, bags. One roll of film or tape is a piece with a length. */

/** What a unit of goods sold by the piece is: one roll is one piece of its length, one bundle holds its pieces. */
export function piecesOf(unit: string, values: FieldValues): Partial<Record<Base, number>> {
  const metres = positive(values.rollLength)
  if (unit === 'roll' && metres !== null) return { m: metres, piece: 1 }
  const isPacked = typeof values.packageType === 'string' && values.packageType.toLowerCase().includes(unit)
  const units = unit === 'bundle' && isPacked && pieceKg(values) !== null ? positive(values.unitsPerPackage) : null
  return units === null ? {} : { piece: units }
}

/** Pieces by their weight, and metres of a roll by its weight and length. */
export function pieceBridges(values: FieldValues): { from: Base; to: Base; factor: number }[] {
  const [kg, metres] = [pieceKg(values), positive(values.rollLength)]
  return [
    ...(kg === null ? [] : [{ from: 'piece', to: 'kg', factor: kg } as const]),
    ...(metres === null ? [] : [{ from: 'piece', to: 'm', factor: metres } as const]),
    ...(kg === null || metres === null ? [] : [{ from: 'm', to: 'kg', factor: kg / metres } as const]),
  ]
}

/** The weight of one piece in kg, where the listing states it with its unit. */
function pieceKg(values: FieldValues): number | null {
  return massIn(values.weight, 'kg') ?? massIn(values.unitWeight, 'kg')
}
