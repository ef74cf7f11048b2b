import { parseCount } from '@/lib/domain/count/parse'
import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import type { Issue } from '@/lib/domain/errors'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { presentCount } from '@/lib/domain/listing/judging/count-reading'
import { derivedTexts } from '@/lib/domain/listing/presenting/derived'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules/resolve'
import { moduleViews } from '@/lib/domain/modules/views'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { parseBlend } from '../blend'
import { factsOf } from '../facts'
import { applicableFields } from '../judging/applicable-fields'
import { judgeListing } from '../judging/judge'
import { textValue } from '../listing'
import { builtTitle } from '../titles/built-title'
import { bareNumbers, dropDoublePrice, readBarePrice } from './bare-price'
import { lineOf, tradeOf } from './doubts'
import { countSuggestions, knownWords } from './goods-words'
import type { LineReading, LineText } from './line-text'
import { readSaleTerms } from './sale-terms'

const COUNT_TOKENS_MAX = 4
/** A line names its count early; trying every part of a long one would take too long. */
const COUNT_TRIES_MAX = 40
/** "65% Polyester 35% Viscose", "98% cotton and 2% spandex". */
const SHARES =
  /\d{1,3}(?:\.\d+)?\s*%\s*\p{L}[\p{L} ]*?(?:(?:\s*[/,&+]\s*|\s+and\s+|\s+)\d{1,3}(?:\.\d+)?\s*%\s*\p{L}+(?:\s\p{L}+)?)+/iu
/** "PC 65/35", "65/35 PV". */
const SHORT_BLEND = /\b\p{L}{2,3}\s*\d{2}\s*[/:]\s*\d{2}\b|\b\d{2}\s*[/:]\s*\d{2}\s*\p{L}{2,3}\b/iu
/** "Poly viscose 65/35", "50/50 cotton-modal". */
const WORDED_BLEND =
  /(?<!\p{L})\p{L}{4,}[\s/&+-]{1,3}\p{L}{4,}\s{1,2}\d{2}\s?[/:]\s?\d{2}(?!\d|\s*[x/])|(?<![\d/.])\d{2}\s?[/:]\s?\d{2}\s{1,2}\p{L}{4,}[\s/&+-]{1,3}\p{L}{4,}(?!\p{L})/iu
/** Shares of fibres that were not read: "viscose 65/35" is not all viscose. */
const OTHER_SHARES = /(?<!100\s?)%|(?<!\d)\d{2}\s*[/:-]\s*\d{2}(?!\d)|\bblend/iu
const FILLERS = new Set(
  '100% yarn yarns quality and of for in the with at price rate ready stock only available extra ex mill per wholesale'.split(
    ' ',
  ),
)

/** Elastane and metal threads are named behind the fibre of the cloth, wherever the line has them. */
export const TRACES: ReadonlySet<unknown> = new Set(['Elastane', 'Metallic'])

/** A line with one count and words of the module's lists. */
export function readCountLine(definition: ModuleDefinition, typed: string, isRequest: boolean): LineReading {
  const { inEnglish, details = [], wordFields, usualTerms } = moduleViews(definition.moduleKey)
  const { text, asTyped } = inEnglish?.(typed) ?? { text: typed, asTyped: (part: string) => part }
  const usualUnit = () => textValue(definition.defaults, 'uom')
  const line = lineOf(text, text, tradeOf(definition, usualUnit, isRequest))
  for (const pattern of [SHARES, SHORT_BLEND, WORDED_BLEND]) takeBlend(line, pattern)
  readSaleTerms(line, definition)
  const goods = line.rest
  for (const { pattern, read } of details) line.take(pattern, (match) => read(match, line.values, line.rest))
  const count = takeCount(line)
  const price = readBarePrice(line, definition)
  dropDoublePrice(line, definition)
  takeWords(line, definition, [definition.familyField, ...definition.cardFields])
  takeWords(line, definition, wordFields?.(line.values) ?? [])
  // A copy: what is derived from values is kept with them, and the line's own still change.
  const before = { ...line.values }
  const shown = applicableFields(definition, before)
  const counted = count ? { ...line.values, count: qualifiedCount(goods, textValue(line.values, 'count')) } : before
  for (const { name, value, text: word } of countSuggestions(definition, 'count', counted, shown))
    line.note({ [name]: fieldSpec(definition, name)?.kind === 'number' ? Number(value) : value }, word)
  for (const [name, value] of Object.entries(usualTerms?.(line.values) ?? {}))
    if (name !== 'blendPercentages' || !OTHER_SHARES.test(line.rest))
      line.note({ [name]: value }, usualText(name, value))
  const values = { title: titleOf(definition, line, asTyped(goods.replace(price, ''))), ...line.values }
  return {
    text: typed,
    values,
    understood: line.understood.map((part) => ({
      ...part,
      text: asTyped(part.text),
      ...(part.name === 'count' && count ? { value: presentCount(countOf(definition, values) ?? count) } : {}),
    })),
    rest: asTyped(restOf(line)),
    issues: issuesOf(definition, values),
  }
}

function takeBlend(line: LineText, pattern: RegExp): void {
  if (line.has('blendPercentages')) return
  line.take(pattern, ([text]) => {
    const reading = parseBlend(text)
    return reading.ok ? { blendPercentages: reading.rows } : null
  })
}

/** Takes the first count: the fewest words that are one; without any, a bare number next to a price. */
function takeCount(line: LineText): ParsedCount | null {
  const tokens = [...line.rest.matchAll(/[^\s;,]+/g)]
  for (const text of countTexts(line.rest, tokens)) {
    const reading = parseCount(text)
    if (!reading.ok || reading.count.words.length > 0 || isAssumed(reading.count) || isEndOfRange(line.rest, text))
      continue
    return isOneOfSeveral(line.rest, text) ? null : (takeSystem(line, text) ?? takeText(line, text, reading.count))
  }
  const bare = bareNumbers(line)
  const [number] = bare
  if (number === undefined || (bare.length < 2 && !line.has('basePrice'))) return null
  const fibre = tokens.map(([word]) => canonicalValue(fibres, word)).find((found) => found !== null)
  const reading = parseCount(number, fibre ?? 'Cotton')
  return reading.ok ? takeText(line, number, reading.count) : null
}

/** "1/4" may be four plies or a single of 4. */
const isAssumed = ({ warnings, ply, value, qualifiers, filaments }: ParsedCount): boolean =>
  (warnings.some(({ code }) => code === 'PLY_ORDER_ASSUMED') && ply !== null && ply > 2 && value < ply) ||
  // "SCY 290": covered yarn has two counts, so one number is its price.
  (filaments === null && qualifiers.some((word) => word.endsWith('COVERED')))

const COUNT_SHAPES = [
  /(?<![\p{L}\d./x×*-])\d{1,3}s(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\d./x×*-])\d{1,3}\/\d{1,3}s?(?![\p{L}\p{N}/%])/giu,
]

/** "30s & 40s combed", "30/1 235, 40/1 262": a line of several yarns has no count of its own. */
function isOneOfSeveral(line: string, text: string): boolean {
  return COUNT_SHAPES.some((shape) => {
    const counts = new Set(line.toLowerCase().match(shape))
    return counts.size > 1 && counts.has(text.toLowerCase())
  })
}

/** The count with the system behind it: "2/32 nm". */
function takeSystem(line: LineText, text: string): ParsedCount | null {
  const behind = line.rest.slice(line.rest.indexOf(text) + text.length)
  const [word] = /^\s+(?:n[em]|d?tex|den(?:ier)?|lea)(?![\p{L}\p{N}])/iu.exec(behind) ?? []
  const reading = word === undefined ? null : parseCount(text + word)
  return reading?.ok && reading.count.words.length === 0 ? takeText(line, text + word, reading.count) : null
}

/** The count in the system that the rest of the line says: 2/32 of acrylic is metric. */
function countOf(definition: ModuleDefinition, values: FieldValues): ParsedCount | null {
  const reading = factsOf(definition, canonicalValues(definition, values)).counts.get('count')
  return reading?.ok ? reading.count : null
}

/** "232.56 to 192.31 dtex": the bounds of a heading of the tariff. */
const isEndOfRange = (line: string, text: string): boolean =>
  /\d\s*(?:to|-)\s*$/i.test(line.slice(0, line.indexOf(text)))

/** The count with the word behind it that says how the yarn is made: the CCH of "30s CCH". */
function qualifiedCount(goods: string, count: string): string {
  const [, word] = /^\s+(\p{L}+)/u.exec(goods.slice(goods.indexOf(count) + count.length)) ?? []
  const reading = parseCount(`${count} ${word}`)
  return word !== undefined && reading.ok && reading.count.words.length === 0 ? `${count} ${word}` : count
}

/** What the line does not say but the trade means, in words. */
function usualText(name: string, value: unknown): string {
  const { composition } = derivedTexts({ blendPercentages: name === 'blendPercentages' ? value : null })
  return composition || [value].flat().join(', ')
}

/** The parts of a text that may be a count: from each word on, the fewest words first. */
function countTexts(text: string, tokens: readonly RegExpExecArray[]): string[] {
  const texts = tokens.flatMap((first, at) =>
    tokens.slice(at, at + COUNT_TOKENS_MAX).map((last) => text.slice(first.index, last.index + last[0].length)),
  )
  const counts = texts.filter((part) => /\d/.test(part) && !/[;,]/.test(part))
  // "Core spun 30s" has its count at the end; the system in front of a number belongs to it.
  const isPlain = (part: string) => /^(?:\d|(?:n[em]c?|d?tex|den(?:ier)?|td)\b)/iu.test(part)
  return [...counts.filter(isPlain), ...counts.filter((part) => !isPlain(part))].slice(0, COUNT_TRIES_MAX)
}

function takeText(line: LineText, text: string, count: ParsedCount): ParsedCount {
  const named = /^\d+$/.test(text) ? { countSystem: count.system } : {}
  line.note({ count: text, ...named }, text)
  line.remove(text)
  return count
}

/** Words that are values of the family or of a field on the card; one word may fill several fields. */
function takeWords(line: LineText, definition: ModuleDefinition, names: readonly string[]): void {
  const blended = blendedFibres(line.values.blendPercentages)
  const found = names.flatMap((name) => {
    const spec = fieldSpec(definition, name)
    if (spec?.kind !== 'choice' && spec?.kind !== 'choices') return []
    // A blend says its fibres itself.
    if (name === 'fiberType' && blended.length > 1) return []
    return name === definition.familyField
      ? familyWords(name, spec, line.rest, blended)
      : knownWords(name, spec, line.rest)
  })
  const meant = found.filter(({ phrase }) => !isPartOfDyed(phrase, found))
  for (const { name, value, phrase } of meant) line.note({ [name]: value }, phrase)
  for (const { phrase } of meant) line.remove(phrase)
}

const blendedFibres = (rows: unknown): string[] =>
  Array.isArray(rows)
    ? rows.flatMap(({ fibre }: { fibre?: unknown }) => (typeof fibre === 'string' ? [fibre] : []))
    : []

/** "Hank dyed" yarn may be sold on cones. */
const isPartOfDyed = (phrase: string, found: readonly { phrase: string }[]): boolean =>
  found.some((one) => one.phrase.toLowerCase().startsWith(`${phrase.toLowerCase()} dyed`))

/** The word of the family. The fibre of a part does not count: "80/20 wool nylon" is no nylon. Elastane is in goods of any fibre. */
function familyWords(
  name: string,
  spec: Extract<FieldSpec, { kind: 'choice' | 'choices' }>,
  text: string,
  blended: readonly string[],
) {
  const named = new Set([...blended, ...(text.match(/\p{L}+/gu) ?? []).map((word) => canonicalValue(fibres, word))])
  named.delete(null)
  const isShared = [...named].filter((fibre) => !TRACES.has(fibre)).length > 1
  const isPart = (word: string) => {
    const fibre = canonicalValue(fibres, word)
    return named.size > 1 && named.has(fibre) && (isShared || TRACES.has(fibre))
  }
  for (let left = text; ; ) {
    const [first, ...others] = knownWords(name, spec, left)
    if (first === undefined || !isPart(first.phrase)) return first === undefined ? [] : [first, ...others]
    left = left.replace(first.phrase, ';')
  }
}

/** The title that the values give; the typed one when it says more. */
function titleOf(definition: ModuleDefinition, line: LineText, typed: string): string {
  const built = builtTitle(definition, canonicalValues(definition, line.values))
  const parts = typed.split(';').map((part) => part.trim().replace(/[\s,]+$/, ''))
  return (restOf(line) === '' && built) || (parts.find((part) => /\p{L}/u.test(part)) ?? '')
}

/** The words that were not understood, without those that say nothing. */
export function restOf({ rest }: LineText): string {
  const words = rest.match(/[\p{L}\p{N}][\p{L}\p{N}.%/'-]*/gu) ?? []
  return words.filter((word) => !FILLERS.has(word.toLowerCase())).join(' ')
}

/** What would be wrong with these values in a listing. */
export function issuesOf(definition: ModuleDefinition, body: Readonly<Record<string, unknown>>): Issue[] {
  const judged = judgeListing({ definition, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
  return [...judged.blocking, ...judged.warnings]
}
