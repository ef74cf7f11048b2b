'use client'

import { asText, useDefinition, useField, useJudged } from '@/components/listing-form/state/form-context'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { describeCount } from '@/lib/domain/count/display'
import { factsOf } from '@/lib/domain/listing/facts'
import { countSuggestions } from '@/lib/domain/listing/reading/goods-words'
import { SuggestedValues } from './suggested-values'
import type { WidgetProps } from './widget'

/** A trade count, read back as it is typed: "30s CCW" is Ne 30, combed compact weaving, 19.7 tex. */
export function CountWidget({ name, spec, frame }: WidgetProps<'count'>) {
  const { value, set, control: own } = useField(name, asText)
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Input
            {...control}
            {...own}
            value={value}
            onChange={(event) => set(event.currentTarget.value)}
            placeholder={spec.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="sm:max-w-80"
          />
          <Reading name={name} onChoose={set} />
          <Suggestions name={name} />
        </>
      )}
    </Field>
  )
}

function Reading({ name, onChoose }: { name: string; onChoose: (count: string) => void }) {
  const definition = useDefinition()
  const { text, meant } = useJudged(({ values }) => {
    const reading = factsOf(definition, values).counts.get(name)
    return {
      text: reading?.ok ? describeCount(reading.count) : '',
      meant: reading && !reading.ok ? reading.didYouMean : [],
    }
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
      {meant.length > 0 ? (
        <p className="flex flex-wrap items-center gap-2">
          Did you mean
          {meant.map((count) => (
            <Button key={count} size="sm" onClick={() => onChoose(count)}>
              {count}
            </Button>
          ))}
        </p>
      ) : null}
    </div>
  )
}

/** What the count says about fields that are still empty. */
function Suggestions({ name }: { name: string }) {
  const definition = useDefinition()
  const found = useJudged(({ values, shown }) => countSuggestions(definition, name, values, shown))
  return <SuggestedValues values={found} />
}
