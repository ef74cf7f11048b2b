import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec, writableFields } from '@/lib/domain/modules/resolve'
import { type ListingStatus, textValue } from '../listing'
import type { HistoryChange, HistoryEntry } from '../record-parts'
import { numberText, valueText } from './value-text'

export type { HistoryChange, HistoryEntry }

const TITLES: Readonly<Record<string, string>> = {
  LISTING_CREATED: 'Created',
  LISTING_EDITED: 'Edited',
  LISTING_AUTOSAVED: 'Autosaved',
  LISTING_PUBLISHED: 'Published',
  LISTING_ARCHIVED: 'Archived',
  LISTING_UNARCHIVED: 'Unarchived',
  ATTACHMENT_ADDED: 'File added',
  ATTACHMENT_CHANGED: 'Visibility of a file changed',
  ATTACHMENT_REMOVED: 'File deleted',
  ATTACHMENT_REJECTED: 'File rejected',
}

/** How many events a page of a listing's history has. */
export const HISTORY_PAGE = { usual: 20, most: 100 } as const

/** The event before which a page of history begins, as its cursor says it; null for a text that is no cursor. */
export function historyPlace(cursor: string): number | null {
  return /^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : null
}

/** The title of an event for people: what it did to the market counts more than that it was an edit. An unknown type is a change. */
export function historyTitle({ type, fromStatus, toStatus }: ListingEvent): string {
  if (type === 'LISTING_CREATED' && toStatus === 'ACTIVE') return 'Created and published'
  if (type === 'LISTING_EDITED' && fromStatus === 'ACTIVE' && toStatus === 'DRAFT') return 'Taken off the market'
  if (type === 'LISTING_UNARCHIVED' && toStatus === 'ACTIVE') return 'Unarchived and published'
  return TITLES[type] ?? 'Changed'
}

/** "changed your listing 30s CCH": what was done to a listing, for its owner. */
export function writtenWords({
  from,
  to,
  title,
}: {
  from: ListingStatus | null
  to: ListingStatus
  title: string
}): string {
  const what = title ? `your listing ${title}` : 'your listing'
  if (from === null) return `${to === 'ACTIVE' ? 'published' : 'created'} ${what}`
  if (from === to) return `changed ${what}`
  if (to === 'ARCHIVED') return `archived ${what}`
  if (from === 'ARCHIVED') return `unarchived ${what}`
  return to === 'ACTIVE' ? `published ${what}` : `took ${what} off the market`
}

interface ListingEvent {
  type: string
  fromStatus: string
  toStatus: string
}

const TEXT_LENGTH_MAX = 160

/** What changed between the values of two versions, in the order of the module's fields. */
export function changesBetween(definition: ModuleDefinition, before: FieldValues, after: FieldValues): HistoryChange[] {
  return writableFields(definition).flatMap((field): HistoryChange[] => {
    const spec = fieldSpec(definition, field)
    if (!spec) return []
    const was = valueText(spec, before[field])
    const is = valueText(spec, after[field])
    if (was === is) return []
    const pair = { before: short(was), after: short(is) }
    return [{ field, label: spec.label, ...pair, text: changeText(spec, [before, after], field, pair) }]
  })
}

function changeText(
  spec: FieldSpec,
  [before, after]: readonly [FieldValues, FieldValues],
  field: string,
  pair: { before: string; after: string },
): string {
  const was = before[field]
  const is = after[field]
  if (!isFilled(was)) return `${spec.label}: ${pair.after}`
  if (typeof was !== 'number' || typeof is !== 'number') return `${spec.label}: ${pair.before} → ${pair.after}`
  const unit = unitOf(spec, after)
  return `${spec.label} ${numberText(was, spec.rule)} → ${numberText(is, spec.rule)}${unit ? ` ${unit}` : ''}`
}

/** "INR/kg" for a price, else the unit itself. */
function unitOf(spec: FieldSpec, values: FieldValues): string {
  if (spec.unit || !spec.unitFrom) return spec.unit ?? ''
  const unit = textValue(values, spec.unitFrom)
  return spec.kind === 'money' && unit ? `${textValue(values, 'currency')}/${unit}` : unit
}

function short(text: string): string {
  return text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX - 1)}…` : text
}
