import type { FieldValues } from '@/lib/domain/fields/field'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertQuantity } from '@/lib/domain/units/units'
import { numberValue, textValue } from '../listing'

const DECIMALS = 6

/** The minimum order in this unit; null when there is none, or the two cannot be compared. */
export function moqIn(uom: string, values: FieldValues): number | null {
  const moq = numberValue(values, 'moq')
  const converted = moq === null ? null : convertQuantity(moq, textValue(values, 'moqUom') || uom, uom, values)
  // 0.07 MT is 70 kg, not 70.00000000000001: a slab from 70 is not below it.
  return converted === null ? null : roundTo(converted, DECIMALS)
}
