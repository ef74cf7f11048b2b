import { NO_ANSWER, type Outcome, request } from '@/components/request/request'
import type { Issue } from '@/lib/domain/errors'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'

export interface WriteResponse {
  listing: ListingRecord
  issues: Issue[]
}

export function listingsPath(moduleKey: string, ...rest: string[]): string {
  return ['/api/trade-core/listings', moduleKey, ...rest]
    .map((part, index) => (index ? encodeURIComponent(part) : part))
    .join('/')
}

/** The record as it is now. */
export async function readListing(moduleKey: string, listingId: string): Promise<Outcome<ListingRecord>> {
  const { answer, refusal } = await request<{ listings: ListingRecord[] }>(listingsPath(moduleKey, listingId), {})
  if (refusal) return { answer: null, refusal }
  const [record] = answer.listings
  return record ? { answer: record, refusal: null } : { answer: null, refusal: NO_ANSWER }
}
