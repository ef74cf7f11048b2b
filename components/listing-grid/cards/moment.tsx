import { relativeTime } from '@/components/seller-listings/relative-time'
import { formatMoment } from '@/components/ui/numbers'

/** A date and time in India, and how long ago it was when the page was made. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>
      {formatMoment(iso)} <span className="text-ink-3">({relativeTime(new Date(iso), new Date())})</span>
    </time>
  )
}
