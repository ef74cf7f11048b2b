'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { asText, useField, useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import type { PdcFormRow } from '@/components/listing-form/state/form-values'
import type { WidgetProps } from '@/components/listing-form/widgets/widget'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { impliedRatePercent, RATE_PERCENT_DEFAULT, suggestPdcPrice } from '@/lib/domain/listing/pricing/pdc'
import { quantitySlabs } from '@/lib/domain/listing/pricing/slab-values'
import { moneySign } from '@/lib/domain/units/figure-text'
import { PDC_INTERVALS_DAYS } from '@/lib/domain/vocabulary/listing-terms'
import { NumberCell, Row, useCell, useRows } from './cells'
import { figure } from './slab-rows'

/** The terms most asked for; a seller who wants others adds them. */
const USUAL_DAYS: readonly number[] = [30, 60, 90]

/** Prices by post-dated cheque, filled in from the cash price and a yearly rate and then changed at will. */
export function PdcEditor({ name, frame }: WidgetProps<'pdcSlabs'>) {
  const { form } = useListingForm().model
  const { fields, append, remove, replace, adder } = useRows(name)
  const [rate, setRate] = useState(String(RATE_PERCENT_DEFAULT))
  const cash = useJudged(({ values }) => numberValue(values, 'basePrice') ?? quantitySlabs(values)[0]?.price ?? null)
  const ratePercent = figure(rate)
  const canFill = cash !== null && cash > 0 && ratePercent !== null
  const typedRows = () => asPdcRows(form.getValues(name))

  const priced = (days: string) =>
    canFill && figure(days) !== null ? String(suggestPdcPrice(cash, Number(days), ratePercent)) : ''
  const fill = () => {
    const rows = typedRows()
    const days = rows.length > 0 ? rows.map((row) => row.days) : USUAL_DAYS.map(String)
    replace(days.map((term, index) => ({ days: term, price: priced(term), enabled: rows[index]?.enabled ?? true })))
  }
  const add = () => {
    const days = nextTerm(typedRows())
    append({ days, price: priced(days), enabled: true }, { focusName: `${name}.${fields.length}.price` })
  }

  return (
    <FieldGroup {...frame} legend={frame.label}>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2 rounded-md bg-sunk p-3">
        <Field id="f-pdc-rate" label="Interest per year" className="w-36">
          {(control) => <NumberInput {...control} value={rate} onValueChange={setRate} suffix="%" />}
        </Field>
        <Button onClick={fill} disabled={!canFill}>
          {fields.length === 0 ? `Fill in ${USUAL_DAYS.join(', ')} days` : 'Fill in prices again'}
        </Button>
        <CashNote cash={cash} />
      </div>
      {fields.length > 0 ? (
        <div>
          <div aria-hidden="true" className={`${COLUMNS} text-ink-2 text-xs`}>
            <span>Cheque after</span>
            <span>Price</span>
            <span>Offered</span>
          </div>
          <ol className="flex flex-col gap-2 pt-1">
            {fields.map((row, position) => (
              <Term
                key={row.id}
                path={`${name}.${position}`}
                position={position}
                cash={cash}
                onRemove={() => remove(position)}
              />
            ))}
          </ol>
        </div>
      ) : null}
      <div>
        <Button ref={adder} size="sm" onClick={add} disabled={fields.length >= PDC_INTERVALS_DAYS.length}>
          <Icon name="plus" />
          Add a term
        </Button>
      </div>
    </FieldGroup>
  )
}

function CashNote({ cash }: { cash: number | null }) {
  const sign = useJudged(({ values }) => moneySign(textValue(values, 'currency')))
  return (
    <p className="basis-full text-ink-2 text-sm">
      {cash === null
        ? 'Enter a base price first: credit prices are calculated from it.'
        : `Cash price ${sign}${cash.toLocaleString('en-IN')} plus simple interest for the days, to the nearest 0.05.`}
    </p>
  )
}

interface TermProps {
  path: string
  position: number
  cash: number | null
  onRemove: () => void
}

function Term({ path, position, cash, onRemove }: TermProps) {
  const { model } = useListingForm()
  const days = useCell(`${path}.days`, asText)
  const enabled = useCell(`${path}.enabled`, (typed) => typed !== false)
  const price = asText(useWatch({ control: model.form.control, name: `${path}.price` }))
  const sign = useJudged(({ values }) => moneySign(textValue(values, 'currency')))
  return (
    <Row name={path} columns={COLUMNS} removeLabel={`Remove ${days.value} days`} onRemove={onRemove}>
      <NativeSelect
        {...days.control}
        aria-label={`Days, term ${position + 1}`}
        value={days.value}
        onChange={(event) => days.set(event.currentTarget.value)}
        options={daysOffered(days.value).map(asTerm)}
      />
      <NumberCell
        name={`${path}.price`}
        label={`Price, term ${position + 1}`}
        prefix={sign}
        suffix={<ImpliedRate cash={cash} price={figure(price)} days={figure(days.value)} />}
      />
      <Checkbox
        {...enabled.control}
        label={`Offer ${days.value} days`}
        labelHidden
        checked={enabled.value}
        onChange={(event) => enabled.set(event.currentTarget.checked)}
        className="justify-center"
      />
    </Row>
  )
}

/** What the credit costs a year, next to its price: a typing mistake shows. */
function ImpliedRate({ cash, price, days }: { cash: number | null; price: number | null; days: number | null }) {
  if (cash === null || cash <= 0 || price === null || price <= 0 || days === null || days <= 0) return null
  const rate = impliedRatePercent(cash, price, days)
  if (rate < 0) return <span className="hidden sm:inline">below cash</span>
  return <span className="hidden sm:inline">{rate.toLocaleString('en-IN', { maximumFractionDigits: 1 })} % a year</span>
}

/** The term that a new row starts with: the next whole month, else the first that is free. */
function nextTerm(rows: readonly PdcFormRow[]): string {
  const taken = new Set(rows.map((row) => row.days))
  const last = Math.max(0, ...rows.map((row) => figure(row.days) ?? 0))
  const free = PDC_INTERVALS_DAYS.filter((days) => !taken.has(String(days)))
  return String(free.find((candidate) => candidate > last && candidate % 30 === 0) ?? free[0] ?? '')
}

const COLUMNS =
  'grid grid-cols-[7rem_1fr_3.5rem_2.5rem] items-center gap-1.5 sm:max-w-140 sm:grid-cols-[9rem_1fr_4rem_2.5rem] sm:gap-2'

/** The cheque term that the seller usually settles with: one of those that are switched on. */
export function SettlementWidget({ name, frame }: WidgetProps<'settlement'>) {
  const { value, set, control: own } = useField(name, asText)
  const days = useJudged(({ values }) =>
    (Array.isArray(values.pdcSlabs) ? (values.pdcSlabs as { days: number; enabled: boolean }[]) : [])
      .filter((slab) => slab.enabled)
      .map((slab) => String(slab.days)),
  )
  const options = value && !days.includes(value) ? [...days, value] : days
  return (
    <Field {...frame}>
      {(control) => (
        <NativeSelect
          {...control}
          {...own}
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
          options={[{ value: '', label: 'No usual term' }, ...options.map(asTerm)]}
        />
      )}
    </Field>
  )
}

function asTerm(days: string) {
  return { value: days, label: `${days} days` }
}

/** The list, with an earlier term that is not in it. */
function daysOffered(days: string): readonly string[] {
  const listed = PDC_INTERVALS_DAYS.map(String)
  return listed.includes(days) ? listed : [days, ...listed]
}

function asPdcRows(typed: unknown): PdcFormRow[] {
  return Array.isArray(typed) ? (typed as PdcFormRow[]) : []
}
