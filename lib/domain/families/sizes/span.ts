import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { ALPHA_SIZES, CM_SIZES, garmentSizes, KIDS_SIZES, NUMERIC_SIZES } from './vocabulary'

const SCALES: readonly (readonly string[])[] = [ALPHA_SIZES, NUMERIC_SIZES, CM_SIZES, KIDS_SIZES]

/** The sizes from one to another, both included; null unless they are of one scale and in order. */
export function sizesBetween(from: string, to: string): readonly string[] | null {
  const [first, last] = [canonicalValue(garmentSizes, from), canonicalValue(garmentSizes, to)]
  for (const scale of SCALES) {
    const [start, end] = [scale.indexOf(first ?? ''), scale.indexOf(last ?? '')]
    if (start >= 0 && end > start) return scale.slice(start, end + 1)
  }
  return null
}

/** Sizes in short: "M–XXL" where none is left out, else "S, L, XL"; "" without sizes. */
export function sizeSpan(sizes: readonly string[]): string {
  const [only] = sizes
  if (only === undefined) return ''
  if (sizes.length === 1) return only
  let gaps = ''
  for (const scale of SCALES) {
    const places = sizes.map((size) => scale.indexOf(size)).sort((a, b) => a - b)
    const [low = -1] = places
    const high = places.at(-1) ?? -1
    if (low < 0) continue
    if (high - low === sizes.length - 1 && new Set(places).size === sizes.length)
      return spanText(scale[low] ?? '', scale[high] ?? '')
    gaps = `${sizes.length} sizes ${spanText(scale[low] ?? '', scale[high] ?? '')}`
  }
  const listed = sizes.join(', ')
  return listed.length <= LISTED_LENGTH_MAX ? listed : gaps || `${sizes.length} sizes`
}

/** "M–XXL"; of "2-3 years" and "7-8 years" it is "2–8 years". */
function spanText(low: string, high: string): string {
  const [youngest, oldest] = [/^(\d+)-/.exec(low)?.[1], /-(\d+ \w+)$/.exec(high)?.[1]]
  if (low.endsWith(' cm')) return `${low.replace(' cm', '')}–${high}`
  return youngest !== undefined && oldest !== undefined ? `${youngest}–${oldest}` : `${low}–${high}`
}

const LISTED_LENGTH_MAX = 24
