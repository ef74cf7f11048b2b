import type { ForSeller } from '@/lib/domain/listing/listing'

/** What the list of listings is called. */
export const listingsLabel = (forSeller: ForSeller | null): string =>
  forSeller ? `Listings of ${forSeller.companyName}` : 'Your listings'

/** An address under /sell; it names the seller for whom an admin acts. */
export function sellPath(
  rest: string,
  forSeller: Pick<ForSeller, 'sellerId'> | null,
  params: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ ...params, ...(forSeller ? { sellerId: forSeller.sellerId } : {}) }).toString()
  return `/sell${rest}${query === '' ? '' : `?${query}`}`
}
