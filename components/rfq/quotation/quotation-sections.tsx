import { useWatch } from 'react-hook-form'
import { fieldId } from '@/components/rfq/parts/form-issues'
import { NumberField } from '@/components/rfq/parts/trade-form'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { formatDay } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import { NOTE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { FORM, LABELS, type QuotationFormProps, rowMessages, type SectionProps } from './quotation-fields'
import { unitAfter } from './quotation-values'

interface DeliverySectionProps extends SectionProps {
  currency: string
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
  dayMin,
}: DeliverySectionProps) {
  const validUntil = useWatch({ control, name: 'validUntil' })
  return (
    <Section id="quotation-delivery" title="Delivery" level={3}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Field {...at('incoterm')} label={LABELS.incoterm} className="col-span-2">
          {(field) => (
            <NativeSelect
              {...field}
              {...register('incoterm')}
              defaultValue={defaults.incoterm}
              options={[{ value: '', label: 'Not given' }, ...options.incoterms]}
            />
          )}
        </Field>
        <NumberField
          control={control}
          name="freightAmount"
          label={`${LABELS.freight} (${currency})`}
          meaning={{ currency, unit: requested.uom }}
          {...at('freight.amount')}
        />
        <Field {...at('freight.per')} label="Freight is for">
          {(field) => (
            <NativeSelect {...field} {...register('freightPer')} defaultValue={defaults.freightPer}>
              <option value="lot">the whole lot</option>
              <option value={requested.uom}>each {requested.uom}</option>
            </NativeSelect>
          )}
        </Field>
        <NumberField
          control={control}
          name="leadTimeDays"
          label={LABELS.leadTimeDays}
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

interface PointsSectionProps extends Pick<SectionProps, 'control' | 'register' | 'issues' | 'defaults'> {
  points: QuotationFormProps['points']
}

/** What the seller offers for each required point. */
export function PointsSection({ control, register, issues, defaults, points }: PointsSectionProps) {
  const typed = useWatch({ control, name: 'specResponses' })
  return (
    <section aria-labelledby="quotation-spec" className="flex flex-col gap-3">
      <div>
        <h3 id="quotation-spec" className="font-semibold text-base">
          {LABELS.specResponses}
        </h3>
        <p className="text-ink-2 text-sm">
          Filled with what the buyer requires. Change what you offer differently; blank points show as “Not given”.
        </p>
      </div>
      <ul className="flex flex-col gap-3">
        {points.map(({ field, label, requested, unit }, index) => {
          const { error } = rowMessages(issues, `specResponses[${index}]`)
          return (
            <li
              key={field}
              className="grid grid-cols-1 items-center gap-2 border-line border-b pb-3 last:border-0 sm:grid-cols-[minmax(10rem,1fr)_minmax(8rem,1fr)_minmax(8rem,1fr)]"
            >
              <span className="text-sm">
                <span className="font-medium">{label}</span>
                <span className="block text-ink-2">requested: {requested}</span>
              </span>
              <Input
                {...register(`specResponses.${index}.offered`)}
                defaultValue={defaults.specResponses[index]?.offered}
                id={fieldId(FORM, `specResponses[${index}].offered`)}
                aria-label={`${label}: you offer`}
                aria-invalid={error ? true : undefined}
                placeholder="You offer"
                suffix={unitAfter(typed[index]?.offered ?? '', unit) || undefined}
              />
              <Input
                {...register(`specResponses.${index}.note`)}
                defaultValue={defaults.specResponses[index]?.note}
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
        })}
      </ul>
    </section>
  )
}
