import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { quantitySlabs } from './price'

/**
 * While a listing has slabs, its base price is the price of the first slab (reference 4.13). A write that gives one of
 * the two moves the other; of a write that gives both, both are kept, and `SLAB_BASE` reports a difference.
 * @param values what the listing holds after the write
 * @param given what the write gave
 */
export function withOnePrice(values: FieldValues, given: FieldValues): FieldValues {
  const [first, ...others] = quantitySlabs(values)
  if (!first) return values
  const givesBase = isFilled(given.basePrice)
  if (givesBase && given.quantitySlabs === undefined) {
    return { ...values, quantitySlabs: [{ ...first, price: values.basePrice }, ...others] }
  }
  const movesBase = !givesBase && (given.quantitySlabs !== undefined || given.basePrice !== undefined)
  return movesBase ? { ...values, basePrice: first.price } : values
}
