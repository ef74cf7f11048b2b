import { rangeEnds, rangeParameters } from '@/components/listing-grid/facets/range-parameters'
import { changedAddress } from '@/components/listing-grid/grid-address'
import { type CountSystem, fromTex, isDirect, parseCountSystem, toTex } from '@/lib/domain/count/systems'

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

/** The unit that people write behind a count of this system. */
export function systemUnit(system: CountSystem): string {
  if (system === 'Denier') return 'den'
  return system === 'Tex' ? 'tex' : system
}

/** Which ends of a count facet the address sets. */
export function countBounds(address: URLSearchParams, name: string): CountBounds {
  const { low = '', high = '' } = rangeEnds(name)
  const numberAt = (parameter: string) => {
    const text = address.get(parameter)
    const value = text === null ? Number.NaN : Number(text)
    return Number.isFinite(value) ? value : null
  }
  return { min: numberAt(low), max: numberAt(high) }
}

/** The count facets with a range in this address. */
function rangedCounts(address: URLSearchParams, names: readonly string[]): string[] {
  return names.filter((name) => rangeParameters(name).some((parameter) => address.has(parameter)))
}

/**
 * The system in which this page shows all its counts: that of the ranges, else the chosen one, else English cotton count. A range
 * without a named system is in Ne for `count`, and in tex for every other name.
 */
export function spokenSystem(address: URLSearchParams, names: readonly string[]): CountSystem {
  const ranged = rangedCounts(address, names)
  const named = parseCountSystem((ranged.length > 0 ? address.get('countSystem') : address.get('countIn')) ?? '')
  return named ?? (ranged.length > 0 && !ranged.includes('count') ? 'Tex' : 'Ne')
}

/** The address with another range of one count facet; the other count facets keep theirs, and all share one system. */
export function withCount(
  address: URLSearchParams,
  { name, names, system }: { name: string; names: readonly string[]; system: CountSystem },
  { min, max }: CountBounds,
): URLSearchParams {
  const { low = '', high = '' } = rangeEnds(name)
  const isRange = min !== null || max !== null
  const others = rangedCounts(address, names).some((other) => other !== name)
  const shown = system === 'Ne' ? null : system
  return changedAddress(address, {
    [low]: min === null ? null : String(min),
    [high]: max === null ? null : String(max),
    ...(isRange || others ? { countSystem: system, countIn: null } : { countSystem: null, countIn: shown }),
  })
}

/** The same ranges in another system; without a range, only the system. */
export function inSystem(
  address: URLSearchParams,
  { names, from, to }: { names: readonly string[]; from: CountSystem; to: CountSystem },
): URLSearchParams {
  const ranged = rangedCounts(address, names)
  if (ranged.length === 0) return changedAddress(address, { countIn: to === 'Ne' ? null : to })
  return ranged.reduce(
    (changed, name) =>
      withCount(changed, { name, names, system: to }, convertBounds(countBounds(address, name), from, to)),
    address,
  )
}
