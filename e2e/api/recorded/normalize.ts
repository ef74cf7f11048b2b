/** What JSON can hold. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?/g
const DATE = /\b20\d\d-\d\d-\d\d\b/g
const SECRET = /\btx_[A-Za-z0-9_-]{43}/g
/** Numbered within a year. */
const ORDER_NUMBER = /\bORD-\d{4}-\d{6}\b/g
const SHA256 = /\b[0-9a-f]{64}\b/g

/** Random, or made of what is random. */
const OPAQUE = new Set(['nextCursor', 'seed', 'token', 'keyId', 'signature', 'hint'])

/** Words for people, whoever holds them. */
const PROSE = new Set([
  'help',
  'description',
  'patternHint',
  'statement',
  'sentence',
  'explanation',
  'conditionGuidance',
])

/** Words for people in an object that has also this key. */
const PROSE_WITH: Readonly<Record<string, readonly string[]>> = {
  // A problem and its issues.
  message: ['code'],
  detail: ['code'],
  // A problem, a notification and a change of a listing.
  title: ['requestId', 'isRead', 'fromVersion'],
  body: ['isRead'],
  text: ['before'],
  // A rejected file, and a quotation that is not ranked.
  reason: ['mime', 'code'],
  // What a vocabulary says of one of its values.
  note: ['aliases', 'group'],
}

function isProse(key: string, parent: JsonObject): boolean {
  return PROSE.has(key) || (PROSE_WITH[key] ?? []).some((sibling) => Object.hasOwn(parent, sibling))
}

/** Where an entry of the audit log is linked is known a moment later. */
function isPlaceInChain(key: string, value: Json): boolean {
  return key === 'link' && typeof value === 'object'
}

/**
 * Makes one answer comparable with the same answer of another run: what differs by chance or by the clock becomes a placeholder of the
 * same form, and words for people become `<text>`. Codes, numbers, keys and the order of lists stay exact.
 */
export class Normalizer {
  /** Ids without a name, numbered by their first appearance in this answer. */
  private readonly numbers = new Map<string, number>()

  /** @param names the name that a reader knows, by the value that an earlier answer gave */
  constructor(private readonly names: ReadonlyMap<string, string>) {}

  value(value: Json, key = ''): Json {
    if (Array.isArray(value)) return value.map((item) => this.value(item, key))
    if (value === '') return value
    if (isPlaceInChain(key, value)) return '<link>'
    if (value === null) return value
    if (OPAQUE.has(key)) return `<${key}>`
    if (typeof value === 'object') return this.object(value)
    return typeof value === 'string' ? this.text(value) : value
  }

  /** Replaces ids, times and secrets within a text. */
  text(text: string): string {
    let plain = text
    for (const [value, name] of this.names) plain = plain.replaceAll(value, `<${name}>`)
    return plain
      .replace(SECRET, '<token>')
      .replace(SHA256, '<sha256>')
      .replace(ORDER_NUMBER, 'ORD-0000-000000')
      .replace(UUID, (id) => `<id ${this.numberOf(id.toLowerCase())}>`)
      .replace(TIME, (time) => time.replaceAll(/\d/g, '0'))
      .replace(DATE, '0000-00-00')
  }

  private object(value: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (typeof inner === 'string' && inner !== '' && isProse(key, value)) return [key, '<text>']
        return [this.text(key), this.value(inner, key)]
      }),
    )
  }

  private numberOf(id: string): number {
    const number = this.numbers.get(id) ?? this.numbers.size + 1
    this.numbers.set(id, number)
    return number
  }
}
