/** Whether 2026-02-28 is a day that there is: Date.parse takes 31 February for 3 March. */
export function isCalendarDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
