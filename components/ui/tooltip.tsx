'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

export interface TooltipProps {
  /** A few words. Essential information belongs on the page, long text in a Popover. */
  label: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** A focusable control that already has an accessible name. */
  children: ReactElement
}

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="float-in max-w-64 rounded-sm bg-ink px-2 py-1 text-cloth text-xs">{label}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
