const SPOKEN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 })

/** A number in a sentence, grouped as India writes it: 1,20,000. A year is not grouped: 2018. */
export function spoken(value: number, rule?: { isYear?: boolean } | null): string {
  return rule?.isYear ? plainDigits(value, 4) : SPOKEN.format(value)
}

// A formatter costs much more to make than to use.
const FORMATTERS = new Map<number, Intl.NumberFormat>()

/** A number in plain digits, without groups and never 1e-7, rounded to so many decimals. */
export function plainDigits(value: number, decimalsMax: number): string {
  const known = FORMATTERS.get(decimalsMax)
  const formatter = known ?? new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: decimalsMax })
  if (!known) FORMATTERS.set(decimalsMax, formatter)
  return formatter.format(value)
}
