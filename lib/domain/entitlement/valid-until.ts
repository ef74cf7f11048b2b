import { isCalendarDay } from '@/lib/domain/calendar-day'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/
const DAY_MS = 24 * 60 * 60 * 1000
/** Plans are sold by the day in India. */
const INDIAN_OFFSET = '+05:30'

/**
 * The moment when a subscription ends: a date-time with its offset as it is, a date at the end of that day in India.
 * @returns null when it is neither, so that the caller can refuse it
 */
export function endOfValidity(validUntil: string): Date | null {
  const day = DATE.test(validUntil) ? validUntil : DATE_TIME.exec(validUntil)?.[1]
  if (day === undefined || !isCalendarDay(day)) return null
  const isDay = day === validUntil
  const at = new Date(isDay ? `${day}T00:00:00${INDIAN_OFFSET}` : validUntil).getTime()
  return Number.isNaN(at) ? null : new Date(isDay ? at + DAY_MS : at)
}
