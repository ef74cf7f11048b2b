import { quotationBody } from '../../demo'
import type { Client } from '../../trust/client'
import { must } from '../../trust/client'
import { sellerIdOf } from '../../trust/fixtures'

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

/** An enquiry of two lines, each to all of these sellers. */
export async function newEnquiry(buyer: Client, sellers: readonly Client[]): Promise<string> {
  const sellerIds = await Promise.all(sellers.map(sellerIdOf))
  const line = { moduleKey: 'yarn', sellerIds, quantity: 500, uom: 'kg' }
  const created = must(await buyer.post('/api/rfq/enquiries', { lines: [line, line] }), 201)
  return created.json<{ enquiry: { enquiryId: string } }>().enquiry.enquiryId
}

export async function newQuotation(
  seller: Client,
  rfqId: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const quoted = must(await seller.post('/api/rfq/respond', quotationBody(rfqId, changes)), 201)
  return quoted.json<{ quote: { quoteId: string } }>().quote.quoteId
}

export async function newOrder(buyer: Client, rfqId: string, quoteId: string, quantity?: number): Promise<string> {
  const body = { rfqId, quoteId, quoteVersion: 1, ...(quantity === undefined ? {} : { quantity }) }
  const accepted = must(await buyer.post('/api/rfq/accept', body), 201)
  return accepted.json<{ order: { orderId: string } }>().order.orderId
}
