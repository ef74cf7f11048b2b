/** Whether a date such as 2026-02-28 exists: Date.parse reads 31 February as 3 March. */
export function isCalendarDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
