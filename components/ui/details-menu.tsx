'use client'

import type { ComponentProps } from 'react'

/**
 * A menu that opens without a script. It closes when the focus leaves it or a press lands elsewhere, by Escape, and after a choice. Its panel
 * needs `tabIndex={-1}`: it takes the focus of a press between its links, which would close it.
 */
export function DetailsMenu({
  children,
  ...rest
}: Omit<ComponentProps<'details'>, 'onBlur' | 'onKeyDown' | 'onClick'>) {
  return (
    <details
      {...rest}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('a')) currentTarget.open = false
      }}
    >
      {children}
    </details>
  )
}
