import { isJobLot } from '@/lib/domain/families/service/words'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { stem, type TradeWords } from './trade-words'

/** What one module knows of a word of a phrase, in rising order. */
const WEIGHTS = { unknown: 0, listed: 0.3, word: 0.8, read: 1, goods: 1.1, name: 1.5, title: 1.5 } as const
export type Known = keyof typeof WEIGHTS

/** A phrase as a module understands it. */
export interface ModuleReading {
  moduleKey: ModuleKey
  /** By each word of the phrase. */
  known: ReadonlyMap<string, Known>
  /** Buyers name this market when they mean it, and the phrase does not: how much what it understands counts. */
  share?: number
}

/**
 * What a market counts that the phrase does not name: one of used goods or of work, one that sells in small, and one of goods where the
 * phrase asks for work.
 */
export const UNNAMED = { other: 0.5, small: 0.88, goods: 0.75 } as const

const NAMED_LAST = 1.3
/** What a word for the use of the goods counts. */
const PURPOSE_SHARE = 0.3

/** Words that join others and say nothing by themselves. That a listing has one of them tells no trade from another. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at by can for from get have in is it its me my need of on or our per please required some that the this to want wanted we with you'.split(
    ' ',
  ),
)

/** The words of a phrase, each once. */
export function wordsOfPhrase(phrase: string): string[] {
  return [...new Set(phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
}

const JOB_LOT = new Set(['job', 'lot', 'lots'])

const PACKAGES =
  'bags?|sacks?|cartons?|ctns?|boxes|bales?|bundles?|drums?|cones?|tubes?|spools?|rolls?|pallets?|poly ?bags?'
/** "10 bags", "in 50 kg bags", "packed in cartons": how goods are packed, and no goods. */
const PACKED = new RegExp(
  String.raw`(?:(?<![\p{L}\d.,/x×*-])\d[\d,.]*\s*(?:kgs?\s*)?|\b(?:packed|packing|pack)\s+in\s+(?:\p{L}+\s+)?|\bin\s+)(?:${PACKAGES})(?!\p{L})`,
  'giu',
)
/** "2 ton", "500 pcs": how many. */
const AMOUNT =
  /(?<![\p{L}\d.,/x×*-])\d[\d,.]*\s*(?:kgs?|tons?|tonnes?|mt|t|quintals?|pcs|pieces?|nos|m|mtrs?|met(?:er|re)s?|yards?|sets?|dozens?)(?![\p{L}\d])/giu
/** So many words say what the goods are, whatever they are packed in: "500 bags" alone are bags. */
const GOODS_WORDS_MIN = 2

/** The words by which trades differ. Those that join others are in all, and so are job lots, quantities and packages. */
export function tellingWords(phrase: string): string[] {
  const goods = (text: string) =>
    wordsOfPhrase(isJobLot(text) ? withoutWords(text, JOB_LOT) : text).filter((word) => !JOINING_WORDS.has(word))
  const unpacked = goods(phrase.replace(PACKED, ' ').replace(AMOUNT, ' '))
  return unpacked.filter((word) => /\p{L}/u.test(word)).length >= GOODS_WORDS_MIN ? unpacked : goods(phrase)
}

/** "Yarn for t-shirts": what is made of it. Behind a word of asking come the goods themselves: "looking for t-shirts". */
const PURPOSE =
  /(?<!\b(?:looking|look|need|needs|want|ask|asking|enquiry|inquiry|request|requirement|rfq|quote|quotes|quotation|quotations|price|prices|rate|rates|order|search|searching)\s+)\bfor\s+((?:(?!in\b|with|at\b|by\b|delivery|packed|and\b)\p{L}[\p{L}'’-]*\s*){1,2})/giu

/** The words for what is made of the goods, which belong to other trades than the goods. */
export function purposeWords(phrase: string): ReadonlySet<string> {
  const purposes = [...phrase.matchAll(PURPOSE)].filter(({ index }) => wordsOfPhrase(phrase.slice(0, index)).length > 0)
  return new Set(purposes.flatMap(([, words = '']) => wordsOfPhrase(words)))
}

const COUNT = /^\d{1,3}s$/

/**
 * What each module knows of the words.
 * @param parts the texts that the module's readers understood
 * @param goods those of them that say what the goods are
 * @param isListed whether a listing of the module has the word
 */
export function readingOf(
  moduleKey: ModuleKey,
  words: readonly string[],
  { titles, names, tellsApart, lists }: TradeWords,
  { parts, goods }: { parts: readonly string[]; goods: readonly string[] },
  isListed: (word: string) => boolean,
): ModuleReading {
  const read = new Set(parts.flatMap(wordsOfPhrase))
  const readAsGoods = new Set(goods.flatMap(wordsOfPhrase))
  const stems = new Set(words.map(stem))
  const knownOf = (word: string): Known => {
    const own = stem(word)
    if (titles.has(own)) return 'title'
    const kinds = [...(tellsApart.get(own) ?? [])]
    if (names.has(own) || kinds.some((kind) => stems.has(kind))) return 'name'
    if (readAsGoods.has(word)) return 'goods'
    if (read.has(word)) return 'read'
    // "30s CVC and 40s combed": who reads the one count knows the other.
    if (COUNT.test(word) && words.some((other) => COUNT.test(other) && read.has(other))) return 'read'
    if (lists.has(own) || kinds.length > 0) return 'word'
    // That some title has a number tells no trade from another.
    return isListed(word) && !/^\d+$/.test(word) ? 'listed' : 'unknown'
  }
  return { moduleKey, known: new Map(words.map((word) => [word, knownOf(word)])) }
}

/**
 * How much of the phrase each module understands. A word that few trades know says more than one that all know, so that
 * "cotton" does not outweigh "bedsheet".
 * @param purposes words that say less than the others
 */
export function scores(
  readings: readonly ModuleReading[],
  purposes: ReadonlySet<string> = new Set(),
): Map<ModuleKey, number> {
  const modules = readings.length
  const rarity = (word: string) => {
    const knowing = readings.filter(({ known }) => WEIGHTS[known.get(word) ?? 'unknown'] >= WEIGHTS.word).length
    return knowing === 0 || modules < 2 ? 1 : 1 + Math.log(modules / knowing) / Math.log(modules)
  }
  const words = [...(readings[0]?.known.keys() ?? [])]
  // Of the trades that a phrase names, the last is meant: "banana fibre yarn" is a yarn, and "yarn waste" is waste.
  const named = words.findLast(
    (word) => !purposes.has(word) && readings.some(({ known }) => known.get(word) === 'title'),
  )
  const weight = (word: string, how: Known) =>
    WEIGHTS[how] * (word === named && how === 'title' ? NAMED_LAST : 1) * (purposes.has(word) ? PURPOSE_SHARE : 1)
  const rarities = new Map(words.map((word) => [word, rarity(word)]))
  return new Map(
    readings.map(({ moduleKey, known, share = 1 }) => [
      moduleKey,
      [...known].reduce((sum, [word, how]) => sum + weight(word, how) * (rarities.get(word) ?? 1), 0) * share,
    ]),
  )
}

/** The phrase without these words, as typed otherwise; "" when nothing is left. */
export function withoutWords(phrase: string, dropped: ReadonlySet<string>): string {
  const isDropped = (token: string) => {
    const words = wordsOfPhrase(token)
    return words.length > 0 && words.every((word) => dropped.has(word))
  }
  return phrase
    .trim()
    .split(/\s+/)
    .filter((token) => !isDropped(token))
    .join(' ')
}
