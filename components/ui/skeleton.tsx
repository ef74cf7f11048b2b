import type { ComponentProps } from 'react'
import { cx } from './cx'

/** A loading placeholder. Put a group of them in one element with role="status" and a hidden "Loading". */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden="true"
      className={cx('block h-4 animate-breathe rounded-sm bg-line forced-colors:border', className)}
      {...rest}
    />
  )
}
