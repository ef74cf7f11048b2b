import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { OrderList } from '@/components/rfq/orders/order-list'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { PAGE_LIMIT, positionOf } from '@/lib/domain/rfq/list-query'
import { readOrders } from '@/lib/services/rfq/orders/orders'

export const metadata: Metadata = { title: 'Orders', robots: { index: false } }

type Query = Promise<Record<string, string | string[] | undefined>>

export default async function OrdersPage({ searchParams }: { searchParams: Query }) {
  const actor = await getPageActor()
  if (!actor) redirect('/sign-in?callbackUrl=/orders')
  const { as, cursor } = await searchParams
  const sides = (['buyer', 'seller'] as const).filter((side) => actor.roles.includes(side))
  const side = sides.find((candidate) => candidate === as) ?? sides[0] ?? 'buyer'
  const query = { as: side, limit: PAGE_LIMIT, cursor: positionOf(cursor) }
  const { orders, page } = await readOrders(await pageContext(actor), query)
  return <OrderList side={side} sides={sides} orders={orders} nextCursor={page.nextCursor} />
}
