import 'server-only'
import { type Work, withDeadline } from '@/db/client'
import { Outcome, type Written } from '@/lib/contract/outcome'
import { dayOf } from '@/lib/domain/calendar-day'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { matrixDefinition } from '@/lib/domain/modules'
import type { EntitledSeller } from '../entitlement/seller-access'
import { ratesInForce } from '../operation/exchange-rates'
import type { ActorContext } from '../shared/context'
import { writeOnce } from '../shared/idempotency'
import { type ListingAfterWrite, listingAfterWrite } from './after-write'
import { readSource } from './cards/sources'
import { prepareCreation } from './create'
import { editListing } from './edit'
import type { JudgedWrite, JudgeStored, WriteMode, WrittenListing } from './write-rules'

/** A write of a listing: a new one, or an edit when the body names one of the seller's own. */
export interface ListingWrite {
  body: unknown
  mode?: Partial<WriteMode>
  /** What a repeated Idempotency-Key must repeat; the body alone when absent. */
  content?: unknown
  /**
   * One of several writes in a transaction. The seller's new arrivals are counted again; in a preview, so many more would have been used by
   * the writes before this one.
   */
  batch?: { arrivalsBefore: number }
}

/**
 * Creates a listing, or edits the seller's own (reference 4.2).
 * @throws VALIDATION_FAILED, NOT_FOUND, the conflicts
 */
export function writeListing(
  ctx: ActorContext,
  seller: EntitledSeller,
  write: ListingWrite,
): Promise<Outcome<ListingAfterWrite>> {
  return storeListingWrite(ctx, seller, write, ({ listing, recordText, warnings }) =>
    listingAfterWrite(listing, { recordText, purpose: 'LISTING_WRITE', issues: warnings }),
  )
}

/**
 * The one write of a listing, for the route and for imports, with a record of the caller's making. It reads what it needs before a
 * transaction holds a connection; a write that is one statement runs without a transaction.
 * @throws as writeListing
 */
export async function storeListingWrite<T extends object>(
  ctx: ActorContext,
  seller: EntitledSeller,
  { body, mode = {}, content = { body }, batch }: ListingWrite,
  recordOf: (written: WrittenListing) => T,
): Promise<Outcome<T>> {
  const definition = matrixDefinition(seller.moduleKey)
  const { isPreview = false, isAutosave = false } = mode
  const ofTheDay = await ratesInForce(ctx.db)
  const judge: JudgeStored = async (db, stored, storedStatus) => {
    const { isMicroOrSmall } = seller.facts
    const day = dayOf(ctx.now)
    const asked = { definition, body, stored, storedStatus, isMicroOrSmall, rates: ofTheDay.rates, day }
    const judgement = judgeListing(asked)
    if (definition.sourceField === undefined) return judgement
    // Which listing it points to is known once the body is read.
    const source = await readSource(db, definition, judgement.values, { now: ctx.now, sellerId: seller.facts.sellerId })
    return source === undefined ? judgement : judgeListing({ ...asked, source })
  }
  const judgement = await withDeadline(() => judge(ctx.db, {}, 'ACTIVE'))
  const { listingId } = judgement.control
  const write: JudgedWrite = { definition, seller, body, isPreview, isAutosave, batch, ofTheDay }
  const work: Work<WrittenListing> = listingId
    ? (tx) => editListing(tx, ctx, write, { listingId, judge })
    : await prepareCreation(ctx, write, judgement)
  const finish = async (written: WrittenListing): Promise<Written<T>> => ({
    isNew: written.result === 'CREATED' && !isPreview,
    version: written.listing.version,
    record: recordOf(written),
  })
  const inPlace = typeof work === 'function' ? work : work.oneStatement
  if (isPreview)
    return new Outcome(await withDeadline(() => ctx.db.transaction(async (tx) => finish(await inPlace(tx)))))
  return writeOnce(ctx, content, mapWork(work, finish))
}

function mapWork<A, B>(work: Work<A>, map: (value: A) => Promise<B>): Work<B> {
  if (typeof work === 'function') return async (tx) => map(await work(tx))
  return { oneStatement: async (one) => map(await work.oneStatement(one)) }
}
