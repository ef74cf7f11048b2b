import 'server-only'
import type { Executor } from '@/db/client'
import { listRfqFiles } from '@/db/queries/rfq-attachments'
import { listActiveListingValues, listAskedSellers, listCopies, listQuotations } from '@/db/queries/rfqs'
import type { Actor } from '@/lib/domain/actor'
import { presentQuotes, presentRfq, type QuoteRecord, type RfqRecord } from '@/lib/domain/rfq/present'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import type { ServiceContext } from '../context'
import { viewerOf } from './access'

export interface RfqView {
  rfq: RfqRecord
  quotes: QuoteRecord[]
}

/** Requests as this actor may see them, each with its quotations; what belongs to all of them is read at once. */
export async function viewRfqs(
  db: Executor,
  ctx: Pick<ServiceContext<Actor>, 'actor' | 'now'>,
  rfqs: readonly Rfq[],
): Promise<RfqView[]> {
  const ids = rfqs.map(({ rfqId }) => rfqId)
  const [asked, quotes, files, copies, listings] = await Promise.all([
    listAskedSellers(db, ids),
    listQuotations(db, { rfqIds: ids, sellerId: null }),
    listRfqFiles(db, ids),
    listCopies(db, ids),
    listActiveListingValues(
      db,
      rfqs.flatMap(({ listingId }) => listingId ?? []),
    ),
  ])
  return rfqs.map((rfq) => {
    const viewer = viewerOf(ctx.actor, rfq)
    const threads = quotes.filter(({ rfqId }) => rfqId === rfq.rfqId)
    const ownFiles = files.filter(({ rfqId }) => rfqId === rfq.rfqId)
    const surroundings = {
      files: ownFiles,
      askedAnew: copies.get(rfq.rfqId) ?? '',
      asked: asked.filter(({ rfqId }) => rfqId === rfq.rfqId),
      quotes: threads,
      listing: listings.find(({ id }) => id === rfq.listingId) ?? null,
    }
    return {
      rfq: presentRfq(rfq, surroundings, viewer, ctx.now),
      quotes: presentQuotes(rfq, threads, ownFiles, viewer, ctx.now),
    }
  })
}

/** One of them. */
export async function viewRfq(
  db: Executor,
  ctx: Pick<ServiceContext<Actor>, 'actor' | 'now'>,
  rfq: Rfq,
): Promise<RfqView> {
  const [view] = await viewRfqs(db, ctx, [rfq])
  if (!view) throw new Error('a request without a view')
  return view
}
