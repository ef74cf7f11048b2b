import { roundTo } from '@/lib/domain/units/rounding'
import { behind, type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, type Matched, wordAt } from '../../reading/tokens'
import { BY_THE_METRE } from '../vocabulary/types'
import { contextOf } from './context'

const MM: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4 }
const UNIT = String.raw`(?<unit>mms?\b|cms?\b|"|inch(?:es)?\b|in\b|'')`
const FIGURE = String.raw`(?<whole>\d{1,4}(?:\.\d{1,2})?)?(?:(?<=\d)[ -]|(?<!\d))?(?<part>[1357]\/(?:2|4|8|16))?`

const unitOf = (word = ''): 'mm' | 'cm' | 'in' => (/^mm/i.test(word) ? 'mm' : /^cm/i.test(word) ? 'cm' : 'in')

/** "1", "3/4", "1 1/2" as a number; null without digits. */
function figureOf({ whole, part }: Matched['groups']): number | null {
  if (whole === undefined && part === undefined) return null
  const [over = 0, under = 1] = (part ?? '0/1').split('/').map(Number)
  return roundTo(Number(whole ?? 0) + over / under, 3)
}

/** The one value of several matches of a pattern in a line; several sizes are read by no one. */
const isOne = (text: string, pattern: RegExp): boolean => new Set(text.match(pattern) ?? []).size <= 1

const LIGNES = /\b\d{1,3}(?:\.\d)?(?= ?(?:l|ligne|lignes|lig|line)\b)/g

/** Things of which 20 L is what they hold. */
const HOLDS_LITRES =
  /\b(?:water|cans?|bottles?|jars?|buckets?|backpacks?|oil|paint|milk|tins?|jerry|bags?|capacity|cooler|oven|dustbins?|solution|liquid|chemicals?|acid)\b/

/** "18L", "24 ligne", "20 line button", "ligne 18". */
const ligne: Notation = {
  pattern:
    /(?:(?<a>\d{1,3}(?:\.\d)?) ?-?(?<word>l|ln|lig\.?|lignes?|lines?)\b|(?:ligne|lig|size) ?(?:no\.?)? ?[:-]? ?(?<b>\d{1,3}(?:\.\d)?)(?<l> ?l)?\b)/iy,
  read(match, tokens, at) {
    const { groups, text } = match
    const { type, isOther } = contextOf(tokens)
    const value = within(groups.a ?? groups.b, 8, 140)
    if (value === null || isOther || !isOne(lineOf(tokens).text, LIGNES)) return null
    const isRound = type === 'Button' || type === 'Snap button' || type === 'Rivet'
    // "20 lines" and "size 18" are lignes of buttons alone; "18L" is too plain to be anything else.
    const isPlain = /^\d+(?:\.\d)?l$/i.test(text) || /ligne|lig\b/i.test(text)
    if (!isRound && (!isPlain || type !== null || value > 80 || HOLDS_LITRES.test(lineOf(tokens).text))) return null
    if (/^size/i.test(text) && /^(?:mm|cms?|inch|inches|in|")$/.test(behind(match, tokens, at))) return null
    return [understood('ligne', text, value)]
  },
}

/** "24L/4H" */
const ligneHoles: Notation = {
  pattern: /(?<a>\d{2}) ?l ?[/-] ?(?<b>[2346]) ?h(?:oles?)?\b/iy,
  read({ groups, text }, tokens) {
    const { type, goods } = contextOf(tokens)
    const value = within(groups.a, 8, 80)
    if (value === null || (type !== null && type !== 'Button')) return null
    const parts = [understood('ligne', text, value), understood('holes', text, Number(groups.b))]
    return goods === null ? [...parts, understood('trimType', text, 'Button')] : parts
  },
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, six: 6 }

/** "4 hole", "4-hole", "2H". */
const holes: Notation = {
  pattern: /(?<value>[1-8]|one|two|three|four|six)[ -]?(?<word>holes?|holed|h)\b/iy,
  read({ groups, text }, tokens) {
    const { type, isOther } = contextOf(tokens)
    const word = groups.value?.toLowerCase() ?? ''
    const isShort = groups.word?.toLowerCase() === 'h'
    if (isOther || (type !== null && type !== 'Button') || (isShort && type === null)) return null
    const value = COUNTS[word] ?? Number(word)
    const parts = [understood('holes', text, value)]
    return type === 'Button' && contextOf(tokens).goods === null
      ? [...parts, understood('trimType', text, 'Button')]
      : parts
  },
}

const ZIP_NUMBERS: ReadonlySet<number> = new Set([2, 3, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 15, 20])
const NUMBER = String.raw`\d{1,2}(?:\.5)?`

/** "no 5", "#5", "5#", "5 no. zip", "size 5". */
const zipNumber: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:no\.?|number|num\.?|#|size) ?[:.#-]? ?(?<a>${NUMBER})#?(?![\d"])|(?<b>${NUMBER}) ?(?:#|no\.|no\b|number\b)|(?<c>[358]|10|4\.5) (?=(?:metal|brass|coil|nylon|vislon|moulded|plastic|resin|aluminium)\b(?: \w+){0,2} (?:zip|zipper|chain|slider)\b))`,
    'iy',
  ),
  read(match, tokens, at) {
    const { groups, text } = match
    const value = Number(groups.a ?? groups.b ?? groups.c)
    if (!contextOf(tokens).isZip || !ZIP_NUMBERS.has(value)) return null
    if (/^(?:cms?|mm|inch|inches|pcs|gross|kg|m|days?)$/.test(behind(match, tokens, at))) return null
    if (/^(?:col|colou?r|shade|lot|style|art|article|design|hsn|model)\.?$/.test(wordAt(tokens, at - 1))) return null
    return zipOf(tokens, [understood('zipper.number', text.replace(/ $/, ''), value)], text)
  },
}

const CODES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^c/, 'Coil'],
  [/^v/, 'Vislon'],
  [/^[myr]/, 'Metal'],
]

/** "5VS", "3CFC", "5YG": number and teeth in one code. */
const zipCode: Notation = {
  pattern: /(?<value>4\.5|10|[3-9])[ -]?(?<code>cfc|ccf|cfo|cf|cn|vsc|vso|vs|vf|vt|mg|yg|rg|rgk)\b/iy,
  read({ groups, text }, tokens) {
    if (contextOf(tokens).isOther) return null
    const code = groups.code?.toLowerCase() ?? ''
    const teeth = CODES.find(([first]) => first.test(code))?.[1] ?? ''
    const parts = [understood('zipper.number', text, Number(groups.value)), understood('zipper.teeth', text, teeth)]
    return zipOf(tokens, parts, text)
  },
}

/** A zip that no word names is a zip by its number. */
function zipOf(tokens: readonly string[], parts: readonly Understood[], text: string): readonly Understood[] {
  return contextOf(tokens).goods === null
    ? [...parts, understood('trimType', text, contextOf(tokens).type ?? 'Zipper')]
    : parts
}

/** The widths and diameters that each type may have, in mm; others are not sized by one number. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  Button: [4, 90],
  'Snap button': [4, 40],
  'Hook and eye': [4, 80],
  Eyelet: [2, 80],
  Rivet: [2, 40],
  Buckle: [5, 150],
  'Ring or adjuster': [3, 120],
  'Cord stopper': [5, 60],
  'Magnetic clasp': [6, 50],
  Elastic: [1.5, 305],
  Tape: [3, 305],
  Ribbon: [2, 305],
  Lace: [3, 500],
  Braid: [1, 200],
  Piping: [2, 60],
  Drawcord: [1, 40],
  Fringe: [5, 400],
  Border: [5, 600],
  'Hook and loop tape': [8, 305],
  Tassel: [10, 400],
  Label: [5, 200],
  Hangtag: [15, 300],
  Patch: [10, 500],
  Sequin: [1.5, 60],
  Bead: [1, 40],
  Stone: [1, 60],
  'Shoulder pad': [3, 60],
  'Collar stay': [20, 120],
}
const OTHER_SIDE =
  /^(?:rolls?|long|length|lengths|thick|thickness|repeat|gap|pitch|high|tall|stitch|spool|spools|reels?|gauge|deep|drop|diagonal|micron)$/
const OTHER_SIDE_BEFORE = /^(?:length|long|thickness|thick|repeat|roll|gap|pitch|moq|min|rs|@|per|tolerance)$/

/** "x 100 yards" behind a width is the length of the roll. */
const BY_LENGTH = /^x ?\d{1,4} ?(?:m|mtrs?|met(?:er|re)s?|yds?|yards?)\b/i

/** "25mm elastic", "1 inch elastic", "11.5 mm button", '60" interlining', "20cm zip". */
const size: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:width|wide|size|dia(?:meter)?) ?[:-]? ?)?${FIGURE} ?${UNIT}(?: ?(?:wide|width|dia(?:meter)?)\b)?`,
    'iy',
  ),
  read(match, tokens, at) {
    const { type, isZip } = contextOf(tokens)
    const value = figureOf(match.groups)
    if (type === null || value === null) return null
    if (isZip && /^(?:tape|puller|chain|width)$/.test(wordAt(tokens, at - 1))) return null
    if (isOneOfSeveral(match, tokens, at)) return null
    const unit = unitOf(match.groups.unit)
    const mm = roundTo(value * (MM[unit] ?? 1), 3)
    return sized(type, match, { value, unit, mm })
  },
}

/** An end of "20 - 25 mm", a side of "20 mm x 30", a word of "no. 3 in 7 inch", or the length of something. */
function isOneOfSeveral(match: Matched, tokens: readonly string[], at: number): boolean {
  const [before, next] = [wordAt(tokens, at - 1), behind(match, tokens, at)]
  const following = tokens.slice(at + match.used, at + match.used + 4).join(' ')
  return (
    OTHER_SIDE.test(next) ||
    OTHER_SIDE_BEFORE.test(before) ||
    (/^(?:x|\+|\/|to)$/.test(next) && !BY_LENGTH.test(following)) ||
    /^(?:x|\+|\/|to|no\.?|number|#)$/.test(before) ||
    (before === '-' && /\d$/.test(wordAt(tokens, at - 2))) ||
    (/\bin$/i.test(match.text) && /^\d/.test(next))
  )
}

function sized(
  type: string,
  { text }: Matched,
  { value, unit, mm }: { value: number; unit: string; mm: number },
): Understood[] | null {
  if (type === 'Zipper') {
    const isLength = !/wide|width|dia/i.test(text) && (unit === 'mm' ? mm >= 60 : mm >= 40) && mm <= 4000
    return isLength ? [understood('zipper.length', text, roundTo(mm / 10, 1))] : null
  }
  if (type === 'Interlining')
    return mm >= 200 && mm <= 3000 ? [understood('clothWidth', text, roundTo(mm / 10, 2), { value, unit })] : null
  const [least, most] = SIZES[type] ?? [1, 0]
  return mm >= least && mm <= most ? [understood('size', text, mm, { value, unit })] : null
}

/** "40x20 mm", '1.5" x 2"', "30 mm x 50 mm": a label, tag or patch by width and length. */
const area: Notation = {
  pattern:
    /(?<a>\d{1,3}(?:\.\d{1,2})?) ?(?<first>mm|cms?|"|inch|in)? ?x ?(?<b>\d{1,3}(?:\.\d{1,2})?) ?(?<unit>mm|cms?|"|inch(?:es)?|in)(?![a-z])/iy,
  read({ groups, text }, tokens) {
    const { type } = contextOf(tokens)
    if (type !== 'Label' && type !== 'Hangtag' && type !== 'Patch') return null
    const unit = unitOf(groups.unit)
    if (groups.first !== undefined && unitOf(groups.first) !== unit) return null
    const [width, length] = [groups.a, groups.b].map((side) => roundTo(Number(side) * (MM[unit] ?? 1), 2))
    if (width === undefined || length === undefined || width < 5 || width > 500 || length < 5 || length > 500)
      return null
    const typed = { value: Number(groups.a), unit }
    return [understood('size', text, width, typed), understood('dimensions.length', text, length)]
  },
}

const STONES: Readonly<Record<string, number>> = {
  6: 2,
  8: 2.4,
  10: 2.8,
  12: 3.1,
  16: 3.9,
  20: 4.7,
  30: 6.4,
  34: 7.2,
  40: 8.6,
}

/** "SS16": the sizes of flat-back stones. */
const stoneSize: Notation = {
  pattern: /ss ?-?(?<value>6|8|10|12|16|20|30|34|40)\b/iy,
  read({ groups, text }, tokens) {
    const mm = STONES[groups.value ?? '']
    const isStone = contextOf(tokens).type === 'Stone'
    return isStone && mm !== undefined
      ? [understood('size', text, mm, { value: mm, unit: 'mm' }), understood('tradeSize', text, `SS${groups.value}`)]
      : null
  },
}

/** "Eyelet no 22", "hook no. 3": the number by which small hardware is sold. */
const tradeNumber: Notation = {
  pattern: /(?:no\.?|number|size|#) ?[:.#-]? ?(?<value>\d{1,3}(?:\/\d)?)/iy,
  read(match, tokens, at) {
    const { groups, text } = match
    if (!/^(?:Eyelet|Hook and eye|Rivet)$/.test(contextOf(tokens).type ?? '')) return null
    if (/^(?:mm|cms?|inch|inches|in|l|ligne|"|pcs|gross|kg)$/.test(behind(match, tokens, at))) return null
    return [understood('tradeSize', text, `No. ${groups.value}`)]
  },
}

/** "3x2 bra hook": columns and rows of hooks. */
const hookRows: Notation = {
  pattern: /(?<a>[1-4]) ?x ?(?<b>[1-4])(?: ?(?:rows?|col(?:umn)?s?))?/iy,
  read: ({ groups, text }, tokens) =>
    /^(?:Hook and eye|Bra accessory)$/.test(contextOf(tokens).type ?? '')
      ? [understood('tradeSize', text, `${groups.a}×${groups.b}`)]
      : null,
}

/** "T5": the size of a plastic snap. */
const snapSize: Notation = {
  pattern: /t-?(?<value>3|5|6|8)\b/iy,
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).type === 'Snap button' ? [understood('tradeSize', text, `T${groups.value}`)] : null,
}

/** "130 cm" of a drawcord with tips: its length, not its width. */
const cutLength: Notation = {
  pattern: /(?<value>\d{2,3}(?:\.\d)?) ?(?<unit>cms?|inch(?:es)?|")(?: ?(?:long|length))?/iy,
  read({ groups, text }, tokens) {
    const mm = roundTo(Number(groups.value) * (MM[unitOf(groups.unit)] ?? 1), 1)
    return contextOf(tokens).type === 'Drawcord' && mm >= 300 && mm <= 2000
      ? [understood('dimensions.length', text, mm)]
      : null
  },
}

/** The lengths in which tapes are put up: the price of the roll is read apart from the goods. */
const PUT_UP: ReadonlySet<number> = new Set([5, 8, 9, 10, 18, 20, 25, 45, 50, 72, 100, 144])
const NAMED_STOCK = /\b(?:stock|ready|available|order|moq|min)\b/
const putUp: Notation = {
  pattern: /(?<a>\d{1,3}) ?(?<unit>m|mtrs?|mts|met(?:er|re)s?|yds?|yards?)\b/iy,
  read(match, tokens, at) {
    const value = within(match.groups.a, 1, 999)
    const { type } = contextOf(tokens)
    const isOther =
      OTHER_QUANTITY.test(wordAt(tokens, at - 1)) ||
      /^(?:ready|stock|available|min|moq|per|\/|order)$/.test(behind(match, tokens, at))
    if (value === null || type === null || isOther) return null
    if (!BY_THE_METRE.has(type) || !PUT_UP.has(value) || NAMED_STOCK.test(lineOf(tokens).text)) return null
    const isYards = /^y/i.test(match.groups.unit ?? '')
    return [understood('pieceLength', match.text, isYards ? roundTo(value * 0.9144, 1) : value)]
  },
}
const OTHER_QUANTITY = /^(?:stock|ready|available|min|moq|minimum|order|rs\.?|@|per|\/)$/

const gsm: Notation = {
  pattern: /(?<value>\d{1,3}(?:\.\d)?) ?(?:gsm|g\/m2|g\/m²|gms?\/m2|grams? per square met(?:er|re))\b/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.value, 8, 600)
    return value !== null && /^(?:Interlining|Hangtag)$/.test(contextOf(tokens).type ?? '')
      ? [understood('gsm', text, value)]
      : null
  },
}

const temperature: Notation = {
  pattern:
    /(?:(?:fus(?:e|es|ing)|temp(?:erature)?)\.? ?(?:at|:|-)? ?)?(?<value>\d{2,3}) ?(?:°c|°|deg(?:ree)?s?(?: ?c(?:elsius)?)?)/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.value, 60, 230)
    return value !== null && contextOf(tokens).type === 'Interlining'
      ? [understood('interlining.temperature', text, value)]
      : null
  },
}

const stretch: Notation = {
  pattern:
    /(?:(?<a>\d{2,3}) ?% ?(?:stretch(?:ability|able)?|elongation|extension)\b|(?:stretch|elongation|extension) ?(?:of|:|-|upto|up to)? ?(?<b>\d{2,3}) ?%)/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a ?? groups.b, 10, 900)
    return value !== null && /^(?:Elastic|Lace|Tape)$/.test(contextOf(tokens).type ?? '')
      ? [understood('stretch', text, value)]
      : null
  },
}

const ROLL = 'rolls?|spools?|reels?|cards?|hanks?|bundles?|coils?|pkts?|packets?'
const METRES = '(?<unit>m|mtrs?|mts|met(?:er|re)s?|yds?|yards?)'

/** "25 m roll", "50 mtr per roll", "roll of 100 yards". */
const roll: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<a>\d{1,4}) ?${METRES}\.? ?(?:per|a|\/|in|each|in a|in one|long)? ?(?:${ROLL})\b|(?:${ROLL}) ?(?:of|length|:|=|-|put up)? ?(?<b>\d{1,4}) ?${METRES.replace('unit', 'other')}\b|x ?(?<c>\d{1,4}) ?${METRES.replace('unit', 'third')}\b)`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const { type } = contextOf(tokens)
    const value = within(groups.a ?? groups.b ?? groups.c, 1, 5000)
    if (value === null || type === null || (groups.c !== undefined && !BY_THE_METRE.has(type))) return null
    const metres = /^y/i.test(groups.unit ?? groups.other ?? groups.third ?? '') ? roundTo(value * 0.9144, 1) : value
    return [understood('pieceLength', text, metres)]
  },
}

/** The sizes, counts and weights of a line about trims. */
export const numberReaders: readonly TextReader[] = [
  readerOf('ligne', ['18L', '24 ligne', 'ligne 18', '20 line button', '24L/4H'], [ligneHoles, ligne]),
  readerOf('holes', ['4 hole', '2-hole button', '4H 18L button'], [holes]),
  readerOf('zipper.number', ['no 5 zip', '#5 zipper', '5 no metal zip', '5VS', '3CFC'], [zipCode, zipNumber]),
  readerOf(
    'size',
    ['25mm elastic', '1 inch elastic', '3/4" tape', '20cm zip', '40x20 mm label', 'SS16 hotfix'],
    [area, size, stoneSize],
  ),
  readerOf(
    'tradeSize',
    ['no 22 eyelet', 'no. 3 bra hook', '3x2 bra hook', 'T5 plastic snap'],
    [tradeNumber, hookRows, snapSize],
  ),
  readerOf('dimensions', ['130 cm drawcord'], [cutLength]),
  readerOf('gsm', ['60 gsm interlining'], [gsm]),
  readerOf('interlining', ['fusing 130°C'], [temperature]),
  readerOf('stretch', ['120% stretch elastic'], [stretch]),
  readerOf('pieceLength', ['25 m roll elastic', 'roll of 50 m lace'], [roll, putUp]),
]
