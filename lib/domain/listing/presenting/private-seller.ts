import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { Listing } from '../listing'

/** What is written for a seller: the company, or what stands for a private person whose name is not shown. */
export function sellerLabel(companyName: string): string {
  return companyName || privateSellerName('')
}

/** How a private person is called where only their place is known. */
export function privateSellerName(place: string): string {
  return place === '' ? 'Private seller' : `Seller in ${place}`
}

/**
 * A listing as those see it who do not know who sells: where the module hides its sellers, their public id stands for the
 * person, the account and the company, and only the place is left of the rest.
 */
export function withoutSeller(listing: Listing, { hidesSeller }: Pick<ModuleDefinition, 'hidesSeller'>): Listing {
  if (!hidesSeller) return listing
  const { seller } = listing
  const { publicId } = seller
  return {
    ...listing,
    createdBy: publicId,
    updatedBy: publicId,
    seller: { ...seller, sellerId: publicId, companyId: publicId, companyName: '' },
  }
}

/** Who sells, for those who know no more: an id and a name, or what stands for them. */
export function namedSeller(
  listing: Pick<Listing, 'seller'>,
  { hidesSeller }: Pick<ModuleDefinition, 'hidesSeller'>,
): { sellerId: string; companyName: string } {
  const { sellerId, publicId, companyName, city } = listing.seller
  return hidesSeller ? { sellerId: publicId, companyName: privateSellerName(city) } : { sellerId, companyName }
}
