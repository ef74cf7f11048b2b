import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { OrderView } from '@/components/rfq/orders/order-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { hasRole } from '@/lib/domain/actor'
import { nullOn } from '@/lib/domain/errors'
import { pointLabels } from '@/lib/domain/rfq/requests/specification-point'
import { uuidOf } from '@/lib/domain/uuid'
import { readOrder } from '@/lib/services/rfq/orders/orders'

export const metadata: Metadata = { title: 'Order', robots: { index: false } }

export default async function OrderPage({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/orders/${orderId}`)}`)
  const ctx = await pageContext(actor)
  const found = await nullOn('NOT_FOUND', async () => readOrder(ctx, uuidOf(orderId)))
  if (!found) notFound()
  const { order } = found
  const isBuyer = order.buyerCompanyId === actor.companyId && hasRole(actor, 'buyer')
  return <OrderView order={order} pointLabels={pointLabels(order.moduleKey)} mayAskAgain={isBuyer} />
}
