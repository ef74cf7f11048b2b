import { MISSING_ID } from '../../../demo'
import type { Random } from '../../random'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type JsonObject = { [name: string]: Json }

/** The object at this path; {} when the path has no object. */
export function objectIn(value: Json, ...names: string[]): JsonObject {
  const found = names.reduce<Json>((part, name) => (isObject(part) ? (part[name] ?? null) : null), value)
  return isObject(found) ? found : {}
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const DEPTH_MAX = 5
const HOSTILE: readonly Json[] = [
  ...[null, true, false, '', ' ', 0, -1, 1.5, 2_147_483_648, -2_147_483_649, 1e21, 9_007_199_254_740_991],
  ...['\u0000', '\ud800', '\u202e', '%', "'; drop table users; --", '<script>', '../../etc/passwd', '1e400', '{}'],
  ...['x'.repeat(300), 'x'.repeat(11_000), '2026-13-45', '99999-01-01T00:00:00Z', MISSING_ID, '=1+1', 'é'.repeat(200)],
  ...[[], [[]], {}, [null], { a: { b: { c: {} } } }, ['', ''], { toString: 1 }],
]
const ODD_PATHS = ['null', '-1', "'", '%', 'x'.repeat(200), 'yarn ', 'YARN', '\u0000', '0', '__proto__']

/** Values of JSON schemas, right ones and wrong ones, always the same for the same seed. */
export class SchemaValues {
  /** Around the columns of the database, and what a number of JavaScript holds. */
  readonly edges = [0, -1, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991, 1e21]

  constructor(
    private readonly schemas: JsonObject,
    private readonly numbers: Random,
    private readonly ids: Readonly<Record<string, string | readonly string[]>>,
  ) {}

  pathValue(name: string, isOdd: boolean): string {
    if (isOdd) return this.numbers.pick(ODD_PATHS)
    return this.known(name) ?? MISSING_ID
  }

  /** The id of a record that exists, or one of several. */
  private known(name: string): string | undefined {
    const known = this.ids[name]
    return typeof known === 'object' ? this.numbers.pick(known) : known
  }

  isNumber(schema: JsonObject): boolean {
    const { type, anyOf } = this.resolved(schema)
    if (Array.isArray(anyOf)) return anyOf.some((one) => isObject(one) && this.isNumber(one))
    return [type].flat().some((one) => one === 'integer' || one === 'number')
  }

  /** A value as a query has it. */
  text(schema: JsonObject, isHostile: boolean): string {
    const value = this.value(schema, isHostile)
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    // An address cannot carry half a character.
    return text.replaceAll(/\p{Surrogate}/gu, '?').slice(0, 1000)
  }

  /** A body with each number in turn at each edge. */
  withEdges(schema: JsonObject): string[] {
    const { properties, anyOf } = this.resolved(schema)
    if (Array.isArray(anyOf)) return anyOf.flatMap((variant) => this.withEdges(variant as JsonObject))
    const fields = Object.entries(isObject(properties ?? null) ? (properties as JsonObject) : {})
    return fields.flatMap(([name, part]) => {
      const known = this.resolved(part as JsonObject)
      const items = this.resolved(objectIn(known, 'items'))
      const wrap = this.isNumber(known)
        ? (edge: number): Json => edge
        : this.isNumber(items)
          ? (edge: number): Json => [edge]
          : null
      return wrap === null
        ? []
        : this.edges.map((edge) => JSON.stringify({ ...this.required(schema), [name]: wrap(edge) }))
    })
  }

  /** @param isHostile now and then a value that the schema does not allow */
  value(schema: JsonObject, isHostile: boolean, depth = 0): Json {
    if (isHostile && this.numbers.below(6) === 0) return this.numbers.pick(HOSTILE)
    const known = this.resolved(schema)
    const { enum: words, const: only, anyOf, oneOf, examples, type } = known
    if (only !== undefined) return only
    if (Array.isArray(words)) return this.numbers.pick(words)
    const variants = anyOf ?? oneOf
    if (Array.isArray(variants)) return this.value(this.numbers.pick(variants) as JsonObject, isHostile, depth)
    if (Array.isArray(examples) && this.numbers.below(2) === 0) return this.numbers.pick(examples)
    return this.ofType(known, this.numbers.pick([type ?? 'string'].flat()), isHostile, depth)
  }

  private ofType(schema: JsonObject, type: Json, isHostile: boolean, depth: number): Json {
    const { below, pick } = this.numbers
    if (type === 'object') return depth > DEPTH_MAX ? {} : this.object(schema, isHostile, depth)
    if (type === 'array') {
      const items = objectIn(schema, 'items')
      return depth > DEPTH_MAX ? [] : Array.from({ length: below(3) }, () => this.value(items, isHostile, depth + 1))
    }
    if (type === 'boolean') return below(2) === 0
    if (type === 'integer') return pick([0, 1, 2, 12, 500, ...(isHostile ? this.edges : [])])
    if (type === 'number') return pick([0, 0.5, 1, 285, 1000.25, ...(isHostile ? this.edges : [])])
    if (type === 'null') return null
    if (schema.format === 'uuid')
      return pick([...Object.values(this.ids).flatMap((id) => (typeof id === 'string' ? [id] : [])), MISSING_ID])
    return pick([
      '',
      'x',
      'Cotton yarn 30s combed',
      'kg',
      'INR',
      '285',
      '2026-12-31',
      '2026-12-31T06:00:00.000Z',
      'yarn',
      '60x60 / 92x88, 63" @ 41.50 min 2,000 m',
      '98% cotton and 2% spandex, 5/0s x 1e9 ٣٠s ½',
      '(((30s)/-+GST %%% x 0x0 // - - 57/58" c.c.',
    ])
  }

  private object(schema: JsonObject, isHostile: boolean, depth: number): JsonObject {
    const required = Array.isArray(schema.required) ? schema.required : []
    const made: JsonObject = {}
    for (const [name, part] of Object.entries(objectIn(schema, 'properties'))) {
      if (!required.includes(name) && this.numbers.below(3) > 0) continue
      if (isHostile && this.numbers.below(12) === 0) continue
      const id = this.known(name)
      made[name] =
        id !== undefined && this.numbers.below(3) > 0 ? id : this.value(part as JsonObject, isHostile, depth + 1)
    }
    if (isHostile && this.numbers.below(8) === 0)
      made[this.numbers.pick(['unheard', '', 'toString', 'x'.repeat(300)])] = 1
    return made
  }

  private required(schema: JsonObject): JsonObject {
    const known = this.resolved(schema)
    const required = Array.isArray(known.required) ? known.required : []
    const entries = Object.entries(objectIn(known, 'properties')).filter(([name]) => required.includes(name))
    return Object.fromEntries(
      entries.map(([name, part]) => [name, this.known(name) ?? this.value(part as JsonObject, false, 1)]),
    )
  }

  private resolved(schema: JsonObject): JsonObject {
    const { $ref } = schema
    return typeof $ref === 'string'
      ? this.resolved((this.schemas[$ref.split('/').at(-1) ?? ''] ?? {}) as JsonObject)
      : schema
  }
}
