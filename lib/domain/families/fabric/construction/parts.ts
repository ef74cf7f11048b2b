import { formatCount } from '@/lib/domain/count/display'
import { parseCount } from '@/lib/domain/count/parse'
import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { presentCount } from '@/lib/domain/listing/judging/count-reading'
import { type Understood, understood } from '../../reading/reading'
import type { ConstructionMatch } from './match'
import { inFull } from './yarns'

/** `fields.constructionParsed` (contract 8). */
export function presentConstruction({ warp, weft, epi, ppi, widthCm }: ConstructionLike) {
  return {
    warp: warp === null ? null : presentCount(warp),
    weft: weft === null ? null : presentCount(weft),
    epi,
    ppi,
    widthCm,
  }
}

type ConstructionLike = Pick<ConstructionMatch, 'warp' | 'weft' | 'epi' | 'ppi' | 'widthCm'>

/** A count as its field takes it: in a spelling that reads back without a hint. */
export function countPart(name: string, written: string, count: ParsedCount): Understood {
  const text = inFull(written)
  const asWritten = parseCount(text)
  // "PC 45": the letters name the blend, which is in its own field.
  const isSame =
    !BLEND_LETTERS.test(text) &&
    asWritten.ok &&
    asWritten.count.resultantTex === count.resultantTex &&
    asWritten.count.core === undefined
  return understood(name, written, presentCount(count), isSame ? text : typedCount(count))
}

const BLEND_LETTERS = /^(?:p\/?[cv]|t\/?[cr]|cvc|c[vtp])(?![a-z])/i

function typedCount(count: ParsedCount): string {
  const core = count.core ? `+${count.core.value}${count.core.system === 'dtex' ? ' dtex' : 'D'}` : ''
  return `${formatCount(count)}${core}`
}
