'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useBoard, useListingForm, useStep } from '@/components/listing-form/state/form-context'
import { writeBody } from '@/components/listing-form/state/form-subject'
import { formQueryClient, usePreview } from '@/components/listing-form/state/queries'
import { ListingView } from '@/components/listing-view/listing-view'
import type { Refusal } from '@/components/request/request'
import { Notice } from '@/components/ui/notice'
import type { Issue } from '@/lib/domain/errors'
import { isOwnListingsIssue } from '@/lib/domain/listing/judging/own-listings'
import { fieldSpec } from '@/lib/domain/modules'
import { OpenIssues } from './open-issues'
import { PreviewLoading } from './preview-loading'

/** The listing as buyers will see it, made by the service itself; while something stands in its way, a list of what. */
export default function PreviewStep() {
  const [queries] = useState(formQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <Preview />
    </QueryClientProvider>
  )
}

function Preview() {
  const { definition, board } = useListingForm()
  const isOpen = useStep() === 'preview_publish'
  const blocking = useBoard((state) => state.blocking)
  const missing = useBoard((state) => state.completeness)
  const isBlocked = blocking.length > 0
  const body = isOpen && !isBlocked ? writeBody(board.subject, board.typed, 'ACTIVE') : null
  const { data: preview, isFetching } = usePreview(definition.moduleKey, body)

  if (!isOpen) return null
  const asked = missing.sections.flatMap(({ missing: names }) => names)
  const labels = asked.map((name) => fieldSpec(definition, name)?.label ?? name)
  return (
    <div className="flex flex-col gap-6">
      {isBlocked ? <OpenIssues issues={blocking} /> : null}
      {!isBlocked && labels.length > 0 ? (
        <Notice tone="accent" title={`${missing.score} % complete`}>
          It can go live as it is. Buyers also look for: {labels.slice(0, LABELS_MAX).join(', ')}
          {labels.length > LABELS_MAX ? ` and ${labels.length - LABELS_MAX} more` : ''}.
        </Notice>
      ) : null}
      {isFetching && !preview ? <PreviewLoading /> : null}
      {body && preview?.refusal ? <Refused refusal={preview.refusal} /> : null}
      {body && preview?.answer ? <OwnListingsNotice issues={preview.answer.issues} /> : null}
      {body && preview?.answer ? (
        <div className="rounded-md border border-line p-4 sm:p-6">
          <ListingView record={preview.answer.listing} moduleKey={definition.moduleKey} isPreview />
        </div>
      ) : null}
    </div>
  )
}

const LABELS_MAX = 8

function Refused({ refusal }: { refusal: Refusal }) {
  return (
    <Notice tone="warn" role="status" title="The preview cannot be made now">
      {refusal.issues.length > 0 ? <IssueList issues={refusal.issues} /> : refusal.message}
    </Notice>
  )
}

/** What only the service could see: it looked at the seller's other listings. */
function OwnListingsNotice({ issues }: { issues: readonly Issue[] }) {
  const found = issues.filter(isOwnListingsIssue)
  if (found.length === 0) return null
  return (
    <Notice tone="warn" role="status" title="Beside your other listings">
      <IssueList issues={found} />
    </Notice>
  )
}

function IssueList({ issues }: { issues: readonly Issue[] }) {
  return (
    <ul>
      {issues.map(({ field, code, message }) => (
        <li key={`${field} ${code}`}>{message}</li>
      ))}
    </ul>
  )
}
