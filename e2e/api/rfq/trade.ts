import type { Client } from '../../trust/client'
import { must } from '../../trust/client'

/** Parts of a trade that several specs begin with. */

export async function sellerIdOf(seller: Client): Promise<string> {
  const status = must(await seller.get('/api/trade-core/seller-subscription/status'), 200)
  return status.json<{ selectedSellerAccess: { sellerId: string } }>().selectedSellerAccess.sellerId
}

const daysAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** A whole offer. */
export function offer(rfqId: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    rfqId,
    action: 'SUBMIT',
    lineType: 'OFFER',
    unitPrice: 285,
    currency: 'INR',
    priceUom: 'kg',
    offeredQuantity: 500,
    leadTimeDays: 7,
    validUntil: daysAhead(30),
    ...changes,
  }
}

export async function newRequest(
  buyer: Client,
  sellers: readonly Client[],
  changes: Record<string, unknown> = {},
): Promise<string> {
  const sellerIds = await Promise.all(sellers.map(sellerIdOf))
  const body = { moduleKey: 'yarn', sellerIds, quantity: 500, uom: 'kg', ...changes }
  const created = must(await buyer.post('/api/rfq/create', body), 201)
  return created.json<{ rfq: { rfqId: string } }>().rfq.rfqId
}

export async function newQuotation(
  seller: Client,
  rfqId: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const answered = must(await seller.post('/api/rfq/respond', offer(rfqId, changes)), 201)
  return answered.json<{ quote: { quoteId: string } }>().quote.quoteId
}

export async function newOrder(buyer: Client, rfqId: string, quoteId: string, quantity?: number): Promise<string> {
  const body = { rfqId, quoteId, quoteVersion: 1, ...(quantity === undefined ? {} : { quantity }) }
  const accepted = must(await buyer.post('/api/rfq/accept', body), 201)
  return accepted.json<{ order: { orderId: string } }>().order.orderId
}
