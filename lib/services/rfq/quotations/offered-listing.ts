import 'server-only'
import { type Executor, withDeadline } from '@/db/client'
import { listActiveListingValues } from '@/db/queries/rfq/rfqs'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { type OwnListing, ownListing } from '@/lib/domain/rfq/quotations/own-listing'
import type { ActorContext } from '@/lib/services/shared/context'

/** The values of a listing as it is on the market now; null without one. */
export async function valuesOnMarket(db: Executor, listingId: string | null): Promise<FieldValues | null> {
  const [listing] = await listActiveListingValues(db, listingId ? [listingId] : [])
  return listing?.values ?? null
}

/** What the seller's own listing says of a request that is shown to them; null where it began with none of theirs. */
export async function readOwnListing(
  ctx: Pick<ActorContext, 'db' | 'actor'>,
  rfq: Pick<RfqRecord, 'moduleKey' | 'snapshot' | 'listingId' | 'sellers'>,
): Promise<OwnListing | null> {
  const place = rfq.sellers.find(({ sellerId }) => sellerId === ctx.actor.userId)
  const listingId = place ? rfq.listingId || place.listingId : ''
  const values = await withDeadline(() => valuesOnMarket(ctx.db, listingId || null))
  return values && ownListing(rfq, values, rfq.snapshot.quantity)
}
