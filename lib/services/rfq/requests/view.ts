import 'server-only'
import type { Executor } from '@/db/client'
import { listRfqFiles } from '@/db/queries/rfq/rfq-attachments'
import {
  listActiveListingValues,
  listAskedSellers,
  listCopies,
  listQuotations,
  listThreads,
  withOlderVersions,
} from '@/db/queries/rfq/rfqs'
import type { Actor } from '@/lib/domain/actor'
import { presentQuotes, presentRfq, type QuoteRecord, type RfqRecord } from '@/lib/domain/rfq/present'
import type { Thread } from '@/lib/domain/rfq/quotations/quotation'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import type { ServiceContext } from '@/lib/services/shared/context'
import { viewerOf } from '../access'

type Reading = Pick<ServiceContext<Actor>, 'actor' | 'now'>

/** Requests as this actor may see them, each with the thread that is his as a seller; what belongs to all of them is read at once. */
export async function viewRfqs(
  db: Executor,
  ctx: Reading,
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

/** One of them. */
export async function viewRfq(db: Executor, ctx: Reading, rfq: Rfq): Promise<RfqRecord> {
  const [view] = await viewRfqs(db, ctx, [rfq])
  if (!view) throw new Error('a request without a view')
  return view.rfq
}

/** Its quotations as far as this actor may see them, with all that they were before. */
export async function viewQuotations(db: Executor, ctx: Reading, rfq: Rfq): Promise<QuoteRecord[]> {
  const viewer = viewerOf(ctx.actor, rfq)
  const { rfqId } = rfq
  const [quotes, files] = await Promise.all([
    listQuotations(db, viewer.party === 'seller' ? { rfqId, sellerId: viewer.userId } : { rfqId }),
    listRfqFiles(db, [rfqId]),
  ])
  return presentQuotes(rfq, await withOlderVersions(db, quotes), files, viewer, ctx.now)
}

/** One of its quotations as it stands now; null: not there, or not to be seen. */
export async function viewQuotation(
  db: Executor,
  ctx: Reading,
  rfq: Rfq,
  quoteId: string,
): Promise<QuoteRecord | null> {
  const { rfqId } = rfq
  const [quotes, files] = await Promise.all([listQuotations(db, { rfqId, quoteId }), listRfqFiles(db, [rfqId])])
  return presentQuotes(rfq, quotes, files, viewerOf(ctx.actor, rfq), ctx.now)[0] ?? null
}
