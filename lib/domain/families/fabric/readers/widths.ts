import { memoize } from '@/lib/domain/memoize'
import { behind, type Notation, readerOf } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, type Matched, matchAt, wordAt } from '../../reading/tokens'
import { isOnLoom, isUnitInFront } from '../construction/match'
import { WIDTH_UNIT } from '../construction/notation'
import { BARE_WIDTHS, lengthUnit, toCm } from '../lengths'
import { contextOf, isCountAndWidth } from './context'

const CLOTH_CM = { min: 5, max: 540 } as const

const NUMBER = String.raw`(?<value>\d{1,4}(?:\.\d{1,2})?)`
const SECOND = String.raw`(?:["']? ?(?:-|/|to) ?(?<upper>\d{1,3}(?:\.\d{1,2})?))?`
const WIDE = `(?: ?(?:wide|width|widths|in width|panna|pana|full width))`

/** Other sides of goods than the width of cloth. */
const OTHER_SIDE =
  /^(?:long|length|high|height|deep|depth|thick|thickness|dia|dia\.|diameter|zips?|zippers?|staple|fibre|fiber|pile|cut|screen|pipe|tall|gauge|gg|hem|heel|neck|circular|cylinder|[x×]|loop)$/
const OTHER_BEFORE =
  /^(?:length|height|depth|thickness|dia|diameter|size|pile|staple|cut|x|repeat|looms?|machine|space|r\/s|of\s*length|loop|per|every)$/
const WIDTH_BEFORE = /^(?:width|widths|panna|pana|wide|w)$/

function isOtherSide(match: Matched, tokens: readonly string[], at: number): boolean {
  const before = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)]
  const next = behind(match, tokens, at)
  // "40s x 44 inch": the yarn and the width.
  if (before[0] === 'x' && isCountAndWidth(tokens, at - 2)) return OTHER_SIDE.test(next)
  // "50 gsm x 2.4 m": the weight of a web and its width; a third side makes it a size.
  if (before[0] === 'x' && /^(?:\d+)?(?:gsm|g\/m2)$/.test(before[1] ?? '')) return next === 'x' || OTHER_SIDE.test(next)
  // "1.6 mtr cut 58\"": the cut is that of the metres before it.
  if (before[0] === 'cut' && /^(?:m|mtrs?|met(?:er|re)s?)$/.test(before[1] ?? '') && !OTHER_SIDE.test(next))
    return false
  if (WIDTH_BEFORE.test(before[0] ?? '') && OF_LOOM.test(before[1] ?? '')) return true
  // "Width over 165 cm": a heading of the tariff.
  if (/^(?:over|exceeding)$/.test(before[0] ?? '') && before[1] === 'width') return true
  if (before[0] === 'than' && before[1] === 'more') return true
  if (before.some((word) => WIDTH_BEFORE.test(word))) return false
  // 48" to 63": goods of several widths.
  if (before[0] === 'to' && /^\d{2,3}(?:"|inch(?:es)?|cms?)$/.test(before[1] ?? '')) return true
  return (
    OTHER_SIDE.test(next) ||
    /^x?(?:\d+gg|(?:[1-3]?\d|4[0-4])g)$|^x/.test(next) ||
    OTHER_BEFORE.test(before[0] ?? '') ||
    (/^[:=]$/.test(before[0] ?? '') && OTHER_BEFORE.test(before[1] ?? '')) ||
    before[0] === 'per'
  )
}

function widthOf(match: Matched): Understood | null {
  const { value = '', upper, unit: word = '' } = match.groups
  const unit = lengthUnit(word)
  const number = Number(value)
  if (unit === null) return null
  const cm = toCm(number, unit)
  if (cm < CLOTH_CM.min || cm > CLOTH_CM.max) return null
  // A pair far apart is two things: 44"/90" are not the ends of one width.
  if (upper !== undefined && !(Number(upper) > number && Number(upper) <= number * 1.2 + 1)) return null
  return understood('clothWidth', match.text, cm, { value: number, unit })
}

const METRES = String.raw`(?:${WIDTH_UNIT}|m\b|mtrs?\b|met(?:er|re)s?\b)`

/** "width 150 cm", "58 inches wide", "1.5 m wide": said to be the width. */
const named: Notation = {
  pattern: new RegExp(
    `(?:width|panna|pana|wide|altezza)(?: ?(?:of|:|=|is|-))* ?${NUMBER}${SECOND} ?(?<unit>${METRES})${WIDE}?`,
    'iy',
  ),
  read: (match, tokens, at) => {
    const width = OF_LOOM.test(wordAt(tokens, at - 1)) ? null : widthOf(match)
    return width ? [width] : null
  },
}
/** "Reed width 72\"" is that on the loom. */
const OF_LOOM = /^(?:reed|looms?)$/

/** "64x64 inch 63 airjet", "165x104, cm 175, satin": the unit in front of the width. */
const unitFirst: Notation = {
  pattern: /(?<unit>inch|cm) (?<value>\d{2,3})/iy,
  read({ groups, text }, tokens, at) {
    const [value, unit] = [Number(groups.value), lengthUnit(groups.unit ?? '')]
    const isWidth = unit !== null && isUnitInFront(tokens, at)
    return isWidth ? [understood('clothWidth', text, toCm(value, unit), { value, unit })] : null
  },
}

/** "20x16 108x56 W-63", "P-63": a usual width behind its letter, that of panna too. */
const letterFirst: Notation = {
  pattern: /[wp] ?[-:=] ?(?<value>\d{2,3})(?:"| ?inch(?:es)?)?/iy,
  read({ groups, text, used }, tokens, at) {
    const { isMadeUp, isOther, isKnit } = contextOf(tokens)
    const value = Number(groups.value)
    const line = lineOf(tokens).text
    const isOfCloth = /\d(?: ?[a-z]{1,8})? ?x ?\d/.test(line) && !isMadeUp && !isOther && !isKnit
    // "63\" twill, P-48": the width is said in inches.
    const inInches = line.match(/\d ?(?:"|inch(?:es)?(?![a-z]))/g)?.length ?? 0
    const isElse =
      inInches > (/["h]/i.test(text) ? 1 : 0) ||
      !BARE_WIDTHS.has(value) ||
      !/^[,;|-]$|\d"?$/.test(wordAt(tokens, at - 1)) ||
      /^[x×]|^(?:cms?|mm|m)$|^[lh] ?[-:=]/.test(wordAt(tokens, at + used))
    return isOfCloth && !isElse ? [understood('clothWidth', text, toCm(value, 'in'), { value, unit: 'in' })] : null
  },
}

/** "width 63", "panna 44": a bare number behind the word is in inches. */
const namedBare: Notation = {
  pattern: new RegExp(
    String.raw`(?:width|panna|pana)(?: ?(?:of|:|=|is))* ?(?<value>\d{2,3}(?:\.\d{1,2})?)${SECOND}`,
    'iy',
  ),
  read(match, tokens, at) {
    const { value = '', upper } = match.groups
    const number = Number(value)
    const isNumberBefore =
      /^\d+$/.test(wordAt(tokens, at - 1)) && !/^(?:reed|picks?|epi|ppi|gsm|x)$/.test(wordAt(tokens, at - 2))
    if (number < 20 || number > 130 || isNumberBefore || OF_LOOM.test(wordAt(tokens, at - 1))) return null
    if (upper !== undefined && !(Number(upper) > number && Number(upper) - number <= 3)) return null
    if (/^(?:cm|cms|mm|m)$/.test(behind(match, tokens, at))) return null
    return [understood('clothWidth', match.text, toCm(number, 'in'), { value: number, unit: 'in' })]
  },
}

/** "63 wide", "58 width": inches, where the figure is a usual width of cloth. "120 width 63" is another figure. */
const bareNamed: Notation = {
  pattern: /(?<value>\d{2,3})(?:["']? ?[-/] ?(?<upper>\d{2,3}))? ?(?:wide|width)/iy,
  read(match, tokens, at) {
    const { isCloth, isMadeUp, isOther } = contextOf(tokens)
    const [value, upper] = [Number(match.groups.value), Number(match.groups.upper ?? match.groups.value)]
    const isOtherFigure =
      /^(?:[:=-]|of|is|\d.*|looms?|machines?|printing)$/.test(behind(match, tokens, at)) ||
      /^(?:from|for|on|min\.?|minimum|gsm|g\/m2|oz|x|[:=@-]|rs\.?|reed|picks?|\d+)$/.test(wordAt(tokens, at - 1))
    if (
      !isCloth ||
      isMadeUp ||
      isOther ||
      isOtherFigure ||
      !BARE_WIDTHS.has(value) ||
      upper < value ||
      upper > value + 3
    )
      return null
    return [understood('clothWidth', match.text, toCm(value, 'in'), { value, unit: 'in' })]
  },
}

/** "20x16/128x60 3/1 drill Sulzer 63", "drill rapier 67 @ 92": a usual width without a unit, behind the weave or the loom of a construction that has no other. A figure that may as well be the price is left open. */
const bareBehindLoom: Notation = {
  pattern: /(?<value>\d{2,3})/iy,
  read({ groups, text, used }, tokens, at) {
    const { isMadeUp, isOther, isKnit } = contextOf(tokens)
    const { text: line, starts } = lineOf(tokens)
    const value = Number(groups.value)
    const behindIt = line.slice(starts[at + used] ?? line.length)
    const isWhole = TWO_PAIRS.test(line.slice(0, starts[at])) && !OTHER_WIDTH.test(line) && !/\bwidth\b/.test(line)
    const isPriced = isInFrontOfPrice(value, behindIt)
    const isWidth = isPriced ? BARE_WIDTHS.has(value) && value >= BARE_MIN : value === MOST_USUAL && !isOpen(line)
    const isAtEnd =
      isPriced ||
      /^(?:[,;|.](?! ?\d{2,3}(?:$| [,;|/])).*|(?:sulzer|rapier|air-?jet|water-?jet)(?: .*)?|)$/.test(behindIt)
    const isMeant = WEAVE_OR_LOOM.test(wordAt(tokens, at - 1)) && isWhole && isWidth && isAtEnd
    return isMeant && !isMadeUp && !isOther && !isKnit
      ? [understood('clothWidth', text, toCm(value, 'in'), { value, unit: 'in' })]
      : null
  },
}
const TWO_PAIRS = /\d ?x ?\d.*\d ?x ?\d{2}/
const WEAVE_OR_LOOM =
  /^(?:sulzer|rapier|projectile|ajl?|wjl?|(?:air|water)-?jet|power-?loom|auto-?loom|looms?|drill|twil{1,2}|satin|sateen|plain)$/
/** In "58 rs 500 mtr" and "58 rs 300 taka" the second figure is that of the stock, or may be. */
const FIGURE = String.raw`(?!\d{3} ?(?:m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)(?= |$))\d{2,3}(?:\.\d{1,2})?(?![\d.])(?! ?(?:days?|%|gsm|oz|less|off|paise|kgs?|takas?|thaa?ns?|rolls?|bales?|pcs|pieces)(?= |$))`
/** What a price begins with: "@ 92", "Rs. 92", "₹92", "rate: 92.50". "58 rs" is the price itself, and "@ 60 days" a term. */
const SIGNED_PRICE = new RegExp(`^(?:[,;|/-] )?(?:(?:@|rs|₹|inr|rates?)(?: ?[.:=@-])* ?){1,2}(?<price>${FIGURE})`)
/** "67, 92.50", "67 92/-". */
const BARE_PRICE =
  /^(?:[,;|/-] )?(?<price>\d{2,3}(?:\.\d{1,2}(?= |$)(?! (?:oz|gsm|kgs?|m|mtrs?|%)(?= |$))|(?:\.\d{1,2})?(?= ?\/(?! ?\d))))/
const OF_PAYMENT =
  /\b(?:cash|advance|credit|bulk|pdc|nett?|gst|only|fix(?:ed)?|final|less|rates?|days|negotiable|nego)\b/

/** Whether the price follows a width. A second figure near the first is a second price: "48, 46.50 for bulk", "56 rs 54 cash". */
function isInFrontOfPrice(value: number, behindIt: string): boolean {
  const signed = SIGNED_PRICE.exec(behindIt)?.groups?.price
  const price = Number(signed ?? BARE_PRICE.exec(behindIt)?.groups?.price)
  const isApart = signed !== undefined && !/\b(?:cash|advance|credit|bulk)\b/.test(behindIt)
  return price > 0 && (isApart || Math.abs(price - value) > value * SECOND_PRICE)
}
const SECOND_PRICE = 0.12

/** "Plain 63, cash", "need drill 63": it may be the price. The same for a figure that the line has twice. */
const isOpen = (line: string): boolean =>
  OF_PAYMENT.test(line) ||
  /\b(?:need(?:ed)?|want(?:ed)?|require[ds]?|chah?iye)\b|(?<![\d.])63(?![\d.]).*(?<![\d.])63(?![\d.])/.test(line)
const MOST_USUAL = 63
const BARE_MIN = 44

/** "Altezza 150", "h 148 cm", "H cm 165": Italian cloth is measured in centimetres. */
const altezza: Notation = {
  pattern:
    /(?:altezza|alt\.?|h\.?)(?: ?[:=])?(?: ?cms?\.?(?: ?[:=])?)? ?(?<value>1[0-9]{2}(?:\.\d)?)(?: ?-? ?(?<unit>cms?))?/iy,
  read(match, tokens, at) {
    const { isCloth } = contextOf(tokens)
    if (!isCloth || /^[x×"]/.test(behind(match, tokens, at))) return null
    const value = Number(match.groups.value)
    return [understood('clothWidth', match.text, value, { value, unit: 'cm' })]
  },
}

/** ", cm 165,", "lana grezza cm 150": the Italian width of cloth, with its unit in front. "28 x 22 per cm 165" and "cm 150 x 200" are others. */
const cmFirst: Notation = {
  pattern: /(?<named>width(?: ?[:=])? )?cms?\.? (?<value>1[0-9]{2}(?:\.\d)?)/iy,
  read(match, tokens, at) {
    const { isCloth, isMadeUp, isOther } = contextOf(tokens)
    const isMeant =
      match.groups.named !== undefined || /^[,;|]$/.test(wordAt(tokens, at - 1)) || ITALIAN.test(wordAt(tokens, at - 1))
    const isOfCloth = isCloth || ITALIAN.test(wordAt(tokens, at - 1))
    if (!isOfCloth || isMadeUp || isOther || !isMeant || !/^(?:[,;|)]|)$/.test(behind(match, tokens, at))) return null
    const value = Number(match.groups.value)
    return [understood('clothWidth', match.text, value, { value, unit: 'cm' })]
  },
}
const ITALIAN = /^(?:grezz[oai]|greggi[oa]|tela|saia|raso|lana|cotone|lino|seta|tessuto)$/

const TARIFF_CM = 30
const wide: Notation = {
  pattern: new RegExp(`${NUMBER}${SECOND} ?-?(?<unit>${METRES})${WIDE}`, 'iy'),
  read(match, tokens, at) {
    const before = wordAt(tokens, at - 1)
    const width = OTHER_BEFORE.test(before) ? null : widthOf(match)
    // "Over 30 cm wide" is a heading of the tariff.
    const isOfTariff = width?.value === TARIFF_CM && /^(?:over|exceeding|than)$/.test(before)
    return width && !isOfTariff ? [width] : null
  },
}

const WEB =
  /\b(?:non ?-?wovens?|geo ?-?textiles?|spun ?-?bond(?:ed)?|melt ?-?blown|sm{1,2}s|spun ?-?lace|needle ?-?punch(?:ed)?|(?:chemical|thermal|stitch) ?-?bond(?:ed)?|air ?-?laid|hydro ?-?entangled)\b/
/** Webs for masks and wipes are slit narrow. */
const NARROW_WEB_CM = 5

/** A tube is measured flat, and half as wide as the same cloth open. */
const TUBE = /\b(?:tubular|tub(?:l[ea]r|uler)|tube)\b/
const NARROW_TUBE_CM = 30

/** `63"`, "60 inch", "150 cm", `57/58"` in a line about cloth. */
const measured: Notation = {
  pattern: new RegExp(String.raw`(?<value>\d{2,3}(?:\.\d{1,2})?)${SECOND} ?-?(?<unit>${WIDTH_UNIT})`, 'iy'),
  read(match, tokens, at) {
    const { isCloth, isMadeUp, isOther } = contextOf(tokens)
    const width = widthOf(match)
    const unit = lengthUnit(match.groups.unit ?? '')
    if (!width || isOther || isOtherSide(match, tokens, at)) return null
    // "61.5\" reed space" is the width on the loom.
    if (isOnLoom(tokens, at + match.used)) return null
    // Millimetres and narrow things are rarely the width of cloth.
    const cm = Number(width.value)
    const { text } = lineOf(tokens)
    const least = WEB.test(text) ? NARROW_WEB_CM : TUBE.test(text) ? NARROW_TUBE_CM : 60
    if (unit === 'mm' ? cm < 50 || !isCloth || isOtherMillimetres(match, tokens, at) : cm < least) return null
    if (isMadeUp && !isCloth) return null
    return [width]
  },
}

/** "72 open" of a knit: how wide it is opened, in inches. "30 open end" is a yarn. */
const bareOpen: Notation = {
  pattern: /(?<value>\d{2})(?= open(?! ?-?(?:end|looms?|market|orders?))(?:\s|$))/iy,
  read({ groups, text }, tokens, at) {
    const { isKnit, isMadeUp, isOther } = contextOf(tokens)
    const value = Number(groups.value)
    const isWidth = isKnit && !isMadeUp && !isOther && value >= OPEN_MIN && BARE_WIDTHS.has(value)
    // "140 gsm 72 open"; in "gsm 72" it is the weight.
    const isWeight = wordAt(tokens, at - 1) === 'gsm' && !/^\d+$/.test(wordAt(tokens, at - 2))
    return isWidth && !isWeight && !/^(?:rs\.?|₹|@|[/:x-]|\d+|of|no|lot|ne|nm)$/.test(wordAt(tokens, at - 1))
      ? [understood('clothWidth', text, toCm(value, 'in'), { value, unit: 'in' })]
      : null
  },
}
const OPEN_MIN = 54

/** "PP spunbond 25 gsm / 1600 mm": so many millimetres are the width of cloth. */
const millimetres: Notation = {
  pattern: /(?<value>[1-5]\d{3}) ?(?<unit>mm)/iy,
  read(match, tokens, at) {
    const { isCloth, isMadeUp, isOther } = contextOf(tokens)
    const isOtherThing = isOtherSide(match, tokens, at) || isOtherMillimetres(match, tokens, at)
    const isWidth = isCloth && !isMadeUp && !isOther && !isOtherThing
    const width = isWidth ? widthOf(match) : null
    return width ? [width] : null
  },
}
/** Cloth is tested under a column of water, which is measured in millimetres too. */
const WATERPROOF =
  /\bwater(?! ?-?jet)|\bhydro(?!phil| ?-?entangl)|\bw\/?p\b|\bh2o\b|\bcolumn\b|\bbreathab|\bt?pu\b|\bmembrane\b/
/** "150 cm, 3000 mm": with another width in the line the millimetres are of something else. */
const OTHER_WIDTH =
  /(?<!\b(?:per|dia|diameter|core)(?: ?:)? ?)(?<![\d.])\d{2,3}(?:\.\d{1,2})? ?(?:"|inch(?:es)?\b|cms?\b|panna\b|pana\b)(?! ?(?:dia|core|repeat))/
const LOOM_BEFORE = /\b(?:reed|rapier|sulzer|projectile|looms?|machines?|jet|(?:air|water)-?jet)\b/
const LOOM_BEHIND = /^(?:\S+ )?(?:looms?|reed|machines?)\b/
const NEAR_TOKENS = 3

/** "Sulzer 3900 mm", "reed space 2200 mm", "3900 mm looms": how wide the loom is; or no width at all. */
function isOtherMillimetres({ used }: Matched, tokens: readonly string[], at: number): boolean {
  const { text } = lineOf(tokens)
  const near = (from: number, to: number): string => tokens.slice(Math.max(0, from), to).join(' ').toLowerCase()
  return (
    WATERPROOF.test(text) ||
    OTHER_WIDTH.test(text) ||
    LOOM_BEFORE.test(near(at - NEAR_TOKENS, at)) ||
    LOOM_BEHIND.test(near(at + used, at + used + 2))
  )
}

/** "1.6 m": a nonwoven is sold by its width in metres. */
const metresOfWeb: Notation = {
  pattern: /(?<value>[1-9](?:\.\d{1,2})?) ?(?<unit>m|mtrs?|met(?:er|re)s?)/iy,
  read(match, tokens, at) {
    // "70 gsm / 1.6 m / white": between two signs it is a part of its own.
    const isApart = wordAt(tokens, at - 1) === '/' && !PER_UNIT.test(wordAt(tokens, at + match.used + 1))
    const isStock =
      (/^(?:ready|stock|available|per|\/)/.test(behind(match, tokens, at)) &&
        !(isApart && behind(match, tokens, at) === '/')) ||
      /^(?:min|minimum|moq|order|of|per)$/.test(wordAt(tokens, at - 1))
    const isWidth = WEB.test(lineOf(tokens).text) && !isStock && !isOtherSide(match, tokens, at)
    const width = isWidth ? widthOf(match) : null
    return width ? [width] : null
  },
}

/** "58/60" in a line about cloth: usual widths in inches. */
const bareRange: Notation = {
  pattern: /(?<value>\d{2,3})(?:\/|-)(?<upper>\d{2,3})/iy,
  read(match, tokens, at) {
    const [value, upper] = [Number(match.groups.value), Number(match.groups.upper)]
    const { isCloth, isMadeUp, isOther } = contextOf(tokens)
    const isUsual = value >= 43 && upper <= 126 && upper - value >= 1 && upper - value <= 2
    const next = behind(match, tokens, at)
    if (
      !isUsual ||
      !isCloth ||
      isMadeUp ||
      isOther ||
      /^(?:%|gsm|kgs?|m|mtrs?|s|days?|rs|gg|gm|cm|cms|mm|pcs|x|\d)/.test(next)
    )
      return null
    if (/^(?:rs|inr|@|lot|no|season|year)$/.test(wordAt(tokens, at - 1))) return null
    return [understood('clothWidth', match.text, toCm(value, 'in'), { value, unit: 'in' })]
  },
}

const PER_UNIT = /^(?:kgs?|m|mtrs?|met(?:er|re)s?|rolls?|pcs?|pieces?|day|month|min|hour)$/

export const widthReader: TextReader = readerOf(
  'clothWidth',
  ['63"', '60 inch', '44 panna', '150 cm', '57/58"', 'width 147 cm', '58 inches wide', '1.5 m wide'],
  [
    named,
    altezza,
    namedBare,
    unitFirst,
    cmFirst,
    letterFirst,
    bareNamed,
    bareBehindLoom,
    wide,
    measured,
    millimetres,
    bareOpen,
    bareRange,
    metresOfWeb,
  ],
)

const IN_CONSTRUCTION = new RegExp(String.raw`.*?(?<value>\d{2,3}(?:\.\d)?)${SECOND} ?(?<unit>${WIDTH_UNIT})`, 'iy')

/** The width that a line states, in cm; null when it states none. */
export const widthInLine = memoize((tokens: readonly string[]): number | null => {
  for (let at = 0; at < tokens.length; at += 1) {
    const width = widthReader.read(tokens, at)?.understood[0]
    if (typeof width?.value === 'number') return width.value
    const inside = /["]/.test(tokens[at] ?? '') ? matchAt(tokens, at, IN_CONSTRUCTION) : null
    const read = inside && widthOf(inside)
    if (read && typeof read.value === 'number') return read.value
  }
  return null
})

/** The width of the cloth of this line when it is opened, in cm. */
export function openWidthInLine(tokens: readonly string[]): number | null {
  const width = widthInLine(tokens)
  return width !== null && TUBE.test(lineOf(tokens).text) ? 2 * width : width
}
