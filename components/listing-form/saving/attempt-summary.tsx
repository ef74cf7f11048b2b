'use client'

import { summaryItems } from '@/components/listing-form/notices/open-issues'
import { useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { ErrorSummary } from '@/components/ui/error-summary'
import { type Attempt, hasIssue } from './use-save-actions'

/** What kept the last attempt from being saved. What is corrected since then stays in its place, so that the form does not move. */
export function AttemptSummary({ summary: { attempt, issues, judged } }: { summary: Attempt }) {
  const { specOf, goToControl } = useListingForm()
  const corrected = useJudged(({ blocking }) => judged.filter((issue) => !hasIssue(blocking, issue)))
  const added = useJudged(
    ({ blocking }) => blocking.filter((issue) => !hasIssue(judged, issue) && !hasIssue(issues, issue)).length,
  )
  const items = summaryItems(specOf, issues).map((item, at) => {
    const issue = issues[at]
    return { ...item, isCorrected: issue !== undefined && hasIssue(corrected, issue) }
  })
  return <ErrorSummary items={items} added={added} focusKey={attempt} onGoTo={goToControl} />
}
