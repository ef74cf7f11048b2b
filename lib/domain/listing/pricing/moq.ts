import type { FieldValues } from '@/lib/domain/fields/field'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertQuantity } from '@/lib/domain/units/units'
import { numberValue, textValue } from '../listing'

const DECIMALS = 6

/** The minimum order, converted to this unit. Null if there is no minimum, or it cannot be converted. */
export function moqIn(uom: string, values: FieldValues): number | null {
  const moq = numberValue(values, 'moq')
  const unit = textValue(values, 'moqUom') || textValue(values, 'uom') || uom
  const converted = moq === null ? null : convertQuantity(moq, unit, uom, values)
  // 0.07 MT is 70 kg, not 70.00000000000001: a slab from 70 is not below it.
  return converted === null ? null : roundTo(converted, DECIMALS)
}
