import type { SwatchTexture } from '@/lib/domain/families/package-drawing'
import { type Repeat, short } from './measure'

/** The horizontal position of the enlarged strand. */
const STRAND_X = 83

export interface StrandSource {
  width: number
  ply: number
  twist: 'S' | 'Z' | null
  texture: SwatchTexture
  random: () => number
}

/** The most plies that look separate in the drawing. */
const PLIES_SHOWN = 4

/** The outline of the strand: straight, or thicker at a slub. */
export function strandOutline({ width, texture, random }: StrandSource): string {
  const left = short(STRAND_X - width / 2)
  if (texture !== 'slub') return `M${left}-2h${short(width)}V98H${left}z`
  const swell = short(width * 0.24)
  const at = Math.round(12 + random() * 26)
  return `M${left}-2h${short(width)}V${at}c0 12 ${swell} 12 ${swell} 24s-${swell} 12-${swell} 24V98H${left}V${at + 48}c0-12-${swell}-12-${swell}-24s${swell}-12 ${swell}-24z`
}

/**
 * The furrows between the plies: "/" for Z and "\" for S, like the middle stroke of the letter (ISO 2).
 * More plies give closer furrows.
 */
export function plyFurrows({ width, ply, twist, random }: StrandSource): Repeat {
  const half = twist === 'S' ? -width / 2 : width / 2
  const rise = width * 1.05
  const step = Math.max((width * 2.1) / Math.min(ply, PLIES_SHOWN), 6)
  const curve = `c${short(-half * 0.2)} ${short(rise * 0.55)} ${short(-half * 1.8)} ${short(rise * 0.45)} ${short(-2 * half)} ${short(rise)}`
  const start = -rise - step * random()
  const inOne = 4
  return {
    d: `M${short(STRAND_X + half)} ${short(start)}${`${curve}m${short(2 * half)} ${short(step - rise)}`.repeat(inOne)}`,
    by: step * inOne,
    times: Math.ceil((98 - start) / (step * inOne)),
  }
}

/** The fibres of a single yarn or filament bundle: a dashed line, slanted with the twist. */
export function singleLie({ width, twist }: StrandSource): {
  d: string
  width: string
  dashes: string
  slant: string | undefined
} {
  if (twist === null) {
    // Untwisted: a few lines along the strand, drawn as one dashed line across it.
    const gap = width / 5
    return {
      d: `M${short(STRAND_X - width / 2 + gap * 0.8)} 48h99`,
      width: '96',
      dashes: `.7 ${short(gap - 0.7)}`,
      slant: undefined,
    }
  }
  const gap = Math.max(width * 0.5, 3.2)
  return {
    d: `M${STRAND_X}-99V299`,
    width: short(width),
    dashes: `.8 ${short(gap - 0.8)}`,
    slant: `skewY(${twist === 'S' ? 52 : -52})`,
  }
}

/** Fibre ends sticking out of a spun strand. */
export function strandHairs({ width, random }: StrandSource): string {
  let path = ''
  for (let hair = 0; hair < 5; hair += 1) {
    const side = hair % 2 === 0 ? -1 : 1
    const reach = side * Math.round(2 + random() * 2)
    path += `M${short(STRAND_X + side * (width / 2 - 0.5))} ${Math.round(12 + hair * 17 + random() * 9)}q${reach}-2 ${reach}-${Math.round(4 + random() * 4)}`
  }
  return path
}

/** Loops along an effect yarn. */
export function strandLoops({ width, random }: StrandSource): string {
  let path = ''
  for (let loop = 0; loop < 5; loop += 1) {
    const side = loop % 2 === 0 ? -1 : 1
    const reach = Math.round(side * (width * 0.75 + random() * 5))
    path += `M${STRAND_X} ${Math.round(6 + loop * 18 + random() * 4)}c${reach}-6 ${reach} 9 0 5`
  }
  return path
}

/** Dyed fibres in a melange, or glints: short lines along the strand. */
export function strandFlecks({ width, random }: StrandSource): string {
  let path = ''
  for (let fleck = 0; fleck < 5; fleck += 1) {
    path += `M${Math.round(STRAND_X + (random() - 0.5) * width)} ${Math.round(3 + fleck * 19 + random() * 10)}l1 ${Math.round(2 + random() * 4)}`
  }
  return path
}
