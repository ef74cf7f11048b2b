import { parseCount } from '@/lib/domain/count/parse'
import type { Reading } from '../../../reading/reading'
import { lineOf, matchAt } from '../../../reading/tokens'
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
  const [warp, weft] = [`${a}D/${e}F`, `${b}D/${f}F`]
  const [ofWarp, ofWeft] = [parseCount(warp), parseCount(weft)]
  if (!match || !ofWarp.ok || !ofWeft.ok) return null
  return {
    used: match.used,
    understood: [
      countPart('warpCount', warp, ofWarp.count),
      countPart('weftCount', weft, ofWeft.count),
      wovenPart(match.text),
    ],
  }
}
const SPUN = /\b(?:spun|cotton|viscose|rayon|combed|carded)\b/
