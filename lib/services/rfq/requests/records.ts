import 'server-only'
import type { Executor } from '@/db/client'
import { listQuotations, listThreads, type QuotationFilter, withOlderVersions } from '@/db/queries/rfq/quotations'
import { listRfqFiles } from '@/db/queries/rfq/rfq-attachments'
import { listActiveListingValues, listAskedSellers, listCopies } from '@/db/queries/rfq/rfqs'
import { presentQuotes, presentRfq, type QuoteRecord, type RfqRecord } from '@/lib/domain/rfq/present'
import type { Thread } from '@/lib/domain/rfq/quotations/quotation'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import type { ActorContext } from '@/lib/services/shared/context'
import { viewerOf } from '../access'

type Reader = Pick<ActorContext, 'actor' | 'now'>

/** Requests as this actor may see them, each with their own thread as a seller. What belongs to all of them is read together. */
export async function rfqRecords(
  db: Executor,
  ctx: Reader,
  rfqs: readonly Rfq[],
): Promise<{ rfq: RfqRecord; own: Thread | null }[]> {
  const ids = rfqs.map(({ rfqId }) => rfqId)
  const [asked, threads, files, copies, listings] = await Promise.all([
    listAskedSellers(db, ids),
    listThreads(db, { rfqIds: ids, sellerId: ctx.actor.userId }),
    listRfqFiles(db, ids),
    listCopies(db, ids),
    listActiveListingValues(
      db,
      rfqs.flatMap(({ listingId }) => listingId ?? []),
    ),
  ])
  return rfqs.map((rfq) => {
    const viewer = viewerOf(ctx.actor, rfq)
    const own = viewer.party === 'seller' ? (threads.find(({ rfqId }) => rfqId === rfq.rfqId) ?? null) : null
    const surroundings = {
      own,
      files: files.filter(({ rfqId }) => rfqId === rfq.rfqId),
      askedAnew: copies.get(rfq.rfqId) ?? '',
      asked: asked.filter(({ rfqId }) => rfqId === rfq.rfqId),
      listing: listings.find(({ id }) => id === rfq.listingId) ?? null,
    }
    return { rfq: presentRfq(rfq, surroundings, viewer, ctx.now), own }
  })
}

/** One request as this actor may see it. */
export async function rfqRecord(db: Executor, ctx: Reader, rfq: Rfq): Promise<RfqRecord> {
  const [view] = await rfqRecords(db, ctx, [rfq])
  if (!view) throw new Error('a request without a record')
  return view.rfq
}

/** The quotations of a request that this actor may see, each with all its versions. */
export async function quotationRecords(db: Executor, ctx: Reader, rfq: Rfq): Promise<QuoteRecord[]> {
  const viewer = viewerOf(ctx.actor, rfq)
  const { rfqId } = rfq
  const [quotes, files] = await Promise.all([
    listQuotations(db, viewer.party === 'seller' ? { rfqId, sellerId: viewer.userId } : { rfqId }),
    listRfqFiles(db, [rfqId]),
  ])
  return presentQuotes(rfq, await withOlderVersions(db, quotes), files, viewer, ctx.now)
}

/** One quotation of a request with its latest version; null when the viewer may not see it. */
export async function quotationRecord(
  db: Executor,
  ctx: Reader,
  rfq: Rfq,
  one: Pick<QuotationFilter, 'quoteId' | 'sellerId'>,
  viewer = viewerOf(ctx.actor, rfq),
): Promise<QuoteRecord | null> {
  const { rfqId } = rfq
  const [quotes, files] = await Promise.all([listQuotations(db, { rfqId, ...one }), listRfqFiles(db, [rfqId])])
  return presentQuotes(rfq, quotes, files, viewer, ctx.now)[0] ?? null
}
