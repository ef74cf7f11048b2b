import 'server-only'
import { withDeadline } from '@/db/client'
import { listUsersByIds } from '@/db/queries/accounts/users'
import { type ListingEvent, listListingEvents } from '@/db/queries/listings/listings'
import { notFound } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { LISTING_STATUSES, type ListingStatus } from '@/lib/domain/listing/listing'
import { changesBetween, type HistoryEntry, historyTitle } from '@/lib/domain/listing/presenting/history'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ActorContext } from '../shared/context'
import { type ListingKey, readListing } from './read'

/** More changes are given as a number: a page of history has a bounded size, however much changed together. */
const CHANGES_MAX = 40

/** Which part of a listing's history: events before this one, null: from the newest. */
export interface HistoryPage {
  before: number | null
  limit: number
}

export interface ListingHistory {
  listing: { listingId: string; title: string; version: number; status: ListingStatus }
  entries: HistoryEntry[]
  nextCursor: string | null
}

/**
 * What happened to a listing, newest first: who, when, which versions and what changed. For its owner and admins; everyone else gets
 * NOT_FOUND.
 * @throws NOT_FOUND
 */
export async function readListingHistory(
  ctx: ActorContext,
  key: ListingKey,
  page: HistoryPage,
): Promise<ListingHistory> {
  const { listing, isOwner } = await readListing(ctx, key)
  if (!isOwner) throw notFound()
  const definition = matrixDefinition(key.moduleKey)
  // One more than shown: the last entry is compared with the one before it.
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
      title: historyTitle({ type: 'LISTING_AUTOSAVED', fromStatus: listing.status, toStatus: listing.status }),
      actor: { type: newest.actorType, name: editor?.name ?? '' },
      fromVersion: newest.aggregateVersion + 1,
      toVersion: listing.version,
      fromStatus: listing.status,
      toStatus: listing.status,
      ...changed(definition, valuesOf(newest), listing.values),
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

function historyEntry(
  definition: ModuleDefinition,
  event: ListingEvent,
  previous: ListingEvent | null,
  actorName: string | null,
): HistoryEntry {
  return {
    at: event.at.toISOString(),
    type: event.type,
    title: historyTitle(event),
    actor: { type: event.actorType, name: actorName ?? '' },
    fromVersion: (previous?.aggregateVersion ?? 0) + 1,
    toVersion: event.aggregateVersion,
    fromStatus: statusOf(event.fromStatus),
    toStatus: statusOf(event.toStatus),
    ...changed(definition, valuesOf(previous) ?? {}, valuesOf(event)),
  }
}

function changed(definition: ModuleDefinition, before: FieldValues | null, after: FieldValues | null) {
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
