import Link from 'next/link'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

const CHIP =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-3 text-sm transition-colors pointer-coarse:min-h-10'

/** An active filter. Its link removes the filter. */
export function FilterChip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={cx(CHIP, 'border-indigo bg-indigo-wash pr-2 text-ink hover:border-madder hover:bg-madder-wash')}
    >
      <span className="sr-only">Remove filter: </span>
      <span className="min-w-0 truncate">{children}</span>
      <Icon name="close" className="size-3.5 text-ink-2" />
    </Link>
  )
}

/** A choice as a link, such as a popular count. */
export function ChipLink({ href, children, className }: { href: string; children: ReactNode; className?: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={cx(CHIP, 'border-line-strong bg-raised text-ink hover:border-ink-2', className)}
    >
      {children}
    </Link>
  )
}
