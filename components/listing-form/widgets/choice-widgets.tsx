'use client'

import { useMemo } from 'react'
import { FieldNote } from '@/components/listing-form/notices/field-note'
import { asText, useBoard, useFieldValue, useListingForm } from '@/components/listing-form/state/form-context'
import { Field } from '@/components/ui/field'
import type { Option } from '@/components/ui/option'
import { Select } from '@/components/ui/select'
import { holds } from '@/lib/domain/fields/condition'
import type { Vocabulary, VocabularyOption } from '@/lib/domain/fields/field'
import type { WidgetProps } from './widget'

/** A closed list of this many is chosen from at a glance; a longer one is searched. */
const GLANCE_MAX = 12

export function ShortList({ name, spec, frame }: WidgetProps<'choice'>) {
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
