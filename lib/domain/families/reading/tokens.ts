import { asciiDigits } from '@/lib/domain/count/plain-figures'
import { memoize } from '@/lib/domain/memoize'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'

/** A text as its readers see it: tokens, with the place of each. */

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' }
const TEXT_LENGTH_MAX = 2000

/** A text in one spelling of crosses, dashes, quotes and digits; letters keep their case. */
function plainText(text: string): string {
  return (
    asciiDigits(text.slice(0, TEXT_LENGTH_MAX))
      .replace(/(?<=\d) ?[¼½¾]/g, (fraction) => FRACTIONS[fraction.trim()] ?? fraction)
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[\u2018\u2019\u02bc\u00b4`\u2032]/g, "'")
      .replace(/[\u201c\u201d\u201e\u2033]|''/g, '"')
      .replace(/[\u2044\u2215\\]/g, '/')
      .replace(/[\u00d7\u2715\u2716*](?= ?[\d(\p{L}])/gu, 'x')
      .replace(/(?<=[\d\s)sd"'])[\u0445\u0425](?= ?\d)/g, 'x')
      // "14,50,000" and "1,200" are one number.
      .replace(/(?<=\d)(?:,\d{2})*,\d{3}(?!\d)/g, (groups) => groups.replaceAll(',', ''))
      .replace(/(?<=\d) ?(?:percent|per cent|pct)\b/gi, '%')
      .replace(/(?<=^|[\s(@₹])\.(?=\d)/g, '0.')
      // "%65 polyester" is how Turkish lists write 65%.
      .replace(/(?<=^|[\s(,;/+-])%(\d{1,3}(?:\.\d)?)(?![\d.,]*\d|\s*%)/g, '$1%')
      .replace(/(?<=\d) ?dn\b/gi, 'D')
      .replace(/\b([24])way\b/gi, '$1 way')
      // 10 000 is one number.
      .replace(/(?<=(?<![\d.x/])\d{1,3}) (?=000(?!\d))/g, '')
      .replace(SPACED_QUANTITY, '')
      .replace(SPACED_LENGTH, (gap, _, line: string) => (IN_SMALL_SIZES.test(line) ? gap : ''))
  )
}

/** Words behind which a figure counts or numbers something: "tkt 8 500 m", "need 5 500 m cones", "grade 4 500 m". */
const OF_FIGURE =
  'no|nos|nr|num|number|tkt|ticket|d?tex|nm|ne|size|shades?|cols?|colou?rs?|clr|lots?|grade|quality|item|sr|sl|ply|type|level|class|loom|line|art|article|style|design|pattern|cotton|thread|perle|pearl|crochet|anchor|dmc|cartons?|ctns?|box(?:es)?|rolls?|bales?|bundles?|bags?|packs?|sets?|takas?|thaa?ns?|cones|spools|tubes?|coils?|x|min|minimum|moq|per|need|wants?|wanted|require|required|order|buy|chahiye|from|to|and|or|gauge|width|dia'
const METRES = String.raw`(?:m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)(?![\p{L}\d/])`
/** "3 500 m rolls" are three rolls. */
const NOT_OF_PACKAGES = String.raw`(?! ?(?:rolls?|thaa?ns?|takas?|tubes?|balls?|bundles?|coils?|reels?|pcs|pieces)(?!\p{L}))`
/** "48 pcs of 2 500 m", "qty 42 500 m": a space between thousands. Of "box of 12 500 m cones" each has 500 m. */
const SPACED_QUANTITY = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:(?<!(?:box|boxes|cartons?|ctns?|packs?|packets?|bags?|cases?|sets?|rolls?|bundles?) )of [1-9]\d?|(?:total|qty|quantity)\s?[:=-]?\s[1-9]\d{0,2})) (?=\d{3} ?${METRES}${NOT_OF_PACKAGES})`,
  'giu',
)
/** "White 5 500 m". Of "20 cones 500 m", "2 500 m" at the beginning, "tkt 40 500 m" and "4 120 m" the first figure is another. */
const SPACED_LENGTH = new RegExp(
  String.raw`(?<=(?:[,;(]\s?|(?<![\p{L}\d])(?!(?:${OF_FIGURE})\s)\p{L}{2,}\s|\d\/\d\s)[1-9]) (?=500 ?${METRES}${NOT_OF_PACKAGES})`,
  'giu',
)
/** "Jute twine 3 500 m", "zipper 5 500 m", "mercerised 8 500 m": goods whose width, thickness or ticket is one digit. */
const IN_SMALL_SIZES =
  /(?<!\p{L})(?:zip(?:per)?s?|ribbons?|laces?|(?<!measuring )tapes?|elastics?|cords?|dori|drawcords?|piping|niwar|webbing|belts?|twines?|sutli|ropes?|films?|leather|wax(?:ed)?|perle|pearl|crochet|merceri[sz]ed|mercer)(?!\p{L})/iu

let lastRead: { text: string; tokens: readonly string[] } | null = null

/** The tokens of a text. Each module reads the same text in turn: what its readers keep by tokens then serves them all. */
export function sharedTokens(text: string): readonly string[] {
  if (lastRead?.text !== text) lastRead = { text, tokens: tokensOf(text) }
  return lastRead.tokens
}

/** The tokens of a text: words and whole notations ("40x40/132x72", "57/58\""); commas and brackets are tokens of their own. */
export function tokensOf(text: string): string[] {
  return plainText(text)
    .replace(/(?<!\d),|,(?!\d)|[;|[\]!?]|(?<!\d):|:(?!\d)/g, ' $& ')
    .replace(/\((?![^()\s]*\+[^()\s]*\))|(?<!\+[^()\s]*)\)/g, ' $& ')
    .replace(/%(?=\p{L})/gu, '% ')
    .replace(
      /(?<=[\d"])\/(?=(?:plain|twill|satin|sateen|dobby|poplin|drill)\b)|(?<=\d ?[cm]m)\/(?=\d)|(?<=°\d{1,2}')\/(?=\d)/giu,
      ' / ',
    )
    .replace(/(?<=\d\p{L}|"|\p{L}{2})\/(?=\s)/gu, ' / ')
    .replace(/"(?=(?!x\s?\d)\p{L})/giu, '" ')
    .split(/\s+/)
    .flatMap((token) => (/[^.]\.$/.test(token) && !INITIALS.test(token) ? [token.slice(0, -1), '.'] : [token]))
    .filter((token) => token !== '')
}

/** "c.c.", "n.m.", "sq.", "rs." keep their full stop. */
const INITIALS = /^(?:\d+(?:\/\d+)?)?(?:\p{L}\.){2,}$|^(?:sq|rs|no|wt|approx|tkt|tit|col|clr|shd)\.$/iu

/** The lower case of the capital İ of "GTİP" is two characters, which would shift every place behind it. */
export const withPlainCapitals = (text: string): string => text.replaceAll('İ', 'I')
const lowerCase = (text: string): string => withPlainCapitals(text).toLowerCase()

/** A line as its readers see it. */
export interface Line {
  /** The tokens with single spaces between them, lower case. */
  text: string
  /** Where each token starts in the text. */
  starts: readonly number[]
  /** By where a token ends, the number of tokens up to there. */
  ends: ReadonlyMap<number, number>
}

/** The line of these tokens; made once. */
export const lineOf = memoize((tokens: readonly string[]): Line => {
  const starts: number[] = []
  const ends = new Map<number, number>()
  let length = 0
  for (const token of tokens) {
    starts.push(length)
    length += token.length
    ends.set(length, starts.length)
    length += 1
  }
  return { text: lowerCase(tokens.join(' ')), starts, ends }
})

export interface Matched {
  groups: Readonly<Record<string, string | undefined>>
  text: string
  used: number
}

/** The match of a sticky pattern that starts at this token and ends with one. The pattern is tried on lower case. */
export function matchAt(tokens: readonly string[], at: number, pattern: RegExp): Matched | null {
  const start = lineOf(tokens).starts[at]
  return start === undefined ? null : matchFrom(tokens, at, start, pattern)
}

/** The same for a text whose beginning, from this token to a place in the line, is already read. */
export function matchFrom(tokens: readonly string[], at: number, from: number, pattern: RegExp): Matched | null {
  const line = lineOf(tokens)
  pattern.lastIndex = from
  const match = pattern.exec(line.text)
  const end = match ? line.ends.get(from + match[0].trimEnd().length) : undefined
  if (!match || end === undefined || end <= at) return null
  return { groups: match.groups ?? {}, text: tokens.slice(at, end).join(' '), used: end - at }
}

/** The token at a place in lower case; "" outside the line. */
export function wordAt(tokens: readonly string[], at: number): string {
  return lowerCase(tokens[at] ?? '')
}

/** The tokens in the spelling in which lists of words are searched. All readers of a line share them. */
export const foldedOf = memoize((tokens: readonly string[]): readonly string[] => tokens.map(foldWord))
