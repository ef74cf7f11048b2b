'use client'

import { controlId, useDefinition, useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { Button } from '@/components/ui/button'
import { textValue } from '@/lib/domain/listing/listing'
import { fieldSpec } from '@/lib/domain/modules/resolve'

/** The customs code that these goods would have. The seller takes it with a press; it is never filled in for them. */
export default function HsSuggestionNote({ name }: { name: string }) {
  const definition = useDefinition()
  const { setField, goToControl } = useListingForm()
  const suggestion = useJudged(({ hsSuggestion }) => hsSuggestion)
  const own = useJudged(({ values }) => textValue(values, name))
  if (!suggestion) return null
  if (!suggestion.ok) {
    const [missing] = suggestion.missing.filter((field) => fieldSpec(definition, field) !== null)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
        {suggestion.why}
        {missing ? (
          <Button size="sm" variant="quiet" onClick={() => goToControl(controlId(missing))}>
            Fill in {fieldSpec(definition, missing)?.label}
          </Button>
        ) : null}
      </p>
    )
  }
  const isTaken = own.replaceAll(/\D/g, '').startsWith(suggestion.code)
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="num min-w-0 text-ink-2">
        {isTaken ? 'Matches your entries' : 'Suggested'} <span className="font-medium text-ink">{suggestion.code}</span>
        : {suggestion.heading}. {suggestion.why}
      </p>
      {isTaken ? null : (
        <Button size="sm" onClick={() => setField(name, suggestion.code)}>
          Use {suggestion.code}
        </Button>
      )}
      {suggestion.alternatives.map(({ code, heading }) => (
        <Button key={code} size="sm" variant="quiet" title={heading} onClick={() => setField(name, code)}>
          or {code}
        </Button>
      ))}
    </div>
  )
}
