import { holds, isFilled } from '@/lib/domain/fields/condition'
import type { Condition, FieldValues } from '@/lib/domain/fields/field'
import { applicableFields } from '@/lib/domain/listing/judging/applicable-fields'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules/resolve'
import { fieldValue } from './field-values'

/** Values under which a condition of a module holds, for tests that need a field to apply. */

const TRIED = 40
const OPTIONS_TRIED = 4
const DEPTH_MAX = 5

/** Whether nothing can make it hold: the field is not used by the module. */
export function isNever(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(isNever)
  return 'any' in condition && condition.any.every(isNever)
}

/** The fields with whose words a condition compares. */
export function decidingFields(condition: Condition | undefined): string[] {
  if (condition === undefined) return []
  if ('all' in condition) return condition.all.flatMap(decidingFields)
  if ('any' in condition) return condition.any.flatMap(decidingFields)
  if ('not' in condition) return decidingFields(condition.not)
  return 'in' in condition ? [condition.field] : []
}

/** Values with which this field applies, and every field among them too; null when none was found. */
export function valuesFor(definition: ModuleDefinition, name: string, base: FieldValues = {}): FieldValues | null {
  return reach(definition, [name], base, DEPTH_MAX)
}

/** Values under which a condition holds and whose own fields apply; null when none were found. */
export function valuesWhere(
  definition: ModuleDefinition,
  condition: Condition,
  base: FieldValues = {},
): FieldValues | null {
  for (const values of candidates(definition, condition, '')) {
    const whole = merge(definition, base, values)
    const found = whole && reach(definition, Object.keys(values), whole, DEPTH_MAX)
    if (found && holds(condition, canonicalValues(definition, found))) return found
  }
  return null
}

function reach(
  definition: ModuleDefinition,
  names: readonly string[],
  values: FieldValues,
  depth: number,
): FieldValues | null {
  const applicable = applicableFields(definition, values)
  // What decides was added last, and comes first.
  const missing = names.findLast((name) => !applicable.has(name))
  if (missing === undefined) return values
  const condition = fieldSpec(definition, missing)?.visibleWhen
  if (condition === undefined || depth === 0) return null
  for (const more of candidates(definition, condition, missing)) {
    const whole = merge(definition, values, more)
    const found = whole && reach(definition, [...names, ...Object.keys(more)], whole, depth - 1)
    if (found) return found
  }
  return null
}

/** @param own the field itself: that it is filled is no way to reach it */
function candidates(definition: ModuleDefinition, condition: Condition, own: string): FieldValues[] {
  if ('all' in condition) {
    let found: FieldValues[] = [{}]
    for (const part of condition.all) {
      const ways = candidates(definition, part, own)
      const pairs = found.flatMap((values) => ways.map((more) => merge(definition, values, more)))
      found = pairs.filter((values) => values !== null).slice(0, TRIED)
    }
    return found
  }
  if ('any' in condition) return condition.any.flatMap((part) => candidates(definition, part, own)).slice(0, TRIED)
  if ('not' in condition) return candidatesAgainst(definition, condition.not, own)
  const { field } = condition
  const spec = fieldSpec(definition, field)
  if (!spec || ('filled' in condition && field === own)) return []
  if ('filled' in condition)
    return Array.from({ length: OPTIONS_TRIED }, (_, at) => ({ [field]: fieldValue(spec, at + 1) }))
  return condition.in.slice(0, TRIED).map((word) => ({ [field]: asValue(spec.kind, word) }))
}

function candidatesAgainst(definition: ModuleDefinition, condition: Condition, own: string): FieldValues[] {
  if ('all' in condition) return candidates(definition, { any: condition.all.map((not) => ({ not })) }, own)
  if ('any' in condition) return candidates(definition, { all: condition.any.map((not) => ({ not })) }, own)
  if ('not' in condition) return candidates(definition, condition.not, own)
  if ('filled' in condition) return [{ [condition.field]: undefined }]
  const spec = fieldSpec(definition, condition.field)
  const words = spec && 'vocabulary' in spec ? spec.vocabulary.options.map(({ value }) => value) : ['true', 'false']
  const others = words.filter((word) => !condition.in.includes(word)).slice(0, OPTIONS_TRIED)
  return [{}, ...others.map((word) => ({ [condition.field]: asValue(spec?.kind ?? '', word) }))]
}

function asValue(kind: string, word: string): unknown {
  if (kind === 'boolean') return word === 'true'
  return kind === 'choices' ? [word] : word
}

/** Null where the two contradict each other. */
function merge(definition: ModuleDefinition, a: FieldValues, b: FieldValues): FieldValues | null {
  const whole: Record<string, unknown> = { ...a }
  for (const [name, value] of Object.entries(b)) {
    const before = whole[name]
    const isDefault = definition.defaults[name] === before
    if (!isFilled(before) || isDefault) whole[name] = value
    else if (Array.isArray(before) && Array.isArray(value)) whole[name] = [...new Set([...before, ...value])]
    else if (JSON.stringify(before) !== JSON.stringify(value)) return null
  }
  return whole
}
