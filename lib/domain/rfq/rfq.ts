import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from './comparison/terms'
import type { SellerOfRequest } from './quotations/shown-seller'
import type { RfqSnapshot } from './requests/snapshot'
import type { RfqStoredStatus } from './states'

export type { RfqSnapshot }

/** An RFQ in the domain. Quantities are in the snapshot's uom. */
export interface Rfq {
  rfqId: string
  version: number
  status: RfqStoredStatus
  moduleKey: ModuleKey
  buyerId: string
  companyId: string
  companyName: string
  listingId: string | null
  listingVersion: number | null
  /** The ended request that this one copies. */
  copiedFrom: string | null
  /** The enquiry that it is a line of. */
  enquiryId: string | null
  /** The buyer's own; "" for one made from the goods. */
  title: string
  productMasterId: string
  isOpenPool: boolean
  isSealed: boolean
  respondBy: Date | null
  snapshot: RfqSnapshot
  requirements: readonly Requirement[]
  note: string
  awardedQuantity: number
  /** Why it was cancelled, closed or removed. */
  reason: string
  /** The values of the listing that the transaction context repeats. */
  origin: { country: string; listingCondition: string; newArrival: boolean }
  createdAt: Date
  updatedAt: Date
  /** Submitted or countered offers of all threads. */
  liveQuotes: number
}

/** A seller of an RFQ: asked by the buyer, or joined from the pool with a first message. */
export interface AskedSeller extends SellerOfRequest {
  /** The seller's own listing that the request began with; null without one. */
  listingId: string | null
  info: 'NONE' | 'REQUESTED' | 'PROVIDED'
  hasDeclined: boolean
}
