import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { lineOf, type Matched, matchAt, matchFrom, wordAt } from '../../reading/tokens'
import { BARE_WIDTHS, type LengthUnit, lengthUnit, toCm } from '../lengths'
import { CROSS, DENSITY, GAP, SLASHED, WIDTH, WIDTH_UNIT, whole, yarnEnds } from './notation'
import { isPossible, likeness, type Pairs } from './order'
import { isMarked, readYarn, withoutSide } from './yarns'

/** What a construction says; null for what it leaves out. */
export interface Construction {
  warp: ParsedCount | null
  weft: ParsedCount | null
  /** Per inch. */
  epi: number | null
  ppi: number | null
  widthCm: number | null
}

export interface ConstructionMatch extends Construction {
  used: number
  text: string
  /** The width as it was written, a range by its lower end. */
  width: { value: number; unit: LengthUnit } | null
  /** The yarns as written. */
  yarns: readonly [string, string] | null
}

export const EPI = { min: 16, max: 300 } as const
/** Of cloth that has a construction; tapes are narrower. */
const WIDTH_CM = { min: 20, max: 540 } as const
export const PPI = { min: 16, max: 250 } as const

const WORDS = '(?: (?:plain|twill|satin|grey|greige|cotton|construction|\\( \\d{2}/\\d{2} \\)))?'
/** The x of "60x60/92x88/47" is that of the densities, which end with a width. */
const SLASHED_GAP = `(?!${CROSS})${GAP}`
const BEHIND_COUNTS = [
  whole(`${WORDS}${GAP}${DENSITY}${WIDTH}`),
  // "92 x 72 - 48 - 33.25": the width and the price.
  whole(`${WORDS}${GAP}${DENSITY} [-/|] (?<width>\\d{2,3})(?= [-/|] \\d{2,3}\\.\\d{2}(?:\\s|$))`),
  whole(`${WORDS}${GAP}${DENSITY}`),
  whole(`${WORDS}${SLASHED_GAP}${SLASHED}${WIDTH}`),
  whole(`${WORDS}${SLASHED_GAP}${SLASHED}`),
]
const BEFORE_COUNTS = new RegExp(`${DENSITY}${GAP}`, 'iy')
const BEHIND_ALL = [whole(WIDTH), whole('')]
const HALF = whole('(?: ?/ ?| )(?<epi>\\d{2,3})')
const JOIN = new RegExp(CROSS, 'y')
const END = whole('')

const FOUR_NUMBERS =
  /(?<warp>\d{1,3}) (?<weft>\d{1,3}) (?<epi>\d{2,3}) (?<ppi>\d{2,3})(?: (?<width>\d{2,3})(?: ?(?<unit>"|inch(?:es)?\b|in\b|cms?\b|panna\b))?)?/iy
/** "30/30/68/68/63". */
const FIVE_NUMBERS =
  /(?<warp>\d{1,3})\/(?<weft>\d{1,3})\/(?<epi>\d{2,3})\/(?<ppi>\d{2,3})\/(?<width>\d{2,3})(?: ?(?<unit>"|inch(?:es)?\b|in\b|cms?\b|panna\b))?/iy
const FOUR_NUMBERS_ALONE = /(?<warp>\d{1,3}) (?<weft>\d{1,3}) (?<epi>\d{2,3}) (?<ppi>\d{2,3})/iy

/** A unit behind the last number makes it something else than a width without a unit, or a density. */
const OTHER_UNIT =
  /^(?:gsm|g\/|gm|gms|grams?|kgs?|m|mtrs?|met(?:er|re)s?|mt|tons?|yds?|yards?|pcs|pieces?|%|rs|inr|usd|\/-|days?|oz|dia|gg|gauge|bales?|rolls?|takas?|thaa?ns?|beams?|cuts?|bundles?|cartons?|ctns?|paise|paisa|hooks?|ends?|reed|points?|looms?|per)/i
/** In "68x64 modal" and "92x80 mercerised" the word is no metre. */
const LENGTH_WORD = new RegExp(
  `^(?:${WIDTH_UNIT}|ft|feet|foot|cms?|mm|m|mts?|mtrs?|met(?:er|re)s?|pcs|nos)(?![a-z])`,
  'i',
)
/** "44 panna 42 /-": what follows a price. */
const PRICE_BEHIND = /^(?:\/|rs|₹|@|\.|per|net|taka|mtr|m$)/i
/** "68x64 in 67 inch", "in grey", "in rolls": the word is no inches. */
const IN_BEHIND =
  /^(?:\d[\d.]*(?:%|"|''|inch(?:es)?|cms?|panna)?|gr[ae]y|greige|rolls?|bales?|stock|width|loom|loomstate)$/
/** Whether this word is the unit of the number before it; in "68x60 panna 63", "64x64 inch 63 airjet" and "92x80 pcs length 100 m" it goes with what is behind it. */
const isLength = (tokens: readonly string[], at: number): boolean =>
  LENGTH_WORD.test(wordAt(tokens, at)) &&
  !(wordAt(tokens, at) === 'in' && IN_BEHIND.test(wordAt(tokens, at + 1))) &&
  !isUnitInFront(tokens, at) &&
  !/^(?:pcs|pieces?) (?:lengths? |\d{2,3} ?(?:-|to) ?\d{2,3} ?m)/.test(near(tokens, at)) &&
  !(
    /^(?:panna|pana)$/.test(wordAt(tokens, at)) &&
    /^\d{2,3}(?:["']|inch)?$/.test(wordAt(tokens, at + 1)) &&
    !PRICE_BEHIND.test(wordAt(tokens, at + 2))
  )

const near = (tokens: readonly string[], at: number): string =>
  `${[0, 1, 2, 3].map((more) => wordAt(tokens, at + more)).join(' ')} `

/** "40x40 64x64 inch 63 airjet", "50x50 165x104 cm 175, satin": a usual width behind a construction and its unit. At the end, and in front of a sign, it may be a price. */
export function isUnitInFront(tokens: readonly string[], at: number): boolean {
  const [unit, width, next] = [0, 1, 2].map((more) => wordAt(tokens, at + more))
  const value = /^\d{2,3}$/.test(width ?? '') ? Number(width) : 0
  const isWidth = unit === 'inch' ? BARE_WIDTHS.has(value) : unit === 'cm' && value >= 100 && value <= 340
  return (
    isWidth &&
    /^(?:[a-z]{2,}|,)$/.test(next ?? '') &&
    !OTHER_UNIT.test(next ?? '') &&
    !PRICE_BEHIND.test(next ?? '') &&
    /\d.*x.*\d ?x ?\d{2,3}(?: ,)?$/.test(tokens.slice(0, at).join(' ').toLowerCase())
  )
}

/** The construction that starts at this token; null when none does. */
export function matchConstruction(
  tokens: readonly string[],
  at: number,
  fibre: string | null,
): ConstructionMatch | null {
  if (!mayStart(tokens, at)) return null
  for (const spans of [countsThenDensity(tokens, at), densityThenCounts(tokens, at)])
    for (const match of spans) {
      const reading = fromMatch(tokens, at, match, fibre)
      if (reading) return reading
    }
  return fromFour(tokens, at, fibre)
}

/** Counts of warp and weft without densities, marked as counts. */
export function matchCounts(
  tokens: readonly string[],
  at: number,
  fibre: string | null,
  isLabelled = false,
): ConstructionMatch | null {
  if (!mayStart(tokens, at)) return null
  for (const [warpText, weftText, end] of pairsFrom(lineOf(tokens).text, startOf(tokens, at))) {
    const match = matchFrom(tokens, at, end, END)
    const goesOn = /^x/.test(wordAt(tokens, at + (match?.used ?? 0)))
    const isSure = isLabelled || isMarked(warpText) || isMarked(weftText)
    if (!match || goesOn || !(isSure || (warpText.includes('/') && isBeforeShares(tokens, at + match.used)))) continue
    const warp = readYarn(warpText, fibre, weftText)
    const weft = readYarn(weftText, fibre, warpText)
    if (warp || weft)
      return {
        warp,
        weft,
        epi: null,
        ppi: null,
        widthCm: null,
        width: null,
        yarns: [warpText, weftText],
        ...spanOf(match),
      }
  }
  return null
}

/** Counts with one density: "40x40/132". */
export function isHalf(tokens: readonly string[], at: number): boolean {
  if (!mayStart(tokens, at)) return false
  return [...pairsFrom(lineOf(tokens).text, startOf(tokens, at))].some(([, , end]) => {
    const match = matchFrom(tokens, at, end, HALF)
    return match !== null && !OTHER_UNIT.test(wordAt(tokens, at + match.used))
  })
}

const startOf = (tokens: readonly string[], at: number): number => lineOf(tokens).starts[at] ?? 0

/** A count or density starts with a number, or with letters before one. */
function mayStart(tokens: readonly string[], at: number): boolean {
  const word = wordAt(tokens, at)
  return (
    /^\(?[a-z/]{0,9}[.-]?\d/.test(word) ||
    (/^[a-z/]{1,9}\.?$/.test(word) && /^\(?[a-z]{0,2}\d/.test(wordAt(tokens, at + 1)))
  )
}

type PairText = readonly [warp: string, weft: string, end: number]

/** The pairs of yarns that may start here, the longest first. */
function* pairsFrom(text: string, start: number): Generator<PairText> {
  for (const end of yarnEnds(text, start)) {
    JOIN.lastIndex = end
    if (!JOIN.test(text)) continue
    const second = JOIN.lastIndex
    for (const last of yarnEnds(text, second)) {
      const [a, b] = [text.slice(start, end), text.slice(second, last)]
      // "75 (f) x 50 (w)" has the weft first.
      if (!(SAYS_WEFT.test(a) || SAYS_WARP.test(b)) && !isOfShares(text, b, last)) yield [a, b, last]
    }
  }
}

/** "2/60 x 1/40 wool 98 elastane 2": the fibre behind the weft has a share, and is that of the cloth. */
function isOfShares(text: string, weft: string, end: number): boolean {
  if (!/[a-z]{4,}$/.test(weft)) return false
  BEHIND_FIBRE.lastIndex = end
  const [, one, two] = BEHIND_FIBRE.exec(text) ?? []
  return one !== undefined && Number(one) + Number(two) === 100
}
/** "2/60 x 1/40 wool 98 elastane 2": without its fibre the pair is one of yarns still. */
export function isBeforeShares(tokens: readonly string[], next: number): boolean {
  const { text, starts } = lineOf(tokens)
  const fibre = wordAt(tokens, next)
  return isOfShares(text, fibre, (starts[next] ?? text.length) + fibre.length)
}
const BEHIND_FIBRE = / (\d{1,2}) ?(?:[/+&,] ?|and )?[a-z]{4,} (\d{1,2})(?= |$)/y

const SAYS_WEFT = /\( ?(?:f|wf|wt|weft|filling) ?\)/
const SAYS_WARP = /\( ?(?:w|wp|warp) ?\)/

interface Span extends Matched {
  yarns: readonly [string, string]
}

function* countsThenDensity(tokens: readonly string[], at: number): Generator<Span> {
  for (const [warp, weft, end] of pairsFrom(lineOf(tokens).text, startOf(tokens, at)))
    for (const pattern of BEHIND_COUNTS) {
      const match = matchFrom(tokens, at, end, pattern)
      if (match) yield { ...match, yarns: [warp, weft] }
    }
}

function* densityThenCounts(tokens: readonly string[], at: number): Generator<Span> {
  const { text } = lineOf(tokens)
  BEFORE_COUNTS.lastIndex = startOf(tokens, at)
  const density = BEFORE_COUNTS.exec(text)
  if (!density) return
  for (const [warp, weft, end] of pairsFrom(text, BEFORE_COUNTS.lastIndex))
    for (const pattern of BEHIND_ALL) {
      const match = matchFrom(tokens, at, end, pattern)
      if (match) yield { ...match, groups: { ...density.groups, ...match.groups }, yarns: [warp, weft] }
    }
}

function fromMatch(tokens: readonly string[], at: number, match: Span, fibre: string | null) {
  const [a, b] = match.yarns
  const { epi, ppi, perCm } = densityOf(match)
  const next = wordAt(tokens, at + match.used)
  const width = widthOf(match, next)
  if (width === 'none' || (width === null && isLength(tokens, at + match.used) && !perCm)) return null
  // The match without the width on the loom is tried next.
  if (width !== null && isOnLoom(tokens, at + match.used)) return null
  if (isOtherPair(match, epi, ppi) || (isInTable(match) && !isWidthOfTable(match, tokens))) return null
  const given = [perInch(epi, perCm), perInch(ppi, perCm)] as const
  const isBare = !isMarked(a) && !isMarked(b)
  const usual = pairsOf(a, b, given, fibre)
  const isTooDense = isBeyond(given) && isBare
  const pairs = isBare && !perCm && !isTooDense ? likelier(usual, swapped(a, b, given, fibre)) : usual
  if (!pairs) return null
  // With marks a count may be open (50x75D); without them everything must look like cloth.
  if (isBare && !(pairs.warp && pairs.weft)) return null
  if (isWhole(pairs) && !isTooDense && !isPossible(pairs)) return null
  return { ...pairs, ...measured(width), yarns: pairs.yarns, ...spanOf(match) }
}

/** "61.5\" reed space": the width on the loom, of which this is the word behind. In "63\" reed space 68\"" that is the second, which is wider. */
export function isOnLoom(tokens: readonly string[], at: number): boolean {
  const { text, starts } = lineOf(tokens)
  const start = starts[at] ?? text.length
  const [label] = /^(?:reed (?:space|width)|r\/s)(?= |$)/.exec(text.slice(start)) ?? []
  if (label === undefined) return false
  const [, front, unit = ''] = LAST_LENGTH.exec(text.slice(0, start)) ?? []
  const [, behind, other = unit] = FIRST_LENGTH.exec(text.slice(start + label.length)) ?? []
  const cm = (value: string | undefined, written: string) => toCm(Number(value), lengthUnit(written) ?? 'in')
  return front === undefined || behind === undefined || cm(front, unit) >= cm(behind, other)
}
const LAST_LENGTH = new RegExp(`(\\d+(?:\\.\\d+)?) ?(${WIDTH_UNIT})? $`)
const FIRST_LENGTH = new RegExp(`^ (?:[:=-] )?(\\d{2,3}(?:\\.\\d+)?) ?(${WIDTH_UNIT})?(?! ?x)(?= |$)`)

/** Ends and picks as they are written, per inch or per centimetre; of ten centimetres those of one. */
export function densityOf({ groups }: Matched): { epi: string; ppi: string; perCm: boolean } {
  const { epi = '', ppi = '', percm, perdm, epicm } = groups
  if (perdm === undefined) return { epi, ppi, perCm: percm !== undefined || epicm !== undefined }
  return { epi: String(Number(epi) / 10), ppi: String(Number(ppi) / 10), perCm: true }
}

/** "40x40 | 100x80 | 63": the last number is a cell of a table. */
const isInTable = ({ text, groups }: Matched): boolean =>
  groups.width !== undefined && groups.unit === undefined && / \| \d{2,3}$/.test(text)

/** "40x40 | 100x80 | 98 | 78.50": in a table a bare number is a width where no other number has its unit. A wide one may be a price, unless that has its own cell. */
function isWidthOfTable({ text, groups }: Span, tokens: readonly string[]): boolean {
  const { text: line } = lineOf(tokens)
  if (/\d ?(?:"|inch|panna|cms?\b)/.test(line)) return false
  const value = Number(groups.width)
  if (BARE_WIDTHS.has(value) && value >= USUAL_CELL.min && value <= USUAL_CELL.max) return true
  const [, price] = PRICE_CELL.exec(line.split(text.toLowerCase())[1] ?? '') ?? []
  // "133x72 | 120 | 63" and "92x88 | 55 | 63" may have the price first.
  const isOpen = price !== undefined && BARE_WIDTHS.has(Number(price)) && Number(price) <= USUAL_CELL.max
  return price !== undefined && !isOpen && value >= CELL.min && value <= CELL.max
}
const PRICE_CELL = /^.*?\| ?(?:rs\.? ?|₹ ?|@ ?)?(\d{2,3}(?:\.\d{1,2})?)(?= \||$| ?\/)/
const USUAL_CELL = { min: 44, max: 72 } as const
const CELL = { min: 36, max: 126 } as const

/** Densities with a slash are shares or a width unless there are no more picks than ends, next to marked counts or a width in inches. */
function isOtherPair({ text, yarns, groups }: Span, epi: string, ppi: string): boolean {
  if (!new RegExp(`(?<!\\d)${epi} ?/ ?${ppi}(?!\\d)`).test(text)) return false
  const isSure = yarns.some(isMarked) || groups.unit !== undefined
  return !isSure || Number(epi) < Number(ppi) || Number(epi) + Number(ppi) === 100
}

/** More threads than any loom weaves; two equal numbers of this size are deniers. */
const isBeyond = ([epi, ppi]: readonly [number, number]): boolean => epi !== ppi && (epi > EPI.max || ppi > PPI.max)

function fromFour(tokens: readonly string[], at: number, fibre: string | null): ConstructionMatch | null {
  for (const pattern of [FIVE_NUMBERS, FOUR_NUMBERS, FOUR_NUMBERS_ALONE]) {
    const match = matchAt(tokens, at, pattern)
    if (!match) continue
    const next = wordAt(tokens, at + match.used)
    const before = wordAt(tokens, at - 1)
    const goesOn = pattern !== FIVE_NUMBERS && /^[\d.,]+$/.test(next)
    if (OTHER_UNIT.test(next) || isLength(tokens, at + match.used) || goesOn || /^[\d.,]+$/.test(before)) continue
    const { warp: a = '', weft: b = '', epi = '', ppi = '' } = match.groups
    const pairs = pairsOf(a, b, [Number(epi), Number(ppi)], fibre)
    const width = widthOf(match, next)
    if (!pairs?.warp || !pairs.weft || width === 'none') continue
    if (!isPossible(pairs as Pairs) || likeness(pairs as Pairs, true) < 5.5) continue
    return { ...pairs, ...measured(width), ...spanOf(match) }
  }
  return null
}

type Open = Pick<Construction, 'warp' | 'weft'> & { epi: number; ppi: number; yarns: readonly [string, string] }

function pairsOf(a: string, b: string, [epi, ppi]: readonly [number, number], fibre: string | null): Open | null {
  const warp = readYarn(a, fibre, b)
  const weft = readYarn(b, fibre, a)
  return warp || weft ? { warp, weft, epi, ppi, yarns: [a, b] } : null
}

/** The same four numbers with the densities first. */
function swapped(
  first: string,
  second: string,
  [epi, ppi]: readonly [number, number],
  fibre: string | null,
): Open | null {
  const [a, b] = [withoutSide(first), withoutSide(second)]
  if (!/^\d{2,3}$/.test(a) || !/^\d{2,3}$/.test(b)) return null
  return pairsOf(String(epi), String(ppi), [Number(a), Number(b)], fibre)
}

const isWhole = (pairs: Open | null): pairs is Open & Pairs => pairs?.warp != null && pairs.weft !== null

function likelier(usual: Open | null, other: Open | null): Open | null {
  if (!isWhole(usual)) return isWhole(other) ? other : null
  const isLikelier = isWhole(other) && isPossible(other) && likeness(other, false) > likeness(usual, true)
  return isLikelier ? other : usual
}

/** "none": the number at the end is no width, so that this reading fails. */
function widthOf(match: Matched, next: string): { value: number; unit: LengthUnit } | null | 'none' {
  const { width, unit, second = '' } = match.groups
  if (width === undefined) return null
  const value = Number(width)
  if (unit !== undefined) {
    const measured = { value, unit: lengthUnit(unit) ?? 'in' }
    const cm = toCm(value, measured.unit)
    return cm >= WIDTH_CM.min && cm <= WIDTH_CM.max ? measured : 'none'
  }
  const upper = Number(/\d+(?:\.\d+)?/.exec(second)?.[0] ?? Number.NaN)
  const isRange = second !== '' && upper - value >= 1 && upper - value <= 3 && value >= 30 && value <= 130
  if (OTHER_UNIT.test(next)) return 'none'
  return isRange || (second === '' && (BARE_WIDTHS.has(value) || isInTable(match))) ? { value, unit: 'in' } : 'none'
}

const measured = (width: { value: number; unit: LengthUnit } | null) => ({
  width,
  widthCm: width === null ? null : toCm(width.value, width.unit),
})

const spanOf = ({ used, text }: Matched) => ({ used, text })

const CM_PER_INCH = 2.54

/** Ends or picks per inch. */
export function perInch(number: string, isPerCm: boolean): number {
  const value = Number(number)
  return isPerCm ? Math.round(value * CM_PER_INCH * 10) / 10 : value
}

export const isWithinDensity = (epi: number | null, ppi: number | null): boolean =>
  epi !== null && ppi !== null && epi >= EPI.min && epi <= EPI.max && ppi >= PPI.min && ppi <= PPI.max
