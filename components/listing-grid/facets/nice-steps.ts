/** Round numbers within a power of ten. */
const ROUND = [
  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 26, 28, 30, 32, 34, 36, 38, 40, 45, 50, 55, 60, 65, 70, 75,
  80, 85, 90, 95,
] as const

const STEPS_MAX = 400

/**
 * The stops of a slider from `low` to `high`: round numbers at about equal ratios, so that 20 to 24 is as far as 200 to 240.
 * The first and last stop are the ends and mean "no limit". Empty when the span is empty.
 */
export function niceSteps(low: number, high: number): number[] {
  if (!(high > low) || !(low >= 0) || !Number.isFinite(high)) return []
  const between: number[] = []
  // From zero, three powers of ten are enough.
  const from = low > 0 ? low : high / 1000
  for (let power = Math.floor(Math.log10(from)) - 1; power <= Math.log10(high); power++) {
    for (const round of ROUND) {
      const step = Number((round * 10 ** power).toPrecision(3))
      if (step > low && step < high && step >= from) between.push(step)
    }
  }
  return [low, ...between.slice(0, STEPS_MAX), high]
}

/** The stop nearest to a bound; the open end without one. */
export function stepOf(steps: readonly number[], value: number | null, end: 'low' | 'high'): number {
  const last = Math.max(0, steps.length - 1)
  if (value === null) return end === 'low' ? 0 : last
  let nearest = 0
  steps.forEach((step, index) => {
    if (Math.abs(step - value) < Math.abs((steps[nearest] ?? 0) - value)) nearest = index
  })
  return nearest
}
