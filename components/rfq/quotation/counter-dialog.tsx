'use client'

import { useState } from 'react'
import { ActionDialog } from '@/components/rfq/action-dialog'
import { figureOrText } from '@/components/rfq/ask/ask-values'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'

export interface CounterDialogProps {
  rfqId: string
  quote: { quoteId: string; version: number; companyName: string; currency: string; priceUom: string }
  uom: string
}

/** A buyer's counter-offer. Empty fields stay as quoted. */
export function CounterDialog({ rfqId, quote, uom }: CounterDialogProps) {
  const [typed, setTyped] = useState({ unitPrice: '', offeredQuantity: '', leadTimeDays: '' })
  const terms = Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => (text === '' ? [] : [[name, figureOrText(text)]])),
  )
  const box = (name: keyof typeof typed, label: string, suffix: string, error: string | undefined) => (
    <Field id={`counter-${name}-${quote.quoteId}`} label={label} error={error}>
      {(control) => (
        <NumberInput
          {...control}
          value={typed[name]}
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
          <div className="grid gap-4 sm:grid-cols-3">
            {box('unitPrice', 'Price', `${quote.currency}/${quote.priceUom}`, errorOf('terms.unitPrice'))}
            {box('offeredQuantity', 'Quantity', uom, errorOf('terms.offeredQuantity'))}
            {box('leadTimeDays', 'Lead time', 'days', errorOf('terms.leadTimeDays'))}
          </div>
        ),
      }}
    />
  )
}
