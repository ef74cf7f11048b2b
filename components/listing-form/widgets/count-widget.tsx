'use client'

import { asText, useBoard, useFieldValue, useListingForm } from '@/components/listing-form/state/form-context'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { describeCount } from '@/lib/domain/count/display'
import { readListingCount } from '@/lib/domain/listing/judging/count-reading'
import { type CountSuggestion, countSuggestions } from './count-suggestions'
import type { WidgetProps } from './widget'

const MEANT_SEPARATOR = '\u0000'

/** A trade count, read back as it is typed: "30s CCW" is Ne 30, combed compact weaving, 19.7 tex. */
export function CountWidget({ name, spec, frame }: WidgetProps<'count'>) {
  const { value, set } = useFieldValue(name, asText)
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Input
            {...control}
            value={value}
            onChange={(event) => set(event.currentTarget.value)}
            placeholder={spec.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="sm:max-w-80"
          />
          <Reading onChoose={set} />
          <TakeOver />
        </>
      )}
    </Field>
  )
}

function Reading({ onChoose }: { onChoose: (count: string) => void }) {
  const { definition } = useListingForm()
  const text = useBoard(({ values }) => {
    const reading = readListingCount(values, definition.familyField)
    return reading?.ok ? describeCount(reading.count) : ''
  })
  const meant = useBoard(({ values }) => {
    const reading = readListingCount(values, definition.familyField)
    return reading && !reading.ok ? reading.didYouMean.join(MEANT_SEPARATOR) : ''
  })
  return (
    <div aria-live="polite" className="text-sm empty:hidden">
      {text ? (
        <p className="num flex gap-1.5 text-neem">
          <Icon name="meet" className="mt-0.5" />
          <span>
            <span className="sr-only">Read as </span>
            {text}
          </span>
        </p>
      ) : null}
      {meant ? (
        <p className="flex flex-wrap items-center gap-2">
          Did you mean
          {meant.split(MEANT_SEPARATOR).map((count) => (
            <Button key={count} size="sm" onClick={() => onChoose(count)}>
              {count}
            </Button>
          ))}
        </p>
      ) : null}
    </div>
  )
}

/** What the count says of fields that are still open, taken over with one press. */
function TakeOver() {
  const { definition, setField } = useListingForm()
  const told = useBoard(({ values, shown }) => JSON.stringify(countSuggestions(definition, values, shown)))
  const suggestions = JSON.parse(told) as CountSuggestion[]
  if (suggestions.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="text-ink-2">{suggestions.map(({ label, text }) => `${label} ${text}`).join(' · ')}</span>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          for (const { name, value } of suggestions) setField(name, value)
        }}
      >
        Fill these in too
      </Button>
    </div>
  )
}
