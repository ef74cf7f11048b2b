/** The numbers that people say, within a power of ten. */
const SAID = [
  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 26, 28, 30, 32, 34, 36, 38, 40, 45, 50, 55, 60, 65, 70, 75,
  80, 85, 90, 95,
] as const

const STEPS_MAX = 400

/**
 * The stops of a slider from `low` to `high`: round numbers at about equal ratios, so that 20 to 24 takes as long a way as 200 to 240.
 * The first and the last stop are the ends themselves and mean "no limit". Empty where the span holds nothing to choose.
 */
export function niceSteps(low: number, high: number): number[] {
  if (!(high > low) || !(low >= 0) || !Number.isFinite(high)) return []
  const between: number[] = []
  // From zero on, three powers of ten are enough to tell small from nothing.
  const from = low > 0 ? low : high / 1000
  for (let power = Math.floor(Math.log10(from)) - 1; power <= Math.log10(high); power++) {
    for (const said of SAID) {
      const step = Number((said * 10 ** power).toPrecision(3))
      if (step > low && step < high && step >= from) between.push(step)
    }
  }
  return [low, ...between.slice(0, STEPS_MAX), high]
}

/** Where a bound stands on the stops: the nearest one; the open end where nothing is asked. */
export function stepOf(steps: readonly number[], value: number | null, end: 'low' | 'high'): number {
  const last = Math.max(0, steps.length - 1)
  if (value === null) return end === 'low' ? 0 : last
  let nearest = 0
  steps.forEach((step, index) => {
    if (Math.abs(step - value) < Math.abs((steps[nearest] ?? 0) - value)) nearest = index
  })
  return nearest
}
