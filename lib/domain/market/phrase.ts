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

/** The words by which trades differ. Those that join others are in all, and so are job lots. */
export function tellingWords(phrase: string): string[] {
  return wordsOfPhrase(isJobLot(phrase) ? withoutWords(phrase, JOB_LOT) : phrase).filter(
    (word) => !JOINING_WORDS.has(word),
  )
}

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
    if (lists.has(own) || kinds.length > 0) return 'word'
    // That some title has a number tells no trade from another.
    return isListed(word) && !/^\d+$/.test(word) ? 'listed' : 'unknown'
  }
  return { moduleKey, known: new Map(words.map((word) => [word, knownOf(word)])) }
}

/**
 * How much of the phrase each module understands. A word that few trades know says more than one that all know, so that
 * "cotton" does not outweigh "bedsheet".
 */
export function scores(readings: readonly ModuleReading[]): Map<ModuleKey, number> {
  const modules = readings.length
  const rarity = (word: string) => {
    const knowing = readings.filter(({ known }) => WEIGHTS[known.get(word) ?? 'unknown'] >= WEIGHTS.word).length
    return knowing === 0 || modules < 2 ? 1 : 1 + Math.log(modules / knowing) / Math.log(modules)
  }
  const words = [...(readings[0]?.known.keys() ?? [])]
  // Of the trades that a phrase names, the last is meant: "banana fibre yarn" is a yarn, and "yarn waste" is waste.
  const named = words.findLast((word) => readings.some(({ known }) => known.get(word) === 'title'))
  const weight = (word: string, how: Known) => WEIGHTS[how] * (word === named && how === 'title' ? NAMED_LAST : 1)
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
