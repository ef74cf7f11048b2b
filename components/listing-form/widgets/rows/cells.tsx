'use client'

import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import { asText, controlId, useField, useIssues, useListingForm } from '@/components/listing-form/state/form-context'
import { messagesBelow, type PathMessage } from '@/components/listing-form/state/form-errors'
import { Button } from '@/components/ui/button'
import { FieldError, FieldWarning } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import { Icon } from '@/components/ui/icon'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { FigureMeaning } from '@/lib/domain/units/typed-figure'

/** The rows of a field: slabs, cheque terms, fibres of a blend. The button that adds a row takes the focus of one that is removed. */
export function useRows(name: string) {
  const { form } = useListingForm().model
  const rows = useFieldArray({ control: form.control, name })
  const adder = useRef<HTMLButtonElement>(null)
  function remove(position: number): void {
    // While the list is full the button is off and takes no focus.
    flushSync(() => rows.remove(position))
    adder.current?.focus()
  }
  return { ...rows, remove, adder }
}

/** One control of a row: its value, and its wiring to the library and to its messages. */
export function useCell<T>(name: string, read: (typed: unknown) => T) {
  const field = useField(name, read)
  const { error, warning } = useIssues(name)
  const id = controlId(name)
  const wiring = {
    id,
    'aria-invalid': error?.message ? (true as const) : undefined,
    'aria-describedby': (error?.message ?? warning?.message) ? `${id}-message` : undefined,
  }
  return { ...field, control: { ...field.control, ...wiring } }
}

interface NumberCellProps {
  name: string
  label: string
  meaning?: FigureMeaning
  /** What else is known of the goods, to convert a typed unit. */
  facts?: () => FieldValues
  placeholder?: string
  prefix?: string
  suffix?: ReactNode
  onLeave?: () => void
}

/** A price of the row. */
const RUPEES: FigureMeaning = { currency: 'INR', unit: '' }

export function NumberCell({ name, label, prefix, onLeave, meaning = RUPEES, ...rest }: NumberCellProps) {
  const { value, set, control } = useCell(name, asText)
  return (
    <FigureInput
      {...control}
      {...rest}
      meaning={meaning}
      aria-label={label}
      prefix={prefix || undefined}
      value={value}
      onValueChange={set}
      onBlur={() => {
        onLeave?.()
        control.onBlur()
      }}
    />
  )
}

interface RowProps {
  name: string
  columns: string
  removeLabel: string
  onRemove: () => void
  /** What can be done about a message. */
  action?: (message: PathMessage) => ReactNode
  children: ReactNode
}

/** One row: its cells, the button that removes it, and its messages below. */
export function Row({ name, columns, removeLabel, onRemove, action, children }: RowProps) {
  return (
    <li className="flex flex-col gap-1.5">
      <div className={columns}>
        {children}
        <Button iconOnly variant="quiet" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="trash" />
        </Button>
      </div>
      <RowMessages name={name} action={action} />
    </li>
  )
}

/** The messages of a row and its cells, each with the id by which its control names it. */
function RowMessages({ name, action }: Pick<RowProps, 'name' | 'action'>) {
  const { error, warning } = useIssues(name)
  const messages = [
    ...messagesBelow(name, error).map((message) => ({ message, Message: FieldError })),
    ...messagesBelow(name, warning).map((message) => ({ message, Message: FieldWarning })),
  ]
  const names = [...new Set(messages.map(({ message }) => message.name))]
  return (
    <div aria-live="polite" className="flex flex-col gap-1 empty:hidden">
      {names.map((path) => (
        <div key={path} id={`${controlId(path)}-message`} className="flex flex-col gap-1">
          {messages
            .filter(({ message }) => message.name === path)
            .map(({ message, Message }) => (
              <div key={message.text} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Message>{message.text}</Message>
                {action?.(message)}
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}
