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
  /** The most that can be ordered: what is offered and not yet ordered. */
  quantityMax: number
  uom: string
}

/** Confirms an order. */
export function AcceptDialog({ rfqId, quote, quantityMax, uom }: AcceptDialogProps) {
  const [quantity, setQuantity] = useState(String(quantityMax))
  // After a partial order, the rest can be ordered.
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
        `Price: ${price}, or the slab price for your quantity.`,
        ...(quote.status === 'COUNTERED'
          ? ['You accept the quotation as submitted, and your counter-offer is withdrawn.']
          : []),
        'This places the order. You pay the seller directly.',
      ].join(' ')}
      path="/api/rfq/accept"
      body={{
        rfqId,
        quoteId: quote.quoteId,
        quoteVersion: quote.version,
        quantity: figureOrText(quantity),
        ...(poReference.trim() ? { poReference } : {}),
      }}
      done="Order placed. The seller will confirm it."
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
