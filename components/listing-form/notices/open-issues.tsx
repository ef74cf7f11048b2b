'use client'

import { controlId, type ListingFormContext, useListingForm } from '@/components/listing-form/state/form-context'
import { rootOf } from '@/components/listing-form/state/form-paths'
import type { SummaryItem } from '@/components/ui/error-summary'
import { Notice } from '@/components/ui/notice'
import type { Issue } from '@/lib/domain/errors'

/** Issues as lines of a summary, each a link to its field. */
export function summaryItems(specOf: ListingFormContext['specOf'], issues: readonly Issue[]): SummaryItem[] {
  return issues.map(({ field, message }) => {
    const label = specOf(rootOf(field))?.label
    // Many messages begin with the field's name already.
    return { fieldId: controlId(field), message, ...(label && !message.startsWith(label) ? { label } : {}) }
  })
}

/** What still prevents publishing, before the seller tried: each line is a link to its field. */
export function OpenIssues({ issues }: { issues: readonly Issue[] }) {
  const { specOf, goToControl } = useListingForm()
  const items = summaryItems(specOf, issues)
  return (
    <Notice
      tone="warn"
      title={
        items.length === 1 ? 'Fix 1 problem before you publish' : `Fix ${items.length} problems before you publish`
      }
    >
      <ul>
        {items.map(({ fieldId, label, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className="link inline-block py-1"
              onClick={(event) => {
                event.preventDefault()
                goToControl(fieldId)
              }}
            >
              {label ? `${label}: ` : ''}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
