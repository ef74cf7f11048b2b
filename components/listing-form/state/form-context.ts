'use client'

import { createContext, useContext, useRef, useSyncExternalStore } from 'react'
import { type FieldError, useController } from 'react-hook-form'
import type { AttachmentStore } from '@/components/listing-form/saving/attachment-store'
import type { ModuleOutline } from '@/components/listing-form/state/module-outline'
import { afterPress } from '@/components/ui/after-press'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldSpec } from '@/lib/domain/fields/field'
import type { ModuleDefinition, SectionGroup } from '@/lib/domain/modules/define-module'
import { formName, rootOf } from './form-paths'
import type { ListingModel, ModelState } from './listing-model'

interface Steps {
  /** The one that is open. */
  step: SectionGroup
  /** Those that were open before: what is in them stays in the page. */
  visited: ReadonlySet<SectionGroup>
}

export interface ListingFormContext {
  outline: ModuleOutline
  /** The module whole; null until the form is worked in. */
  definition: ModuleDefinition | null
  /** What a field is; null for a field of a later step until the module is there. */
  specOf: (name: string) => FieldSpec | null
  model: ListingModel
  /** Publishing was tried and did not succeed: every field shows its errors. */
  isAttempted: boolean
  /** Sets a field from elsewhere: a title that was built, words of the count that were accepted. */
  setField: (name: string, value: unknown) => void
  goToStep: (step: SectionGroup) => void
  /** Opens the step of a control and moves the focus to it. */
  goToControl: (id: string) => void
  /** The control of this id came into the page only now. */
  controlArrived: (id: string) => void
  attachments: AttachmentStore
  /** The module is closed to this seller: nothing of it reaches the server. */
  isClosed: boolean
}

const FormContext = createContext<ListingFormContext | null>(null)
const StepContext = createContext<Steps | null>(null)

export const ListingFormProvider = FormContext.Provider
/** Separate from the form's context, so that a change of step renders no field. */
export const StepProvider = StepContext.Provider

export function useListingForm(): ListingFormContext {
  const context = useContext(FormContext)
  if (!context) throw new Error('a part of the listing form is used outside of it')
  return context
}

/** The module whole, for what is shown only once it is there. */
export function useDefinition(): ModuleDefinition {
  const { definition } = useListingForm()
  if (!definition) throw new Error('a part of the listing form is shown before its module was loaded')
  return definition
}

export function useSteps(): Steps {
  const steps = useContext(StepContext)
  if (!steps) throw new Error('a part of the listing form is used outside of it')
  return steps
}

export function useStep(): SectionGroup {
  return useSteps().step
}

/** The value at a path of the form, read as its kind, how to change it, and what its control needs. */
export function useField<T>(name: string, read: (typed: unknown) => T) {
  const { form } = useListingForm().model
  const { field } = useController({ control: form.control, name })
  return {
    value: read(field.value),
    set: (value: T) => field.onChange(value),
    control: { ref: field.ref, onBlur: () => afterPress(field.onBlur) },
  }
}

export function asText(typed: unknown): string {
  return typeof typed === 'string' ? typed : ''
}

export function asList(typed: unknown): string[] {
  return Array.isArray(typed) ? typed.filter((item): item is string => typeof item === 'string') : []
}

/** A part of the judged state; renders again when it no longer is equal. */
export function useJudged<T>(select: (state: ModelState) => T): T {
  const { model } = useListingForm()
  return usePart(() => select(model.read()))
}

/** What is to be said at a path of the form: the library's error and our warning, once the field shows its issues. */
export function useIssues(name: string): { error: FieldError | undefined; warning: FieldError | undefined } {
  const { model, isAttempted } = useListingForm()
  return usePart(() => {
    const isShown = isRevealed(model, isAttempted, rootOf(name))
    return isShown
      ? { error: model.form.getFieldState(name).error, warning: model.warningAt(name) }
      : { error: undefined, warning: undefined }
  })
}

function usePart<T>(read: () => T): T {
  const { model } = useListingForm()
  const last = useRef<{ part: T } | null>(null)
  const readPart = () => {
    const part = read()
    if (last.current === null || !isEqual(part, last.current.part)) last.current = { part }
    return last.current.part
  }
  return useSyncExternalStore(model.subscribe, readPart, readPart)
}

function isEqual(now: unknown, before: unknown): boolean {
  return now === before || (typeof now === 'object' && JSON.stringify(now) === JSON.stringify(before))
}

/** Whether a field shows its issues: it was left, saved before, refused in the last write, or publishing was tried. */
export function isRevealed(model: ListingModel, isAttempted: boolean, field: string): boolean {
  const { opened, writeIssues } = model.read()
  return (
    isAttempted ||
    model.form.getFieldState(field).isTouched ||
    isFilled(opened?.values[field]) ||
    writeIssues.some((issue) => rootOf(issue.field) === field)
  )
}

/** The DOM id of the control at an issue's path: `f-quantitySlabs-1-minQty`. */
export function controlId(path: string): string {
  return `f-${formName(path).replaceAll('.', '-')}`
}
