import { canonicalJson } from '@/lib/domain/canonical-json'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { quantitySlabs } from './slab-values'

/**
 * While a listing has slabs, its base price is the price of the first slab (reference 4.13). A write that changes one of
 * the two moves the other; of a write that changes both, both are kept, and `SLAB_BASE` reports a difference. What is
 * given as it is stored, as in a record that is posted back, is no change.
 * @param values what the listing holds after the write
 * @param given what the write gave
 */
export function withOnePrice(values: FieldValues, stored: FieldValues, given: FieldValues): FieldValues {
  const [first, ...others] = quantitySlabs(values)
  if (!first) return values
  const changes = (name: string) =>
    given[name] !== undefined && canonicalJson(values[name] ?? null) !== canonicalJson(stored[name] ?? null)
  const givesBase = isFilled(given.basePrice) && changes('basePrice')
  if (givesBase && !changes('quantitySlabs')) {
    return { ...values, quantitySlabs: [{ ...first, price: values.basePrice }, ...others] }
  }
  const movesBase = !givesBase && (changes('quantitySlabs') || given.basePrice === null)
  return movesBase ? { ...values, basePrice: first.price } : values
}
