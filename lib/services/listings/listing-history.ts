import 'server-only'
import { withDeadline } from '@/db/client'
import { listUsersByIds } from '@/db/queries/accounts/users'
import { type ListingEvent, listListingEvents } from '@/db/queries/listings/listings'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { type Issue, notFound, validationFailed } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { LISTING_STATUSES, type ListingStatus } from '@/lib/domain/listing/listing'
import { changesBetween, type HistoryEntry, historyTitle } from '@/lib/domain/listing/presenting/history'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { ServiceContext } from '../shared/context'
import { readListing } from './listings'

const LIMIT_DEFAULT = 20
const LIMIT_MAX = 100
/** More is told as a number: a page of history has a bounded size whatever was changed at once. */
const CHANGES_MAX = 40

export interface ListingHistory {
  listing: { listingId: string; title: string; version: number; status: ListingStatus }
  entries: HistoryEntry[]
  nextCursor: string | null
}

/**
 * What happened to a listing, newest first: who, when, which versions and what changed. For its owner and admins; to everyone else it is
 * as if it were not there.
 * @throws NOT_FOUND
 */
export async function readListingHistory(
  ctx: ServiceContext<Actor>,
  key: { moduleKey: ModuleKey; listingId: string },
  page: { before: number | null; limit: number },
): Promise<ListingHistory> {
  const { listing, isOwner } = await readListing(ctx, key.moduleKey, key.listingId)
  if (!isOwner) throw notFound()
  const definition = matrixDefinition(key.moduleKey)
  // One more than shown: the last entry is told against the one before it.
  const rows = await withDeadline(() =>
    listListingEvents(ctx.db, { listingId: key.listingId, before: page.before, limit: page.limit + 1 }),
  )
  const shown = rows.slice(0, page.limit)
  const entries = shown.map(({ event, actorName }, index) =>
    historyEntry(definition, event, rows[index + 1]?.event ?? null, actorName),
  )
  const newest = rows[0]?.event
  if (page.before === null && newest && newest.aggregateVersion < listing.version) {
    const [editor] = await withDeadline(() => listUsersByIds(ctx.db, [listing.updatedBy]))
    entries.unshift({
      at: listing.updatedAt.toISOString(),
      type: 'LISTING_AUTOSAVED',
      title: historyTitle('LISTING_AUTOSAVED'),
      actor: { type: 'seller', name: editor?.name ?? '' },
      fromVersion: newest.aggregateVersion + 1,
      toVersion: listing.version,
      fromStatus: listing.status,
      toStatus: listing.status,
      ...told(definition, valuesOf(newest), listing.values),
    })
  }
  const last = shown.at(-1)?.event
  return {
    listing: {
      listingId: listing.listingId,
      title: String(listing.values.title ?? listing.values.productName ?? ''),
      version: listing.version,
      status: listing.status,
    },
    entries,
    nextCursor: rows.length > shown.length && last ? String(last.sequence) : null,
  }
}

/** The same as an answer of the API: `history` and `page`. */
export async function showListingHistory(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  key: { moduleKey: ModuleKey; listingId: string },
): Promise<ServiceResponse> {
  const page = readPage(call.query)
  const { listing, entries, nextCursor } = await readListingHistory(ctx, key, page)
  return {
    etag: `"${listing.version}"`,
    body: {
      ok: true,
      success: true,
      moduleKey: key.moduleKey,
      listingId: listing.listingId,
      history: entries,
      page: { limit: page.limit, nextCursor },
    },
  }
}

/** The page that a query asks for. @throws VALIDATION_FAILED for an unknown parameter or a bad value */
function readPage(query: URLSearchParams): { before: number | null; limit: number } {
  const issues: Issue[] = []
  const bad = (code: string, field: string, message: string) =>
    issues.push({ code, field: field.slice(0, 64), severity: 'error', message })
  for (const name of query.keys()) {
    if (name !== 'limit' && name !== 'cursor') bad('UNKNOWN_PARAMETER', name, 'There is no parameter of this name.')
  }
  const limit = wholeNumber(query.get('limit') ?? String(LIMIT_DEFAULT))
  if (limit === null || limit > LIMIT_MAX) bad('BAD_PARAMETER', 'limit', `A whole number from 1 to ${LIMIT_MAX}.`)
  const cursor = query.get('cursor')
  const before = cursor === null ? null : wholeNumber(cursor)
  if (cursor !== null && before === null) bad('BAD_CURSOR', 'cursor', 'Take the cursor as the last answer gave it.')
  if (issues.length > 0) throw validationFailed(issues)
  return { before, limit: limit ?? LIMIT_DEFAULT }
}

/** A page's start as an address says it; anything else reads as the newest. */
export function historyStart(cursor: string | undefined): { before: number | null; limit: number } {
  return { before: wholeNumber(cursor ?? ''), limit: LIMIT_DEFAULT }
}

function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

function historyEntry(
  definition: ModuleDefinition,
  event: ListingEvent,
  previous: ListingEvent | null,
  actorName: string | null,
): HistoryEntry {
  return {
    at: event.at.toISOString(),
    type: event.type,
    title: historyTitle(event.type),
    actor: { type: event.actorType, name: actorName ?? '' },
    fromVersion: (previous?.aggregateVersion ?? 0) + 1,
    toVersion: event.aggregateVersion,
    fromStatus: statusOf(event.fromStatus),
    toStatus: statusOf(event.toStatus),
    ...told(definition, valuesOf(previous) ?? {}, valuesOf(event)),
  }
}

function told(definition: ModuleDefinition, before: FieldValues | null, after: FieldValues | null) {
  const all = before && after ? changesBetween(definition, before, after) : []
  return { changes: all.slice(0, CHANGES_MAX), moreChanges: Math.max(0, all.length - CHANGES_MAX) }
}

/** The values as an event recorded them; null where it recorded none. */
function valuesOf(event: ListingEvent | null): FieldValues | null {
  const fields = event?.data.fields
  return typeof fields === 'object' && fields !== null ? Object.fromEntries(Object.entries(fields)) : null
}

function statusOf(text: string): ListingStatus | '' {
  return LISTING_STATUSES.find((status) => status === text) ?? ''
}
