import { type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { wordAt } from '../../reading/tokens'
import { contextOf } from './context'

const METRES = `(?:m|mts?|mtrs?|met(?:er|re)s?)`
const FROM_TO = String.raw`(?<from>\d{2,4})(?: ?(?:-|to|\/) ?(?<to>\d{2,4}))? ?${METRES}`

/** Rolls of cloth are seldom longer. */
const ROLL_M_MAX = 500
const STOCK_BEHIND = /^(?:ready|stock|in|available|avl|left|qty)$/

/** "piece length 80-120 m", "min piece length 80 mtrs", "120 mtr taka", "taka 110 m", "roll 100 mtr", "rolls of 100 m", "50 m rolls". */
const pieceLength: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<least>min(?:imum)?\.? )?(?:(?:piece|pc|taka|thaa?n|roll|cut|mix(?:ed)?|short) ?lengths?|(?:roll|taka) pack(?:ing|ed)?)(?: ?(?:of|:|=|-|min\.?|minimum|is))* ?${FROM_TO}|${FROM_TO.replace('<from>', '<a>').replace('<to>', '<b>')} (?:takas?|thaa?ns?)(?: length)?|(?:taka|thaa?n)(?: ?(?:of|:|=|-))* ?${FROM_TO.replace('<from>', '<c>').replace('<to>', '<d>')}|rolls?(?: ?(?:of|:|=|-))* ?${FROM_TO.replace('<from>', '<e>').replace('<to>', '<f>')}(?: each)?|(?<ofRoll>\d{2,3}) ?${METRES} ?(?:per |\/ ?)?rolls?)(?: (?<orMore>min(?:imum)?)(?= |$))?(?![a-z/])`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const from = within(groups.from ?? groups.a ?? groups.c ?? groups.e ?? groups.ofRoll, 10, 2000)
    const to = within(groups.to ?? groups.b ?? groups.d ?? groups.f, 10, 2000)
    // "2 rolls 120 m" are 120 m.
    if (groups.e !== undefined && /^\d/.test(wordAt(tokens, at - 1)) && !/ of /i.test(text)) return null
    // "Packed in rolls 1500 m ready" has a stock.
    const isStock = from !== null && (from > ROLL_M_MAX || STOCK_BEHIND.test(wordAt(tokens, at + used)))
    if (groups.e !== undefined && isStock && !/length|each| of /i.test(text)) return null
    if (from === null || !contextOf(tokens).isCloth || /^(?:rs|@|min|moq|stock)$/.test(wordAt(tokens, at - 1)))
      return null
    if (to !== null && to < from) return null
    const range = groups.least || groups.orMore || /min/i.test(text) ? { from } : { from, to: to ?? from }
    return [understood('pieceLength', text, range)]
  },
}

/** "max 20 points per 100 sq yds", "18 points/100 yd2". */
const points: Notation = {
  pattern:
    /(?:(?:max(?:imum)?\.?|up ?to|within|under|<) ?)?(?<points>\d{1,3}) ?(?:points?|pts) ?(?:per|\/) ?100 ?(?:(?:sq\.?|square) ?)?(?:yds?|yards?|yd2|yd²)(?:\b|(?<=²))\.?/iy,
  read({ groups, text }) {
    const value = within(groups.points, 1, 100)
    return value === null ? null : [understood('points100', text, value)]
  },
}

/** "5% short lengths", "short pieces max 3%". */
const shortPieces: Notation = {
  pattern:
    /(?:(?<before>\d{1,2}) ?% ?(?:short|small)[ -]?(?:lengths?|pieces?|pcs|cuts?)|(?:short|small)[ -]?(?:lengths?|pieces?|pcs)(?: ?(?:max\.?|up ?to|within|below|:|=|-))* ?(?<behind>\d{1,2}) ?%)/iy,
  read({ groups, text }) {
    const value = within(groups.before ?? groups.behind, 0, 50)
    return value === null ? null : [understood('shortPiecesPercent', text, value)]
  },
}

export const pieceLengthReader: TextReader = readerOf(
  'pieceLength',
  ['grey piece length 80-120 m', '120 mtr taka cambric', 'max 20 points per 100 sq yds', '5% short lengths'],
  [pieceLength, points, shortPieces],
)
