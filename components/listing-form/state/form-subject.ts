import type { Issue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import type { AttachmentView } from '@/lib/domain/listing/attachments/attachments'
import type { HsSuggestion } from '@/lib/domain/listing/hs-suggestion'
import { applicableFields, formFieldNames } from '@/lib/domain/listing/judging/applicable-fields'
import type { Completeness } from '@/lib/domain/listing/judging/completeness'
import type { ListingStatus } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import { bodyValues, changedFields, openForm } from './form-fields'
import { rootOf } from './form-paths'
import type { FormValues } from './form-values'

/** A listing as it was read when its form opened. */
export interface OpenedListing {
  listingId: string
  version: number
  status: ListingStatus
  values: FieldValues
  /** Its files, rejected ones left out. */
  attachments?: readonly AttachmentView[]
}

export interface FormSubject extends FormOpening {
  definition: ModuleDefinition
}

/** The same without the module, which comes once the form is worked in. */
export interface FormOpening {
  /** Null: a new listing. */
  opened: OpenedListing | null
  /** The form when nothing in it was unsaved. The service may keep "289.50" as 289.5; that is no change. */
  saved: FormValues
  isMicroOrSmall: boolean
  rates: PlainRates
  /** Today; without it no date is compared with it. */
  day?: string
}

/** What a write of this form would make, and everything that is known about it. */
export interface FormState {
  /** The listing's values with defaults applied; what cannot be read is left out. */
  values: FieldValues
  /** The same in the vocabularies' own words, as conditions compare them. */
  canonical: FieldValues
  /** Names of the fields that apply to what is filled in. */
  shown: ReadonlySet<string>
  /** What prevents publishing, in the order of the form. */
  blocking: readonly Issue[]
  warnings: readonly Issue[]
  completeness: Completeness
  /** What the service fills in where the seller leaves a field empty, by field. */
  derived: FieldValues
  /** The title that a trader would write for what is filled in; "" while it is too little. */
  builtTitle: string
  /** The volume of the packages in m³; null while their size or number is missing. */
  cbm: number | null
  /** The customs code that these goods would have; null where the module suggests none. */
  hsSuggestion: HsSuggestion | null
}

/** The subject of a form that opens now. */
export function formSubject(subject: Omit<FormSubject, 'saved'>): FormSubject {
  const { definition, opened } = subject
  return { ...subject, saved: openForm(definition, opened?.values ?? definition.defaults) }
}

/** Whether there is input that is not saved. An added row that is still empty does not count. */
export function hasUnsaved({ definition, saved }: FormSubject, typed: FormValues): boolean {
  return changedFields(definition, bodyValues(definition, saved), bodyValues(definition, typed)).length > 0
}

/**
 * The body of a write: for a new listing all that is filled in, for an edit what differs from the saved form (null clears), so that
 * someone else's change of another field is kept. Fields that do not apply keep their value in the form and are not sent.
 */
export function writeBody(
  subject: FormSubject,
  typed: FormValues,
  status: WritableStatus,
  omitted: ReadonlySet<string> = new Set(),
): Record<string, unknown> {
  const { definition, opened, saved } = subject
  const now = bodyValues(definition, typed)
  const shown = applicableFields(definition, now)
  const isSent = (name: string) => shown.has(name) && !omitted.has(name)
  if (!opened) return { status, ...Object.fromEntries(Object.entries(now).filter(([name]) => isSent(name))) }
  const changes = changedFields(definition, bodyValues(definition, saved), now)
    .filter(isSent)
    .map((name) => [name, now[name] ?? null])
  return {
    listingId: opened.listingId,
    expectedVersion: opened.version,
    status,
    ...Object.fromEntries(changes),
  }
}

/** A write on its way, and the form that will be saved once it is done. */
export interface PendingWrite {
  body: Readonly<Record<string, unknown>>
  saved: FormValues
  isAutosave: boolean
}

/** @param typed a copy: what is typed while the write is on its way must not change it */
export function pendingWrite(
  subject: FormSubject,
  typed: FormValues,
  status: WritableStatus,
  omitted: ReadonlySet<string> = new Set(),
): PendingWrite {
  const { definition, saved } = subject
  const shown = applicableFields(definition, bodyValues(definition, typed))
  const sent = formFieldNames(definition).filter((name) => shown.has(name) && !omitted.has(name))
  return {
    body: writeBody(subject, typed, status, omitted),
    saved: { ...saved, ...Object.fromEntries(sent.map((name) => [name, typed[name]])) },
    isAutosave: false,
  }
}

export function inFormOrder(definition: ModuleDefinition, issues: readonly Issue[]): Issue[] {
  const names = formFieldNames(definition)
  const rank = ({ field }: Issue) => {
    const at = names.indexOf(rootOf(field))
    return at < 0 ? names.length : at
  }
  return [...issues].sort((a, b) => rank(a) - rank(b))
}
