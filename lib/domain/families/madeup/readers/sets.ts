import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { setItem } from '../words'
import { contextOf, names } from './context'

const PIECES_MAX = 500
const PCS = `(?:pcs?|pieces?|pces|nos?|units?|sarees?|sets?|shirts?|kurtis?|towels?)`
const SET = `(?:set|sets|catalogue|catalog|catlog|catalouge|pack|box|combo|ratio pack)`
const THINGS = `(?<what>pcs?|pieces?|designs?|colou?rs?|shades?|sarees?|kurtis?|towels?|shirts?|suits?|dresses|t-?shirts?|gowns?|napkins?|socks|pairs?)`

function setOf(text: string, pieces: number, what = ''): Understood[] | null {
  if (!(pieces >= 2 && pieces <= PIECES_MAX)) return null
  return [
    understood('piecesPerSet', text, pieces),
    ...(/^designs?/.test(what) ? [understood('designsPerSet', text, pieces)] : []),
    ...(/^(?:colou?r|shade)/.test(what) ? [understood('coloursPerSet', text, pieces)] : []),
  ]
}

/** "set of 8 designs", "pack of 6", "catalogue of 10 pcs". */
const ofPieces: Notation = {
  pattern: new RegExp(String.raw`(?:full )?${SET} ?(?:(?<of>of|:|=) ?)?(?<value>\d{1,3})(?: ?-? ?${THINGS})?`, 'iy'),
  read({ groups, text }) {
    // "Set 5" may begin "set 5 seater" or "set 649".
    const isSet = groups.of !== undefined || groups.what !== undefined
    return isSet ? setOf(text, Number(groups.value), groups.what) : null
  },
}

/** "5 colour set of 20 pcs": the pieces of the set, which come in so many colours. */
const kindsOfSet: Notation = {
  pattern: new RegExp(
    String.raw`(?<value>\d{1,3}) ?-? ?(?<what>designs?|colou?rs?|shades?) ?(?:full )?${SET} of (?<pieces>\d{1,3})(?: ?-? ?${PCS})?`,
    'iy',
  ),
  read({ groups, text }) {
    const [kindsInSet, pieces] = [Number(groups.value), Number(groups.pieces)]
    const set = setOf(text, pieces)
    // A set has no more colours than pieces.
    if (set === null || kindsInSet > pieces) return set
    const name = /^design/i.test(groups.what ?? '') ? 'designsPerSet' : 'coloursPerSet'
    return [...set, understood(name, text, kindsInSet)]
  },
}

/** "8 pcs set", "8 pc catalogue", "8 design set", "6 colour set". */
const piecesOf: Notation = {
  pattern: new RegExp(String.raw`(?<value>\d{1,3}) ?-? ?${THINGS} ?(?:full )?(?:size )?${SET}`, 'iy'),
  read: ({ groups, text }, tokens) =>
    /^(?:pc|piece)/i.test(groups.what ?? '')
      ? partsOrPieces(text, Number(groups.value), tokens)
      : setOf(text, Number(groups.value), groups.what),
}

/** "8 pcs per set", "10 pcs in a box", "12 pcs/set". */
const perSet: Notation = {
  pattern: new RegExp(String.raw`(?<value>\d{1,3}) ?${PCS} ?(?:/|per|in|in a|in one|each) ?(?:a |one )?${SET}`, 'iy'),
  read: ({ groups, text }) => setOf(text, Number(groups.value)),
}

/** "4 pc towel set": the pieces of the set whose name follows. */
const beforeSet: Notation = {
  pattern: /(?<value>\d{1,2}) ?-? ?(?:pcs?|pieces?|pce)\b/iy,
  read(match, tokens, at) {
    const next = [0, 1, 2].map((step) => wordAt(tokens, at + match.used + step))
    const value = Number(match.groups.value)
    const isStock = /^(?:ready|stock|available|min|moq|per|\/)$/
    // "Salwar suit 3 pc" has three parts.
    const isOfParts = isSuitOfParts(tokens) && (value === 2 || value === 3)
    if (isStock.test(next[0] ?? '') || isStock.test(wordAt(tokens, at - 1))) return null
    if (!isOfParts && !next.some((word) => /^(?:sets?|combo|pack|box|catalogue|catalog)$/.test(word))) return null
    return value > 60 ? null : partsOrPieces(match.text, value, tokens)
  },
}

const isSuitOfParts = (tokens: readonly string[]): boolean =>
  ['Suit set', 'Kurta set', 'Co-ord set', 'Lehenga', 'Dress material', 'Nightwear'].some((group) =>
    contextOf(tokens).groups.has(group),
  )

/** Suits of two and three parts are called sets; a set of more is of several pieces. */
function partsOrPieces(text: string, value: number, tokens: readonly string[]): Understood[] | null {
  const type = value === 2 ? 'Two-piece set' : value === 3 ? 'Three-piece set' : null
  // "3 pcs catalogue" of suits are three of them.
  return isSuitOfParts(tokens) && type !== null && !/cat(?:a?log|alouge)/i.test(text)
    ? [understood('subcategory', text, type)]
    : setOf(text, value)
}

const OF_SET_MAX = 30
/** "Cushion cover 5 pcs 225/set", "comforter set 4 pcs": a few pieces in a line that sells sets. */
const piecesOfSet: Notation = {
  pattern: /(?<value>\d{1,2}) ?(?:pcs?|pieces?)\b/iy,
  read(match, tokens, at) {
    const value = Number(match.groups.value)
    const near = [wordAt(tokens, at - 1), wordAt(tokens, at + match.used)]
    const isTerm = near.some((word) => TERM.test(word)) || !IN_SETS.test(lineOf(tokens).text)
    return isTerm || value < 2 || value > OF_SET_MAX ? null : partsOrPieces(match.text, value, tokens)
  },
}
const IN_SETS = /\bsets?\b(?! (?:of|in) )|\bcatalog(?:ue)?s?\b/
const TERM = /^(?:ready|stock|available|min|moq|minimum|each|per|order|with|w|and|\+|&|of|top|bottom)$|^\/|\/$/

const SET_COLOURS_MAX = 16
const SET_DESIGNS_MAX = 20
/** Goods that are sold one by one have no colours of a set. */
const SOLD_IN_SETS =
  /\b(?:sets?|packs?|packets?|pkt|bundles?|box|combos?|ratio|assorted|asst|mix|mixed|dozen|doz|dz|pcs? in|carton|ctn)\b/
const SET_OF = /\bset (?:of )?(\d{1,3})\b/g
/** "8 designs", "6 colours": how many there are, not of one set. */
const kinds: Notation = {
  pattern: /(?<value>\d{1,3}) ?-? ?(?<what>designs?|colou?rs|shades)\b/iy,
  read(match, tokens, at) {
    const { groups, text } = match
    const value = Number(groups.value)
    // "199 colours 18": the smaller number is that of the colours.
    const next = wordAt(tokens, at + match.used)
    if (/^\d+$/.test(next) && Number(next) < value) return null
    if (value < 2 || value > PIECES_MAX || !contextOf(tokens).isMadeUp || /^(?:no|#)$/.test(wordAt(tokens, at - 1)))
      return null
    // A set has a few colours and not more than pieces; forty are a colour card.
    const sets = [...lineOf(tokens).text.matchAll(SET_OF)].map(([, pieces]) => Number(pieces))
    const ofSet = sets.length === 0 ? SET_COLOURS_MAX : Math.max(...sets)
    const isOfAll =
      value > SET_COLOURS_MAX ||
      value > ofSet ||
      /^(?:available|ready|stock)$/.test(next) ||
      !SOLD_IN_SETS.test(lineOf(tokens).text)
    const colours = isOfAll ? 'coloursAvailable' : 'coloursPerSet'
    const isDesign = /^design/i.test(groups.what ?? '')
    // More designs than pieces are those of all sets.
    if (isDesign && names(tokens, 'bed', 'towel')) return null
    const isOfSets = sets.length > 0 && value > ofSet
    if (isDesign && (isOfSets || /^total$/.test(wordAt(tokens, at - 1)) || value > SET_DESIGNS_MAX)) return null
    const name = isDesign ? 'designsPerSet' : colours
    return [understood(name, text, value)]
  },
}

/** "Pillow cover 17x27 pair", "curtain pair": two in a set. */
const pair: Notation = {
  pattern: /(?:(?:set|pack) of )?(?:1 |one )?pairs?\b/iy,
  read({ text }, tokens, at) {
    const { groups } = contextOf(tokens)
    const isSold = ['Pillow cover', 'Curtain', 'Cushion cover'].some((group) => groups.has(group))
    return isSold && !/^(?:\/|per|\d+)$/.test(wordAt(tokens, at - 1)) ? setOf(text, 2) : null
  },
}

export const setReader: TextReader = readerOf(
  'piecesPerSet',
  ['set of 8', 'set of 8 designs', '8 pcs set', 'pack of 6', '8 pc catalogue', '12 pcs per set'],
  [ofPieces, kindsOfSet, piecesOf, perSet, beforeSet, piecesOfSet, pair, kinds],
)

const NUMBER_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, a: 1 }
const COUNT = String.raw`(?:\d{1,2}|one|two|three|four)`
const countOf = (word: string | undefined, fallback: number): number =>
  word === undefined ? fallback : (NUMBER_WORDS[word.toLowerCase()] ?? Number(word))

/** "with 2 pillow covers", "+ 2 pillow covers", "1 bedsheet with 2 pillow covers". */
const pillows: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<sheets>${COUNT}) ?(?<sheet>bed ?-?sheets?|bed ?covers?|comforters?|flat sheets?|fitted sheets?|duvet covers?|dohars?|quilts?) ?)?(?:with|and|\+|&|,|w/)? ?(?<pillows>${COUNT}) ?(?:matching )?pillow(?:s| ?(?:covers?|cases?|slips?|shams?)|(?= (?:rs|@|\d)))`,
    'iy',
  ),
  read({ groups, text }) {
    const sheet = canonicalValue(setItem, (groups.sheet ?? '').replace(/s$/, '')) ?? 'Flat sheet'
    const rows = [
      ...(groups.sheets === undefined ? [] : [{ item: sheet, pieces: countOf(groups.sheets, 1) }]),
      { item: 'Pillow cover', pieces: countOf(groups.pillows, 2) },
    ]
    return [understood('setPieces', text, rows)]
  },
}

/** "1+2": one sheet with two pillow covers. */
const onePlusTwo: Notation = {
  pattern: /1 ?\+ ?(?<pillows>[124])\b/iy,
  read: ({ groups, text }, tokens) =>
    names(tokens, 'bed')
      ? [
          understood('setPieces', text, [
            { item: 'Flat sheet', pieces: 1 },
            { item: 'Pillow cover', pieces: Number(groups.pillows) },
          ]),
        ]
      : null,
}

/** "with blouse", "with running blouse piece", "with dupatta": a part without a figure. */
const withPart: Notation = {
  pattern:
    /(?:with|\+|and|&|w\/) ?(?:(?:unstitched|running|contrast|matching|printed|embroidered|designer|plain|brocade|banglori|banglory|georgette|chiffon|net|silk|cotton|mal mal|organza|jacquard|work) )?(?<part>blouse(?: ?pieces?)?|dupatta|duppatta|chunni|stole|pant|palazzo|salwar|bottom|inner|cushion covers?|pillow ?(?:covers?|cases?|slips?))/iy,
  read({ groups, text }, tokens) {
    if (!contextOf(tokens).isMadeUp) return null
    const part = (groups.part ?? '').toLowerCase()
    const item = canonicalValue(setItem, part) ?? canonicalValue(setItem, part.replace(/s$/, ''))
    return item === null ? null : [understood('setPieces', text, [{ item, pieces: 1 }])]
  },
}

const withoutBlouse: Notation = {
  pattern: /(?:without|w\/o|no) blouse(?: piece)?/iy,
  read: ({ text }) => [understood('blouseLength', text, 0)],
}

const METRES = String.raw`(?:m\b|mts?\b|mtrs?\b\.?|met(?:er|re)s?\b)`
const LENGTH = String.raw`(?<value>\d(?:\.\d{1,2})?) ?${METRES}`
const PART = `(?<part>top|shirt|kurta|kurti|kameez|bottom|salwar|pant|dupatta|duppatta|chunni|lehenga|choli)`

/** "top 2.5 m", "2.25 mtr dupatta": the cut lengths of dress material. */
const cutLength: Notation = {
  pattern: new RegExp(`${PART}(?: (?:fabric|cloth|length))? ?[:=-]? ?${LENGTH}`, 'iy'),
  read: (match, tokens) =>
    /^(?:dupatta|duppatta|chunni|shirt|kurta|kurti)$/i.test(match.groups.part ?? '') && !isSuit(tokens)
      ? null
      : cut(match.text, match.groups.part, match.groups.value),
}
const cutLengthBehind: Notation = {
  pattern: new RegExp(`${LENGTH} (?:of )?${PART}`, 'iy'),
  read: (match, tokens) => (isSuit(tokens) ? cut(match.text, match.groups.part, match.groups.value) : null),
}

/** Dress material is sold by the lengths of its parts. */
const isSuit = (tokens: readonly string[]): boolean =>
  names(tokens, 'unstitched') || /\b(?:suits?|dress|material|top|bottom|salwar)\b/.test(lineOf(tokens).text)

function cut(text: string, part = '', value = ''): Understood[] | null {
  const item = canonicalValue(setItem, part)
  const metres = Number(value)
  return item === null || metres < 0.4 || metres > 9 ? null : [understood('setPieces', text, [{ item, metres }])]
}

export const partsReader: TextReader = readerOf(
  'setPieces',
  ['with 2 pillow covers', '1 bedsheet with 2 pillow covers', 'top 2.5 m', 'without blouse'],
  [pillows, onePlusTwo, cutLength, cutLengthBehind, withoutBlouse, withPart],
)

/** "min 50 pcs per colour": before the terms of the sale read it as the minimum of the order. */
const perColour: Notation = {
  pattern:
    /(?:min|minimum|moq)\.? ?(?:order|qty)? ?[:=-]? ?(?<value>\d{1,6}) ?(?:pcs?|pieces?)? ?(?:\/|per|each|a) ?(?:each )?(?:colou?r|design|shade)/iy,
  read: ({ groups, text }) => [understood('minPerColour', text, Number(groups.value))],
}

export const perColourReader: TextReader = readerOf('minPerColour', ['min 50 pcs per colour'], [perColour])

const NOT_A_NAME =
  /^(?:of|set|sets|price|rate|pcs|pieces?|wise|only|collection|full|selling|sale|rs|at|with|and|the|no|number|available|single|new|latest|in|for)\b/
/** "catalogue Sanskruti vol 5": the name under which designs are sold. */
const catalogue: Notation = {
  pattern:
    /(?:catalogue|catalog|catlog|catalouge) (?:name ?)?[:-]? ?(?<name>[a-z][a-z'&.-]+(?: (?!vol|rs|set|sets|of|at|pack|with|moq|min|only|ready)[a-z][a-z'&.-]+){0,2}(?: vol(?:ume)?\.? ?-? ?\d{1,3})?)/iy,
  read({ groups: { name = '' }, text }) {
    const isName = !NOT_A_NAME.test(name) && (/ vol/.test(name) || name.split(' ').length <= 2)
    return isName ? [understood('catalogueName', text, text.slice(-name.length))] : null
  },
}
export const catalogueReader: TextReader = readerOf('catalogueName', ['catalogue Sanskruti vol 5'], [catalogue])

/** "full set only", "only full set", "single not available". */
const fullSet: Notation = {
  pattern:
    /(?:full set only|only full sets?|full sets only|full catalogue only|full catalog only|no singles?|single(?:s| pcs?)? not available|set to set|set wise)/iy,
  read: ({ text }) => [understood('fullSetOnly', text, true)],
}

export const fullSetReader: TextReader = readerOf('fullSetOnly', ['full set only', 'only full set'], [fullSet])
