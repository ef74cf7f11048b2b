import { bodyValues, changedFields, openForm } from '@/components/listing-form/state/form-fields'
import type { FormSubject, OpenedListing } from '@/components/listing-form/state/form-subject'
import type { FormValues } from '@/components/listing-form/state/form-values'
import { valueText } from '@/lib/domain/listing/presenting/value-text'
import { fieldSpec } from '@/lib/domain/modules/resolve'

/** One field that was changed elsewhere since the form was opened. */
export interface ForeignChange {
  name: string
  label: string
  before: string
  theirs: string
  /** This form's value, where it was changed here too; null: only they changed it. */
  mine: string | null
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
