'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

export interface DialogProps {
  title: ReactNode
  description?: ReactNode
  /** The button that opens it; none where `open` is controlled. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The buttons at its foot; DialogClose is one that only closes. */
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

/** For the one question that must be answered before going on. On a phone it rises from the bottom edge. */
export function Dialog({ title, description, trigger, open, onOpenChange, actions, className, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange ? (next) => onOpenChange(next) : undefined}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-end overflow-y-auto sm:place-items-center sm:p-6">
          <Base.Popup
            className={cx(
              'relative flex max-h-[90dvh] w-full flex-col rounded-t-md border border-line bg-raised text-ink shadow-float outline-none sm:max-w-dialog sm:rounded-md',
              'transition-[opacity,transform] duration-150 data-[ending-style]:translate-y-2 data-[starting-style]:translate-y-2 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
              className,
            )}
          >
            <div className="flex items-start justify-between gap-4 px-4 pt-4 sm:px-6 sm:pt-6">
              <div className="min-w-0">
                <Base.Title className="font-semibold text-lg">{title}</Base.Title>
                {description ? (
                  <Base.Description className="mt-1 text-ink-2 text-sm">{description}</Base.Description>
                ) : null}
              </div>
              <Base.Close
                aria-label="Close"
                className="-mt-1.5 -mr-2 flex size-10 shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-sunk hover:text-ink"
              >
                <Icon name="close" />
              </Base.Close>
            </div>
            {children ? <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 sm:px-6">{children}</div> : null}
            {actions ? (
              <div className="flex flex-col-reverse gap-2 px-4 pt-2 pb-4 sm:flex-row sm:justify-end sm:px-6 sm:pb-6">
                {actions}
              </div>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Wraps the button that closes the dialog it stands in. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />
}
