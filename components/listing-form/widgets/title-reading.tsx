'use client'

import { useEffect, useState } from 'react'
import { openReadings } from '@/components/listing-form/quick/open-readings'
import { listingsPath } from '@/components/listing-form/saving/listing-requests'
import { useDefinition, useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { formValue } from '@/components/listing-form/state/form-values'
import { request } from '@/components/request/request'
import { textValue } from '@/lib/domain/listing/listing'
import type { LineReading } from '@/lib/domain/listing/reading/line-text'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { SuggestedValues } from './suggested-values'

/** So long after the last key the title is read. */
const PAUSE_MS = 600

/**
 * What the title says about fields that are still empty: buyers filter by the fields. The service reads it as a pasted line, so that
 * both say the same and the form loads no reader.
 */
export default function TitleReading() {
  const definition = useDefinition()
  const { outline } = useListingForm()
  const title = useJudged(({ values }) => textValue(values, outline.titleField).trim())
  const reading = useReading(definition.moduleKey, title)
  const found = useJudged(({ values, shown }) =>
    reading === null
      ? []
      : openReadings(definition, reading, values, shown).flatMap(({ value, ...open }) => {
          const spec = fieldSpec(definition, open.name)
          return spec ? [{ ...open, value: formValue(spec, value) }] : []
        }),
  )
  return <SuggestedValues values={found} intro="Your title says: " />
}

/** What the service reads in a text; null until it has answered. */
function useReading(moduleKey: string, text: string): LineReading | null {
  const [read, setRead] = useState<{ text: string; line: LineReading } | null>(null)
  useEffect(() => {
    if (text === '') return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const { answer } = await request<{ lines: LineReading[] }>(listingsPath(moduleKey, 'read'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: text.replaceAll(/[\r\n]+/g, ' ') }),
        signal: abort.signal,
      })
      const line = answer?.lines[0]
      if (line && !abort.signal.aborted) setRead({ text, line })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [moduleKey, text])
  return read?.text === text ? read.line : null
}
