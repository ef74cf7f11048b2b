import { longest } from '../../reading/longest'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, matchAt, wordAt } from '../../reading/tokens'
import {
  type ConstructionMatch,
  isBeforeShares,
  isWithinDensity,
  matchConstruction,
  matchCounts,
} from '../construction/match'
import { whole } from '../construction/notation'
import { countPart, presentConstruction } from '../construction/parts'
import { readConstruction } from '../construction/read-construction'
import { fibresOfYarn, isMarked } from '../construction/yarns'
import { matchAdded } from './constructions/added'
import { inSystem, inSystemBehind, withoutBracket, withoutFibre } from './constructions/count-texts'
import { matchDashed } from './constructions/dashed'
import { FILAMENT_CLOTH, mayBeDeniers } from './constructions/filament-cloth'
import { filamentPair, silkPair } from './constructions/filament-pairs'
import {
  COUNT_NEAR,
  densityAlone,
  densityParts,
  densitySlashed,
  isSureDensity,
  SAYS_DENSITY,
  SIZE_UNIT,
  wovenPart,
} from './constructions/lone-densities'
import { withoutNamedDensities } from './constructions/named-densities'
import { GREY, HAS_WIDTH, isNamedCloth, isSizeOfGoods, SOLD_BY_SIZE } from './constructions/sizes'
import {
  matchNe,
  matchPliesSlashed,
  matchSlashed,
  SLASHED,
  SLASHED_OR_CROSSED,
  USUAL_COUNTS,
} from './constructions/slashed-pairs'
import { matchSlashedWords } from './constructions/slashed-words'
import { isWidthNext } from './constructions/width-behind'
import { contextOf } from './context'
import { blendReader, fibreReader } from './fibres'
import { fibresNamed } from './fibres/named'
import { wordReader } from './words'

/** A construction, its counts, densities and width as the fields that it fills. */
function partsOf(match: ConstructionMatch, fibres: readonly string[]): Understood[] {
  const { warp, weft, epi, ppi, width, widthCm, yarns, text } = match
  const [first = '', second = ''] = yarns ?? []
  return [
    understood('construction', text, presentConstruction(match), withoutBracket(withoutFibre(spelt(match, fibres)))),
    ...(warp ? [countPart('warpCount', inSystemBehind(withoutFibre(first), second, warp), warp)] : []),
    ...(weft ? [countPart('weftCount', withoutFibre(inSystem(second, first, weft)), weft)] : []),
    ...densityParts(text, epi, ppi),
    ...(width && widthCm !== null ? [understood('clothWidth', text, widthCm, width)] : []),
    ...fibreParts(first, second, fibres),
    ...blendParts(text, first),
  ]
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

/** @param named the fibres of the line: "nylon T 70D" is of no polyester */
function fibreParts(first: string, second: string, named: readonly string[]): Understood[] {
  const isOther = (fibre: string, yarn: string) => /^[tpn] /.test(yarn) && named.length > 0 && !named.includes(fibre)
  const ofYarn = (yarn: string) => fibresOfYarn(yarn).filter((fibre) => !isOther(fibre, yarn))
  const fibres = [...new Set([...ofYarn(first), ...ofYarn(second)])]
  return fibres.length > 0 ? [understood('fiberType', `${first} x ${second}`, fibres)] : []
}

export const constructionReader: TextReader = {
  name: 'construction',
  examples: ['40x40/132x72', '2/40x2/40/60x56 58"', '40x150D/132x80', '30s x 30s 76x68 67"', '132x72 epi x ppi'],
  read(tokens, at): Reading | null {
    if (isInsideNumber(tokens, at) || isMatt(tokens, at) || isCode(tokens, at)) return null
    const { fibre, isMadeUp, isCloth } = contextOf(tokens)
    const full =
      matchConstruction(tokens, at, fibre) ??
      matchSlashed(tokens, at, fibre) ??
      matchSlashedWords(tokens, at, fibre) ??
      matchNe(tokens, at, fibre) ??
      matchPliesSlashed(tokens, at, fibre) ??
      matchDashed(tokens, at, fibre) ??
      matchAdded(tokens, at, fibre)
    if (full) {
      const isMeant = full.yarns?.some(isMarked) || isCloth || !isMadeUp
      if (!isMeant) return null
      if (isWithinDensity(full.epi, full.ppi))
        return { used: full.used, understood: [...partsOf(full, fibresNamed(tokens)), wovenPart(full.text)] }
    }
    return (
      acrossWords(tokens, at, fibre) ??
      countsAlone(tokens, at, fibre) ??
      filamentPair(tokens, at) ??
      silkPair(tokens, at) ??
      labelledCounts(tokens, at, fibre) ??
      countsOfNamedCloth(tokens, at, fibre) ??
      deniersOfNamedCloth(tokens, at, fibre) ??
      countsSlashed(tokens, at, fibre) ??
      densityAlone(tokens, at) ??
      densitySlashed(tokens, at)
    )
  },
}

/** "Art. P 20x16", "sort no T 60x60": the letter names the goods, not the fibre of the yarn. In "190 T 75D" it counts threads. */
const isCode = (tokens: readonly string[], at: number): boolean =>
  /^[a-z]$/.test(wordAt(tokens, at)) &&
  (CODE.test(`${wordAt(tokens, at - 2)} ${wordAt(tokens, at - 1)}`) || /^\d+$/.test(wordAt(tokens, at - 1)))
const CODE =
  /(?:^| )(?:art|article|quality|qlty|qty|sort|type|grade|code|design|item|style|ref|lot)\.?(?: (?:no\.?|number|\.|#))?$| no\.?$/

/** "Matty 2x2": the ends and picks that weave as one. */
const isMatt = (tokens: readonly string[], at: number): boolean =>
  MATT_PAIR.test([0, 1, 2].map((more) => wordAt(tokens, at + more)).join('')) && MATT.test(lineOf(tokens).text)
const MATT_PAIR = /^[1-4]x[1-4](?!\d|s)/
const MATT = /\b(?:mat{1,2}y?|basket|hopsack|dosut[iy]|oxford)\b/

/** Words between counts and densities: the blend, the cloth or the weave. */
const BETWEEN: readonly TextReader[] = [blendReader, fibreReader, wordReader]
const FACTS_BETWEEN: ReadonlySet<string> = new Set(
  'blendPercentages fiberType fabricName fabricStructure weave'.split(' '),
)

/** "30/1 x 30/1, 100% cotton, 60x50", "7s OE x 7s OE canvas, 72/40, 63\"": a construction with other facts in the middle. */
function acrossWords(tokens: readonly string[], at: number, fibre: string | null): Reading | null {
  const { isWoven, isCloth, isMadeUp, isOther } = contextOf(tokens)
  if (isMadeUp || isOther) return null
  // "40/40 poplin 133/72 63\"": equal counts with a slash.
  const [, a, b] = SLASHED.exec(tokens[at] ?? '') ?? []
  const isSlashed = a !== undefined && a === b && Number(a) * 2 !== 100 && USUAL_COUNTS.has(a)
  const pair = isSlashed ? [`${a}x${b}`] : tokens.slice(at, at + 1)
  const crossed = isSlashed ? [...tokens.slice(0, at), ...pair, ...tokens.slice(at + 1)] : tokens
  const counts = matchCounts(crossed, at, fibre, isCloth)
  if (!counts?.warp || !counts.weft) return null
  const behindFiller = (place: number): number =>
    NO_FACT.test(wordAt(tokens, place)) ? behindFiller(place + 1) : place
  // "45x45 T/C 65/35": the letters are those of the blend.
  const first = at + (/^\d+x\d+$/.test(pair[0] ?? '') ? 1 : counts.used)
  let end = first
  const between: Understood[] = []
  for (let words = 0; words < BETWEEN_MAX; words += 1) {
    const start = behindFiller(end)
    const reading = longest(tokens, start, BETWEEN)
    if (!reading?.understood.every(({ name }) => FACTS_BETWEEN.has(name))) break
    // "Rayon" is the name of the cloth as well.
    const isName = ({ name }: Understood) => name === 'fabricName'
    const named = reading.understood.some(isName) ? [] : wordReader.read(tokens, start)?.understood.filter(isName)
    between.push(...reading.understood, ...(named ?? []))
    end = start + reading.used
  }
  const isSure = isWoven || isSlashed || between.some(({ name }) => name === 'blendPercentages')
  if (between.length === 0 || !isSure) return null
  end = behindFiller(end)
  const density = isSlashed ? (tokens[end] ?? '').replace(SLASHED_OR_CROSSED, '$1x$2') : (tokens[end] ?? '')
  const match = matchConstruction([...crossed.slice(0, first), density, ...tokens.slice(end + 1)], at, fibre)
  // The densities have to be behind those words.
  if (!match || match.used <= first - at || !isWithinDensity(match.epi, match.ppi)) return null
  if (isSizeOfGoods(match, tokens)) return null
  // "40/40 poplin 120/110 58\"" has two prices.
  if (/\d\/\d/.test(tokens[end] ?? '') && (match.width === null || !isSureDensity(`${match.epi}/${match.ppi}`)))
    return null
  const used = match.used + end - first
  // "Ne 60/1 x Ne 60/1, 4/1 weave, 173 x 104, 120 inch, satin": the second word would seem to be another weave.
  const hasWeave = (parts: readonly Understood[] = []) => parts.some(({ name }) => name === 'weave')
  if (hasWeave(between) && hasWeave(wordReader.read(tokens, behindFiller(at + used))?.understood)) return null
  return { used, understood: [...partsOf(match, fibresNamed(tokens)), ...between, wovenPart(match.text)] }
}
const NO_FACT = /^(?:,|weave|fabrics?|cloth|gr[ae]y|greige)$/
const BETWEEN_MAX = 3

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
  if (!/[a-z]/.test(a + b) && !contextOf(tokens).isCloth && !isBeforeShares(tokens, at + match.used)) return null
  return {
    used: match.used,
    understood: [
      countPart('warpCount', inSystemBehind(withoutFibre(a), b, match.warp), match.warp),
      countPart('weftCount', withoutFibre(inSystem(b, a, match.weft)), match.weft),
      ...fibreParts(a, b, fibresNamed(tokens)),
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

const PAIR = /(?<a>\d{1,3})x(?<b>\d{1,3})/iy
const PAIRS = /\d{2,3} ?[x/] ?\d{2,3}/g
/** Of heavy cloth: "canvas 10x6". */
const COARSE_COUNTS: ReadonlySet<string> = new Set('4 5 6 7 8 9 12 14'.split(' '))
const COARSE = /\b(?:canvas|duck|drill|denim|tarpaulin)\b/

/** "Poplin 40x40 120 gsm": the only pair in a line about woven cloth of a known fibre is that of its yarns. */
function countsOfNamedCloth(tokens: readonly string[], at: number, fibre: string | null): Reading | null {
  const { isMadeUp, isOther, isWoven, isKnit } = contextOf(tokens)
  // "Rayon 30x30 48\"": such a pair in front of a width.
  const isRayon = fibre === 'Viscose spun' && isWidthNext(tokens, at + 1)
  const isMeant = (isWoven || isRayon) && !isKnit && !isMadeUp && !isOther
  const match = isMeant ? matchAt(tokens, at, whole(PAIR.source)) : null
  const { a = '', b = '' } = match?.groups ?? {}
  // "30x30 reed 64 pick 56": the words say the ends and picks, so that the pair is that of the counts.
  const named = withoutNamedDensities(lineOf(tokens).text)
  const text = named?.rest ?? lineOf(tokens).text
  // "Combed voile 100x100 48 inch": equal counts of grey or of a named cloth with a width need no fibre.
  const isNamed = GREY.test(text) || isNamedCloth(tokens, at - 1)
  const isOfNamed = HAS_WIDTH.test(text) ? a === b && isNamed : isOfGrey(tokens, at, Number(a), Number(b))
  if (fibre === null && named === null && !isOfNamed) return null
  // "Gauze swabs 20x20 mesh", "muslin swaddle 40x40": threads of a mesh, and sizes.
  if (SOLD_BY_SIZE.test(text)) return null
  const isUsual = (count: string) => USUAL_COUNTS.has(count) || (COARSE_COUNTS.has(count) && COARSE.test(text))
  if (!match || !isUsual(a) || !isUsual(b) || named?.pair === `${a}x${b}` || (!isWoven && a !== b)) return null
  const near = [wordAt(tokens, at - 1), wordAt(tokens, at + match.used)]
  if ((text.match(PAIRS)?.length ?? 0) > 1 || SAYS_DENSITY.test(text) || near.some((word) => SIZE_UNIT.test(word)))
    return null
  // Ends and picks of cloth whose yarn is named apart: "40s poplin 100x80".
  if (tokens.some((token) => COUNT_NEAR.test(token.toLowerCase()))) return null
  const counts = matchCounts(tokens, at, fibre, true)
  if (!counts?.warp || !counts.weft) return null
  // "Polyester 100x100 reed 72 pick 60", "crepe 75x100 reed 64 pick 56": deniers, or counts of spun yarn.
  const areDeniers = [counts.warp, counts.weft].every((count) => count.system === 'Denier')
  if (named !== null && !areDeniers && mayBeDeniers(text, fibre, Math.max(Number(a), Number(b)))) return null
  return {
    used: match.used,
    understood: [countPart('warpCount', a, counts.warp), countPart('weftCount', b, counts.weft), wovenPart(match.text)],
  }
}

/** "Grey drill 16x12 ready stock", "40x40 poplin": next to the name of such a cloth low figures are the counts, the weft no finer than the warp. */
function isOfGrey(tokens: readonly string[], at: number, a: number, b: number): boolean {
  const isNext = NAMED_BY_COUNTS.test(wordAt(tokens, at - 1)) || NAMED_BY_COUNTS.test(wordAt(tokens, at + 1))
  const isPoplin = a === b && [wordAt(tokens, at - 1), wordAt(tokens, at + 1)].some((word) => NAMED_BY_EQUAL.test(word))
  return isNext && (isPoplin || GREY.test(lineOf(tokens).text)) && a >= b && a <= COUNT_OF_NAME_MAX
}
/** Cloths whose usual counts are equal, and whose ends and picks are not. */
const NAMED_BY_EQUAL = /^(?:poplin|cambric)$/
const NAMED_BY_COUNTS = /^(?:drill|twil{1,2}|duck|denim|poplin|cambric)$/
/** Finer ones may be ends and picks: "sheeting 60x60". */
const COUNT_OF_NAME_MAX = 40

/** "Dull satin 75x150 grey 58\"": filament cloth is named by its deniers, the weft no finer than the warp, as no ends and picks are. */
function deniersOfNamedCloth(tokens: readonly string[], at: number, fibre: string | null): Reading | null {
  const { isMadeUp, isForMadeUp, isOther, isKnit } = contextOf(tokens)
  const isElsewhere = (isMadeUp && !isForMadeUp) || isOther || isKnit
  const match = isElsewhere ? null : matchAt(tokens, at, whole(PAIR.source))
  const { a = '', b = '' } = match?.groups ?? {}
  const { text } = lineOf(tokens)
  // "Polyester grey 75x150 58\" panna" names no cloth.
  const isOfPolyester = GREY.test(text) && HAS_WIDTH.test(text) && fibresNamed(tokens).join() === 'Polyester'
  const isFilament =
    (fibre === null || fibre === 'Polyester filament') &&
    (FILAMENT_CLOTH.test(text) || isOfPolyester) &&
    !SPUN.test(text)
  if (!match || !isFilament || !USUAL_DENIERS.has(a) || !USUAL_DENIERS.has(b)) return null
  const [warp, weft] = [Number(a), Number(b)]
  const isElse =
    weft <= warp ||
    weft > warp * COARSER_MAX ||
    !(GREY.test(text) || HAS_WIDTH.test(text)) ||
    SOLD_BY_SIZE.test(text) ||
    (text.match(PAIRS)?.length ?? 0) > 1 ||
    // "Chiffon hijabs 75x200", "satin 80x160 bath robe": next to other words it is a size.
    ![wordAt(tokens, at - 1), wordAt(tokens, at + match.used)].every((word) => NEAR_DENIERS.test(word)) ||
    tokens.some((token) => COUNT_NEAR.test(token.toLowerCase()))
  const counts = isElse ? null : matchCounts(tokens, at, 'Polyester filament', true)
  if (!counts?.warp || !counts.weft) return null
  return {
    used: match.used,
    understood: [
      countPart('warpCount', `${a}D`, counts.warp),
      countPart('weftCount', `${b}D`, counts.weft),
      wovenPart(match.text),
    ],
  }
}
const USUAL_DENIERS: ReadonlySet<string> = new Set('50 68 75 80 100 150 160 165 200 300'.split(' '))
const COARSER_MAX = 3
const NEAR_DENIERS = new RegExp(
  `^(?:${FILAMENT_CLOTH.source}|gr[ae]y|greige|fabric|cloth|lining|poly(?:ester)?|reed|full|semi|dull|bright|plain|bed ?-?sheets?|dyed|print(?:ed)?|rfd|water|air|wj|(?:water|air)-?jet|panna|\\d{2,3}(?:\\.\\d+)?(?:"|inch)?|[,;|()@/:-]|rs\\.?|)$`,
)
/** Satin and crepe of other yarns. */
const SPUN = /\b(?:silk|spun|acetate|cupro|combed|carded|compact|giza|pima)\b/

/** "Rayon grey, 30/30, 48\"", "30/30 cotton grey": two equal counts with a slash, next to the cloth, its fibre or its width. */
function countsSlashed(tokens: readonly string[], at: number, fibre: string | null): Reading | null {
  const [typed = '', a, b] = SLASHED.exec(tokens[at] ?? '') ?? []
  const { isKnit, isWoven, isMadeUp, isOther, isCloth } = contextOf(tokens)
  const { text } = lineOf(tokens)
  if (a === undefined || a !== b || !isCloth || isKnit || isMadeUp || isOther || SOLD_BY_SIZE.test(text)) return null
  const isUsual = a === '10' ? COARSE.test(text) : a !== '50' && USUAL_COUNTS.has(a)
  if (!isUsual || (fibre === null && !((isWoven || GREY.test(text)) && HAS_WIDTH.test(text)))) return null
  const [first, last] = [
    PAUSE.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1,
    PAUSE.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1,
  ]
  const [before, next] = [isOfCloth(tokens, first), isOfCloth(tokens, last)]
  const isElse =
    !(next || (before && PRICE_OR_END.test(wordAt(tokens, at + 1)))) ||
    OTHER_PAIR_BEFORE.test(wordAt(tokens, at - 1)) ||
    (text.match(PAIRS)?.length ?? 0) > 1 ||
    tokens.some((token) => COUNT_NEAR.test(token.toLowerCase()))
  if (isElse) return null
  const counts = matchCounts([...tokens.slice(0, at), `${a}x${b}`, ...tokens.slice(at + 1)], at, fibre, true)
  if (!counts?.warp || !counts.weft) return null
  // Of cotton and silk one may be a count and the other a denier; "cotton modal 40/40 elastane 20" has shares.
  const isShare = (token: string) => /^\d{1,2}%?$/.test(token) && 2 * Number(a) + Number.parseInt(token, 10) === 100
  const isOfTwo = counts.warp.resultantTex !== counts.weft.resultantTex
  if (isOfTwo || (fibresNamed(tokens).length > 1 && tokens.some(isShare))) return null
  return {
    used: 1,
    understood: [countPart('warpCount', a, counts.warp), countPart('weftCount', a, counts.weft), wovenPart(typed)],
  }
}
const PAUSE = /^[,;|–-]$/
const PRICE_OR_END = /^(?:[,;|@]|rs\.?|₹|)$/
const OTHER_PAIR_BEFORE =
  /^(?:rates?|prices?|rs\.?|@|ratio|shares?|date|dated|no|lot|width|panna|points?|terms?|payment|advance|size|to|of|[/-])$/

/** Whether the word at this place is a fibre, a cloth, a loom, "grey" or a width. */
const isOfCloth = (tokens: readonly string[], at: number): boolean =>
  at >= 0 &&
  (/^(?:gr[ae]y|greige)$|^\d{2,3}(?:\.\d)?(?:"|inch(?:es)?|panna)$/.test(wordAt(tokens, at)) ||
    (/^\d{2,3}$/.test(wordAt(tokens, at)) && WIDTH_BEHIND.test(wordAt(tokens, at + 1))) ||
    fibreReader.read(tokens, at) !== null ||
    wordReader.read(tokens, at) !== null)
