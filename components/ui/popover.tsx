'use client'

import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx'
import { FLOATING } from './floating'

export interface PopoverProps {
  trigger: ReactElement
  /** Its accessible name, shown as the heading. */
  title?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

/** Details or a small form next to its trigger. */
export function Popover({
  trigger,
  title,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  className,
  children,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange ? (next) => onOpenChange(next) : undefined}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className={cx(FLOATING, 'w-80 max-w-[calc(100vw-1rem)] p-4 text-sm', className)}>
            {title ? <Base.Title className="mb-1 font-semibold text-ink">{title}</Base.Title> : null}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
