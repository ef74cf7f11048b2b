'use client'

import { useEffect, useId, useState } from 'react'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import { formatDay, formatNumber } from '@/components/ui/numbers'
import type { Comparison } from '@/lib/domain/rfq/comparison/comparison'
import type { BasisParameters } from './queries'

const UNITS = ['kg', 'lb', 'MT']
const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP']
/** From a fifth to three times what was asked: the steps of the slider in percent. */
const WHAT_IF = { min: 20, max: 300, step: 5 }
/** While a hand drags or types, ask when it rests. */
const REST_MS = 250

export interface BasisBarProps {
  basis: Comparison['basis']
  parameters: BasisParameters
  asked: { quantity: number; uom: string }
  onChange: (parameters: BasisParameters) => void
}

/** What everything is reckoned in: quantity, unit, currency and the price of credit. */
export function BasisBar({ basis, parameters, asked, onChange }: BasisBarProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(basis.quantity))
  const [rate, setRate] = useState(String(basis.creditRate))
  const askedOnBasis = parameters.uom === '' || parameters.uom === asked.uom ? asked.quantity : null
  // A new unit converts the quantity: the service says to what.
  useEffect(() => setTyped(String(basis.quantity)), [basis.quantity])

  useEffect(() => {
    // Asked already: the answer is on its way, or it was refused.
    if (typed === parameters.quantity) return
    if (typed === String(basis.quantity) || !(Number(typed) > 0)) return
    const timer = setTimeout(() => onChange({ ...parameters, quantity: typed }), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, basis.quantity, parameters, onChange])
  useEffect(() => {
    const value = Number(rate)
    if (rate === parameters.creditRate) return
    if (rate === '' || rate === String(basis.creditRate) || !(value >= 0 && value <= 100)) return
    const timer = setTimeout(() => onChange({ ...parameters, creditRate: rate }), REST_MS)
    return () => clearTimeout(timer)
  }, [rate, basis.creditRate, parameters, onChange])

  const units = [...new Set([asked.uom, ...UNITS])]
  const currencies = [...new Set([basis.currency, ...CURRENCIES])]
  return (
    <section aria-label="Basis of the comparison" className="flex flex-col gap-3 border-line border-y py-4">
      <div className="grid grid-cols-2 gap-4 md:grid-cols-[minmax(16rem,2fr)_1fr_1fr_1fr]">
        <Field id={`${id}-quantity`} label="What if you took" className="col-span-2 md:col-span-1">
          {(control) => (
            <div className="flex items-center gap-3">
              <NumberInput {...control} value={typed} onValueChange={setTyped} suffix={basis.uom} className="w-40" />
              {askedOnBasis === null ? null : (
                <input
                  type="range"
                  {...WHAT_IF}
                  value={Math.round((Number(typed) / askedOnBasis) * 100) || 100}
                  onChange={(event) => setTyped(String((askedOnBasis * Number(event.currentTarget.value)) / 100))}
                  aria-label="Quantity"
                  aria-valuetext={`${formatNumber(Number(typed))} ${basis.uom}`}
                  className="h-10 min-w-0 flex-1 accent-indigo-fill"
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
              // The quantity goes with its unit: without one the service converts what was asked.
              onChange={(event) => onChange({ ...parameters, quantity: '', uom: event.currentTarget.value })}
            >
              {units.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field id={`${id}-currency`} label="In">
          {(control) => (
            <NativeSelect
              {...control}
              value={basis.currency}
              onChange={(event) => onChange({ ...parameters, currency: event.currentTarget.value })}
            >
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field id={`${id}-rate`} label="Your cost of credit">
          {(control) => <NumberInput {...control} value={rate} onValueChange={setRate} suffix="% a year" />}
        </Field>
      </div>
      <p className="text-ink-2 text-sm">
        Without tax.{' '}
        {asked.quantity === basis.quantity && asked.uom === basis.uom
          ? 'For the quantity you asked.'
          : `You asked for ${formatNumber(asked.quantity)} ${asked.uom}.`}{' '}
      </p>
      {basis.fx.length > 0 ? (
        <ul aria-label="Exchange rates" className="flex flex-wrap gap-x-6 gap-y-1 text-ink-2 text-sm">
          {basis.fx.map((fx) => (
            <li key={fx.pair}>
              <span className="num">
                {fx.pair} {formatNumber(fx.rate, fx.rate < 0.1 ? 6 : 4)}
              </span>
              {fx.source ? `, ${fx.source}` : ''},{' '}
              <span className={fx.isOld ? 'text-turmeric' : undefined}>
                {fx.isOld
                  ? `rate of ${formatDay(fx.asOf)}, more than 30 days old: ask what holds today`
                  : `of ${formatDay(fx.asOf)}`}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
