'use client'

import { useState } from 'react'
import { listingsPath } from '@/components/listing-form/saving/listing-requests'
import { useListingForm } from '@/components/listing-form/state/form-context'
import { formValue } from '@/components/listing-form/state/form-values'
import { send } from '@/components/request/request'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveButton } from '@/components/ui/live-button'
import type { LineReading } from '@/lib/domain/listing/reading/read-line'
import { fieldSpec } from '@/lib/domain/modules/resolve'

interface Filled {
  line: LineReading
  /** The values before, for undo. */
  before: readonly (readonly [name: string, value: unknown])[]
}

/** One entry for each part of the line: "min 60 kg" is the minimum and its unit. */
function firstOfEach(parts: LineReading['understood']) {
  return parts.filter(({ text }, at) => parts.findIndex((part) => part.text === text) === at)
}

/** One box in front of the steps of a new listing: a line as on a price list fills in the form. */
export function QuickLine() {
  const { definition, model, setField } = useListingForm()
  const [text, setText] = useState('')
  const [isReading, setReading] = useState(false)
  const [filled, setFilled] = useState<Filled | null>(null)
  const [error, setError] = useState('')
  const labelOf = (path: string) => {
    const [name = '', part] = path.split('.')
    const spec = fieldSpec(definition, name)
    const own = spec && 'parts' in spec ? spec.parts.find((one) => one.name === part) : undefined
    return own?.label ?? spec?.label ?? path
  }

  async function fillIn() {
    if (text.trim() === '' || isReading) return
    setReading(true)
    const { answer, refusal } = await send<{ lines: LineReading[] }>(
      'POST',
      listingsPath(definition.moduleKey, 'read'),
      { text: text.replaceAll(/[\r\n]+/g, ' ') },
    )
    setReading(false)
    setError(refusal ? (refusal.issues[0]?.message ?? refusal.message) : '')
    const line = answer?.lines[0]
    if (!line) return
    const values = Object.entries(line.values).flatMap(([name, value]) => {
      const spec = fieldSpec(definition, name)
      return spec ? [[name, formValue(spec, value)] as const] : []
    })
    const before = values.map(([name]) => [name, model.form.getValues(name)] as const)
    for (const [name, value] of values) setField(name, value)
    setFilled({ line, before })
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
        help={definition.lineExample && `For example: ${definition.lineExample}`}
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
        {filled ? (
          <div className="mt-3 flex flex-col gap-2">
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {firstOfEach(filled.line.understood).map(({ name, text: typed, value }) => (
                <li key={name}>
                  <span className="text-ink-2">{labelOf(name)}: </span>
                  {typeof value === 'boolean' ? (value ? 'yes' : 'no') : typed}
                </li>
              ))}
            </ul>
            {filled.line.rest ? (
              <p className="text-turmeric">Not understood: {filled.line.rest}. It is in the title only.</p>
            ) : null}
            <p className="flex flex-wrap items-center gap-3 text-ink-2">
              Filled in. Check it, then publish, or add details in the steps below.
              <Button size="sm" variant="quiet" onClick={undo}>
                Undo
              </Button>
            </p>
          </div>
        ) : null}
      </div>
    </section>
  )
}
