'use client'

import { useState } from 'react'
import { useListingForm } from '@/components/listing-form/state/form-context'
import { NO_ANSWER } from '@/components/request/request'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import { joinedFills, takenBack } from './line-fill'
import type { FilledIn, ReadLine } from './line-reading'

type FormValue = readonly [name: string, value: unknown]

interface Filled extends Pick<ReadLine, 'line' | 'earlier'> {
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
    takeBack()
    const { line, earlier, values } = read
    fill(values)
    setFilled({ line, earlier, Shown: reading.FilledIn })
  }

  function fill(values: readonly FormValue[]) {
    const before = Object.fromEntries(values.map(([name]) => [name, model.form.getValues(name)]))
    model.lineFill = joinedFills(model.lineFill, { before, values: Object.fromEntries(values) })
    setFields(values)
  }

  /** Another line is of other goods: what only the earlier one said goes, here or before the form was restored. */
  function takeBack() {
    const earlier = model.lineFill
    model.lineFill = null
    if (earlier) setFields(Object.entries(takenBack(earlier, (name) => model.form.getValues(name))))
  }

  function undo() {
    const { before = {} } = model.lineFill ?? {}
    model.lineFill = null
    setFields(Object.entries(before))
    setFilled(null)
  }

  function setFields(values: readonly FormValue[]) {
    for (const [name, value] of values) setField(name, value)
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
            onFill={fill}
            onUndo={undo}
          />
        ) : null}
      </div>
    </section>
  )
}
