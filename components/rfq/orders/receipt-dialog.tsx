'use client'

import { useState } from 'react'
import { ActionDialog } from '@/components/rfq/action-dialog'
import { figureOrText } from '@/components/rfq/ask/ask-values'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { receiptNote } from '@/lib/domain/rfq/orders/dispatch-note'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'
import { WORD_LENGTH_MAX } from '@/lib/domain/text-limits'

/** With the quantity it stays within the note of a move. */
const NOTE_LENGTH_MAX = 1500

interface ReceiptDialogProps {
  order: Pick<OrderRecord, 'orderId' | 'orderNumber' | 'quantity' | 'uom'>
  label: string
}

/** Marks an order delivered, with what is short or damaged: the seller reads it, and it stays with the order. */
export function ReceiptDialog({ order, label }: ReceiptDialogProps) {
  const { orderId, orderNumber, quantity, uom } = order
  const [received, setReceived] = useState(String(quantity))
  const [words, setWords] = useState('')
  const note = receiptNote(figureOrText(received), words, order)
  return (
    <ActionDialog
      label={label}
      variant="primary"
      title={label}
      description="We will notify the seller with these details. This cannot be undone."
      path={`/api/trade-core/orders/${orderId}/transition`}
      body={{ to: 'DELIVERED', ...(note === '' ? {} : { note }) }}
      done={`${orderNumber}: delivered.`}
      fields={{
        paths: ['note'],
        render: (errorOf) => (
          <>
            <Field id={`receipt-quantity-${orderId}`} label="Received weight or quantity">
              {(field) => (
                <Input
                  {...field}
                  value={received}
                  onChange={(event) => setReceived(event.currentTarget.value)}
                  maxLength={WORD_LENGTH_MAX}
                  suffix={uom}
                />
              )}
            </Field>
            <Field id={`receipt-note-${orderId}`} label="What is short or damaged" error={errorOf('note')}>
              {(field) => (
                <Textarea
                  {...field}
                  value={words}
                  onChange={(event) => setWords(event.currentTarget.value)}
                  maxLength={NOTE_LENGTH_MAX}
                  rows={2}
                />
              )}
            </Field>
          </>
        ),
      }}
    />
  )
}
