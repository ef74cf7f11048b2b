'use client'

import { textValue } from '@/lib/domain/listing/listing'
import { computedCbm } from '@/lib/domain/listing/packaging'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { BoardState } from './form-board'
import { useBoard, useListingForm } from './form-context'

type Note = (state: BoardState, definition: ModuleDefinition) => string

/** What a few fields say back while they are filled in. */
const NOTES: Readonly<Record<string, Note>> = {
  condition: ({ canonical }, { conditionGuidance }) => conditionGuidance[textValue(canonical, 'condition')] ?? '',
  cbm: ({ values }) => {
    const cbm = computedCbm(values)
    return cbm === null
      ? ''
      : `Computed from size and number of packages: ${cbm.toLocaleString('en-IN', { maximumFractionDigits: 4 })} m³`
  },
}

export function FieldNote({ name }: { name: string }) {
  const { definition } = useListingForm()
  const note = NOTES[name]
  const text = useBoard((state) => (note ? note(state, definition) : ''))
  if (!note) return null
  return (
    <p aria-live="polite" className="text-ink-2 text-sm empty:hidden">
      {text}
    </p>
  )
}
