'use client'

import { useState } from 'react'
import { send } from '@/components/request/request'
import { Field } from '@/components/ui/field'
import { LiveButton } from '@/components/ui/live-button'
import { Section } from '@/components/ui/section'
import { Textarea } from '@/components/ui/textarea'
import type { PastedRowRecord } from '@/lib/contract/responses/line-reading'
import type { PastedRows } from './pasted-rows'
import { modulePath } from './queries'

interface PasteListProps {
  moduleKey: string
  lineExample: string
  isBusy: boolean
  /** Sends the file of the lines that were chosen. */
  onSend: (file: File, onSent: () => void) => void
}

interface Reading {
  /** Counts the readings: a new one starts with its own cells. */
  number: number
  rows: readonly PastedRowRecord[]
  Rows: typeof PastedRows
}

/** A box for a price list. Its lines become drafts to check; nothing is saved before the seller sends them. */
export function PasteList({ moduleKey, lineExample, isBusy, onSend }: PasteListProps) {
  const [text, setText] = useState('')
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState('')
  const [reading, setRead] = useState<Reading | null>(null)

  async function read() {
    if (isReading) return
    if (text.trim() === '') {
      setError('Paste at least one line.')
      return
    }
    setReading(true)
    const path = `${modulePath(moduleKey)}/imports/lines`
    const { answer, refusal } = await send<{ rows: PastedRowRecord[] }>('POST', path, { text })
    // What shows the lines is loaded with the first list.
    const loaded = refusal ? null : await import('./pasted-rows').catch(() => null)
    setReading(false)
    if (refusal || !loaded) {
      setError(refusal?.issues[0]?.message ?? refusal?.message ?? 'The page could not load. Check your connection.')
      return
    }
    setError('')
    setRead({ number: (reading?.number ?? 0) + 1, rows: answer.rows, Rows: loaded.PastedRows })
  }

  return (
    <Section
      id="paste"
      title="Or paste your price list"
      lead="One line for each listing, up to 200 lines. Nothing is saved yet: you check what we understood first."
      gap={3}
    >
      <Field
        id="pasted-list"
        label="Lines of your price list"
        help={lineExample === '' ? undefined : `For example: ${lineExample}`}
        error={error || undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            className="max-h-96"
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <div>
        <LiveButton onClick={read} loading={isReading} loadingLabel="Reading the list">
          Read the list
        </LiveButton>
      </div>
      {reading ? (
        <reading.Rows
          key={reading.number}
          moduleKey={moduleKey}
          rows={reading.rows}
          isBusy={isBusy}
          onSend={(file) =>
            onSend(file, () => {
              setRead(null)
              setText('')
            })
          }
        />
      ) : null}
    </Section>
  )
}
