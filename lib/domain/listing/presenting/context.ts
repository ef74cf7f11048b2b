import type { FieldValues } from '@/lib/domain/fields/field'
import { NORMALIZER_MARKER } from '@/lib/domain/markers'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { factsOf } from '../facts'
import { asksNewArrival } from '../judging/new-arrival'
import { type Listing, textValue } from '../listing'

export const CONTEXT_PURPOSES = ['LISTING_WRITE', 'LISTING_READ', 'LISTING_LIFECYCLE'] as const
export type ContextPurpose = (typeof CONTEXT_PURPOSES)[number]

const TRADE_SCOPES: Record<string, string> = { Domestic: 'DOMESTIC', Export: 'EXPORT', Both: 'BOTH' }

/** The channel of every listing of this marketplace (reference 4.8). */
const CHANNEL = {
  businessMode: 'ONLINE',
  salesChannel: 'ONLINE',
  accountMode: 'BUSINESS',
  marketplaceMode: 'PRODUCT',
  viewMode: 'GRID',
  buyerMode: 'B2B',
  walletEnabled: false,
} as const

/** The same for the listings of a module: one of services is a marketplace of services. */
export function channelOf({ rendererFamily }: Pick<ModuleDefinition, 'rendererFamily'>) {
  return { ...CHANNEL, marketplaceMode: rendererFamily }
}

/** The condition of these goods as typed; "" for work, which has none. */
export function conditionOf(definition: ModuleDefinition, values: FieldValues): string {
  return factsOf(definition, values).applicable.has('condition') ? textValue(values, 'condition') : ''
}

export function tradeScope(tradeMode: string): string {
  return TRADE_SCOPES[tradeMode] ?? 'DOMESTIC'
}

/** The country of dispatch, for buyers who filter by country (reference 4.8). @param listing with the values that apply */
export function listingCountry(listing: Pick<Listing, 'values' | 'seller'>): string {
  const { values, seller } = listing
  return textValue(values, 'dispatchCountry') || textValue(values, 'originCountry') || seller.country || 'IN'
}

/** Where goods lie: where they are dispatched from, else with their seller. Cotton that was grown elsewhere does not lie there. */
export function countryOfGoods({ values, seller }: Pick<Listing, 'values' | 'seller'>): string {
  return textValue(values, 'dispatchCountry') || seller.country || listingCountry({ values, seller })
}

/** The seller's town and state, as far as they are known; "" if the goods lie in another country. */
export function placeOfGoods({ values, seller }: Pick<Listing, 'values' | 'seller'>): string {
  const home = seller.country || 'IN'
  return (textValue(values, 'dispatchCountry') || home) === home ? placeOfSeller(seller) : ''
}

/** The seller's town and state, as far as they are known. */
export function placeOfSeller({ city, state }: Pick<Listing['seller'], 'city' | 'state'>): string {
  return [city, state].filter(Boolean).join(', ')
}

/** No money moves and no provider is called by any change of the record (reference 4.8). */
export function contextMetadata(purpose: string) {
  return {
    purpose,
    normalizedBy: NORMALIZER_MARKER,
    externalBankExecution: false,
    externalMoneyMovement: false,
    providerExecutionState: 'OFF',
    safeFallbackDefaultsApplied: true,
  }
}

/** The transaction context (reference 4.8). RFQ, quotation and order ids are empty on a listing. */
export function transactionContext(listing: Listing, definition: ModuleDefinition, purpose: string) {
  const { values } = listing
  return {
    sectorKey: definition.sector,
    moduleKey: listing.moduleKey,
    productMasterId: textValue(values, 'productMasterId'),
    listingId: listing.listingId,
    rfqId: '',
    quotationId: '',
    orderId: '',
    ...channelOf(definition),
    transactionOrigin: 'MARKETPLACE_ONLINE',
    tradeScope: tradeScope(textValue(values, 'tradeMode')),
    country: listingCountry({ values: factsOf(definition, values).values, seller: listing.seller }),
    currency: textValue(values, 'currency') || 'INR',
    incoterm: textValue(values, 'incoterm'),
    listingCondition: conditionOf(definition, values)
      .replace(/[^A-Za-z]/g, '')
      .toUpperCase(),
    newArrival: asksNewArrival(definition, values),
    contextMetadata: contextMetadata(purpose),
    createdBy: listing.createdBy,
    updatedBy: listing.updatedBy,
    companyId: listing.seller.companyId,
  }
}
