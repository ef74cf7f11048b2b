import { within } from '../../../reading/notations'
import { type Reading, type Understood, understood } from '../../../reading/reading'
import { lineOf, matchAt, wordAt } from '../../../reading/tokens'
import { densityOf, EPI, PPI, perInch } from '../../construction/match'
import { DENSITY, WIDTH, whole } from '../../construction/notation'
import { isUsualCount } from '../../construction/order'
import { presentConstruction } from '../../construction/parts'
import { readConstruction } from '../../construction/read-construction'
import { lengthUnit, toCm } from '../../lengths'
import { contextOf } from '../context'
import { withoutBracket } from './count-texts'
import { KNOWN_BY_DENSITY, mayBePrices } from './known-densities'
import { SOLD_BY_SIZE } from './sizes'
import { isWidthNext } from './width-behind'

/** Ends and picks without their counts next to them. */

export const densityParts = (text: string, epi: number | null, ppi: number | null): Understood[] => [
  ...(epi === null ? [] : [understood('epi', text, epi)]),
  ...(ppi === null ? [] : [understood('ppi', text, ppi)]),
]

export const wovenPart = (text: string): Understood => understood('fabricStructure', text, 'Woven')

const ALONE = whole(
  `(?<label>(?:(?:epi|ends) ?x ?(?:ppi|picks)|(?<cmfirst>(?:threads?|yarns?|ends ?(?:x|and|&) ?picks|density) ?(?:/|per) ?(?:cms?|centimet(?:er|re)s?))|(?:thread )?density|construction|constr?\\.?) ?[:=-]? ?)?${DENSITY}(?<behind> ?(?:epi ?x ?ppi|ends ?x ?picks|threads))?`,
)
const ALONE_WITH_WIDTH = whole(`${DENSITY}${WIDTH}`)
export const SAYS_DENSITY =
  /\b(?:epi|ppi|ends|picks?|threads?|per ?cm|\/cm|density|construction|constr?|sett)\b|\/ ?(?:inch|cm|")/
export const COUNT_NEAR =
  /^\(?(?:[a-z]{1,3}\.?)?\d{1,3}(?:\/\d{1,2})?'?s(?:\/\d)?\)?$|^\d{2,4}d(?:en(?:ier)?)?$|^(?:ne|nm)\d+/
/** With both counts said, a pair of numbers is no pair of counts: "75 denier x 75 denier, 44 inch, 110x80". */
const PAIR_OF_COUNTS =
  /\d ?(?:deniers?|den|d|'?s)(?: [a-z]+)? x \d{1,4} ?(?:deniers?|den|d|'?s)\b|(?<!\d)\d{1,3}\/[1-3] x \d{1,3}\/[1-3](?!\d)/
export const SIZE_UNIT = /^(?:"|inch(?:es)?|in|cms?|mm|ft|feet|mtrs?|m|x|pcs|px|pixels?|size|sizes)$/

/** "132x72" alone: ends and picks, unless it may be a size. */
export function densityAlone(tokens: readonly string[], at: number): Reading | null {
  const match = matchAt(tokens, at, ALONE)
  if (!match) return null
  const { epi: a, ppi: b, ...written } = densityOf(match)
  const perCm = written.perCm || match.groups.cmfirst !== undefined
  const epi = within(a, perCm ? 6 : EPI.min, perCm ? 118 : EPI.max)
  const ppi = within(b, perCm ? 6 : PPI.min, perCm ? 98 : PPI.max)
  if (epi === null || ppi === null) return null
  const next = wordAt(tokens, at + match.used)
  // "Construction: 30 x 30 / 76 x 68": the counts, with the densities behind them.
  if (match.groups.label && PAIR_BEHIND.test(tokens.slice(at + match.used, at + match.used + 5).join(' '))) return null
  const isMeant = SAYS_DENSITY.test(match.text.toLowerCase())
  const width = isMeant || perCm ? null : withWidth(tokens, at)
  if (SIZE_UNIT.test(next) && !perCm) return null
  // "Repeat 48 ends 32 picks" is that of a design.
  if (REPEAT.test(next) || REPEAT.test(wordAt(tokens, at - 1)) || REPEAT.test(wordAt(tokens, at - 2))) return null
  if (
    /^(?:size|sizes|of size|sized|dimensions?|pixels?)$/.test(wordAt(tokens, at - 1)) ||
    /^[:=]$/.test(wordAt(tokens, at - 1))
  )
    return null
  if (!isMeant && !looksLikeDensity(tokens, at, epi, ppi) && !(width && isOfWidth(tokens, epi, ppi))) return null
  const parsed = {
    warp: null,
    weft: null,
    epi: perInch(a, perCm),
    ppi: perInch(b, perCm),
    widthCm: width?.cm ?? null,
  }
  const text = width?.text ?? match.text
  return {
    used: width?.used ?? match.used,
    understood: [
      understood(
        'construction',
        text,
        presentConstruction(parsed),
        readableAlone(withoutBracket(withoutLabel(text)), parsed.epi, parsed.ppi),
      ),
      ...densityParts(text, parsed.epi, parsed.ppi),
      ...(width ? [understood('clothWidth', text, width.cm, { value: width.value, unit: width.unit })] : []),
      wovenPart(text),
    ],
  }
}

/** "Density 68x64": the word is no part of it. */
const withoutLabel = (text: string): string =>
  text.replace(/^(?:(?:thread )?density|construction|constr?\.?) ?[:=-]? ?(?=\d)/i, '')

/** A spelling that the field reads as ends and picks too: "44x28" alone may be counts. */
function readableAlone(text: string, epi: number, ppi: number): string {
  const { construction } = readConstruction(text, null)
  return construction?.epi === epi && construction.ppi === ppi ? text : `${epi}epix${ppi}ppi`
}

/** A pair of numbers is a density next to a count, in a line about woven cloth, or when it has the shape of no size. */
function looksLikeDensity(tokens: readonly string[], at: number, epi: number, ppi: number): boolean {
  const { isMadeUp, isOther, isWoven, isKnit } = contextOf(tokens)
  if (isOther || isKnit) return false
  const hasCount = [at - 1, at - 2, at - 3, at + 1].some((near) => COUNT_NEAR.test(wordAt(tokens, near)))
  if (hasCount || PAIR_OF_COUNTS.test(tokens.join(' ').toLowerCase()) || isBehindSides(tokens, at)) return true
  // "80x80", "30x30" and "60x40" may be counts.
  if (isMadeUp || (isUsualCount(epi) && isUsualCount(ppi)) || epi <= ppi || epi < 52 || ppi < 28) return false
  if (isWoven) return true
  // Sizes are round: 60x40, 90x60, 72x48.
  const isRound = (step: number) => epi % step === 0 && ppi % step === 0
  return epi >= 60 && ppi >= 40 && !isRound(10) && !(epi < 100 && isRound(6))
}

/** "Cotton 96x72, 48 inch": in front of a width a pair that is no two counts is no size. */
function isOfWidth(tokens: readonly string[], epi: number, ppi: number): boolean {
  const { fibre, isKnit, isMadeUp, isOther } = contextOf(tokens)
  const isCounts = isUsualCount(epi) && isUsualCount(ppi)
  const isRound = epi % 10 === 0 && ppi % 10 === 0
  return (
    fibre !== null &&
    !(isKnit || isMadeUp || isOther || isCounts || isRound || SOLD_BY_SIZE.test(lineOf(tokens).text)) &&
    epi > ppi &&
    epi >= 52 &&
    ppi >= 28
  )
}

const COUNT_OF_SIDE = String.raw`(?: ?[:=-])? ?(?:ne ?|nm ?)?\d[\d/]*'?[a-z]{0,3}(?: [a-z.]{1,9}){0,3}`
const SIDES = new RegExp(
  String.raw`\bwarp${COUNT_OF_SIDE} ?[,;/&-]?(?: and)? ?(?:weft|filling)${COUNT_OF_SIDE} ?[,;/|-]? $`,
)
/** "Warp 40s CCH, weft 40s CH, 100/80": the counts of both sides are said in front of the pair, so that it is no pair of counts or prices. */
function isBehindSides(tokens: readonly string[], at: number): boolean {
  const { text, starts } = lineOf(tokens)
  return SIDES.test(text.slice(0, starts[at] ?? 0))
}

const REPEAT = /^(?:repeats?|rapport|pattern|motif|plan|draft)$/

const PAIR_BEHIND = /^[/,]? ?\d{2,3} ?x ?\d{2,3}/i

function withWidth(tokens: readonly string[], at: number) {
  const match = matchAt(tokens, at, ALONE_WITH_WIDTH)
  const unit = lengthUnit(match?.groups.unit ?? '')
  const value = Number(match?.groups.width)
  if (!match || unit === null || /^ ?[x(]/.test(match.text.replace(/^\S+?x\d+(?:\.\d+)?/i, ''))) return null
  const cm = toCm(value, unit)
  return cm < 60 || cm > 540 ? null : { cm, value, unit, used: match.used, text: match.text }
}

/** Deniers and their filaments: "75/36". */
export const FILAMENTS = /^(?:20|30|40|50|70|75|80|100|150|160|200|210|300)\/(?:12|24|34|36|48|72|96|108|144|288)$/
const SLASHED_PAIR = /(?<epi>\d{2,3})[/-](?<ppi>\d{2,3})/iy
/** What makes of two such numbers a width, a price, a date or the shares of a blend. */
export const NO_DENSITY_BEHIND =
  /^(?:"|inch(?:es)?|in|panna|pana|cms?|mm|mtrs?|m|mt|met(?:er|re)s?|yds?|yards?|kgs?|gms?|gsm|g|oz|%|rs|inr|usd|per|\/.*|@|x|pcs|pieces?|takas?|rolls?|bales?|days?|d|den|denier|s|dia|gg|gauge|ply|blend(?:ed)?|cotton|poly(?:ester)?|viscose|lycra|spandex|[pt]\/?c|cvc|[pt]\/?[rv]|warp|weft|shrinkage|fastness|only|nett?|cash|credit|udhar|ka|ke|ki|tak|me|max|target|rates?|old|new|mix|all|each|\+|-)$/
const NO_DENSITY_BEFORE =
  /^(?:rs|inr|usd|@|₹|rates?|prices?|at|no|nos|number|lot|art|article|design|dsg|sort|code|ref|invoice|bill|challan|po|date|dated|width|panna|ratio|blend|shares?|gsm|gauge|dia|pc|p\/c|tc|t\/c|cvc|pv|p\/v|tr|t\/r|cotton|poly(?:ester)?|viscose|size|x|-|\+|#|\.)$/
/** Two numbers with a cross, with the words of their yarns. */
const CROSSED = /\d[\d/.]*'?[a-z]{0,3}(?: [a-z.]{1,8}){0,2} ?x ?(?:[a-z]{1,3} ?)?\d[\d/]*'?[a-z]{0,3}/g
const SAYS_COUNT = /\d ?(?:'?s|d|den|tex|nm|ne)\b|\d\/[1-3](?!\d)|(?<!\d)[234]\/\d{2}|\b(?:ne|nm|oe)\b/
const LONE_COUNT = /(?<![\d/])(?:[23]\/)?\d{2,3}'?s\b/

/** Whether a text in front of a pair names the counts; null when it, or what follows, has other pairs that may be the densities. */
function isCounted(text: string, start: number): boolean | null {
  const [pair, ...others] = text.matchAll(CROSSED)
  if (others.length > 0 || SAYS_DENSITY.test(text)) return null
  if (!pair) return LONE_COUNT.test(text.slice(0, start))
  const numbers = pair[0].match(/\d+/g)?.map(Number) ?? []
  return pair.index < start && (SAYS_COUNT.test(pair[0]) || numbers.every(isUsualCount)) ? true : null
}

/** "Poplin 133/72", "7s OE x 7s OE canvas, 72/40, 63\"": ends and picks with a slash, or a usual pair with a dash, of woven cloth that has no other pair of them. */
export function densitySlashed(tokens: readonly string[], at: number): Reading | null {
  const match = matchAt(tokens, at, whole(SLASHED_PAIR.source))
  if (!match) return null
  const pair = match.text.replace('-', '/')
  const isDashed = pair !== match.text
  const [epi, ppi] = [within(match.groups.epi, EPI.min, EPI.max), within(match.groups.ppi, PPI.min, PPI.max)]
  const { isWoven, isKnit, isMadeUp, isOther } = contextOf(tokens)
  if (epi === null || ppi === null || !isWoven || isKnit || isMadeUp || isOther) return null
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + match.used)]
  const { text, starts } = lineOf(tokens)
  const width = widthCrossed(tokens, at + match.used)
  const start = starts[at] ?? 0
  const counted = isCounted(width ? text.slice(0, start) : text, start)
  // "133/72, panna 47"
  const hasWidth = isWidthNext(tokens, at + match.used)
  const isOpen =
    epi < ppi ||
    epi + ppi === 100 ||
    (NO_DENSITY_BEHIND.test(next) && !hasWidth) ||
    NO_DENSITY_BEFORE.test(before) ||
    counted === null ||
    tokens.filter((token) => (isDashed ? PAIR_TOKEN : SLASHED_TOKEN).test(token)).length > 1 ||
    (isDashed && !KNOWN_BY_DENSITY.has(pair))
  if (isOpen) return null
  // Of yarns in denier the pair may be one of them, and 60/60 two counts.
  const isYarn = FILAMENTS.test(pair) || (isUsualCount(epi) && isUsualCount(ppi))
  const isOfCloth = KNOWN_BY_DENSITY.has(pair)
  // "10s denim 165/160", "twill print 130/70": two prices, as credit and cash have them, or two widths. "Cambric 92/88 grey" has none,
  // and "cambric 92/88 auto loom" says how that cloth is always woven.
  const isOfCambric = OF_CAMBRIC.test(pair) && /^cambri(?:c|ck)$/.test(before) && !PRICED.test(text)
  const mayBePriced =
    mayBePrices(epi, ppi) && !isOfCambric && !/^(?:gr[ae]y|greige)$/.test(next) && !isBehindSides(tokens, at)
  const isPriced = COLOURED.test(text) || (mayBePriced && !width)
  if (!isSureDensity(pair) || (!hasWidth && (!isOfCloth || isPriced))) return null
  if (counted ? FILAMENTS.test(pair) && !hasWidth : isYarn || !(isOfCloth || hasWidth)) return null
  return {
    used: match.used + (width?.used ?? 0),
    understood: [
      understood(
        'construction',
        match.text,
        presentConstruction({ warp: null, weft: null, epi, ppi, widthCm: width?.cm ?? null }),
        readableAlone(match.text, epi, ppi),
      ),
      ...densityParts(match.text, epi, ppi),
      ...(width ? [understood('clothWidth', width.text, width.cm, { value: width.value, unit: width.unit })] : []),
      wovenPart(match.text),
    ],
  }
}

const WIDTH_CROSSED = whole('x ?(?<width>\\d{2,3}(?:\\.\\d)?) ?(?<unit>"|inch(?:es)?|cms?)')
/** "92/88 x 58 inch": behind the cross of ends and picks. A third side makes it a size. */
function widthCrossed(tokens: readonly string[], at: number) {
  const match = matchAt(tokens, at, WIDTH_CROSSED)
  const unit = lengthUnit(match?.groups.unit ?? '')
  if (!match || unit === null || wordAt(tokens, at + match.used) === 'x') return null
  const value = Number(match.groups.width)
  const cm = toCm(value, unit)
  return cm < 60 || cm > 540 ? null : { cm, value, unit, used: match.used, text: match.text }
}

const OF_CAMBRIC = /^(?:92\/88|92\/80|90\/88)$/
const PRICED = /\b(?:rs\.?|inr|prices?|rates? ?[:=@]|cash|credit)(?![a-z])|[₹@]/
/** Coloured cloth is seldom sold by its densities. */
const COLOURED = /\b(?:dyed|print(?:s|ed)?|digital|design|shades?)\b/
/** Whether two numbers with a slash are a pair of the market or have the shape of no two prices: "72/40", "88/88". */
export function isSureDensity(pair: string): boolean {
  const [epi = 0, ppi = 0] = pair.split(/[/x]/).map(Number)
  const isSure = epi === ppi || (ppi <= epi * 0.85 && !mayBePrices(epi, ppi))
  return isSure || KNOWN_BY_DENSITY.has(pair.replace('x', '/'))
}
const PAIR_TOKEN = /^\d{2,3}[/x-]\d{2,3}$/
const SLASHED_TOKEN = /^\d{2,3}\/\d{2,3}$/
