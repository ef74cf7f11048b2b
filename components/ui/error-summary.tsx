'use client'

import { useEffect, useRef } from 'react'
import { Icon } from './icon'

export interface SummaryItem {
  /** The id of the control (or its FieldGroup) to jump to. */
  fieldId: string
  label?: string
  message: string
  /** The reader corrected it since. */
  isCorrected?: boolean
}

export interface ErrorSummaryProps {
  items: readonly SummaryItem[]
  /** How many problems came up since, which are marked at their fields. */
  added?: number
  /** A new value, such as a count of attempts, moves the focus here again. */
  focusKey?: string | number
  /** Called before the jump, so that a form in steps can open the right one. */
  onGoTo?: (fieldId: string) => void
}

function titleOf(open: number, added: number): string {
  const count = open === 0 ? added : open
  const problems = `${count}${open === 0 ? ' new' : ''} ${count === 1 ? 'problem' : 'problems'}`
  return open === 0 ? `These are corrected. Fix ${problems}` : `Fix ${problems}`
}

/** Everything that is wrong, in one list, each line a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ items, added = 0, focusKey, onGoTo }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null)
  const isEmpty = items.length === 0
  const open = items.filter(({ isCorrected }) => !isCorrected).length
  const isDone = open === 0 && added === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus even when the list is the same.
  useEffect(() => {
    if (!isEmpty) ref.current?.focus()
  }, [isEmpty, focusKey])

  if (isEmpty) return null

  function goTo(fieldId: string) {
    onGoTo?.(fieldId)
    // After the step has opened.
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
      className={`rounded-md border-2 p-4 ${isDone ? 'border-neem bg-neem-wash' : 'border-madder bg-madder-wash'}`}
    >
      <h2 id="error-summary-title" className="flex gap-2 font-semibold text-base text-ink">
        <Icon name={isDone ? 'meet' : 'block'} className={`mt-1 ${isDone ? 'text-neem' : 'text-madder'}`} />
        {isDone ? 'All corrected' : titleOf(open, added)}
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
              className={`inline-block py-1 underline-offset-2 hover:decoration-2 ${item.isCorrected ? 'text-ink-2 line-through' : 'text-madder underline'}`}
            >
              {item.label === undefined ? null : <span className="font-medium">{item.label}: </span>}
              {item.message}
              {item.isCorrected ? <span className="sr-only"> (corrected)</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
