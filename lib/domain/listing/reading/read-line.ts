import { parseCount } from '@/lib/domain/count/parse'
import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { asciiDigits, withDecimalPoints } from '@/lib/domain/count/plain-figures'
import type { Issue } from '@/lib/domain/errors'
import { isFiller, readAll, type TextReader, tokensOf } from '@/lib/domain/families/reading'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { presentCount } from '@/lib/domain/listing/judging/count-reading'
import { derivedTexts } from '@/lib/domain/listing/presenting/derived'
import type { ModuleDefinition, ModuleViews } from '@/lib/domain/modules/define-module'
import { canonicalValues, fieldSpec, hasPrices } from '@/lib/domain/modules/resolve'
import { moduleViews } from '@/lib/domain/modules/views'
import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { parseBlend } from '../blend'
import { factsOf } from '../facts'
import { applicableFields } from '../judging/applicable-fields'
import { judgeListing } from '../judging/judge'
import { textValue } from '../listing'
import { builtTitle } from '../titles/built-title'
import { bareNumbers, dropDoublePrice, readBarePrice } from './bare-price'
import { isDoubted, type Trade } from './doubts'
import { countSuggestions, knownWords } from './goods-words'
import { LineText, type Understood } from './line-text'
import { isUsualIn, unitIn } from './sale-figures'
import { readSaleTerms, readUnitTerms } from './sale-terms'

export interface LineReading {
  text: string
  /** A body for the module's write. */
  values: Readonly<Record<string, unknown>>
  understood: readonly Understood[]
  /** The words that were not understood. */
  rest: string
  /** What would be wrong with these values in a listing. */
  issues: readonly Issue[]
}

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
  /(?<!\p{L})\p{L}{4,}\s*[\s/&+-]\s*\p{L}{4,}\s+\d{2}\s*[/:]\s*\d{2}(?!\d|\s*[x/])|(?<![\d/.])\d{2}\s*[/:]\s*\d{2}\s+\p{L}{4,}\s*[\s/&+-]\s*\p{L}{4,}(?!\p{L})/iu
/** Shares of fibres that were not read: "viscose 65/35" is not all viscose. */
const OTHER_SHARES = /(?<!100\s?)%|(?<!\d)\d{2}\s*[/:-]\s*\d{2}(?!\d)|\bblend/iu
const FILLERS = new Set(
  '100% yarn yarns quality and of for in the with at price rate ready stock only available extra ex mill per wholesale'.split(
    ' ',
  ),
)

/**
 * Reads one line of a price list, or a sentence that describes goods.
 * @param isRequest whether it asks for goods: its quantity is that which is wanted
 */
export function readLine(definition: ModuleDefinition, text: string, isRequest = false): LineReading {
  const { readers, usualTerms, ownWords } = moduleViews(definition.moduleKey)
  const figures = withDecimalPoints(asciiDigits(text))
  if (!readers) return { ...readCountLine(definition, figures, isRequest), text }
  const read = (words: string) => ({ ...readByReaders(definition, { readers, usualTerms }, words, isRequest), text })
  const plain = read(figures)
  if (ownWords === undefined || plain.rest === '') return plain
  const { rest, ...own } = read(`${figures} ; ${ownWords}`)
  const left = rest.split(' ').filter((word) => !ownWords.split(' ').includes(word))
  return left.join(' ').length < plain.rest.length ? { ...own, rest: left.join(' ') } : plain
}

/** A line, or what is left of it, in which nothing is read that could mean two things. */
function lineOf(left: string, whole: string, trade: Trade): LineText {
  const plain = whole.normalize('NFKC')
  return new LineText(left, (values, text) => isDoubted(values, text, plain, trade))
}

function tradeOf(definition: ModuleDefinition, usualUnit: Trade['usualUnit'], isRequest: boolean): Trade {
  const isWork = definition.rendererFamily === 'SERVICE'
  return { usualUnit, unitOf: unitIn(definition), isUsual: isUsualIn(definition), isRequest, isWork }
}

/** A line whose goods are in the notations of the module's readers; what they leave are the terms of the sale. */
function readByReaders(
  definition: ModuleDefinition,
  { readers, usualTerms }: Pick<ModuleViews, 'usualTerms'> & { readers: readonly TextReader[] },
  text: string,
  isRequest: boolean,
): LineReading {
  const uom = (more: FieldValues = {}) =>
    textValue(usualTerms?.({ ...line.values, ...more }) ?? definition.defaults, 'uom')
  const trade = tradeOf(definition, uom, isRequest)
  const { terms, understood, left } = withUnitTerms(definition, readers, text, trade)
  const line = lineOf(left, text, trade)
  for (const { name, value, text: words } of terms) line.note({ [name]: value }, words)
  const [known, foreign] = partition(
    understood,
    (part) => fieldSpec(definition, part.name.split('.', 1)[0] ?? '') !== null && !isTraceOfCloth(part, understood),
  )
  for (const { name, typed, text: words } of known)
    line.notePath(name, name === 'fiberType' ? inTradeOrder(typed) : typed, words)
  // A card on a board has no terms of a sale.
  if (hasPrices(definition)) {
    readSaleTerms(line, definition, uom)
    readBarePrice(line, definition, true)
    dropDoublePrice(line, definition)
  }
  for (const [name, value] of Object.entries(usualTerms?.(line.values) ?? {}))
    if (!line.has(name)) line.values[name] = value
  const machineReadable = new Map(known.map(({ name, value }) => [name, value]))
  const title =
    builtTitle(definition, canonicalValues(definition, withFigures(definition, line.values))) ||
    firstWords(withoutTerms(text, line))
  const values = { title, ...line.values }
  return {
    text,
    values,
    understood: line.understood.map((part) =>
      machineReadable.has(part.name) ? { ...part, value: machineReadable.get(part.name) } : part,
    ),
    rest: [
      ...restOf(line)
        .split(' ')
        .filter((word) => word !== '' && !isFiller(word)),
      // The module has no field for it: a count among finished goods.
      ...new Set(foreign.map(({ text: words }) => words).filter((words) => !known.some((part) => part.text === words))),
    ].join(' '),
    issues: issuesOf(definition, values),
  }
}

/** Elastane and metal threads are named behind the fibre of the cloth, wherever the line has them. */
const TRACES: ReadonlySet<unknown> = new Set(['Elastane', 'Metallic'])
/** "Lycra single jersey" is of another fibre, which the line does not name. */
const isTraceOfCloth = ({ name, typed }: Understood & { typed: unknown }, all: readonly { name: string }[]): boolean =>
  name === 'fiberType' &&
  Array.isArray(typed) &&
  typed.every((one) => TRACES.has(one)) &&
  all.some((part) => part.name === 'fabricStructure')
const inTradeOrder = (fibresNamed: unknown): unknown =>
  Array.isArray(fibresNamed)
    ? [...fibresNamed.filter((one) => !TRACES.has(one)), ...fibresNamed.filter((one) => TRACES.has(one))]
    : fibresNamed

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

/** Readers give figures as they are typed; a title is made of numbers. */
function withFigures(definition: ModuleDefinition, values: FieldValues): FieldValues {
  const figures = Object.entries(values).filter(
    ([name, value]) => fieldSpec(definition, name)?.kind === 'number' && Number.isFinite(Number(value)),
  )
  return { ...values, ...Object.fromEntries(figures.map(([name, value]) => [name, Number(value)])) }
}

/** What the readers understand. Terms whose unit they would take for goods are read first, unless the readers know prices and stock themselves. */
function withUnitTerms(definition: ModuleDefinition, readers: readonly TextReader[], text: string, trade: Trade) {
  const whole = readAll(text, readers)
  if (!hasPrices(definition)) return { terms: [], ...whole }
  const line = lineOf(text, text, { ...trade, usualUnit: () => textValue(definition.defaults, 'uom') })
  readUnitTerms(line, definition)
  const asRead = tokensOf(whole.left).join(' ')
  const taken = line.understood.filter(({ text: words }) => !asRead.includes(tokensOf(words).join(' ')))
  const known = new Set(whole.understood.map(({ name }) => name))
  const isPriced = [...known].some(
    (name) => name === 'basePrice' || name === 'availableQuantity' || hasRates(definition, name),
  )
  if (isPriced || taken.length === 0) return { terms: [], ...whole }
  const goods = new LineText(text)
  for (const words of new Set(taken.map(({ text: words }) => words))) goods.remove(words)
  return { terms: taken, ...readAll(goods.rest, readers) }
}

/** Prices of several jobs or shades, one to a row. */
function hasRates(definition: ModuleDefinition, name: string): boolean {
  const spec = fieldSpec(definition, name)
  return spec?.kind === 'rows' && spec.parts.some((part) => part.name === 'rate')
}

const TERM_FIELDS: ReadonlySet<string> = new Set([
  'basePrice',
  'taxIncluded',
  'moq',
  'availableQuantity',
  'dispatchLeadTime',
  'creditTerms',
])

/** A line without its price, quantities and days, which are no part of a title. */
function withoutTerms(text: string, { understood }: LineText): string {
  const goods = new LineText(text)
  for (const part of understood) if (TERM_FIELDS.has(part.name)) goods.remove(part.text)
  const words = goods.rest.split(/;|,(?!\d{2,3}\b)/).map((part) => part.trim().replace(/\s+/g, ' '))
  return words.filter((part) => part !== '').join(', ')
}

/** As much of a line as a title may hold. */
function firstWords(text: string): string {
  const line = text.trim()
  return line.length <= TITLE_LENGTH_MAX ? line : line.slice(0, TITLE_LENGTH_MAX).replace(/\s+\S*$/, '')
}

/** A line with one count and words of the module's lists. */
function readCountLine(definition: ModuleDefinition, typed: string, isRequest: boolean): LineReading {
  const { inEnglish, details = [], wordFields, usualTerms } = moduleViews(definition.moduleKey)
  const text = inEnglish?.(typed) ?? typed
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
  const values = { title: titleOf(definition, line, goods.replace(price, '')), ...line.values }
  return {
    text,
    values,
    understood: line.understood.map((part) =>
      part.name === 'count' && count ? { ...part, value: presentCount(countOf(definition, values) ?? count) } : part,
    ),
    rest: restOf(line),
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
    if (!reading.ok || reading.count.words.length > 0 || isEndOfRange(line.rest, text)) continue
    return isOneOfSeveral(line.rest, text) ? null : (takeSystem(line, text) ?? takeText(line, text, reading.count))
  }
  const bare = bareNumbers(line)
  const [number] = bare
  if (number === undefined || (bare.length < 2 && !line.has('basePrice'))) return null
  const fibre = tokens.map(([word]) => canonicalValue(fibres, word)).find((found) => found !== null)
  const reading = parseCount(number, fibre ?? 'Cotton')
  return reading.ok ? takeText(line, number, reading.count) : null
}

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
  return texts.filter((part) => /\d/.test(part) && !/[;,]/.test(part)).slice(0, COUNT_TRIES_MAX)
}

function takeText(line: LineText, text: string, count: ParsedCount): ParsedCount {
  const named = /^\d+$/.test(text) ? { countSystem: count.system } : {}
  line.note({ count: text, ...named }, text)
  line.remove(text)
  return count
}

/** Words that are values of the family or of a field on the card; one word may fill several fields. */
function takeWords(line: LineText, definition: ModuleDefinition, names: readonly string[]): void {
  const found = names.flatMap((name) => {
    const spec = fieldSpec(definition, name)
    if (spec?.kind !== 'choice' && spec?.kind !== 'choices') return []
    return name === definition.familyField ? familyWords(name, spec, line.rest) : knownWords(name, spec, line.rest)
  })
  const meant = found.filter(({ phrase }) => !isPartOfDyed(phrase, found))
  for (const { name, value, phrase } of meant) line.note({ [name]: value }, phrase)
  for (const { phrase } of meant) line.remove(phrase)
}

/** "Hank dyed" yarn may be sold on cones. */
const isPartOfDyed = (phrase: string, found: readonly { phrase: string }[]): boolean =>
  found.some((one) => one.phrase.toLowerCase().startsWith(`${phrase.toLowerCase()} dyed`))

/** The word of the family. The fibre of a part does not count: "80/20 wool nylon" is no nylon. Elastane is in goods of any fibre. */
function familyWords(name: string, spec: Extract<FieldSpec, { kind: 'choice' | 'choices' }>, text: string) {
  const named = new Set((text.match(/\p{L}+/gu) ?? []).map((word) => canonicalValue(fibres, word)))
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

function restOf({ rest }: LineText): string {
  const words = rest.match(/[\p{L}\p{N}][\p{L}\p{N}.%/'-]*/gu) ?? []
  return words.filter((word) => !FILLERS.has(word.toLowerCase())).join(' ')
}

function issuesOf(definition: ModuleDefinition, body: Readonly<Record<string, unknown>>): Issue[] {
  const judged = judgeListing({ definition, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
  return [...judged.blocking, ...judged.warnings]
}
