import { endOfIndianDay, isCalendarDay } from '@/lib/domain/calendar-day'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * The moment when a subscription ends: a date-time with its offset as it is, a date at the end of that day in India, since
 * plans are sold by the day there.
 * @returns null when it is neither, so that the caller can refuse it
 */
export function endOfValidity(validUntil: string): Date | null {
  const day = DATE.test(validUntil) ? validUntil : DATE_TIME.exec(validUntil)?.[1]
  if (day === undefined || !isCalendarDay(day)) return null
  const at = day === validUntil ? endOfIndianDay(day) : new Date(validUntil)
  return Number.isNaN(at.getTime()) ? null : at
}
