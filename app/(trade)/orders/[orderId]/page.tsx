import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { OrderView } from '@/components/rfq/orders/order-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { readOrderPage } from '@/lib/services/rfq/pages'

export const metadata: Metadata = { title: 'Order', robots: { index: false } }

export default async function OrderPage({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/orders/${orderId}`)}`)
  const page = await readOrderPage(await pageContext(actor), orderId)
  if (!page) notFound()
  return <OrderView {...page} />
}
