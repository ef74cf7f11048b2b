import { roundTo } from '@/lib/domain/units/rounding'
import { behind, type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { contextOf, names } from './context'

/** "300 tc", "TC 300", "210 thread count". */
const threads: Notation = {
  pattern: /(?<value>\d{2,4}) ?-? ?(?:tc|t\.c\.|threads?(?: ?-? ?count)|thread)\b/iy,
  read({ groups, text }, tokens, at) {
    const value = within(groups.value, 40, 2000)
    // "40 thread" may be a sewing thread, "60/40 tc" a blend.
    const isBare = /thread$/i.test(text)
    if (value === null || (isBare && !names(tokens, 'bed')) || /[/:]$/.test(wordAt(tokens, at - 1))) return null
    return [understood('threadCount', text, value)]
  },
}
const threadsNamed: Notation = {
  pattern: /(?:tc|thread ?-? ?count) ?(?:of|:|=|-)? ?(?<value>\d{3,4})/iy,
  read({ groups, text }, tokens, at) {
    const value = within(groups.value, 80, 2000)
    return value === null || /^\d+$/.test(wordAt(tokens, at - 1)) ? null : [understood('threadCount', text, value)]
  },
}

export const threadCountReader: TextReader = readerOf(
  'threadCount',
  ['300 tc', 'TC 300', '210 thread count', '400TC'],
  [threads, threadsNamed],
)

const AMOUNT = String.raw`(?:₹|rs\.?|inr)? ?(?<value>\d{2,7}(?:\.\d{1,2})?) ?(?:/-|/=)?`

const mrp: Notation = {
  pattern: new RegExp(String.raw`m\.?r\.?p\.?(?: price)? ?(?:is|:|=|-|@)? ?${AMOUNT}`, 'iy'),
  read: ({ groups, text }) => [understood('mrp', text, Number(groups.value))],
}
const mrpBehind: Notation = {
  pattern: /(?:₹|rs\.?|inr)? ?(?<value>\d{2,7}(?:\.\d{1,2})?) ?(?:\/-)? m\.?r\.?p\.?(?! ?(?:is|:|=|-|₹|rs|\d))/iy,
  read: ({ groups, text }) => [understood('mrp', text, Number(groups.value))],
}

export const mrpReader: TextReader = readerOf('mrp', ['mrp 999', 'MRP Rs. 1299', 'mrp: ₹499/-'], [mrp, mrpBehind])

const METRES = String.raw`(?:m\b|mts?\b\.?|mtrs?\b\.?|met(?:er|re)s?\b)`
/** With its blouse a saree has about this much more. */
const USUAL_BLOUSE_M = 0.8
const YARD_M = 0.9144

const isSaree = (tokens: readonly string[]): boolean => names(tokens, 'saree')
const BLOUSE_LENGTH =
  /blouse(?: ?pieces?)? ?[:=(-]? ?(?:[01]\.\d|1 ?m|\d\d ?cm)|(?<![\d.])(?:[01](?:\.\d+)?|\d\d) ?(?:m|mtrs?|mts?|cms?|met(?:er|re)s?)\.? (?:running |contrast |unstitched )?blouse/

const NO_BLOUSE = /\b(?:without|no|w\/o|wo) blouse/

/** "5.5 m saree", "saree 6.3 mtr": with the blouse where it is long enough for one and no other length is given. */
const sareeMetres: Notation = {
  pattern: new RegExp(
    String.raw`(?:saree )?(?:length|cut)? ?[:=-]? ?(?<value>\d(?:\.\d{1,2})?) ?${METRES}(?: ?(?:saree|length|cut|long))?`,
    'iy',
  ),
  read(match, tokens, at) {
    const value = within(match.groups.value, 4.5, 9.5)
    if (value === null || !isSaree(tokens) || /^(?:blouse|running|contrast)/.test(behind(match, tokens, at)))
      return null
    const group = /saree/i.test(match.text) ? [understood('productGroup', match.text, 'Saree')] : []
    const { text } = lineOf(tokens)
    const isBoth = value >= 6.1 && value <= 6.6 && !BLOUSE_LENGTH.test(text) && !NO_BLOUSE.test(text)
    if (!isBoth) return [understood('sareeLength', match.text, value), ...group]
    return [
      understood('sareeLength', match.text, roundTo(value - USUAL_BLOUSE_M, 2)),
      understood('blouseLength', match.text, USUAL_BLOUSE_M),
      ...group,
    ]
  },
}

const sareeYards: Notation = {
  pattern: /(?<value>[5-9](?:\.\d)?) ?(?:yards?|yds?|gaj|vaar)\b/iy,
  read({ groups, text }, tokens) {
    if (!isSaree(tokens)) return null
    return [understood('sareeLength', text, roundTo(Number(groups.value) * YARD_M, 1))]
  },
}

const blouse: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:with|and|\+|&) )?(?:(?:running|contrast|unstitched|matching) )?(?:blouse(?: ?pieces?)?(?: (?:of|cut))? ?[:=(-]? ?(?<a>\d{1,2}(?:\.\d{1,2})?) ?(?<au>cms?\b|${METRES})|(?:(?:with|and|\+|&) )?(?<b>\d{1,2}(?:\.\d{1,2})?) ?(?<bu>cms?\b|${METRES}) (?:running |contrast |unstitched |matching )?blouse(?: ?pieces?)?)`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const figure = Number(groups.a ?? groups.b)
    const metres = /^cm/i.test(groups.au ?? groups.bu ?? '') ? figure / 100 : figure
    if (!isSaree(tokens) || metres < 0.3 || metres > 1.6) return null
    return [understood('blouseLength', text, metres)]
  },
}

/** "5.5 + 0.8": the saree and its blouse. */
const sareeAndBlouse: Notation = {
  pattern: new RegExp(
    String.raw`(?:saree )?(?<a>[4-8](?:\.\d{1,2})?) ?(?:${METRES})? ?\+ ?(?<b>0?\.\d{1,2}|1(?:\.\d{1,2})?) ?(?:${METRES}(?: (?:blouse|bp))?)?`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const [saree, own] = [within(groups.a, 4.5, 9.5), within(groups.b, 0.5, 1.5)]
    if (saree === null || own === null || !isSaree(tokens)) return null
    return [
      understood('sareeLength', text, saree),
      understood('blouseLength', text, own),
      ...(/^saree/i.test(text) ? [understood('productGroup', text, 'Saree')] : []),
    ]
  },
}

export const sareeReader: TextReader = readerOf(
  'sareeLength',
  ['5.5 m saree', 'saree 6.3 mtr', 'saree 5.5 m', 'saree 5.5 + 0.8'],
  [sareeAndBlouse, blouse, sareeMetres, sareeYards],
)

const pileHeight: Notation = {
  pattern:
    /(?:(?<a>\d{1,2}(?:\.\d)?) ?mm (?:pile|thick(?:ness)?)(?: height)?|pile(?: height)? ?[:=-]? ?(?<b>\d{1,2}(?:\.\d)?) ?mm)/iy,
  read({ groups, text }, tokens) {
    const value = Number(groups.a ?? groups.b)
    return names(tokens, 'floor') || /pile/i.test(text) ? [understood('pile', text, value)] : null
  },
}
const knotsPerInch: Notation = {
  pattern: /(?<value>\d{2,4}) ?(?:kpsi|knots?(?: ?(?:\/|per) ?(?:sq\.?|square) ?(?:in|inch(?:es)?)?)?)/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.value, 4, 2500)
    const isNamed = /kpsi|inch|in$/i.test(text) || names(tokens, 'floor')
    return value === null || !isNamed ? null : [understood('knots', text, value)]
  },
}

export const pileReader: TextReader = readerOf('pile', ['12 mm pile', 'pile 10 mm'], [pileHeight])
export const knotsReader: TextReader = readerOf('knots', ['120 kpsi', '100 knots per sq inch'], [knotsPerInch])

/** "200 gsm filling": of what is inside, not of the cloth. */
const fill: Notation = {
  pattern:
    /(?<value>\d{2,4}) ?gsm (?:(?:polyester|micro ?fib(?:re|er)|hollow|cotton|siliconi[sz]ed|soft) )*(?:fill(?:ed|ing)?|wadding)/iy,
  read({ groups, text }) {
    const value = within(groups.value, 10, 2000)
    return value === null ? null : [understood('fillGsm', text, value)]
  },
}

export const fillReader: TextReader = readerOf('fillGsm', ['200 gsm filling', '300 gsm microfibre filling'], [fill])

const denier: Notation = {
  pattern: /(?<value>\d{1,4}) ?(?:den|denier)\b/iy,
  read({ groups, text }) {
    const value = within(groups.value, 5, 3000)
    return value === null ? null : [understood('denier', text, value)]
  },
}

export const denierReader: TextReader = readerOf('denier', ['20 denier', '40 den'], [denier])

/** "4 m dhoti", "dupatta 2.25 m": one length of cloth. */
const cut: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:cut|length) ?[:=-]? ?)?(?<value>\d{1,2}(?:\.\d{1,2})?) ?${METRES}(?: (?:cut|long|length))?`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const value = within(groups.value, 0.3, 15)
    const isCut = /cut|long|length/i.test(text) || names(tokens, 'drape', 'unstitched')
    return value === null || !isCut || isSaree(tokens) ? null : [understood('cutLength', text, value)]
  },
}

/** "80 cm blouse piece". */
const cutCm: Notation = {
  pattern: /(?<value>\d{2,3}) ?cms?\b(?: (?:cut|long|length))?/iy,
  read(match, tokens, at) {
    const value = within(match.groups.value, 50, 130)
    const isWidth = /^(?:wide|width|x)/.test(behind(match, tokens, at)) || /^(?:x|width)$/.test(wordAt(tokens, at - 1))
    const isCut = contextOf(tokens).groups.has('Blouse piece') && !isWidth && !isSaree(tokens)
    return value === null || !isCut ? null : [understood('cutLength', match.text, roundTo(value / 100, 2))]
  },
}

/** "7 ft" of a curtain. */
const feet: Notation = {
  pattern: /(?<value>[4-9]|1[0-2]) ?(?:ft\b\.?|feet|foot)(?: (?:long|length))?/iy,
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).groups.has('Curtain')
      ? [understood('cutLength', text, roundTo(Number(groups.value) * FOOT_M, 2))]
      : null,
}
const FOOT_M = 0.3048

export const cutReader: TextReader = readerOf(
  'cutLength',
  ['4 m cut', 'length 2.25 m', 'blouse piece 80 cm'],
  [cut, cutCm, feet],
)

/** "Rayon 14 kg": what 100 metres of the cloth weigh, by which rayon and liva are known. */
const clothQuality: Notation = {
  pattern:
    /(?:(?<a>rayon|reyon|viscose|liva|modal) ?-? ?(?<x>\d{2}(?:\.\d)?) ?kgs?|(?<y>\d{2}(?:\.\d)?) ?kgs? (?<b>rayon|reyon|viscose|liva|modal))\b/iy,
  read({ groups, text }, tokens) {
    const kg = within(groups.x ?? groups.y, 10, 25)
    if (kg === null || !contextOf(tokens).isMadeUp) return null
    const isRayon = /^r/i.test(groups.a ?? groups.b ?? '')
    return [
      ...(isRayon ? [understood('fabricName', text, 'Rayon')] : []),
      understood('fiberType', text, [/modal/i.test(text) ? 'Modal' : 'Viscose']),
      understood('quality', text, { note: text }),
    ]
  },
}
export const clothQualityReader: TextReader = readerOf('quality', ['rayon 14 kg kurti'], [clothQuality])

/** From here on grams are those of a blanket or quilt. */
const HEAVY_G = 600

/** "blanket 4 kg", "towel 450 grams", "weight 250 gm": of one piece. */
const weight: Notation = {
  pattern:
    /(?:(?<name>weight|wt) ?[:=-]? ?)?(?<value>\d{1,4}(?:\.\d{1,2})?) ?(?<unit>kgs?|g|gms?|grams?)\b(?: ?(?<each>each|per piece|\/ ?pc|\/ ?piece))?/iy,
  read({ groups, text }, tokens) {
    const isKg = /^k/i.test(groups.unit ?? '')
    const grams = Number(groups.value) * (isKg ? 1000 : 1)
    const isPiece =
      groups.name !== undefined ||
      groups.each !== undefined ||
      (isKg || grams >= HEAVY_G ? names(tokens, 'bed', 'home') : names(tokens, 'towel'))
    return isPiece && grams >= 10 && grams <= 50_000 ? [understood('garmentWeight', text, grams)] : null
  },
}

export const pieceWeightReader: TextReader = readerOf('garmentWeight', ['weight 250 gm', '450 grams each'], [weight])
