import 'server-only'
import type { Transaction } from '@/db/client'
import { updatePlacement } from '@/db/queries/listings/attachments'
import { findOwnListingForUpdate } from '@/db/queries/listings/listings'
import { canonicalJson } from '@/lib/domain/canonical-json'
import { notFound } from '@/lib/domain/errors'
import { movedAttachments, placedAttachments } from '@/lib/domain/listing/attachments/attachment-placement'
import { asksNewArrival } from '@/lib/domain/listing/judging/new-arrival'
import type { Listing } from '@/lib/domain/listing/listing'
import { listingFiles } from '../blobs/configured-store'
import type { ActorContext } from '../shared/context'
import { requireVersion } from '../shared/version'
import { storeListing } from './cards/store-listing'
import { archived, listingOf } from './listing-change'
import { listingRow } from './listing-row'
import {
  type JudgedWrite,
  type JudgeStored,
  ownListingsWarnings,
  refusalOf,
  spendNewArrival,
  type WrittenListing,
} from './write-rules'

/**
 * Stores a body over the seller's own listing, whose row is locked before it is judged. A body that changes nothing writes nothing.
 * @throws as writeListing
 */
export async function editListing(
  tx: Transaction,
  ctx: ActorContext,
  write: JudgedWrite,
  target: { listingId: string; judge: JudgeStored },
): Promise<WrittenListing> {
  const { definition, isPreview, isAutosave, ofTheDay } = write
  const { facts: seller } = write.seller
  const { listingId } = target
  const { moduleKey } = definition
  const stored = await findOwnListingForUpdate(tx, { moduleKey, listingId, sellerId: seller.sellerId })
  if (!stored) throw notFound()
  const { listing: before, attachments, newArrivals } = stored
  const judgement = await target.judge(tx, before.fields, before.status === 'DRAFT' ? 'DRAFT' : 'ACTIVE')
  const { values, status } = judgement
  const refusal = refusalOf(write, judgement, stored)
  if (refusal) throw refusal
  if (before.status === 'ARCHIVED') throw archived()
  requireVersion(before.version, judgement.control.expectedVersion, ctx.conditions?.ifMatch ?? null)

  const usesArrival = asksNewArrival(definition, values) && !newArrivals.isUsedHere
  const files = listingFiles(placedAttachments(values, attachments))
  const moved = movedAttachments(attachments, files.attachments)
  const isSame = status === before.status && canonicalJson(values) === canonicalJson(before.fields)
  if (isSame && !usesArrival && moved.length === 0) {
    const listing = listingOf(stored)
    const warnings = [...judgement.warnings, ...(await ownListingsWarnings(tx, listing, definition, ofTheDay))]
    return { listing, result: 'UNCHANGED', usesArrival, warnings, recordText: before.recordText }
  }
  const usageCount = usesArrival ? await spendNewArrival(tx, ctx, write, listingId) : newArrivals.usageCount
  const listing: Listing = {
    ...listingOf(stored),
    seller,
    updatedBy: ctx.actor.userId,
    version: before.version + 1,
    status,
    isEdited: true,
    values,
    updatedAt: ctx.now,
    newArrivals: { usageCount, isUsedHere: usesArrival || newArrivals.isUsedHere },
    files,
  }
  const warnings = [...judgement.warnings, ...(await ownListingsWarnings(tx, listing, definition, ofTheDay))]
  const written = { listing, result: 'EDITED', usesArrival, warnings } as const
  if (isPreview) return { ...written, recordText: listingRow(listing, definition, ofTheDay).recordText }
  for (const one of moved) await updatePlacement(tx, one)
  const { recordText } = await storeListing(tx, ctx, write, { listing, before, usesArrival, isAutosave })
  return { ...written, recordText }
}
