'use client'

import { useEffect, useRef, useState } from 'react'
import { useListingForm } from '@/components/listing-form/state/form-context'
import type { ListingModel } from '@/components/listing-form/state/listing-model'
import { NO_ANSWER } from '@/components/request/request'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import type { ReadLine } from './line-reading'

interface Filled extends ReadLine {
  /** What reads lines. */
  reading: typeof import('./line-reading')
}

/** One box in front of the steps of a new listing: a line as on a price list fills in the form. What reads it is loaded with the first line. */
export function QuickLine({ line, forSellerId }: { line: string; forSellerId: string | null }) {
  const form = useListingForm()
  const { outline, definition, model } = form
  const [text, setText] = useState(line)
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
    reading.takeBackLine(form)
    reading.fillForm(form, read.values)
    setFilled({ ...read, reading })
  }

  useStart(model, text === '' ? null : fillIn)

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
          <filled.reading.FilledIn
            definition={definition}
            line={filled.line}
            earlier={filled.earlier}
            getValue={(name) => model.form.getValues(name)}
            onFill={(values) => filled.reading.fillForm(form, values)}
            onUndo={() => {
              filled.reading.undoLine(form)
              setFilled(null)
            }}
          />
        ) : null}
      </div>
    </section>
  )
}

/** Reads a line that was typed before the form. An unsaved form that was restored by then may be of other goods. */
function useStart(model: ListingModel, read: (() => Promise<void>) | null): void {
  const start = useRef(read)
  useEffect(() => {
    queueMicrotask(() => {
      if (!model.hasUnsaved()) void start.current?.()
    })
  }, [model])
}
