'use client'

import { FieldNote } from '@/components/listing-form/notices/field-note'
import { asList, asText, useField, useJudged } from '@/components/listing-form/state/form-context'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { MultiCombobox } from '@/components/ui/multi-combobox'
import type { ComboboxControlProps } from '@/components/ui/resting-combobox'
import type { Vocabulary } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { useChoice, useOffered } from './choice-widgets'
import type { WidgetProps } from './widget'

/** A list too long for a glance, or one that takes words of the seller's own. */
export function SearchedList({ name, spec, frame, onUnknown }: WidgetProps<'choice'>) {
  const { value, control: own } = useField(name, asText)
  const choose = useChoice(name)
  const derived = useJudged((state) => textValue(state.derived, name))
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <SearchedWord
            {...control}
            {...own}
            vocabulary={spec.vocabulary}
            value={value}
            onChange={choose}
            onUnknown={onUnknown}
            placeholder={derived || undefined}
          />
          <FieldNote name={name} />
        </>
      )}
    </Field>
  )
}

export function ChoicesWidget({ name, spec, frame, onUnknown }: WidgetProps<'choices'>) {
  const { value, set, control: own } = useField(name, asList)
  return (
    <Field {...frame}>
      {(control) => (
        <SearchedWords
          {...control}
          {...own}
          vocabulary={spec.vocabulary}
          value={value}
          onChange={set}
          onUnknown={onUnknown}
        />
      )}
    </Field>
  )
}

interface SearchedProps<T> extends Omit<ComboboxControlProps, 'options'> {
  vocabulary: Vocabulary
  value: T
  onChange: (value: T) => void
}

export function SearchedWord({ vocabulary, value, onChange, ...control }: SearchedProps<string>) {
  return (
    <Combobox
      {...control}
      options={useOffered(vocabulary, value ? [value] : [])}
      value={value || null}
      onValueChange={(chosen) => onChange(chosen ?? '')}
      allowOther={!vocabulary.isClosed}
    />
  )
}

export function SearchedWords({ vocabulary, value, onChange, ...control }: SearchedProps<string[]>) {
  return (
    <MultiCombobox
      {...control}
      options={useOffered(vocabulary, value)}
      value={value}
      onValueChange={onChange}
      allowOther={!vocabulary.isClosed}
    />
  )
}
