/** A buyer asks, a seller answers, the buyer compares and accepts. No money moves. TOKEN: a buyer's; SELLER_TOKEN: a seller's. */
import { call, setting } from './client.js'

const buyer = setting('TOKEN')
const seller = setting('SELLER_TOKEN')
const DAY_MS = 24 * 60 * 60 * 1000

const { body: me } = await call<{ selectedSellerAccess: { sellerId: string } }>(
  'GET',
  '/api/trade-core/seller-subscription/status',
  { token: seller },
)

const { body: asked } = await call<{ rfq: { rfqId: string } }>('POST', '/api/rfq/create', {
  token: buyer,
  body: {
    moduleKey: 'yarn',
    sellerIds: [me.selectedSellerAccess.sellerId],
    quantity: 500,
    uom: 'kg',
    deliveryLocation: 'Tiruppur',
    requirements: [{ field: 'count', op: '=', value: '30s' }],
  },
})
const { rfqId } = asked.rfq
console.log(`asked: ${rfqId}`)

const { body: answered } = await call<{ quote: { quoteId: string; version: number } }>('POST', '/api/rfq/respond', {
  token: seller,
  body: {
    rfqId,
    action: 'SUBMIT',
    unitPrice: 285,
    currency: 'INR',
    priceUom: 'kg',
    offeredQuantity: 500,
    leadTimeDays: 7,
    validUntil: new Date(Date.now() + 30 * DAY_MS).toISOString(),
    pdcSlabs: [{ days: 30, price: 289.2 }],
    specResponses: [{ field: 'count', offered: '30s' }],
  },
})
console.log(`answered: ${answered.quote.quoteId}, version ${answered.quote.version}`)

const { body: compared } = await call<{
  totals: { quoteId: string; unitPriceNormalized: number | null; cashEquivalent: { unitPrice: number } | null }[]
}>('GET', `/api/rfq/compare/${rfqId}?quantity=500&currency=INR`, { token: buyer })
for (const { quoteId, unitPriceNormalized, cashEquivalent } of compared.totals) {
  console.log(`- ${quoteId}: ${unitPriceNormalized} INR per kg, ${cashEquivalent?.unitPrice ?? '?'} as cash equivalent`)
}

// quoteVersion: exactly what was compared is accepted, or nothing.
const { quoteId, version: quoteVersion } = answered.quote
const { body: accepted } = await call<{ order: { orderNumber: string; total: number; currency: string } }>(
  'POST',
  '/api/rfq/accept',
  { token: buyer, body: { rfqId, quoteId, quoteVersion, poReference: 'PO-7781' } },
)
const { orderNumber, total, currency } = accepted.order
console.log(`ordered: ${orderNumber}, ${total} ${currency}`)
