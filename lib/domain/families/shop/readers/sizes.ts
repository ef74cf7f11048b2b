import { type Notation, readerOf, within } from '../../fabric/readers/patterns'
import { phraseAt } from '../../fabric/vocabulary/phrases'
import { lineOf, type TextReader, understood, wordAt } from '../../reading'
import { pieceSizeText, readPieceSize } from '../../sizes/piece-size'
import { ALPHA_SIZES, garmentSizes, KIDS_SIZES, NUMERIC_SIZES } from '../../sizes/vocabulary'

const threadCount: Notation = {
  pattern: /(?<value>\d{2,4}) ?(?:t\.?c\.?|thread ?counts?)/iy,
  read: ({ groups, text }) => {
    const value = within(groups.value, 40, 1500)
    return value === null ? null : [understood('threadCount', text, value)]
  },
}

export const BY_SIZE =
  /\b(?:bed ?-?sheets?|bed ?-?(?:covers?|spreads?|linen)|sheets?|towels?|napkins?|cushions?|pillows?|curtains?|rugs?|carpets?|dari|durr(?:y|ies?)|mats?|doormats?|blankets?|quilts?|comforters?|dohars?|gamchh?as?|stoles?|scar(?:f|ves)|shawls?|hand ?kerchiefs?|hank(?:y|ies)|table ?(?:cloths?|covers?|runners?)|covers?|duvets?|diwan)\b/
export const BED =
  /\b(?:bed|beds|bed ?-?sheets?|sheets?|bed ?-?(?:covers?|spreads?|linen)|comforters?|quilts?|razai|dohars?|blankets?|duvets?|mattress|chadd?ar)\b/

/** "30x60 inch towel", `108"x108"`: width and length of one piece. */
const pieceSize: Notation = {
  pattern:
    /(?<size>\d{1,3}(?:\.\d{1,2})? ?(?:"|''|'|inch|inches|in|cms?|ft|feet|m)? ?(?:x|×|by) ?\d{1,3}(?:\.\d{1,2})? ?(?:"|''|'|inches|inch|in\b|cms?|ft|feet|mtrs?)?)/iy,
  read({ groups, text }, tokens, at) {
    const size = readPieceSize((groups.size ?? '').replace(/ ?by ?/i, 'x'))
    if (!size || !BY_SIZE.test(lineOf(tokens).text) || /^[x×/]/.test(wordAt(tokens, at + text.split(' ').length)))
      return null
    const written = pieceSizeText(size)
    return [understood('pieceSize', text, written)]
  },
}

const ALPHA = String.raw`(?:xxxxl|xxxl|xxl|xxs|[2-8]xl|xs|xl|s|m|l)`

const ALPHA_ORDER: readonly string[] = ALPHA_SIZES

/** Sizes of garments: "S-XXL", "M L XL", "size M", "XL", "free size", "4-5 years". */
function sizeNotations(name: string): Notation[] {
  const sized = (text: string, sizes: readonly string[]) =>
    sizes.length === 0 ? null : [understood(name, text, sizes)]
  const known = (word: string): string | null => {
    const found = phraseAt(garmentSizes, [word.toLowerCase()], 0)
    return found?.value ?? null
  }
  const between = (first: string, last: string): readonly string[] => {
    const [from, to] = [first, last].map((word) => ALPHA_ORDER.indexOf(known(word) ?? ''))
    return from !== undefined && to !== undefined && from >= 0 && to > from ? ALPHA_SIZES.slice(from, to + 1) : []
  }
  const all = (text: string): readonly string[] => {
    const found = text.split(/[\s,/&+]+/).flatMap((word) => (word === '' ? [] : [known(word)]))
    return found.every((size) => size !== null) ? found.filter((size) => size !== null) : []
  }
  return [
    {
      pattern: new RegExp(String.raw`(?:sizes? ?[:=-]? ?)?(?<from>${ALPHA}) ?(?:-|to) ?(?<to>${ALPHA})`, 'iy'),
      read: ({ groups, text }) => sized(text, between(groups.from ?? '', groups.to ?? '')),
    },
    {
      pattern: new RegExp(String.raw`(?:sizes? ?[:=-]? ?)?(?<list>${ALPHA}(?: ?[ ,/&] ?${ALPHA})+)`, 'iy'),
      read: ({ groups, text }) => sized(text, all(groups.list ?? '')),
    },
    {
      pattern: new RegExp(String.raw`(?:sizes?|in) ?[:=-]? ?(?<one>${ALPHA}|(?:[2-5]\d))(?: size)?`, 'iy'),
      read: ({ groups, text }, tokens, at) =>
        /^in/i.test(text) && !/size$/i.test(text)
          ? null
          : /^(?:x|inch|"|cm|mm|m|ft)/.test(wordAt(tokens, at + text.split(' ').length))
            ? null
            : sized(text, all(groups.one ?? '')),
    },
    {
      pattern: /(?<one>xxxxl|xxxl|xxl|xxs|[2-8]xl|xs|xl|free ?size|one size)(?: size)?/iy,
      read: ({ groups, text }) => {
        const size = /free|one/i.test(groups.one ?? '') ? 'Free size' : known(groups.one ?? '')
        return size === null ? null : sized(text, [size])
      },
    },
    {
      pattern: /(?<from>\d{1,2}) ?(?:-|to) ?(?<to>\d{1,2}) ?(?<unit>years?|yrs?|y|months?|mths?)/iy,
      read: ({ groups, text }) => {
        const unit = groups.unit?.startsWith('m') ? 'months' : 'years'
        return sized(text, agesBetween(Number(groups.from), Number(groups.to), unit))
      },
    },
  ]
}

/** The sizes by age from one age to another: 2 to 6 years are four sizes. */
function agesBetween(from: number, to: number, unit: string): readonly string[] {
  const exact = KIDS_SIZES.filter((size) => size === `${from}-${to} ${unit}`)
  if (exact.length > 0) return exact
  return KIDS_SIZES.filter((size) => {
    const [low = 0, high = 0] = size.split(/[- ]/).map(Number)
    return size.endsWith(unit) && high === low + 1 && low >= from && high <= to
  })
}

/** "38 40 42 cotton shirt": sizes by number, near words of garments. */
const numericSizes = (name: string): Notation => ({
  pattern:
    /(?:sizes? ?[:=-]? ?)?(?<list>[2-5][02468](?:(?: ?[,/&-] ?| )[2-5][02468])+)(?! ?(?:x|inch|"|cm|mm|m\b|%|gsm|tc))/iy,
  read: ({ groups, text }, tokens) => {
    const sizes = (groups.list ?? '').match(/\d{2}/g) ?? []
    const isRising = sizes.every((size, at) => at === 0 || Number(size) > Number(sizes[at - 1]))
    if (!isRising || !WORN.test(lineOf(tokens).text)) return null
    const isRange = /^\d{2} ?- ?\d{2}$/.test(groups.list ?? '')
    const [from = 0, to = 0] = sizes.map(Number)
    const all = isRange ? NUMERIC_SIZES.filter((size) => Number(size) >= from && Number(size) <= to) : sizes
    return [understood(name, text, all)]
  },
})
const WORN =
  /\b(?:shirts?|t-?shirts?|tees?|polos?|kurtis?|kurtas?|trousers?|pants?|jeans?|blouses?|gowns?|dress(?:es)?|frocks?|leggings?|shorts?|jackets?|blazers?|sherwanis?|sweaters?|sweatshirts?|bras?|vests?|briefs?|suits?|tops?|nighty|night suits?|uniforms?)\b/

/** What a line says of sizes. @param name the field of the sizes of garments */
export const sizeReaders = (name: string): readonly TextReader[] => [
  readerOf('threadCount', ['300 tc', '210 thread count'], [threadCount]),
  readerOf('pieceSize', [], [pieceSize]),
  readerOf(
    name,
    ['S-XXL', 'M L XL', 'size M', 'XL', 'free size', '4-5 years'],
    [...sizeNotations(name), numericSizes(name)],
  ),
]
