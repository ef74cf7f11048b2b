import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

interface PhoneFoldProps {
  title: string
  /** Shown at the end of the folded line, such as a count. */
  aside?: ReactNode
  /** Open from the start on a phone too. */
  isOpen?: boolean
  /** How the heading looks where nothing folds. */
  headClass?: string
  className?: string
  children: ReactNode
}

/**
 * A part of a page that a phone folds. On a wider screen and on paper it is open under a plain heading (app/globals.css). It
 * needs no script, and its content is in the page for search engines.
 */
export function PhoneFold({ title, aside, isOpen = false, headClass, className, children }: PhoneFoldProps) {
  return (
    <section aria-label={title} className={cx('phone-fold', className)}>
      <h2 className={cx('font-semibold', headClass)}>{title}</h2>
      <details open={isOpen}>
        <summary>
          <h2 className="min-w-0 flex-1 font-semibold">{title}</h2>
          {aside ? <span className="num text-ink-2 text-sm">{aside}</span> : null}
          <Icon name="chevron-down" className="text-ink-2" />
        </summary>
        {children}
      </details>
    </section>
  )
}
