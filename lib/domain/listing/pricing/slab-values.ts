import type { FieldValues } from '@/lib/domain/fields/field'
import type { QuantitySlab } from '../record-parts'

/** The spec has no limit; this one is ours. */
export const SLABS_MAX = 10

export function quantitySlabs(values: FieldValues): readonly QuantitySlab[] {
  return Array.isArray(values.quantitySlabs) ? (values.quantitySlabs as QuantitySlab[]) : []
}
