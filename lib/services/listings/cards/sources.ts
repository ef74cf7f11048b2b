import 'server-only'
import type { Executor } from '@/db/client'
import { listWholeListings, type WholeListingRow } from '@/db/queries/listings/listings'
import { findInterest, type Interest } from '@/db/queries/listings/sources'
import type { FieldValues } from '@/lib/domain/fields/field'
import { newArrivalEligibility } from '@/lib/domain/listing/judging/new-arrival'
import { displayTitle, type SourceListing } from '@/lib/domain/listing/listing'
import { sourceIdOf, sourceTerms, trendScore } from '@/lib/domain/listing/source'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'

const NO_INTEREST: Interest = { askedBy: 0, quoted: 0 }

/** Reads the listing that these values point to. @returns null when it does not exist; undefined in a module that points to no listings */
export async function readSource(
  db: Executor,
  definition: ModuleDefinition,
  values: FieldValues,
  of: { now: Date; sellerId: string },
): Promise<SourceListing | null | undefined> {
  if (definition.sourceField === undefined) return undefined
  const id = sourceIdOf(definition, values)
  if (id === null) return null
  return findSource(db, id, of)
}

/** Reads a listing as the cards of a seller show it now; null when it does not exist. */
export async function findSource(
  db: Executor,
  id: string,
  { now, sellerId }: { now: Date; sellerId: string },
): Promise<SourceListing | null> {
  const [row] = await listWholeListings(db, [id])
  const interest = await findInterest(db, [id], now)
  return row ? sourceOf(row, sellerId, interest.get(id)) : null
}

/** A listing as cards show it. */
function sourceOf(
  { listing, newArrivals }: Pick<WholeListingRow, 'listing' | 'newArrivals'>,
  cardSellerId: string,
  interest: Interest = NO_INTEREST,
): SourceListing {
  const { id, moduleKey, status, fields } = listing
  const definition = matrixDefinition(moduleKey)
  const { photoEvidence, detailEvidence, identityEvidence } = newArrivalEligibility({
    values: fields,
    definition,
    ...newArrivals,
  }).eligibilityEvidence
  return {
    listingId: id,
    // A card must not tell whose a private person's listing is.
    isOwn: listing.sellerId === cardSellerId && !definition.hidesSeller,
    moduleKey,
    status,
    title: displayTitle(fields),
    ...sourceTerms(fields),
    evidence: { photo: photoEvidence, detail: detailEvidence, identity: identityEvidence },
    trendScore: trendScore(interest),
  }
}
