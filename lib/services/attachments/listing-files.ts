import 'server-only'
import type { Transaction } from '@/db/client'
import { findOwnListingForUpdate, type WholeListingRow } from '@/db/queries/listings/listings'
import type { Written } from '@/lib/contract/outcome'
import { notFound } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import {
  type Attachment,
  type AttachmentExperience,
  type AttachmentView,
  presentAttachment,
  presentFiles,
} from '@/lib/domain/listing/attachments/attachments'
import type { Listing } from '@/lib/domain/listing/listing'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { listingFiles } from '../blobs/configured-store'
import type { EntitledSeller } from '../entitlement/seller-access'
import { storeListing } from '../listings/cards/store-listing'
import { archived, listingOf } from '../listings/listing-change'
import type { ListingKey } from '../listings/read'
import { type RatesInForce, ratesInForce } from '../operation/exchange-rates'
import type { ActorContext, ServiceContext } from '../shared/context'
import { requireVersion } from '../shared/version'

/** The listing of an entitled seller whose files change. */
export interface ListingTarget extends ListingKey {
  sellerId: string
  companyId: string
  definition: ModuleDefinition
  /** Its price in rupees is worked out again with its other derived columns. */
  ofTheDay: RatesInForce
}

/** A file after a write, with the state of all files of its listing. */
export interface AttachmentAfterWrite {
  attachment: AttachmentView
  attachmentExperience: AttachmentExperience
}

/** */
export async function targetOf(
  ctx: ServiceContext,
  { facts, moduleKey }: EntitledSeller,
  listingId: string,
): Promise<ListingTarget> {
  const { sellerId, companyId } = facts
  const definition = matrixDefinition(moduleKey)
  return { moduleKey, listingId, sellerId, companyId, definition, ofTheDay: await ratesInForce(ctx.db) }
}

/** The seller's listing, locked, as long as its files may be changed. @throws as an edit */
export async function openListing(
  tx: Transaction,
  ctx: ServiceContext,
  target: ListingTarget,
): Promise<WholeListingRow> {
  const stored = await findOwnListingForUpdate(tx, target)
  if (!stored) throw notFound()
  if (stored.listing.status === 'ARCHIVED') throw archived()
  requireVersion(stored.listing.version, undefined, ctx.conditions?.ifMatch ?? null)
  return stored
}

/** Stores the listing's next version, with its texts and its event. */
export async function storeFiles(
  tx: Transaction,
  ctx: ActorContext,
  target: ListingTarget,
  stored: WholeListingRow,
  next: {
    values: FieldValues
    attachments: readonly Attachment[]
    event: { type: string; data: Record<string, unknown> }
    keepsUpdatedAt?: boolean
  },
): Promise<Listing> {
  const before = listingOf(stored)
  const listing: Listing = {
    ...before,
    values: next.values,
    files: listingFiles(next.attachments),
    version: before.version + 1,
    updatedBy: ctx.actor.userId,
    updatedAt: next.keepsUpdatedAt ? before.updatedAt : ctx.now,
  }
  await storeListing(tx, ctx, target, { listing, before: stored.listing, event: next.event })
  return listing
}

export function written(listing: Listing, attachment: Attachment, isNew = false): Written<AttachmentAfterWrite> {
  const { attachmentExperience } = presentFiles(listing.values, listing.files, { isOwner: true })
  const record = { attachment: presentAttachment(attachment), attachmentExperience }
  return { record, isNew, version: listing.version }
}
