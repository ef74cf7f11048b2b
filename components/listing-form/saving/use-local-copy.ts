'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { isLineFill } from '@/components/listing-form/quick/line-fill'
import type { ListingModel } from '@/components/listing-form/state/listing-model'
import { browserStorage } from '@/components/ui/browser-storage'
import { isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { type CopyOwner, dropCopies, dropCopy, findCopy, keepCopy, type LocalCopy } from './local-copy'

const KEEP_AFTER_MS = 400

export interface LocalCopyState {
  /** What was found when the form opened; null when there was nothing, or once the seller decided about it. */
  found: LocalCopy | null
  /** When this browser last kept what was typed, ISO; "" while there is nothing unsaved to keep. */
  keptAt: string
  /** Keeps what is typed, shortly after the last keystroke. */
  keep: () => void
  /** Keeps it immediately: the page may be left. */
  keepNow: () => void
  /** Puts the found copy into the form. */
  restore: () => void
  /** Deletes the copies of this form. */
  drop: () => void
  /** Closes the notice about the found copy. */
  dismiss: () => void
}

interface LocalCopyInput {
  accountId: string
  forSellerId: string | null
  moduleKey: ModuleKey
  model: ListingModel
  /** Whether the seller could save now; if not, leaving costs nothing, since the copy stays. */
  isSavable: boolean
  /** The form starts as a copy of another listing: an unsaved new listing waits for another time. */
  isCopied: boolean
}

/** The local copy of this form: found when it opens, kept while the seller types, deleted when it is saved. */
export function useLocalCopy({
  accountId,
  forSellerId,
  moduleKey,
  model,
  isSavable,
  isCopied,
}: LocalCopyInput): LocalCopyState {
  const [found, setFound] = useState<LocalCopy | null>(null)
  const [keptAt, setKeptAt] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isKept = useRef(false)

  // A new listing gets its id when it is first saved.
  const owner = useCallback((): CopyOwner => {
    const { opened } = model.opening
    return { accountId, forSellerId, moduleKey, listingId: opened?.listingId ?? null }
  }, [model, accountId, forSellerId, moduleKey])

  const keepNow = useCallback(() => {
    clearTimeout(timer.current)
    if (!model.hasUnsaved()) {
      // It was changed back: its copy would bring it again.
      if (isKept.current) dropCopy(browserStorage(), owner(), versionOf(model))
      return setKeptAt('')
    }
    const savedAt = new Date().toISOString()
    isKept.current = keepCopy(browserStorage(), owner(), {
      version: versionOf(model),
      savedAt,
      values: model.form.getValues(),
      lineFill: model.lineFill,
    })
    if (isKept.current) setKeptAt(savedAt)
  }, [model, owner])

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(keepNow, KEEP_AFTER_MS)
  }, [keepNow])

  const drop = useCallback(() => {
    clearTimeout(timer.current)
    dropCopies(browserStorage(), owner())
    setFound(null)
    setKeptAt('')
  }, [owner])

  const fillFrom = useCallback(
    (copy: LocalCopy) => {
      const typed = model.form.getValues()
      // Files may have been added and deleted since; their own routes keep them.
      const files = Object.fromEntries(Object.entries(typed).filter(([name]) => isFileRole(name)))
      model.fill({ ...typed, ...copy.values, ...(copy.version === versionOf(model) ? {} : files) })
      model.lineFill = isLineFill(copy.lineFill) ? copy.lineFill : null
      isKept.current = copy.version === versionOf(model)
      setKeptAt(copy.savedAt)
    },
    [model],
  )

  useEffect(() => {
    if (isCopied) return
    const copy = findCopy(browserStorage(), owner(), new Date())
    if (!copy) return
    // The save succeeded and only its response was lost: there is nothing to restore.
    if (!model.hasUnsaved(copy.values)) return dropCopies(browserStorage(), owner())
    setFound(copy)
    // What was typed on this very version is restored; on another version the seller decides.
    if (copy.version === versionOf(model)) fillFrom(copy)
  }, [model, isCopied, owner, fillFrom])

  const costs = useCallback(() => model.hasUnsaved() && (isSavable || !isKept.current), [model, isSavable])
  useLeaving(keepNow, costs)

  const dismiss = useCallback(() => setFound(null), [])

  return {
    found,
    keptAt,
    keep,
    keepNow,
    restore: () => {
      if (found) fillFrom(found)
      setFound(null)
    },
    drop,
    dismiss,
  }
}

/** Keeps what was typed when the page or the form is left, and asks first where leaving would cost something. */
function useLeaving(keepNow: () => void, costs: () => boolean): void {
  useEffect(() => {
    const leave = () => keepNow()
    const guard = (event: BeforeUnloadEvent) => {
      keepNow()
      if (costs()) event.preventDefault()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', guard)
    return () => {
      // Navigation within the site: the copy is kept, and the form finds it when it opens again.
      keepNow()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', guard)
    }
  }, [keepNow, costs])
}

function versionOf({ opening }: ListingModel): number {
  return opening.opened?.version ?? 0
}
