'use client'

import { useState } from 'react'
import { ActionDialog } from '@/components/rfq/action-dialog'
import { figureOrText } from '@/components/rfq/ask/ask-values'
import { Field } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import type { QuoteRecord } from '@/lib/domain/rfq/present'
import { replacedPrices } from '@/lib/domain/rfq/quotations/counter'
import type { FigureMeaning } from '@/lib/domain/units/typed-figure'

export interface CounterDialogProps {
  rfqId: string
  quote: Pick<
    QuoteRecord,
    'quoteId' | 'version' | 'companyName' | 'currency' | 'priceUom' | 'quantitySlabs' | 'pdcSlabs'
  >
  uom: string
}

/** A buyer's counter-offer. Empty fields stay as quoted. */
export function CounterDialog({ rfqId, quote, uom }: CounterDialogProps) {
  const { currency, priceUom } = quote
  const [typed, setTyped] = useState({ unitPrice: '', offeredQuantity: '', leadTimeDays: '' })
  const replaced = replacedPrices(quote)
  const terms = Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => (text === '' ? [] : [[name, figureOrText(text)]])),
  )
  const box = (
    name: keyof typeof typed,
    { label, suffix, ...meaning }: FigureMeaning & { label: string; suffix: string },
    error: string | undefined,
  ) => (
    <Field id={`counter-${name}-${quote.quoteId}`} label={label} error={error}>
      {(control) => (
        <FigureInput
          {...control}
          value={typed[name]}
          meaning={meaning}
          onValueChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
          suffix={suffix}
        />
      )}
    </Field>
  )
  return (
    <ActionDialog
      label="Counter"
      title={`Counter-offer to ${quote.companyName}`}
      description="The seller can accept it, send a new version or keep the first price."
      path={`/api/rfq/${rfqId}/actions`}
      body={{ action: 'COUNTER', quoteId: quote.quoteId, quoteVersion: quote.version, terms }}
      done="Counter-offer sent."
      note={{ label: 'Message to seller', isRequired: false }}
      files={{ label: 'Files' }}
      fields={{
        paths: ['terms.unitPrice', 'terms.offeredQuantity', 'terms.leadTimeDays'],
        render: (errorOf) => (
          <div className="flex flex-col gap-3">
            <div className="grid gap-4 sm:grid-cols-3">
              {box(
                'unitPrice',
                { label: 'Price', suffix: `${currency}/${priceUom}`, currency, unit: priceUom },
                errorOf('terms.unitPrice'),
              )}
              {box(
                'offeredQuantity',
                { label: 'Quantity', suffix: uom, currency: null, unit: uom },
                errorOf('terms.offeredQuantity'),
              )}
              {box(
                'leadTimeDays',
                { label: 'Lead time', suffix: 'days', currency: null, unit: 'days' },
                errorOf('terms.leadTimeDays'),
              )}
            </div>
            {replaced ? (
              <p className="text-ink-2 text-sm">
                Your price replaces the {replaced} of this quotation. Leave it empty to keep them.
              </p>
            ) : null}
          </div>
        ),
      }}
    />
  )
}
