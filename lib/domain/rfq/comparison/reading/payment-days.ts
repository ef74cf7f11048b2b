/** Paying when the goods are ordered or handed over. */
const PAID_NOW =
  /\b(?:advance|cash|immediate(?:ly)?|proforma|cod|at sight|before dispatch|on (?:delivery|receipt|dispatch))\b/i
/** A payment in parts, or a choice of several, has no one day. */
const PARTED = /\b(?:balance|rest|part|half|or|else)\b|(?<!\b100\s?)%/i
const DAYS = /\b(\d{1,3})\s*(?:-\s*)?days?\b|\bnet\s*(\d{1,3})\b/gi

/**
 * In how many days a quotation is to be paid, as its payment terms say: "30 days from invoice" is 30, "100 % advance" and no words are
 * 0. Null where they name no one day, so that credit cannot be counted.
 */
export function paymentDays(terms = ''): number | null {
  if (terms.trim() === '') return 0
  if (PARTED.test(terms)) return null
  const days = [...terms.matchAll(DAYS)].map(([, days, net]) => Number(days ?? net))
  const isPaidNow = PAID_NOW.test(terms)
  if (days.length === 0) return isPaidNow ? 0 : null
  return days.length === 1 && !isPaidNow && !/\d\s*(?:-|to|–)\s*\d/.test(terms) ? (days[0] ?? null) : null
}
