import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { applicableFields } from '@/lib/domain/listing/judging/applicable-fields'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { issuesOfDay, judgeListing } from '@/lib/domain/listing/judging/judge'
import { computedCbm } from '@/lib/domain/listing/judging/packaging'
import { derivedTexts } from '@/lib/domain/listing/presenting/derived'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { canonicalValues } from '@/lib/domain/modules/resolve'
import { bodyValues } from './form-fields'
import { rootOf } from './form-paths'
import {
  type FormState,
  type FormSubject,
  hasUnsaved,
  inFormOrder,
  type PendingWrite,
  pendingWrite,
  writeBody,
} from './form-subject'
import type { FormValues } from './form-values'

/**
 * What a draft can save by itself now: every change except what cannot be stored ("ten" for a price), which waits in the browser.
 * @returns null where nothing changed, the listing is no draft, or it has no name yet
 */
export function autosaveWrite(subject: FormSubject, typed: FormValues): PendingWrite | null {
  if (subject.opened && subject.opened.status !== 'DRAFT') return null
  const { blocking } = judgeForm(subject, typed, 'DRAFT')
  if (blocking.some(({ code }) => code === 'NAME_REQUIRED')) return null
  const unstorable = new Set(blocking.map(({ field }) => rootOf(field)))
  const write = { ...pendingWrite(subject, typed, 'DRAFT', unstorable), isAutosave: true }
  return hasUnsaved(subject, write.saved) ? write : null
}

/** Runs the judgement that the API runs, on the body that would be sent (reference 4.4). */
export function judgeForm(subject: FormSubject, typed: FormValues, status: WritableStatus) {
  const { definition, opened, isMicroOrSmall, rates } = subject
  return judgeListing({
    definition,
    body: writeBody(subject, typed, status),
    stored: opened?.values ?? {},
    storedStatus: status,
    isMicroOrSmall,
    rates,
  })
}

/** The form judged as if it were to go live now. */
export function formState(subject: FormSubject, typed: FormValues): FormState {
  const { definition, day } = subject
  const { values, blocking, warnings } = judgeForm(subject, typed, 'ACTIVE')
  const dated = day === undefined ? [] : issuesOfDay(definition, values, day).warnings
  const canonical = canonicalValues(definition, values)
  return {
    values,
    canonical,
    shown: applicableFields(definition, bodyValues(definition, typed)),
    blocking: inFormOrder(definition, blocking),
    warnings: [...warnings, ...dated],
    completeness: completeness(definition, values),
    derived: derivedTexts(values),
    builtTitle: builtTitle(definition, canonical),
    cbm: computedCbm(values),
    hsSuggestion: suggestHs(definition, values),
  }
}
