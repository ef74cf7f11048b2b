/** A number in a sentence, grouped as India writes it: 1,20,000. */
export function spoken(value: number): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: 4 })
}
