'use client'

import { useEffect, useState } from 'react'
import { ActionDialog } from '@/components/rfq/action-dialog'
import { figureOrText } from '@/components/rfq/ask/ask-values'
import { freightRows, GoodsSum, quotedCost } from '@/components/rfq/parts/order-cost'
import { Field } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import { Input } from '@/components/ui/input'
import { KeyValue, type KeyValueRow } from '@/components/ui/key-value'
import { NativeSelect } from '@/components/ui/native-select'
import { Notice } from '@/components/ui/notice'
import { formatDay } from '@/components/ui/numbers'
import type { RequirementGap } from '@/lib/domain/rfq/comparison/rows/specification-rows'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { chequeTerms, quantityProblem, unitPriceOf } from '@/lib/domain/rfq/quotations/award'
import { smallestOrder } from '@/lib/domain/rfq/quotations/smallest-order'
import { WORD_LENGTH_MAX } from '@/lib/domain/text-limits'
import { moneyWords } from '@/lib/domain/units/figure-text'
import { quantityWords } from '@/lib/domain/units/unit-words'

export interface AcceptDialogProps {
  rfq: RfqRecord
  quote: QuoteRecord
  /** The requirements that the quotation misses or says nothing about. */
  gaps: readonly RequirementGap[]
}

/** Shows what is ordered at which total, and places the order. */
export function AcceptDialog({ rfq, quote, gaps }: AcceptDialogProps) {
  const { uom } = rfq.snapshot
  // The most that can be ordered: what is offered and not yet ordered.
  const remaining = rfq.remainingQuantity ?? rfq.snapshot.quantity
  const quantityMax = Math.min(quote.offeredQuantity ?? 0, remaining)
  const least = smallestOrder(quote, quantityMax)
  const most = quantityWords(quantityMax, uom)
  const quantityHelp =
    least === null
      ? `Up to ${most}.`
      : `From ${quantityWords(least, uom)}, the smallest order at this price, to ${most}.`
  const [quantity, setQuantity] = useState(String(quantityMax))
  // After a partial order, the rest can be ordered.
  useEffect(() => setQuantity(String(quantityMax)), [quantityMax])
  const [pdcDays, setPdcDays] = useState<number | null>(null)
  const [poReference, setPoReference] = useState('')
  const amount = figureOrText(quantity)
  const problem = typedProblem(rfq, quote, amount, remaining)
  return (
    <ActionDialog
      label="Accept"
      confirmLabel="Place order"
      variant="primary"
      title={`Order from ${quote.companyName}`}
      description={
        quote.status === 'COUNTERED'
          ? 'You accept the quotation as submitted, and your counter-offer is withdrawn.'
          : undefined
      }
      path="/api/rfq/accept"
      body={{
        rfqId: rfq.rfqId,
        quoteId: quote.quoteId,
        quoteVersion: quote.version,
        quantity: amount,
        ...(pdcDays === null ? {} : { pdcDays }),
        ...(poReference.trim() ? { poReference } : {}),
      }}
      done="Order placed. The seller will confirm it."
      fields={{
        paths: ['quantity', 'pdcDays', 'poReference'],
        render: (errorOf) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                id={`accept-quantity-${quote.quoteId}`}
                label="Quantity"
                help={quantityHelp}
                error={problem ?? errorOf('quantity')}
              >
                {(control) => (
                  <FigureInput
                    {...control}
                    value={quantity}
                    meaning={{ currency: null, unit: uom }}
                    onValueChange={setQuantity}
                    suffix={uom}
                  />
                )}
              </Field>
              <Field id={`accept-po-${quote.quoteId}`} label="Your order number" error={errorOf('poReference')}>
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
            <PaymentField
              quote={quote}
              quantity={typeof amount === 'number' && problem === undefined ? amount : quantityMax}
              pdcDays={pdcDays}
              onChange={setPdcDays}
              error={errorOf('pdcDays')}
            />
            <RequirementGaps gaps={gaps} />
            <OrderSummary rfq={rfq} quote={quote} pdcDays={pdcDays} quantity={problem === undefined ? amount : null} />
          </>
        ),
      }}
    />
  )
}

/** What is wrong with the quantity as it is typed. Text that is no figure yet is judged when it is sent. */
function typedProblem(
  rfq: RfqRecord,
  quote: QuoteRecord,
  quantity: string | number,
  remaining: number,
): string | undefined {
  if (typeof quantity !== 'number') return undefined
  if (quantity <= 0) return 'Enter a quantity above 0.'
  return quantityProblem(rfq.snapshot, quote, { quantity, remaining })?.message
}

interface PaymentFieldProps {
  quote: QuoteRecord
  quantity: number
  pdcDays: number | null
  onChange: (pdcDays: number | null) => void
  error: string | undefined
}

/** Cash, or one of the cheques that the quotation has a price for. */
function PaymentField({ quote, quantity, pdcDays, onChange, error }: PaymentFieldProps) {
  const cash = unitPriceOf(quote, quantity)
  const cheques = chequeTerms(quote, quantity)
  if (cash === null || cheques.length === 0) return null
  const money = (price: number) => `${moneyWords(price, quote.currency)} per ${quote.priceUom}`
  return (
    <Field id={`accept-payment-${quote.quoteId}`} label="Payment" error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          value={pdcDays ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
          options={[
            { value: '', label: `Cash, ${money(cash)}` },
            ...cheques.map(({ days, price }) => ({
              value: String(days),
              label: `Cheque of ${days} days, ${money(price)}`,
            })),
          ]}
        />
      )}
    </Field>
  )
}

/** What the order does not give the buyer of what they asked for: seen before it is placed. */
export function RequirementGaps({ gaps }: Pick<AcceptDialogProps, 'gaps'>) {
  if (gaps.length === 0) return null
  return (
    <Notice tone="warn" title="Not as you asked">
      <ul>
        {gaps.map(({ label, asked, offered }) => (
          <li key={`${label} ${asked}`}>
            {offered ? `Misses: ${label}: ${offered}` : `Not given: ${label}`} (you asked: {asked})
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** What the order will say: price, total, place, time and the seller's terms. */
function OrderSummary({
  rfq,
  quote,
  quantity,
  pdcDays,
}: Pick<AcceptDialogProps, 'rfq' | 'quote'> & { quantity: unknown; pdcDays: number | null }) {
  const { snapshot } = rfq
  const { leadTimeDays, note } = quote
  const delivery = [quote.incoterm, snapshot.deliveryLocation].filter(Boolean).join(' ')
  const rows: (KeyValueRow | null)[] = [
    quote.paymentTerms ? { label: 'Payment', value: quote.paymentTerms } : null,
    { label: 'Delivery', value: delivery || 'not given' },
    snapshot.neededBy ? { label: 'Needed by', value: formatDay(snapshot.neededBy) } : null,
    {
      label: 'Lead time',
      value: leadTimeDays === null ? 'not given' : `${quantityWords(leadTimeDays, 'days')} until dispatch`,
    },
    quote.validUntil ? { label: 'Valid until', value: formatDay(quote.validUntil) } : null,
    note ? { label: 'Seller’s terms', value: <span className="whitespace-pre-line font-normal">{note}</span> } : null,
  ]
  const priced = typeof quantity === 'number' && quantity > 0 ? quotedCost(rfq, quote, quantity, pdcDays) : null
  return (
    <div className="flex flex-col gap-2">
      <p aria-live="polite" className="min-h-6">
        {priced ? (
          <>
            <GoodsSum {...priced} /> {priced.tax}
          </>
        ) : null}
      </p>
      <KeyValue rows={[...(priced ? freightRows(priced) : []), ...rows.filter((row) => row !== null)]} />
      <p className="text-ink-2 text-sm">This places the order. You pay the seller directly.</p>
    </div>
  )
}
