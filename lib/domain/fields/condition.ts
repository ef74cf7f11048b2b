import type { Condition, FieldValues } from './field'

/**
 * Whether a condition holds for these values; an unset field matches no list. With several values one match is enough.
 */
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

/**
 * Whether a condition holds whatever else will be filled in: true or false once the filled fields decide it, null while
 * an open field may still change it. `filled` is open until it is true, since an empty field may be filled.
 * @param staysEmpty a field that counts as decided although it is empty: the one with this condition
 */
export function verdict(condition: Condition, values: FieldValues, staysEmpty = ''): boolean | null {
  if ('all' in condition) return every(condition.all.map((part) => verdict(part, values, staysEmpty)))
  if ('any' in condition) return negate(every(condition.any.map((part) => negate(verdict(part, values, staysEmpty)))))
  if ('not' in condition) return negate(verdict(condition.not, values, staysEmpty))
  if (!isFilled(values[condition.field]) && condition.field !== staysEmpty) return null
  return holds(condition, values)
}

/** The open field that a condition still depends on; null if there is none. */
export function openField(condition: Condition, values: FieldValues, staysEmpty = ''): string | null {
  if (verdict(condition, values, staysEmpty) !== null) return null
  if ('field' in condition) return condition.field
  const parts = 'not' in condition ? [condition.not] : 'all' in condition ? condition.all : condition.any
  for (const part of parts) {
    const field = openField(part, values, staysEmpty)
    if (field !== null) return field
  }
  return null
}

function every(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(false)) return false
  return parts.includes(null) ? null : true
}

function negate(part: boolean | null): boolean | null {
  return part === null ? null : !part
}

/** Whether a value is neither null, "", [] nor {}. */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || Object.values(value).some(isFilled)
}
