'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'

/** Opens the menu of all modules by stage. Its links are fetched when it is first opened. */
export function BrowseButton() {
  const [isOpen, setOpen] = useState(false)
  const [Menu, setMenu] = useState<ComponentType | null>(null)
  const place = useRef<HTMLDivElement>(null)

  async function toggle() {
    setOpen(!isOpen)
    if (Menu === null) {
      const { BrowseMenu } = await import('./browse-menu')
      setMenu(() => BrowseMenu)
    }
  }

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      place.current?.querySelector('button')?.focus()
    }
    const onLeave = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false)
    }
    const onPress = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) setOpen(false)
      else onLeave(event)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onPress)
    document.addEventListener('focusin', onLeave)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onPress)
      document.removeEventListener('focusin', onLeave)
    }
  }, [isOpen])

  return (
    <div ref={place} className="noscript:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="browse-menu"
        onClick={() => void toggle()}
        className="-ml-2 flex size-9 items-center justify-center rounded-md text-ink-2 hover:text-ink"
      >
        <Icon name="chevron-down" />
        <span className="sr-only">All categories</span>
      </button>
      {isOpen && (
        <div id="browse-menu" className="absolute inset-x-0 top-full border-line border-b bg-cloth shadow-lg">
          {Menu ? <Menu /> : null}
        </div>
      )}
    </div>
  )
}
