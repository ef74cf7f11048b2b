'use client'

import { type ComponentType, useState } from 'react'
import { Icon } from '@/components/ui/icon'

/** Opens the menu of all modules by stage. Its links are fetched when it is first opened. */
export function BrowseButton() {
  const [Menu, setMenu] = useState<ComponentType | null>(null)
  return (
    <details
      className="noscript:hidden"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void import('./browse-menu').then(({ BrowseMenu }) => setMenu(() => BrowseMenu))
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('a')) currentTarget.open = false
      }}
    >
      <summary className="-ml-2 flex size-9 items-center justify-center rounded-md text-ink-2 hover:text-ink">
        <Icon name="chevron-down" />
        <span className="sr-only">All categories</span>
      </summary>
      {/* Takes the focus of a press between its links, which would close it. */}
      <div tabIndex={-1} className="absolute inset-x-0 top-full border-line border-b bg-cloth shadow-lg outline-none">
        {Menu && <Menu />}
      </div>
    </details>
  )
}
