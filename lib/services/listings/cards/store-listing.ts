import 'server-only'
import type { Transaction } from '@/db/client'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { RatesInForce } from '../../operation/exchange-rates'
import type { ActorContext } from '../../shared/context'
import { type Change, storeChange } from '../listing-change'
import { followListing } from './follow'

/** Stores a seller's change, and then the cards that point to the listing. @returns the public record as it is stored */
export async function storeListing(
  tx: Transaction,
  ctx: ActorContext,
  subject: { definition: ModuleDefinition; ofTheDay: RatesInForce },
  change: Change,
): Promise<{ recordText: string }> {
  const stored = await storeChange(tx, ctx, subject, change)
  // No card can point to a new listing, and it gets one of its own only as a new arrival.
  if (change.before !== null || change.usesArrival) await followListing(tx, ctx, subject, change.listing)
  return stored
}
