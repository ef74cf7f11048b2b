import type { Condition, FieldRule } from '@/lib/domain/fields/field'

export const isUnset = (field: string): Condition => ({ not: { field, filled: true } })

/** Also where the field has a value: what was said before stays in sight, is judged and can be taken back. */
export const orFilled = (field: string, condition: Condition): Condition => ({
  any: [condition, { field, filled: true }],
})

/** A quantity, weight or size of which there is some. */
export const QUANTITY_RULE: FieldRule = { min: 0, isMinExclusive: true, max: 1e9 }
