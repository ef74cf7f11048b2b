'use client'

import { useMemo } from 'react'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { MultiCombobox } from '@/components/ui/multi-combobox'
import type { Option } from '@/components/ui/option'
import { holds } from '@/lib/domain/fields/condition'
import type { Vocabulary, VocabularyOption } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { FieldNote } from './field-note'
import type { WidgetProps } from './field-widgets'
import { asList, asText, useBoard, useFieldValue } from './form-context'

export function ChoiceWidget({ name, spec, frame }: WidgetProps<'choice'>) {
  const { value, set, ref } = useFieldValue(name, asText)
  const options = useOffered(spec.vocabulary, value ? [value] : [])
  const derived = useBoard((state) => textValue(state.derived, name))
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Combobox
            {...control}
            ref={ref}
            options={options}
            value={value || null}
            onValueChange={(chosen) => set(chosen ?? '')}
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
  const { value, set, ref } = useFieldValue(name, asList)
  const options = useOffered(spec.vocabulary, value)
  return (
    <Field {...frame}>
      {(control) => (
        <MultiCombobox
          {...control}
          ref={ref}
          options={options}
          value={value}
          onValueChange={set}
          allowOther={!spec.vocabulary.isClosed}
        />
      )}
    </Field>
  )
}

/** The words of a vocabulary that this listing may need; a word that is chosen stays, whatever else changes. */
export function useOffered(vocabulary: Vocabulary, chosen: readonly string[]): readonly Option[] {
  // One letter per option, so that the list is made anew only when it changes.
  const offered = useBoard((state) =>
    vocabulary.options
      .map(({ offeredWhen }) => (!offeredWhen || holds(offeredWhen, state.canonical) ? '1' : '0'))
      .join(''),
  )
  const kept = chosen.join('\u0000')
  return useMemo(() => {
    const words = kept.split('\u0000')
    return vocabulary.options
      .filter(({ value }, index) => offered[index] === '1' || words.includes(value))
      .map(asOption)
  }, [vocabulary, offered, kept])
}

function asOption({ value, label, aliases, note, group }: VocabularyOption): Option {
  const isCode = label !== undefined && /^[A-Z0-9]{2,5}$/.test(value)
  return {
    value,
    label: isCode ? `${label} (${value})` : (label ?? value),
    ...(note ? { description: note } : {}),
    ...(group ? { group } : {}),
    ...(aliases ? { aliases } : {}),
  }
}
