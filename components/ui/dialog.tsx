'use client'

import {
  cloneElement,
  createContext,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from './cx'
import { Icon } from './icon'

type Pressed = ReactElement<{ onClick?: MouseEventHandler; 'aria-haspopup'?: 'dialog' }>

export interface DialogProps {
  title: ReactNode
  description?: ReactNode
  /** The button that opens it; leave out when `open` is controlled. */
  trigger?: Pressed
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The buttons at the bottom; DialogClose wraps the one that only closes. */
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

const CloseContext = createContext<() => void>(() => {})

/** A question to answer before continuing. On a phone it slides up from the bottom. */
export function Dialog({ trigger, open, onOpenChange, ...sheet }: DialogProps) {
  const [isOpenHere, setOpenHere] = useState(false)
  const change = (next: boolean) => {
    setOpenHere(next)
    onOpenChange?.(next)
  }
  return (
    <>
      {trigger ? cloneElement(trigger, { onClick: () => change(true), 'aria-haspopup': 'dialog' }) : null}
      {(open ?? isOpenHere) ? createPortal(<Sheet {...sheet} onClose={() => change(false)} />, document.body) : null}
    </>
  )
}

/** The browser's modal dialog, which traps and restores the focus. */
function Sheet({
  title,
  description,
  actions,
  className,
  children,
  onClose,
}: Pick<DialogProps, 'title' | 'description' | 'actions' | 'className' | 'children'> & { onClose: () => void }) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Close it before it is removed; only then does the browser restore the focus.
    return () => dialog?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicking outside is for the mouse; the key is Escape.
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className={cx(
        'm-auto max-h-[90dvh] w-full max-w-full overscroll-contain rounded-t-md border border-line bg-raised text-ink shadow-float outline-none backdrop:bg-scrim max-sm:mb-0 sm:max-w-dialog sm:rounded-md',
        'transition-[opacity,translate] duration-150 starting:translate-y-2 starting:opacity-0',
        className,
      )}
    >
      {/* The sheet covers the dialog, so a click on the dialog element itself is outside the sheet. */}
      <div className="flex max-h-[calc(90dvh-2px)] flex-col">
        <div className="flex items-start justify-between gap-4 px-4 pt-4 sm:px-6 sm:pt-6">
          <div className="min-w-0">
            <h2 id={`${id}-title`} className="font-semibold text-lg">
              {title}
            </h2>
            {description ? (
              <p id={`${id}-description`} className="mt-1 text-ink-2 text-sm">
                {description}
              </p>
            ) : null}
          </div>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mt-1.5 -mr-2 flex size-10 shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-sunk hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </div>
        <CloseContext value={onClose}>
          {children ? <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 sm:px-6">{children}</div> : null}
          {actions ? (
            <div className="flex flex-col-reverse gap-2 px-4 pt-2 pb-4 sm:flex-row sm:justify-end sm:px-6 sm:pb-6">
              {actions}
            </div>
          ) : null}
        </CloseContext>
      </div>
    </dialog>
  )
}

/** Wraps a button that closes its dialog. */
export function DialogClose({ children }: { children: Pressed }) {
  return cloneElement(children, { onClick: useContext(CloseContext) })
}
