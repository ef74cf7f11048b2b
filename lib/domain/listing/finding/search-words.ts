import { formatCountValue } from '@/lib/domain/count/display'
import { parseCount } from '@/lib/domain/count/parse'
import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { nameCount } from '@/lib/domain/count/parser/names'
import { asciiDigits } from '@/lib/domain/count/plain-figures'
import { certificateReaderOf } from '@/lib/domain/families/certificate'
import { readAll } from '@/lib/domain/families/reading/read-all'
import type { TextReader, Understood } from '@/lib/domain/families/reading/reading'
import { stem, tradeWords } from '@/lib/domain/market/trade-words'
import { isWordOfTrades } from '@/lib/domain/market/words-of-trades'
import { memoize } from '@/lib/domain/memoize'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { presentCount } from '../judging/count-reading'
import { type PriceLimit, priceLimit, spokenLimit } from '../pricing/price-limit'
import { QUANTITY_PART, spokenQuantity } from './asked-quantity'
import type { NumberRange } from './catalogue-query'
import { plyOf, sameCount } from './count-search'
import { rangesOf, wordsOfPart } from './read-parts'
import { splitCount, WORDS, wordsOf } from './titles/count-in-title'
import { wordsToFind } from './unread-words'

/** A part of a search that was understood: the field, the text as typed, and its value for programs. */
export interface ReadPart {
  name: string
  text: string
  value: unknown
}

/** The words of a module's listings. */
export interface Lexicon {
  /** Whether a word of some listing begins with this one. */
  finds: (word: string) => boolean
  /** Whether some listing has this very word. */
  has: (word: string) => boolean
  /** The listings' word that was probably meant; null: none is near enough. */
  nearest: (word: string) => string | null
}

export interface SearchTerms {
  /** Each must begin a word of the listing. */
  words: readonly string[]
  /** Numbers in the text, by number facet: a count finds every listing of that fineness in any system. */
  ranges: readonly NumberRange[]
  /** The ply of that count: listings with the same ply come first; null without a count. */
  ply: number | null
}

/** How a search was understood. */
export interface Understanding extends SearchTerms {
  query: string
  /** What it says of the goods, in the notations of the trade. */
  read: readonly ReadPart[]
  /** The count as the trade writes it, "Ne 2/40". */
  count: string | null
  corrected: readonly { from: string; to: string }[]
  /** A bare number that was read as a count, but may be part of a name. */
  bareNumber: string | null
}

const WORDS_MAX = 12

/** What decides how a search of a module is read. */
export interface SearchGrammar {
  definition: ModuleDefinition
  lexicon: Lexicon
  /** The search is one of this module alone. */
  isAlone?: boolean
  /** The words of its trade go without saying. */
  isOwn?: boolean
  /** Goods are looked for by the words as typed, and not by the value of a list that these may mean. */
  isLiteral?: boolean
}

/** What buyers call goods that somebody had before; the lists call them used. */
const USED = /(?<!\p{L})(?:(?:second|2nd)[\s-]?hand|pre-?\s?owned|pre-?\s?loved)(?!\p{L})/giu

/**
 * Reads a search as the trade types it: notations if there are any, and words, each corrected only if no listing has it.
 * "30s combed" is the fineness of Ne 30 and "combed"; "combd coton 30" is the same for cotton. A price limit is a filter, and a quantity
 * what the buyer wants of the goods: no listing has its words.
 * @param bareNumbers whether a number without a system may be a count
 */
export function understandSearch(query: string, grammar: SearchGrammar, bareNumbers = true): Understanding {
  const digits = asciiDigits(query)
  const limit = limitOf(digits, grammar.definition)
  const unlimited = limit?.rest ?? digits
  const wanted = spokenQuantity(grammar.definition, unlimited)
  const goods = understandGoods(wanted?.rest ?? unlimited, grammar, bareNumbers)
  const read = [
    ...goods.read,
    ...(wanted ? [{ name: QUANTITY_PART, text: wanted.text, value: wanted.asked }] : []),
    ...(limit ? [{ name: 'basePrice', text: limit.text, value: priceValue(limit) }] : []),
  ]
  const ranges = limit ? [...goods.ranges, { name: limit.name, min: null, max: limit.max }] : goods.ranges
  return { ...goods, query, read, ranges }
}

const priceValue = ({ max, unit }: PriceLimit) => ({ max, unit, currency: 'INR' })

/** The price limit that a search names and the module's filter can apply. */
function limitOf(query: string, definition: ModuleDefinition): (PriceLimit & { text: string; rest: string }) | null {
  const spoken = spokenLimit(query)
  if (spoken === null) return null
  const { readers = [], usualTerms } = moduleReading(definition.moduleKey)
  const named = Object.fromEntries(readAll(spoken.rest, readers).understood.map(({ name, typed }) => [name, typed]))
  const limit = priceLimit(definition, spoken, { ...usualTerms?.(named), ...named })
  return limit && { ...limit, text: spoken.text, rest: spoken.rest }
}

/** What a search says of the goods. */
function understandGoods(query: string, grammar: SearchGrammar, bareNumbers: boolean): Understanding {
  const { definition, lexicon, isAlone = false, isOwn = false } = grammar
  const { shortNames, ownWords = '', searchedAs = '' } = moduleReading(definition.moduleKey)
  const readers = readersOfSearch(definition)
  const plain = lexicon.finds('used') ? query.replace(USED, 'used') : query
  // "Yarn" alone asks for all that is sold as yarn.
  if (plain === '' || namesModule(definition, plain)) return understandCount('', spelling(lexicon), false)
  const spelt = spelling(lexicon, shortNames)
  return readers
    ? understandNotations(plain, isOwn ? ownWords : isAlone ? searchedAs : '', { ...grammar, readers }, spelt)
    : understandCount(plain, spelt, bareNumbers)
}

const certificates = certificateReaderOf(['GOTS', 'OEKO-TEX'])

/** The module's readers, and that of certificates where its goods may have some: in a line these are read with the terms of the sale. */
const readersOfSearch = memoize((definition: ModuleDefinition): readonly TextReader[] | undefined => {
  const { readers } = moduleReading(definition.moduleKey)
  const isCertified = fieldSpec(definition, certificates.name) !== null
  const isRead = readers?.some(({ name }) => name === certificates.name)
  return readers && isCertified && !isRead ? [...readers, certificates] : readers
})

/** Whether a phrase has only words of the module's name. */
function namesModule(definition: ModuleDefinition, phrase: string): boolean {
  const words = wordsOf(phrase)
  const { titles } = tradeWords(definition)
  return words.length > 0 && words.every((word) => titles.has(stem(word)))
}

/** Spells words as listings do: short names in full, and words that no listing has as the nearest one. */
function spelling(lexicon: Lexicon, shortNames: ReadonlyMap<string, readonly string[]> = new Map()) {
  const corrected: { from: string; to: string }[] = []
  const spell = (words: readonly string[]) =>
    words.flatMap((word) => {
      if (lexicon.finds(word)) return [word]
      const spelt = shortNames.get(word)
      if (spelt) return spelt
      const meant = isCorrectable(word) ? meantBy(word, lexicon) : null
      if (meant === null) return [word]
      corrected.push({ from: word, to: meant })
      return [meant]
    })
  return { corrected, spell }
}
type Spelling = ReturnType<typeof spelling>

/** The listings' word that a word which none of them has stands for. One of any trade is spelt right. */
function meantBy(word: string, lexicon: Lexicon): string | null {
  const nearest = lexicon.nearest(word)
  return isWordOfTrades(word, nearest) ? singularIn(lexicon, word) : nearest
}

/** "Skirts" is right in all trades, and is looked for as "skirt" where no listing has more of it. "GOTS" is no "got". */
export function singularIn({ has }: Pick<Lexicon, 'has'>, word: string): string | null {
  return stem(word) !== word && has(stem(word)) ? stem(word) : null
}

/** A search in which the module's readers find the notations; numbers become ranges, and words of lists stay words. */
function understandNotations(
  query: string,
  ownWords: string,
  { definition, readers, isLiteral = false }: SearchGrammar & { readers: readonly TextReader[] },
  { corrected, spell }: Spelling,
): Understanding {
  const unsaid = wordsOf(ownWords)
  const { understood, rest } = readAsSpelt(ownWords === '' ? query : `${query} ; ${ownWords}`, readers, {
    corrected,
    spell,
  })
  const others = spell(wordsToFind(wordsOf(rest), query).filter((word) => !unsaid.includes(word)))
  const found = [
    ...understood.flatMap((part, at) => soughtBy(definition, part, { before: understood.slice(0, at), isLiteral })),
    ...others,
  ]
  const ranges = understood.flatMap((part) => rangesOf(definition, part))
  // Words that say nothing next to others are all that "fabric" has.
  const words = found.length > 0 || ranges.length > 0 || understood.length > 0 ? found : spell(wordsOf(query))
  return {
    query,
    read: understood.map(({ name, text, value }) => ({ name, text, value })),
    words: [...new Set(words)].slice(0, WORDS_MAX),
    ranges,
    ply: null,
    count: null,
    corrected,
    bareNumber: null,
  }
}

/**
 * The words that a listing must have for this part. Of one text, what is read first is what it says; the rest follows from it, and a listing
 * need not say it, but for what the text itself has: a "woven label" is woven and a label.
 */
function soughtBy(
  definition: ModuleDefinition,
  part: Understood,
  { before, isLiteral }: { before: readonly Understood[]; isLiteral: boolean },
): string[] {
  const words = wordsOfPart(definition, part)
  const typed = wordsOf(part.text)
  if (isLiteral && words.length > 0) {
    const { titles } = tradeWords(definition)
    return typed.filter((word) => !titles.has(stem(word)))
  }
  const follows = before.some(({ text }) => text === part.text)
  return follows ? words.filter((word) => typed.some((one) => stem(one) === word)) : words
}

/** What the readers find; where a word of the rest is misspelt, they read once more: "recative black 5" is a dye when spelt right. */
function readAsSpelt(query: string, readers: readonly TextReader[], { corrected, spell }: Spelling) {
  const first = readAll(query, readers)
  spell(wordsToFind(wordsOf(first.rest), query))
  if (corrected.length === 0) return first
  const meant = new Map(corrected.map(({ from, to }) => [from, to]))
  return readAll(
    query.replace(WORDS, (word) => meant.get(word.toLowerCase()) ?? word),
    readers,
  )
}

function understandCount(query: string, { corrected, spell }: Spelling, bareNumbers: boolean): Understanding {
  const split = splitCount(query)
  const toFind = wordsToFind(split.words, query)
  const words = spell(toFind.length > 0 || split.count ? toFind : split.words)
  const bare = split.count || !bareNumbers ? null : bareCount(words)
  const count = split.count ?? bare?.count ?? null
  const kept = words.filter((word) => word !== bare?.number)
  return {
    query,
    read: count ? [{ name: 'count', text: split.text || (bare?.number ?? ''), value: presentCount(count) }] : [],
    words: [...new Set(kept)].slice(0, WORDS_MAX),
    ranges: count ? [{ name: 'count', ...sameCount(count.resultantTex) }] : [],
    ply: count ? plyOf(count) : null,
    count: count ? spokenCount(count) : null,
    corrected,
    bareNumber: bare?.number ?? null,
  }
}

function isCorrectable(word: string): boolean {
  return word.length >= 4 && /^\p{L}+$/u.test(word)
}

/** A bare number, read by the fibre next to it: "acrylic 32" is metric, "cotton 30" and "30" are English. */
function bareCount(words: readonly string[]): { number: string; count: ParsedCount } | null {
  const numbers = words.filter((word) => /^\d{1,3}$/.test(word))
  const [number] = numbers
  if (number === undefined || numbers.length > 1) return null
  const fibre = words.map((word) => canonicalValue(fibres, word)).find((found) => found !== null)
  const reading = parseCount(number, fibre ?? 'Cotton')
  return reading.ok ? { number, count: reading.count } : null
}

/** "Ne 30"; with several plies "Ne 2/40". */
function spokenCount({ system, value, ply }: ParsedCount): string {
  const name = nameCount(system, formatCountValue(system, value))
  return ply !== null && ply > 1 ? name.replace(/\d/, `${ply}/$&`) : name
}
