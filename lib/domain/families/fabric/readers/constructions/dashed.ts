import { lineOf, wordAt } from '../../../reading/tokens'
import { type ConstructionMatch, matchConstruction } from '../../construction/match'
import { isUsualCount } from '../../construction/order'
import { contextOf } from '../context'
import { KNOWN_BY_DENSITY } from './known-densities'
import { HAS_WIDTH, SOLD_BY_SIZE } from './sizes'

const COUNTS = /^(?<a>\d{1,3})(?<s>'?s)?(?<sign>[x/-])(?<b>\d{1,3})(?<t>'?s)?$/
const DENSITIES = /^(?<epi>\d{2,3})(?<sign>[x/-])(?<ppi>\d{2,3})$/
const GLUED = /^(\d{1,3}'?s?-\d{1,3}'?s?)\/(\d{2,3}[x-]\d{2,3})$/
/** Thinner than any ply: "2-20" has one of them. */
const COUNT_MIN = 7
/** Yarn of these counts has more ends, and prices seldom are so high. */
const FINE_FROM = 30
const FINE_EPI_MIN = 60
const DENSE_FROM = 76
const OTHER_BEFORE =
  /^(?:rates?|prices?|rs\.?|@|₹|ratio|shares?|date|dated|no|nos|lot|art|article|design|code|ref|hs|hsn|tel|phone|mobile|mob|size|sizes|points?|days?|to|of|[+/x-]|\d[\d.]*)$/
const OTHER_BEHIND =
  /^(?:kgs?|gsm|gms?|days?|rs\.?|inr|usd|%|m|mtrs?|met(?:er|re)s?|pcs|rolls?|takas?|\/-|[x+-]|\d+-.*)$/

/** "60-60 92-88", "60x60 92-88 63\"", "40s-40s / 133-72": a dash for the cross, as people type. Neither pair is a range, which would rise. */
export function matchDashed(tokens: readonly string[], at: number, fibre: string | null): ConstructionMatch | null {
  const glued = GLUED.exec(wordAt(tokens, at))
  const gap = glued === null && /^[/,:|-]$/.test(wordAt(tokens, at + 1)) ? 1 : 0
  const [first, second] = glued ? [glued[1], glued[2]] : [wordAt(tokens, at), wordAt(tokens, at + 1 + gap)]
  const [counts, densities] = [COUNTS.exec(first ?? '')?.groups, DENSITIES.exec(second ?? '')?.groups]
  if (!counts || !densities || !(counts.sign === '-' || densities.sign === '-')) return null
  const [a, b, epi, ppi] = [counts.a, counts.b, densities.epi, densities.ppi].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const { isCloth, isKnit, isMadeUp, isOther } = contextOf(tokens)
  const { text } = lineOf(tokens)
  const used = glued ? 1 : 2 + gap
  const isElse =
    !isCloth ||
    isKnit ||
    isMadeUp ||
    isOther ||
    SOLD_BY_SIZE.test(text) ||
    OTHER_BEFORE.test(wordAt(tokens, at - 1)) ||
    DENSITIES.test(wordAt(tokens, at - 1).replace(/^(?:65-35|60-40|80-20|70-30|67-33|52-48|55-45|50-50)$/, '')) ||
    OTHER_BEHIND.test(wordAt(tokens, at + used))
  // "65-35" and "60-40" are shares.
  const isRange = b > a || ppi > epi || epi + ppi === 100 || (counts.sign !== 'x' && a + b === 100)
  const isYarns = Math.min(a, b) >= COUNT_MIN && isUsualCount(a) && isUsualCount(b)
  // "40x40 46-44 63\"", "20x20 65-58 63\"" and "40x40 52-45 63\"" may have two prices: no fine cloth has so few ends.
  const isFine = Math.min(a, b) >= FINE_FROM
  const isNear = ppi > epi * (isFine && epi >= DENSE_FROM ? 0.9 : 0.85) && ppi !== epi
  const isThin = isFine && epi < FINE_EPI_MIN
  const isSure =
    KNOWN_BY_DENSITY.has(`${epi}/${ppi}`) ||
    (HAS_WIDTH.test(text) && !isNear && !isThin && (a === b || counts.sign === 'x'))
  if (isElse || isRange || !isYarns || !isSure) return null
  const crossed = [`${a}${counts.s ?? ''}x${b}${counts.t ?? ''}`, `${epi}x${ppi}`]
  const match = matchConstruction([...tokens.slice(0, at), ...crossed, ...tokens.slice(at + used)], at, fibre)
  return match && match.epi !== null ? { ...match, used: match.used - crossed.length + used } : null
}
