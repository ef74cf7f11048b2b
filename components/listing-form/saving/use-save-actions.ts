'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ListingModel } from '@/components/listing-form/state/listing-model'
import { NO_ANSWER } from '@/components/request/request'
import { toast } from '@/components/ui/toast'
import type { Issue } from '@/lib/domain/errors'
import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import type { Saving } from './use-saving'

/** What the last attempt to save found, and how many attempts there were. */
export interface Attempt {
  attempt: number
  issues: readonly Issue[]
  /** Those that the form finds itself, so that it knows when they are corrected. The others stay until the next attempt. */
  judged: readonly Issue[]
}

interface SaveActions {
  summary: Attempt
  save: (status: WritableStatus) => void
  /** Saves again what did not succeed. */
  retry: () => void
}

/** Whether one of these is about the same field for the same reason. */
export const hasIssue = (issues: readonly Issue[], { field, code }: Issue): boolean =>
  issues.some((issue) => issue.field === field && issue.code === code)

/** Long enough to follow the link in a message. */
const SEEN_MS = 10_000

/** What the buttons do: judge, save, and show what is in the way. */
export function useSaveActions(
  model: ListingModel,
  saving: Saving,
  { keepNow, listingsHref }: { keepNow: () => void; listingsHref: string },
): SaveActions {
  const router = useRouter()
  const wanted = useRef<WritableStatus>('ACTIVE')
  const [summary, setSummary] = useState<Attempt>({ attempt: 0, issues: [], judged: [] })

  const clear = () => setSummary(({ attempt }) => ({ attempt, issues: [], judged: [] }))
  const show = (issues: readonly Issue[]) => {
    const { judgement, definition } = model.logic
    const { blocking } = model.read()
    setSummary(({ attempt }) => ({
      attempt: attempt + 1,
      issues: judgement.inFormOrder(definition, issues),
      judged: issues.filter((issue) => hasIssue(blocking, issue)),
    }))
  }

  async function save(status: WritableStatus): Promise<void> {
    if (saving.sending === 'ACTIVE' || saving.sending === 'DRAFT') return
    wanted.current = status
    saving.setFailure(null)
    const judgement = await model.loadJudgement()
    if (!judgement) return saving.setFailure(NO_ANSWER)
    if (status === 'ACTIVE') {
      const submit = model.form.handleSubmit(
        () => deliver(status),
        () => show(model.read().blocking),
      )
      return submit()
    }
    const { blocking } = judgement.judgeForm(model.subject, model.typed(), status)
    if (blocking.length === 0) return deliver(status)
    model.setWriteIssues(blocking)
    show(blocking)
  }

  async function deliver(status: WritableStatus): Promise<void> {
    keepNow()
    const wasActive = model.opening.opened?.status === 'ACTIVE'
    const { answer, refusal } = await saving.send(status)
    if (answer) {
      clear()
      if (status !== 'ACTIVE' || wasActive) return
      const { moduleKey, listingId, title } = answer.listing
      toast.success('Your listing is live', {
        description: title,
        duration: SEEN_MS,
        action: { label: 'See it as buyers do', onClick: () => router.push(`/listings/${moduleKey}/${listingId}`) },
      })
      router.push(listingsHref)
    } else if (refusal.code === 'VALIDATION_FAILED') {
      model.setWriteIssues(refusal.issues)
      show(refusal.issues.filter(({ severity }) => severity === 'error'))
    } else {
      clear()
      saving.setFailure(refusal)
    }
  }

  /** A save that the form began by itself keeps the listing's own status. */
  function statusToRetry(): WritableStatus {
    if (!saving.failure?.isQuiet) return wanted.current
    return model.opening.opened?.status === 'ACTIVE' ? 'ACTIVE' : 'DRAFT'
  }

  return { summary, save: (status) => void save(status), retry: () => void save(statusToRetry()) }
}
