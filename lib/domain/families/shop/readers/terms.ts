import { type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'

const MONEY = String.raw`(?:rs\.?|inr|₹|of|is|:|=|-|@)`
const AMOUNT = String.raw`(?<value>\d{1,7}(?:\.\d{1,2})?)(?:/-|/=)?`
const METRES = `(?:m|mtrs?|mts?|met(?:er|re)s?)`
const EACH = `(?: ?(?:/|per) ?(?:${METRES}|pcs?|pieces?|sets?|pairs?|each))?`

/** "MRP 499", "M.R.P. Rs. 1,299/-", "mrp:499/m". */
const mrp: Notation = {
  pattern: new RegExp(String.raw`m\.?r\.?p\.?(?: ?${MONEY})* ?${AMOUNT}${EACH}`, 'iy'),
  read: ({ groups, text }) => priced('mrp', text, groups.value),
}

/** "499 MRP". */
const mrpBehind: Notation = {
  pattern: new RegExp(String.raw`(?:(?:rs\.?|₹) ?)?${AMOUNT} ?(?:m\.?r\.?p\.?)(?! ?[\d₹:])(?! rs)`, 'iy'),
  read: ({ groups, text }) => priced('mrp', text, groups.value),
}

function priced(name: string, text: string, figure: string | undefined): Understood[] | null {
  const value = within(figure, 1, 1e7)
  return value === null ? null : [understood(name, text, value)]
}

/** "min cut 0.5 m", "minimum cutting half metre". */
const minimumCut: Notation = {
  pattern: new RegExp(
    String.raw`(?:min(?:imum)?\.?|shortest|least) (?:cut(?:ting|s)?)(?: ?(?:of|:|=|is|length))* ?(?:(?<value>\d{1,2}(?:\.\d{1,2})?)|(?<half>half)) ?${METRES}`,
    'iy',
  ),
  read: ({ groups, text }) => {
    const value = groups.half ? 0.5 : within(groups.value, 0.05, 50)
    return value === null ? null : [understood('minimumCut', text, value)]
  },
}

/** "2.5 m cut", "cut 2.25 mtr", "1.6 m piece": metres in one piece. */
const cutLength: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<value>\d{1,2}(?:\.\d{1,2})?) ?${METRES} (?:cuts?(?: ?pieces?)?|pieces?|pcs|length)|cut(?: ?(?:length|size|of|:))* ?(?<behind>\d{1,2}(?:\.\d{1,2})?) ?${METRES}|(?<named>\d{1,2}(?:\.\d{1,2})?) ?${METRES})`,
    'iy',
  ),
  read: ({ groups, text }, tokens, at) => {
    const value = within(groups.value ?? groups.behind ?? groups.named, 0.3, 30)
    if (groups.named !== undefined && !/^(?:length|piece|pc|material|lengths)$/.test(wordAt(tokens, at - 1)))
      return null
    if (value === null || /^(?:min|minimum|moq|shortest|x)\.?$/.test(wordAt(tokens, at - 1))) return null
    const isCutPiece = /cut ?pieces?/i.test(text)
    return [
      understood('cutLength', text, value),
      ...(isCutPiece ? [understood('productGroup', text, 'Cut piece')] : []),
    ]
  },
}

/** "dhoti 4 m", "2.5 mtr kurta piece": the length of one piece, where no stock or minimum is meant. */
const lengthOfPiece: Notation = {
  pattern: new RegExp(String.raw`(?<value>\d{1,2}(?:\.\d{1,2})?) ?-?${METRES}`, 'iy'),
  read({ groups, text }, tokens, at) {
    const value = within(groups.value, 0.5, 12)
    const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + text.split(' ').length)]
    const isTerm =
      /^(?:min|minimum|moq|per|stock|wide|width|@)\.?$/.test(before) ||
      /^(?:ready|stock|wide|width|available|min|in)/.test(next)
    const { text: line } = lineOf(tokens)
    return value === null || isTerm || !PIECE_GOODS.test(line) ? null : [understood('cutLength', text, value)]
  },
}
const PIECE_GOODS =
  /\b(?:cut bits?|(?:kurta|kurti|shirt|suit|blouse|pant|trouser|cut|dress) ?(?:pieces?|lengths?|materials?)|dhotis?|lungis?|dupattas?|stoles?|shawls?|turbans?|safa|pagri|mundus?|vesht(?:i|is))\b/

/** "7 days return", "return within 10 days"; "no return". */
const returns: Notation = {
  pattern:
    /(?:(?<none>no (?:return|returns|exchange)(?: (?:no|or) (?:return|refund|exchange))?)|(?<a>\d{1,2}) ?(?:days?|din) (?:easy |free )?(?:returns?(?: policy)?|(?:size )?exchange|replacement)(?: policy)?|(?:easy |free )?(?:returns?|(?:size )?exchange|replacement)(?: policy)? ?:? ?(?:within |in |up ?to |- )?(?<b>\d{1,2}) ?(?:days?|din))/iy,
  read: ({ groups, text }, tokens) => {
    if (groups.none) return [understood('returnPolicy', text, 'No return')]
    // "7 days exchange, no return": the days are not those of a return.
    if (/exchange/i.test(text) && /\bno returns?\b/.test(lineOf(tokens).text)) return null
    const value = within(groups.a ?? groups.b, 1, 60)
    return value === null ? null : [understood('returnWindow', text, value)]
  },
}

/** What a shop offers, in words: yes. */
const offers: Notation = {
  pattern:
    /(?:(?<stitch>(?:stitching|tailoring) (?:available|facility|service|done|possible)|with stitching)|(?<alter>(?:free )?alterations?(?: (?:available|free|facility|possible))?)|(?<cod>(?:no )?(?:cod|cash on delivery)(?: (?:available|nahi|nahin|no|not available|not possible))?)|(?<shrunk>pre-?shrunk|pre shrunk|sanforised|sanforized))/iy,
  read: ({ groups, text }) => {
    const name = groups.stitch ? 'stitchingAvailable' : groups.alter ? 'alteration' : groups.cod ? 'cod' : 'preshrunk'
    return [understood(name, text, !(groups.cod && /\bno|\bnah/i.test(text)))]
  },
}
/** "stitching charge 800 in 7 days", "stitching 450/-". */
const stitching: Notation = {
  pattern: new RegExp(
    String.raw`(?:stitching|tailoring|making) (?:charges?|cost|rate)?(?: ?(?:extra|${MONEY}))* ?${AMOUNT}(?: ?(?:,|in|within)* ?(?<days>\d{1,2}) days?)?`,
    'iy',
  ),
  read({ groups, text }) {
    const charge = within(groups.value, 10, 100_000)
    if (charge === null) return null
    const days = within(groups.days, 1, 90)
    return [
      understood('stitchingAvailable', text, true),
      understood('stitchingCharge', text, charge),
      ...(days === null ? [] : [understood('stitchingDays', text, days)]),
    ]
  },
}
/** "42 colours": from how many the buyer may choose. */
const colours: Notation = {
  pattern:
    /(?:(?<value>\d{1,3})\+? ?(?:colou?rs?|shades?)(?: (?:available|ready|in stock))?(?! ?(?:prints?|printed|combination|set))|(?:colou?rs|shades) ?[:=-]? ?(?<behind>\d{1,3})(?!\d| ?(?:rs|\/-|per|\/)))/iy,
  read({ groups, text, used }, tokens, at) {
    const value = within(groups.value ?? groups.behind, 4, 500)
    // "199 colours 18": the smaller number is that of the colours.
    const next = groups.behind === undefined ? wordAt(tokens, at + used) : ''
    if (/^\d+$/.test(next) && Number(next) < (value ?? 0)) return null
    return value === null || /^(?:set|pack|of)$/.test(wordAt(tokens, at - 1))
      ? null
      : [understood('coloursAvailable', text, value)]
  },
}

/** What a line says of prices on labels, cuts, returns and services. */
export const termReaders: readonly TextReader[] = [
  readerOf('mrp', ['mrp 499', 'MRP Rs. 1,299/-', 'M.R.P. ₹499'], [mrp, mrpBehind]),
  readerOf('minimumCut', ['min cut 0.5 m'], [minimumCut]),
  readerOf('cutLength', ['2.5 m cut', 'cut 2.25 mtr'], [cutLength, lengthOfPiece]),
  readerOf('coloursAvailable', ['42 colours'], [colours]),
  readerOf('returnWindow', ['7 days return', 'return within 10 days'], [returns]),
  readerOf(
    'stitchingAvailable',
    ['stitching available', 'alteration free', 'stitching charge 450'],
    [stitching, offers],
  ),
]
