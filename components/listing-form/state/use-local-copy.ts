'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FormBoard } from './form-board'
import { hasUnsaved } from './form-subject'
import type { FormValues } from './form-values'
import { browserStorage, type CopyOwner, dropCopies, findCopy, keepCopy, type LocalCopy } from './local-copy'

const KEEP_AFTER_MS = 400

export interface LocalCopyState {
  /** What was found when the form opened; null when there was nothing, or once it was answered. */
  found: LocalCopy | null
  /** When this browser last kept what was typed, ISO; "" while there is nothing unsaved to keep. */
  keptAt: string
  /** Keeps what is typed, shortly after the last keystroke. */
  keep: () => void
  /** Keeps it at once: the page may be left. */
  keepNow: () => void
  /** Puts the found copy into the form. */
  takeUp: () => void
  /** Forgets the copies of this form. */
  drop: () => void
  /** Answers the notice, whatever was found. */
  dismiss: () => void
}

/** The local copy of this form: found when it opens, kept while it is typed, dropped when it is saved. */
export function useLocalCopy({
  owner,
  board,
  isSavable,
  restore,
  isCopied,
}: {
  /** Asked each time: a new listing gets its id when it is first saved. */
  owner: () => CopyOwner
  board: FormBoard
  /** Whether the seller could save it now; else leaving costs nothing, since the copy stays. */
  isSavable: boolean
  restore: (typed: FormValues) => void
  /** The form starts as a copy of another listing: what waits of a new one is for another time. */
  isCopied: boolean
}): LocalCopyState {
  const [found, setFound] = useState<LocalCopy | null>(null)
  const [keptAt, setKeptAt] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ owner, restore })
  latest.current = { owner, restore }

  const isKept = useRef(false)
  const keepNow = useCallback(() => {
    clearTimeout(timer.current)
    const storage = browserStorage()
    if (!board.read().hasChanges) return
    const savedAt = new Date().toISOString()
    const version = board.subject.opened?.version ?? 0
    isKept.current = keepCopy(storage, latest.current.owner(), { version, savedAt, values: board.typed })
    if (isKept.current) setKeptAt(savedAt)
  }, [board])

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(keepNow, KEEP_AFTER_MS)
  }, [keepNow])

  const drop = useCallback(() => {
    clearTimeout(timer.current)
    dropCopies(browserStorage(), latest.current.owner())
    setFound(null)
    setKeptAt('')
  }, [])

  const takeUp = useCallback(
    (copy: LocalCopy) => {
      // Files may have come and gone since: their own routes keep them.
      const isSameVersion = copy.version === (board.subject.opened?.version ?? 0)
      const files = Object.fromEntries(Object.entries(board.typed).filter(([name]) => isFileRole(name)))
      latest.current.restore({ ...copy.values, ...(isSameVersion ? {} : files) })
      setKeptAt(copy.savedAt)
    },
    [board],
  )

  useEffect(() => {
    if (isCopied) return
    const copy = findCopy(browserStorage(), latest.current.owner(), new Date())
    if (!copy) return
    // The save went through and only its answer was lost: there is nothing to give back.
    if (!hasUnsaved(board.subject, copy.values)) return dropCopies(browserStorage(), latest.current.owner())
    setFound(copy)
    // What was typed on this very version goes on where it was left; on another one the seller decides.
    if (copy.version === (board.subject.opened?.version ?? 0)) takeUp(copy)
  }, [board, isCopied, takeUp])

  useEffect(() => {
    const leave = () => keepNow()
    const guard = (event: BeforeUnloadEvent) => {
      keepNow()
      if (board.read().hasChanges && (isSavable || !isKept.current)) event.preventDefault()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', guard)
    return () => {
      // Going on within the site: the copy is kept, and the form finds it when it opens again.
      keepNow()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', guard)
    }
  }, [board, keepNow, isSavable])

  const dismiss = useCallback(() => setFound(null), [])

  return {
    found,
    keptAt,
    keep,
    keepNow,
    takeUp: () => {
      if (found) takeUp(found)
      setFound(null)
    },
    drop,
    dismiss,
  }
}
