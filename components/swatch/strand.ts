import type { SwatchTexture } from '@/lib/domain/listing/swatch'
import { short } from './measure'

/** The strand under the glass stands here, from edge to edge. */
export const STRAND_X = 83

export interface StrandSource {
  width: number
  ply: number
  twist: 'S' | 'Z' | null
  texture: SwatchTexture
  random: () => number
}

/** At most so many threads can be told apart in the drawing. */
const PLIES_SHOWN = 4

/** The silhouette of the strand: straight, or swelling where a slub runs through. */
export function strandOutline({ width, texture, random }: StrandSource): string {
  const half = width / 2
  const left = short(STRAND_X - half)
  const right = short(STRAND_X + half)
  if (texture !== 'slub') return `M${left}-2H${right}V98H${left}z`
  const swell = short(half * 0.85)
  const at = short(14 + random() * 34)
  return `M${left}-2H${right}V${at}q${swell} 14 0 30V98H${left}V${Number(at) + 30}q-${swell}-16 0-30z`
}

/**
 * What runs over it, bottom to top: "/" for Z, "\" for S, as the middle stroke of the letter does (ISO 2).
 * Plied yarn shows the furrow between its plies; the more plies the closer they follow one another.
 */
export function strandFurrows({ width, ply, twist, random }: StrandSource): string {
  const half = width / 2
  const from = twist === 'S' ? -half : half
  const rise = ply > 1 ? width * 1.05 : width * 1.5
  const step = ply > 1 ? (width * 2.1) / Math.min(ply, PLIES_SHOWN) : Math.max(width * 0.42, 3)
  const start = -step * random()
  let path = `M${short(STRAND_X + from)} ${short(start)}`
  const across = short(-2 * from)
  const curve = `c${short(-from * 0.2)} ${short(rise * 0.55)} ${short(-from * 1.8)} ${short(rise * 0.45)} ${across} ${short(rise)}`
  const back = `m${short(2 * from)} ${short(step - rise)}`
  for (let y = start; y < 98; y += step) path += curve + back
  return path
}

/** Filament lies straight: a few parallel lines. */
export function strandFilaments({ width }: StrandSource): string {
  const gap = width / 5
  return [1, 2, 3, 4].map((line) => `M${short(STRAND_X - width / 2 + gap * line)} 0V96`).join('')
}

/** Fibre ends that stand off a spun strand. */
export function strandHairs({ width, random }: StrandSource): string {
  let path = ''
  for (let hair = 0; hair < 7; hair += 1) {
    const side = random() < 0.5 ? -1 : 1
    path += `M${short(STRAND_X + (side * width) / 2)} ${short(6 + hair * 13 + random() * 6)}q${short(side * 3)}-1 ${short(side * (2 + random() * 3))}-${short(3 + random() * 4)}`
  }
  return path
}

/** Loops thrown along an effect yarn. */
export function strandLoops({ width, random }: StrandSource): string {
  let path = ''
  for (let loop = 0; loop < 9; loop += 1) {
    const side = loop % 2 === 0 ? -1 : 1
    const reach = short(side * (width * 0.7 + random() * 5))
    path += `M${STRAND_X} ${short(4 + loop * 10.5 + random() * 4)}c${reach}-6 ${reach} 8 0 5`
  }
  return path
}
