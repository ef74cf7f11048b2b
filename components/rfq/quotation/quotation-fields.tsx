import type { Control, UseFormRegister } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import { messagesOf } from '@/components/rfq/parts/form-issues'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import type { Issue } from '@/lib/domain/errors'
import type { QuotationValues } from './quotation-values'

export const FORM = 'quotation'
export const LABELS = {
  lineType: 'What you offer',
  unitPrice: 'Price',
  currency: 'Currency',
  priceUom: 'Per',
  offeredQuantity: 'Quantity',
  quantitySlabs: 'Quantity slabs',
  pdcSlabs: 'Cheque prices',
  incoterm: 'Delivery term',
  freight: 'Freight',
  leadTimeDays: 'Lead time',
  validUntil: 'Valid until',
  specResponses: 'Specification',
  note: 'Note',
  attachments: 'Files',
}

export interface QuotationFormProps {
  /** The account, for the form copy in this browser. */
  userId: string
  rfqId: string
  /** The requested quantity and its unit. */
  requested: { quantity: number; uom: string }
  /** Every required point, with the requirement in words. */
  points: readonly { field: string; label: string; requested: string; unit: string }[]
  defaults: QuotationValues
  /** Whether a version was submitted before. */
  isRevision: boolean
  /** Whether quotation and files are hidden until the deadline. */
  isSealed: boolean
  options: {
    units: readonly string[]
    currencies: readonly string[]
    incoterms: readonly { value: string; label: string }[]
  }
  dayMin: string
}

/** What each section of the form needs. */
export interface SectionProps extends Pick<QuotationFormProps, 'requested' | 'defaults' | 'options'> {
  control: Control<QuotationValues>
  register: UseFormRegister<QuotationValues>
  issues: readonly Issue[]
  /** The id and messages of the field at a path. */
  at: (path: string) => { id: string; error?: string; warning?: string }
}

type TextName = 'unitPrice' | 'offeredQuantity' | 'freightAmount' | 'leadTimeDays'

export function NumberField({
  control,
  name,
  suffix,
  ...frame
}: {
  control: Control<QuotationValues>
  name: TextName
  suffix?: string
  id: string
  label: string
  required?: boolean
  optional?: boolean
  error?: string
  warning?: string
}) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Field {...frame}>
          {(field) => <NumberInput {...field} value={value} onValueChange={onChange} onBlur={onBlur} suffix={suffix} />}
        </Field>
      )}
    />
  )
}

export function Choice({ values, ...rest }: React.ComponentProps<'select'> & { values: readonly string[] }) {
  return (
    <NativeSelect {...rest}>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </NativeSelect>
  )
}

export function isWrong(issues: readonly Issue[], path: string): true | undefined {
  return messagesOf(issues, path).error ? true : undefined
}

/** Shows the messages of any row below all rows; each names its row's figures. */
export function rowMessages(issues: readonly Issue[], name: string): { error?: string; warning?: string } {
  return messagesOf(
    issues.map((issue) => (issue.field.startsWith(name) ? { ...issue, field: name } : issue)),
    name,
  )
}
