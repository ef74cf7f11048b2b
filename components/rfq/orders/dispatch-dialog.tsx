'use client'

import { type ReactNode, useState } from 'react'
import { ActionDialog } from '@/components/rfq/action-dialog'
import { figureOrText } from '@/components/rfq/ask/ask-values'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, type FieldControl, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { errorIssue } from '@/lib/domain/errors'
import { checkDispatch, dispatchNote, quantityTolerance } from '@/lib/domain/rfq/orders/dispatch-note'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'
import { WORD_LENGTH_MAX } from '@/lib/domain/text-limits'

/** With the four details it stays within the note of a move. */
const OTHER_LENGTH_MAX = 1000

export interface DispatchDialogProps {
  order: Pick<OrderRecord, 'orderId' | 'orderNumber' | 'quantity' | 'uom' | 'specification'>
  label: string
}

/** Marks an order dispatched, with what the buyer needs at their gate. All but the quantity may be left out. */
export function DispatchDialog({ order, label }: DispatchDialogProps) {
  const { orderId, orderNumber, uom } = order
  const [typed, setTyped] = useState({
    quantity: String(order.quantity),
    vehicle: '',
    receipt: '',
    ewayBill: '',
    note: '',
  })
  const [sureOf, setSureOf] = useState('')
  const dispatched = figureOrText(typed.quantity)
  const { error, question } = checkDispatch(dispatched, order, quantityTolerance(order.specification.fields))
  const isSure = sureOf === typed.quantity
  const unsure = question === null || isSure ? null : 'Check the quantity, or confirm it below.'
  const problem = error ?? unsure
  const note = dispatchNote({ ...typed, quantity: dispatched }, uom)
  const set = (name: keyof typeof typed) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setTyped((before) => ({ ...before, [name]: value }))
  }
  const field = (
    name: keyof typeof typed,
    title: string,
    control: (props: FieldControl) => ReactNode,
    wrong?: string,
  ) => (
    <Field id={`dispatch-${name}-${orderId}`} label={title} error={wrong}>
      {control}
    </Field>
  )
  const box = (name: Exclude<keyof typeof typed, 'note'>, title: string, suffix?: string, wrong?: string) =>
    field(
      name,
      title,
      (control) => (
        <Input {...control} value={typed[name]} onChange={set(name)} maxLength={WORD_LENGTH_MAX} suffix={suffix} />
      ),
      wrong,
    )
  return (
    <ActionDialog
      label={label}
      variant="primary"
      title={label}
      description="We will notify the buyer with these details. This cannot be undone."
      path={`/api/trade-core/orders/${orderId}/transition`}
      body={{ to: 'DISPATCHED', ...(note === '' ? {} : { note }) }}
      done={`${orderNumber}: dispatched.`}
      check={() => (problem === null ? [] : [errorIssue('QUANTITY_UNCHECKED', 'quantity', problem)])}
      fields={{
        paths: ['note', 'quantity'],
        render: (errorOf) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              {box(
                'quantity',
                'Dispatched weight or quantity',
                uom,
                problem === null ? undefined : errorOf('quantity'),
              )}
              {box('vehicle', 'Vehicle number')}
              {box('receipt', 'LR or docket number')}
              {box('ewayBill', 'E-way bill number')}
            </div>
            {question === null ? null : (
              <Checkbox
                label={question}
                checked={isSure}
                onChange={({ currentTarget }) => setSureOf(currentTarget.checked ? typed.quantity : '')}
              />
            )}
            {field('note', 'Other details', (control) => (
              <Textarea {...control} value={typed.note} onChange={set('note')} maxLength={OTHER_LENGTH_MAX} rows={2} />
            ))}
            {errorOf('note') ? <FieldError>{errorOf('note')}</FieldError> : null}
          </>
        ),
      }}
    />
  )
}
