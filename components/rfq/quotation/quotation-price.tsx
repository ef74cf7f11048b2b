import type { ReactNode } from 'react'
import { type Control, Controller, useFieldArray, useWatch } from 'react-hook-form'
import { fieldId, messagesOf } from '@/components/rfq/parts/form-issues'
import { NumberField } from '@/components/rfq/parts/trade-form'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup } from '@/components/ui/field'
import { FigureInput, type FigureInputProps } from '@/components/ui/figure-input'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { Section } from '@/components/ui/section'
import type { Issue } from '@/lib/domain/errors'
import { SLABS_MAX } from '@/lib/domain/listing/pricing/slab-values'
import type { ListedPrice } from '@/lib/domain/rfq/quotations/own-listing'
import { needsPackageWeight, PACKAGE_WEIGHT } from '@/lib/domain/rfq/quotations/package-weight'
import { taxWords } from '@/lib/domain/rfq/quotations/tax-words'
import { WORD_LENGTH_MAX } from '@/lib/domain/text-limits'
import { PDC_INTERVALS_DAYS } from '@/lib/domain/vocabulary/listing-terms'
import { OwnListingPrice, usePriceNotes } from './price-check'
import { FORM, LABELS, rowMessages, type SectionProps, withOwn } from './quotation-fields'
import { isInCurrency, NEW_CHEQUE, type QuotationValues } from './quotation-values'

interface PriceSectionProps extends SectionProps {
  currency: string
  priceUom: string
  /** Puts the price of the own listing into the boxes. */
  onTake: (price: ListedPrice) => void
}

/** Price, quantity, slabs and cheque prices of a quotation. */
export function PriceSection(props: PriceSectionProps) {
  const { control, register, issues, at, requested, prices, defaults, options, currency, priceUom, onTake } = props
  const { tradeMode } = requested
  const notes = usePriceNotes(control, props)
  const found = at('unitPrice')
  return (
    <Section id="quotation-price" title="Price" level={3}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <NumberField
          control={control}
          name="unitPrice"
          label={LABELS.unitPrice}
          meaning={{ currency, unit: priceUom }}
          required
          {...found}
          help={notes.help}
          warning={[notes.warning, found.warning].find((text) => text !== undefined)}
        />
        <Field {...at('currency')} label={LABELS.currency}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register('currency')}
              defaultValue={defaults.currency}
              options={withOwn(options.currencies, defaults.currency)}
            />
          )}
        </Field>
        <Field {...at('priceUom')} label={LABELS.priceUom}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register('priceUom')}
              defaultValue={defaults.priceUom}
              options={withOwn(options.units, defaults.priceUom)}
            />
          )}
        </Field>
        <NumberField
          control={control}
          name="offeredQuantity"
          label={LABELS.offeredQuantity}
          meaning={{ currency: null, unit: requested.uom }}
          required
          suffix={requested.uom}
          help={notes.quantityHelp}
          {...at('offeredQuantity')}
        />
        <NumberField
          control={control}
          name="moq"
          label={LABELS.moq}
          meaning={{ currency: null, unit: requested.uom }}
          suffix={requested.uom}
          help="At this price. Empty: any part can be ordered."
          {...at('moq')}
        />
        <Field {...at('taxIncluded')} label={LABELS.taxIncluded}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register('taxIncluded')}
              defaultValue={defaults.taxIncluded}
              options={[
                { value: '', label: 'Not stated' },
                { value: 'false', label: taxWords(false, tradeMode) },
                { value: 'true', label: taxWords(true, tradeMode) },
              ]}
            />
          )}
        </Field>
        <Field {...at('paymentTerms')} label={LABELS.paymentTerms} className="col-span-2">
          {(field) => (
            <Input
              {...field}
              {...register('paymentTerms')}
              defaultValue={defaults.paymentTerms}
              placeholder="Such as 30 days from invoice"
              maxLength={WORD_LENGTH_MAX}
            />
          )}
        </Field>
      </div>
      <OwnListingPrice requested={requested} prices={prices} options={options} onTake={onTake} />
      <PackageWeight {...props} />
      <SlabRows control={control} uom={requested.uom} currency={currency} priceUom={priceUom} issues={issues} />
      <PdcRows control={control} currency={currency} priceUom={priceUom} issues={issues} />
    </Section>
  )
}

/** What one package weighs, where a price per package needs it. */
function PackageWeight({ control, at, requested, priceUom, otherPoints }: PriceSectionProps) {
  const [required, others] = useWatch({ control, name: ['specResponses', 'otherResponses'] })
  const index = others.findIndex(({ field }) => field === PACKAGE_WEIGHT)
  if (index < 0 || !needsPackageWeight(priceUom, requested)) return null
  return (
    <NumberField
      control={control}
      name={`otherResponses.${index}.offered`}
      label={`Weight of one ${priceUom}`}
      meaning={{ currency: null, unit: otherPoints[PACKAGE_WEIGHT]?.unit ?? 'kg' }}
      suffix={otherPoints[PACKAGE_WEIGHT]?.unit ?? 'kg'}
      {...at(`specResponses[${required.length + index}].offered`)}
    />
  )
}

interface RowsProps {
  control: Control<QuotationValues>
  priceUom: string
  issues: readonly Issue[]
}

function SlabRows({ control, uom, currency, priceUom, issues }: RowsProps & { uom: string; currency: string }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'quantitySlabs' })
  return (
    <FieldGroup
      id={fieldId(FORM, 'quantitySlabs')}
      legend={LABELS.quantitySlabs}
      help="Prices by quantity, in place of the price above. Start the first slab at your minimum quantity."
      {...rowMessages(issues, 'quantitySlabs')}
    >
      {fields.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[1fr_1fr_1fr_2.5rem] items-center gap-2 sm:max-w-140">
          {(['minQty', 'maxQty', 'price'] as const).map((part) => (
            <NumberCell
              key={part}
              control={control}
              name={`quantitySlabs.${index}.${part}`}
              issues={issues}
              meaning={part === 'price' ? { currency, unit: priceUom } : { currency: null, unit: uom }}
              aria-label={`${SLAB_PARTS[part]}, slab ${index + 1}`}
              placeholder={part === 'maxQty' ? 'and above' : SLAB_PARTS[part]}
              suffix={part === 'price' ? `/${priceUom}` : uom}
            />
          ))}
          <RemoveRow label={`Remove slab ${index + 1}`} onClick={() => remove(index)} />
        </div>
      ))}
      <AddRow onClick={() => append({ minQty: '', maxQty: '', price: '' })} isFull={fields.length >= SLABS_MAX}>
        {fields.length === 0 ? 'Add slabs' : 'Add next slab'}
      </AddRow>
    </FieldGroup>
  )
}

const SLAB_PARTS = { minQty: 'From', maxQty: 'Up to', price: 'Price' }

const TERMS = PDC_INTERVALS_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))

/** Cheques are an instrument of the trade in rupees; those of an earlier version in another currency are shown with it. */
function PdcRows({ control, currency, priceUom, issues }: RowsProps & { currency: string }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'pdcSlabs' })
  if (currency !== 'INR' && !fields.some((row) => isInCurrency(row, currency))) return null
  return (
    <FieldGroup
      id={fieldId(FORM, 'pdcSlabs')}
      legend={LABELS.pdcSlabs}
      help="Prices for payment by post-dated cheque, in addition to the cash price above. An order at a slab with a different price carries the same yearly rate."
      {...rowMessages(issues, 'pdcSlabs')}
    >
      {fields.map((row, index) =>
        isInCurrency(row, currency) ? (
          <div key={row.id} className="grid grid-cols-[1fr_1fr_2.5rem] items-center gap-2 sm:max-w-96">
            <Controller
              control={control}
              name={`pdcSlabs.${index}.days`}
              render={({ field }) => (
                <NativeSelect
                  {...field}
                  {...cellProps(field.name, issues)}
                  aria-label={`Days, term ${index + 1}`}
                  options={TERMS}
                />
              )}
            />
            <NumberCell
              control={control}
              name={`pdcSlabs.${index}.price`}
              issues={issues}
              meaning={{ currency, unit: priceUom }}
              aria-label={`Price, term ${index + 1}`}
              suffix={row.enabled === false ? 'not offered' : `/${priceUom}`}
            />
            <RemoveRow label={`Remove term ${index + 1}`} onClick={() => remove(index)} />
          </div>
        ) : null,
      )}
      {currency === 'INR' ? (
        <AddRow onClick={() => append(NEW_CHEQUE)} isFull={fields.length >= PDC_INTERVALS_DAYS.length}>
          Add a cheque term
        </AddRow>
      ) : null}
    </FieldGroup>
  )
}

/** The id of a cell and whether it has an error. @param name such as `quantitySlabs.0.price` */
function cellProps(name: string, issues: readonly Issue[]) {
  const path = name.replace(/\.(\d+)\./, '[$1].')
  return { id: fieldId(FORM, path), 'aria-invalid': messagesOf(issues, path).error ? true : undefined }
}

interface NumberCellProps extends Omit<FigureInputProps, 'name' | 'value' | 'onValueChange'> {
  control: Control<QuotationValues>
  name: `quantitySlabs.${number}.${'minQty' | 'maxQty' | 'price'}` | `pdcSlabs.${number}.price`
  issues: readonly Issue[]
}

function NumberCell({ control, name, issues, ...input }: NumberCellProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <FigureInput {...input} {...cellProps(name, issues)} value={value} onValueChange={onChange} />
      )}
    />
  )
}

function RemoveRow({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button iconOnly variant="quiet" aria-label={label} onClick={onClick}>
      <Icon name="trash" />
    </Button>
  )
}

function AddRow({ isFull, onClick, children }: { isFull: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <div>
      <Button size="sm" onClick={onClick} disabled={isFull}>
        <Icon name="plus" />
        {children}
      </Button>
    </div>
  )
}
