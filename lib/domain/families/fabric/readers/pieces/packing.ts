import { type Notation, readerOf, within } from '../../../reading/notations'
import { type TextReader, understood } from '../../../reading/reading'
import { wordAt } from '../../../reading/tokens'
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
      ...(isCounted && { left: counted }),
      understood: [
        ...reading.understood,
        ...(/\brolls?\b/i.test(piece.text) ? [understood('packageType', piece.text, 'Roll')] : []),
        ...(/\bfold/i.test(piece.text) ? [understood('packageType', piece.text, 'Folded taka')] : []),
      ],
    }
  },
}
/** What a number in front of it counts: "12 pieces of 60 m". */
const COUNTED = /^(?:rolls?|takas?|thaa?ns?|pieces?|pcs)(?= (?:of|x) )/i

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

const CLAUSE = packingClause()
/** "Packed on paper tubes with polythene", "rolls packed in cartons". What a package holds is left for others: "packed in rolls of 20 kg". */
const packed: Notation = {
  pattern: new RegExp(CLAUSE, 'iy'),
  read({ text, used }, tokens, at) {
    const [isRoll, isBale] = [/\b(?:roll(?:s|ed)?|tubes?|cores?|pipes?)\b/i.test(text), /\bbale[sd]?\b/i.test(text)]
    const isCounted = /^(?:\d[\d.,]*|no|not|per|\/)$/.test(wordAt(tokens, at - 1))
    // "Rolls in bales": the cloth is on rolls, and a bale holds several.
    if (isCounted || isRoll === isBale || /^(?:of|x|@|each|\d.*)$/.test(wordAt(tokens, at + used))) return null
    return [understood('packageType', text, isRoll ? 'Roll' : 'Bale')]
  },
}

/** "Bales of 2000 yds": what is in one is left. */
const bales: Notation = {
  pattern:
    /(?:pack(?:ing|ed)(?: in)?(?: ?:)? )?bales?(?= of \d[\d.]* ?(?:m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)(?: |$))/iy,
  read: ({ text }, tokens, at) =>
    /^(?:\d[\d.,]*|per|\/|min|moq)$/.test(wordAt(tokens, at - 1)) ? null : [understood('packageType', text, 'Bale')],
}

/** "12 PKGS STC", "in 12 packages", "12 packages said to contain": how many packages there are, of whatever kind. */
const packages: Notation = {
  pattern:
    /(?:(?:packed )?in )?(?<count>\d{1,4}) ?(?:pkgs?|pckgs?|packages)(?: ?\.)?(?: (?:stc|s\.t\.c\.|said to contain))?/iy,
  read({ groups, text, used }, tokens, at) {
    const count = within(groups.count, 1, 9999)
    const isOther =
      /^(?:min|moq|minimum|per|\/|x|no|nos|rs|@|-)$/.test(wordAt(tokens, at - 1)) ||
      /^(?:of|x|@|each|per|\/|\d.*)$/.test(wordAt(tokens, at + used))
    return count === null || isOther ? null : [understood('packageCount', text, count)]
  },
}

/** How cloth is packed. */
export const packingReaders: readonly TextReader[] = [
  readerOf('packageType', ['roll pkg', 'in jumbo rolls', 'taka folding'], [packing, jumbo, plaited, folded]),
  readerOf('packageType', ['packed on paper tubes with polythene'], [packed, bales]),
  readerOf('packageCount', ['12 PKGS STC'], [packages]),
]
