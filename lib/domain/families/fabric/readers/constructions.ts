import { parseCount } from '@/lib/domain/count/parse'
import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { within } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, matchAt, wordAt } from '../../reading/tokens'
import {
  type ConstructionMatch,
  densityOf,
  EPI,
  isWithinDensity,
  matchConstruction,
  matchCounts,
  PPI,
  perInch,
} from '../construction/match'
import { DENSITY, WIDTH, whole } from '../construction/notation'
import { isUsualCount } from '../construction/order'
import { countPart, presentConstruction } from '../construction/parts'
import { readConstruction } from '../construction/read-construction'
import { fibresOfYarn, isMarked } from '../construction/yarns'
import { lengthUnit, toCm } from '../lengths'
import { fabricName } from '../vocabulary'
import { contextOf } from './context'
import { fibresNamed } from './fibres/named'

/** A construction, its counts, densities and width as the fields that it fills. */
function partsOf(match: ConstructionMatch, fibres: readonly string[]): Understood[] {
  const { warp, weft, epi, ppi, width, widthCm, yarns, text } = match
  const [first = '', second = ''] = yarns ?? []
  return [
    understood('construction', text, presentConstruction(match), withoutFibre(spelt(match, fibres))),
    ...(warp ? [countPart('warpCount', inSystemBehind(withoutFibre(first), second, warp), warp)] : []),
    ...(weft ? [countPart('weftCount', withoutFibre(inSystem(second, first, weft)), weft)] : []),
    ...densityParts(text, epi, ppi),
    ...(width && widthCm !== null ? [understood('clothWidth', text, widthCm, width)] : []),
    ...fibreParts(first, second),
    ...blendParts(text, first),
  ]
}

/** "Cotton 40x40": a count of cotton reads the same without the fibre, which has a field of its own. */
const withoutFibre = (text: string): string =>
  text.replace(/^(?:cotton|rayon|viscose|polyester) (?=\d)/i, '').replace(/ \( ?\d{2} ?[/:] ?\d{2} ?\)$/, '')

/** "2/80 x 2/80 Nm": the system behind the second count is that of both. */
function inSystemBehind(first: string, second: string, warp: ParsedCount): string {
  const [system] = / ?nm$/i.exec(second) ?? []
  if (system === undefined || /[a-z]/i.test(first)) return first
  const whole = parseCount(`${first}${system}`)
  return whole.ok && whole.count.resultantTex === warp.resultantTex ? `${first}${system}` : first
}

/** "Nm 2/80 x 2/80": the system that is written in front of the first count is that of both. */
function inSystem(second: string, first: string, weft: ParsedCount): string {
  const [system] = /^(?:nm|ne|lea) ?/i.exec(first) ?? []
  if (system === undefined || /[a-z]/i.test(second)) return second
  const whole = parseCount(`${system}${second}`)
  return whole.ok && whole.count.resultantTex === weft.resultantTex ? `${system}${second}` : second
}

/** "45 PC x 45 PC (65/35)": the shares of the fibres that the letters of the yarn name. */
function blendParts(text: string, yarn: string): Understood[] {
  const [a = 0, b = 0] = (/\( (\d\d)\/(\d\d) \)/.exec(text)?.slice(1) ?? []).map(Number)
  const [fibre, other, more] = fibresOfYarn(yarn)
  if (!fibre || !other || more || a + b !== 100) return []
  const shares = [
    { fibre, percent: a },
    { fibre: other, percent: b },
  ]
  return [understood('blendPercentages', text, shares)]
}

/** A spelling that says the same under the first fibre of the line: "14x14" of a linen blend is counted like cotton here. */
function spelt({ text, warp, weft, yarns, epi, ppi, width }: ConstructionMatch, fibres: readonly string[]): string {
  if (!warp || !weft || !yarns || fibres.length < 2) return text
  const isSame = fibres.every((fibre) => {
    const { construction } = readConstruction(text, fibre)
    return (
      construction?.warp?.resultantTex === warp.resultantTex && construction.weft?.resultantTex === weft.resultantTex
    )
  })
  if (isSame) return text
  const [a, b] = [countPart('warpCount', yarns[0], warp), countPart('weftCount', yarns[1], weft)]
  const written = `${String(a.typed)} x ${String(b.typed)} / ${epi} x ${ppi}${width ? ` ${width.value} ${width.unit}` : ''}`
  const again = readConstruction(written, null).construction
  return again?.warp?.resultantTex === warp.resultantTex && again.epi === epi ? written : text
}

function fibreParts(first: string, second: string): Understood[] {
  const fibres = [...new Set([...fibresOfYarn(first), ...fibresOfYarn(second)])]
  return fibres.length > 0 ? [understood('fiberType', `${first} x ${second}`, fibres)] : []
}

const densityParts = (text: string, epi: number | null, ppi: number | null): Understood[] => [
  ...(epi === null ? [] : [understood('epi', text, epi)]),
  ...(ppi === null ? [] : [understood('ppi', text, ppi)]),
]

const wovenPart = (text: string): Understood => understood('fabricStructure', text, 'Woven')

export const constructionReader: TextReader = {
  name: 'construction',
  examples: ['40x40/132x72', '2/40x2/40/60x56 58"', '40x150D/132x80', '30s x 30s 76x68 67"', '132x72 epi x ppi'],
  read(tokens, at): Reading | null {
    if (isInsideNumber(tokens, at) || isMatt(tokens, at) || isCode(tokens, at)) return null
    const { fibre, isMadeUp, isCloth } = contextOf(tokens)
    const full = matchConstruction(tokens, at, fibre) ?? matchSlashed(tokens, at, fibre)
    if (full) {
      const isMeant = full.yarns?.some(isMarked) || isCloth || !isMadeUp
      if (!isMeant) return null
      if (isWithinDensity(full.epi, full.ppi))
        return { used: full.used, understood: [...partsOf(full, fibresNamed(tokens)), wovenPart(full.text)] }
    }
    return (
      countsAlone(tokens, at, fibre) ??
      labelledCounts(tokens, at, fibre) ??
      countsOfNamedCloth(tokens, at, fibre) ??
      densityAlone(tokens, at)
    )
  },
}

/** "Art. P 20x16", "sort no T 60x60": the letter names the goods, not the fibre of the yarn. */
const isCode = (tokens: readonly string[], at: number): boolean =>
  /^[a-z]$/.test(wordAt(tokens, at)) && CODE.test(`${wordAt(tokens, at - 2)} ${wordAt(tokens, at - 1)}`)
const CODE =
  /(?:^| )(?:art|article|quality|qlty|qty|sort|type|grade|code|design|item|style|ref|lot)\.?(?: (?:no\.?|number|\.|#))?$| no\.?$/

/** "Matty 2x2": the ends and picks that weave as one. */
const isMatt = (tokens: readonly string[], at: number): boolean =>
  MATT_PAIR.test([0, 1, 2].map((more) => wordAt(tokens, at + more)).join('')) && MATT.test(lineOf(tokens).text)
const MATT_PAIR = /^[1-4]x[1-4](?!\d|s)/
const MATT = /\b(?:mat{1,2}y?|basket|hopsack|dosut[iy]|oxford)\b/

const SLASHED = /^(\d{1,3})s?\/(\d{1,3})s?$/i
const SLASHED_OR_CROSSED = /^(\d{2,3})[/x](\d{2,3})$/i
/** More plies than any yarn has. */
const NO_PLY_FROM = 7

/** "40/40 132/72": some lists write a slash for every cross. */
function matchSlashed(tokens: readonly string[], at: number, fibre: string | null): ConstructionMatch | null {
  const [, a, b] = SLASHED.exec(tokens[at] ?? '') ?? []
  // "60/60 – 90/88"
  const gap = /^[-–—:|]$/.test(wordAt(tokens, at + 1)) ? 1 : 0
  const [first = '', second = ''] = [tokens[at], tokens[at + 1 + gap]]
  // Only a construction has two such pairs and a width: "PC 45/45 110/76 47\"".
  const isWide = /^\d{2,3}(?:"|'')$/.test(tokens[at + 2 + gap] ?? '')
  if (a === undefined || !SLASHED_OR_CROSSED.test(second) || !(contextOf(tokens).isWoven || isWide)) return null
  // Shares of a blend are there too: "CVC 60/40 45x45".
  if (Math.min(Number(a), Number(b)) < NO_PLY_FROM || Number(a) + Number(b) === 100) return null
  const crossed = [first, second].map((token) => token.replace('/', 'x'))
  const match = matchConstruction([...tokens.slice(0, at), ...crossed, ...tokens.slice(at + 2 + gap)], at, fibre)
  return match && { ...match, used: match.used + gap }
}

/** "3 x 40x40/..." and "12-40x40": a number that goes on from the token before. */
const isInsideNumber = (tokens: readonly string[], at: number): boolean =>
  at > 0 && /^(?:x|nm|ne|lea|n\.m\.|c\.c\.|tex)$|\d[x/]$/.test(wordAt(tokens, at - 1))

function countsAlone(tokens: readonly string[], at: number, fibre: string | null): Reading | null {
  const match = matchCounts(tokens, at, fibre)
  const [a = '', b = ''] = match?.yarns ?? []
  if (!match?.warp || !match.weft) return null
  // "30s 68 x 30s 64": the number belongs to the count before it.
  if (!/[a-z]/i.test(a) && COUNT_NEAR.test(wordAt(tokens, at - 1))) return null
  // "Cotton 40s x 44 inch": a yarn and the width.
  if (/^\d{2,3}$/.test(b) && WIDTH_BEHIND.test(wordAt(tokens, at + match.used))) return null
  // "2/10 x 3/5" are fractions; a count says its system, or the line is about cloth.
  if (!/[a-z]/.test(a + b) && !contextOf(tokens).isCloth) return null
  return {
    used: match.used,
    understood: [
      countPart('warpCount', inSystemBehind(a, b, match.warp), match.warp),
      countPart('weftCount', inSystem(b, a, match.weft), match.weft),
      ...fibreParts(a, b),
      wovenPart(match.text),
    ],
  }
}

const WIDTH_BEHIND = /^(?:"|inch(?:es)?|panna|pana|cms?)$/
const LABEL = whole('(?:yarn ?counts?|yarns?|counts?)(?: ?[:=-])?')

/** "Yarn count: 40x40": bare numbers behind the word are counts. */
function labelledCounts(tokens: readonly string[], at: number, fibre: string | null): Reading | null {
  // "10 count x 6 count 36x28": the word belongs to the number before it.
  const label = /^\d+$/.test(wordAt(tokens, at - 1)) ? null : matchAt(tokens, at, LABEL)
  const match = label && matchCounts(tokens, at + label.used, fibre, true)
  const [a = '', b = ''] = match?.yarns ?? []
  if (!label || !match?.warp || !match.weft) return null
  // "Open end yarn 7x7 48x28": a whole construction.
  if (matchConstruction(tokens, at + label.used, fibre)) return null
  return {
    used: label.used + match.used,
    understood: [countPart('warpCount', a, match.warp), countPart('weftCount', b, match.weft), wovenPart(match.text)],
  }
}

const HAS_WIDTH = /\d ?(?:"|inch|panna|cms?\b)/
const PAIR = /(?<a>\d{1,3})x(?<b>\d{1,3})/iy
const PAIRS = /\d{2,3} ?[x/] ?\d{2,3}/g
/** Of heavy cloth: "canvas 10x6". */
const COARSE_COUNTS: ReadonlySet<string> = new Set('4 5 6 7 8 9 12 14'.split(' '))
const COARSE = /\b(?:canvas|duck|drill|denim|tarpaulin)\b/
const GREY = /\b(?:gr[ae]y|greige|loom|powerloom|airjet)\b/
const MAY_BE_SIZED = /^(?:muslin|gauze)$/
const SOLD_BY_SIZE =
  /\b(?:mesh|swabs?|sponges?|dressings?|swaddles?|furoshiki|bandanas?|hank(?:y|ies)|nappy|nappies|diapers?|bibs?|wraps?|wrappers?|squares?|dish ?cloths?|dusters?|cheese ?cloths?|gamchas?|lungis?|throws?|baby|polishing|wiping|cleaning)\b/
const USUAL_COUNTS: ReadonlySet<string> = new Set('10 16 20 21 24 26 30 32 34 40 45 50 60 75 80 100 120 150'.split(' '))

/** "Poplin 40x40 120 gsm": the only pair in a line about woven cloth of a known fibre is that of its yarns. */
function countsOfNamedCloth(tokens: readonly string[], at: number, fibre: string | null): Reading | null {
  const { isMadeUp, isOther, isWoven, isKnit } = contextOf(tokens)
  const match = isWoven && !isKnit && !isMadeUp && !isOther ? matchAt(tokens, at, whole(PAIR.source)) : null
  const { a = '', b = '' } = match?.groups ?? {}
  const { text } = lineOf(tokens)
  // "Combed voile 100x100 48 inch": equal counts of grey or of a named cloth with a width need no fibre.
  const isNamed =
    GREY.test(text) ||
    (phraseAt(fabricName, foldedOf(tokens), at - 1) !== null && !MAY_BE_SIZED.test(wordAt(tokens, at - 1)))
  if (fibre === null && (a !== b || !isNamed || !HAS_WIDTH.test(text))) return null
  // "Gauze swabs 20x20 mesh", "muslin swaddle 40x40": threads of a mesh, and sizes.
  if (SOLD_BY_SIZE.test(text)) return null
  const isUsual = (count: string) => USUAL_COUNTS.has(count) || (COARSE_COUNTS.has(count) && COARSE.test(text))
  if (!match || !isUsual(a) || !isUsual(b)) return null
  const near = [wordAt(tokens, at - 1), wordAt(tokens, at + match.used)]
  if ((text.match(PAIRS)?.length ?? 0) > 1 || SAYS_DENSITY.test(text) || near.some((word) => SIZE_UNIT.test(word)))
    return null
  // Ends and picks of cloth whose yarn is named apart: "40s poplin 100x80".
  if (tokens.some((token) => COUNT_NEAR.test(token.toLowerCase()))) return null
  const counts = matchCounts(tokens, at, fibre, true)
  if (!counts?.warp || !counts.weft) return null
  return {
    used: match.used,
    understood: [countPart('warpCount', a, counts.warp), countPart('weftCount', b, counts.weft), wovenPart(match.text)],
  }
}

const ALONE = whole(
  `(?<label>(?:(?:epi|ends) ?x ?(?:ppi|picks)|(?<cmfirst>(?:threads?|yarns?|ends ?(?:x|and|&) ?picks|density) ?(?:/|per) ?(?:cms?|centimet(?:er|re)s?))|(?:thread )?density|construction|constr?\\.?) ?[:=-]? ?)?${DENSITY}(?<behind> ?(?:epi ?x ?ppi|ends ?x ?picks|threads))?`,
)
const ALONE_WITH_WIDTH = whole(`${DENSITY}${WIDTH}`)
const SAYS_DENSITY =
  /\b(?:epi|ppi|ends|picks?|threads?|per ?cm|\/cm|density|construction|constr?|sett)\b|\/ ?(?:inch|cm|")/
const COUNT_NEAR = /^\(?(?:[a-z]{1,3}\.?)?\d{1,3}(?:\/\d{1,2})?'?s(?:\/\d)?\)?$|^\d{2,4}d(?:en(?:ier)?)?$|^(?:ne|nm)\d+/
/** With both counts said, a pair of numbers is no pair of counts: "75 denier x 75 denier, 44 inch, 110x80". */
const PAIR_OF_COUNTS = /\d ?(?:deniers?|den|d|'?s)(?: [a-z]+)? x \d{1,4} ?(?:deniers?|den|d|'?s)\b/
const SIZE_UNIT = /^(?:"|inch(?:es)?|in|cms?|mm|ft|feet|mtrs?|m|x|pcs|px|pixels?|size|sizes)$/

/** "132x72" alone: ends and picks, unless it may be a size. */
function densityAlone(tokens: readonly string[], at: number): Reading | null {
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
