import type { OrderRecord } from '../present-order'

/**
 * The seller whom a buyer's message goes to unless the buyer chooses otherwise: that of the newest order. "" without an order, since then
 * the sellers are all alike.
 * @param orders the newest first
 */
export function awardedSeller(orders: readonly Pick<OrderRecord, 'status' | 'sellerId'>[]): string {
  return orders.find(({ status }) => status !== 'CANCELLED')?.sellerId ?? ''
}
