import * as z from 'zod/mini'
import { canonicalJson } from '../canonical-json'
import { errorIssue, type Issue, warningIssue } from '../errors'
import { INTEGER_MAX } from '../integer'
import { isServerOwned } from '../listing/judging/server-owned'
import { memoize } from '../memoize'
import type { ModuleDefinition } from '../modules/define-module'
import { fieldSpec, writableFields } from '../modules/resolve'
import { FIELD_SPELLINGS } from './catalogue'
import { isFilled } from './condition'
import type { FieldSpec, FieldValues } from './field'
import { valueSchema } from './kinds'
import { nearestName } from './nearest-name'
import { schemaIssues } from './schema-issues'
import { isOfOtherKind } from './service-listing'

const STATUSES_WRITABLE = ['ACTIVE', 'DRAFT'] as const
export type WritableStatus = (typeof STATUSES_WRITABLE)[number]

const THE_VERSION = { error: 'Use the version that you read, a whole number.' }

/** The keys of a write body other than the listing's fields. */
const controlShape = {
  listingId: z.uuid('Use the id of a listing.'),
  status: z.enum(STATUSES_WRITABLE, { error: 'Use the status ACTIVE or DRAFT.' }),
  expectedVersion: z.int(THE_VERSION).check(z.positive(THE_VERSION), z.maximum(INTEGER_MAX, THE_VERSION)),
  sellerId: z.string({ error: 'Use the id of a seller.' }),
}

type Control = { [K in keyof typeof controlShape]?: z.infer<(typeof controlShape)[K]> }

const writableSpecs = memoize(
  (definition: ModuleDefinition): ReadonlyMap<string, FieldSpec> =>
    new Map(
      writableFields(definition).flatMap((name) => {
        const spec = fieldSpec(definition, name)
        return spec ? [[name, spec]] : []
      }),
    ),
)

/** The schema of a listing's write body, for API, form and documentation: every field is optional, null clears it. */
export function listingWriteSchema(definition: ModuleDefinition) {
  const fields = Object.fromEntries(
    [...writableSpecs(definition)].map(([name, spec]) => [name, z.optional(z.nullable(valueSchema(spec)))]),
  )
  const controls = Object.fromEntries(Object.entries(controlShape).map(([name, schema]) => [name, z.optional(schema)]))
  return z.strictObject({ ...controls, ...fields })
}

export interface WriteBody {
  control: Control
  /** The storable values of the body; null: to be cleared. */
  given: Record<string, unknown>
  /** What cannot be stored. */
  errors: Issue[]
  /** Keys of the service that were sent and ignored. */
  warnings: Issue[]
}

/**
 * Reads a write body, flat or wrapped in `fields`, and lists everything that cannot be stored. If a value is given
 * under two names (price, basePrice) or in two places, the one that differs from the stored value is the intended
 * change.
 */
export function readWriteBody(definition: ModuleDefinition, body: unknown, stored: FieldValues): WriteBody {
  const result: WriteBody = { control: {}, given: {}, errors: [], warnings: [] }
  if (!isRecord(body)) {
    result.errors.push(errorIssue('WRONG_TYPE', '', 'Use an object of listing fields as the body.'))
    return result
  }
  const { fields: wrapped, ...flat } = body
  if (wrapped !== undefined && !isRecord(wrapped)) {
    result.errors.push(errorIssue('WRONG_TYPE', 'fields', 'Use an object of listing fields.'))
  }
  readControl(flat, result)

  const specs = writableSpecs(definition)
  const candidates = new Map<string, { path: string; value: unknown; rank: number }[]>()
  const places: [string, Record<string, unknown>][] = [
    ['', flat],
    ...(isRecord(wrapped) ? [['fields.', wrapped] as [string, Record<string, unknown>]] : []),
  ]
  for (const [prefix, place] of places) {
    for (const [key, value] of Object.entries(place)) {
      if (!prefix && Object.hasOwn(controlShape, key)) continue
      const name = Object.hasOwn(FIELD_SPELLINGS, key) ? FIELD_SPELLINGS[key as keyof typeof FIELD_SPELLINGS] : key
      if (specs.has(name)) {
        const found = candidates.get(name) ?? []
        // The matrix's own name takes precedence over an alternative one, the flat body over the wrapped one.
        found.push({ path: prefix + key, value, rank: (prefix ? 2 : 0) + (name === key ? 0 : 1) })
        candidates.set(name, found)
      } else if (isServerOwned(definition, key)) {
        result.warnings.push(
          warningIssue('SERVER_OWNED_FIELD', prefix + key, `${key} is set by the service; your value is ignored.`),
        )
      } else if (isOfOtherKind(definition, name)) {
        result.warnings.push(
          warningIssue('FIELD_NOT_APPLICABLE', prefix + key, `${key} does not apply here; your value is ignored.`),
        )
      } else {
        result.errors.push(unknownField(prefix + key, key, [...specs.keys()]))
      }
    }
  }

  for (const [name, found] of candidates) {
    const spec = specs.get(name)
    if (!spec) continue
    found.sort((a, b) => a.rank - b.rank)
    const [first, ...more] = found
    if (!first) continue
    const changed =
      more.length === 0 ? found : found.filter(({ value }) => canonicalJson(value) !== canonicalJson(stored[name]))
    const chosen = changed[0] ?? first
    const others = changed.filter((one) => one !== chosen)
    result.warnings.push(
      ...others
        .filter(({ value }) => asText(value) !== asText(chosen.value))
        .map(({ path }) => otherSpelling(path, chosen.path)),
    )
    const value = emptyToNull(chosen.value)
    if (value === null) {
      result.given[name] = null
      continue
    }
    const parsed = valueSchema(spec).safeParse(value, { reportInput: true })
    if (!parsed.success) result.errors.push(...schemaIssues(parsed.error.issues, chosen.path))
    else result.given[name] = isFilled(parsed.data) ? parsed.data : null
  }
  return result
}

function readControl(flat: Record<string, unknown>, result: WriteBody): void {
  for (const name of Object.keys(controlShape) as (keyof typeof controlShape)[]) {
    const value = flat[name]
    if (value === undefined || value === null || value === '') continue
    const parsed = controlShape[name].safeParse(value)
    if (parsed.success) Object.assign(result.control, { [name]: parsed.data })
    else result.errors.push(...schemaIssues(parsed.error.issues, name))
  }
}

function otherSpelling(field: string, taken: string): Issue {
  return warningIssue(
    'SPELLINGS_DIFFER',
    field,
    `${field} and ${taken} mean the same value but differ; ${taken} is used.`,
  )
}

function unknownField(field: string, key: string, names: readonly string[]): Issue {
  const near = nearestName(key, names)
  return errorIssue(
    'UNKNOWN_FIELD',
    field,
    `There is no field "${key.slice(0, 60)}".${near ? ` Did you mean ${near}?` : ''}`,
  )
}

/** "" means unset wherever a form sends it, also within a structured field or a row. */
function emptyToNull(value: unknown): unknown {
  if (value === '') return null
  if (Array.isArray(value)) return value.map((item) => (isRecord(item) ? emptyToNull(item) : item))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptyToNull(part)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** "289" and 289, or "Cotton" and ["Cotton"], are one value. */
function asText(value: unknown): string {
  const isOfRecords = isRecord(value) || (Array.isArray(value) && value.some(isRecord))
  return isOfRecords ? canonicalJson(value) : String(value)
}
