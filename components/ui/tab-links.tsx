import Link from 'next/link'
import type { ReactNode } from 'react'
import { cx } from './cx'

export interface TabLink {
  href: string
  label: ReactNode
  count?: number
  current?: boolean
}

/** Tabs that are links: they work without JavaScript and can be shared. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className="relative flex gap-5 overflow-x-auto overflow-y-hidden border-line border-b">
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
          className={cx(
            'relative flex min-h-10 shrink-0 items-center gap-1.5 whitespace-nowrap px-1 text-sm -outline-offset-2 transition-colors',
            'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5',
            link.current ? 'font-medium text-indigo after:bg-indigo' : 'text-ink-2 hover:text-ink',
          )}
        >
          {link.label}
          {link.count === undefined ? null : <span className="num text-ink-3 text-xs">{link.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
