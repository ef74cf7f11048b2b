import { parseCount } from '@/lib/domain/count/parse'
import type { CountReading, ParsedCount } from '@/lib/domain/count/parsed-count'
import { parseCountSystem, roundTex } from '@/lib/domain/count/systems'
import { errorIssue, type Issue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { listValue, textValue } from '../listing'

/**
 * Reads a typed count. The hint is the first fibre, otherwise the family (reference 9.5); where the string does not
 * give its system, the field's `systemFrom` does. Null without a count.
 */
export function readCountField(definition: ModuleDefinition, values: FieldValues, name: string): CountReading | null {
  const spec = fieldSpec(definition, name)
  if (spec?.kind !== 'count') return null
  const ofTrade = definition.hooks.countReaders?.[name]
  const typed = textValue(values, name)
  if (ofTrade) return typed ? ofTrade(typed, listValue(values, 'fiberType')[0] ?? null) : null
  return readTyped(definition, values, typed, spec.systemFrom)
}

/** The reading of each end of a range of counts, by its path: `countRange.from`. */
export function readCountEnds(
  definition: ModuleDefinition,
  values: FieldValues,
  name: string,
): (readonly [string, CountReading])[] {
  const spec = fieldSpec(definition, name)
  const range = values[name]
  if (spec?.kind !== 'range' || spec.of !== 'count' || typeof range !== 'object' || range === null) return []
  return (['from', 'to'] as const).flatMap((end) => {
    const reading = readTyped(definition, values, textValue(range as FieldValues, end), spec.systemFrom, spec.bareAs)
    return reading ? [[`${name}.${end}`, reading] as const] : []
  })
}

/** Whether a range of counts runs from the higher to the lower, as typed; counts of two systems are not compared. */
export function isReversedCounts(
  range: unknown,
  from: CountReading | undefined,
  to: CountReading | undefined,
): boolean {
  if (from?.ok && to?.ok) return from.count.system === to.count.system && from.count.value > to.count.value
  // Plain numbers without a system are of the same one, whichever it is.
  const ends = typeof range === 'object' && range !== null ? (range as Record<string, unknown>) : {}
  return Number(ends.from) > Number(ends.to)
}

function readTyped(
  definition: ModuleDefinition,
  values: FieldValues,
  typed: string,
  systemFrom: string | undefined,
  bareAs?: string,
): CountReading | null {
  if (!typed) return null
  const hint = listValue(values, 'fiberType')[0] ?? bareAs ?? (textValue(values, definition.familyField) || null)
  const named = systemFrom === undefined ? '' : textValue(values, systemFrom)
  const key = JSON.stringify([typed, hint, named])
  const known = readings.get(key) ?? readCount(typed, hint, named)
  if (readings.size >= READINGS_MAX) readings.clear()
  readings.set(key, known)
  return known
}

/** Readings by text: a write reads its count a dozen times, and most sellers use the same few counts. */
const readings = new Map<string, CountReading>()
const READINGS_MAX = 1000

function readCount(typed: string, hint: string | null, named: string): CountReading {
  const reading = parseCount(typed, hint)
  if (reading.ok || reading.code !== 'SYSTEM_REQUIRED') return reading
  const system = parseCountSystem(named)
  return system ? parseCount(`${system} ${typed}`, hint) : reading
}

/** The parser's refusal as an issue on the field, with suggestions. */
export function countIssue(name: string, reading: CountReading): Issue | null {
  if (reading.ok) return null
  const meant = reading.didYouMean.length > 0 ? ` Did you mean ${reading.didYouMean.join(' or ')}?` : ''
  const sentence = /[.?!]$/.test(reading.message) ? reading.message : `${reading.message}.`
  return errorIssue(reading.code, name, `${sentence}${meant}`)
}

/** The companion of a count in `fields`: countParsed of count (reference 9.5). */
export function presentCount(parsed: ParsedCount) {
  const { system, value, ply, filaments, tex, resultantTex, qualifiers } = parsed
  return {
    system,
    value,
    ply,
    filaments,
    tex: tex === null ? null : roundTex(tex),
    resultantTex: roundTex(resultantTex),
    qualifiers,
  }
}
