import { useWatch } from 'react-hook-form'
import { fieldId } from '@/components/rfq/parts/form-issues'
import { NumberField } from '@/components/rfq/parts/trade-form'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { formatDay } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import { needsPackageWeight, PACKAGE_WEIGHT } from '@/lib/domain/rfq/quotations/package-weight'
import { NOTE_LENGTH_MAX } from '@/lib/domain/text-limits'
import {
  FORM,
  LABELS,
  leadTimeFrame,
  type QuotationFormProps,
  rowMessages,
  type SectionProps,
  withOwn,
  withOwnTerm,
} from './quotation-fields'
import { FREIGHT_IN_PRICE, type SpecRow, unitAfter } from './quotation-values'

interface DeliverySectionProps extends SectionProps {
  currency: string
  need: QuotationFormProps['need']
  dayMin: string
}

/** Delivery terms, freight, lead time and validity of a quotation. */
export function DeliverySection({
  control,
  register,
  at,
  requested,
  defaults,
  options,
  currency,
  need,
  dayMin,
}: DeliverySectionProps) {
  const [validUntil, freightCurrency, freightPer] = useWatch({
    control,
    name: ['validUntil', 'freightCurrency', 'freightPer'],
  })
  const isInPrice = freightPer === FREIGHT_IN_PRICE
  const ownPer = ['lot', FREIGHT_IN_PRICE].includes(defaults.freightPer) ? '' : defaults.freightPer
  return (
    <Section id="quotation-delivery" title="Delivery" level={3}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Field {...at('incoterm')} label={LABELS.incoterm} className="col-span-2">
          {(field) => (
            <NativeSelect
              {...field}
              {...register('incoterm')}
              defaultValue={defaults.incoterm}
              options={[{ value: '', label: 'Not given' }, ...withOwnTerm(options.incoterms, defaults.incoterm)]}
            />
          )}
        </Field>
        <Field {...at('freight.per')} label={LABELS.freight} className={isInPrice ? 'col-span-2' : undefined}>
          {(field) => (
            <NativeSelect {...field} {...register('freightPer')} defaultValue={defaults.freightPer}>
              <option value="lot">for the whole lot</option>
              {withOwn([requested.uom], ownPer).map((unit) => (
                <option key={unit} value={unit}>
                  for each {unit}
                </option>
              ))}
              <option value={FREIGHT_IN_PRICE}>Included in the price</option>
            </NativeSelect>
          )}
        </Field>
        {isInPrice ? null : (
          <NumberField
            control={control}
            name="freightAmount"
            label={`Freight amount (${freightCurrency || currency})`}
            meaning={{ currency: freightCurrency || currency, unit: requested.uom }}
            {...at('freight.amount')}
          />
        )}
        <NumberField
          control={control}
          name="leadTimeDays"
          {...leadTimeFrame(need)}
          meaning={{ currency: null, unit: 'days' }}
          required
          suffix="days"
          {...at('leadTimeDays')}
        />
        <Field
          {...at('validUntil')}
          label={LABELS.validUntil}
          required
          // The browser writes dates in its own way: in words they are the same for everyone.
          help={validUntil ? formatDay(validUntil) : undefined}
        >
          {(field) => (
            <Input {...field} {...register('validUntil')} defaultValue={defaults.validUntil} type="date" min={dayMin} />
          )}
        </Field>
      </div>
    </Section>
  )
}

interface PointsSectionProps
  extends Pick<SectionProps, 'control' | 'register' | 'issues' | 'requested' | 'otherPoints' | 'defaults'> {
  points: QuotationFormProps['points']
  priceUom: string
}

/** What the seller offers for each required point, and what an earlier version states beyond them. */
export function PointsSection(props: PointsSectionProps) {
  const { control, register, issues, requested: asked, points, otherPoints, defaults, priceUom } = props
  const [required, others] = useWatch({ control, name: ['specResponses', 'otherResponses'] })
  // The weight of a package has a box next to the price while the price needs it.
  const shown = others.flatMap((row, index) => {
    const isAtPrice = row.field === PACKAGE_WEIGHT && needsPackageWeight(priceUom, asked)
    return isAtPrice || (row.field === PACKAGE_WEIGHT && row.offered === '' && !row.given) ? [] : [{ ...row, index }]
  })
  if (points.length + shown.length === 0) return null
  return (
    <section aria-labelledby="quotation-spec" className="flex flex-col gap-3">
      <div>
        <h3 id="quotation-spec" className="font-semibold text-base">
          {LABELS.specResponses}
        </h3>
        {points.length > 0 ? (
          <p className="text-ink-2 text-sm">
            Filled with what your listing says, otherwise with what the buyer requires. Change what you offer
            differently; blank points show as “Not given”.
          </p>
        ) : null}
      </div>
      <ul className="flex flex-col gap-3">
        {points.map(({ field, label, requested, unit }, index) => (
          <PointRow
            key={field}
            register={register}
            name={`specResponses.${index}`}
            line={index}
            opening={defaults.specResponses[index]}
            label={label}
            requested={requested}
            unit={unitAfter(required[index]?.offered ?? '', unit)}
            issues={issues}
          />
        ))}
        {shown.map(({ field, offered, index }) => (
          <PointRow
            key={field}
            register={register}
            name={`otherResponses.${index}`}
            line={required.length + index}
            opening={defaults.otherResponses[index]}
            label={otherPoints[field]?.label ?? field}
            unit={unitAfter(offered, otherPoints[field]?.unit ?? '')}
            issues={issues}
          />
        ))}
      </ul>
    </section>
  )
}

interface PointRowProps extends Pick<SectionProps, 'register' | 'issues'> {
  name: `specResponses.${number}` | `otherResponses.${number}`
  /** The place among all lines of the specification. */
  line: number
  /** What the page is rendered with. */
  opening: SpecRow | undefined
  label: string
  requested?: string
  unit: string
}

function PointRow({ register, name, line, opening, label, requested, unit, issues }: PointRowProps) {
  const { error } = rowMessages(issues, `specResponses[${line}]`)
  return (
    <li className="grid grid-cols-1 items-center gap-2 border-line border-b pb-3 last:border-0 sm:grid-cols-[minmax(10rem,1fr)_minmax(8rem,1fr)_minmax(8rem,1fr)]">
      <span className="text-sm">
        <span className="font-medium">{label}</span>
        {requested ? <span className="block text-ink-2">requested: {requested}</span> : null}
      </span>
      <Input
        {...register(`${name}.offered`)}
        defaultValue={opening?.offered}
        id={fieldId(FORM, `specResponses[${line}].offered`)}
        aria-label={`${label}: you offer`}
        aria-invalid={error ? true : undefined}
        placeholder="You offer"
        suffix={unit || undefined}
      />
      <Input
        {...register(`${name}.note`)}
        defaultValue={opening?.note}
        aria-label={`${label}: remark`}
        placeholder="Remark"
        maxLength={NOTE_LENGTH_MAX}
      />
      {error ? (
        <div className="sm:col-span-3">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
    </li>
  )
}
