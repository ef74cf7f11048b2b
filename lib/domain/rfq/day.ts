const DAY_MS = 24 * 60 * 60 * 1000
const INDIA_MS = 5.5 * 60 * 60 * 1000

/** The day in India, this many days from now, as a date input has it: 2026-11-28. */
export function dayInIndia(now: Date, daysAhead = 0): string {
  return new Date(now.getTime() + INDIA_MS + daysAhead * DAY_MS).toISOString().slice(0, 10)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A day as people write it: 28 Nov 2025 of 2025-11-28. */
export function dayText(isoDay: string): string {
  const [year = '', month, day] = isoDay.slice(0, 10).split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`
}
