/** One decimal without a leading zero, to keep the drawing under 2 kB. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

/** Drops spaces before a minus sign, which separates numbers by itself. */
export function tight(path: string): string {
  return path.replaceAll(' -', '-')
}

/** The thickness when the count is unknown: a 30s single (19.7 tex). */
const USUAL_TEX = 19.7

function between(low: number, value: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

/** The distance between wraps. Thickness grows with the square root of tex. */
export function wrapPitch(tex: number | null): number {
  return between(2, 0.6 * Math.sqrt(tex ?? USUAL_TEX), 9)
}

/** The width of the enlarged strand, in units of a drawing 96 wide. */
export function strandWidth(tex: number | null): number {
  return between(5, 3 + 1.25 * Math.sqrt(tex ?? USUAL_TEX), 18)
}

/** A path drawn `times` times, each `by` lower: many threads in few bytes. */
export interface Repeat {
  d: string
  by: number
  times: number
}
