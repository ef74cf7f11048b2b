import Link from 'next/link'
import { cx } from './cx'
import { Icon } from './icon'

export interface Crumb {
  label: string
  /** Missing for the current page. */
  href?: string
}

export function Breadcrumbs({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="Breadcrumbs" className={cx('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.href ?? ''}${crumb.label}`} className="flex min-w-0 items-center gap-1">
            {index === 0 ? null : <Icon name="chevron-right" className="size-3.5 text-ink-3" />}
            {crumb.href === undefined ? (
              <span aria-current="page" className="line-clamp-1 py-1 text-ink-2">
                {crumb.label}
              </span>
            ) : (
              <Link href={crumb.href} prefetch={false} className="py-1 text-indigo hover:underline">
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
