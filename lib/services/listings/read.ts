import 'server-only'
import { withDeadline } from '@/db/client'
import { findVisibleListing } from '@/db/queries/listings/listings'
import { hasRole } from '@/lib/domain/actor'
import { notFound } from '@/lib/domain/errors'
import type { Listing } from '@/lib/domain/listing/listing'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { ServiceContext } from '../shared/context'
import { listingOf } from './listing-change'

/** Which listing of which module. */
export interface ListingKey {
  moduleKey: ModuleKey
  listingId: string
}

/** A listing that this reader may see. */
export interface VisibleListing {
  listing: Listing
  /** The seller's own, or read by an admin. */
  isOwner: boolean
  /** The public record as it is stored, with open slots (presenting/present.ts). */
  recordText: string
}

/** One listing as this reader may see it. @throws NOT_FOUND also for another seller's draft */
export async function readListing(ctx: ServiceContext, { moduleKey, listingId }: ListingKey): Promise<VisibleListing> {
  const isAdmin = ctx.actor !== null && hasRole(ctx.actor, 'admin')
  const readerId = ctx.actor?.userId ?? null
  const found = await withDeadline(() => findVisibleListing(ctx.db, { moduleKey, listingId, readerId, isAdmin }))
  if (!found) throw notFound()
  const isOwner = isAdmin || found.listing.sellerId === readerId
  return { listing: listingOf(found), isOwner, recordText: found.listing.recordText }
}
