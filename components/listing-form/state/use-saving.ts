'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { NO_ANSWER, type Outcome, type Refusal, UNREACHABLE, WriteAttempts } from '@/components/request/request'
import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import { isOwnListingsIssue } from '@/lib/domain/listing/judging/own-listings'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { FormBoard } from './form-board'
import { type OpenedListing, type PendingWrite, pendingWrite } from './form-subject'
import { listingsPath, type WriteAnswer } from './listing-requests'
import { openedFrom } from './version-conflict'

const IDLE_MS = 2000
const CONFLICT_TRIES_MAX = 3
const RETRY_FIRST_MS = 4000
const RETRY_MAX_MS = 60_000

/** Why nothing was saved; `isQuiet` where the form tried by itself, so that nobody's typing is interrupted. */
export interface ToldRefusal {
  refusal: Refusal
  isQuiet: boolean
}

export type Sending = WritableStatus | 'AUTOSAVE' | null

interface SavingInput {
  definition: ModuleDefinition
  board: FormBoard
  /** Whether the seller may write here at all. */
  isOpen: boolean
  /** Told once the server holds what the parcel said. */
  onSaved: (opened: OpenedListing, isFirst: boolean) => void
  /** Resolves once no upload is about to answer: the version that it made is known then. */
  filesSettled: () => Promise<void>
}

export interface Saving {
  sending: Sending
  /** When the server last took what was typed, ISO; "" before it did. */
  savedAt: string
  told: ToldRefusal | null
  /** Says a refusal, or with null that the one that was said is answered. */
  tell: (refusal: Refusal | null) => void
  /** Saving failed for a reason that passes, and is tried again by itself. */
  isWaiting: boolean
  /** Something was typed: a draft saves itself two seconds after the last keystroke. */
  changed: () => void
  /** Saves now, after whatever is on its way. */
  send: (status: WritableStatus) => Promise<Outcome<WriteAnswer>>
  /** The listing that files can be given to: a new one is stored as a draft first. */
  ensureListing: () => Promise<Outcome<{ listingId: string }>>
}

/**
 * Brings what was typed to the server, one write at a time. A write whose answer did not arrive may have been done: it is sent again as
 * it was, under its key, before anything newer, so that nothing is stored twice and nobody meets his own change as a conflict.
 */
export function useSaving({ definition, board, isOpen, onSaved, filesSettled }: SavingInput): Saving {
  const [attempts] = useState(() => new WriteAttempts())
  const [sending, setSending] = useState<Sending>(null)
  const [savedAt, setSavedAt] = useState('')
  const [told, setTold] = useState<ToldRefusal | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const unanswered = useRef<PendingWrite | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const retryMs = useRef(RETRY_FIRST_MS)
  const latest = useLatest({ isOpen, onSaved, filesSettled, told })

  const deliver = useCallback(
    async (parcel: PendingWrite): Promise<Outcome<WriteAnswer>> => {
      const path = `${listingsPath(definition.moduleKey)}${parcel.isAutosave ? '?autosave=true' : ''}`
      const outcome = await attempts.send<WriteAnswer>(path, parcel.body)
      if (outcome.refusal) {
        unanswered.current = isUnanswered(outcome.refusal) ? parcel : null
        return outcome
      }
      unanswered.current = null
      const isFirst = board.subject.opened === null
      const opened = { ...openedFrom(outcome.answer.listing, definition), said: parcel.said }
      latest.current.onSaved(opened, isFirst)
      setSavedAt(new Date().toISOString())
      return outcome
    },
    [attempts, board, definition, latest],
  )

  /** Sends what the form says now; where only a file of this form moved the version in between, once more on that version. */
  const deliverNow = useCallback(
    async (make: () => PendingWrite | null, without: Refusal): Promise<Outcome<WriteAnswer>> => {
      for (let tries = 0; ; tries++) {
        const parcel = make()
        if (!parcel) return { answer: null, refusal: without }
        const version = board.subject.opened?.version
        const outcome = await deliver(parcel)
        if (outcome.refusal?.code !== 'VERSION_CONFLICT' || tries >= CONFLICT_TRIES_MAX) return outcome
        await latest.current.filesSettled()
        if (board.subject.opened?.version === version) return outcome
      }
    },
    [board, deliver, latest],
  )

  /** One at a time, and first of all what is still unanswered. */
  const inTurn = useCallback(
    (work: () => Promise<Outcome<WriteAnswer>>): Promise<Outcome<WriteAnswer>> => {
      const run = async () => {
        const open = unanswered.current
        if (open) {
          const outcome = await deliver(open)
          if (outcome.refusal && unanswered.current) return outcome
        }
        return work()
      }
      const turn = queue.current.then(run, run)
      queue.current = turn
      return turn
    },
    [deliver],
  )

  /** Saves what a draft can save by itself; without the judgement nobody knows what that is. */
  const deliverDraft = useCallback(
    async (without: Refusal): Promise<Outcome<WriteAnswer>> => {
      if (!board.read().hasChanges) return { answer: null, refusal: without }
      const judge = await board.judge()
      if (!judge) return { answer: null, refusal: NO_ANSWER }
      const make = () => {
        const parcel = judge.autosaveParcel(board.subject, board.typed)
        if (parcel) setSending('AUTOSAVE')
        return parcel
      }
      return deliverNow(make, without)
    },
    [board, deliverNow],
  )

  const autosave = useCallback(async () => {
    clearTimeout(timer.current)
    if (!latest.current.isOpen || latest.current.told) return
    const outcome = await inTurn(() => deliverDraft(NOTHING_TO_SAVE))
    setSending((now) => (now === 'AUTOSAVE' ? null : now))
    setWaiting(outcome.refusal !== null && isPassing(outcome.refusal))
    if (!outcome.refusal) {
      retryMs.current = RETRY_FIRST_MS
      board.hear(outcome.answer.issues.filter(isOwnListingsIssue))
      const judge = await board.judge()
      if (judge?.autosaveParcel(board.subject, board.typed)) timer.current = setTimeout(() => void autosave(), IDLE_MS)
    } else if (isPassing(outcome.refusal)) {
      timer.current = setTimeout(() => void autosave(), retryMs.current)
      retryMs.current = Math.min(retryMs.current * 2, RETRY_MAX_MS)
    } else if (outcome.refusal.code === 'VALIDATION_FAILED') {
      board.hear(outcome.refusal.issues)
    } else if (outcome.refusal !== NOTHING_TO_SAVE) {
      setTold({ refusal: outcome.refusal, isQuiet: true })
    }
  }, [board, deliverDraft, inTurn, latest])

  const changed = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void autosave(), IDLE_MS)
  }, [autosave])

  const send = useCallback(
    async (status: WritableStatus) => {
      clearTimeout(timer.current)
      setTold(null)
      setWaiting(false)
      setSending(status)
      const outcome = await inTurn(() =>
        deliverNow(() => pendingWrite(board.subject, board.typed, status), NOTHING_TO_SAVE),
      )
      setSending(null)
      return outcome
    },
    [board, deliverNow, inTurn],
  )

  const ensureListing = useCallback(async (): Promise<Outcome<{ listingId: string }>> => {
    clearTimeout(timer.current)
    const known = openedId(board)
    if (known) return { answer: { listingId: known }, refusal: null }
    const outcome = await inTurn(() => deliverDraft(NAME_FIRST))
    setSending((now) => (now === 'AUTOSAVE' ? null : now))
    const listingId = openedId(board)
    return listingId
      ? { answer: { listingId }, refusal: null }
      : { answer: null, refusal: outcome.refusal ?? NO_ANSWER }
  }, [board, deliverDraft, inTurn])

  useEffect(() => {
    /** Back online, or back in this tab after signing in elsewhere: what waited goes on. */
    const goOn = () => {
      const { told: now } = latest.current
      if (now && !(now.isQuiet && now.refusal.code === 'AUTH_REQUIRED')) return
      if (document.visibilityState === 'hidden') return
      latest.current = { ...latest.current, told: null }
      setTold(null)
      void autosave()
    }
    window.addEventListener('online', goOn)
    window.addEventListener('focus', goOn)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('online', goOn)
      window.removeEventListener('focus', goOn)
    }
  }, [autosave, latest])

  return {
    sending,
    savedAt,
    told,
    isWaiting,
    tell: (refusal) => setTold(refusal && { refusal, isQuiet: false }),
    changed,
    send,
    ensureListing,
  }
}

function openedId(board: FormBoard): string | null {
  return board.subject.opened?.listingId ?? null
}

const NOTHING_TO_SAVE: Refusal = { ...NO_ANSWER, code: 'NOTHING_TO_SAVE', message: '' }
const NAME_FIRST: Refusal = {
  ...NO_ANSWER,
  code: 'NAME_FIRST',
  message: 'Give the listing a title or a product name first: files belong to a saved draft.',
}

/** Whether the same work may be done already although we were not told. */
function isUnanswered({ code, status }: Refusal): boolean {
  return code === UNREACHABLE || status >= 500
}

/** What goes away by itself: the form tries again and nobody has to do anything. */
function isPassing({ code, status }: Refusal): boolean {
  return code === UNREACHABLE || code === 'RATE_LIMITED' || status >= 500
}

function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  ref.current = value
  return ref
}
