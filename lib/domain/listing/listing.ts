import type { FieldValues } from '../fields/field'
import type { ModuleKey } from '../modules/keys'
import type { ListingFiles } from './attachments/attachments'

export const LISTING_STATUSES = ['ACTIVE', 'DRAFT', 'ARCHIVED'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** What the judgement and the presentation need to know of the seller's company. */
export interface SellerFacts {
  sellerId: string
  /** What stands for them where they sell as a private person. */
  publicId: string
  companyId: string
  companyName: string
  /** ISO 3166. */
  country: string
  city: string
  state: string
  isMicroOrSmall: boolean
}

/** The seller for whom an admin acts. */
export type ForSeller = Pick<SellerFacts, 'sellerId' | 'companyName'>

/** What a card says of its seller. */
export type SellerOnCard = Pick<SellerFacts, 'companyName' | 'country' | 'city' | 'state'>

/** A listing in the domain: the seller's values by field name, and what the service adds. */
export interface Listing {
  listingId: string
  moduleKey: ModuleKey
  seller: SellerFacts
  createdBy: string
  updatedBy: string
  version: number
  status: ListingStatus
  /** Whether the seller changed it since its creation. */
  isEdited: boolean
  values: FieldValues
  createdAt: Date
  updatedAt: Date
  /** How many of the owner's new arrivals are used, and whether this listing used one. */
  newArrivals: { usageCount: number; isUsedHere: boolean }
  files: ListingFiles
}

/** A listing as others that point to it show it: nothing of its seller. */
export interface SourceListing {
  listingId: string
  /** Whether it is a listing of the seller who points to it. */
  isOwn: boolean
  moduleKey: ModuleKey
  status: ListingStatus
  title: string
  condition: string
  price: number | null
  currency: string
  priceUom: string
  /** What is proven of it as a new arrival. */
  evidence: { photo: boolean; detail: boolean; identity: boolean }
  /** How much buyers ask for it, 0 to 100. */
  trendScore: number
}

export function textValue(values: FieldValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

export function numberValue(values: FieldValues, name: string): number | null {
  const value = values[name]
  return typeof value === 'number' ? value : null
}

export function listValue(values: FieldValues, name: string): readonly string[] {
  const value = values[name]
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

/** The name of a listing while its title is missing. */
export function displayTitle(values: FieldValues): string {
  return textValue(values, 'title') || textValue(values, 'productName')
}
