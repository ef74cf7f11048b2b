import { bodyValues, changedFields, openForm } from '@/components/listing-form/state/form-fields'
import type { FormSubject, OpenedListing } from '@/components/listing-form/state/form-subject'
import type { FormValues } from '@/components/listing-form/state/form-values'
import type { FieldValues } from '@/lib/domain/fields/field'
import { withoutEchoedTexts } from '@/lib/domain/listing/presenting/derived'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { valueText } from '@/lib/domain/listing/presenting/value-text'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec, writableFields } from '@/lib/domain/modules/resolve'

/** One field that was changed elsewhere since the form was opened. */
export interface ForeignChange {
  name: string
  label: string
  before: string
  theirs: string
  /** This form's value, where it was changed here too; null: only they changed it. */
  mine: string | null
}

/** The listing as it is now, for a form that opens on it. */
export function openedFrom(record: ListingRecord, definition: ModuleDefinition): OpenedListing {
  const fields: FieldValues = record.fields
  const names = writableFields(definition)
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
  // The record fills in material and composition where the seller left them empty; those are not the seller's words.
  const values = withoutEchoedTexts(shown, {})
  const { listingId, version, status } = record
  return { listingId, version, status, values, attachments: record.attachmentExperience.attachments }
}

interface Conflict {
  /** The form as it was opened. */
  subject: FormSubject & { opened: OpenedListing }
  /** The listing as it is now. */
  current: OpenedListing
  typed: FormValues
}

/** What was changed elsewhere since the form was opened. */
export function foreignChanges({ subject, current, typed }: Conflict): ForeignChange[] {
  const { definition, opened } = subject
  const before = bodyValues(definition, openForm(definition, opened.values))
  const theirs = bodyValues(definition, openForm(definition, current.values))
  const mine = bodyValues(definition, typed)
  const changedHere = new Set(changedFields(definition, bodyValues(definition, subject.saved), mine))
  return changedFields(definition, before, theirs).flatMap((name): ForeignChange[] => {
    const spec = fieldSpec(definition, name)
    if (!spec) return []
    return [
      {
        name,
        label: spec.label,
        before: valueText(spec, before[name]),
        theirs: valueText(spec, theirs[name]),
        mine: changedHere.has(name) ? valueText(spec, mine[name]) : null,
      },
    ]
  })
}

/**
 * The form for the listing as it is now: what was changed here stays, everything else is as it is there.
 * @param yielded fields that take their value although they were changed here too
 */
export function rebase({ subject, current, typed }: Conflict, yielded: ReadonlySet<string> = new Set()): FormValues {
  const { definition, saved } = subject
  const changedHere = changedFields(definition, bodyValues(definition, saved), bodyValues(definition, typed))
  const kept = Object.fromEntries(changedHere.filter((name) => !yielded.has(name)).map((name) => [name, typed[name]]))
  return { ...openForm(definition, current.values), ...kept }
}
