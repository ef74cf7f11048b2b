'use client'

import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from './cx'

export interface TabEntry {
  value: string
  label: ReactNode
  /** How many items the tab has. */
  count?: number
  content: ReactNode
}

export interface TabsProps {
  label: string
  tabs: readonly TabEntry[]
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
  className?: string
}

const TAB = cx(
  'relative flex min-h-10 shrink-0 items-center gap-1.5 whitespace-nowrap px-1 text-ink-2 text-sm transition-colors hover:text-ink',
  'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-transparent',
  'data-[active]:font-medium data-[active]:text-indigo data-[active]:after:bg-indigo aria-[current=page]:font-medium aria-[current=page]:text-indigo aria-[current=page]:after:bg-indigo',
)

const TAB_LIST = 'relative flex gap-5 overflow-x-auto overflow-y-hidden border-line border-b'

/** Views of one thing on one page. Use TabLinks where each has its own address. */
export function Tabs({ label, tabs, defaultValue, value, onValueChange, className }: TabsProps) {
  return (
    <Base.Root
      defaultValue={defaultValue ?? tabs[0]?.value}
      value={value}
      onValueChange={onValueChange ? (next) => onValueChange(String(next)) : undefined}
      className={className}
    >
      <Base.List aria-label={label} className={TAB_LIST}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={cx(TAB, '-outline-offset-2')}>
            {tab.label}
            {tab.count === undefined ? null : <span className="num text-ink-3 text-xs">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
