import { roundTo } from '@/lib/domain/units/rounding'
import { type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { WIDTH_UNIT } from '../construction/notation'
import { lengthUnit, toCm } from '../lengths'
import { contextOf } from './context'

const LENGTH_UNIT = `(?:m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)`
/** "Rolls of abt 120 m". */
const ABOUT = String.raw`(?:(?:abt|about|approx(?:imately)?|appx|avg|average|circa|ca)\.?(?: \.)? |~ ?)?`
const FROM_TO = String.raw`${ABOUT}(?<from>\d{2,4})(?: ?(?:-|to|\/) ?(?<to>\d{2,4}))?[ -]?${LENGTH_UNIT}`
const M_PER_YARD = 0.9144
const metres = (value: number, text: string): number =>
  /\d[ -]?ya?r?ds?\b/i.test(text) ? roundTo(value * M_PER_YARD, 2) : value

const AND_MORE = '(?:and|&) (?:above|up(?:wards?)?|over|more)|upwards'
const COMPARED =
  /^(?:less|more|other|rather|better|worse|(?:short|long|great|few|small|bigg|larg|wid|low|high|heavi|light)er)$/
/** "In jumbo rolls of 2000 m". */
const JUMBO = '(?:(?:pack(?:ed|ing) )?in )?(?:jumbo|mother|parent|master) '
/** Rolls of cloth are seldom longer. */
const ROLL_M_MAX = 500
/** Nor are webs. */
const ROLL_MAX = 6000
const WEB = /\b(?:non ?-?woven|spun ?-?lace|spun ?-?bond|melt ?-?blown|needle ?-?punch|s{1,2}m{1,3}s{1,2}|wadding)/
/** "450 m lump available": all that there is, in one lump; each of many is shorter. "300 m lumps" and "300 m lump packing" say how long they are. */
function isParcel(text: string, from: number, to: number | null, next: string): boolean {
  if (from > ROLL_M_MAX) return true
  if (to !== null || /^pack/.test(next)) return false
  const isOfSeveral = /lumps$/i.test(text)
  return /^(?:lot|for|sale)$/.test(next) || (!isOfSeveral && (from > LUMP_M_MAX || STOCK_BEHIND.test(next)))
}
const LUMP_M_MAX = 200
/** ", 400 m pieces" of a lot are 400 m in pieces. "Lot no 223" is the number of one. */
const PIECE_M_MAX = 150
const IN_PIECES = /\b(?:lots?(?! ?(?:no\b|number|[#:.\d]))|fents?|cut ?-?pieces?)\b/
const STOCK_BEFORE = /^(?:stock|ready|available|avl|qty|quantity|total|balance|[:=-])$/
const STOCK_BEHIND = /^(?:ready|stock|in|available|avl|left|qty)$/

/** "piece length 80-120 m", "pcs length 100-120 mtr", "min piece length 80 mtrs", "120 mtr taka", "taka 110 m", "roll 100 mtr", "rolls of 100 m", "100-yd rolls", "1000 m jumbo roll", "rotoli da 50 m". */
const pieceLength: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<least>min(?:imum)?\.? )?(?:(?:pieces?|pcs?|taka|thaa?n|roll|bolt|cut|mix(?:ed)?|short) ?lengths?|(?:roll|taka) pack(?:ing|ed)?)(?: ?(?:of|:|=|-|min\.?|minimum|is))* ?${FROM_TO}|${FROM_TO.replace('<from>', '<a>').replace('<to>', '<b>')} (?:takas?|thaa?ns?|lumps?(?! ?sum\b))(?: length)?|(?:(?:taka|thaa?n)(?: fold(?:ed|ing)?)?(?: ?(?:of|:|=|-))*|(?:takas|thaa?ns) ?(?:of|x)) ?${FROM_TO.replace('<from>', '<c>').replace('<to>', '<d>')}|(?:${JUMBO}|pack(?:ed|ing) (?:in )?)?rolls?(?: ?(?:of|da|x|:|=|-))* ?${FROM_TO.replace('<from>', '<e>').replace('<to>', '<f>')}(?: each)?|(?<ofRoll>\d{2,3})[ -]?${LENGTH_UNIT} ?(?:per |\/ ?)?rolls?|(?<ofOne>\d{4}) ?${LENGTH_UNIT} ?(?:per |\/ ?)roll|(?<ofJumbo>\d{3,4}) ?${LENGTH_UNIT} (?:jumbo|mother|parent|master) rolls?)(?: (?<orMore>min(?:imum)?|${AND_MORE})(?= |$))?(?![a-z/])`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    // "Not shorter than 20 m" is no thaan of 20 m.
    if (/^than\b/i.test(text) && COMPARED.test(wordAt(tokens, at - 1))) return null
    const from = within(
      groups.from ?? groups.a ?? groups.c ?? groups.e ?? groups.ofRoll ?? groups.ofOne ?? groups.ofJumbo,
      10,
      ROLL_MAX,
    )
    const to = within(groups.to ?? groups.b ?? groups.d ?? groups.f, 10, ROLL_MAX)
    // "2 rolls 120 m" are 120 m; "640 rolls x 120 m" are of 120 m each.
    if (groups.e !== undefined && /^\d/.test(wordAt(tokens, at - 1)) && !/ (?:of|x) /i.test(text)) return null
    // "Packed in rolls 1500 m ready" has a stock.
    // "Spunbond ... roll 1000 m": webs are long.
    const isLong = WEB.test(lineOf(tokens).text) && /^roll /i.test(text)
    const isStock = from !== null && ((from > ROLL_M_MAX && !isLong) || STOCK_BEHIND.test(wordAt(tokens, at + used)))
    if (groups.e !== undefined && isStock && !/length|each| (?:of|x) /i.test(text)) return null
    // "Stock 2000 m jumbo rolls" and "2000 m jumbo rolls ready" are all that there is.
    const isAll = STOCK_BEFORE.test(wordAt(tokens, at - 1)) || STOCK_BEHIND.test(wordAt(tokens, at + used))
    if (groups.ofJumbo !== undefined && isAll) return null
    if (from === null || !contextOf(tokens).isCloth || /^(?:rs|@|min|moq|stock)$/.test(wordAt(tokens, at - 1)))
      return null
    // "Taka 5000 m cambric": all that there is.
    const isAllInTakas = (groups.a ?? groups.c) !== undefined && from > ROLL_M_MAX
    const isAllInLumps = /\blump/i.test(text) && isParcel(text, from, to, wordAt(tokens, at + used))
    if ((to !== null && to < from) || isAllInLumps || isAllInTakas) return null
    const [least, most] = [metres(from, text), metres(to ?? from, text)]
    const range = groups.least || groups.orMore || /min/i.test(text) ? { from: least } : { from: least, to: most }
    return [understood('pieceLength', text, range)]
  },
}

/** "Pieces of 55-60 m", "pcs of 50 yds", "20 folded pcs of 60 mtrs", "pcs 80-120 mtr", ", pieces 120 mts,", ", L pcs 120 mtr,", "in lengths of 100 m", "bolts of 50 m", "pezze da 50 m", "pezza 50 m"; "45 m per piece", "110-120 mtr/taka", "40-60 m pieces", ", 120 m pieces,". */
const piecesOf: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:(?:(?:folded )?(?:pieces?|pcs)|lengths?|cuts?|bolts?) of|pezz[ae] d[ai]|(?<=^|[,;|(] )pezza) ${FROM_TO}(?: each)?|${FROM_TO.replace('<from>', '<a>').replace('<to>', '<b>')} ?(?:per|\/) ?(?:pieces?|pcs?|takas?|thaa?ns?|lumps?)|(?<c>\d{2,3}) ?(?:-|to) ?(?<d>\d{2,3}) ?${LENGTH_UNIT} (?:pieces|pcs|lengths|cuts)|(?:l\.? |long )?(?:pieces|pcs|pezze) (?<e>\d{2,3}) ?(?:-|to) ?(?<f>\d{2,3}) ?${LENGTH_UNIT}|(?<=^|[,;|(] )(?:l\.? |long )?(?:pieces|pcs) (?<g>\d{2,3}) ?${LENGTH_UNIT}(?= [,;.|)]|$)|(?<=^|[,;|(] |\bin )(?<h>\d{2,3}) ?${LENGTH_UNIT} (?:pieces|pcs|lengths|cuts)(?= [,;.|)]|$))(?: (?<orMore>${AND_MORE})(?= |$))?(?![a-z/])`,
    'iy',
  ),
  read({ groups: { a, b, c, d, e, f, g, h, orMore, ...named }, text }, tokens, at) {
    const groups = { from: named.from ?? a ?? c ?? e ?? g ?? h, to: named.to ?? b ?? d ?? f }
    // "12 pcs 80-120 m" may be a stock.
    const isCutTo = e !== undefined && wordAt(tokens, at - 1) === 'cut'
    if (e !== undefined && /^(?:\d[\d.,]*|per|\/|in)$/.test(wordAt(tokens, at - 1))) return null
    if (h !== undefined && (Number(h) > PIECE_M_MAX || IN_PIECES.test(lineOf(tokens).text))) return null
    const [from, to] = [within(groups.from, 10, ROLL_M_MAX), within(groups.to, 10, ROLL_M_MAX)]
    const { isCloth, isMadeUp, isOther } = contextOf(tokens)
    // "Short pieces of 10-20 m" are not what most of the cloth lies in.
    const isGoods =
      isOther ||
      isMadeUp ||
      (!isCutTo && /^(?:short|small|sample|min\.?|minimum|moq|cut|rs\.?|@|-|.*%)$/.test(wordAt(tokens, at - 1)))
    if (from === null || !isCloth || isGoods || (to !== null && to < from)) return null
    const least = metres(from, text)
    // "Lengths of 60 m and above".
    const range = orMore === undefined ? { from: least, to: metres(to ?? from, text) } : { from: least }
    return [understood('pieceLength', text, range)]
  },
}

/** "L 100-120 mtr", "length: 100-120 m", "fold 90-110 mtr", "folding 100 mtr", "90-110 mtr fold": from where to where each is folded. */
const lengthsOf: Notation = {
  pattern: new RegExp(
    String.raw`(?<least>min(?:imum)?\.? (?:\. )?)?(?:(?<word>l|lengths?)|fold(?:ing)?)(?: ?(?:of|:|=|-))* ?${FROM_TO}(?![a-z/])|(?<a>\d{2,3}) ?(?:-|to) ?(?<b>\d{2,3}) ?${LENGTH_UNIT} fold(?:ing)?(?![a-z/])`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const until = groups.to ?? groups.b
    const [from, to] = [within(groups.from ?? groups.a, 20, ROLL_M_MAX), within(until, 20, ROLL_M_MAX)]
    const { isCloth, isMadeUp, isOther } = contextOf(tokens)
    // "Length 100 m" may be all that there is, and "available length 100-120 m" is.
    const isOpen = groups.word !== undefined && groups.to === undefined && groups.least === undefined
    const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + used)]
    const behind = lineOf(tokens).text.slice(lineOf(tokens).starts[at + used] ?? lineOf(tokens).text.length)
    const isElse = isOpen || !PART_BEFORE.test(before) || STOCK_BEHIND.test(next) || NO_LENGTH_BEHIND.test(behind)
    if (from === null || !isCloth || isMadeUp || isOther || isElse) return null
    if (until !== undefined && (to === null || to < from)) return null
    const least = metres(from, text)
    const range = groups.least === undefined ? { from: least, to: metres(to ?? from, text) } : { from: least }
    return [understood('pieceLength', text, range)]
  },
}
const PART_BEFORE = /^(?:[,;|.()/-]|.*\d"|inch(?:es)?|cms?|pan+a|fabrics?|cloth|gr[ae]y|greige|air-?jet|power ?loom|)$/

/** "Min length 300 m per colour", "min length 500 m order", "fold 100 m charges Rs 2": the least order, and work. */
const NO_LENGTH_BEHIND =
  /^(?:x|each \d|(?:orders?|moq|charges?|extra)(?![a-z])|(?:of |in |for )?(?:per|each|every|an?|one|\/) ?(?:each |one )?(?:colou?rs?|shades?|designs?|prints?|orders?|lots?|styles?|articles?|sorts?|qualit(?:y|ies)|skus?)(?![a-z]))/

const PIECES = '(?:pieces?|pcs|lengths?|takas?|rolls?)'
const LEAST = '(?:less|shorter|smaller) than|below|under'
/** "No piece shorter than 20 m", "pieces not less than 40 m", "min 40 m per piece": how long each is at least. */
const leastOfPieces: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:no|not any|without) ${PIECES} (?:${LEAST})|${PIECES} (?:not|no|never) (?:${LEAST})|each ${PIECES} (?:min\.?|minimum|at least)) ?(?<from>\d{2,3})[ -]?${LENGTH_UNIT}(?![a-z/])`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const from = within(groups.from, 10, ROLL_M_MAX)
    const { isCloth, isMadeUp, isOther } = contextOf(tokens)
    return from === null || !isCloth || isMadeUp || isOther
      ? null
      : [understood('pieceLength', text, { from: metres(from, text) })]
  },
}

/** "5 m x 50 m", "2 mtr width x 100 mtr", "160 cm x 200 m": the width of a roll and what is on it. */
const rollSize: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<roll>rolls?)(?: ?(?:size|dimensions?|of|:|=|-))* ?)?(?<width>\d{1,4}(?:\.\d{1,2})?) ?(?<unit>${WIDTH_UNIT}|m|mtrs?|met(?:er|re)s?)(?: ?(?:wide|width|\( ?w ?\)))? ?x ?(?<length>\d{2,4}) ?${LENGTH_UNIT}(?: ?(?:long|length|\( ?l ?\)|per roll|\/ ?roll|rolls?))?(?![a-z/])`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const unit = lengthUnit(groups.unit ?? '')
    const length = within(groups.length, 10, 2000)
    const { isCloth, isMadeUp, isOther } = contextOf(tokens)
    // "Roll size" is no size of goods.
    const isGoods = isOther || (isMadeUp && groups.roll === undefined)
    if (unit === null || length === null || !isCloth || isGoods) return null
    const value = Number(groups.width)
    const cm = toCm(value, unit)
    // "58\" x 5000 m ready" has a stock, and "x 20 m" may go on: a tent has three sides.
    const isStock = length > ROLL_M_MAX && !/roll/i.test(text)
    const next = wordAt(tokens, at + used)
    if (cm < ROLL_CM.min || cm > ROLL_CM.max || isStock || next === 'x' || STOCK_BEHIND.test(next)) return null
    const long = metres(length, text)
    return [
      understood('clothWidth', text, cm, { value, unit }),
      understood('pieceLength', text, { from: long, to: long }),
    ]
  },
}
const ROLL_CM = { min: 5, max: 540 } as const

/** "Short lengths 5 to 20 mtr": of remnants. */
const shortLengths: Notation = {
  pattern: new RegExp(
    String.raw`(?:in )?(?:short|cut|mix(?:ed)?) lengths?(?: ?(?:of|from|:|=|-))* ?(?<from>[2-9]) ?(?:-|to) ?(?<to>\d{1,3}) ?${LENGTH_UNIT}(?![a-z/])`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const [from, to] = [Number(groups.from), Number(groups.to)]
    const { isCloth, isMadeUp, isOther } = contextOf(tokens)
    const isElse = !isCloth || isMadeUp || isOther || to <= from || to > ROLL_M_MAX
    return isElse ? null : [understood('pieceLength', text, { from: metres(from, text), to: metres(to, text) })]
  },
}

const YARDS_OF_METRE = 0.836_127
/** "max 20 points per 100 sq yds", "18 points/100 yd2", "under 20 points/100 sqm". */
const points: Notation = {
  pattern:
    /(?:(?:max(?:imum)?\.?|up ?to|within|under|below|<) ?)?(?<points>\d{1,3}(?:\.\d)?) ?(?:points?|pts) ?(?:per|\/) ?100 ?(?:(?:(?:sq\.?|square) ?)?(?:yds?|yards?|yd2|yd²)|(?<metric>(?:sq\.?|square) ?(?:m|mtrs?|met(?:er|re)s?)|m2|m²))(?:\b|(?<=²))\.?/iy,
  read({ groups, text }) {
    const value = within(groups.points, 1, 100)
    if (value === null) return null
    return [understood('points100', text, groups.metric === undefined ? value : roundTo(value * YARDS_OF_METRE, 1))]
  },
}

/** "4 point max 20 pts": the points of the 4-point system are per 100 square yards. */
const pointsOfSystem: Notation = {
  pattern: /(?:max(?:imum)?\.? ?)?(?<points>\d{2}) ?(?:pts|points)(?![a-z]| ?(?:max\.? ?)?(?:per|\/))/iy,
  read({ groups, text }, tokens) {
    const value = /\b(?:4|four)[ -]?(?:points?|pts?)\b/.test(lineOf(tokens).text) ? within(groups.points, 5, 60) : null
    return value === null ? null : [understood('points100', text, value)]
  },
}

/** "4 pt", "4 point inspected", "checked by 4 points": by which system faults are counted. */
const fourPoints: Notation = {
  pattern:
    /(?:(?:inspect(?:ed|ion)|checked) (?:by|on|as per|under|to) )?(?:4|four)[ -]?(?:points?|pts?)(?: ?system)?(?: (?:inspect(?:ed|ion)|checked|passed))?/iy,
  read({ text, used }, tokens, at) {
    const isNumber = /^(?:max|maximum|upto|to|within|under|below|<|-|\/|\d.*)$/.test(wordAt(tokens, at - 1))
    // "Rate up 4 points" and "4 pt stretch" are of no system.
    const isNamed = /inspect|checked|passed|system/i.test(text) || INSPECTED.test(wordAt(tokens, at - 1))
    const isApart = AN_EDGE.test(wordAt(tokens, at - 1)) && AN_EDGE.test(wordAt(tokens, at + used))
    const isMeant = isNamed || isApart || INSPECTED.test(wordAt(tokens, at + used))
    const isOther =
      !isMeant || isNumber || /^(?:per|\/|max)$/.test(wordAt(tokens, at + used)) || !contextOf(tokens).isCloth
    return isOther ? null : [understood('inspection', text, '4-point')]
  },
}

const INSPECTED = /^(?:inspect(?:ed|ion)|checked|checking|system|pass(?:ed)?|grade)$/
const AN_EDGE = /^[,;:.|()]?$/

/** "5% short lengths", "short pieces max 3%", "short pieces 10-15%": as many at most, "short pieces not over 5%", "pieces below 60 m max 5%", "max 3% below 40 m". */
const shortPieces: Notation = {
  pattern:
    /(?:(?:\d{1,2} ?(?:-|to) ?)?(?<before>\d{1,2}) ?% ?(?:short|small)[ -]?(?:lengths?|pieces?|pcs|cuts?)|(?:short|small)[ -]?(?:lengths?|pieces?|pcs)(?: ?(?:max(?:imum)?\.?|up ?to|within|below|not (?:over|above|more than|exceeding)|not to exceed|:|=|-))* ?(?:\d{1,2} ?(?:-|to) ?)?(?<behind>\d{1,2}) ?%|(?:pieces?|pcs|lengths?|takas?|cuts?) (?:below|under|shorter than|less than|<) ?\d{1,3} ?(?:m|mtrs?|met(?:er|re)s?|yds?|yards?)(?: ?(?:not (?:over|above|more than|exceeding)|not to exceed|max(?:imum)?\.?|up ?to|within|,|:|=|-))* ?(?<below>\d{1,2}) ?%|(?:(?:max(?:imum)?\.?|up ?to|not (?:over|above|more than|exceeding)) ?(?<share>\d{1,2}) ?%|(?<part>\d{1,2}) ?% ?(?:of )?(?=(?:pieces?|pcs|lengths?|takas?|cuts?) )) ?(?:of )?(?:pieces?|pcs|lengths?|takas?|cuts?)? ?(?:below|under|shorter than|less than) ?\d{2} ?(?:m|mtrs?|met(?:er|re)s?|yds?|yards?)\b)/iy,
  read({ groups, text, used }, tokens, at) {
    const isAbrupt = groups.share !== undefined && !/piece|pcs|length|taka|roll|cut/.test(lineOf(tokens).text)
    const before = tokens.slice(Math.max(0, at - 3), at).join(' ')
    const next = tokens.slice(at + used, at + used + 4).join(' ')
    if (isAbrupt || PRICED_BEFORE.test(before) || PRICED_BEHIND.test(next)) return null
    const value = within(groups.before ?? groups.behind ?? groups.below ?? groups.share ?? groups.part, 0, 50)
    return value === null ? null : [understood('shortPiecesPercent', text, value)]
  },
}

/** "Discount up to 10% under 20 m", "cuts under 20 m, 15% surcharge", "shrinkage max 3%": other shares, in the same part of the line. */
const OF_PRICE =
  '(?:disc(?:ount(?:s|ed)?)?|surcharges?|rebates?|extra|off|less|lower|higher|cheaper|more|reduced|reduction|premium|commission|penalty|additional|charged?|charges|price[sd]?|rates?|shrink(?:age)?|tolerance|variation|advance|gst|tax)'
const PRICED_BEFORE = new RegExp(`\\b${OF_PRICE}\\b[^,;.|]*$`, 'i')
const PRICED_BEHIND = new RegExp(`^[^,;.|]*\\b${OF_PRICE}\\b`, 'i')

export const pieceLengthReader: TextReader = readerOf(
  'pieceLength',
  ['grey piece length 80-120 m', '120 mtr taka cambric', 'max 20 points per 100 sq yds', '5% short lengths'],
  [
    leastOfPieces,
    pieceLength,
    piecesOf,
    lengthsOf,
    shortLengths,
    rollSize,
    points,
    pointsOfSystem,
    fourPoints,
    shortPieces,
  ],
)
