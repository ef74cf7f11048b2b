import Link from 'next/link'
import { buttonClass } from './button'
import { cx } from './cx'

export interface LoadMoreProps {
  /** The address of the next page; null at the end. */
  href: string | null
  shown: number
  total?: number
  /** What is counted, in the plural. */
  noun?: string
  className?: string
}

const COUNT = new Intl.NumberFormat('en-IN')

/** On to the next page by a link, so that it works without JavaScript; where we stand is said beside it. */
export function LoadMore({ href, shown, total, noun = 'listings', className }: LoadMoreProps) {
  return (
    <nav aria-label="More results" className={cx('flex flex-col items-center gap-3 py-6 text-sm', className)}>
      <p className="num text-ink-2">
        {total === undefined
          ? `${COUNT.format(shown)} ${noun} shown`
          : `${COUNT.format(shown)} of ${COUNT.format(total)} ${noun}`}
      </p>
      {href === null ? null : (
        <Link href={href} rel="next" prefetch={false} className={buttonClass({ variant: 'secondary' })}>
          Load more
        </Link>
      )}
    </nav>
  )
}
