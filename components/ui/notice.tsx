import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { Icon, type IconName } from './icon'
import { TONE_TEXT, TONE_WASH, type Tone } from './tone'

const SIGNS: Record<Tone, IconName> = { neutral: 'info', accent: 'info', meet: 'meet', warn: 'warn', block: 'block' }

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone
  title?: ReactNode
  /** Buttons or links to act on it. */
  actions?: ReactNode
}

/**
 * Something the reader should know before they continue. Set `role="status"` (or "alert" when work could be lost)
 * when it appears without a page load.
 */
export function Notice({ tone = 'neutral', title, actions, className, children, ...rest }: NoticeProps) {
  return (
    <div
      className={cx('flex gap-3 rounded-md px-4 py-3 text-sm forced-colors:border', TONE_WASH[tone], className)}
      {...rest}
    >
      <Icon name={SIGNS[tone]} className={cx('mt-0.5', TONE_TEXT[tone])} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title ? <p className="font-semibold text-ink">{title}</p> : null}
        {children ? <div className="text-ink-2">{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  )
}
