'use client'

import { useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import type { ModelState } from '@/components/listing-form/state/listing-model'
import type { ModuleOutline } from '@/components/listing-form/state/module-outline'
import { Fetched, LaterPart } from '@/components/ui/fetched'
import { textValue } from '@/lib/domain/listing/listing'

type Note = (state: ModelState, outline: ModuleOutline) => string

/** Notes below a few fields that follow what is filled in. */
const NOTES: Readonly<Record<string, Note>> = {
  condition: ({ canonical }, { conditionGuidance }) => conditionGuidance[textValue(canonical, 'condition')] ?? '',
  cbm: ({ cbm }) =>
    cbm === null
      ? ''
      : `Calculated from size and number of packages: ${cbm.toLocaleString('en-IN', { maximumFractionDigits: 4 })} m³`,
}

const HS_CODE = 'hsCode'
/** They need what the page does not wait for: the customs codes, the reader of counts. */
const hsSuggestionNote = new LaterPart(() => import('./hs-suggestion'))
const titleReading = new LaterPart(() => import('@/components/listing-form/widgets/title-reading'))

export function FieldNote({ name }: { name: string }) {
  const { outline, definition } = useListingForm()
  const note = NOTES[name]
  if (name === HS_CODE) return definition && <Fetched part={hsSuggestionNote} props={{ name }} />
  if (name === outline.titleField) return definition && <Fetched part={titleReading} props={{}} />
  return note ? <NoteText note={note} /> : null
}

function NoteText({ note }: { note: Note }) {
  const { outline } = useListingForm()
  const text = useJudged((state) => note(state, outline))
  return (
    <p aria-live="polite" className="text-ink-2 text-sm empty:hidden">
      {text}
    </p>
  )
}
