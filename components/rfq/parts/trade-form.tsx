import {
  type Control,
  Controller,
  type FieldPathByValue,
  type FieldValues,
  type UseFormRegister,
} from 'react-hook-form'
import { Field, type FieldMessages } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import type { Issue } from '@/lib/domain/errors'
import type { tradeOptions } from './trade-options'

/** What each section of a form with these values needs. */
export interface TradeFormProps<T extends FieldValues> {
  control: Control<T>
  register: UseFormRegister<T>
  issues: readonly Issue[]
  /** The id and messages of the field at a path. */
  at: (path: string) => { id: string; error?: string; warning?: string }
  defaults: T
  options: ReturnType<typeof tradeOptions>
}

interface NumberFieldProps<T extends FieldValues> extends FieldMessages {
  control: Control<T>
  name: FieldPathByValue<T, string>
  id: string
  label: string
  suffix?: string
  required?: boolean
}

/** A number, kept as it is typed. */
export function NumberField<T extends FieldValues>({ control, name, suffix, ...frame }: NumberFieldProps<T>) {
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
