import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  summary: ReactNode
  /** Shown at the end of the summary's line, such as a count. */
  aside?: ReactNode
}

/** Opens and closes without JavaScript. Only one with the same `name` is open at a time. */
export function Disclosure({ summary, aside, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={cx('group/disclosure border-line border-b', className)} {...rest}>
      <summary className="flex min-h-10 select-none items-center gap-2 py-2 font-medium text-sm hover:text-indigo">
        <Icon name="chevron-right" className="text-ink-2 transition-transform group-open/disclosure:rotate-90" />
        <span className="min-w-0 flex-1">{summary}</span>
        {aside ? <span className="num font-normal text-ink-2">{aside}</span> : null}
      </summary>
      <div className="pb-4 pl-6 text-sm">{children}</div>
    </details>
  )
}
