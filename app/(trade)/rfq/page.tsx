import type { Metadata } from 'next'
import { type SearchParams, sideOf, signedIn, waitingOn } from '@/app/page-request'
import { RfqList } from '@/components/rfq/rfq-list'
import { PAGE_LIMIT, positionOf, rfqStatusOf } from '@/lib/domain/rfq/lists/list-query'
import { listSearchOf } from '@/lib/domain/rfq/lists/list-search'
import { readRfqs, readUnreadRequests } from '@/lib/services/rfq/requests/read'

export const metadata: Metadata = { title: 'Requests', robots: { index: false } }

export default async function RfqsPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await signedIn('/rfq')
  const { as, cursor, status: named, q: typed } = await searchParams
  const { sides, side } = sideOf(ctx.actor, as)
  const status = rfqStatusOf(named)
  const q = listSearchOf(typed)
  const query = { as: side, limit: PAGE_LIMIT, cursor: positionOf(cursor), status, q }
  const [{ rfqs, page }, unread, waiting] = await Promise.all([
    readRfqs(ctx, query),
    readUnreadRequests(ctx),
    waitingOn(ctx, sides, 'requests'),
  ])
  const newsOf = new Set(unread.keys())
  return (
    <RfqList
      side={side}
      sides={sides}
      status={status}
      q={q}
      rfqs={rfqs}
      unread={newsOf}
      nextCursor={page.nextCursor}
      waiting={waiting}
      now={new Date()}
    />
  )
}
