import { Notice } from '@/components/ui/notice'
import type { RfqRecord } from '@/lib/domain/rfq/present'

/** Shows both sides how the listing has changed since the request. */
export function ChangedNotice({ changes }: { changes: RfqRecord['changedSinceAsked'] }) {
  if (changes.length === 0) return null
  return (
    <Notice tone="warn" title="The listing has changed since this request">
      <p>The request keeps the earlier details. Changed since then:</p>
      <ul className="mt-1 flex flex-col gap-0.5">
        {changes.map((change) => (
          <li key={change.field} className="num">
            {change.text}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
