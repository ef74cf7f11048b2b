import 'server-only'
import { withDeadline } from '@/db/client'
import { findCompanyPlace, findSellerPlace } from '@/db/queries/accounts/sellers'
import { type PartyPlaces, partyPlace } from '@/lib/domain/rfq/orders/party-places'
import type { ActorContext } from '@/lib/services/shared/context'

/**
 * Where both parties are, for the papers of the trade. Names and places of companies are public; a GSTIN is private to its account
 * (docs/data.md).
 * @param parties as in the record that the reader may see
 */
export async function readPartyPlaces(
  { db }: ActorContext,
  { companyId, sellerId }: { companyId: string; sellerId: string },
): Promise<PartyPlaces> {
  return withDeadline(async () => {
    const [buyer, seller] = await Promise.all([findCompanyPlace(db, companyId), findSellerPlace(db, sellerId)])
    return { buyer: partyPlace(buyer), seller: partyPlace(seller) }
  })
}
