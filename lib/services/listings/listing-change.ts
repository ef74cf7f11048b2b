import 'server-only'
import type { Runner, Transaction } from '@/db/client'
import { rememberedFacetIds } from '@/db/queries/listings/facet-dictionary'
import { writeWholeListing } from '@/db/queries/listings/listing-write'
import { ensureFacetIds, findLastListingEvent, type WholeListingRow } from '@/db/queries/listings/listings'
import { hasRole } from '@/lib/domain/actor'
import { DomainError } from '@/lib/domain/errors'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import type { Listing, ListingStatus } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { type AuditContext, auditEntry } from '../audit/audit'
import { listingFiles } from '../blobs/configured-store'
import type { RatesInForce } from '../operation/exchange-rates'
import type { ServiceContext } from '../shared/context'
import { type ListingRowParts, listingRow } from './listing-row'

/** A stored listing as the domain knows it. */
export function listingOf({ listing: row, seller, newArrivals, attachments }: WholeListingRow): Listing {
  return {
    listingId: row.id,
    moduleKey: row.moduleKey,
    seller: { ...seller, sellerId: row.sellerId, companyId: row.companyId },
    createdBy: row.createdBy,
    updatedBy: row.updatedBy,
    version: row.version,
    status: row.status,
    isEdited: row.isEdited,
    values: row.fields,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    newArrivals,
    files: listingFiles(attachments),
  }
}

export interface Change {
  listing: Listing
  /** The row that was stored before; null: there was none. */
  before: Pick<WholeListingRow['listing'], 'status' | 'version' | 'fields'> | null
  statusBeforeArchive?: 'ACTIVE' | 'DRAFT' | null
  usesArrival?: boolean
  /** Saved by the form itself while it was typed in. */
  isAutosave?: boolean
  /** The service itself changes it: a card whose time is over. */
  isOfSystem?: true
  /** Of a change that is not of the fields alone. */
  event?: { type: string; data: Record<string, unknown> }
}

/** Stores a change, and first what it needs in the dictionary. @returns the public record as it is stored */
export async function storeChange(
  tx: Transaction,
  ctx: AuditContext & Pick<ServiceContext, 'db'>,
  { definition, ofTheDay }: { definition: ModuleDefinition; ofTheDay: RatesInForce },
  change: Change,
): Promise<{ recordText: string }> {
  const { listing, before, isAutosave = false } = change
  const { moduleKey } = listing
  const facets = listingFacets(listing, definition)
  const facetIds = await ensureFacetIds(tx, moduleKey, facets, rememberedFacetIds(ctx.db, moduleKey, facets))
  const isRecorded = isAutosave && before !== null && (await isWithinAutosave(tx, listing))
  const row = listingRow(listing, definition, ofTheDay)
  await storeWhole(tx, ctx, { ...change, row, facetIds, isRecorded })
  return row
}

/**
 * The row of a listing with everything that is derived from it, the event of its change with its audit row, and the module's version: one
 * statement.
 * @param change.isRecorded an earlier event already records it
 */
export async function storeWhole(
  db: Runner,
  ctx: AuditContext,
  change: Change & { row: ListingRowParts; facetIds: number[]; isRecorded: boolean },
): Promise<void> {
  const { listing, statusBeforeArchive = null, isAutosave = false, facetIds } = change
  const { listingId, version, status, values } = listing
  const before = change.before?.status ?? null
  const type = change.event?.type ?? eventType(before, status, isAutosave)
  const actor = change.isOfSystem ? null : (ctx.actor ?? null)
  const kind = actor === null ? 'system' : hasRole(actor, 'admin') ? 'admin' : 'seller'
  const userId = actor?.userId ?? null
  const { sellerId } = listing.seller
  const isOf = (state: Change['before']) =>
    state && { status: state.status, version: state.version, fields: state.fields }
  const event = {
    id: ctx.newId(),
    aggregateId: listingId,
    type,
    actorType: kind,
    actorId: userId,
    at: ctx.now,
    fromStatus: before ?? '',
    toStatus: status,
    aggregateVersion: version,
    data: {
      fields: values,
      ...(isAutosave ? { autosave: true } : {}),
      ...(userId === sellerId || actor === null ? {} : { forSellerId: sellerId }),
      ...change.event?.data,
    },
  } as const
  const records = () => ({
    event,
    entry: auditEntry(ctx, {
      action: type,
      object: { type: 'listing', id: listingId },
      by: { kind, userId },
      before: isOf(change.before) ?? undefined,
      after: isOf({ status, version, fields: values }),
    }),
  })
  await writeWholeListing(db, {
    isEdit: before !== null,
    listing: { ...change.row, facetIds, statusBeforeArchive },
    history: change.isRecorded ? null : records(),
    arrival: change.usesArrival ? { listingId, sellerId: listing.seller.sellerId, at: ctx.now } : null,
    isVisible: status === 'ACTIVE' || before === 'ACTIVE',
  })
}

const AUTOSAVE_WINDOW_MS = 10 * 60_000

/**
 * Whether the last event records the same person's typing, begun less than ten minutes ago: then it covers this change too. Events hold
 * the whole record, so the next event shows everything that changed since, and the history reads the rest from the listing itself.
 */
async function isWithinAutosave(tx: Transaction, listing: Listing): Promise<boolean> {
  const last = await findLastListingEvent(tx, listing.listingId)
  return (
    last !== null &&
    last.data.autosave === true &&
    last.actorId === listing.updatedBy &&
    listing.updatedAt.getTime() - last.at.getTime() < AUTOSAVE_WINDOW_MS
  )
}

function eventType(before: ListingStatus | null, after: ListingStatus, isAutosave: boolean): string {
  if (before === null) return 'LISTING_CREATED'
  if (after === 'ARCHIVED') return 'LISTING_ARCHIVED'
  if (before === 'ARCHIVED') return 'LISTING_UNARCHIVED'
  if (before === 'DRAFT' && after === 'ACTIVE') return 'LISTING_PUBLISHED'
  return isAutosave ? 'LISTING_AUTOSAVED' : 'LISTING_EDITED'
}

export function archived(): DomainError {
  return new DomainError('LISTING_ARCHIVED', 'This listing is archived. Unarchive it before you change it.')
}
