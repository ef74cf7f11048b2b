import type { Issue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { readListingCount } from '@/lib/domain/listing/judging/count-reading'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { computedCbm } from '@/lib/domain/listing/judging/packaging'
import { derivedTexts } from '@/lib/domain/listing/presenting/derived'
import { canonicalValues } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { autoTitle } from '@/lib/domain/modules/yarn/title'
import { changedFields, savedValues, shownFields } from './form-fields'
import {
  type FormState,
  type FormSubject,
  hasUnsaved,
  inFormOrder,
  type OpenedListing,
  type PendingWrite,
  pendingWrite,
  rootOf,
  saidWhenOpened,
  writeBody,
} from './form-subject'
import type { FormValues } from './form-values'

/**
 * What a draft can save by itself now: everything that changed but for what cannot be stored as it stands ("ten" for a price), which
 * waits in the browser. Null: nothing, or no draft, or it has no name yet.
 */
export function autosaveParcel(subject: FormSubject, typed: FormValues): PendingWrite | null {
  const { definition, opened } = subject
  if (opened && opened.status !== 'DRAFT') return null
  const { blocking } = judgeForm(subject, typed, 'DRAFT')
  if (blocking.some(({ code }) => code === 'NAME_REQUIRED')) return null
  const unstorable = new Set(blocking.map(({ field }) => rootOf(field)))
  const parcel = { ...pendingWrite(subject, typed, 'DRAFT', unstorable), isAutosave: true }
  const hasNews = changedFields(definition, saidWhenOpened(subject), parcel.said).length > 0
  return hasNews ? parcel : null
}

/** Runs the judgement that the API runs, on the body that would be sent (contract section 4). */
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

/** The form as it stands, judged as if it were to go live. */
export function formState(subject: FormSubject, typed: FormValues): FormState {
  const { definition, opened } = subject
  const said = savedValues(definition, typed)
  const shown = shownFields(definition, said)
  const judgement = judgeForm(subject, typed, 'ACTIVE')
  const canonical = canonicalValues(definition, judgement.values)
  return {
    values: judgement.values,
    canonical,
    shown,
    issues: byField(
      [...judgement.blocking, ...judgement.warnings].filter((issue) => !isOfHidden(issue, shown, opened)),
    ),
    blocking: inFormOrder(definition, judgement.blocking),
    completeness: completeness(definition, judgement.values),
    derived: derivedTexts(judgement.values),
    builtTitle: builtTitle(definition, canonical),
    cbm: computedCbm(judgement.values),
    hsSuggestion: suggestHs(definition, judgement.values),
    hasChanges: hasUnsaved(subject, typed),
  }
}

function builtTitle(definition: ModuleDefinition, values: FieldValues): string {
  const reading = readListingCount(values, definition.familyField)
  return autoTitle(values, reading?.ok ? reading.count : null)
}

function byField(issues: readonly Issue[]): ReadonlyMap<string, readonly Issue[]> {
  const map = new Map<string, Issue[]>()
  const errorsFirst = [...issues].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
  for (const issue of errorsFirst) {
    const root = rootOf(issue.field)
    const found = map.get(root)
    if (found) found.push(issue)
    else map.set(root, [issue])
  }
  return map
}

/** That a stored value no longer applies is no news where its field is not shown. */
function isOfHidden({ code, field }: Issue, shown: ReadonlySet<string>, opened: OpenedListing | null): boolean {
  return opened !== null && code === 'FIELD_NOT_APPLICABLE' && !shown.has(rootOf(field))
}
