import type { FieldValues } from '@/lib/domain/fields/field'
import { quantityText } from '@/lib/domain/units/figure-text'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertQuantity } from '@/lib/domain/units/units'
import { numberValue, textValue } from '../listing'

/** What an order of goods in full sets is counted by. Plain data, so that browser and server judge the same. */
export interface FullSets {
  /** Pieces in one set. */
  pieces: number
  /** Pieces in one unit of the order. */
  piecesPerUnit: number
  /** The smallest order in pieces. */
  least: number
}

const DECIMALS = 6

/** How to count goods that are sold in full sets only. Null if they are sold in any quantity. */
export function fullSetsOf(values: FieldValues, uom: string): FullSets | null {
  const pieces = numberValue(values, 'piecesPerSet')
  const piecesPerUnit = convertQuantity(1, uom, 'piece', values)
  if (values.fullSetOnly !== true || pieces === null || pieces <= 0 || piecesPerUnit === null) return null
  const moq = numberValue(values, 'moq')
  const unit = textValue(values, 'moqUom') || textValue(values, 'uom')
  const least = moq === null ? null : convertQuantity(moq, unit, 'piece', values)
  return { pieces, piecesPerUnit, least: least ?? 0 }
}

/** Whether the quantity is a whole number of sets. */
export function isOfWholeSets({ pieces, piecesPerUnit }: FullSets, quantity: number): boolean {
  return roundTo(quantity * piecesPerUnit, DECIMALS) % pieces === 0
}

/** The nearest whole sets, in words. Null if the quantity is a whole number of sets. */
export function brokenSetMessage(sets: FullSets, quantity: number): string | null {
  if (isOfWholeSets(sets, quantity)) return null
  const { pieces, piecesPerUnit, least } = sets
  const ordered = quantity * piecesPerUnit
  const below = Math.floor(ordered / pieces) * pieces
  const above = Math.max(below + pieces, Math.ceil(least / pieces) * pieces)
  const nearest = below > 0 && below >= least ? `${quantityText(below)} or ${quantityText(above)}` : quantityText(above)
  return `Sold in full sets of ${quantityText(pieces)} pieces only. Order ${nearest} pieces.`
}
