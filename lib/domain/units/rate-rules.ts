import { currencies } from '../vocabulary/currencies'
import { canonicalValue } from '../vocabulary/vocabulary'
import type { DatedRate } from './exchange-rates'

const SOURCE_MAX = 80
/** A larger move between two readings is probably a slip of the decimal point. */
const JUMP_MAX_PERCENT = 25

/** What is wrong with a rate, in words; empty: it is valid. @param today ISO 8601 */
export function rateProblems(currency: string, { inr, asOf, source }: DatedRate, today: string): string[] {
  const problems: string[] = []
  if (currency === 'INR') problems.push('the rupee is the base currency and has no rate')
  else if (canonicalValue(currencies, currency) !== currency) problems.push('there is no such currency (ISO 4217)')
  if (!(Number.isFinite(inr) && inr > 0)) problems.push('a rate is a number above 0: rupees for one unit')
  if (!isDay(asOf)) problems.push('its day must be a date such as 2026-11-20')
  else if (asOf > today) problems.push(`its day ${asOf} is in the future`)
  if (source.trim() === '') problems.push('it must have a source')
  if (source.length > SOURCE_MAX) problems.push(`its source is longer than ${SOURCE_MAX} characters`)
  return problems
}

/** What is suspicious in a change of a rate: it needs a confirmation. */
export function changeDoubts(before: DatedRate | null, after: DatedRate): string[] {
  if (!before) return []
  const doubts: string[] = []
  const percent = changePercent(before, after)
  if (Math.abs(percent) > JUMP_MAX_PERCENT) {
    doubts.push(`it moves by ${percent.toFixed(0)} % from ${before.inr}, more than ${JUMP_MAX_PERCENT} %`)
  }
  if (after.asOf < before.asOf) doubts.push(`it is of ${after.asOf}, older than the current rate of ${before.asOf}`)
  return doubts
}

/** By how many percent a rate has risen. */
export function changePercent(before: Pick<DatedRate, 'inr'>, after: Pick<DatedRate, 'inr'>): number {
  return (after.inr / before.inr - 1) * 100
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
