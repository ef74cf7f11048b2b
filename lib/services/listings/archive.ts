import 'server-only'
import type { Transaction } from '@/db/client'
import { findOwnListingForUpdate, type WholeListingRow } from '@/db/queries/listings/listings'
import type { Outcome } from '@/lib/contract/outcome'
import { dayOf } from '@/lib/domain/calendar-day'
import { type Issue, notFound, validationFailed } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { parseWith } from '@/lib/domain/fields/parse'
import { issuesOfDay, judgeValues } from '@/lib/domain/listing/judging/judge'
import type { Listing, ListingStatus } from '@/lib/domain/listing/listing'
import { listingMoveSchema } from '@/lib/domain/listing/listing-move'
import { withSource } from '@/lib/domain/listing/source'
import { matrixDefinition } from '@/lib/domain/modules'
import type { EntitledSeller } from '../entitlement/seller-access'
import { type RatesInForce, ratesInForce } from '../operation/exchange-rates'
import type { ActorContext } from '../shared/context'
import { writeOnce } from '../shared/idempotency'
import { requireVersion } from '../shared/version'
import { type ListingAfterWrite, listingAfterWrite } from './after-write'
import { readSource } from './cards/sources'
import { storeListing } from './cards/store-listing'
import { listingOf } from './listing-change'
import { ownListingsWarnings } from './write-rules'

const PURPOSE = 'LISTING_LIFECYCLE'

/**
 * Archives or unarchives a listing (reference 4). Repeating it changes nothing; a listing that becomes ACTIVE again is judged again.
 * @throws NOT_FOUND, VALIDATION_FAILED, PRECONDITION_FAILED, VERSION_CONFLICT
 */
export async function moveListing(
  ctx: ActorContext,
  seller: EntitledSeller,
  { listingId, to, body = {} }: { listingId: string; to: 'archive' | 'unarchive'; body?: unknown },
): Promise<Outcome<ListingAfterWrite>> {
  const { moduleKey, facts } = seller
  const ofTheDay = await ratesInForce(ctx.db)
  const expected = parseWith(listingMoveSchema, body).expectedVersion ?? undefined
  return writeOnce(ctx, { to, expectedVersion: expected }, async (tx) => {
    const stored = await findOwnListingForUpdate(tx, { moduleKey, listingId, sellerId: facts.sellerId })
    if (!stored) throw notFound()
    const { status, version, statusBeforeArchive } = stored.listing
    requireVersion(version, expected, ctx.conditions?.ifMatch ?? null)
    if ((status === 'ARCHIVED') === (to === 'archive')) {
      return { record: listingAfterWrite(listingOf(stored), { purpose: PURPOSE, issues: [] }), version }
    }
    const next = to === 'archive' ? 'ARCHIVED' : (statusBeforeArchive ?? 'DRAFT')
    const record = await storeMoved(tx, ctx, { seller, stored, status: next, ofTheDay })
    return { record, version: version + 1 }
  })
}

async function storeMoved(
  tx: Transaction,
  ctx: ActorContext,
  move: { seller: EntitledSeller; stored: WholeListingRow; status: ListingStatus; ofTheDay: RatesInForce },
): Promise<ListingAfterWrite> {
  const { seller, stored, status, ofTheDay } = move
  const { listing: before } = stored
  const definition = matrixDefinition(seller.moduleKey)
  const issues: Issue[] = []
  let values: FieldValues = before.fields
  if (status === 'ACTIVE') {
    const { isMicroOrSmall } = seller.facts
    const { rates } = ofTheDay
    const source = await readSource(tx, definition, values, { now: ctx.now, sellerId: before.sellerId })
    if (source !== undefined) values = withSource(definition, values, source)
    const lasting = judgeValues({ definition, values, status, isMicroOrSmall, rates })
    const dated = issuesOfDay(definition, values, dayOf(ctx.now))
    const [blocking, warnings] = [
      [...lasting.errors, ...dated.errors],
      [...lasting.warnings, ...dated.warnings],
    ]
    if (blocking.length > 0) throw validationFailed([...blocking, ...warnings])
    issues.push(...warnings)
  }
  const listing: Listing = {
    ...listingOf(stored),
    values,
    status,
    version: before.version + 1,
    updatedBy: ctx.actor.userId,
    updatedAt: ctx.now,
  }
  if (status === 'ACTIVE') issues.push(...(await ownListingsWarnings(tx, listing, definition, ofTheDay)))
  const statusBeforeArchive = before.status === 'ARCHIVED' ? null : before.status
  const change = { listing, before, statusBeforeArchive }
  const { recordText } = await storeListing(tx, ctx, { definition, ofTheDay }, change)
  return listingAfterWrite(listing, { recordText, purpose: PURPOSE, issues })
}
