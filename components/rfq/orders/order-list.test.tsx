import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'
import { OrderList } from './order-list'

test('a card of an order says what its amount is: that of the goods, without freight', () => {
  const order = {
    orderId: 'o1',
    orderNumber: 'ORD-1',
    title: '30s combed',
    status: 'CREATED',
    createdAt: '2026-11-21T06:00:00Z',
    quantity: 100,
    uom: 'kg',
    unitPrice: 289,
    priceUom: 'kg',
    currency: 'INR',
    total: 28_900,
    sellerCompanyName: 'Mill',
    buyerCompanyName: 'Knitter',
  } as Partial<OrderRecord> as OrderRecord
  const html = renderToStaticMarkup(
    <OrderList
      side="buyer"
      sides={['buyer']}
      status={undefined}
      q=""
      orders={[order]}
      nextCursor={null}
      waiting={{}}
    />,
  )
  const [, cards = ''] = /<ul aria-label="Orders".*?>(.*?)<\/ul>/s.exec(html) ?? []
  expect(cards.replace(/<[^>]*>/g, '')).toContain('Goods ₹28,900.00')
})

test('a narrowed list says so when it is empty, and keeps words and status on the way to older orders', () => {
  const shown = (q: string, nextCursor: string | null = null) =>
    renderToStaticMarkup(
      <OrderList
        side="admin"
        sides={['admin']}
        status="DISPATCHED"
        q={q}
        orders={[]}
        nextCursor={nextCursor}
        waiting={{}}
      />,
    )
  expect(shown('')).toContain('No orders with this status')
  expect(shown('')).toMatch(/<option value="DISPATCHED" selected="">Dispatched/)
  expect(shown('Noyyal & Co')).toContain('No orders match “Noyyal &amp; Co” with this status')
  expect(shown('', 'c')).toContain('href="/orders?as=admin&amp;status=DISPATCHED&amp;cursor=c"')
  expect(shown('Noyyal', 'c')).toContain('href="/orders?as=admin&amp;q=Noyyal&amp;status=DISPATCHED&amp;cursor=c"')
})
