import type { Condition, FieldRule } from '@/lib/domain/fields/field'

export const isUnset = (field: string): Condition => ({ not: { field, filled: true } })

/** Also applies when the field has a value: the value stays visible, is judged and can be removed. */
export const orFilled = (field: string, condition: Condition): Condition => ({
  any: [condition, { field, filled: true }],
})

/** A quantity, weight or size above zero. */
export const QUANTITY_RULE: FieldRule = { min: 0, isMinExclusive: true, max: 1e9 }

/** For a field that a module does not use. */
export const NEVER: Condition = { any: [] }

/** How buyers say the number of plies. */
export const PLY_WORDS = { one: 'Single', many: '{n}-ply' } as const

/** A part in percent. */
export const percentPart = (name: string, label: string, max: number) =>
  ({ name, label, kind: 'number', unit: '%', rule: { min: 0, max } }) as const

/** A number in percent that buyers filter by. */
export const percentField = (label: string, help: string, max: number) =>
  ({ kind: 'number', label, unit: '%', help, rule: { min: 0, max, decimalsMax: 2 }, facet: 'range' }) as const
