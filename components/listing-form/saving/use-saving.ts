'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { OpenedListing } from '@/components/listing-form/state/form-subject'
import type { FormValues } from '@/components/listing-form/state/form-values'
import type { ListingModel } from '@/components/listing-form/state/listing-model'
import { NO_ANSWER, type Outcome, type Refusal, UNREACHABLE } from '@/components/request/request'
import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import { isOwnListingsIssue } from '@/lib/domain/listing/judging/own-listings'
import type { WriteResponse } from './listing-requests'
import { ListingWrites, NOTHING_TO_SAVE } from './listing-writes'

const IDLE_MS = 2000
const RETRY_FIRST_MS = 4000
const RETRY_MAX_MS = 60_000

/** Why nothing was saved; `isQuiet` where the form tried by itself, so that nothing interrupts the seller's typing. */
export interface SaveFailure {
  refusal: Refusal
  isQuiet: boolean
}

interface SavingInput {
  model: ListingModel
  /** The seller whom an admin's writes name. */
  forSellerId: string | null
  /** Whether the seller may write here at all. */
  isOpen: boolean
  /** The server holds this form now. */
  onSaved: (opened: OpenedListing, saved: FormValues, isFirst: boolean) => void
  filesSettled: () => Promise<void>
}

export interface Saving {
  sending: WritableStatus | 'AUTOSAVE' | null
  /** When the server last took what was typed, ISO; "" before it did. */
  savedAt: string
  failure: SaveFailure | null
  /** Shows why a save did not happen, or with null that the seller dealt with it. */
  setFailure: (refusal: Refusal | null) => void
  /** Saving failed for a reason that passes, and is tried again automatically. */
  isWaiting: boolean
  /** Something was typed: a draft saves itself two seconds after the last keystroke. */
  changed: () => void
  /** Saves now, after any write that is on its way. */
  send: (status: WritableStatus) => Promise<Outcome<WriteResponse>>
  /** The listing that files can be added to: a new one is stored as a draft first. */
  ensureListing: () => Promise<Outcome<{ listingId: string }>>
}

/** Saves drafts while they are typed, and anything when asked. */
export function useSaving({ model, forSellerId, isOpen, onSaved, filesSettled }: SavingInput): Saving {
  const [sending, setSending] = useState<Saving['sending']>(null)
  const [savedAt, setSavedAt] = useState('')
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const retryMs = useRef(RETRY_FIRST_MS)
  const latest = useLatest({ isOpen, failure, onSaved, filesSettled })
  const [writes] = useState(
    () =>
      new ListingWrites(model, forSellerId, () => ({
        onSaved: (...saved) => {
          latest.current.onSaved(...saved)
          setSavedAt(new Date().toISOString())
        },
        onAutosave: () => setSending('AUTOSAVE'),
        filesSettled: latest.current.filesSettled,
      })),
  )

  const autosave = useCallback(async () => {
    clearTimeout(timer.current)
    model.forgetEmptyChanges()
    if (!latest.current.isOpen || latest.current.failure) return
    const again = (ms: number) => {
      timer.current = setTimeout(() => void autosave(), ms)
    }
    const { answer, refusal } = await writes.saveDraft(NOTHING_TO_SAVE)
    setSending((now) => (now === 'AUTOSAVE' ? null : now))
    setWaiting(refusal !== null && isPassing(refusal))
    if (!refusal) {
      retryMs.current = RETRY_FIRST_MS
      model.setWriteIssues(answer.issues.filter(isOwnListingsIssue))
      const judgement = await model.loadJudgement()
      if (judgement?.autosaveWrite(model.subject, model.typed())) again(IDLE_MS)
    } else if (isPassing(refusal)) {
      again(retryMs.current)
      retryMs.current = Math.min(retryMs.current * 2, RETRY_MAX_MS)
    } else if (refusal.code === 'VALIDATION_FAILED') {
      model.setWriteIssues(refusal.issues)
    } else if (refusal !== NOTHING_TO_SAVE) {
      setFailure({ refusal, isQuiet: true })
    }
  }, [model, writes, latest])

  const changed = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void autosave(), IDLE_MS)
  }, [autosave])

  useReturn(() => {
    if (failure && !(failure.isQuiet && failure.refusal.code === 'AUTH_REQUIRED')) return
    latest.current = { ...latest.current, failure: null }
    setFailure(null)
    void autosave()
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  async function send(status: WritableStatus): Promise<Outcome<WriteResponse>> {
    clearTimeout(timer.current)
    setFailure(null)
    setWaiting(false)
    setSending(status)
    const outcome = await writes.save(status)
    setSending(null)
    return outcome
  }

  async function ensureListing(): Promise<Outcome<{ listingId: string }>> {
    clearTimeout(timer.current)
    const refusal = model.opening.opened ? null : (await writes.saveDraft(NAME_FIRST)).refusal
    setSending((now) => (now === 'AUTOSAVE' ? null : now))
    const { opened } = model.opening
    return opened ? { answer: opened, refusal: null } : { answer: null, refusal: refusal ?? NO_ANSWER }
  }

  return {
    sending,
    savedAt,
    failure,
    isWaiting,
    setFailure: (refusal) => setFailure(refusal && { refusal, isQuiet: false }),
    changed,
    send,
    ensureListing,
  }
}

/** Calls back when the seller is online again, or back in this tab after signing in elsewhere. */
function useReturn(callback: () => void): void {
  const latest = useLatest(callback)
  useEffect(() => {
    const returned = () => {
      if (document.visibilityState !== 'hidden') latest.current()
    }
    window.addEventListener('online', returned)
    window.addEventListener('focus', returned)
    return () => {
      window.removeEventListener('online', returned)
      window.removeEventListener('focus', returned)
    }
  }, [latest])
}

const NAME_FIRST: Refusal = {
  ...NO_ANSWER,
  code: 'NAME_FIRST',
  message: 'Give the listing a title or a product name first: files belong to a saved draft.',
}

/** Whether the reason passes without anyone's help, so that the form tries again. */
function isPassing({ code, status }: Refusal): boolean {
  return code === UNREACHABLE || code === 'RATE_LIMITED' || status >= 500
}

function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  ref.current = value
  return ref
}
