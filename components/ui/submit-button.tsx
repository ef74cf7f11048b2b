'use client'

import { Button, type ButtonProps } from './button'
import { cx } from './cx'
import { useHydrated } from './use-hydrated'

/** Sends a form that a script answers. Until that script runs it refuses: the browser would leave the page with what was typed. */
export function SubmitButton({ disabled = false, className, ...rest }: Omit<ButtonProps, 'type'>) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      disabled={disabled || !isHydrated}
      // For the moment that it takes the button keeps its look: nothing on the page flickers.
      className={cx(!disabled && 'disabled:opacity-100', className)}
      {...rest}
    />
  )
}
