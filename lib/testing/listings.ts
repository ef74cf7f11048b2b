import type { Actor } from '@/lib/domain/actor'
import { entitledOwner, entitledSeller } from '@/lib/services/entitlement/seller-access'
import { moveListing } from '@/lib/services/listings/archive'
import { type ListingWrite, writeListing } from '@/lib/services/listings/write'
import type { ServiceContext } from '@/lib/services/shared/context'

/**
 * Creates or edits a yarn listing through the gate, as the route does.
 * @param sellerId for whom an admin writes
 */
export async function writeYarn(
  ctx: ServiceContext<Actor>,
  body: Readonly<Record<string, unknown>>,
  mode: ListingWrite['mode'] = {},
  sellerId: string | null = null,
) {
  const seller = await entitledSeller(ctx, { moduleKey: 'yarn', sellerId })
  const { value, isNew } = await writeListing(ctx, seller, { body, mode })
  return { ...value, listing: value.listing.value, isNew }
}

/** Archives or unarchives a yarn listing through the gate. */
export async function moveYarn(
  ctx: ServiceContext<Actor>,
  listingId: string,
  to: 'archive' | 'unarchive',
  body?: unknown,
) {
  const seller = await entitledOwner(ctx, { moduleKey: 'yarn', listingId })
  const { value } = await moveListing(ctx, seller, { listingId, to, body })
  return { ...value, listing: value.listing.value }
}
