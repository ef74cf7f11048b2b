'use client'

import { useEffect, useRef, useState } from 'react'
import { PopoverSheet } from '@/components/listing-grid/popover-sheet'
import { Fetched, LaterPart } from '@/components/ui/fetched'
import type { SaveFormProps } from './save-form'

const saveForm = new LaterPart<SaveFormProps>(() => import('./save-form'))

/** Saves a search, or copies its link. What it needs is fetched when it is opened. */
export function SaveSheet({ id, ...search }: SaveFormProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => {
    const popover = sheet.current?.closest('[popover]')
    const open = () => setIsOpened(true)
    // It may be open already: it opens without a script.
    if (popover?.matches(':popover-open')) open()
    popover?.addEventListener('toggle', open)
    return () => popover?.removeEventListener('toggle', open)
  }, [])
  return (
    <PopoverSheet id={id} title="Save or share this search">
      <div ref={sheet} className="min-h-40">
        {isOpened && (
          <Fetched
            part={saveForm}
            props={{ id, ...search }}
            waiting={<p className="mt-3 text-ink-2 text-sm">Loading…</p>}
          />
        )}
      </div>
    </PopoverSheet>
  )
}
