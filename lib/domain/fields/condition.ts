import type { Condition, FieldValues } from './field'

/** Whether a condition holds for these values; an unset field is in no list. Several values: one that is listed is enough. */
export function holds(condition: Condition, values: FieldValues): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, values))
  if ('any' in condition) return condition.any.some((part) => holds(part, values))
  if ('not' in condition) return !holds(condition.not, values)
  const value = values[condition.field]
  if ('filled' in condition) return isFilled(value)
  const given = Array.isArray(value) ? value : [value]
  return given.some(
    (item) => (typeof item === 'string' || typeof item === 'boolean') && condition.in.includes(`${item}`),
  )
}

/** A value that says something: not null, "", [] or {}. */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || Object.values(value).some(isFilled)
}
