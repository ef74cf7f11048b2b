import type { RfqRecord } from '../present'
import type { OrderRecord } from '../present-order'

/** The one seller to whom a whole request was awarded; "" while it is open or when several share it. */
export function awardedSeller(
  { status }: Pick<RfqRecord, 'status'>,
  orders: readonly Pick<OrderRecord, 'status' | 'sellerId'>[],
): string {
  const sellers = new Set(orders.filter((order) => order.status !== 'CANCELLED').map(({ sellerId }) => sellerId))
  const [only = ''] = sellers
  return (status === 'AWARDED' || status === 'CLOSED') && sellers.size === 1 ? only : ''
}
