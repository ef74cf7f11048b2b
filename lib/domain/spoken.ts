/** A number in a sentence, grouped as India writes it: 1,20,000. A year is not grouped: 2018. */
export function spoken(value: number, rule?: { isYear?: true } | null): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: 4, useGrouping: rule?.isYear !== true })
}
