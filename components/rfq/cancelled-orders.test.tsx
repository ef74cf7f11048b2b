import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'
import { CancelledOrders } from './rfq-view'

test('a request says that its order was cancelled, and its buyer can ask again', () => {
  const order = (status: string) => ({ status, orderId: 'id', orderNumber: 'ORD-2026-000007' }) as OrderRecord
  const shown = (orders: OrderRecord[], mayAskAgain: boolean) =>
    renderToStaticMarkup(<CancelledOrders orders={orders} mayAskAgain={mayAskAgain} />)
  expect(shown([order('CANCELLED')], true)).toContain('Order ORD-2026-000007 was cancelled')
  expect(shown([order('CANCELLED')], true)).toContain('href="/rfq/new?orderId=id"')
  expect(shown([order('CANCELLED')], false)).not.toContain('Ask again')
  expect(shown([order('CONFIRMED')], true)).toBe('')
})
