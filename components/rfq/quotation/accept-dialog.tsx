'use client'

import { useEffect, useState } from 'react'
import { ActionDialog } from '@/components/rfq/action-dialog'
import { figureOrText } from '@/components/rfq/ask/ask-values'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NumberInput } from '@/components/ui/number-input'
import { formatNumber } from '@/components/ui/numbers'
import type { QuoteStatus } from '@/lib/domain/rfq/states'
import { WORD_LENGTH_MAX } from '@/lib/domain/text-limits'

export interface AcceptDialogProps {
  rfqId: string
  quote: {
    quoteId: string
    version: number
    companyName: string
    unitPrice: number | null
    currency: string
    priceUom: string
    status: QuoteStatus
  }
  /** The most that can be taken: what is offered, and what is not yet awarded. */
  quantityMax: number
  uom: string
}

/** The one question that is asked before an order stands. */
export function AcceptDialog({ rfqId, quote, quantityMax, uom }: AcceptDialogProps) {
  const [quantity, setQuantity] = useState(String(quantityMax))
  // After a part was ordered the rest is what can be taken.
  useEffect(() => setQuantity(String(quantityMax)), [quantityMax])
  const [poReference, setPoReference] = useState('')
  const price =
    quote.unitPrice === null ? '' : `${formatNumber(quote.unitPrice, 4)} ${quote.currency} per ${quote.priceUom}`
  return (
    <ActionDialog
      label="Accept"
      variant="primary"
      title={`Order from ${quote.companyName}`}
      description={[
        `At ${price}, or the slab of your quantity.`,
        ...(quote.status === 'COUNTERED'
          ? ['The quotation is taken as it was submitted: your counter-offer is taken back.']
          : []),
        'This places the order; no money moves here.',
      ].join(' ')}
      path="/api/rfq/accept"
      body={{
        rfqId,
        quoteId: quote.quoteId,
        quoteVersion: quote.version,
        quantity: figureOrText(quantity),
        ...(poReference.trim() ? { poReference } : {}),
      }}
      done="The order is placed. The seller confirms it next."
      fields={{
        paths: ['quantity', 'poReference'],
        render: (errorOf) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              id={`accept-quantity-${quote.quoteId}`}
              label="Quantity"
              help={`Up to ${formatNumber(quantityMax)} ${uom}.`}
              error={errorOf('quantity')}
            >
              {(control) => <NumberInput {...control} value={quantity} onValueChange={setQuantity} suffix={uom} />}
            </Field>
            <Field id={`accept-po-${quote.quoteId}`} label="Your order number" optional error={errorOf('poReference')}>
              {(control) => (
                <Input
                  {...control}
                  value={poReference}
                  onChange={(event) => setPoReference(event.currentTarget.value)}
                  maxLength={WORD_LENGTH_MAX}
                />
              )}
            </Field>
          </div>
        ),
      }}
    />
  )
}
