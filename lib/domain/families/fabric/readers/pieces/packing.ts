import { type Notation, readerOf, within } from '../../../reading/notations'
import { type TextReader, understood } from '../../../reading/reading'
import { lineOf, matchAt, wordAt } from '../../../reading/tokens'
import { contextOf } from '../context'
import { pieceLengthReader } from '../pieces'
import { packingClause } from './packing-words'

/** "150 m rolls", "640 rolls of 120 m each": cloth in rolls; how many there are is left for the stock. */
export const clothPieceReader: TextReader = {
  ...pieceLengthReader,
  read(tokens, at) {
    const reading = pieceLengthReader.read(tokens, at)
    const [piece] = reading?.understood.filter(({ name }) => name === 'pieceLength') ?? []
    const [counted] = piece ? (COUNTED.exec(piece.text) ?? []) : []
    if (!reading || !piece) return reading
    const isCounted = counted !== undefined && /^\d[\d.,]*$/.test(wordAt(tokens, at - 1))
    return {
      ...reading,
      ...(isCounted && { left: counted.replace(/^[a-z]+ (?=rolls|pieces|pcs)/i, '') }),
      understood: [
        ...reading.understood,
        ...(/\brolls?\b/i.test(piece.text) ? [understood('packageType', piece.text, 'Roll')] : []),
        ...(/\b(?:taka|thaa?n)s? fold/i.test(piece.text) ? [understood('packageType', piece.text, 'Folded taka')] : []),
      ],
    }
  },
}
/** What a number in front of it counts: "12 pieces of 60 m". */
const COUNTED =
  /^(?:(?:jumbo |mother |parent |master )?rolls?|takas?|thaa?ns?|(?:folded )?(?:pieces?|pcs)|bolts?)(?= (?:of|x) )/i

/** "Roll pkg", "bale pkng", "pkg: roll": how the cloth is packed. */
const packing: Notation = {
  pattern:
    /(?:(?<what>rolls?|bales?) ?(?:pkgs?|pckg|pkng|pkd|pack)\.?|(?:pkg|pckg|pkng|pkd)\.?(?: ?[:=-]| in)? ?(?<behind>rolls?|bales?))/iy,
  read({ groups, text }, tokens, at) {
    const name = /^roll/i.test(groups.what ?? groups.behind ?? '') ? 'Roll' : 'Bale'
    return /^\d|^per$|^\/$/.test(wordAt(tokens, at - 1)) ? null : [understood('packageType', text, name)]
  },
}

/** "In jumbo rolls", "mother rolls": webs leave their machine so. How many there are is left for the stock. */
const jumbo: Notation = {
  pattern: /(?:(?:packed )?in )?(?:jumbo|mother|parent|master) rolls?/iy,
  read: ({ text, used }, tokens, at) =>
    /^\d[\d.,]*$|^(?:per|\/|from)$/.test(wordAt(tokens, at - 1)) || NO_ROLL.test(wordAt(tokens, at + used))
      ? null
      : [understood('packageType', text, 'Roll')],
}
const NO_ROLL = /^(?:slitting|slitter|cutting|handling|machines?|stand|printing|unwinder|rewinder|trolley)$/

/** "In plaited bundles": folded to and fro, and tied. How many there are is left for the stock. */
const plaited: Notation = {
  pattern: /(?:(?:packed )?in )?plaited bundles?(?: pack(?:ing|ed)?)?/iy,
  read: ({ text }, tokens, at) =>
    /^\d[\d.,]*$|^(?:per|\/|no|not)$/.test(wordAt(tokens, at - 1))
      ? null
      : [understood('packageType', text, 'Plaited bundle')],
}

/** "Taka folding", "folded in takas": pieces that are folded and not rolled. */
const folded: Notation = {
  pattern:
    /(?:(?:taka|thaa?n|lump) ?-?(?:fold(?:ing|ed)?|pack(?:ing|ed)?)|(?:folded|packed) (?:in|as) (?:takas?|thaa?ns|lumps?))/iy,
  read: ({ text, used }, tokens, at) =>
    /^\d[\d.,]*$|^(?:per|\/|no|not|without)$/.test(wordAt(tokens, at - 1)) ||
    /^(?:of|x|\d.*|machines?|charges?|rate|extra)$/.test(wordAt(tokens, at + used))
      ? null
      : [understood('packageType', text, 'Folded taka')],
}

const CLAUSE = new RegExp(`(?:${packingClause()})(?=\\s|$)`, 'iy')
/** "Packed on paper tubes with polythene", "rolls packed in cartons". What a package holds is left for others: "packed in rolls of 20 kg". */
const packed: TextReader = {
  name: 'packageType',
  examples: ['packed on paper tubes with polythene', 'packed in bales with hessian cover'],
  read(tokens, at) {
    const match = matchAt(tokens, at, CLAUSE)
    const { text = '', used = 0 } = match ?? {}
    const [isRoll, isBale] = [/\b(?:roll(?:s|ed)?|tubes?|cores?|pipes?)\b/i.test(text), /\bbale[sd]?\b/i.test(text)]
    const before = wordAt(tokens, at - 1)
    const [counted] = /^(?:rolls|bales)\b/i.exec(text) ?? []
    // "40 rolls wrapped in polythene": how many there are is left for the stock.
    const isCounted = /^\d[\d.,]*$/.test(before)
    const isOther =
      /^(?:no|not|per|\/)$/.test(before) ||
      (isCounted && counted === undefined) ||
      // "Rolled on wooden beams", "packed in bales or rolls": it is another package, or open.
      /\b(?:beams?|takas?)\b/i.test(text) ||
      wordAt(tokens, at + used) === 'or'
    // "Rolls in bales": the cloth is on rolls, and a bale holds several.
    if (!match || isOther || isRoll === isBale || /^(?:of|x|@|each|\d.*)$/.test(wordAt(tokens, at + used))) return null
    return {
      used,
      ...(isCounted && { left: counted }),
      understood: [understood('packageType', text, isRoll ? 'Roll' : 'Bale')],
    }
  },
}

const LOOSE_OR_PRESSED =
  /(?:(?:packed )?in )?(?:loose (?<roll>rolls?)|(?:hydraulic(?:ally)? )?press(?:ed)? bales?|(?<loose>rolls?) (?:packed )?loose(?! pack))(?: form| pack(?:ing|ed)?)?(?=\s|$)/iy
/** "Loose rolls", "rolls loose", "(pressed bales)": how many there are is left for the stock. */
const looseOrPressed: TextReader = {
  name: 'packageType',
  examples: ['loose rolls'],
  read(tokens, at) {
    const match = matchAt(tokens, at, LOOSE_OR_PRESSED)
    const name = match?.groups.roll === undefined && match?.groups.loose === undefined ? 'Bale' : 'Roll'
    const isCounted = /^\d[\d.,]*$/.test(wordAt(tokens, at - 1))
    const isElse =
      /^(?:per|\/|no|not|or|and|min|moq)$/.test(wordAt(tokens, at - 1)) ||
      /^(?:of|x|@|or|not|each|\d.*)$/.test(wordAt(tokens, at + (match?.used ?? 0)))
    return !match || isElse
      ? null
      : {
          used: match.used,
          ...(isCounted && { left: name === 'Roll' ? 'rolls' : 'bales' }),
          understood: [understood('packageType', match.text, name)],
        }
  },
}

const CONTENT =
  /(?:(?:abt|about|approx(?:imately)?|appx|avg)\.?(?: \.)? )?\d[\d.]* ?(?:m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)(?=\s|$)/
const BALES_OF = new RegExp(
  `(?<bales>(?:pack(?:ing|ed)(?: in)?(?: ?:)? )?(?:press(?:ed)? )?(?<name>bales?))(?<of> of|,? each| ?[:-])? (?<held>${CONTENT.source})(?<each> each)?`,
  'iy',
)
/** No bale holds more metres, so a longer one is a stock. Without the word "each" it may be a stock from fewer metres on. */
const BALE_M_MAX = 2500
const ONE_BALE_M_MAX = 1500
const STOCK =
  /\b(?:ready|stock|in hand|available|avl|avail|left|qty|quantity|balance|lot(?! ?(?:no|#|\d))|spot|total|need\w*|want\w*|required?|requirement|chahiye|looking|order|sale|for sell)\b/
/** "Bales of 2000 yds", "packed in bales of abt 1500 yds", "bale 500 mtrs", "bales 600 m each": what is in one is left, and no stock. */
const bales: TextReader = {
  name: 'packageType',
  examples: [],
  read(tokens, at) {
    const match = matchAt(tokens, at, BALES_OF)
    const isCounted = /^(?:\d[\d.,]*|per|\/|min|moq)$/.test(wordAt(tokens, at - 1))
    const { name, of = '', each, held = '' } = match?.groups ?? {}
    const metres = Number.parseFloat(held.replace(/^\D+/, ''))
    // "Bale 2400 m poplin ready" is a stock.
    const isOne =
      name?.toLowerCase() === 'bale' &&
      metres <= ONE_BALE_M_MAX &&
      !STOCK.test(lineOf(tokens).text) &&
      !/^(?:in|per|\/)$/.test(wordAt(tokens, at + (match?.used ?? 0)))
    const isEach = each !== undefined || wordAt(tokens, at - 1) === 'each'
    const isOfBale = of === ' of' || isOne || (isEach && metres <= BALE_M_MAX)
    return !match || isCounted || !isOfBale
      ? null
      : {
          used: match.used,
          left: `of ${(match.groups.held ?? '').replace(/^\D+/, '')}`,
          understood: [understood('packageType', match.groups.bales ?? '', 'Bale')],
        }
  },
}

/** "Spunbond 63 inch roll for bag", "160 cm in roll": one word for all rolls. "Per roll" and "1 roll" are of a price and a stock. */
const singleRoll: Notation = {
  pattern: /(?:(?:packed )?in )?roll(?: form)?/iy,
  read({ text, used }, tokens, at) {
    const { isCloth, isOther } = contextOf(tokens)
    const [number, before] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)]
    const isBehindWidth = /^\d{2,3}(?:"|inch|cms?)$/.test(before) || (/^\d{2,3}$/.test(number) && WIDTH.test(before))
    const isApart = /^(?:[,;|]|for|)$/.test(wordAt(tokens, at + used))
    const isMeant = isCloth && !isOther && isApart && (isBehindWidth || (/^\D*$/.test(before) && /^.*in /i.test(text)))
    return isMeant && !/^(?:per|\/|not?)$/.test(before) ? [understood('packageType', text, 'Roll')] : null
  },
}
const WIDTH = /^(?:"|inch(?:es)?|cms?|panna)$/

/** "Rolls 22-25 kg": what one weighs is left. */
const rollsFromTo: Notation = {
  pattern: /rolls?(?= (?:of )?\d{1,2} ?(?:-|to) ?\d{1,2} ?kgs?(?: |$))/iy,
  read: ({ text }, tokens, at) =>
    /^(?:\d[\d.,]*|per|\/|min|moq)$/.test(wordAt(tokens, at - 1)) ? null : [understood('packageType', text, 'Roll')],
}

/** "12 PKGS STC", "in 12 packages", "12 packages said to contain": how many packages there are, of whatever kind. */
const packages: Notation = {
  pattern:
    /(?:(?:packed )?in )?(?<count>\d{1,4}) ?(?:pkgs?|pckgs?|packages)(?: ?\.)?(?: (?:stc|s\.t\.c\.|said to contain))?/iy,
  read({ groups, text, used }, tokens, at) {
    const count = within(groups.count, 1, 9999)
    const isOther =
      /^(?:min|moq|minimum|per|\/|x|no|nos|rs|@|-)$/.test(wordAt(tokens, at - 1)) ||
      /^(?:of|x|@|each|per|\/|\d.*|free|samples?|discount|less|extra)$/.test(wordAt(tokens, at + used))
    return count === null || isOther ? null : [understood('packageCount', text, count)]
  },
}

/** "350 rolls unbleached canvas, ..., 20,000 yds", "being 38 rolls of grey fabric": in front of the goods, where the line measures them. */
const packagesFirst: Notation = {
  pattern: /(?<count>\d{1,4}) (?<what>rolls|bales)(?: (?:stc|s\.t\.c\.|said to contain|of))?(?= [a-z]{3})/iy,
  read({ groups, text }, tokens, at) {
    const { text: line } = lineOf(tokens)
    const isFirst = /^(?::|being|covering|)$/.test(wordAt(tokens, at - 1))
    const count = within(groups.count, 2, 9999)
    const isSold = /\b(?:min|moq|per (?:roll|bale)|monthly|capacity|each)\b|\/ ?(?:roll|bale)/.test(line)
    const [measured, more] = line.match(MEASURED) ?? []
    if (count === null || !isFirst || isSold || measured === undefined || more !== undefined) return null
    // "20 rolls poplin, 100 m roll": that is the length of one.
    const ofRoll = /kgs?$/.test(measured) ? ROLL_KG_LEAST : ROLL_LEAST
    const least = /^roll/i.test(groups.what ?? '') ? ofRoll : BALE_LEAST
    if (OF_ONE.test(line) || Number.parseFloat(measured.replace(/,/g, '')) < count * least) return null
    const name = /^roll/i.test(groups.what ?? '') ? 'Roll' : 'Bale'
    return [understood('packageCount', text, count), understood('packageType', text, name)]
  },
}
const LENGTH = '(?:m|mtrs?|met(?:er|re)s?|yds?|yards?)'
const LENGTH_OR_KG = `(?:${LENGTH}|kgs?)`
/** "Rolls 100 m average", "100 m rolls", "samples of 3 m". In "average 45 rs" it is the price. */
const OF_ONE = new RegExp(
  `\\brolls? lengths?\\b|\\b${LENGTH_OR_KG} (?:rolls?|bales?|average|avg)\\b|\\b(?:average|avg|samples?)\\.? ?(?:of |length )?\\d[\\d.]* ?${LENGTH_OR_KG}\\b`,
)
/** Of metres or yards, and of kilograms: less is what one package holds. */
const ROLL_LEAST = 25
const ROLL_KG_LEAST = 12
const BALE_LEAST = 100
/** Behind "of" or "x" it is what one holds; a sample is apart from the stock. */
const MEASURED = new RegExp(
  `(?<=(?<!\\b(?:of|x|each|per|to)|\\(|\\d -) )\\d{3,}(?:\\.\\d+)? ?(?:${LENGTH}|(?<=(?:[,;:]|total|qty) \\d[\\d.]* ?)kgs?)(?![a-z/\\d]| samples?\\b)`,
  'g',
)

/** "20 thans per bale of 22 mtr each", "12 takas in one bale": what one bale holds, and how long each piece is. What all of them measure is left: "10 taka per bale of 100 kg". */
const piecesOfBale: TextReader = {
  name: 'unitsPerPackage',
  examples: ['20 thans per bale of 22 m each poplin'],
  read(tokens, at) {
    const match = matchAt(tokens, at, PIECES_OF_BALE)
    if (!match) return null
    const { groups, text, used } = match
    const [count, length] = [within(groups.count, 2, 400), within(groups.length, 10, 200)]
    const { isCloth, isMadeUp, isOther } = contextOf(tokens)
    const next = wordAt(tokens, at + used)
    // "10-20 thans per bale".
    const isElse =
      (groups.length !== undefined && length === null) ||
      /^(?:min\.?|minimum|moq|max|up ?to|rs\.?|[@₹/x-]|to|\d.*)$/.test(wordAt(tokens, at - 1)) ||
      /^(?:x|@|or|\d.*)$/.test(next)
    if (count === null || !isCloth || isMadeUp || isOther || isElse) return null
    return {
      used,
      ...(next === 'of' && { left: 'per bale' }),
      understood: [
        understood('packageType', text, 'Bale'),
        understood('unitsPerPackage', text, count),
        ...(length === null ? [] : [understood('pieceLength', text, { from: length, to: length })]),
      ],
    }
  },
}
/** "20 thans per bale of 22 mtr": a bale has more metres, so that is one piece. A longer piece needs the word "each". */
const PIECES_OF_BALE =
  /(?<count>\d{1,3}) ?(?:takas?|thaa?ns?|pieces|pcs) ?(?:per|\/|in (?:a|one|each)) ?bale(?: of (?<length>\d{2,3}(?= ?[a-z]+ each)|[1-5]\d) ?(?:m|mts?|mtrs?|met(?:er|re)s?)(?: each)?)?(?=\s|$)/iy

/** How cloth is packed. */
export const packingReaders: readonly TextReader[] = [
  readerOf('packageType', ['roll pkg', 'in jumbo rolls', 'taka folding'], [packing, jumbo, plaited, folded]),
  packed,
  looseOrPressed,
  bales,
  readerOf('packageType', [], [singleRoll, rollsFromTo]),
  readerOf('packageCount', ['12 PKGS STC'], [packages, packagesFirst]),
  piecesOfBale,
]
