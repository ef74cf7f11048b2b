'use client'

import { useState } from 'react'
import { cellControl, issuesOfRow, RowMessages } from '@/components/listing-form/notices/row-issues'
import { asText, controlId, useBoard, useFieldValue } from '@/components/listing-form/state/form-context'
import type { PdcFormRow } from '@/components/listing-form/state/form-values'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { impliedRatePercent, RATE_PERCENT_DEFAULT, suggestPdcPrice } from '@/lib/domain/listing/pricing/pdc'
import { quantitySlabs } from '@/lib/domain/listing/pricing/price'
import { PDC_INTERVALS_DAYS } from '@/lib/domain/vocabulary/listing-terms'
import { moneySign } from './money-sign'
import { figure } from './slabs/slab-rows'
import type { WidgetProps } from './widget'

/** The terms most asked for; a seller who wants others adds them. */
const USUAL_DAYS: readonly number[] = [30, 60, 90]
const RATE_ID = 'f-pdc-rate'

/** Prices by post-dated cheque, filled in from the cash price and a yearly rate and then changed at will. */
export function PdcEditor({ name, frame, issues }: WidgetProps<'pdcSlabs'>) {
  const { value: rows, set } = useFieldValue(name, asPdcRows)
  const [rate, setRate] = useState(String(RATE_PERCENT_DEFAULT))
  const sign = useBoard(({ values }) => moneySign(textValue(values, 'currency')))
  const cash = useBoard(({ values }) => numberValue(values, 'basePrice') ?? quantitySlabs(values)[0]?.price ?? null)
  const ratePercent = figure(rate)
  const canFill = cash !== null && cash > 0 && ratePercent !== null

  const priced = (days: string) =>
    canFill && figure(days) !== null ? String(suggestPdcPrice(cash, Number(days), ratePercent)) : ''
  const change = (position: number, part: Partial<PdcFormRow>) =>
    set(rows.map((row, index) => (index === position ? { ...row, ...part } : row)))
  const fill = () => {
    const days = rows.length > 0 ? rows.map((row) => row.days) : USUAL_DAYS.map(String)
    set(days.map((term, index) => ({ days: term, price: priced(term), enabled: rows[index]?.enabled ?? true })))
  }
  const add = () => {
    const taken = new Set(rows.map((row) => row.days))
    const last = Math.max(0, ...rows.map((row) => figure(row.days) ?? 0))
    const free = PDC_INTERVALS_DAYS.filter((days) => !taken.has(String(days)))
    const days = String(free.find((candidate) => candidate > last && candidate % 30 === 0) ?? free[0] ?? '')
    set([...rows, { days, price: priced(days), enabled: true }])
    const path = `${name}[${rows.length}].price`
    requestAnimationFrame(() => document.getElementById(controlId(path))?.focus())
  }

  return (
    <FieldGroup {...frame} legend={frame.label}>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2 rounded-md bg-sunk p-3">
        <Field id={RATE_ID} label="Interest a year" className="w-36">
          {(control) => <NumberInput {...control} value={rate} onValueChange={setRate} suffix="%" />}
        </Field>
        <Button onClick={fill} disabled={!canFill}>
          {rows.length === 0 ? `Fill in ${USUAL_DAYS.join(', ')} days` : 'Fill in prices again'}
        </Button>
        <p className="basis-full text-ink-2 text-sm">
          {cash === null
            ? 'Give a base price first: credit prices are built on it.'
            : `Cash price ${sign}${cash.toLocaleString('en-IN')} plus simple interest for the days, to the nearest 0.05.`}
        </p>
      </div>
      {rows.length > 0 ? (
        <div>
          <div aria-hidden="true" className={`${COLUMNS} text-ink-2 text-xs`}>
            <span>Cheque after</span>
            <span>Price</span>
            <span>Offered</span>
          </div>
          <ol className="flex flex-col gap-2 pt-1">
            {rows.map((row, position) => {
              const told = issuesOfRow(issues, name, position)
              const path = `${name}[${position}]`
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place until its days are chosen.
                <li key={position} className="flex flex-col gap-1.5">
                  <div className={COLUMNS}>
                    <NativeSelect
                      {...cellControl(`${path}.days`, told)}
                      aria-label={`Days, term ${position + 1}`}
                      value={row.days}
                      onChange={(event) => change(position, { days: event.currentTarget.value })}
                    >
                      {daysOffered(row.days).map((days) => (
                        <option key={days} value={days}>
                          {days} days
                        </option>
                      ))}
                    </NativeSelect>
                    <NumberInput
                      {...cellControl(`${path}.price`, told)}
                      aria-label={`Price, term ${position + 1}`}
                      value={row.price}
                      prefix={sign || undefined}
                      suffix={<ImpliedRate cash={cash} row={row} />}
                      onValueChange={(price) => change(position, { price })}
                    />
                    <Checkbox
                      label={`Offer ${row.days} days`}
                      labelHidden
                      checked={row.enabled}
                      onChange={(event) => change(position, { enabled: event.currentTarget.checked })}
                      className="justify-center"
                    />
                    <Button
                      iconOnly
                      variant="quiet"
                      aria-label={`Remove ${row.days} days`}
                      onClick={() => set(rows.filter((_, index) => index !== position))}
                    >
                      <Icon name="trash" />
                    </Button>
                  </div>
                  <RowMessages issues={told} />
                </li>
              )
            })}
          </ol>
        </div>
      ) : null}
      <div>
        <Button size="sm" onClick={add} disabled={rows.length >= PDC_INTERVALS_DAYS.length}>
          <Icon name="plus" />
          Add a term
        </Button>
      </div>
    </FieldGroup>
  )
}

const COLUMNS =
  'grid grid-cols-[7rem_1fr_3.5rem_2.5rem] items-center gap-1.5 sm:max-w-140 sm:grid-cols-[9rem_1fr_4rem_2.5rem] sm:gap-2'

/** What the credit costs a year, beside its price: a slip of the finger shows at once. */
function ImpliedRate({ cash, row }: { cash: number | null; row: PdcFormRow }) {
  const price = figure(row.price)
  const days = figure(row.days)
  if (cash === null || cash <= 0 || price === null || price <= 0 || days === null || days <= 0) return null
  const rate = impliedRatePercent(cash, price, days)
  return <span className="hidden sm:inline">{rate.toLocaleString('en-IN', { maximumFractionDigits: 1 })} % a year</span>
}

/** The cheque term under which the seller settles as a rule: one of those that are switched on. */
export function SettlementWidget({ name, frame }: WidgetProps<'settlement'>) {
  const { value, set } = useFieldValue(name, asText)
  const offered = useBoard(({ values }) =>
    (Array.isArray(values.pdcSlabs) ? (values.pdcSlabs as { days: number; enabled: boolean }[]) : [])
      .filter((slab) => slab.enabled)
      .map((slab) => slab.days)
      .join(' '),
  )
  const days = offered ? offered.split(' ') : []
  const options = value && !days.includes(value) ? [...days, value] : days
  return (
    <Field {...frame}>
      {(control) => (
        <NativeSelect {...control} value={value} onChange={(event) => set(event.currentTarget.value)}>
          <option value="">No usual term</option>
          {options.map((term) => (
            <option key={term} value={term}>
              {term} days
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

/** The list, with a term of before that is not in it. */
function daysOffered(days: string): readonly string[] {
  const listed = PDC_INTERVALS_DAYS.map(String)
  return listed.includes(days) ? listed : [days, ...listed]
}

function asPdcRows(typed: unknown): PdcFormRow[] {
  return Array.isArray(typed) ? (typed as PdcFormRow[]) : []
}
