import type { APIRequestContext } from '@playwright/test'
import { type DemoAccount, expect, problemOf, test } from '../../fixtures'

const MISSING = '0197aaaa-0000-7000-8000-000000000000'

/** Asks growth@demo.test, gets an answer and awards it. */
async function story(buyer: APIRequestContext, seller: APIRequestContext) {
  const me = await (await seller.get('/api/trade-core/seller-subscription/status')).json()
  const created = await buyer.post('/api/rfq/create', {
    data: { moduleKey: 'yarn', sellerIds: [me.selectedSellerAccess.sellerId], quantity: 500, uom: 'kg' },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { rfq } = await created.json()
  const answered = await seller.post('/api/rfq/respond', {
    data: {
      rfqId: rfq.rfqId,
      action: 'SUBMIT',
      lineType: 'OFFER',
      unitPrice: 285,
      currency: 'INR',
      priceUom: 'kg',
      offeredQuantity: 500,
      leadTimeDays: 7,
      validUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    },
  })
  expect(answered.status(), await answered.text()).toBe(201)
  const { quote } = await answered.json()
  const accepted = await buyer.post('/api/rfq/accept', {
    data: { rfqId: rfq.rfqId, quoteId: quote.quoteId, quoteVersion: 1, quantity: 200 },
  })
  expect(accepted.status(), await accepted.text()).toBe(201)
  const { order } = await accepted.json()
  return { rfqId: rfq.rfqId as string, orderId: order.orderId as string, quoteId: quote.quoteId as string }
}

interface Ids {
  rfqId: string
  orderId: string
  quoteId: string
}

/** Every route that names a request or an order, and the accounts to which the one of the story is not theirs. */
const ROUTES: {
  name: string
  method: 'GET' | 'POST'
  path: (ids: Ids) => string
  body?: (ids: Ids) => object
  strangers: DemoAccount[]
}[] = [
  { name: 'rfq', method: 'GET', path: ({ rfqId }) => `/api/rfq/${rfqId}`, strangers: ['buyer2', 'starter'] },
  {
    name: 'actions',
    method: 'POST',
    path: ({ rfqId }) => `/api/rfq/${rfqId}/actions`,
    body: () => ({ action: 'CLOSE' }),
    strangers: ['buyer2', 'starter', 'growth'],
  },
  {
    name: 'compare',
    method: 'GET',
    path: ({ rfqId }) => `/api/rfq/compare/${rfqId}`,
    strangers: ['buyer2', 'starter', 'growth'],
  },
  {
    name: 'respond',
    method: 'POST',
    path: () => '/api/rfq/respond',
    body: ({ rfqId }) => ({ rfqId, action: 'WITHDRAW' }),
    strangers: ['starter', 'all'],
  },
  {
    name: 'accept',
    method: 'POST',
    path: () => '/api/rfq/accept',
    body: ({ rfqId, quoteId }) => ({ rfqId, quoteId, quoteVersion: 1 }),
    strangers: ['buyer2', 'starter', 'growth'],
  },
  {
    name: 'events',
    method: 'GET',
    path: ({ rfqId }) => `/api/trade-core/erp/marketplace-commercial/seller-quotation-event?rfqId=${rfqId}`,
    strangers: ['buyer2', 'starter'],
  },
  {
    name: 'event',
    method: 'POST',
    path: () => '/api/trade-core/erp/marketplace-commercial/seller-quotation-event',
    body: ({ rfqId }) => ({ rfqId, type: 'NOTE', message: 'hello' }),
    strangers: ['buyer2', 'starter'],
  },
  {
    name: 'order',
    method: 'GET',
    path: ({ orderId }) => `/api/trade-core/orders/${orderId}`,
    strangers: ['buyer2', 'starter'],
  },
  {
    name: 'transition',
    method: 'POST',
    path: ({ orderId }) => `/api/trade-core/orders/${orderId}/transition`,
    body: () => ({ to: 'CONFIRMED' }),
    strangers: ['buyer2', 'starter'],
  },
]

test('what is not the caller’s is answered byte for byte like what is not there', async ({ api }) => {
  const own = await story(await api.as('buyer'), await api.as('growth'))
  const missing = { rfqId: MISSING, orderId: MISSING, quoteId: MISSING }
  for (const { name, method, path, body, strangers } of ROUTES) {
    const ask = (context: APIRequestContext, ids: Ids) =>
      context.fetch(path(ids), { method, ...(body ? { data: body(ids) } : {}) })
    for (const account of strangers) {
      const context = await api.as(account)
      const [theirs, nothing] = [await ask(context, own), await ask(context, missing)]
      const problem = await problemOf(theirs, 404, 'NOT_FOUND')
      const bare = (text: string, requestId: string) => text.replace(requestId, '')
      expect(bare(await theirs.text(), problem.requestId), `${name} as ${account}`).toBe(
        bare(await nothing.text(), (await problemOf(nothing, 404, 'NOT_FOUND')).requestId),
      )
    }
  }
})

test('the parties read what is theirs, with a validator that holds until it changes', async ({ api }) => {
  const [buyer, seller, admin] = [await api.as('buyer'), await api.as('growth'), await api.as('admin')]
  const own = await story(buyer, seller)
  for (const context of [buyer, seller, admin]) {
    for (const path of [`/api/rfq/${own.rfqId}`, `/api/trade-core/orders/${own.orderId}`]) {
      const response = await context.get(path)
      expect(response.status(), await response.text()).toBe(200)
      const { etag } = response.headers()
      expect(etag).toMatch(/^"\d+/)
      const again = await context.get(path, { headers: { 'if-none-match': etag ?? '' } })
      expect(again.status(), path).toBe(304)
    }
  }
  const mine = await (await buyer.get('/api/rfq/mine?as=buyer&limit=2')).json()
  expect(mine.rfqs[0].rfqId).toBe(own.rfqId)
  expect(mine.page).toMatchObject({ limit: 2, total: expect.any(Number) })
  const orders = await (await seller.get('/api/trade-core/orders/mine?as=seller')).json()
  expect(orders.orders[0]).toMatchObject({
    orderId: own.orderId,
    checkout: { state: 'PENDING', executionState: 'OFF' },
  })
  const compared = await (await buyer.get(`/api/rfq/compare/${own.rfqId}?quantity=100`)).json()
  expect(compared).toMatchObject({ ok: true, basis: { quantity: 100 }, totals: [{ unitPriceNormalized: 285 }] })
  const dashboard = await (await buyer.get('/api/trade-core/erp/marketplace/readback-dashboard')).json()
  expect(dashboard.stages.map(({ stage }: { stage: string }) => stage)).toHaveLength(10)
  const status = await (await seller.get('/api/trade-core/seller-subscription/status')).json()
  expect(status.marketplaceCommercialFlowProof.buyerSellerMarketplaceCommercialFlowReady).toBe(true)
})

test('an accepted quotation meets every further acceptance, eight at once, with a conflict', async ({ api }) => {
  const [buyer, seller] = [await api.as('buyer'), await api.as('growth')]
  const { rfqId } = await story(buyer, seller)
  const second = await (await buyer.get(`/api/rfq/${rfqId}`)).json()
  const [quote] = second.quotes
  const accept = () => buyer.post('/api/rfq/accept', { data: { rfqId, quoteId: quote.quoteId, quoteVersion: 1 } })
  const again = await Promise.all(Array.from({ length: 8 }, accept))
  expect(again.map((response) => response.status())).toEqual(Array.from({ length: 8 }, () => 409))
  await problemOf(again[0] as NonNullable<(typeof again)[0]>, 409, 'QUOTE_ALREADY_ACCEPTED')
})
