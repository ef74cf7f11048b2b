import { moduleViews } from '@/lib/domain/modules/registry/views'
import 'server-only'
import type { NewListingRow } from '@/db/queries/listings/listing-write'
import { factsOf } from '@/lib/domain/listing/facts'
import { COUNT_PLY, plyOf } from '@/lib/domain/listing/finding/count-search'
import { keyNumberOf, listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { searchVector } from '@/lib/domain/listing/finding/search-text'
import { countInTitle } from '@/lib/domain/listing/finding/titles/count-in-title'
import { titleNumbers } from '@/lib/domain/listing/finding/titles/title-numbers'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { asksNewArrival } from '@/lib/domain/listing/judging/new-arrival'
import { type Listing, numberValue, textValue } from '@/lib/domain/listing/listing'
import { presentCard } from '@/lib/domain/listing/presenting/card'
import { presentStoredText } from '@/lib/domain/listing/presenting/present'
import { comparedPrices, moqKey } from '@/lib/domain/listing/pricing/price'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import type { RatesInForce } from '../operation/exchange-rates'

/** Raise it when what is derived here changes for stored listings: a running service derives their rows again (derive-again.ts). */
export const DERIVED_FORM = 26

/** A listing's row as far as the listing alone decides it. */
export type ListingRowParts = Omit<NewListingRow, 'facetIds' | 'statusBeforeArchive'>

/** A listing as its row: the values, and everything that reads need ready made. */
export function listingRow(
  listing: Listing,
  definition: ModuleDefinition,
  { version: ratesVersion, rates }: RatesInForce,
): ListingRowParts {
  const { values, seller } = listing
  const facts = factsOf(definition, values)
  const keyNumber = keyNumberOf(definition, facts)
  const inTitle = titleNumbers(definition, values, keyNumber)
  const prices = comparedPrices(definition, facts.words, rates)
  // A count in the title is that of goods that have one.
  const hasCount = fieldSpec(definition, 'count') !== null
  const count = facts.count ?? (hasCount ? (countInTitle(textValue(values, 'title'))?.count ?? null) : null)
  return {
    id: listing.listingId,
    moduleKey: listing.moduleKey,
    sellerId: seller.sellerId,
    companyId: seller.companyId,
    createdBy: listing.createdBy,
    updatedBy: listing.updatedBy,
    version: listing.version,
    status: listing.status,
    isEdited: listing.isEdited,
    title: textValue(values, 'title'),
    productName: textValue(values, 'productName'),
    fields: { ...values },
    isNewArrival: asksNewArrival(definition, values),
    priceKey: prices.priceKey,
    ratesVersion,
    moqKey: moqKey(definition, facts.words),
    keyNumber,
    searchKey: keyNumber ?? count?.resultantTex ?? inTitle.key,
    completeness: completeness(definition, values).score,
    numbers: {
      ...listingNumbers(values, definition),
      ...prices.numbers,
      ...inTitle.numbers,
      ...(count ? { [COUNT_PLY]: numberValue(facts.words, 'ply') ?? plyOf(count) } : {}),
    },
    derivedForm: DERIVED_FORM,
    search: searchVector(listing, definition),
    recordText: presentStoredText(listing, definition),
    cardText: JSON.stringify(presentCard(listing, definition, moduleViews(definition.moduleKey))),
    createdAt: listing.createdAt,
    updatedAt: listing.updatedAt,
  }
}
