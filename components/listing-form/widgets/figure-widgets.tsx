'use client'

import { FieldNote } from '@/components/listing-form/notices/field-note'
import {
  asText,
  useDefinition,
  useField,
  useJudged,
  useListingForm,
} from '@/components/listing-form/state/form-context'
import { Field } from '@/components/ui/field'
import { FigureInput } from '@/components/ui/figure-input'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { ownUnitField } from '@/lib/domain/modules/resolve'
import { moneySign } from '@/lib/domain/units/figure-text'
import type { FigureMeaning } from '@/lib/domain/units/typed-figure'
import type { WidgetProps } from './widget'

export function NumberWidget(props: WidgetProps<'number'>) {
  const unit = useUnit(props.spec)
  return <Figure {...props} suffix={unit} meaning={{ currency: null, unit }} />
}

/** An amount in the listing's currency. */
export function MoneyWidget(props: WidgetProps<'money'>) {
  const currency = useJudged(({ values }) => textValue(values, 'currency'))
  const unit = useUnit(props.spec)
  return <Figure {...props} prefix={moneySign(currency)} suffix={unit && `per ${unit}`} meaning={{ currency, unit }} />
}

function Figure({
  name,
  spec,
  frame,
  prefix,
  suffix,
  meaning,
}: WidgetProps<'number' | 'money'> & { prefix?: string; suffix: string; meaning: FigureMeaning }) {
  const { value, set, control: own } = useField(name, asText)
  const definition = useDefinition()
  const { setField, model } = useListingForm()
  const unitField = ownUnitField(definition, name)
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <FigureInput
            {...control}
            {...own}
            value={value}
            meaning={meaning}
            facts={() => model.read().values}
            // "2 bags" of a minimum are 2, and bags become its unit.
            onUnit={unitField === null ? undefined : (unit) => setField(unitField, unit)}
            isGrouped={!spec.rule?.isYear}
            onValueChange={set}
            prefix={prefix || undefined}
            suffix={suffix || undefined}
            placeholder={spec.placeholder}
          />
          <FieldNote name={name} />
        </>
      )}
    </Field>
  )
}

/** The unit of a figure: its own, or the value of another field. */
function useUnit({ unit, unitFrom }: FieldSpec): string {
  return useJudged(({ values }) => unit ?? (unitFrom ? textValue(values, unitFrom) : ''))
}
