import 'server-only'
import type { Transaction } from '@/db/client'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { notifyOwner } from '../../notifications/written-for-seller'
import type { RatesInForce } from '../../operation/exchange-rates'
import type { ActorContext } from '../../shared/context'
import { type Change, storeChange } from '../listing-change'
import { followListing } from './follow'

/** Stores a change, notifies a seller for whom an admin made it, and then the cards that point to the listing. @returns the public record as it is stored */
export async function storeListing(
  tx: Transaction,
  ctx: ActorContext,
  subject: { definition: ModuleDefinition; ofTheDay: RatesInForce },
  change: Change,
): Promise<{ recordText: string }> {
  const stored = await storeChange(tx, ctx, subject, change)
  await notifyOwner(tx, ctx, subject.definition, change)
  // No card can point to a new listing, and it gets one of its own only as a new arrival.
  if (change.before !== null || change.usesArrival) await followListing(tx, ctx, subject, change.listing)
  return stored
}
