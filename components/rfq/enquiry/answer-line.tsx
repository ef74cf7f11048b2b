import type { Refusal } from '@/components/request/request'
import { fieldId, messagesOf } from '@/components/rfq/parts/form-issues'
import { leadTimeFrame, withOwn } from '@/components/rfq/quotation/quotation-fields'
import type { QuotationValues } from '@/components/rfq/quotation/quotation-values'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/link'
import { NativeSelect } from '@/components/ui/native-select'
import { formatDay } from '@/components/ui/numbers'
import { Quantity } from '@/components/ui/price'
import { type AskedUnit, needsPackageWeight, PACKAGE_WEIGHT } from '@/lib/domain/rfq/quotations/package-weight'
import type { StatedPoint } from '@/lib/domain/rfq/quotations/requested-points'
import { type Answer, type AskedPoint, alsoSent, answeredPoints, blankPoints } from './answer-values'

/** What the seller changed. */
export type AnswerChange = Pick<Answer, 'choice'> | Pick<Answer, 'isAsRequested'> | { values: Partial<QuotationValues> }

export interface AnswerLineProps extends Answer {
  rfqId: string
  title: string
  moduleName: string
  requested: { quantity: number } & AskedUnit
  /** By when the buyer needs the goods, in a sentence; "" where they named no day. */
  need: string
  units: readonly string[]
  currencies: readonly string[]
  /** Null for a sale at home without a delivery term. */
  incoterms: readonly { value: string; label: string }[] | null
  /** What the buyer requires. */
  points: readonly AskedPoint[]
  /** The points that a draft states beyond them, and the weight of a package. */
  otherPoints: Readonly<Record<string, StatedPoint>>
  dayMin: string
  refusal: Refusal | null
  onChange: (change: AnswerChange) => void
}

/** The paths of issues that have a field here. */
const FIELDS = [
  'unitPrice',
  'currency',
  'priceUom',
  'offeredQuantity',
  'leadTimeDays',
  'validUntil',
  'incoterm',
  'note',
]

/** The quotation of one line. */
export function AnswerLine(props: AnswerLineProps) {
  const { rfqId, title, moduleName, requested, choice, refusal, onChange } = props
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
        <AnsweredPoints {...props} />
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

/** What the buyer requires, with what this answer says of it: nothing is sent that is not shown. */
function AnsweredPoints({ rfqId, points, otherPoints, choice, isAsRequested, values, onChange }: AnswerLineProps) {
  const isOffer = choice === 'offer'
  const all = answeredPoints({ choice, isAsRequested, values }, points, otherPoints)
  const shown = isOffer ? all : all.slice(0, points.length)
  const others = isOffer
    ? alsoSent(values)
    : [values.note, ...values.attachments.map(({ name }) => name)].filter(Boolean)
  const blank = blankPoints(values)
  return (
    <div className="flex flex-col gap-1 text-sm empty:hidden">
      {shown.length > 0 ? (
        <ul className="flex flex-col gap-0.5">
          {shown.map(({ label, inFull, offered }) => (
            <li key={`${label} ${inFull}`} className="flex flex-wrap gap-x-2">
              <span className="text-ink-2">{`${label} ${inFull}`.trim()}</span>
              {isOffer ? (
                <span className={offered ? 'font-medium' : 'text-turmeric'}>
                  {offered ? `you offer ${offered}` : 'not given'}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? <p>Sent with it: {others.join(' · ')}</p> : null}
      {isOffer && blank > 0 ? (
        <Checkbox
          id={`answer-${rfqId}-as-requested`}
          label={blank === points.length ? 'As requested on every point' : 'As requested on the other points'}
          checked={isAsRequested}
          onChange={({ currentTarget }) => onChange({ isAsRequested: currentTarget.checked })}
        />
      ) : null}
    </div>
  )
}

function OfferFields(props: AnswerLineProps) {
  const { rfqId, requested, need, units, currencies, incoterms, values, dayMin, refusal, onChange } = props
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
            options={withOwn(currencies, values.currency)}
          />
        )}
      </Field>
      <Field {...at('priceUom')} label="Per">
        {(field) => (
          <NativeSelect
            {...field}
            value={values.priceUom}
            onChange={({ currentTarget }) => set({ priceUom: currentTarget.value })}
            options={withOwn(units, values.priceUom)}
          />
        )}
      </Field>
      <PackageWeight {...props} />
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
      <Field {...at('leadTimeDays')} {...leadTimeFrame(need)}>
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
      {incoterms ? (
        <Field {...at('incoterm')} label="Delivery term" className="col-span-2">
          {(field) => (
            <NativeSelect
              {...field}
              value={values.incoterm}
              onChange={({ currentTarget }) => set({ incoterm: currentTarget.value })}
              options={[{ value: '', label: 'Not given' }, ...incoterms]}
            />
          )}
        </Field>
      ) : null}
      <Field {...at('note')} label="Note" className="col-span-full">
        {(field) => (
          <Input {...field} value={values.note} onChange={({ currentTarget }) => set({ note: currentTarget.value })} />
        )}
      </Field>
    </div>
  )
}

/** What one package weighs, where a price per package needs it. */
function PackageWeight({ rfqId, requested, otherPoints, values, onChange }: AnswerLineProps) {
  const { priceUom, otherResponses } = values
  const unit = otherPoints[PACKAGE_WEIGHT]?.unit ?? 'kg'
  const weight = otherResponses.find(({ field }) => field === PACKAGE_WEIGHT)
  if (!weight || !needsPackageWeight(priceUom, requested)) return null
  const weigh = (offered: string) =>
    onChange({ values: { otherResponses: otherResponses.map((row) => (row === weight ? { ...row, offered } : row)) } })
  return (
    <Field id={fieldId(`answer-${rfqId}`, PACKAGE_WEIGHT)} label={`Weight of one ${priceUom}`}>
      {(field) => (
        <FigureInput
          {...field}
          value={weight.offered}
          meaning={{ currency: null, unit }}
          onValueChange={weigh}
          suffix={unit}
        />
      )}
    </Field>
  )
}
