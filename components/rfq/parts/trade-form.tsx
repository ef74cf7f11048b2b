import {
  type Control,
  Controller,
  type FieldPathByValue,
  type FieldValues,
  type UseFormRegister,
} from 'react-hook-form'
import { Field, type FieldMessages } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import type { Issue } from '@/lib/domain/errors'
import type { FigureMeaning } from '@/lib/domain/units/typed-figure'
import type { UnitName } from '@/lib/domain/units/units'
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
  meaning: FigureMeaning
  onUnit?: (unit: UnitName) => void
  suffix?: string
  required?: boolean
  className?: string
}

/** A number as people write it. */
export function NumberField<T extends FieldValues>(props: NumberFieldProps<T>) {
  const { control, name, suffix, meaning, onUnit, ...frame } = props
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Field {...frame}>
          {(field) => (
            <FigureInput
              {...field}
              value={value}
              meaning={meaning}
              onUnit={onUnit}
              onValueChange={onChange}
              onBlur={onBlur}
              suffix={suffix}
            />
          )}
        </Field>
      )}
    />
  )
}
