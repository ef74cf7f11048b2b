import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from './comparison/terms'
import type { RfqStoredStatus } from './states'

/** The seller's listing at the time of the request, which later changes do not affect. */
export interface TechnicalSpecification {
  listingId: string
  listingVersion: number
  title: string
  fields: FieldValues
}

/** The snapshot of a request (reference 6.2). All ten keys are always present. */
export interface RfqSnapshot {
  quantity: number
  uom: string
  /** Per uom in currency; null without a target. */
  targetPrice: number | null
  currency: string
  priceBasis: string
  tradeMode: string
  incoterm: string
  deliveryLocation: string
  attachments: readonly string[]
  technicalSpecificationSnapshot: TechnicalSpecification
  /** ISO 8601. */
  capturedAt: string
}

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
export interface AskedSeller {
  sellerId: string
  companyName: string
  info: 'NONE' | 'REQUESTED' | 'PROVIDED'
  hasDeclined: boolean
}
