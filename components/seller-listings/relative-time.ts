const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const FORMAT = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

/** How long ago in the largest fitting unit: "5 minutes ago", "yesterday". */
export function relativeTime(at: Date, now: Date): string {
  const seconds = Math.round((now.getTime() - at.getTime()) / 1000)
  const unit = UNITS.find(([, size]) => seconds >= size)
  return unit ? FORMAT.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}
