import 'server-only'
import { type Runner, type Work, withDeadline } from '@/db/client'
import { facetIdsOf, knownFacetIds } from '@/db/queries/listings/facet-dictionary'
import { findNewArrivalUsage } from '@/db/queries/listings/listings'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import type { Judgement } from '@/lib/domain/listing/judging/judge'
import { asksNewArrival } from '@/lib/domain/listing/judging/new-arrival'
import type { Listing } from '@/lib/domain/listing/listing'
import { listingFiles } from '../blobs/configured-store'
import type { ActorContext } from '../shared/context'
import { storeListing } from './cards/store-listing'
import { storeWhole } from './listing-change'
import { listingRow } from './listing-row'
import { type JudgedWrite, ownListingsWarnings, refusalOf, spendNewArrival, type WrittenListing } from './write-rules'

/**
 * Reads what a new listing needs, and returns the work that stores it: one statement where its words are known and it uses no new arrival.
 * A refusal is thrown by the work, since an Idempotency-Key may hold an earlier response.
 */
export async function prepareCreation(
  ctx: ActorContext,
  write: JudgedWrite,
  judgement: Judgement,
): Promise<Work<WrittenListing>> {
  const refusal = refusalOf(write, judgement, null)
  if (refusal) return { oneStatement: () => Promise.reject(refusal) }
  const { definition, isPreview, isAutosave, ofTheDay, batch } = write
  const { facts: seller, arrivalsUsed: arrivalsRead } = write.seller
  const { values, status } = judgement
  const listingId = ctx.newId()
  const facets = listingFacets({ values, seller }, definition)
  const [knownFacets, arrivalsUsed, ownWarnings] = await withDeadline(() =>
    Promise.all([
      knownFacetIds(ctx.db, definition.moduleKey, facets),
      batch ? findNewArrivalUsage(ctx.db, seller.sellerId) : arrivalsRead,
      ownListingsWarnings(ctx.db, { listingId, seller, values }, definition, ofTheDay),
    ]),
  )
  const usesArrival = asksNewArrival(definition, values)
  const listingWith = (usageCount: number): Listing => ({
    listingId,
    moduleKey: definition.moduleKey,
    seller,
    createdBy: ctx.actor.userId,
    updatedBy: ctx.actor.userId,
    version: 1,
    status,
    isEdited: false,
    values,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    newArrivals: { usageCount, isUsedHere: usesArrival },
    files: listingFiles([]),
  })
  const written = (listing: Listing, { recordText }: { recordText: string }): WrittenListing => {
    return { listing, result: 'CREATED', usesArrival, recordText, warnings: [...judgement.warnings, ...ownWarnings] }
  }
  const facetIds = facetIdsOf(facets, knownFacets)
  // A seller for whom an admin writes is notified in the same transaction.
  const isOwn = ctx.actor.userId === seller.sellerId
  if (facetIds !== null && !usesArrival && !isPreview && isOwn) {
    const oneStatement = async (one: Runner) => {
      const listing = listingWith(arrivalsUsed)
      const row = listingRow(listing, definition, ofTheDay)
      await storeWhole(one, ctx, { listing, row, before: null, isAutosave, facetIds, isRecorded: false })
      return written(listing, row)
    }
    return { oneStatement }
  }
  return async (tx) => {
    const listing = listingWith(usesArrival ? await spendNewArrival(tx, ctx, write, listingId) : arrivalsUsed)
    if (isPreview) return written(listing, listingRow(listing, definition, ofTheDay))
    return written(listing, await storeListing(tx, ctx, write, { listing, before: null, usesArrival, isAutosave }))
  }
}
