import Link from 'next/link'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

const CHIP =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-3 text-sm transition-colors pointer-coarse:min-h-10'

export interface ChipProps {
  children: ReactNode
  className?: string
}

/** An active filter. Its link removes the filter. */
export function FilterChip({ href, children, className }: ChipProps & { href: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={cx(
        CHIP,
        'border-indigo bg-indigo-wash pr-2 text-ink hover:border-madder hover:bg-madder-wash',
        className,
      )}
    >
      <span className="sr-only">Remove filter: </span>
      <span className="min-w-0 truncate">{children}</span>
      <Icon name="close" className="size-3.5 text-ink-2" />
    </Link>
  )
}

/** A choice as a link, such as a popular count; `current` when it is on. */
export function ChipLink({
  href,
  current = false,
  children,
  className,
}: ChipProps & { href: string; current?: boolean }) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={current ? 'true' : undefined}
      className={cx(
        CHIP,
        current
          ? 'border-indigo-fill bg-indigo-fill font-medium text-on-indigo'
          : 'border-line-strong bg-raised text-ink hover:border-ink-2',
        className,
      )}
    >
      {children}
    </Link>
  )
}

/** A chosen item in a form, with a button to remove it. */
export function Chip({
  onRemove,
  removeLabel,
  children,
  className,
}: ChipProps & { onRemove?: () => void; removeLabel?: string }) {
  return (
    <span className={cx(CHIP, 'border-line-strong bg-raised', onRemove && 'pr-1', className)}>
      <span className="min-w-0 truncate">{children}</span>
      {onRemove ? (
        <button
          type="button"
          onClick={onRemove}
          aria-label={removeLabel ?? 'Remove'}
          className="flex size-6 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-sunk hover:text-ink"
        >
          <Icon name="close" className="size-3.5" />
        </button>
      ) : null}
    </span>
  )
}
