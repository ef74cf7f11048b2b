import type { Metadata } from 'next'
import { type SearchParams, sideOf, signedIn, waitingOn } from '@/app/page-request'
import { OrderList } from '@/components/rfq/orders/order-list'
import { orderStatusOf, PAGE_LIMIT, positionOf } from '@/lib/domain/rfq/lists/list-query'
import { listSearchOf } from '@/lib/domain/rfq/lists/list-search'
import { readOrders } from '@/lib/services/rfq/orders/orders'

export const metadata: Metadata = { title: 'Orders', robots: { index: false } }

export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await signedIn('/orders')
  const { as, cursor, status: named, q: typed } = await searchParams
  const { sides, side } = sideOf(ctx.actor, as)
  const status = orderStatusOf(named)
  const q = listSearchOf(typed)
  const query = { as: side, limit: PAGE_LIMIT, cursor: positionOf(cursor), status, q }
  const [{ orders, page }, waiting] = await Promise.all([readOrders(ctx, query), waitingOn(ctx, sides, 'orders')])
  return (
    <OrderList
      side={side}
      sides={sides}
      status={status}
      q={q}
      orders={orders}
      nextCursor={page.nextCursor}
      waiting={waiting}
    />
  )
}
