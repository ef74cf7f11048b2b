export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?/g
const DATE = /\b20\d\d-\d\d-\d\d\b/g
const WRITTEN_DATE = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) 20\d\d\b/g
const SECRET = /\btx_[A-Za-z0-9_-]{43}/g
const ORDER_NUMBER = /\bORD-\d{4}-\d{6}\b/g
const SHA256 = /\b[0-9a-f]{64}\b/g

/** Keys with random values. */
const OPAQUE = new Set(['nextCursor', 'seed', 'token', 'keyId', 'signature', 'hint'])

/** Keys whose value is a message for people. */
const PROSE = new Set([
  'help',
  'description',
  'patternHint',
  'statement',
  'sentence',
  'explanation',
  'conditionGuidance',
])

/** Keys whose value is a message when the object also has one of these keys. */
const PROSE_WITH: Readonly<Record<string, readonly string[]>> = {
  // A problem and its issues.
  message: ['code'],
  detail: ['code'],
  // A problem, a notification and a change of a listing.
  title: ['requestId', 'isRead', 'fromVersion'],
  body: ['isRead'],
  text: ['before'],
  // A refused file, and a quotation without a rank.
  reason: ['mime', 'code'],
  // A value of a vocabulary.
  note: ['aliases', 'group'],
}

function isProse(key: string, parent: JsonObject): boolean {
  return PROSE.has(key) || (PROSE_WITH[key] ?? []).some((sibling) => Object.hasOwn(parent, sibling))
}

/** The link of an audit log entry is written with a delay. */
function isChainLink(key: string, value: Json): boolean {
  return key === 'link' && typeof value === 'object'
}

/**
 * Makes a response comparable with that of another run: random values and times become placeholders of the same format, and messages
 * become `<text>`. Codes, numbers, keys and the order of lists stay exact.
 */
export class Normalizer {
  /** Unnamed ids, numbered by first appearance in this response. */
  private readonly numbers = new Map<string, number>()

  /** @param names names of ids from earlier responses, by id */
  constructor(private readonly names: ReadonlyMap<string, string>) {}

  value(value: Json, key = ''): Json {
    if (Array.isArray(value)) return value.map((item) => this.value(item, key))
    if (value === '') return value
    if (isChainLink(key, value)) return '<link>'
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
      .replace(WRITTEN_DATE, '00 Mon 0000')
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
