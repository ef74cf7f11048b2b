import { Controller } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import { WORD_LENGTH_MAX } from '@/lib/domain/text-limits'
import { LABELS, type SectionProps } from './ask-fields'

/** Quantity, target price and price basis of a request. */
export function QuantitySection({ control, register, at, defaults, options, uom }: SectionProps & { uom: string }) {
  return (
    <section aria-labelledby="ask-what" className="flex flex-col gap-5">
      <h2 id="ask-what" className="font-semibold text-lg">
        Quantity and price
      </h2>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Controller
          control={control}
          name="quantity"
          render={({ field: { value, onChange, onBlur } }) => (
            <Field {...at('quantity')} label={LABELS.quantity} required>
              {(field) => <NumberInput {...field} value={value} onValueChange={onChange} onBlur={onBlur} />}
            </Field>
          )}
        />
        <Field {...at('uom')} label={LABELS.uom}>
          {(field) => (
            <NativeSelect {...field} {...register('uom')} defaultValue={defaults.uom}>
              {options.units.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Controller
          control={control}
          name="targetPrice"
          render={({ field: { value, onChange, onBlur } }) => (
            <Field {...at('targetPrice')} label={LABELS.targetPrice} optional>
              {(field) => (
                <NumberInput {...field} value={value} onValueChange={onChange} onBlur={onBlur} suffix={`/${uom}`} />
              )}
            </Field>
          )}
        />
        <Field {...at('currency')} label={LABELS.currency}>
          {(field) => (
            <NativeSelect {...field} {...register('currency')} defaultValue={defaults.currency}>
              {options.currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <Field {...at('priceBasis')} label={LABELS.priceBasis} help={`For example: per ${uom}, ex-mill, GST extra`}>
        {(field) => (
          <Input
            {...field}
            {...register('priceBasis')}
            defaultValue={defaults.priceBasis}
            maxLength={WORD_LENGTH_MAX}
          />
        )}
      </Field>
    </section>
  )
}

interface DeliverySectionProps extends SectionProps {
  tradeMode: string
  dayMin: string
}

/** Delivery, deadline and sealing of a request. */
export function DeliverySection({ register, at, defaults, options, tradeMode, dayMin }: DeliverySectionProps) {
  return (
    <section aria-labelledby="ask-where" className="flex flex-col gap-5">
      <h2 id="ask-where" className="font-semibold text-lg">
        Delivery and deadline
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...at('tradeMode')} label={LABELS.tradeMode}>
          {(field) => (
            <NativeSelect {...field} {...register('tradeMode')} defaultValue={defaults.tradeMode}>
              <option value="Domestic">Domestic</option>
              <option value="Export">Export</option>
            </NativeSelect>
          )}
        </Field>
        <Field {...at('incoterm')} label={LABELS.incoterm} optional>
          {(field) => (
            <NativeSelect {...field} {...register('incoterm')} defaultValue={defaults.incoterm}>
              <option value="">Seller to suggest</option>
              {options.incoterms
                .filter(({ value }) => tradeMode !== 'Domestic' || value === 'EXW')
                .map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
            </NativeSelect>
          )}
        </Field>
        <Field {...at('deliveryLocation')} label={LABELS.deliveryLocation} optional help="Town, or port and country.">
          {(field) => (
            <Input
              {...field}
              {...register('deliveryLocation')}
              defaultValue={defaults.deliveryLocation}
              maxLength={WORD_LENGTH_MAX}
            />
          )}
        </Field>
        <Field {...at('respondBy')} label={LABELS.respondBy} optional help="End of that day, Indian time.">
          {(field) => (
            <Input {...field} {...register('respondBy')} defaultValue={defaults.respondBy} type="date" min={dayMin} />
          )}
        </Field>
      </div>
      <Checkbox
        {...register('sealed')}
        defaultChecked={defaults.sealed}
        label="Seal prices until the deadline"
        description="Prices stay hidden, even from you. You see how many quotations arrive."
      />
    </section>
  )
}
