import type { ComponentProps } from 'react'
import { cx } from './cx'

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cx(
        'inline-flex min-h-6 min-w-6 items-center justify-center rounded-sm border border-line-strong bg-sunk px-1.5 font-sans text-ink-2 text-xs',
        className,
      )}
      {...rest}
    />
  )
}
