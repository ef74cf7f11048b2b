import { parseCount } from '@/lib/domain/count/parse'
import type { CountReading, ParsedCount } from '@/lib/domain/count/parsed-count'
import type { Issue } from '@/lib/domain/errors'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { presentCount } from '@/lib/domain/listing/judging/count-reading'
import { derivedTexts } from '@/lib/domain/listing/presenting/derived'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules/resolve'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { parseBlend } from '../blend'
import { factsOf } from '../facts'
import { applicableFields } from '../judging/applicable-fields'
import { judgeListing } from '../judging/judge'
import { textValue } from '../listing'
import { builtTitle } from '../titles/built-title'
import { bareNumbers, dropDoublePrice, readBarePrice } from './bare-price'
import { lineOf, tradeOf } from './doubts/doubts'
import { countSuggestions, knownWords } from './goods-words'
import type { LineReading, LineText } from './line-text'
import { readQuality } from './sale/quality'
import { readSaleTerms } from './sale/terms'

const COUNT_TOKENS_MAX = 4
/** A line names its count early; trying every part of a long one would take too long. */
const COUNT_TRIES_MAX = 40
/** "30% advance, 70% on delivery" are parts of the price. */
const SHARE = String.raw`\d{1,3}(?:\.\d+)?\s*%\s*(?!(?:in|by|adv(?:ance)?|deposit|down|token|balance|rest|remaining|on|against|agst|at|before|after|upon|t\/?t|lc|i?gst|tax|vat|cash|less|off|extra|disc(?:ount)?|payment|(?<=(?<!\d)[1-5]\s*%\s*)c\.?d)(?!\p{L}))\p{L}`
/** "65% Polyester 35% Viscose", "98% cotton and 2% spandex". */
const SHARES = new RegExp(String.raw`${SHARE}[\p{L} ]*?(?:(?:\s*[/,&+]\s*|\s+and\s+|\s+)${SHARE}+(?:\s\p{L}+)?)+`, 'iu')
/** "PC 65/35", "65/35 PV". */
const SHORT_BLEND = /\b\p{L}{2,3}\s*(?:(?<=\s)yarns?\s+)?\d{2}\s*[/:]\s*\d{2}\b|\b\d{2}\s*[/:]\s*\d{2}\s*\p{L}{2,3}\b/iu
/** "P/V 65/35". */
const LETTERED_BLEND = /(?<![\p{L}\d/])\p{L}\/\p{L}\s*\d{2}\s*[/:]\s*\d{2}\b/iu
/** "Poly viscose 65/35", "50/50 cotton-modal". */
const WORDED_BLEND =
  /(?<!\p{L})\p{L}{4,}[\s/&+-]{1,3}\p{L}{4,}\s{1,2}\d{2}\s?[/:]\s?\d{2}(?!\d|\s*[x/])|(?<![\d/.])\d{2}\s?[/:]\s?\d{2}\s{1,2}\p{L}{4,}[\s/&+-]{1,3}\p{L}{4,}(?!\p{L})/iu
/** Shares of fibres that were not read: "viscose 65/35" is not all viscose. */
const OTHER_SHARES = /(?<!100\s?)%|(?<!\d)\d{2}\s*[/:-]\s*\d{2}(?!\d)|\bblend/iu
/** What a test says in per cent: "elongation 17-22%". */
const TESTED = /\b(?:elongation|shrinkage)\b[^\d;,]*\d[\d.]*(?:\s?-\s?\d[\d.]*)?\s?%/giu
/** "50% advance", "GST 5%", "less 2%": shares of the price. */
const OF_PRICE =
  /(?<![\d.])\d{1,3}(?:\.\d+)?\s*%\s*(?:t\/?t\s+)?(?:in\s+)?(?:adv(?:ance)?|deposit|balance|against|before|on\s+(?:lc|delivery)|gst|igst|vat|tax|c\.?d|cash|discount|disc|off|less|extra)(?!\p{L})|(?<!\p{L})(?:adv(?:ance)?|balance|gst|igst|vat|tax|cd|cash|discount|disc|less)\.?\s*[:@=+-]?\s*\d{1,3}(?:\.\d+)?\s*%/giu
/** Whether a line has shares that were not read. */
export const hasOtherShares = (text: string): boolean =>
  OTHER_SHARES.test(text.replace(TESTED, ' ').replace(OF_PRICE, ' '))
const FILLERS = new Set(
  '100% yarn yarns quality and of for in the with at price rate ready stock only available extra ex mill per wholesale'.split(
    ' ',
  ),
)

/** Elastane and metal threads are named behind the fibre of the cloth, wherever the line has them. */
export const TRACES: ReadonlySet<unknown> = new Set(['Elastane', 'Metallic'])

/** A line with one count and words of the module's lists. */
export function readCountLine(definition: ModuleDefinition, typed: string, isRequest: boolean): LineReading {
  const { inEnglish, details = [], wordFields, usualTerms } = moduleReading(definition.moduleKey)
  const { text, asTyped } = inEnglish?.(typed) ?? { text: typed, asTyped: (part: string) => part }
  const usualUnit = () => textValue(definition.defaults, 'uom')
  const line = lineOf(text, text, tradeOf(definition, usualUnit, isRequest))
  for (const pattern of [SHARES, SHORT_BLEND, LETTERED_BLEND, WORDED_BLEND]) takeBlend(line, pattern)
  readSaleTerms(line, definition)
  const goods = line.rest
  for (const { pattern, read } of details)
    line.take(pattern, (match) => (isDenied(match) ? null : read(match, line.values, line.rest)))
  const shared = sharedOfSeveral(line, text)
  const count = shared === null ? takeCount(line) : null
  const price = shared === null ? readBarePrice(line, definition) : ''
  dropDoublePrice(line, definition)
  const heard = () => withoutDenied(shared ?? line.rest)
  takeWords(line, definition, [definition.familyField, ...definition.cardFields], heard())
  takeWords(line, definition, wordFields?.(line.values) ?? [], heard())
  readQuality(line, definition, isRequest)
  // A copy: what is derived from values is kept with them, and the line's own still change.
  const before = { ...line.values }
  const shown = applicableFields(definition, before)
  const counted = count ? { ...line.values, count: qualifiedCount(goods, textValue(line.values, 'count')) } : before
  for (const { name, value, text: word } of countSuggestions(definition, 'count', counted, shown))
    line.note({ [name]: fieldSpec(definition, name)?.kind === 'number' ? Number(value) : value }, word)
  for (const [name, value] of Object.entries(usualTerms?.(line.values) ?? {}))
    if (name !== 'blendPercentages' || !hasOtherShares(line.rest)) line.note({ [name]: value }, usualText(name, value))
  if (line.values.ply === 1) line.take(SINGLE, () => ({}))
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

/** What a count of one ply says already. */
const SINGLE = /(?<!\p{L})single(?:s|\s+(?:yarn|ply))?(?!\p{L}|\s+(?:jersey|knit))/iu

function takeBlend(line: LineText, pattern: RegExp): void {
  if (line.has('blendPercentages')) return
  line.take(pattern, ([text]) => {
    const reading = parseBlend(text.replace(/^(\p{L})\/(?=\p{L})/u, '$1').replace(/\byarns? /i, ''))
    // "50% acrilico grigio" is acrylic of a colour.
    const rows = reading.ok ? reading.rows.map((row) => ({ ...row, fibre: fibreOf(row.fibre) })) : []
    return rows.length > 0 ? { blendPercentages: rows } : null
  })
}

const fibreOf = (words: string): string =>
  canonicalValue(fibres, words) ?? canonicalValue(fibres, words.split(' ', 1)[0] ?? '') ?? words

/** Takes the first count: the fewest words that are one; without any, a bare number next to a price. */
function takeCount(line: LineText): ParsedCount | null {
  // "30s: cotton": the colon is no part of the count.
  const tokens = [...line.rest.matchAll(/[^\s;,]*[^\s;,:]/g)]
  const fibre = tokens.map(([word]) => canonicalValue(fibres, word)).find((found) => found !== null)
  for (const text of countTexts(line.rest, tokens)) {
    const reading = parseOf(text, fibre)
    if (!reading.ok || reading.count.words.length > 0 || isAssumed(reading.count) || isEndOfRange(line.rest, text))
      continue
    return isOneOfSeveral(line.rest, text) ? null : takeWhole(line, text, fibre)
  }
  const all = bareNumbers(line)
  const bare = bareNumbers({ typed: line.typed, rest: line.rest.replace(DAYS_OF_PAYMENT, '') })
  const [number] = bare
  // "SCY 2075" has two counts, and "30s" is the count, whatever is with it.
  if (/(?<![\p{L}\d./])\d{1,3}s(?!\p{L})|\b(?:scy|dcy|acy|covered)\b/iu.test(line.rest)) return null
  if (number === undefined) return null
  // "30 pv 30 days": the first of two may be the price only where no word follows it.
  const isFirst =
    all.length > 1 &&
    Number(number) <= BARE_COUNT_MAX &&
    new RegExp(`^\\s*${number.replace('.', '\\.')}\\s+\\p{L}`, 'u').test(line.rest)
  if (bare.length < 2 && !isFirst && !line.has('basePrice')) return null
  const reading = parseCount(number, fibre ?? 'Cotton')
  return reading.ok ? takeText(line, number, reading.count) : null
}

/** "245 cotton yarn 30 days": finer yarn says that it is counted. */
const BARE_COUNT_MAX = 120

/** "Rs 265, 30 days". */
const DAYS_OF_PAYMENT = /(?<![\d.,])\d{1,3}(?=\s*(?:days?|din|weeks?)(?!\p{L}))/giu

/** "1/4" may be four plies or a single of 4. */
const isAssumed = ({ warnings, ply, value, qualifiers, filaments }: ParsedCount): boolean =>
  (warnings.some(({ code }) => code === 'PLY_ORDER_ASSUMED') && ply !== null && ply > 2 && value < ply) ||
  // "SCY 290": covered yarn has two counts, so one number is its price.
  (filaments === null && qualifiers.some((word) => word.endsWith('COVERED')))

const COUNT_SHAPES = [
  /(?<![\p{L}\d./x×*-])\d{1,3}s(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\d./x×*-])\d{1,3}\/\d{1,3}s?(?![\p{L}\p{N}/%])/giu,
]

/** "30s", "2/40", "75/36", "26 KH": where a yarn of a list begins. */
const YARN_AT =
  /(?<![\p{L}\d./x×*,-])(?:\d{1,3}'?s(?:\/\d)?|\d{1,3}\/\d{1,3}s?|\d{1,4}\s?d(?:en(?:ier)?)?|\d{2}(?=\s(?:k?[kc][hw]|cc[hw]|oe|p[cv])\b))(?![\p{L}\p{N}/%]|\.\d)/giu
const PRICE_IN_PART =
  /(?<![\p{L}\d./x×*,%-])\d{2,4}(?:\.\d+)?(?![\d/]|[.,]\d|\s?(?:%|'?s\b|d\b|den|tons?|mt|bags?|ctns?|cartons?|cones?|days?|tpi|tpm|pcs|gms?|mm|k?gs?\s(?:bag|cone|carton)))/iu

/**
 * "26 KH 225, 26 CH 238": a list of yarns has no count, price or stock of its own. What all of them are stays.
 * @returns the words of all of them; null where it is not such a list
 */
function sharedOfSeveral(line: LineText, typed: string): string | null {
  const parts = typed.split(/[;|\n]|,(?!\d)|\s(?:&|and|aur)\s/iu)
  const isBlend = (count: string) => /^(\d{2})\/(\d{2})$/.test(count) && sumOfBoth(count) === 100
  const yarns = parts.flatMap((part) => {
    const counts = [...part.matchAll(YARN_AT)].map(([text]) => text).filter((text) => !isBlend(text))
    const [count] = counts
    return count === undefined ? [] : [{ part, count, isPriced: PRICE_IN_PART.test(part.replace(YARN_AT, ' ')) }]
  })
  if (yarns.filter(({ isPriced }) => isPriced).length < 2) return null
  line.giveUp(['basePrice', 'priceUom', 'currency', 'availableQuantity', 'uom', 'dispatchLeadTime'])
  const blends = yarns.map(({ part }) => (SHORT_BLEND.exec(part) ?? LETTERED_BLEND.exec(part))?.[0])
  if (new Set(blends).size > 1) line.giveUp(['blendPercentages'])
  const [first, ...others] = yarns
  const isShared = (word: string) => others.every(({ part }) => part.toLowerCase().includes(word.toLowerCase()))
  const head = first?.part.slice(0, first.part.indexOf(first.count)) ?? ''
  const body = first?.part.slice(head.length).replace(/\p{L}+/gu, (word) => (isShared(word) ? word : ';')) ?? ''
  return [head, body, ...parts.filter((part) => !yarns.some((yarn) => yarn.part === part))].join(' ; ')
}

const sumOfBoth = (pair: string): number => pair.split('/').reduce((sum, part) => sum + Number(part), 0)

/** "30s & 40s combed", "30/1 235, 40/1 262": a line of several yarns has no count of its own. */
function isOneOfSeveral(line: string, text: string): boolean {
  return COUNT_SHAPES.some((shape) => {
    const counts = new Set(line.toLowerCase().match(shape))
    return counts.size > 1 && counts.has(text.toLowerCase())
  })
}

const MORE_OF_COUNT = [
  /^\s+(?:n[em]|d?tex|den(?:ier)?|lea)(?![\p{L}\p{N}])/iu,
  /^\s*[/ ]\s*\d{1,3}\s?(?:f|fil(?:ament)?s?)(?![\p{L}\p{N}])/iu,
]
/** "5 ply carton" is of a box. */
const PLIES = /(?<![\p{L}\d.,/])\d{1,2}[\s-]?ply(?!\p{L})(?!\s*(?:box|cartons?|ctns?))/iu

/** The count with its system, filaments and plies behind it: "2/32 nm", "1200 den 144 fil heat-set 2 ply". */
function takeWhole(line: LineText, text: string, fibre: string | null | undefined): ParsedCount | null {
  const at = line.rest.indexOf(text)
  let typed = text
  for (const more of MORE_OF_COUNT) {
    const [words = ''] = more.exec(line.rest.slice(at + typed.length)) ?? []
    const longer = parseOf(typed + words, fibre)
    if (longer.ok && longer.count.words.length === 0) typed += words
  }
  const [plies = ''] = PLIES.exec(line.rest.slice(at + typed.length)) ?? []
  const plied = parseOf(`${typed} ${plies}`, fibre)
  // "Ne 30 double i.e. 2/30" and "40/1 2 ply" have one or two.
  const isPlied =
    whole(plied)?.ply === 1 &&
    new RegExp(`(?<![\\d.])\\d/${whole(plied)?.value}s?(?![\\d/])`).test(line.rest.replace(typed, ''))
  if (isPlied) return null
  if (!plied.ok && plied.code === 'PLY_INVALID') return null
  const count = whole(plied) ?? whole(parseOf(typed, fibre))
  if (count === null) return null
  line.remove(typed)
  if (plied.ok && plies !== '') line.remove(plies)
  return takeText(line, plied.ok ? `${typed} ${plies}`.trim() : typed, count)
}

const whole = (reading: CountReading): ParsedCount | null => (reading.ok ? reading.count : null)

/** 20/22 is of raw silk, or has 22 filaments. */
function parseOf(text: string, fibre: string | null | undefined): CountReading {
  const reading = parseCount(text)
  return !reading.ok && reading.code === 'AMBIGUOUS' ? parseCount(text, fibre) : reading
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
export function usualText(name: string, value: unknown): string {
  const { composition } = derivedTexts({ blendPercentages: name === 'blendPercentages' ? value : null })
  return composition || [value].flat().join(', ')
}

/** The parts of a text that may be a count: from each word on, the fewest words first. */
function countTexts(text: string, tokens: readonly RegExpExecArray[]): string[] {
  const texts = tokens.flatMap((first, at) =>
    tokens.slice(at, at + COUNT_TOKENS_MAX).map((last) => text.slice(first.index, last.index + last[0].length)),
  )
  const counts = texts.filter((part) => /\d/.test(part) && !/[;,]|\s[-–]\s/.test(part))
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

/** "Not combed", "no OE please", "without lycra", "we don't want OE": what the yarn is not. "Lot no" begins a number. */
const DENIED =
  /(?<!(?:lot|shade|art(?:icle)?|style|batch|merge|colou?r|col|item)\.?\s*)(?<!\p{L})(?:not|no|without|w\/o|excluding|except|other than|senza|non(?=\s)|(?:don'?t|do not)(?:\s+(?:want|need|send|quote))?)(?!\p{L}|\.)((?:\s+(?!but\b|only\b|and\b)\p{L}[\p{L}-]*){1,3})/giu
/** "OE nahi chahiye", "carded not required". */
const DENIED_BEHIND =
  /(?<!\p{L})\p{L}[\p{L}-]*\s+(?:nahi+n?|nhi|not\s+(?:required|wanted|needed|accepted|allowed|ok(?:ay)?))(?!\p{L})/giu

const isDenied = ({ index, input = '' }: RegExpExecArray): boolean =>
  /(?<!\p{L})(?:not|no|without|senza)\s+$/iu.test(input.slice(0, index))

/** A line without what it says the goods are not. */
const withoutDenied = (text: string): string =>
  text
    .replace(/\p{L}[\p{L}-]*\s*\?/gu, '?')
    // "Bleached @ 20 extra": what costs more is not what it is.
    .replace(/[^,;?.]*\d\s*(?:rs\.?|\/-|%)?\s*extra(?!\p{L})/giu, ';')
    .replace(DENIED, (all) => (/^non[\s-]?intermingled/iu.test(all) ? all : ';'))
    .replace(DENIED_BEHIND, ';')

/** Words that are values of the family or of a field on the card; one word may fill several fields. */
function takeWords(line: LineText, definition: ModuleDefinition, names: readonly string[], text: string): void {
  const blended = blendedFibres(line.values.blendPercentages)
  const found = names.flatMap((name) => {
    const spec = fieldSpec(definition, name)
    if (spec?.kind !== 'choice' && spec?.kind !== 'choices') return []
    // A blend says its fibres itself.
    if (name === 'fiberType' && blended.length > 1) return []
    return name === definition.familyField ? familyWords(name, spec, text, blended) : knownWords(name, spec, text)
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
  const parts = typed.split(';').map((part) => part.trim().replace(/(?:,\s+\d+)?[\s,]*$/, ''))
  const first = parts.find((part) => /\p{L}/u.test(part)) ?? ''
  // "30s PC 65:35" begins with a part of one word, which is no title.
  const isShort = !first.includes(' ') || first.length < (fieldSpec(definition, 'title')?.rule?.lengthMin ?? 0)
  return ((restOf(line) === '' || isShort) && built) || first.replace(/\s+/g, ' ')
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
