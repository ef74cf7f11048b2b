'use client'

import { useEffect, useId, useState } from 'react'
import { Field } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import { NativeSelect } from '@/components/ui/native-select'
import { formatDay, formatNumber } from '@/components/ui/numbers'
import type { Comparison } from '@/lib/domain/rfq/comparison/record'
import { basisBounds } from '@/lib/domain/rfq/comparison/terms'
import { quantityWords } from '@/lib/domain/units/unit-words'
import type { BasisParameters } from './queries'

const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP']
/** The slider's range in percent of the requested quantity. */
const WHAT_IF = { min: 20, max: 300, step: 5 }
/** Waits for a pause in typing or dragging. */
const REST_MS = 250

export interface BasisBarProps {
  basis: Comparison['basis']
  parameters: BasisParameters
  /** What is still to order of the quantity that was asked for, in the unit of the request. */
  requested: { quantity: number; asked: number; uom: string }
  /** Whether the figures include tax, and what was taken out. */
  taxNote: string
  /** The units in which at least one quotation can be shown. */
  units: readonly string[]
  onChange: (parameters: BasisParameters) => void
}

/** The basis of the comparison: quantity, unit, currency and cost of credit. */
export function BasisBar({ basis, parameters, requested, taxNote, units, onChange }: BasisBarProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(basis.quantity))
  const [rate, setRate] = useState(String(basis.creditRate))
  const requestedQuantity = parameters.uom === '' || parameters.uom === requested.uom ? requested.quantity : null
  const errors = typedErrors(typed, rate)
  // The API converts the quantity to a new unit.
  useEffect(() => setTyped(String(basis.quantity)), [basis.quantity])

  useEffect(() => {
    // Already requested, or refused.
    if (typed === parameters.quantity || typed === String(basis.quantity) || errors.quantity) return
    const timer = setTimeout(() => onChange({ ...parameters, quantity: typed }), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, errors.quantity, basis.quantity, parameters, onChange])
  useEffect(() => {
    if (rate === parameters.creditRate || rate === String(basis.creditRate) || errors.creditRate) return
    const timer = setTimeout(() => onChange({ ...parameters, creditRate: rate }), REST_MS)
    return () => clearTimeout(timer)
  }, [rate, errors.creditRate, basis.creditRate, parameters, onChange])

  const currencies = [...new Set([basis.currency, ...CURRENCIES])]
  return (
    <section aria-label="Comparison settings" className="flex flex-col gap-3 border-line border-y py-4">
      <div className="grid grid-cols-2 gap-4 md:grid-cols-[minmax(16rem,2fr)_1fr_1fr_1fr] print:hidden">
        <Field id={`${id}-quantity`} label="Quantity" error={errors.quantity} className="col-span-2 md:col-span-1">
          {(control) => (
            <div className="flex items-center gap-3">
              <FigureInput
                {...control}
                value={typed}
                meaning={{ currency: null, unit: basis.uom }}
                onValueChange={setTyped}
                suffix={basis.uom}
                className="w-40"
              />
              {requestedQuantity === null ? null : (
                <QuantitySlider
                  percent={Math.round((Number(typed) / requestedQuantity) * 100) || 100}
                  text={quantityWords(errors.quantity ? basis.quantity : Number(typed), basis.uom)}
                  onChange={(percent) => setTyped(String((requestedQuantity * percent) / 100))}
                />
              )}
            </div>
          )}
        </Field>
        <Field id={`${id}-uom`} label="Per">
          {(control) => (
            <NativeSelect
              {...control}
              value={basis.uom}
              // Without a quantity, the API converts the requested one to the new unit.
              onChange={(event) => onChange({ ...parameters, quantity: '', uom: event.currentTarget.value })}
              options={[...new Set([...units, basis.uom])]}
            />
          )}
        </Field>
        <Field id={`${id}-currency`} label="Currency">
          {(control) => (
            <NativeSelect
              {...control}
              value={basis.currency}
              onChange={(event) => onChange({ ...parameters, currency: event.currentTarget.value })}
              options={currencies}
            />
          )}
        </Field>
        <Field id={`${id}-rate`} label="Your cost of credit" error={errors.creditRate}>
          {(control) => (
            <FigureInput
              {...control}
              value={rate}
              meaning={{ currency: null, unit: '%' }}
              onValueChange={setRate}
              suffix="% a year"
            />
          )}
        </Field>
      </div>
      <p className="text-ink-2 text-sm">
        {taxNote} {quantityNote(basis, requested)}
      </p>
      {basis.fx.length > 0 ? <ExchangeRates fx={basis.fx} /> : null}
    </section>
  )
}

/** What the compared quantity is of the request. */
export function quantityNote(
  basis: Pick<Comparison['basis'], 'quantity' | 'uom'>,
  { quantity, asked, uom }: BasisBarProps['requested'],
): string {
  const whole = quantityWords(asked, uom)
  const isOpen = quantity === basis.quantity && uom === basis.uom
  if (quantity < asked) {
    return isOpen
      ? `For the rest that you have not ordered yet, of ${whole}.`
      : `You asked for ${whole}, and ${quantityWords(quantity, uom)} are not ordered yet.`
  }
  return isOpen ? 'For the quantity you asked for.' : `You asked for ${whole}.`
}

/** What is wrong with the typed figures; a box that cannot be read is not asked for. */
export function typedErrors(quantity: string, creditRate: string): { quantity?: string; creditRate?: string } {
  const figure = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
  const issues = basisBounds({ quantity: figure(quantity), creditRatePercent: figure(creditRate) })
  return Object.fromEntries(issues.map(({ field, message }) => [field, message]))
}

function ExchangeRates({ fx: rates }: { fx: Comparison['basis']['fx'] }) {
  return (
    <ul aria-label="Exchange rates" className="flex flex-wrap gap-x-6 gap-y-1 text-ink-2 text-sm">
      {rates.map((fx) => (
        <li key={fx.pair}>
          <span className="num">
            {fx.pair} {formatNumber(fx.rate, fx.rate < 0.1 ? 6 : 4)}
          </span>
          {fx.source ? `, ${fx.source}` : ''},{' '}
          <span className={fx.isOld ? 'text-turmeric' : undefined}>
            {fx.isOld
              ? `rate of ${formatDay(fx.asOf)}, more than 30 days old; check today’s rate`
              : `of ${formatDay(fx.asOf)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Our own track: the browser's is white on dark cloth. */
function QuantitySlider({
  percent,
  text,
  onChange,
}: {
  percent: number
  text: string
  onChange: (percent: number) => void
}) {
  const { min, max } = WHAT_IF
  const share = ((Math.min(max, Math.max(min, percent)) - min) / (max - min)) * 100
  return (
    <div className="range-pair min-w-0 flex-1" style={{ '--to': `${share}%` } as React.CSSProperties}>
      <input
        type="range"
        {...WHAT_IF}
        value={percent}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        aria-label="Quantity slider"
        aria-valuetext={text}
        className="pointer-events-auto!"
      />
    </div>
  )
}
