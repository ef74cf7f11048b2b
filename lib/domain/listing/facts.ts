import type { CountReading } from '@/lib/domain/count/parsed-count'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules/resolve'
import { applicableFields } from './judging/applicable-fields'
import { readCountEnds, readCountField } from './judging/count-reading'

/** The facts of these values; computed once per object. */
export function factsOf(definition: ModuleDefinition, typed: FieldValues): Facts {
  return ofModule(definition)(typed)
}

const ofModule = memoize((definition: ModuleDefinition) =>
  memoize((typed: FieldValues): Facts => {
    const applicable = applicableFields(definition, typed)
    const names = Object.keys(typed)
    // The same object where nothing differs: what is known of it need not be found out again.
    const given = names.every((name) => applicable.has(name))
      ? typed
      : Object.fromEntries(Object.entries(typed).filter(([name]) => applicable.has(name)))
    const filled = fillsOf(definition, given, applicable)
    const values = Object.keys(filled).length === 0 ? given : { ...given, ...filled }
    const counts = new Map<string, CountReading>()
    const countEnds = new Map(Object.keys(values).flatMap((name) => readCountEnds(definition, values, name)))
    for (const name of Object.keys(values)) {
      if (fieldSpec(definition, name)?.kind !== 'count') continue
      const reading = readCountField(definition, values, name)
      if (reading) counts.set(name, reading)
    }
    const count = counts.get('count')
    return {
      applicable,
      values,
      filled,
      words: canonicalValues(definition, values),
      counts,
      countEnds,
      count: count?.ok ? count.count : null,
    }
  }),
)

function fillsOf(definition: ModuleDefinition, given: FieldValues, applicable: ReadonlySet<string>): FieldValues {
  const all = Object.entries(definition.hooks.fills?.(canonicalValues(definition, given)) ?? {})
  return Object.fromEntries(all.filter(([name]) => applicable.has(name) && !isFilled(given[name])))
}

/**
 * Removes values that follow from others and were posted back with a record: stored as typed, they would outlive what
 * they follow from.
 */
export function withoutEchoedFills(
  definition: ModuleDefinition,
  values: FieldValues,
  stored: FieldValues,
): FieldValues {
  if (!definition.hooks.fills) return values
  const { filled } = factsOf(definition, stored)
  const isEcho = (name: string, value: unknown) =>
    stored[name] === undefined && Object.hasOwn(filled, name) && JSON.stringify(value) === JSON.stringify(filled[name])
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isEcho(name, value)))
}
