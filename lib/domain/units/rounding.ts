/** Decimal arithmetic on numbers as people type them: 499.99 and 500 are 0.01 apart, not 0.00999999999999. */

/** Rounded half away from zero at `places` decimals, by the decimal digits rather than their binary neighbour. */
export function roundTo(value: number, places: number): number {
  if (!Number.isFinite(value)) return value
  const rounded = shiftPoint(Math.round(shiftPoint(Math.abs(value), places)), -places)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** Rounded to the nearest multiple of `step`, such as 0.05. */
export function roundToStep(value: number, step: number): number {
  return roundTo(Math.round(roundTo(value / step, 9)) * step, decimalPlaces(step))
}

/** A stored value as a figure above zero; null when it is not one. */
export function positive(value: unknown): number | null {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : null
}

/** How many digits follow the point: 285.5 has one, 1e-7 has seven. */
export function decimalPlaces(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  const fraction = digits.split('.')[1]?.length ?? 0
  return Math.max(0, fraction - Number(exponent))
}

/** a - b without binary rounding errors. */
export function difference(a: number, b: number): number {
  return roundTo(a - b, Math.min(15, Math.max(decimalPlaces(a), decimalPlaces(b))))
}

/** The sum without binary rounding errors. */
export function sumOf(values: readonly number[]): number {
  const places = Math.min(15, Math.max(0, ...values.map(decimalPlaces)))
  return roundTo(
    values.reduce((sum, value) => sum + value, 0),
    places,
  )
}

/** Moves the decimal point in the digits; multiplying by a power of ten would round. */
function shiftPoint(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}
