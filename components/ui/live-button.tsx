'use client'

import { Button, type ButtonProps } from './button'
import { cx } from './cx'
import { useHydrated } from './use-hydrated'

/**
 * A button that needs JavaScript. It is disabled until the page is hydrated, so that an early click cannot submit the form natively
 * and lose what was typed.
 */
export function LiveButton({ disabled = false, className, ...rest }: ButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button
      disabled={disabled || !isHydrated}
      // Until then it looks enabled, so that nothing flickers.
      className={cx(!disabled && 'not-noscript:disabled:opacity-100', className)}
      {...rest}
    />
  )
}
