import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { fromTex } from '@/lib/domain/count/systems'

/** Four bare numbers are counts and densities; which pair is which, the cloth itself tells. */

export interface Pairs {
  warp: ParsedCount
  weft: ParsedCount
  epi: number
  ppi: number
}

/** Threads of this many per inch and fineness fill the cloth once: EPI / √Ne of warp and weft together. */
function coverOf({ warp, weft, epi, ppi }: Pairs): number {
  return epi / Math.sqrt(fromTex('Ne', warp.resultantTex)) + ppi / Math.sqrt(fromTex('Ne', weft.resultantTex))
}

/** Looser than gauze or denser than any loom weaves. */
const COVER = { min: 4, max: 75 } as const
/** Most cloths. */
const COVER_USUAL = { min: 10, max: 50 } as const

export function isPossible(pairs: Pairs): boolean {
  const cover = coverOf(pairs)
  return cover >= COVER.min && cover <= COVER.max
}

/** The counts that mills spin for weaving. */
const USUAL: ReadonlySet<number> = new Set([
  6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 21, 22, 24, 25, 26, 28, 30, 31, 32, 34, 36, 38, 40, 42, 44, 45, 46, 50, 60, 70,
  75, 80, 90, 100, 110, 120, 140, 150, 160, 170, 200, 210, 250, 300,
])

/** Whether mills spin this count for weaving. */
export const isUsualCount = (count: number): boolean => USUAL.has(count)

/** How much a reading looks like cloth; the usual order, counts first, has an advantage. */
export function likeness(pairs: Pairs, isUsualOrder: boolean): number {
  const cover = coverOf(pairs)
  const { warp, weft, epi, ppi } = pairs
  return (
    (cover >= COVER_USUAL.min && cover <= COVER_USUAL.max ? 2 : cover < COVER_USUAL.min ? 0 : -2) +
    (warp.value === weft.value ? 1 : epi === ppi ? -1 : 0) +
    (epi >= ppi ? 1 : 0) +
    (USUAL.has(warp.value) && USUAL.has(weft.value) ? 1 : 0) +
    (isUsualOrder ? 1.5 : 0)
  )
}
