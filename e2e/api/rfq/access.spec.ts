import type { APIRequestContext } from '@playwright/test'
import { quotationBody } from '../../demo'
import { expect, test } from '../../fixtures'

/** Creates a request, a quotation and an order. */
async function newDeal(buyer: APIRequestContext, seller: APIRequestContext) {
  const me = await (await seller.get('/api/trade-core/seller-subscription/status')).json()
  const created = await buyer.post('/api/rfq/create', {
    data: { moduleKey: 'yarn', sellerIds: [me.selectedSellerAccess.sellerId], quantity: 500, uom: 'kg' },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { rfq } = await created.json()
  const quoted = await seller.post('/api/rfq/respond', { data: quotationBody(rfq.rfqId) })
  expect(quoted.status(), await quoted.text()).toBe(201)
  const { quote } = await quoted.json()
  const accepted = await buyer.post('/api/rfq/accept', {
    data: { rfqId: rfq.rfqId, quoteId: quote.quoteId, quoteVersion: 1, quantity: 200 },
  })
  expect(accepted.status(), await accepted.text()).toBe(201)
  const { order } = await accepted.json()
  return { rfqId: rfq.rfqId as string, orderId: order.orderId as string, quoteId: quote.quoteId as string }
}

test('the parties of a trade read their records with an ETag', async ({ api }) => {
  const [buyer, seller, admin] = [await api.as('buyer'), await api.as('growth'), await api.as('admin')]
  const deal = await newDeal(buyer, seller)
  for (const context of [buyer, seller, admin]) {
    for (const path of [`/api/rfq/${deal.rfqId}`, `/api/trade-core/orders/${deal.orderId}`]) {
      const response = await context.get(path)
      expect(response.status(), await response.text()).toBe(200)
      const { etag } = response.headers()
      expect(etag).toMatch(/^"\d+/)
      const again = await context.get(path, { headers: { 'if-none-match': etag ?? '' } })
      expect(again.status(), path).toBe(304)
    }
  }
  const mine = await (await buyer.get('/api/rfq/mine?as=buyer&limit=2')).json()
  expect(mine.rfqs[0].rfqId).toBe(deal.rfqId)
  expect(mine.page).toMatchObject({ limit: 2, total: expect.any(Number) })
  const orders = await (await seller.get('/api/trade-core/orders/mine?as=seller')).json()
  expect(orders.orders[0]).toMatchObject({
    orderId: deal.orderId,
    checkout: { state: 'PENDING', executionState: 'OFF' },
  })
  const compared = await (await buyer.get(`/api/rfq/compare/${deal.rfqId}?quantity=100`)).json()
  expect(compared).toMatchObject({ ok: true, basis: { quantity: 100 }, totals: [{ unitPriceNormalized: 285 }] })
  const dashboard = await (await buyer.get('/api/trade-core/erp/marketplace/readback-dashboard')).json()
  expect(dashboard.stages.map(({ stage }: { stage: string }) => stage)).toHaveLength(10)
  const status = await (await seller.get('/api/trade-core/seller-subscription/status')).json()
  expect(status.marketplaceCommercialFlowProof.buyerSellerMarketplaceCommercialFlowReady).toBe(true)
})

test('quotations with and without GST are compared without it', async ({ api }) => {
  const [buyer, growth, all] = [await api.as('buyer'), await api.as('growth'), await api.as('all')]
  const sellerIds = await Promise.all(
    [growth, all].map(async (seller) => {
      const status = await (await seller.get('/api/trade-core/seller-subscription/status')).json()
      return status.selectedSellerAccess.sellerId
    }),
  )
  const data = { moduleKey: 'yarn', sellerIds, quantity: 500, uom: 'kg' }
  const { rfq } = await (await buyer.post('/api/rfq/create', { data })).json()
  const quote = async (seller: APIRequestContext, terms: Record<string, unknown>) => {
    const quoted = await seller.post('/api/rfq/respond', { data: quotationBody(rfq.rfqId, terms) })
    expect(quoted.status(), await quoted.text()).toBe(201)
    return (await quoted.json()).quote.quoteId as string
  }
  const plain = await quote(growth, { unitPrice: 275, taxIncluded: false })
  const taxed = await quote(all, { unitPrice: 281, taxIncluded: true })
  const compared = await (await buyer.get(`/api/rfq/compare/${rfq.rfqId}`)).json()
  const figures = compared.totals.map(({ quoteId, unitPriceNormalized, taxTaken }: Record<string, unknown>) => [
    quoteId,
    unitPriceNormalized,
    taxTaken,
  ])
  expect(figures.sort()).toEqual(
    [
      [plain, 275, undefined],
      [taxed, 267.619, 5],
    ].sort(),
  )
  expect(compared.ranking[0]).toMatchObject({ metric: 'unitPrice', order: [taxed, plain] })
})
