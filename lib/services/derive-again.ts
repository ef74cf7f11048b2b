import 'server-only'
import { type Database, inTransaction } from '@/db/client'
import { moveModuleVersion, updateListing } from '@/db/queries/listing-write'
import { ensureFacetIds, listListingsToDerive, markListingsAroundCompanyChange } from '@/db/queries/listings'
import { listingFacets } from '@/lib/domain/listing/facets'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { listingOf } from './listing-change'
import { DERIVED_FORM, listingRow } from './listing-row'

const BATCH = 50

/**
 * What reads find ready made (facets, numbers, presented texts) is derived at write; a release that derives more does it again for the
 * listings that stand. Nothing of the seller's changes: neither version nor date, and no event tells of it. Several processes share the
 * work; what was not reached is for the next time.
 * @param max about so many, no more than a batch above it
 * @returns how many were derived
 */
export async function deriveListingsAgain(db: Database, max = Number.POSITIVE_INFINITY): Promise<number> {
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
        await updateListing(tx, { ...listingRow(listing, definition), facetIds, statusBeforeArchive })
        if (listing.status === 'ACTIVE') moved.add(listing.moduleKey)
      }
      for (const moduleKey of moved) await moveModuleVersion(tx, moduleKey)
      return rows.length
    })
    derived += count
    if (count < BATCH || derived >= max) return derived
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
