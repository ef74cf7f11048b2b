import { parseCount } from '@/lib/domain/count/parse'
import type { Reading } from '../../../reading/reading'
import { lineOf, type Matched, matchAt } from '../../../reading/tokens'
import { whole } from '../../construction/notation'
import { countPart } from '../../construction/parts'
import { contextOf } from '../context'
import { wovenPart } from './lone-densities'

const DENIER = '(?:75|100|150|300|450|600)'
const FILAMENTS = '(?:24|36|48|72|96|108|144|192|288)'
const PAIR = whole(`(?<a>${DENIER})/(?<e>${FILAMENTS})f? ?x ?(?<b>${DENIER})/(?<f>${FILAMENTS})f?(?! ?[x/])`)
const FILAMENT_YARN = /\b(?:poly(?:ester)?|filaments?|textur(?:ed|i[sz]ed)|dty|fdy|nylon)\b/

/** "Mini matt grey 150/48 x 150/48, 60\"" of polyester: denier and filaments of warp and weft, without letters. */
export function filamentPair(tokens: readonly string[], at: number): Reading | null {
  const { isCloth, isKnit, isMadeUp, isOther } = contextOf(tokens)
  const { text } = lineOf(tokens)
  const isMeant = isCloth && !isKnit && !isMadeUp && !isOther && FILAMENT_YARN.test(text) && !SPUN.test(text)
  const match = isMeant ? matchAt(tokens, at, PAIR) : null
  const { a, b, e, f } = match?.groups ?? {}
  return match && pairOf(match, `${a}D/${e}F`, `${b}D/${f}F`)
}

/** Warp and weft of a cloth, if both are counts. */
function pairOf({ used, text }: Matched, warp: string, weft: string): Reading | null {
  const [ofWarp, ofWeft] = [parseCount(warp), parseCount(weft)]
  if (!ofWarp.ok || !ofWeft.ok) return null
  const counts = [countPart('warpCount', warp, ofWarp.count), countPart('weftCount', weft, ofWeft.count)]
  return { used, understood: [...counts, wovenPart(text)] }
}
const SPUN = /\b(?:spun|cotton|viscose|rayon|combed|carded)\b/

const DENIERS = '(?:d|den|deniers?)'
const SILK_PAIR = whole(`(?<a>\\d{2}/\\d{2}) ?${DENIERS}? ?x ?(?<b>\\d{2}/\\d{2}|\\d{2,3}) ?${DENIERS}(?! ?[x/+])`)
/** Raw silk is sold between two deniers that lie so close. */
const SILK_RANGE_MAX = 4

/** "20/22 x 120 denier" of silk: its warp is raw silk between two deniers. */
export function silkPair(tokens: readonly string[], at: number): Reading | null {
  const { isKnit, isMadeUp, isOther } = contextOf(tokens)
  const isMeant = !isKnit && !isMadeUp && !isOther && /\bsilk\b/.test(lineOf(tokens).text)
  const match = isMeant ? matchAt(tokens, at, SILK_PAIR) : null
  const { a = '', b = '' } = match?.groups ?? {}
  const areSilk = [a, b].every((count) => {
    const [low = 0, high = low] = count.split('/').map(Number)
    return high >= low && high - low <= SILK_RANGE_MAX
  })
  return match && areSilk ? pairOf(match, silkCount(a), silkCount(b)) : null
}
/** Without the word a range may be a denier and its filaments. */
const silkCount = (written: string): string => (written.includes('/') ? `${written}D silk` : `${written}D`)
