import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { RfqList } from '@/components/rfq/rfq-list'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { PAGE_LIMIT, positionOf } from '@/lib/domain/rfq/list-query'
import { readRfqs, readUnreadRequests } from '@/lib/services/rfq/requests/read'

export const metadata: Metadata = { title: 'Requests', robots: { index: false } }

type Query = Promise<Record<string, string | string[] | undefined>>

export default async function RfqsPage({ searchParams }: { searchParams: Query }) {
  const actor = await getPageActor()
  if (!actor) redirect('/sign-in?callbackUrl=/rfq')
  const { as, cursor } = await searchParams
  const sides = (['buyer', 'seller'] as const).filter((side) => actor.roles.includes(side))
  const side = sides.find((candidate) => candidate === as) ?? sides[0] ?? 'buyer'
  const query = { as: side, limit: PAGE_LIMIT, cursor: positionOf(cursor) }
  const ctx = await pageContext(actor)
  const [{ rfqs, page }, unread] = await Promise.all([readRfqs(ctx, query), readUnreadRequests(ctx)])
  const newsOf = new Set(unread.keys())
  return <RfqList side={side} sides={sides} rfqs={rfqs} unread={newsOf} nextCursor={page.nextCursor} now={new Date()} />
}
