import { dayInIndia, dayInWords, daysAfter, daysBetween } from '@/lib/domain/calendar-day'
import { errorIssue, type Issue } from '@/lib/domain/errors'

/** The day by which a buyer needs the goods: a day in India, until which they must have arrived. */

/** What is wrong with the day. @param respondBy until when sellers may respond, ISO 8601 */
export function neededByIssues(
  { neededBy, respondBy }: { neededBy?: string | undefined; respondBy?: string | undefined },
  now: Date,
): Issue[] {
  if (neededBy === undefined) return []
  if (neededBy < dayInIndia(now)) {
    return [errorIssue('NEEDED_BY_IN_PAST', 'neededBy', 'This day is in the past. Enter today or a later day.')]
  }
  if (respondBy === undefined || neededBy >= dayInIndia(new Date(respondBy))) return []
  const message = 'This day is before the deadline. Enter a later day, or an earlier deadline.'
  return [errorIssue('NEEDED_BY_BEFORE_DEADLINE', 'neededBy', message)]
}

/** Whether goods that leave after so many days leave on this day at the latest. The way to the buyer is not counted. */
export function leavesInTime(leadTimeDays: number, neededBy: string, today: string): boolean {
  return daysAfter(today, leadTimeDays) <= neededBy
}

/** The day for the seller who quotes; "" without one. */
export function neededByWords(neededBy: string | undefined, today: string): string {
  const days = neededBy ? daysBetween(today, neededBy) : null
  return neededBy && days !== null ? `The buyer needs the goods by ${dayInWords(neededBy)}. ${distance(days)}` : ''
}

function distance(days: number): string {
  if (days < 0) return 'That day is over.'
  if (days < 2) return days === 0 ? 'That is today.' : 'That is tomorrow.'
  return `That is in ${days} days.`
}

/** The deadline of a new request: the usual one, but the day before the goods are needed where that comes first. */
export function deadlineBefore(neededBy: string, usual: string, today: string): string {
  if (neededBy === '' || usual === '' || neededBy > usual || neededBy <= today) return usual
  const dayBefore = daysAfter(neededBy, -1)
  return dayBefore > today ? dayBefore : neededBy
}
