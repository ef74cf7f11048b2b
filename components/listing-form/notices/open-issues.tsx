'use client'

import { controlId, useListingForm } from '@/components/listing-form/state/form-context'
import { rootOf } from '@/components/listing-form/state/form-subject'
import type { SummaryItem } from '@/components/ui/error-summary'
import { Notice } from '@/components/ui/notice'
import type { Issue } from '@/lib/domain/errors'
import { fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'

/** Issues as lines of a summary, each the way to its field. */
export function summaryItems(definition: ModuleDefinition, issues: readonly Issue[]): SummaryItem[] {
  return issues.map(({ field, message }) => {
    const label = fieldSpec(definition, rootOf(field))?.label
    // Many rules begin with the field's name already.
    return { fieldId: controlId(field), message, ...(label && !message.startsWith(label) ? { label } : {}) }
  })
}

/** What still stands in the way, before anyone tried: told quietly, each line the way to its field. */
export function OpenIssues({ issues }: { issues: readonly Issue[] }) {
  const { definition, goToControl } = useListingForm()
  const items = summaryItems(definition, issues)
  return (
    <Notice
      tone="warn"
      title={items.length === 1 ? 'One thing before it can go live' : `${items.length} things before it can go live`}
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
