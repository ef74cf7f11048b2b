import 'server-only'
import { withDeadline } from '@/db/client'
import { findListingSellerId } from '@/db/queries/listings/listings'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { notFound } from '@/lib/domain/errors'
import { type EntitledSeller, entitledSeller } from '../entitlement/seller-access'
import type { ServiceContext } from '../shared/context'
import type { ListingKey } from './read'

/**
 * The gate of writes to one listing: the seller for whom this actor may do it. An admin does it for the seller who owns the listing.
 * @throws NOT_FOUND, and what the gate throws
 */
export async function entitledOwner(ctx: ServiceContext<Actor>, key: ListingKey): Promise<EntitledSeller> {
  const { moduleKey, listingId } = key
  if (!hasRole(ctx.actor, 'admin')) return entitledSeller(ctx, { moduleKey })
  const sellerId = await withDeadline(() => findListingSellerId(ctx.db, { moduleKey, listingId }))
  if (sellerId === null) throw notFound()
  return entitledSeller(ctx, { moduleKey, sellerId })
}
