import 'server-only'
import type { Transaction } from '@/db/client'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { Listing, ListingStatus } from '@/lib/domain/listing/listing'
import { changesBetween, writtenWords } from '@/lib/domain/listing/presenting/history'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ActorContext } from '../shared/context'
import { notify } from './notifications'

interface WrittenChange {
  listing: Listing
  before: { status: ListingStatus; fields: FieldValues } | null
  isAutosave?: boolean
}

/** How many changes a notice names; the history has them all. */
const CHANGES_NAMED = 3

/**
 * Notifies the seller for whom an admin wrote a listing, in the transaction of the write. Not of a draft on its way to the market, and not
 * of each row of an import.
 */
export async function notifyOwner(
  tx: Transaction,
  ctx: ActorContext,
  definition: ModuleDefinition,
  { listing, before, isAutosave = false }: WrittenChange,
): Promise<void> {
  const { actor } = ctx
  const { listingId, moduleKey, status, values } = listing
  const { sellerId } = listing.seller
  const isUnseen = status === 'DRAFT' && (before === null || before.status === 'DRAFT')
  if (actor.userId === sellerId || actor.via.kind === 'job' || isAutosave || isUnseen) return
  const title = String(values.title ?? values.productName ?? '')
  await notify(tx, ctx, [
    {
      userId: sellerId,
      type: 'LISTING_WRITTEN_FOR_SELLER',
      title: `${actor.name} ${writtenWords({ from: before?.status ?? null, to: status, title })}`,
      body: before === null ? '' : changesText(definition, before.fields, values),
      link: `/sell/${moduleKey}/${listingId}/history`,
      subject: { type: 'listing', id: listingId },
    },
  ])
}

function changesText(definition: ModuleDefinition, before: FieldValues, after: FieldValues): string {
  const changes = changesBetween(definition, before, after)
  const named = changes.slice(0, CHANGES_NAMED).map(({ text }) => text)
  const more = changes.length - named.length
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ')
}
