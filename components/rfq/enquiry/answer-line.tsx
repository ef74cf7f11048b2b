import type { Refusal } from '@/components/request/request'
import { fieldId, messagesOf } from '@/components/rfq/parts/form-issues'
import type { QuotationValues } from '@/components/rfq/quotation/quotation-values'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/link'
import { NativeSelect } from '@/components/ui/native-select'
import { formatDay } from '@/components/ui/numbers'
import { Quantity } from '@/components/ui/price'

export type AnswerChoice = 'offer' | 'decline'

type Answer = { choice: AnswerChoice; values: QuotationValues }

/** What the seller changed. */
export type AnswerChange = { choice: AnswerChoice } | { values: Partial<QuotationValues> }

export interface AnswerLineProps extends Answer {
  rfqId: string
  title: string
  moduleName: string
  requested: { quantity: number; uom: string }
  units: readonly string[]
  currencies: readonly string[]
  /** What the buyer requires, in words. */
  points: readonly { field: string; label: string; inFull: string }[]
  dayMin: string
  refusal: Refusal | null
  onChange: (change: AnswerChange) => void
}

/** The paths of issues that have a field here. */
const FIELDS = ['unitPrice', 'currency', 'priceUom', 'offeredQuantity', 'leadTimeDays', 'validUntil', 'note']

/** The quotation of one line. */
export function AnswerLine(props: AnswerLineProps) {
  const { rfqId, title, moduleName, requested, points, choice, refusal, onChange } = props
  const issues = refusal?.issues ?? []
  const others = issues.filter(({ field, severity }) => severity === 'error' && !FIELDS.includes(field))
  const problem = others.map(({ message }) => message).join(' ') || (issues.length === 0 ? refusal?.message : '')
  return (
    <fieldset id={`answer-${rfqId}`} tabIndex={-1} className="m-0 min-w-0 border-0 py-5">
      <legend className="float-left w-full p-0">
        <span className="text-ink-2 text-sm">{moduleName}</span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium">{title}</span>
          <Quantity amount={requested.quantity} unit={requested.uom} />
        </span>
      </legend>
      <div className="clear-both flex flex-col gap-3 pt-2">
        {points.length > 0 ? (
          <p className="text-ink-2 text-sm">{points.map(({ label, inFull }) => `${label} ${inFull}`).join(' · ')}</p>
        ) : null}
        {problem ? <FieldError>{problem}</FieldError> : null}
        {choice === 'offer' ? <OfferFields {...props} /> : null}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
          <Checkbox
            id={`answer-${rfqId}-decline`}
            label="I cannot supply this"
            checked={choice === 'decline'}
            onChange={({ currentTarget }) => onChange({ choice: currentTarget.checked ? 'decline' : 'offer' })}
          />
          <TextLink href={`/rfq/${rfqId}`}>Slabs, cheque prices, files and questions</TextLink>
        </div>
      </div>
    </fieldset>
  )
}

function OfferFields({ rfqId, requested, units, currencies, values, dayMin, refusal, onChange }: AnswerLineProps) {
  const form = `answer-${rfqId}`
  const at = (path: string) => ({ id: fieldId(form, path), ...messagesOf(refusal?.issues ?? [], path) })
  const set = (change: Partial<QuotationValues>) => onChange({ values: change })
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
      <Field {...at('unitPrice')} label="Price">
        {(field) => (
          <FigureInput
            {...field}
            value={values.unitPrice}
            meaning={{ currency: values.currency, unit: values.priceUom }}
            onValueChange={(unitPrice) => set({ unitPrice })}
          />
        )}
      </Field>
      <Field {...at('currency')} label="Currency">
        {(field) => (
          <NativeSelect
            {...field}
            value={values.currency}
            onChange={({ currentTarget }) => set({ currency: currentTarget.value })}
            options={currencies}
          />
        )}
      </Field>
      <Field {...at('priceUom')} label="Per">
        {(field) => (
          <NativeSelect
            {...field}
            value={values.priceUom}
            onChange={({ currentTarget }) => set({ priceUom: currentTarget.value })}
            options={units.includes(values.priceUom) ? units : [values.priceUom, ...units]}
          />
        )}
      </Field>
      <Field {...at('offeredQuantity')} label="Quantity">
        {(field) => (
          <FigureInput
            {...field}
            value={values.offeredQuantity}
            meaning={{ currency: null, unit: requested.uom }}
            onValueChange={(offeredQuantity) => set({ offeredQuantity })}
            suffix={requested.uom}
          />
        )}
      </Field>
      <Field {...at('leadTimeDays')} label="Lead time">
        {(field) => (
          <FigureInput
            {...field}
            value={values.leadTimeDays}
            meaning={{ currency: null, unit: 'days' }}
            onValueChange={(leadTimeDays) => set({ leadTimeDays })}
            suffix="days"
          />
        )}
      </Field>
      <Field
        {...at('validUntil')}
        label="Valid until"
        // The browser writes dates in its own way: in words they are the same for everyone.
        help={values.validUntil ? formatDay(values.validUntil) : undefined}
      >
        {(field) => (
          <Input
            {...field}
            type="date"
            min={dayMin}
            value={values.validUntil}
            onChange={({ currentTarget }) => set({ validUntil: currentTarget.value })}
          />
        )}
      </Field>
      <Field {...at('note')} label="Note" className="col-span-full">
        {(field) => (
          <Input {...field} value={values.note} onChange={({ currentTarget }) => set({ note: currentTarget.value })} />
        )}
      </Field>
    </div>
  )
}
