export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** India is this far ahead of UTC, all year. */
const INDIA_AHEAD_MS = 5.5 * HOUR_MS

/** Whether a date such as 2026-02-28 exists: Date.parse reads 31 February as 3 March. */
export function isCalendarDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

/**
 * A day as people write it, as YYYY-MM-DD: "2026-12-05", "5 Dec 2026", "31/12/2026". Null for other text, and for one
 * that could mean two days: 05/12/2026.
 */
export function readDay(typed: string): string | null {
  const text = typed.trim()
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return asDay(text)
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]+([a-z]+|\d{1,2})\.?,?[\s./-]+(\d{4})$/i.exec(text) ?? []
  if (year === '') return null
  const isNumber = /^\d/.test(month)
  if (isNumber && Number(day) <= 12 && Number(day) !== Number(month)) return null
  const number = isNumber ? Number(month) : monthOf(month)
  return asDay([year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-'))
}

/** A day for people: "5 Dec 2026"; other text as it is. */
export function dayText(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  const name = MONTHS[Number(month) - 1]
  return name === undefined ? day : `${Number(date)} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
}

/** A day in a sentence: "5 December 2026"; other text as it is. */
export function dayInWords(day: string): string {
  if (!isCalendarDay(day)) return day
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** The day this many days after another; "" when that is no day. */
export function daysAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`).getTime()
  return Number.isNaN(at) ? '' : dayOf(new Date(at + days * DAY_MS))
}

/** How many days one day is after another; null when one of them is no day. */
export function daysBetween(from: string, to: string): number | null {
  const [a, b] = [from, to].map((day) => (isCalendarDay(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN))
  const days = ((b ?? Number.NaN) - (a ?? Number.NaN)) / DAY_MS
  return Number.isNaN(days) ? null : days
}

const EPOCH = '1970-01-01'

/** A day as the number of days since 1970, to compare days as numbers; null when it is no day. */
export function dayNumber(day: string): number | null {
  return daysBetween(EPOCH, day)
}

/** The day of such a number. */
export function dayOfNumber(number: number): string {
  return daysAfter(EPOCH, number)
}

/** The day of a moment, in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** The day in India, this many days after a moment. */
export function dayInIndia(at: Date, daysAhead = 0): string {
  return dayOf(new Date(at.getTime() + INDIA_AHEAD_MS + daysAhead * DAY_MS))
}

/** The moment when a day begins in India; an invalid date when it is no day. */
export function startOfIndianDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_MS)
}

/** The moment when a day is over in India, which is the first of the next day. */
export function endOfIndianDay(day: string): Date {
  return new Date(startOfIndianDay(day).getTime() + DAY_MS)
}

function monthOf(word: string): number {
  return word.length < 3 ? 0 : MONTHS.findIndex((name) => word.toLowerCase().startsWith(name)) + 1
}

function asDay(text: string): string | null {
  return isCalendarDay(text) ? text : null
}
