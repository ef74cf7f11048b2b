'use client'

import { type FormEvent, useId, useState } from 'react'
import { AskForQuotation } from '@/components/listing-view/ask-for-quotation'
import type { AskLink } from '@/components/listing-view/ask-link'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { Price, Quantity } from '@/components/ui/price'
import { type ChequePrice, chequePricesAt } from '@/lib/domain/listing/pricing/pdc'
import { slabRangeText } from '@/lib/domain/listing/pricing/slab-text'
import { moneyText, quantityText } from '@/lib/domain/units/figure-text'
import { ChequeTable } from './cheque-table'
import { LADDER_BOX, ladderShape } from './ladder-shape'
import type { BuyerUnit } from './price-terms'
import {
  convertedQuantity,
  type PriceTerms,
  type QuantityQuote,
  quoteQuantity,
  readAsked,
  refusalText,
  stockNote,
} from './quantity-quote'

interface QuantityPricerProps {
  terms: PriceTerms
  typedQuantity: string
  /** The unit of the typed quantity; the listing's unit unless it is one of `units`. */
  typedUnit: string
  units: readonly BuyerUnit[]
  /** Null when the reader cannot ask: a preview or their own listing. */
  ask: AskLink | null
  /** Where the form submits without JavaScript; null in a preview, which may be inside a form. */
  action: string | null
  /** The seller's tax note, such as "plus tax". */
  taxNote: string
  /** As stated, for the first slab. */
  cheques: readonly ChequePrice[]
}

/** The slabs as chart and table, and the price for the reader's quantity. Updates live; works without JavaScript too. */
export function QuantityPricer({
  terms,
  typedQuantity,
  typedUnit,
  units,
  ask,
  action,
  taxNote,
  cheques,
}: QuantityPricerProps) {
  const [typed, setTyped] = useState(typedQuantity)
  const [unitName, setUnitName] = useState(typedUnit)
  const unit = units.find(({ name }) => name === unitName) ?? { name: terms.uom, perUnit: 1 }
  const id = useId()
  const isEmpty = typed.trim() === ''
  const read = readAsked(typed, unit.name)
  const quantity = read === null || unit.perUnit === 1 ? read : convertedQuantity(read * unit.perUnit, terms.moq)
  const quote = isEmpty ? null : quoteQuantity(terms, quantity ?? Number.NaN)

  const change = (value: string, inUnit: string) => {
    setTyped(value)
    setUnitName(inUnit)
    if (action === null) return
    // Keep the quantity in the address, so that a reload or shared link shows the same price.
    const text = value.trim()
    const params = new URLSearchParams(
      text === '' ? {} : inUnit === terms.uom ? { qty: text } : { qty: text, unit: inUnit },
    )
    const query = params.toString()
    window.history.replaceState(null, '', query ? `${action}?${query}` : action)
  }

  const box = (
    <>
      {/* The line below says quantity and price: on paper the box would be one to fill in. */}
      <label htmlFor={id} className="font-medium text-sm print:hidden">
        Your quantity
      </label>
      <div className="mt-1.5 flex gap-2 print:hidden">
        <Input
          id={id}
          name="qty"
          value={typed}
          onChange={(event) => change(event.currentTarget.value, unit.name)}
          numeric
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          placeholder={terms.moq === null ? '' : quantityText(terms.moq)}
          suffix={units.length > 1 ? undefined : terms.uom}
          aria-describedby={`${id}-quote`}
          aria-invalid={quote?.ok === false ? true : undefined}
          className="flex-1"
        />
        {units.length > 1 && (
          <NativeSelect
            name="unit"
            aria-label="Unit"
            value={unit.name}
            onChange={(event) => change(typed, event.currentTarget.value)}
            className="w-24 shrink-0"
            options={units.map(({ name }) => name)}
          />
        )}
        {action !== null && (
          <Button type="submit" className="not-noscript:hidden">
            Show price
          </Button>
        )}
      </div>
      <output id={`${id}-quote`} htmlFor={id} className="mt-2 block min-h-16 text-sm">
        {quote ? (
          <QuoteLines quote={quote} quantity={quantity ?? 0} terms={terms} taxNote={taxNote} />
        ) : (
          <span className="text-ink-2">
            {terms.slabs.length > 1
              ? 'Enter a quantity to see your price from the table below.'
              : 'Enter a quantity to see the total.'}
          </span>
        )}
      </output>
    </>
  )

  return (
    <>
      {action === null ? (
        <div>{box}</div>
      ) : (
        // On paper an empty box asks for nothing.
        <form method="get" action={action} onSubmit={noSubmit} className={cx(isEmpty && 'print:hidden')}>
          {box}
        </form>
      )}
      {ask && <AskForQuotation ask={ask} quantity={quote?.ok ? quantity : null} />}
      <SlabTable terms={terms} quantity={quantity} quote={quote} />
      <ChequesOf quote={quote} quantity={quantity} terms={terms} cheques={cheques} />
    </>
  )
}

const noSubmit = (event: FormEvent) => event.preventDefault()

/** The cheque prices of the typed quantity; those of the first slab while it has no price. */
function ChequesOf({
  quote,
  quantity,
  terms,
  cheques,
}: Pick<QuantityPricerProps, 'terms' | 'cheques'> & { quote: QuantityQuote | null; quantity: number | null }) {
  if (cheques.length === 0) return null
  const { basePrice, currency, priceUom, priceUnitsPerUnit, uom } = terms
  const price = quote?.ok ? quote.price : null
  const priceUnits = quantity === null || priceUnitsPerUnit === null ? null : quantity * priceUnitsPerUnit
  return (
    <ChequeTable
      rows={chequePricesAt(cheques, basePrice, price)}
      cash={price ?? basePrice}
      currency={currency}
      unit={priceUom}
      quantity={price !== null && quantity !== null ? { amount: quantity, unit: uom, priceUnits } : null}
    />
  )
}

function QuoteLines({
  quote,
  quantity,
  terms,
  taxNote,
}: {
  quote: QuantityQuote
  quantity: number
  terms: PriceTerms
  taxNote: string
}) {
  if (!quote.ok) {
    const { uom: unit, sets } = terms
    return <span className="font-medium text-madder">{refusalText(quote, { unit, sets, quantity })}</span>
  }
  const { currency, priceUom, uom } = terms
  const beyondStock = stockNote(terms, quantity)
  return (
    <>
      <span className="block">
        <Quantity amount={quantity} unit={uom} /> at{' '}
        <Price amount={quote.price} currency={currency} unit={priceUom} className="font-semibold" />
      </span>
      {quote.total !== null && (
        <span className="block">
          <Price amount={quote.total} currency={currency} className="font-semibold text-lg" />{' '}
          <span className="text-ink-2">{taxNote}</span>
        </span>
      )}
      {beyondStock && <span className="block text-turmeric">{beyondStock}</span>}
      {quote.nextSlab && (
        <span className="block text-neem">
          <Quantity amount={quote.nextSlab.more} unit={uom} /> more:{' '}
          <Price amount={quote.nextSlab.price} currency={currency} unit={priceUom} />
        </span>
      )}
    </>
  )
}

function SlabTable({
  terms,
  quantity,
  quote,
}: {
  terms: PriceTerms
  quantity: number | null
  quote: QuantityQuote | null
}) {
  const { slabs, uom, priceUom, currency } = terms
  const first = slabs[0]
  if (!first) return null
  const chosen = quote?.ok ? quote.slabIndex : null
  const shape = ladderShape(slabs, quote?.ok ? quantity : null, quote?.ok ? quote.price : null)
  return (
    <div className="mt-4">
      {shape && (
        <svg
          viewBox={`0 0 ${LADDER_BOX.width} ${LADDER_BOX.height}`}
          aria-hidden="true"
          className="h-auto w-full overflow-visible print:hidden"
        >
          <path d={`M${LADDER_BOX.left} ${LADDER_BOX.bottom + 4}H${LADDER_BOX.right}`} className="stroke-line" />
          <path d={shape.path} fill="none" strokeWidth="2" className="stroke-indigo" />
          {shape.steps.map((step) => (
            <g key={step.minQty}>
              <path d={`M${step.x} ${LADDER_BOX.bottom + 1}v6`} className="stroke-line-strong" />
              <text
                x={step.x}
                y={LADDER_BOX.height - 4}
                textAnchor={step.x < 20 ? 'start' : step.x > 320 ? 'end' : 'middle'}
                className="num fill-ink-2 text-[11px]"
              >
                {quantityText(step.minQty)}
              </text>
            </g>
          ))}
          {shape.mark && (
            <circle
              cx={shape.mark.x}
              cy={shape.mark.y}
              r="5"
              strokeWidth="2"
              className="fill-indigo-fill stroke-raised"
            />
          )}
        </svg>
      )}
      <table className="num mt-2 w-full text-sm">
        <caption className="sr-only">Price by quantity</caption>
        <thead>
          <tr className="border-line border-b text-ink-2 text-xs">
            <th scope="col" className="py-1.5 text-left font-medium">
              Quantity, {uom}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {moneyText(0, currency).sign}/{priceUom}
            </th>
            <th scope="col" className="w-20 py-1.5 text-right font-medium">
              difference
            </th>
          </tr>
        </thead>
        <tbody>
          {slabs.map((slab, index) => (
            <tr
              key={slab.index}
              aria-current={index === chosen ? 'true' : undefined}
              className={cx('border-line border-b', index === chosen && 'bg-indigo-wash font-semibold')}
            >
              <th scope="row" className="py-1.5 text-left font-[inherit]">
                {slabRangeText(slab, slabs[index + 1])}
              </th>
              <td className="py-1.5 text-right">{moneyText(slab.price, currency).figure}</td>
              <td className="py-1.5 text-right text-ink-2">{difference(slab.price, first.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function difference(price: number, first: number): string {
  if (price === first || !(first > 0)) return ''
  const percent = (price / first - 1) * 100
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`
}
