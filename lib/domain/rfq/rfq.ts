import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from './comparison/terms'
import type { RfqStoredStatus } from './states'

/** What the seller's listing said when he was asked: kept as it was, whatever becomes of the listing. */
export interface TechnicalSpecification {
  listingId: string
  listingVersion: number
  title: string
  fields: FieldValues
}

/** Spec: RFQ readiness, snapshotFields. All ten keys are always there. */
export interface RfqSnapshot {
  quantity: number
  uom: string
  /** Per uom in currency; null: the buyer named none. */
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

/** An RFQ inside the house. Quantities are in the snapshot's uom. */
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
  /** The ended request that was asked anew. */
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
  /** What the transaction context repeats of the listing. */
  origin: { country: string; listingCondition: string; newArrival: boolean }
  createdAt: Date
  updatedAt: Date
  /** Submitted or countered offers of all threads. */
  liveQuotes: number
}

/** One seller beside the RFQ: asked by the buyer, or from the pool by his own first word. */
export interface AskedSeller {
  sellerId: string
  companyName: string
  info: 'NONE' | 'REQUESTED' | 'PROVIDED'
  hasDeclined: boolean
}
