import { Notice } from '@/components/ui/notice'
import type { RfqRecord } from '@/lib/domain/rfq/present'

/** The listing has moved on since it was asked about: both sides see how. */
export function ChangedNotice({ changes }: { changes: RfqRecord['changedSinceAsked'] }) {
  if (changes.length === 0) return null
  return (
    <Notice tone="warn" title="The listing was changed since you asked">
      <p>What was asked stays as it was captured. Different today:</p>
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
