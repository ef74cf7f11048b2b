import { SIGN } from '../sale/patterns'

export type Values = Readonly<Record<string, unknown>>

/** Whose line it is. */
export interface Trade {
  /** The unit in which the goods are sold if this is true of them too. */
  usualUnit: (values: Values) => string
  /** The unit that a word names in this trade. */
  unitOf: (word: string) => string | null
  /** Whether such goods can cost that. */
  isUsual: (price: number) => boolean
  /** Whether a figure is what many of them cost together. */
  isTotal: (price: number, currency: unknown) => boolean
  /** Who asks for goods names the quantity that they want, however small. */
  isRequest: boolean
  /** Charges are the price of work. */
  isWork: boolean
}

/** The words on both sides of a figure in the line as typed. */
export interface Around {
  before: string
  after: string
  /** The line has the words that were read, and not goods that count as pieces. */
  isExact: boolean
}

/** A line in which groups of thousands are one number. */
const ungrouped = (text: string): string => text.replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word in a pattern; "5500" may have a space between its thousands. */
const inGroups = (word: string): string =>
  /^\d{4,}$/.test(word) ? word.replace(/\B(?=(?:\d{3})+$)/g, ' ?') : escaped(word)

/** Where the figure of a reading is; null when the line has it in other words. */
export function around(whole: string, text: string, value: unknown): Around | null {
  const figures = ungrouped(text).match(/\d+(?:\.\d+)?/g) ?? []
  const figure = figures.find((one) => Number(one) === value) ?? figures.at(-1)
  if (figure === undefined) return null
  const line = ungrouped(whole)
  const words = ungrouped(text.trim()).split(/\s+/)
  const phrase = new RegExp(`(?<![\\d.])${words.map(inGroups).join('\\s*')}(?!\\d|\\.\\d)`, 'iu').exec(line)
  const alone = new RegExp(`(?<![\\d.])${inGroups(figure)}(?!\\d|\\.\\d)`, 'u').exec(line)
  const written = phrase ? [...phrase[0].matchAll(new RegExp(inGroups(figure), 'gu'))].at(-1) : alone
  const index = written ? (phrase?.index ?? 0) + written.index : -1
  return index < 0
    ? null
    : {
        before: line.slice(0, index),
        after: line.slice(index + (written?.[0].length ?? 0)),
        isExact: phrase !== null,
      }
}

/** What follows "2 lakh". */
export const withoutTimes = (after: string): string =>
  after.trimStart().replace(/^(?:lakhs?|lacs?|crores?|cr|k|thousand|hazaa?r)(?!\p{L})\s*/iu, '')

/* Words that more than one doubt is about. */

export const CURRENCY = `(?:${SIGN})`
const PACKAGE =
  'box|pkt|packet|carton|ctn|bundle|roll|reel|hank|ball|drum|pail|bucket|barrel|carboy|bag|bale|thaan|taka|strip|card|pair|cone|tube|spool|cop|catalogue|ream|tanker|ibc|jumbo|fibc'
export const COLOUR =
  '(?:black|white|navy|red|blue|green|gr[ae]y|ecru|cream|beige|brown|maroon|pink|yellow|orange|khaki|purple|gold|silver)'
export const PACK = `(?:(?:${PACKAGE})(?:e?s)?(?!\\s+(?:clos|stitch|sew))|pouch|than|dozen|doz|dz|gross)`

/** "72 rs 500 cones". */
export const PACKAGES_OF = new RegExp(String.raw`^\s*(?:(?:${PACKAGE}|set|dozen)e?s)(?!\p{L})`, 'iu')
/** A price is marked; "60/40" is not one. */
export const PRICED = new RegExp(
  String.raw`${CURRENCY}\s*\d|@|\d\s*(?:\/-|\/\s*\p{L}|${CURRENCY}(?!\p{L}))|\d\s*per\b`,
  'iu',
)
export const NAMED_BEHIND =
  /^\p{L}*\.?\s*(?:(?!samples?\b)\p{L}+\s+)?(?:in\s+|is\s+)?(?:ready|stock|stk|available|avail|avl|lying|left|bacha|bache|pad[ae](?=\s+h)|hai|balance|in hand|surplus|lots?|disponibil[ei]|pront[aoei]|godown)(?!\p{L})/iu
/** "EN 14362 per test": the number of a standard. */
export const STANDARD_BEFORE = /(?<!\p{L})(?:ISO|EN|DIN|AATCC|ASTM|BS|IS|JIS|GB\/T)[ -]*(?:[A-Z]{1,2} ?)?$/u
