import { privateSellerName } from '@/lib/domain/listing/presenting/private-seller'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Viewer } from '../states'

/** A seller as one side of a request sees them. */
export interface ShownSeller {
  sellerId: string
  companyName: string
}

/** A seller of a request with what the buyer sees of them: where sellers are private, place and public id until there is an order. */
export interface SellerOfRequest extends ShownSeller {
  shown: ShownSeller
  /** Whether the account is suspended: its owner cannot sign in. */
  isSuspended: boolean
}

/** What the buyer of a request in this module sees of its seller. */
export function shownToBuyer(
  moduleKey: ModuleKey,
  seller: ShownSeller & { publicId: string; city: string; hasOrder: boolean },
): ShownSeller {
  const { sellerId, companyName, publicId, city, hasOrder } = seller
  return matrixDefinition(moduleKey).hidesSeller && !hasOrder
    ? { sellerId: publicId, companyName: privateSellerName(city) }
    : { sellerId, companyName }
}

/** The seller as this viewer sees them: the seller's own side and admins know who it is. */
export function sellerFor(
  { party }: Pick<Viewer, 'party'>,
  { sellerId, companyName, shown }: SellerOfRequest,
): ShownSeller {
  return party === 'buyer' ? shown : { sellerId, companyName }
}

/** The mark of a suspended seller in a record; a seller who reads it is not suspended. */
export function suspensionMark({ party }: Pick<Viewer, 'party'>, isSuspended: boolean): { sellerSuspended?: boolean } {
  return isSuspended && party !== 'seller' ? { sellerSuspended: true } : {}
}

/** The seller whom this viewer names by the id that they see; undefined: they see no such seller. */
export function namedByViewer<S extends SellerOfRequest>(
  viewer: Pick<Viewer, 'party'>,
  sellers: readonly S[],
  named: string,
): S | undefined {
  return sellers.find((seller) => sellerFor(viewer, seller).sellerId === named)
}
