'use client'

import { useState } from 'react'
import { ActionDialog } from '@/components/rfq/action-dialog'
import { figureOrText } from '@/components/rfq/ask/ask-values'
import { Field } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import { NativeSelect } from '@/components/ui/native-select'
import { freightWords } from '@/lib/domain/rfq/comparison/landed'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { counteredMoq, replacedPrices } from '@/lib/domain/rfq/quotations/counter'
import type { FigureMeaning } from '@/lib/domain/units/typed-figure'
import { quantityWords } from '@/lib/domain/units/unit-words'

export interface CounterDialogProps {
  rfq: RfqRecord
  quote: QuoteRecord
}

/** What the buyer wants of the freight: as quoted, in the price, or an amount for the lot or each unit. */
interface FreightChoice {
  kind: 'QUOTED' | 'INCLUDED' | 'AMOUNT'
  amount: string
  per: string
}

/** A buyer's counter-offer. Empty fields stay as quoted. */
export function CounterDialog({ rfq, quote }: CounterDialogProps) {
  const { currency, priceUom } = quote
  const { uom } = rfq.snapshot
  const [typed, setTyped] = useState({ unitPrice: '', offeredQuantity: '', leadTimeDays: '' })
  const [freight, setFreight] = useState<FreightChoice>({ kind: 'QUOTED', amount: '', per: 'lot' })
  const replaced = replacedPrices(quote)
  const holdsFrom = holdsFromWords(quote, typed, uom)
  const terms = {
    ...Object.fromEntries(
      Object.entries(typed).flatMap(([name, text]) => (text === '' ? [] : [[name, figureOrText(text)]])),
    ),
    ...freightTerms(freight),
  }
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
      description="The seller can accept it, send a new version or keep the quotation as it is."
      path={`/api/rfq/${rfq.rfqId}/actions`}
      body={{ action: 'COUNTER', quoteId: quote.quoteId, quoteVersion: quote.version, terms }}
      done="Counter-offer sent."
      note={{ label: 'Message to seller', isRequired: false, help: 'A message changes no terms. Enter them above.' }}
      files={{ label: 'Files' }}
      fields={{
        paths: ['terms.unitPrice', 'terms.offeredQuantity', 'terms.leadTimeDays', 'terms.freight.amount'],
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
            <FreightFields
              id={`counter-freight-${quote.quoteId}`}
              quoted={freightWords(quote, rfq.snapshot.tradeMode)}
              currency={currency}
              uom={uom}
              freight={freight}
              onChange={setFreight}
              error={errorOf('terms.freight.amount')}
            />
            {holdsFrom ? <p className="text-sm">{holdsFrom}</p> : null}
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

/** From which quantity the buyer can then order at their price; "" where any part can be ordered, and before both are typed. */
function holdsFromWords(
  quote: QuoteRecord,
  typed: Record<'unitPrice' | 'offeredQuantity', string>,
  uom: string,
): string {
  const [unitPrice, named] = [figureOrText(typed.unitPrice), figureOrText(typed.offeredQuantity)]
  if (typeof unitPrice !== 'number' || typeof (named || 0) !== 'number') return ''
  const moq = counteredMoq(quote, { unitPrice, ...(typeof named === 'number' ? { offeredQuantity: named } : {}) })
  return moq === undefined ? '' : `At this price you can order from ${quantityWords(moq, uom)}.`
}

function freightTerms({ kind, amount, per }: FreightChoice): Record<string, unknown> {
  if (kind === 'QUOTED') return {}
  return { freight: kind === 'INCLUDED' ? { amount: 0 } : { amount: figureOrText(amount), per } }
}

interface FreightFieldsProps {
  id: string
  /** What the quotation says now. */
  quoted: string
  currency: string
  uom: string
  freight: FreightChoice
  onChange: (freight: FreightChoice) => void
  error: string | undefined
}

function FreightFields({ id, quoted, currency, uom, freight, onChange, error }: FreightFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field id={id} label="Freight" className={freight.kind === 'AMOUNT' ? undefined : 'sm:col-span-3'}>
        {(control) => (
          <NativeSelect
            {...control}
            value={freight.kind}
            onChange={({ currentTarget }) => {
              const kind = (['INCLUDED', 'AMOUNT'] as const).find((one) => one === currentTarget.value) ?? 'QUOTED'
              onChange({ ...freight, kind })
            }}
            options={[
              { value: 'QUOTED', label: `As quoted: ${quoted}` },
              { value: 'INCLUDED', label: 'Included in the price' },
              { value: 'AMOUNT', label: 'Another amount' },
            ]}
          />
        )}
      </Field>
      {freight.kind === 'AMOUNT' ? (
        <>
          <Field id={`${id}-amount`} label="Freight amount" error={error}>
            {(control) => (
              <FigureInput
                {...control}
                value={freight.amount}
                meaning={{ currency, unit: uom }}
                onValueChange={(amount) => onChange({ ...freight, amount })}
                suffix={currency}
              />
            )}
          </Field>
          <Field id={`${id}-per`} label="It is for">
            {(control) => (
              <NativeSelect
                {...control}
                value={freight.per}
                onChange={({ currentTarget }) => onChange({ ...freight, per: currentTarget.value })}
                options={[
                  { value: 'lot', label: 'the whole lot' },
                  { value: uom, label: `each ${uom}` },
                ]}
              />
            )}
          </Field>
        </>
      ) : null}
    </div>
  )
}
