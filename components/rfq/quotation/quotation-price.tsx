import { type Control, Controller, useFieldArray } from 'react-hook-form'
import { fieldId } from '@/components/rfq/parts/form-issues'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import type { Issue } from '@/lib/domain/errors'
import { SLABS_MAX } from '@/lib/domain/listing/pricing/slabs'
import { PDC_INTERVALS_DAYS } from '@/lib/domain/vocabulary/listing-terms'
import { Choice, FORM, isWrong, LABELS, NumberField, rowMessages, type SectionProps } from './quotation-fields'
import type { QuotationValues } from './quotation-values'

interface PriceSectionProps extends SectionProps {
  currency: string
  priceUom: string
}

/** Price, quantity, slabs and cheque prices of a quotation. */
export function PriceSection({
  control,
  register,
  issues,
  at,
  requested,
  defaults,
  options,
  currency,
  priceUom,
}: PriceSectionProps) {
  return (
    <section aria-labelledby="quotation-price" className="flex flex-col gap-5">
      <h3 id="quotation-price" className="font-semibold text-base">
        Price
      </h3>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <NumberField control={control} name="unitPrice" label={LABELS.unitPrice} required {...at('unitPrice')} />
        <Field {...at('currency')} label={LABELS.currency}>
          {(field) => (
            <Choice {...field} {...register('currency')} defaultValue={defaults.currency} values={options.currencies} />
          )}
        </Field>
        <Field {...at('priceUom')} label={LABELS.priceUom}>
          {(field) => (
            <Choice {...field} {...register('priceUom')} defaultValue={defaults.priceUom} values={options.units} />
          )}
        </Field>
        <NumberField
          control={control}
          name="offeredQuantity"
          label={LABELS.offeredQuantity}
          required
          suffix={requested.uom}
          {...at('offeredQuantity')}
        />
      </div>
      <SlabRows control={control} uom={requested.uom} priceUom={priceUom} issues={issues} />
      {currency === 'INR' ? <PdcRows control={control} priceUom={priceUom} issues={issues} /> : null}
    </section>
  )
}

function SlabRows({
  control,
  uom,
  priceUom,
  issues,
}: {
  control: Control<QuotationValues>
  uom: string
  priceUom: string
  issues: readonly Issue[]
}) {
  const { fields, append, remove } = useFieldArray({ control, name: 'quantitySlabs' })
  return (
    <FieldGroup
      id={fieldId(FORM, 'quantitySlabs')}
      legend={LABELS.quantitySlabs}
      optional
      help="Lower prices for larger quantities. Start the first slab at your minimum quantity."
      {...rowMessages(issues, 'quantitySlabs')}
    >
      {fields.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[1fr_1fr_1fr_2.5rem] items-center gap-2 sm:max-w-140">
          {(['minQty', 'maxQty', 'price'] as const).map((part) => (
            <Controller
              key={part}
              control={control}
              name={`quantitySlabs.${index}.${part}`}
              render={({ field: { value, onChange } }) => (
                <NumberInput
                  id={fieldId(FORM, `quantitySlabs[${index}].${part}`)}
                  aria-label={`${SLAB_PARTS[part]}, slab ${index + 1}`}
                  aria-invalid={isWrong(issues, `quantitySlabs[${index}].${part}`)}
                  placeholder={part === 'maxQty' ? 'and above' : SLAB_PARTS[part]}
                  suffix={part === 'price' ? `/${priceUom}` : uom}
                  value={value}
                  onValueChange={onChange}
                />
              )}
            />
          ))}
          <Button iconOnly variant="quiet" aria-label={`Remove slab ${index + 1}`} onClick={() => remove(index)}>
            <Icon name="trash" />
          </Button>
        </div>
      ))}
      <div>
        <Button
          size="sm"
          onClick={() => append({ minQty: '', maxQty: '', price: '' })}
          disabled={fields.length >= SLABS_MAX}
        >
          <Icon name="plus" />
          {fields.length === 0 ? 'Add slabs' : 'Add next slab'}
        </Button>
      </div>
    </FieldGroup>
  )
}

const SLAB_PARTS = { minQty: 'From', maxQty: 'Up to', price: 'Price' }

function PdcRows({
  control,
  priceUom,
  issues,
}: {
  control: Control<QuotationValues>
  priceUom: string
  issues: readonly Issue[]
}) {
  const { fields, append, remove } = useFieldArray({ control, name: 'pdcSlabs' })
  return (
    <FieldGroup
      id={fieldId(FORM, 'pdcSlabs')}
      legend={LABELS.pdcSlabs}
      optional
      help="Prices for payment by post-dated cheque, in addition to the cash price above."
      {...rowMessages(issues, 'pdcSlabs')}
    >
      {fields.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[1fr_1fr_2.5rem] items-center gap-2 sm:max-w-96">
          <Controller
            control={control}
            name={`pdcSlabs.${index}.days`}
            render={({ field }) => (
              <NativeSelect
                {...field}
                id={fieldId(FORM, `pdcSlabs[${index}].days`)}
                aria-label={`Days, term ${index + 1}`}
                aria-invalid={isWrong(issues, `pdcSlabs[${index}].days`)}
              >
                {PDC_INTERVALS_DAYS.map((days) => (
                  <option key={days} value={days}>
                    {days} days
                  </option>
                ))}
              </NativeSelect>
            )}
          />
          <Controller
            control={control}
            name={`pdcSlabs.${index}.price`}
            render={({ field: { value, onChange } }) => (
              <NumberInput
                id={fieldId(FORM, `pdcSlabs[${index}].price`)}
                aria-label={`Price, term ${index + 1}`}
                aria-invalid={isWrong(issues, `pdcSlabs[${index}].price`)}
                suffix={`/${priceUom}`}
                value={value}
                onValueChange={onChange}
              />
            )}
          />
          <Button iconOnly variant="quiet" aria-label={`Remove term ${index + 1}`} onClick={() => remove(index)}>
            <Icon name="trash" />
          </Button>
        </div>
      ))}
      <div>
        <Button
          size="sm"
          onClick={() => append({ days: '30', price: '' })}
          disabled={fields.length >= PDC_INTERVALS_DAYS.length}
        >
          <Icon name="plus" />
          Add a cheque term
        </Button>
      </div>
    </FieldGroup>
  )
}
