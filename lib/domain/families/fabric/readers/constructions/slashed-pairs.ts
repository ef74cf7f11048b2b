import { lineOf, matchAt, wordAt } from '../../../reading/tokens'
import { type ConstructionMatch, matchConstruction } from '../../construction/match'
import { whole } from '../../construction/notation'
import { contextOf } from '../context'
import { KNOWN_BY_DENSITY } from './known-densities'
import { FILAMENTS, NO_DENSITY_BEHIND } from './lone-densities'
import { isOfOneFibre } from './one-fibre'
import { isSizeOfGoods } from './sizes'
import { isWidthNext } from './width-behind'

/** Two counts with a slash for the cross. */

export const USUAL_COUNTS: ReadonlySet<string> = new Set(
  '10 16 20 21 24 26 30 32 34 40 45 50 60 75 80 100 120 150'.split(' '),
)
export const SLASHED = /^(\d{1,3})s?\/(\d{1,3})s?$/i
export const SLASHED_OR_CROSSED = /^(\d{2,3})[/x](\d{2,3})$/i
/** More plies than any yarn has. */
const NO_PLY_FROM = 7

/** "40/40 132/72": some lists write a slash for every cross. */
export function matchSlashed(tokens: readonly string[], at: number, fibre: string | null): ConstructionMatch | null {
  const [, a, b] = SLASHED.exec(tokens[at] ?? '') ?? EQUAL_CROSSED.exec(tokens[at] ?? '') ?? []
  // "60/60 – 90/88"
  const areNamed = /s\/\d+s$/i.test(tokens[at] ?? '')
  const gap = (areNamed ? /^[-–—:|,]$/ : /^[-–—:|]$/).test(wordAt(tokens, at + 1)) ? 1 : 0
  const [first = '', second = ''] = [tokens[at], tokens[at + 1 + gap]]
  // Only a construction has two such pairs and a width: "PC 45/45 110/76 47\"", "16/12 108x56, 160 cm".
  const { isWoven, isCloth, isKnit, isMadeUp } = contextOf(tokens)
  const isWide = /^\d{2,3}"$/.test(tokens[at + 2 + gap] ?? '') || (!isMadeUp && isWidthNext(tokens, at + 2 + gap))
  // "Need 40/40 132/72 grey": equal counts in front of ends and picks that the market knows.
  const isKnown =
    a === b && USUAL_COUNTS.has(a ?? '') && isCloth && !isKnit && KNOWN_BY_DENSITY.has(second.replace('x', '/'))
  // "Cambric 60x60 92/88 auto loom": only the densities have a slash. Not in front of a price or a unit.
  const isCrossed = /x/i.test(first)
  if (isCrossed && !(isKnown && second.includes('/') && !NO_DENSITY_BEHIND.test(wordAt(tokens, at + 2 + gap))))
    return null
  // "Bandage cloth 40s/40s 28/24": both say that they are counts.
  const isSure = areNamed && isCloth && !isKnit
  // "45s/45s, 65/35": the shares of a blend.
  const isShares = areNamed && second.includes('/') && sumOf(second) === 100 && !isOpenCloth(lineOf(tokens).text)
  if (isShares || a === undefined || !SLASHED_OR_CROSSED.test(second) || !(isWoven || isWide || isKnown || isSure))
    return null
  // Shares of a blend are there too: "CVC 60/40 45x45".
  // Of "100% cotton 50/50 130x70" they are two counts.
  const isBlend = Number(a) + Number(b) === 100 && !(a === b && isOfOneFibre(tokens))
  if (Math.min(Number(a), Number(b)) < NO_PLY_FROM || isBlend) return null
  const crossed = [first, second].map((token) => token.replace('/', 'x'))
  const match = matchConstruction([...tokens.slice(0, at), ...crossed, ...tokens.slice(at + 2 + gap)], at, fibre)
  return match && { ...match, used: match.used + gap }
}
/** "Gauze 40s/40s 56/44": cloth of cotton with so few ends and picks. */
const OPEN_CLOTH = /\b(?:gau[zs]e|bandage|voile|mull?|muslin|scrim|cheese ?-?cloth|butter ?muslin)\b/
const OF_BLEND = /\b(?:p\/?c|t\/?c|cvc|p\/?v|poly(?:ester)?|viscose|blend(?:ed)?)\b|\b(?:65\/35|67\/33|35\/65|33\/67)\b/
const isOpenCloth = (text: string): boolean => OPEN_CLOTH.test(text) && !OF_BLEND.test(text)
const sumOf = (pair: string): number => pair.split('/').reduce((sum, part) => sum + Number(part), 0)
const EQUAL_CROSSED = /^(\d{2})x(\1)$/i

/** "Ne 60/60, 173x120", "satin 30/30, 100 x 72", "drill 16/12, 108x56": two counts with a slash in front of ends and picks with a cross. */
export function matchNe(tokens: readonly string[], at: number, fibre: string | null): ConstructionMatch | null {
  const named = wordAt(tokens, at) === 'ne' ? 1 : 0
  const [pair = ''] = [tokens[at + named]]
  const [, a, b] = SLASHED.exec(pair) ?? []
  const gap = wordAt(tokens, at + named + 1) === ',' ? 1 : 0
  const density = matchAt(tokens, at + named + 1 + gap, CROSSED)
  const { epi = '', ppi = '' } = density?.groups ?? {}
  if (a === undefined || b === undefined || !density || !contextOf(tokens).isWoven) return null
  // The weft is coarser: "16/12, 108x56". "75/36, 110x80" and "50/24" are of a filament.
  const isUsual = (count: string) => USUAL_COUNTS.has(count) || HEAVY_COUNTS.has(count)
  const isKnown = KNOWN_BY_DENSITY.has(`${epi}/${ppi}`) || isWidthNext(tokens, at + named + 1 + gap + density.used)
  const isOfTwo = Number(a) > Number(b) && isUsual(a) && isUsual(b) && !FILAMENTS.test(`${a}/${b}`) && isKnown
  const isOther =
    Math.min(Number(a), Number(b)) < NO_PLY_FROM ||
    Number(a) + Number(b) === 100 ||
    Number(epi) < Number(ppi) ||
    // "Ne 20/20, 24x24 fili/cm"; "Ne 30/30 27x27" of Italy may be of a centimetre.
    (epi === ppi && !(named === 1 && PER_CM.test(lineOf(tokens).text))) ||
    /^(?:grade|ratio|shares?|no|lot|size|rates?|prices?|rs\.?|@|₹|width|date|dated)$/.test(wordAt(tokens, at - 1)) ||
    (named === 0 && !isOfTwo && (a !== b || !USUAL_COUNTS.has(a)))
  if (isOther) return null
  const counts = named === 0 ? [pair.replace('/', 'x')] : [`Ne${a}`, 'x', `Ne${b}`]
  const match = matchConstruction([...tokens.slice(0, at), ...counts, ...tokens.slice(at + named + 1)], at, fibre)
  if (match && isSizeOfGoods(match, tokens)) return null
  return match && { ...match, used: match.used - counts.length + named + 1 }
}
const PER_CM = /(?:\/|per) ?(?:sq\.? ?)?cms?\b/
const CROSSED = whole('(?<epi>\\d{2,3}) ?x ?(?<ppi>\\d{2,3})(?! ?x)')
/** Of drills and ducks. */
const HEAVY_COUNTS: ReadonlySet<string> = new Set('7 8 9 12 14'.split(' '))

const PLIED = String.raw`(?:(?:ne|nm) ?\d{1,3}(?:/[1-4])?|\d{2,3}/[1-4]|[2-4]/\d{2,3})`
const PLIES = whole(
  String.raw`(?<a>${PLIED}) ?/ ?(?<b>${PLIED})(?= ?[,/|:-]? ?\d{2,3}(?:\.\d)? ?[/x] ?\d{2,3}(?:\.\d)?(?:\D|$))`,
)

/** "Nm 50/2 / Nm 50/2, 28/24 per cm", "30/1 / 30/1 76x68": a slash for the cross between counts with their plies. */
export function matchPliesSlashed(
  tokens: readonly string[],
  at: number,
  fibre: string | null,
): ConstructionMatch | null {
  const { isCloth, isKnit, isMadeUp, isOther } = contextOf(tokens)
  const found = isCloth && !isKnit && !isMadeUp && !isOther ? matchAt(tokens, at, PLIES) : null
  if (!found) return null
  const counts = [...(found.groups.a ?? '').split(' '), 'x', ...(found.groups.b ?? '').split(' ')]
  const crossed = [...tokens.slice(0, at), ...counts, ...tokens.slice(at + found.used)]
  const match = matchConstruction(crossed, at, fibre)
  // The densities have to be behind the counts.
  return match && match.used > counts.length ? { ...match, used: match.used - counts.length + found.used } : null
}
