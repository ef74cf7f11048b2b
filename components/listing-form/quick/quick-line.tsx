'use client'

import { useState } from 'react'
import { useListingForm } from '@/components/listing-form/state/form-context'
import { NO_ANSWER } from '@/components/request/request'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import type { FilledIn, ReadLine } from './line-reading'

type FormValue = readonly [name: string, value: unknown]

interface Filled extends Pick<ReadLine, 'line' | 'earlier'> {
  /** The values before, for undo. */
  before: readonly FormValue[]
  /** The values that were filled in. */
  values: readonly FormValue[]
  Shown: typeof FilledIn
}

/** One box in front of the steps of a new listing: a line as on a price list fills in the form. What reads it is loaded with the first line. */
export function QuickLine({ forSellerId }: { forSellerId: string | null }) {
  const { outline, definition, model, setField } = useListingForm()
  const [text, setText] = useState('')
  const [isReading, setReading] = useState(false)
  const [filled, setFilled] = useState<Filled | null>(null)
  const [error, setError] = useState('')

  async function fillIn() {
    if (text.trim() === '' || isReading) return
    setReading(true)
    const [reading] = await Promise.all([import('./line-reading').catch(() => null), model.loadJudgement()])
    // Offline what reads the line cannot be loaded either.
    const read =
      reading && model.definition
        ? await reading.readText(model.definition, text, forSellerId)
        : { error: NO_ANSWER.message }
    setReading(false)
    setError('error' in read ? read.error : '')
    if (!reading || 'error' in read) return
    if (filled) takeBack(filled)
    const { line, earlier, values } = read
    setFilled({ line, earlier, values, before: fill(values), Shown: reading.FilledIn })
  }

  /** @returns the values before */
  function fill(values: readonly FormValue[]) {
    const before = values.map(([name]) => [name, model.form.getValues(name)] as const)
    for (const [name, value] of values) setField(name, value)
    return before
  }

  /** A second line is of other goods: what only the first one said goes, and what the seller changed since stays. */
  function takeBack({ before, values }: Filled) {
    const filledIn = new Map(values)
    for (const [name, value] of before)
      if (JSON.stringify(model.form.getValues(name)) === JSON.stringify(filledIn.get(name))) setField(name, value)
  }

  function undo() {
    for (const [name, value] of filled?.before ?? []) setField(name, value)
    setFilled(null)
  }

  return (
    <section aria-label="Quick listing" className="max-w-192 rounded-md border border-line bg-raised p-4">
      <Field
        id="quick-line"
        label="Type or paste a line from your price list"
        help={outline.lineExample && `For example: ${outline.lineExample}`}
        error={error || undefined}
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <div className="min-w-0 flex-1 basis-64">
              <Input
                {...control}
                value={text}
                maxLength={500}
                autoComplete="off"
                onChange={(event) => setText(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  void fillIn()
                }}
              />
            </div>
            <LiveButton onClick={fillIn} loading={isReading} loadingLabel="Reading">
              Fill in the form
            </LiveButton>
          </div>
        )}
      </Field>
      <div role="status" className="text-sm">
        {filled && definition ? (
          <filled.Shown
            definition={definition}
            line={filled.line}
            earlier={filled.earlier}
            getValue={(name) => model.form.getValues(name)}
            onFill={(values) =>
              setFilled({
                ...filled,
                before: [...fill(values), ...filled.before],
                values: [...filled.values, ...values],
              })
            }
            onUndo={undo}
          />
        ) : null}
      </div>
    </section>
  )
}
