import type { FieldValues } from '@/lib/domain/fields/field'
import { withoutEchoedTexts } from '@/lib/domain/listing/presenting/derived'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { valueText } from '@/lib/domain/listing/presenting/value-text'
import { fieldSpec, writableFields } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { changedFields, openForm, savedValues } from './form-fields'
import type { OpenedListing } from './form-subject'
import type { FormValues } from './form-values'

/** One field that was changed elsewhere since the form was opened. */
export interface ForeignChange {
  name: string
  label: string
  before: string
  theirs: string
  /** What this form says, where it was changed here too; null: only they changed it. */
  mine: string | null
}

/** The listing as it stands now, as the form would open on it. */
export function openedFrom(record: ListingRecord, definition: ModuleDefinition): OpenedListing {
  const fields: FieldValues = record.fields
  const names = writableFields(definition)
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
  // The record completes material and composition where the seller left them open; those are not his words.
  const values = withoutEchoedTexts(shown, {})
  const { listingId, version, status } = record
  return { listingId, version, status, values, attachments: record.attachmentExperience.attachments }
}

/** What was changed elsewhere between the listing as it was opened and as it stands. */
export function foreignChanges(
  definition: ModuleDefinition,
  { opened, current, typed }: { opened: OpenedListing; current: OpenedListing; typed: FormValues },
): ForeignChange[] {
  const before = savedValues(definition, openForm(definition, opened.values))
  const theirs = savedValues(definition, openForm(definition, current.values))
  const mine = savedValues(definition, typed)
  const changedHere = new Set(changedFields(definition, opened.said ?? before, mine))
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
 * The form put on the listing as it stands: what was changed here stays, everything else is as it is there.
 * @param yielded fields of which theirs is taken although they were changed here too
 */
export function rebase(
  definition: ModuleDefinition,
  { opened, current, typed }: { opened: OpenedListing; current: OpenedListing; typed: FormValues },
  yielded: ReadonlySet<string> = new Set(),
): FormValues {
  const before = opened.said ?? savedValues(definition, openForm(definition, opened.values))
  const changedHere = changedFields(definition, before, savedValues(definition, typed))
  const kept = Object.fromEntries(changedHere.filter((name) => !yielded.has(name)).map((name) => [name, typed[name]]))
  return { ...openForm(definition, current.values), ...kept }
}
