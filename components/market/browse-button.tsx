'use client'

import { type ComponentType, useState } from 'react'
import { DetailsMenu } from '@/components/ui/details-menu'
import { Icon } from '@/components/ui/icon'

/** Opens the menu of all modules by stage. Its links are fetched when it is first opened. */
export function BrowseButton() {
  const [Menu, setMenu] = useState<ComponentType | null>(null)
  return (
    <DetailsMenu
      className="noscript:hidden"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void import('./browse-menu').then(({ BrowseMenu }) => setMenu(() => BrowseMenu))
      }}
    >
      <summary className="-ml-2 flex size-9 items-center justify-center rounded-md text-ink-2 hover:text-ink">
        <Icon name="chevron-down" />
        <span className="sr-only">All categories</span>
      </summary>
      <div tabIndex={-1} className="absolute inset-x-0 top-full border-line border-b bg-cloth shadow-lg outline-none">
        {Menu && <Menu />}
      </div>
    </DetailsMenu>
  )
}
