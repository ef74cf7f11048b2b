'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

export interface SummaryItem {
  /** The id of the control (or of its FieldGroup) the reader is taken to. */
  fieldId: string
  label?: string
  message: string
}

export interface ErrorSummaryProps {
  items: readonly SummaryItem[]
  title?: ReactNode
  /** A new value (a count of attempts) takes the focus here again. */
  focusKey?: string | number
  /** Called before the jump: a form of steps opens the right one here. */
  onGoTo?: (fieldId: string) => void
  className?: string
}

/** Everything that stands in the way, in one list, each line a way to its field. Takes the focus when it appears. */
export function ErrorSummary({ items, title, focusKey, onGoTo, className }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null)
  const isEmpty = items.length === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt, though the list be the same, takes the focus.
  useEffect(() => {
    if (!isEmpty) ref.current?.focus()
  }, [isEmpty, focusKey])

  if (isEmpty) return null

  function goTo(fieldId: string) {
    onGoTo?.(fieldId)
    // After the step, if any, has opened.
    requestAnimationFrame(() => {
      const field = document.getElementById(fieldId)
      field?.scrollIntoView({ block: 'center' })
      field?.focus({ preventScroll: true })
    })
  }

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className={cx('rounded-md border-2 border-madder bg-madder-wash p-4', className)}
    >
      <h2 id="error-summary-title" className="flex gap-2 font-semibold text-base text-ink">
        <Icon name="block" className="mt-1 text-madder" />
        {title ?? (items.length === 1 ? 'One thing needs mending' : `${items.length} things need mending`)}
      </h2>
      <ul className="mt-2 flex flex-col gap-0.5 pl-6 text-sm">
        {items.map((item) => (
          <li key={`${item.fieldId} ${item.message}`}>
            <a
              href={`#${item.fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(item.fieldId)
              }}
              className="inline-block py-1 text-madder underline underline-offset-2 hover:decoration-2"
            >
              {item.label === undefined ? null : <span className="font-medium">{item.label}: </span>}
              {item.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
