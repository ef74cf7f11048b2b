'use client'

import { useMemo } from 'react'
import { FieldNote } from '@/components/listing-form/notices/field-note'
import { asText, useField, useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { Field } from '@/components/ui/field'
import type { Option } from '@/components/ui/option'
import { Select } from '@/components/ui/select'
import { holds } from '@/lib/domain/fields/condition'
import type { Vocabulary, VocabularyOption } from '@/lib/domain/fields/field'
import type { WidgetProps } from './widget'

/** A closed list of this many entries is a plain list, which comes with the page; a longer one is searched. */
const GLANCE_MAX = 24

export function ShortList({ name, spec, frame }: WidgetProps<'choice'>) {
  const { outline } = useListingForm()
  const { value, set, control: own } = useField(name, asText)
  const options = useOffered(spec.vocabulary, value ? [value] : [])
  // A field with a default always has a value; any other can be emptied again.
  const canBeOpen = outline.defaults[name] === undefined
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Select
            {...control}
            {...own}
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

/** Sets what was chosen in a list, and with the family of the goods the empty or equal fields that follow it. */
export function useChoice(name: string): (chosen: string | string[]) => void {
  const { model, setField } = useListingForm()
  const { value: before, set } = useField(name, (typed) => typed)
  return async (chosen) => {
    set(chosen)
    // From what is there already: an import would bring the catalogue once more.
    const judgement = await model.loadJudgement()
    const { definition } = model
    for (const twin of (judgement && definition && judgement.familyTwins(definition, name)) ?? []) {
      const typed = asText(model.form.getValues(twin))
      if (typed === '' || typed === before) setField(twin, chosen)
    }
  }
}

export const OPEN: Option = { value: '', label: 'Not stated' }

/** The words of a vocabulary that this listing may need; a chosen word stays, whatever else changes. */
export function useOffered(vocabulary: Vocabulary, chosen: readonly string[]): readonly Option[] {
  const offered = useJudged(({ canonical }) =>
    vocabulary.options.map(
      ({ value, offeredWhen }) => chosen.includes(value) || !offeredWhen || holds(offeredWhen, canonical),
    ),
  )
  return useMemo(() => vocabulary.options.filter((_, index) => offered[index]).map(asOption), [vocabulary, offered])
}

function asOption({ value, label, aliases, note, group }: VocabularyOption): Option {
  const isCode = label !== undefined && /^[A-Z0-9]{2,5}$/.test(value)
  // The code is shown behind the name, and the name alone is typed.
  const names = [...(isCode ? [label] : []), ...(aliases ?? [])]
  return {
    value,
    label: isCode ? `${label} (${value})` : (label ?? value),
    ...(note ? { description: note } : {}),
    ...(group ? { group } : {}),
    ...(names.length > 0 ? { aliases: names } : {}),
  }
}
