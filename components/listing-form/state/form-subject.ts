import type { Issue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import type { AttachmentView } from '@/lib/domain/listing/attachments/attachments'
import type { HsSuggestion } from '@/lib/domain/listing/hs-suggestion'
import type { Completeness } from '@/lib/domain/listing/judging/completeness'
import type { ListingStatus } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import { changedFields, formFieldNames, openForm, savedValues, shownFields } from './form-fields'
import type { FormValues } from './form-values'

/** A listing as it was read when its form opened. */
export interface OpenedListing {
  listingId: string
  version: number
  status: ListingStatus
  values: FieldValues
  /** What the form said when it was saved from here: the service may keep "289.50" as 289.5, and that is no change. */
  said?: FieldValues
  /** Its files, rejected ones left out. */
  attachments?: readonly AttachmentView[]
}

export interface FormSubject {
  definition: ModuleDefinition
  /** Null: a new listing. */
  opened: OpenedListing | null
  isMicroOrSmall: boolean
  rates: PlainRates
}

/** What a write of this form would be, and everything that is to be said of it. */
export interface FormState {
  /** The listing's values as they would stand, defaults applied; what cannot be read is left out. */
  values: FieldValues
  /** The same in the vocabularies' own words, as conditions compare them. */
  canonical: FieldValues
  /** Names of the fields that apply to what is filled in. */
  shown: ReadonlySet<string>
  /** Issues by the field they stand at; errors first. */
  issues: ReadonlyMap<string, readonly Issue[]>
  /** What stands in the way of going live, in the order of the form. */
  blocking: readonly Issue[]
  completeness: Completeness
  /** What the service will say where the seller leaves a field open, by field. */
  derived: FieldValues
  /** The title that a trader would write of what is filled in; "" while it is too little. */
  builtTitle: string
  /** The volume of the packages in m³; null while their size or number is open. */
  cbm: number | null
  /** The customs code that these goods would have; null where the module suggests none. */
  hsSuggestion: HsSuggestion | null
  hasChanges: boolean
}

/** What the form said when nothing in it was unsaved. */
export function saidWhenOpened(subject: FormSubject): FieldValues {
  const { definition, opened } = subject
  return opened?.said ?? savedValues(definition, openForm(definition, openingValues(subject)))
}

/** Whether anything is typed that is not saved. */
export function hasUnsaved(subject: FormSubject, typed: FormValues): boolean {
  const { definition } = subject
  return changedFields(definition, saidWhenOpened(subject), savedValues(definition, typed)).length > 0
}

/**
 * The body of a write: at creation all that is filled in, at an edit what differs from the values as they were read (null clears), so
 * that someone else's change of another field is kept. Fields that do not apply keep their value in the form and are not sent.
 */
export function writeBody(
  subject: FormSubject,
  typed: FormValues,
  status: WritableStatus,
  omitted: ReadonlySet<string> = new Set(),
): Record<string, unknown> {
  const { definition, opened } = subject
  const said = savedValues(definition, typed)
  const shown = shownFields(definition, said)
  const isSent = (name: string) => shown.has(name) && !omitted.has(name)
  if (!opened) return { status, ...Object.fromEntries(Object.entries(said).filter(([name]) => isSent(name))) }
  const changes = changedFields(definition, saidWhenOpened(subject), said)
    .filter(isSent)
    .map((name) => [name, said[name] ?? null])
  return {
    listingId: opened.listingId,
    expectedVersion: opened.version,
    status,
    ...Object.fromEntries(changes),
  }
}

/** A write on its way, and what the form will have said once it is done. */
export interface PendingWrite {
  body: Readonly<Record<string, unknown>>
  said: FieldValues
  isAutosave: boolean
}

export function pendingWrite(
  subject: FormSubject,
  typed: FormValues,
  status: WritableStatus,
  omitted: ReadonlySet<string> = new Set(),
): PendingWrite {
  const { definition } = subject
  const said = savedValues(definition, typed)
  const shown = shownFields(definition, said)
  const before = saidWhenOpened(subject)
  const now = formFieldNames(definition).flatMap((name) => {
    const value = shown.has(name) && !omitted.has(name) ? said[name] : before[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { body: writeBody(subject, typed, status, omitted), said: Object.fromEntries(now), isAutosave: false }
}

/** What a form opens with: the stored values, or the module's safe defaults. */
export function openingValues({ definition, opened }: FormSubject): FieldValues {
  return opened?.values ?? definition.defaults
}

/** The field an issue stands at: `quantitySlabs` of `quantitySlabs[1].minQty`. */
export function rootOf(path: string): string {
  return path.replace(/^fields\./, '').split(/[.[]/, 1)[0] ?? ''
}

export function inFormOrder(definition: ModuleDefinition, issues: readonly Issue[]): Issue[] {
  const names = formFieldNames(definition)
  const rank = ({ field }: Issue) => {
    const at = names.indexOf(rootOf(field))
    return at < 0 ? names.length : at
  }
  return [...issues].sort((a, b) => rank(a) - rank(b))
}
