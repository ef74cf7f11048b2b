import { cx } from './cx'
import { ButtonLink } from './link'

export interface LoadMoreProps {
  /** The address of the next page; null at the end. */
  href: string | null
  shown: number
  total?: number
  /** The plural noun for the items. */
  noun?: string
  className?: string
}

const COUNT = new Intl.NumberFormat('en-IN')

/** A link to the next page, which works without JavaScript, and how many items are shown. */
export function LoadMore({ href, shown, total, noun = 'listings', className }: LoadMoreProps) {
  return (
    <nav aria-label="More results" className={cx('flex flex-col items-center gap-3 py-6 text-sm', className)}>
      <p className="num text-ink-2">
        {total === undefined
          ? `${COUNT.format(shown)} ${noun} shown`
          : `${COUNT.format(shown)} of ${COUNT.format(total)} ${noun}`}
      </p>
      {href === null ? null : (
        <ButtonLink href={href} rel="next">
          Load more
        </ButtonLink>
      )}
    </nav>
  )
}
