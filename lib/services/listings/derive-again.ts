import 'server-only'
import { type Database, inTransaction } from '@/db/client'
import { listPricesOfEarlierRates, updateConvertedPrices } from '@/db/queries/exchange-rates'
import { moveModuleVersion, updateListing } from '@/db/queries/listings/listing-write'
import { ensureFacetIds, listListingsToDerive, markListingsAroundCompanyChange } from '@/db/queries/listings/listings'
import { newId } from '@/lib/config/new-id'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import { comparedPrices, priceNumberNames } from '@/lib/domain/listing/pricing/price'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { ratesInForce } from '../operation/exchange-rates'
import { followListing } from './cards/follow'
import { listingOf } from './listing-change'
import { DERIVED_FORM, listingRow } from './listing-row'

/** Few, since their writers wait until the batch is stored. */
const BATCH = 10

/**
 * Facets, numbers and presented texts are derived when a listing is written; a release that derives more does it again for stored
 * listings. Nothing of the seller's changes: neither version nor date, and no event records it. Several processes share the
 * work; the rest is done the next time.
 * @param max about this many, at most one batch more
 * @returns how many were derived
 */
export async function deriveListingsAgain(db: Database, max = Number.POSITIVE_INFINITY): Promise<number> {
  const rates = await ratesInForce(db)
  let derived = 0
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const rows = await listListingsToDerive(tx, DERIVED_FORM, BATCH)
      const moved = new Set<ModuleKey>()
      for (const whole of rows) {
        const listing = listingOf(whole)
        const definition = matrixDefinition(listing.moduleKey)
        const facetIds = await ensureFacetIds(tx, listing.moduleKey, listingFacets(listing, definition))
        const { statusBeforeArchive } = whole.listing
        await updateListing(tx, { ...listingRow(listing, definition, rates), facetIds, statusBeforeArchive })
        if (listing.status === 'ACTIVE') moved.add(listing.moduleKey)
        // A new arrival that was granted before there were cards gets its own, from that day on.
        if (definition.professional.mayTrend) {
          const ctx = { db, now: listing.updatedAt, newId }
          await followListing(tx, ctx, { definition, ofTheDay: rates }, listing)
        }
      }
      for (const moduleKey of moved) await moveModuleVersion(tx, moduleKey)
      return rows.length
    })
    derived += count
    if (count < BATCH || derived >= max) return derived
  }
}

const PRICE_BATCH = 500

/**
 * Other exchange rates: the price in rupees, by which lists are filtered and sorted, is converted again where it
 * was converted by earlier rates. A write that read the rates just before they changed names the earlier rates in its row, and is converted
 * the next time.
 * @returns how many were converted
 */
export async function convertPricesAgain(db: Database): Promise<number> {
  const { version, rates } = await ratesInForce(db)
  let converted = 0
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const rows = await listPricesOfEarlierRates(tx, version, PRICE_BATCH)
      if (rows.length === 0) return 0
      const prices = rows.map(({ id, moduleKey, fields }) => {
        const definition = matrixDefinition(moduleKey)
        const prices = comparedPrices(definition, factsOf(definition, fields).words, rates)
        return { id, ...prices, replaced: priceNumberNames(definition) }
      })
      await updateConvertedPrices(tx, version, prices)
      const moved = new Set(rows.flatMap(({ status, moduleKey }) => (status === 'ACTIVE' ? [moduleKey] : [])))
      for (const moduleKey of moved) await moveModuleVersion(tx, moduleKey)
      return rows.length
    })
    converted += count
    if (count < PRICE_BATCH) return converted
  }
}

const AROUND_MS = 60_000

/**
 * A company that changes marks its listings to be presented again. One that was being written in that moment may be stored after it with
 * the company as it was before: those of a minute around a change are marked once more, for as long as such a write can take.
 */
export async function catchUpWithCompanies(db: Database, now: Date): Promise<void> {
  await inTransaction(db, (tx) =>
    markListingsAroundCompanyChange(tx, { since: new Date(now.getTime() - 2 * AROUND_MS), aroundMs: AROUND_MS }),
  )
}
