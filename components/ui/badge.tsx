import type { ComponentProps } from 'react'
import { cx } from './cx'
import { TONE_TEXT, TONE_WASH, type Tone } from './tone'

/** A status or kind in one or two words. The word carries the meaning; the tone supports it. */
export function Badge({ tone = 'neutral', className, ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 max-w-full items-center gap-1 whitespace-nowrap rounded-sm px-2 font-medium text-xs forced-colors:border',
        TONE_TEXT[tone],
        TONE_WASH[tone],
        className,
      )}
      {...rest}
    />
  )
}
