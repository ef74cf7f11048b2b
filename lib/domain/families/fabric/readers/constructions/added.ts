import { lineOf, matchAt } from '../../../reading/tokens'
import { type ConstructionMatch, matchConstruction } from '../../construction/match'
import { whole } from '../../construction/notation'
import { isUsualCount } from '../../construction/order'
import { contextOf } from '../context'
import { KNOWN_BY_DENSITY } from './known-densities'
import { HAS_WIDTH, SOLD_BY_SIZE } from './sizes'

const ADDED = whole(
  String.raw`(?<ne>ne ?)?(?<a>\d{1,3})(?<s>\/1|'?s) ?\+ ?(?:ne ?)?(?<b>\d{1,3})(?<t>\/1|'?s) ?[,/|:-]? ?(?<epi>\d{2,3}) ?\+ ?(?<ppi>\d{2,3})`,
)

/** "Ne 20/1 + 16/1, 108+56, 150 cm": warp and weft with a plus, in the counts and in the threads. One plus alone joins yarns that run together. */
export function matchAdded(tokens: readonly string[], at: number, fibre: string | null): ConstructionMatch | null {
  const found = matchAt(tokens, at, ADDED)
  const { ne = '', a = '', s = '', b = '', t = '', epi = '', ppi = '' } = found?.groups ?? {}
  const { text } = lineOf(tokens)
  const { isKnit, isMadeUp, isOther } = contextOf(tokens)
  const isElse = !found || isKnit || isMadeUp || isOther || SOLD_BY_SIZE.test(text)
  const isYarns = isUsualCount(Number(a)) && isUsualCount(Number(b))
  const isSure = KNOWN_BY_DENSITY.has(`${epi}/${ppi}`) || HAS_WIDTH.test(text)
  if (isElse || !isYarns || !isSure || Number(ppi) > Number(epi)) return null
  const system = ne.trim()
  const crossed = [`${system}${a}${s}`, 'x', `${system}${b}${t}`, `${epi}x${ppi}`]
  const match = matchConstruction([...tokens.slice(0, at), ...crossed, ...tokens.slice(at + found.used)], at, fibre)
  return match && match.used >= crossed.length ? { ...match, used: match.used - crossed.length + found.used } : null
}
