'use client'

import { FieldNote } from '@/components/listing-form/notices/field-note'
import { asList, asText, useBoard, useFieldValue, useListingForm } from '@/components/listing-form/state/form-context'
import { familyTwins } from '@/components/listing-form/state/form-fields'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { MultiCombobox } from '@/components/ui/multi-combobox'
import { textValue } from '@/lib/domain/listing/listing'
import { useOffered } from './choice-widgets'
import type { WidgetProps } from './widget'

/** A list too long for a glance, or one that takes words of the seller's own. */
export function SearchedList({ name, spec, frame }: WidgetProps<'choice'>) {
  const { definition, board, setField } = useListingForm()
  const { value, set } = useFieldValue(name, asText)
  const options = useOffered(spec.vocabulary, value ? [value] : [])
  const derived = useBoard((state) => textValue(state.derived, name))
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Combobox
            {...control}
            options={options}
            value={value || null}
            onValueChange={(chosen) => {
              set(chosen ?? '')
              for (const twin of familyTwins(definition, name)) {
                const said = asText(board.typed[twin])
                if (said === '' || said === value) setField(twin, chosen ?? '')
              }
            }}
            allowOther={!spec.vocabulary.isClosed}
            placeholder={derived || undefined}
          />
          <FieldNote name={name} />
        </>
      )}
    </Field>
  )
}

export function ChoicesWidget({ name, spec, frame }: WidgetProps<'choices'>) {
  const { value, set } = useFieldValue(name, asList)
  const options = useOffered(spec.vocabulary, value)
  return (
    <Field {...frame}>
      {(control) => (
        <MultiCombobox
          {...control}
          options={options}
          value={value}
          onValueChange={set}
          allowOther={!spec.vocabulary.isClosed}
        />
      )}
    </Field>
  )
}
