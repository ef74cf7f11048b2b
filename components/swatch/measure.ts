/** One decimal, without a leading zero: the drawing has to stay under 2 kB. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

/** A minus sign parts two numbers by itself. */
export function tight(path: string): string {
  return path.replaceAll(' -', '-')
}

/** Where the count is not known the thread of a 30s single is drawn (19.7 tex). */
const USUAL_TEX = 19.7

function between(low: number, value: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

/** From one wrap on the package to the next. Thickness grows with the square root of tex. */
export function wrapPitch(tex: number | null): number {
  return between(2, 0.6 * Math.sqrt(tex ?? USUAL_TEX), 9)
}

/** Width of the strand under the glass, in units of a drawing 96 wide. */
export function strandWidth(tex: number | null): number {
  return between(5, 3 + 1.25 * Math.sqrt(tex ?? USUAL_TEX), 18)
}

/** A path drawn `times` over, each `by` lower than the last: a drawing of many threads in few bytes. */
export interface Repeat {
  d: string
  by: number
  times: number
}
