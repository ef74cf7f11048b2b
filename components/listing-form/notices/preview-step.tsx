'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listingsPath, type WriteResponse } from '@/components/listing-form/saving/listing-requests'
import { useDefinition, useJudged, useListingForm, useStep } from '@/components/listing-form/state/form-context'
import { writeBody } from '@/components/listing-form/state/form-subject'
import TitleReading from '@/components/listing-form/widgets/title-reading'
import { ListingView } from '@/components/listing-view/listing-view'
import { request } from '@/components/request/request'
import { Notice } from '@/components/ui/notice'
import type { Issue } from '@/lib/domain/errors'
import { isOwnListingsIssue } from '@/lib/domain/listing/judging/own-listings'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { OpenIssues } from './open-issues'
import { PreviewLoading } from './preview-loading'

/** The listing as buyers will see it, made by the service itself; while something prevents publishing, a list of that. */
export default function PreviewStep() {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: UNCACHED } }))
  return (
    <QueryClientProvider client={queries}>
      <Preview />
    </QueryClientProvider>
  )
}

function Preview() {
  const definition = useDefinition()
  const { model } = useListingForm()
  const isOpen = useStep() === 'preview_publish'
  const blocking = useJudged((state) => state.blocking)
  const missing = useJudged((state) => state.completeness)
  const isBlocked = blocking.length > 0
  const body = isOpen && !isBlocked ? writeBody(model.subject, model.typed(), 'ACTIVE') : null
  const { data: preview, isFetching } = useQuery({
    queryKey: ['preview', definition.moduleKey, body],
    queryFn: ({ signal }) =>
      request<WriteResponse>(`${listingsPath(definition.moduleKey)}?mode=preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }),
    enabled: body !== null,
  })

  if (!isOpen) return null
  const asked = missing.sections.flatMap(({ missing: names }) => names)
  const labels = asked.map((name) => fieldSpec(definition, name)?.label ?? name)
  return (
    <div className="flex flex-col gap-6">
      {isBlocked ? <OpenIssues issues={blocking} /> : null}
      <TitleReading />
      {!isBlocked && labels.length > 0 ? (
        <Notice tone="accent" title={`${missing.score} % complete`}>
          Ready to publish. Buyers also ask about: {labels.slice(0, LABELS_MAX).join(', ')}
          {labels.length > LABELS_MAX ? ` and ${labels.length - LABELS_MAX} more` : ''}.
        </Notice>
      ) : null}
      {isFetching && !preview ? <PreviewLoading /> : null}
      {body && preview?.refusal ? (
        <IssuesNotice
          title="The preview is not available now"
          issues={preview.refusal.issues}
          text={preview.refusal.message}
        />
      ) : null}
      {body && preview?.answer ? (
        <IssuesNotice
          title="Compared with your other listings"
          issues={preview.answer.issues.filter(isOwnListingsIssue)}
        />
      ) : null}
      {body && preview?.answer ? (
        <div className="rounded-md border border-line p-4 sm:p-6">
          <ListingView record={preview.answer.listing} moduleKey={definition.moduleKey} isPreview />
        </div>
      ) : null}
    </div>
  )
}

const LABELS_MAX = 8

/** A preview belongs to the body that it was asked with. */
const UNCACHED = { retry: false, refetchOnWindowFocus: false, staleTime: 0, gcTime: 0 }

/** Issues that only the service can see, since it compares with the seller's other listings, or why there is no preview. */
function IssuesNotice({ title, issues, text }: { title: string; issues: readonly Issue[]; text?: string }) {
  if (issues.length === 0 && !text) return null
  return (
    <Notice tone="warn" role="status" title={title}>
      {issues.length > 0 ? (
        <ul>
          {issues.map(({ field, code, message }) => (
            <li key={`${field} ${code}`}>{message}</li>
          ))}
        </ul>
      ) : (
        text
      )}
    </Notice>
  )
}
