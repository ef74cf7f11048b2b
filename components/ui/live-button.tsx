'use client'

import { Button, type ButtonProps } from './button'
import { cx } from './cx'
import { useHydrated } from './use-hydrated'

/**
 * A button that a script answers. Until that script runs it refuses: a press would do nothing, and one that sends a form would make the
 * browser leave the page with what was typed.
 */
export function LiveButton({ disabled = false, className, ...rest }: ButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button
      disabled={disabled || !isHydrated}
      // For the moment that it takes the button keeps its look: nothing on the page flickers.
      className={cx(!disabled && 'disabled:opacity-100', className)}
      {...rest}
    />
  )
}
