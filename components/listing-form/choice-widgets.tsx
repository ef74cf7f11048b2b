'use client'

import { useMemo } from 'react'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { MultiCombobox } from '@/components/ui/multi-combobox'
import type { Option } from '@/components/ui/option'
import { Select } from '@/components/ui/select'
import { holds } from '@/lib/domain/fields/condition'
import type { Vocabulary, VocabularyOption } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { FieldNote } from './field-note'
import { asList, asText, useBoard, useFieldValue, useListingForm } from './form-context'
import { familyTwins } from './form-fields'
import type { WidgetProps } from './widget'

/** A closed list of this many is chosen from at a glance; a longer one is searched. */
const GLANCE_MAX = 12

export function ChoiceWidget(props: WidgetProps<'choice'>) {
  return isShort(props.spec.vocabulary) ? <ShortList {...props} /> : <SearchedList {...props} />
}

function ShortList({ name, spec, frame }: WidgetProps<'choice'>) {
  const { definition } = useListingForm()
  const { value, set } = useFieldValue(name, asText)
  const options = useOffered(spec.vocabulary, value ? [value] : [])
  // What has a default always says something; anything else can be left open again.
  const canBeOpen = definition.defaults[name] === undefined
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Select
            {...control}
            options={canBeOpen ? [OPEN, ...options] : options}
            value={value}
            onValueChange={(chosen) => set(chosen)}
          />
          <FieldNote name={name} />
        </>
      )}
    </Field>
  )
}

export function isShort({ isClosed, options }: Vocabulary): boolean {
  return isClosed && options.length <= GLANCE_MAX
}

export const OPEN: Option = { value: '', label: 'Not stated' }

function SearchedList({ name, spec, frame }: WidgetProps<'choice'>) {
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
