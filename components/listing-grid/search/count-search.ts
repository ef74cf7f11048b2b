import type { CountSystem } from '@/lib/domain/count/systems'
import { fromTex, isDirect, toTex } from '@/lib/domain/count/systems'

/** The count systems buyers can use; the first is the default of a range. */
export const SPOKEN_SYSTEMS = [
  { system: 'Ne', label: 'Ne', note: 'English count' },
  { system: 'Nm', label: 'Nm', note: 'Metric count' },
  { system: 'Tex', label: 'Tex', note: 'Grams per 1,000 m' },
  { system: 'Denier', label: 'Denier', note: 'Grams per 9,000 m' },
] as const satisfies readonly { system: CountSystem; label: string; note: string }[]

/** One end of a range in another system, exact enough (0.05 %) to find the same listings. */
function convertBound(value: number, from: CountSystem, to: CountSystem): number {
  return from === to ? value : Number(fromTex(to, toTex(from, value)).toPrecision(4))
}

export interface CountBounds {
  min: number | null
  max: number | null
}

/** The same range of counts in another system. The ends swap between a direct and an indirect system. */
export function convertBounds(bounds: CountBounds, from: CountSystem, to: CountSystem): CountBounds {
  const convert = (value: number | null) => (value === null || value <= 0 ? null : convertBound(value, from, to))
  const ends = [convert(bounds.min), convert(bounds.max)] as const
  const turns = isDirect(from) !== isDirect(to)
  return turns ? { min: ends[1], max: ends[0] } : { min: ends[0], max: ends[1] }
}

/** The span of the listings, stored in tex, in another system and rounded outwards. */
export function spanIn(system: CountSystem, tex: { min?: number | null; max?: number | null }): CountBounds {
  if (!tex.min || !tex.max) return { min: null, max: null }
  const ends = [fromTex(system, tex.min), fromTex(system, tex.max)]
  const low = Math.min(...ends)
  const high = Math.max(...ends)
  const step = high >= 20 ? 1 : 0.1
  return {
    min: Number((Math.floor(low / step) * step).toFixed(1)),
    max: Number((Math.ceil(high / step) * step).toFixed(1)),
  }
}

export interface PopularCount {
  label: string
  /** The resultant count, which ranges compare: 15 for 2/30s. */
  value: number
}

const singles = (suffix: string, ...values: number[]): PopularCount[] =>
  values.map((value) => ({ label: `${value}${suffix}`, value }))
const doubled = (suffix: string, ...values: number[]): PopularCount[] =>
  values.map((value) => ({ label: `2/${value}${suffix}`, value: value / 2 }))

/** Popular counts per system (domain: buyer facets). */
export const POPULAR_COUNTS: Readonly<Record<(typeof SPOKEN_SYSTEMS)[number]['system'], readonly PopularCount[]>> = {
  Ne: [...singles('s', 10, 16, 20, 24, 26, 30, 32, 34, 36, 40, 50, 60, 80, 100), ...doubled('s', 30)],
  Nm: doubled('', 28, 30, 48, 60),
  Tex: singles('', 10, 15, 20, 30, 40, 60),
  Denier: singles('D', 20, 40, 75, 100, 150, 300),
}

export type SpokenSystem = keyof typeof POPULAR_COUNTS

export function isSpokenSystem(system: string): system is SpokenSystem {
  return Object.hasOwn(POPULAR_COUNTS, system)
}
