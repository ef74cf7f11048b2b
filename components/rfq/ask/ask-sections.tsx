import { NumberField } from '@/components/rfq/parts/trade-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { formatDay } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import { daysAfter } from '@/lib/domain/calendar-day'
import { WORD_LENGTH_MAX } from '@/lib/domain/text-limits'
import { LABELS, type SectionProps } from './ask-fields'

/** Quantity, target price and price basis of a request. */
export function QuantitySection({
  control,
  register,
  at,
  defaults,
  options,
  uom,
  currency,
  warning,
  onUnit,
}: SectionProps & {
  uom: string
  currency: string
  /** Why the seller may not take the quantity. */
  warning: string | undefined
  onUnit: (unit: string) => void
}) {
  return (
    <Section id="ask-what" title="Quantity and price">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <NumberField
          control={control}
          name="quantity"
          label={LABELS.quantity}
          meaning={{ currency: null, unit: uom }}
          onUnit={(unit) => {
            if (options.units.includes(unit)) onUnit(unit)
          }}
          required
          {...at('quantity')}
          warning={warning}
        />
        <Field {...at('uom')} label={LABELS.uom}>
          {(field) => (
            <NativeSelect {...field} {...register('uom')} defaultValue={defaults.uom} options={options.units} />
          )}
        </Field>
        <NumberField
          control={control}
          name="targetPrice"
          label={LABELS.targetPrice}
          meaning={{ currency, unit: uom }}
          suffix={uom && `/${uom}`}
          {...at('targetPrice')}
        />
        <Field {...at('currency')} label={LABELS.currency}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register('currency')}
              defaultValue={defaults.currency}
              options={options.currencies}
            />
          )}
        </Field>
      </div>
      <Field
        {...at('priceBasis')}
        label={LABELS.priceBasis}
        help={`For example: ${uom && `per ${uom}, `}ex-mill, GST extra`}
      >
        {(field) => (
          <Input
            {...field}
            {...register('priceBasis')}
            defaultValue={defaults.priceBasis}
            maxLength={WORD_LENGTH_MAX}
          />
        )}
      </Field>
    </Section>
  )
}

interface DeliverySectionProps extends SectionProps {
  tradeMode: string
  respondBy: string
  neededBy: string
  today: string
}

/** Delivery, deadline, day of need and sealing of a request. */
export function DeliverySection({
  register,
  at,
  defaults,
  options,
  tradeMode,
  respondBy,
  neededBy,
  today,
}: DeliverySectionProps) {
  const incoterms = options.incoterms.filter(({ value }) => tradeMode !== 'Domestic' || value === 'EXW')
  return (
    <Section id="ask-where" title="Delivery and deadline">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...at('tradeMode')} label={LABELS.tradeMode}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register('tradeMode')}
              defaultValue={defaults.tradeMode}
              options={['Domestic', 'Export']}
            />
          )}
        </Field>
        <Field {...at('incoterm')} label={LABELS.incoterm}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register('incoterm')}
              defaultValue={defaults.incoterm}
              options={[{ value: '', label: 'Seller to suggest' }, ...incoterms]}
            />
          )}
        </Field>
        <Field
          {...at('deliveryLocation')}
          label={LABELS.deliveryLocation}
          help="Town, or port and country."
          className="sm:col-span-2"
        >
          {(field) => (
            <Input
              {...field}
              {...register('deliveryLocation')}
              defaultValue={defaults.deliveryLocation}
              maxLength={WORD_LENGTH_MAX}
            />
          )}
        </Field>
        <Field
          {...at('respondBy')}
          label={LABELS.respondBy}
          // The browser writes dates in its own way: in words they are the same for everyone.
          help={`End of ${respondBy ? formatDay(respondBy) : 'that day'}, Indian time.`}
        >
          {(field) => (
            <Input
              {...field}
              {...register('respondBy')}
              defaultValue={defaults.respondBy}
              type="date"
              min={daysAfter(today, 1)}
            />
          )}
        </Field>
        <Field
          {...at('neededBy')}
          label={LABELS.neededBy}
          help={neededBy ? `With you by ${formatDay(neededBy)}.` : 'When you need the goods.'}
        >
          {(field) => (
            <Input
              {...field}
              {...register('neededBy')}
              defaultValue={defaults.neededBy}
              type="date"
              min={respondBy || today}
            />
          )}
        </Field>
      </div>
      <Checkbox
        {...register('sealed')}
        defaultChecked={defaults.sealed}
        label="Seal prices until the deadline"
        description="Prices stay hidden, even from you. You see how many quotations arrive."
      />
    </Section>
  )
}
