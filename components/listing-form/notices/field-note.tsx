'use client'

import type { BoardState } from '@/components/listing-form/state/form-board'
import { useBoard, useListingForm } from '@/components/listing-form/state/form-context'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { HsSuggestionNote } from './hs-suggestion'

type Note = (state: BoardState, definition: ModuleDefinition) => string

/** What a few fields say back while they are filled in. */
const NOTES: Readonly<Record<string, Note>> = {
  condition: ({ canonical }, { conditionGuidance }) => conditionGuidance[textValue(canonical, 'condition')] ?? '',
  cbm: ({ cbm }) =>
    cbm === null
      ? ''
      : `Computed from size and number of packages: ${cbm.toLocaleString('en-IN', { maximumFractionDigits: 4 })} m³`,
}

const HS_CODE = 'hsCode'

export function FieldNote({ name }: { name: string }) {
  const note = NOTES[name]
  if (name === HS_CODE) return <HsSuggestionNote name={name} />
  return note ? <NoteText note={note} /> : null
}

function NoteText({ note }: { note: Note }) {
  const { definition } = useListingForm()
  const text = useBoard((state) => note(state, definition))
  return (
    <p aria-live="polite" className="text-ink-2 text-sm empty:hidden">
      {text}
    </p>
  )
}
