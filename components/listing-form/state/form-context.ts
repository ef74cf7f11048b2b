'use client'

import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ModuleDefinition, SectionGroup } from '@/lib/domain/modules/define-module'
import type { AttachmentStore } from './attachment-store'
import type { BoardState, FormBoard } from './form-board'

interface Steps {
  /** The one that is open. */
  step: SectionGroup
  /** Those that were open before: what is in them stays in the page. */
  visited: ReadonlySet<SectionGroup>
}

export interface ListingFormContext {
  definition: ModuleDefinition
  board: FormBoard
  /** The seller says this of a field, in its box or from elsewhere: a title built, a count's words taken over. */
  setField: (name: string, value: unknown) => void
  goToStep: (step: SectionGroup) => void
  /** Opens the step of a control and takes the reader to it. */
  goToControl: (id: string) => void
  desk: AttachmentStore
  /** The module is closed to this seller: nothing of it reaches the server. */
  isClosed: boolean
}

const FormContext = createContext<ListingFormContext | null>(null)
const StepContext = createContext<Steps | null>(null)

export const ListingFormProvider = FormContext.Provider
/** Apart from the form's context, so that a change of step renders no field. */
export const StepProvider = StepContext.Provider

export function useListingForm(): ListingFormContext {
  const context = useContext(FormContext)
  if (!context) throw new Error('a part of the listing form stands outside of it')
  return context
}

export function useSteps(): Steps {
  const steps = useContext(StepContext)
  if (!steps) throw new Error('a part of the listing form stands outside of it')
  return steps
}

export function useStep(): SectionGroup {
  return useSteps().step
}

/** A field's typed value, read by its own kind, and how to change it. */
export function useFieldValue<T>(name: string, read: (typed: unknown) => T) {
  const { board, setField } = useListingForm()
  const readTyped = () => board.typed[name]
  const typed = useSyncExternalStore(board.subscribe, readTyped, readTyped)
  return { value: read(typed), set: (value: T) => setField(name, value) }
}

export function asText(typed: unknown): string {
  return typeof typed === 'string' ? typed : ''
}

export function asList(typed: unknown): string[] {
  return Array.isArray(typed) ? typed.filter((item): item is string => typeof item === 'string') : []
}

/** A part of the judged state: a primitive, or an object that stays the same while its content does. */
export function useBoard<T>(select: (state: BoardState) => T): T {
  const { board } = useListingForm()
  const read = () => select(board.read())
  return useSyncExternalStore(board.subscribe, read, read)
}

/** The DOM id of the control at an issue's path: `f-quantitySlabs-1-minQty`. */
export function controlId(path: string): string {
  const parts = path.replace(/^fields\./, '').split(/[.[\]]+/)
  return ['f', ...parts.filter(Boolean)].join('-')
}
