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
  if (!isMeant && !looksLikeDensity(tokens, at, epi, ppi)) return null
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
        readableAlone(withoutLabel(text), parsed.epi, parsed.ppi),
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
  if (hasCount || PAIR_OF_COUNTS.test(tokens.join(' ').toLowerCase())) return true
  // "80x80", "30x30" and "60x40" may be counts.
  if (isMadeUp || (isUsualCount(epi) && isUsualCount(ppi)) || epi <= ppi || epi < 52 || ppi < 28) return false
  if (isWoven) return true
  // Sizes are round: 60x40, 90x60, 72x48.
  const isRound = (step: number) => epi % step === 0 && ppi % step === 0
  return epi >= 60 && ppi >= 40 && !isRound(10) && !(epi < 100 && isRound(6))
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
const FILAMENTS = /^(?:20|30|40|50|70|75|80|100|150|160|200|210|300)\/(?:12|24|34|36|48|72|96|108|144|288)$/
const SLASHED_PAIR = /(?<epi>\d{2,3})\/(?<ppi>\d{2,3})/iy
/** What makes of two such numbers a width, a price, a date or the shares of a blend. */
const NO_DENSITY_BEHIND =
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

/** "Poplin 133/72", "7s OE x 7s OE canvas, 72/40, 63\"": ends and picks with a slash, of woven cloth that has no other pair of them. */
export function densitySlashed(tokens: readonly string[], at: number): Reading | null {
  const match = matchAt(tokens, at, whole(SLASHED_PAIR.source))
  if (!match) return null
  const [epi, ppi] = [within(match.groups.epi, EPI.min, EPI.max), within(match.groups.ppi, PPI.min, PPI.max)]
  const { isWoven, isKnit, isMadeUp, isOther } = contextOf(tokens)
  if (epi === null || ppi === null || !isWoven || isKnit || isMadeUp || isOther) return null
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + match.used)]
  const { text, starts } = lineOf(tokens)
  const counted = isCounted(text, starts[at] ?? 0)
  const isOpen =
    epi < ppi ||
    epi + ppi === 100 ||
    NO_DENSITY_BEHIND.test(next) ||
    NO_DENSITY_BEFORE.test(before) ||
    counted === null ||
    tokens.filter((token) => SLASHED_TOKEN.test(token)).length > 1
  if (isOpen) return null
  // Of yarns in denier the pair may be one of them, and 60/60 two counts.
  const isYarn = FILAMENTS.test(match.text) || (isUsualCount(epi) && isUsualCount(ppi))
  const hasWidth = /^\d{2,3}(?:\.\d)?"/.test(next === ',' ? wordAt(tokens, at + match.used + 1) : next)
  const isOfCloth = KNOWN_BY_DENSITY.has(match.text)
  // "10s denim 165/160", "twill print 130/70": two prices, as credit and cash have them, or two widths. "Cambric 92/88 grey" has none.
  const isPriced = COLOURED.test(text) || (mayBePrices(epi, ppi) && !/^(?:gr[ae]y|greige)$/.test(next))
  if (!isSureDensity(match.text) || (!hasWidth && (!isOfCloth || isPriced))) return null
  if (counted ? FILAMENTS.test(match.text) && !hasWidth : isYarn || !(isOfCloth || hasWidth)) return null
  return {
    used: match.used,
    understood: [
      understood(
        'construction',
        match.text,
        presentConstruction({ warp: null, weft: null, epi, ppi, widthCm: null }),
        readableAlone(match.text, epi, ppi),
      ),
      ...densityParts(match.text, epi, ppi),
      wovenPart(match.text),
    ],
  }
}
/** Ends and picks by which the market names its cloths without their counts. */
export const KNOWN_BY_DENSITY: ReadonlySet<string> = new Set(
  '133/72 132/72 130/70 136/72 124/64 124/68 124/72 120/80 120/70 110/70 110/76 110/90 116/72 114/58 144/76 144/80 140/80 133/94 100/80 108/56 108/58 108/60 128/60 92/88 90/88 92/80 100/92 110/95 110/100 133/100 88/64 96/64 76/68 76/64 76/56 72/56 68/56 60/52 64/60 68/64 72/68 173/120 173/104 165/104 200/98 200/90'.split(
    ' ',
  ),
)
/** Coloured cloth is seldom sold by its densities. */
const COLOURED = /\b(?:dyed|print(?:s|ed)?|digital|design|shades?)\b/
/** Two numbers near each other, or round ones: "92/90", "110/90". */
const mayBePrices = (epi: number, ppi: number): boolean => ppi > epi * 0.9 || (epi % 10 === 0 && ppi % 10 === 0)
/** Whether two numbers with a slash are a pair of the market or have the shape of no two prices: "72/40", "88/88". */
export function isSureDensity(pair: string): boolean {
  const [epi = 0, ppi = 0] = pair.split(/[/x]/).map(Number)
  const isSure = epi === ppi || (ppi <= epi * 0.85 && !mayBePrices(epi, ppi))
  return isSure || KNOWN_BY_DENSITY.has(pair.replace('x', '/'))
}
const SLASHED_TOKEN = /^\d{2,3}\/\d{2,3}$/
