import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { RfqList } from '@/components/rfq/rfq-list'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { readUnreadRequests } from '@/lib/services/rfq/pages'
import { readMyRfqs } from '@/lib/services/rfq/requests/read'

export const metadata: Metadata = { title: 'Quotations', robots: { index: false } }

type Query = Promise<Record<string, string | string[] | undefined>>

export default async function RfqsPage({ searchParams }: { searchParams: Query }) {
  const actor = await getPageActor()
  if (!actor) redirect('/sign-in?callbackUrl=/rfq')
  const { as, cursor } = await searchParams
  const sides = (['buyer', 'seller'] as const).filter((side) => actor.roles.includes(side))
  const side = sides.find((one) => one === as) ?? sides[0] ?? 'buyer'
  const query = new URLSearchParams({ as: side, ...(typeof cursor === 'string' ? { cursor } : {}) })
  const ctx = await pageContext(actor)
  const [{ rfqs, page }, unread] = await Promise.all([readMyRfqs(ctx, query), readUnreadRequests(ctx)])
  return <RfqList side={side} sides={sides} rfqs={rfqs} unread={unread} nextCursor={page.nextCursor} now={new Date()} />
}
