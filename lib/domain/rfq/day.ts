const DAY_MS = 24 * 60 * 60 * 1000
const INDIA_MS = 5.5 * 60 * 60 * 1000

/** The day in India, so many days from now, as a date box has it: 2026-11-28. */
export function dayInIndia(now: Date, daysAhead = 0): string {
  return new Date(now.getTime() + INDIA_MS + daysAhead * DAY_MS).toISOString().slice(0, 10)
}
