import { parseCount } from '@/lib/domain/count/parse'
import type { CountReading, ParsedCount } from '@/lib/domain/count/parsed-count'
import { parseCountSystem, roundTex } from '@/lib/domain/count/systems'
import type { Issue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, textValue } from '../listing'

/**
 * Reads the typed count of a listing. The hint is the first fibre, else the family (contract section 4); where the string alone does not
 * say its system, the listing's own countSystem does. Null when there is no count.
 */
export function readListingCount(values: FieldValues, familyField: string): CountReading | null {
  const typed = textValue(values, 'count')
  if (!typed) return null
  const hint = listValue(values, 'fiberType')[0] ?? (textValue(values, familyField) || null)
  const named = textValue(values, 'countSystem')
  const key = JSON.stringify([typed, hint, named])
  const known = readings.get(key) ?? readCount(typed, hint, named)
  if (readings.size >= READINGS_MAX) readings.clear()
  readings.set(key, known)
  return known
}

/** A write reads its listing's count a dozen times, and most sellers write the same few counts. */
const readings = new Map<string, CountReading>()
const READINGS_MAX = 1000

function readCount(typed: string, hint: string | null, named: string): CountReading {
  const reading = parseCount(typed, hint)
  if (reading.ok || reading.code !== 'SYSTEM_REQUIRED') return reading
  const system = parseCountSystem(named)
  return system ? parseCount(`${system} ${typed}`, hint) : reading
}

/** The parser's refusal as an issue on `count`, with what may have been meant. */
export function countIssue(reading: CountReading | null): Issue | null {
  if (!reading || reading.ok) return null
  const meant = reading.didYouMean.length > 0 ? ` Did you mean ${reading.didYouMean.join(' or ')}?` : ''
  return { code: reading.code, field: 'count', severity: 'error', message: `${reading.message}${meant}` }
}

/** `fields.countParsed` (contract section 4). */
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
