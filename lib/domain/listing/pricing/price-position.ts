/** The position of a price among those of comparable listings; all in one currency per one unit. */
export interface PricePosition {
  own: number
  /** The ends of the market, with this price in it: no price lies beyond them. */
  lowest: number
  highest: number
  /** The middle of the others. */
  median: number
  /** How many other listings are compared. */
  others: number
  /** How many of them are cheaper. */
  cheaper: number
  /** Prices of others for a drawing, ascending; at most DOTS_MAX, picked evenly. */
  dots: readonly number[]
}

/** Fewer prices do not show a market. */
const OTHERS_MIN = 3
const DOTS_MAX = 40

/** Null when too few other prices are known. `own` and `others` are positive. */
export function pricePosition(own: number, others: readonly number[]): PricePosition | null {
  const rising = others.filter((price) => Number.isFinite(price) && price > 0).sort((a, b) => a - b)
  const lowest = rising[0]
  const highest = rising.at(-1)
  if (!(own > 0) || rising.length < OTHERS_MIN || lowest === undefined || highest === undefined) return null
  return {
    own,
    lowest: Math.min(own, lowest),
    highest: Math.max(own, highest),
    median: medianOf(rising),
    others: rising.length,
    cheaper: rising.filter((price) => price < own).length,
    dots: evenly(rising, DOTS_MAX),
  }
}

function medianOf(rising: readonly number[]): number {
  const middle = Math.floor(rising.length / 2)
  const upper = rising[middle] ?? 0
  return rising.length % 2 === 1 ? upper : ((rising[middle - 1] ?? upper) + upper) / 2
}

/** This many items of the list, including both ends. */
function evenly(list: readonly number[], most: number): number[] {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }, (_, index) => list[Math.round((index * (list.length - 1)) / (most - 1))] ?? 0)
}
