import type { Metadata } from 'next'
import { readOr404, type SearchParams, signedIn } from '@/app/page-request'
import { OrderView } from '@/components/rfq/orders/order-view'
import { hasRole } from '@/lib/domain/actor'
import { placeOf } from '@/lib/domain/rfq/lists/list-query'
import { pointLabels } from '@/lib/domain/rfq/requests/point-labels'
import { uuidOf } from '@/lib/domain/uuid'
import { readNewestMessages } from '@/lib/services/rfq/orders/order-messages'
import { readOrder } from '@/lib/services/rfq/orders/orders'
import { readPartyPlaces } from '@/lib/services/rfq/parties'
import { readNewestEvents } from '@/lib/services/rfq/requests/activity'

export const metadata: Metadata = { title: 'Order', robots: { index: false } }

export default async function OrderPage({
  params,
  searchParams,
}: {
  params: Promise<{ orderId: string }>
  searchParams: SearchParams
}) {
  const { orderId } = await params
  const ctx = await signedIn(`/orders/${orderId}`)
  const { actor } = ctx
  const { order } = await readOr404(async () => readOrder(ctx, uuidOf(orderId)))
  const until = placeOf((await searchParams).messages)
  const { buyerCompanyId: companyId, sellerId } = order
  const [{ entries: events }, conversation, places] = await Promise.all([
    readOr404(() => readNewestEvents(ctx, order.rfqId)),
    readNewestMessages(ctx, { ...order, until }),
    readPartyPlaces(ctx, { companyId, sellerId }),
  ])
  const moves = events
    .filter(
      ({ type, toStatus, data }) => type.startsWith('ORDER_') && toStatus !== '' && data.orderId === order.orderId,
    )
    .map(({ toStatus, at, message }) => ({ to: toStatus, at, note: message }))
  const isBuyer = order.buyerCompanyId === actor.companyId && hasRole(actor, 'buyer')
  return (
    <OrderView
      order={order}
      pointLabels={pointLabels(order.moduleKey, order.specification.requirements)}
      moves={moves}
      mayAskAgain={isBuyer}
      readerId={actor.userId}
      isAdmin={hasRole(actor, 'admin')}
      places={places}
      conversation={conversation}
    />
  )
}
