import { foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { phraseAt } from '../../reading/phrases'
import { tokensOf, wordAt } from '../../reading/tokens'
import { weave as weaves } from '../vocabulary/weaves'
import {
  type Construction,
  type ConstructionMatch,
  EPI,
  isHalf,
  isWithinDensity,
  matchConstruction,
  matchCounts,
  PPI,
  perInch,
} from './match'

export type ConstructionReading =
  | { ok: true; construction: Construction & { weave?: string; rest: string } }
  /** With what could be read, if anything. */
  | { ok: false; code: ConstructionCode; message: string; construction: Construction | null }

export type ConstructionCode = 'CONSTRUCTION_INCOMPLETE' | 'CONSTRUCTION_UNREADABLE' | 'CONSTRUCTION_OUT_OF_RANGE'

const LENGTH_MAX = 200
/** From here on a pair of bare numbers is a density rather than two counts. */
const DENSE = 52
const DENSITY = /^(\d{2,3}(?:\.\d+)?)(epi)?x(\d{2,3}(?:\.\d+)?)(?:ppi)?$/
const DANGLING = /\d ?[/x](?=$|\s|[^\dA-Za-z("])|^[/x] ?\d/

const refuse = (
  code: ConstructionCode,
  message: string,
  construction: Construction | null = null,
): ConstructionReading => ({ ok: false, code, message, construction })

/**
 * Reads a construction: counts of warp and weft, ends and picks per inch, width, weave. What it leaves out is null.
 * `fibre` is the main fibre; it decides only what the text leaves open. Never throws.
 */
export function readConstruction(text: string, fibre: string | null): ConstructionReading {
  if (text.trim() === '' || text.length > LENGTH_MAX)
    return refuse('CONSTRUCTION_UNREADABLE', 'Enter the construction as on the mill’s list: 40x40/132x72 63".')
  const tokens = tokensOf(text)
  for (let at = 0; at < tokens.length; at += 1) {
    const match = matchConstruction(tokens, at, fibre)
    if (match) return judged(match, restOf(tokens, at, match.used))
  }
  if (DANGLING.test(tokens.join(' ')) || tokens.some((_, at) => isHalf(tokens, at)))
    return refuse('CONSTRUCTION_INCOMPLETE', INCOMPLETE, firstCounts(tokens, fibre))
  const density = densityAlone(tokens)
  if (density) return density
  const counts = firstCounts(tokens, fibre)
  return counts
    ? refuse('CONSTRUCTION_INCOMPLETE', INCOMPLETE, counts)
    : refuse('CONSTRUCTION_UNREADABLE', 'Write counts, then ends and picks per inch: 40x40/132x72.')
}

const INCOMPLETE = 'Add ends and picks per inch after the counts: 40x40/132x72.'

function judged(match: ConstructionMatch, rest: string[]): ConstructionReading {
  const { warp, weft, epi, ppi, widthCm } = match
  const construction = { warp, weft, epi, ppi, widthCm }
  if (!isWithinDensity(epi, ppi))
    return refuse(
      'CONSTRUCTION_OUT_OF_RANGE',
      `Cloth has ${EPI.min} to ${EPI.max} ends and ${PPI.min} to ${PPI.max} picks per inch. Check ${epi}x${ppi}.`,
      construction,
    )
  const found = weaveIn(rest)
  return {
    ok: true,
    construction: { ...construction, ...(found ? { weave: found.weave } : {}), rest: (found?.rest ?? rest).join(' ') },
  }
}

/** Ends and picks alone, where the field itself says what they are. */
function densityAlone(tokens: readonly string[]): ConstructionReading | null {
  const at = tokens.findIndex((token) => DENSITY.test(token.toLowerCase()))
  const [, epi, isNamed, ppi] = DENSITY.exec(wordAt(tokens, at)) ?? []
  if (epi === undefined || ppi === undefined) return null
  // "40x40" may be counts as well.
  if (!isNamed && (Number(epi) <= Number(ppi) || Number(epi) < DENSE))
    return refuse('CONSTRUCTION_INCOMPLETE', INCOMPLETE)
  const match = { warp: null, weft: null, epi: perInch(epi, false), ppi: perInch(ppi, false), widthCm: null }
  return judged({ ...match, used: 1, text: '', width: null, yarns: null }, restOf(tokens, at, 1))
}

function firstCounts(tokens: readonly string[], fibre: string | null): Construction | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const match = matchCounts(tokens, at, fibre)
    if (match) return { warp: match.warp, weft: match.weft, epi: null, ppi: null, widthCm: null }
  }
  return null
}

const restOf = (tokens: readonly string[], at: number, used: number): string[] =>
  [...tokens.slice(0, at), ...tokens.slice(at + used)].filter((token) => /[\p{L}\p{N}]/u.test(token))

function weaveIn(words: readonly string[]): { weave: string; rest: string[] } | null {
  for (let at = 0; at < words.length; at += 1) {
    const found = phraseAt(weaves, words.map(foldWord), at)
    if (found) return { weave: found.value, rest: [...words.slice(0, at), ...words.slice(at + found.used)] }
  }
  return null
}
