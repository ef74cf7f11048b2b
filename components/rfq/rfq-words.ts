import type { Tone } from '@/components/ui/tone'
import type { OrderStatus } from '@/lib/domain/rfq/orders/order'
import type { QuoteStatus, RfqStatus } from '@/lib/domain/rfq/states'

export const RFQ_TONES: Record<RfqStatus, Tone> = {
  OPEN: 'accent',
  QUOTED: 'accent',
  PARTIALLY_AWARDED: 'meet',
  AWARDED: 'meet',
  CLOSED: 'neutral',
  CANCELLED: 'neutral',
  REMOVED: 'block',
  EXPIRED: 'warn',
}

export const QUOTE_TONES: Record<QuoteStatus, Tone> = {
  DRAFT: 'neutral',
  SUBMITTED: 'accent',
  COUNTERED: 'warn',
  ACCEPTED: 'meet',
  WITHDRAWN: 'neutral',
  DECLINED: 'block',
  NOT_AWARDED: 'neutral',
  EXPIRED: 'warn',
}

export const ORDER_TONES: Record<OrderStatus, Tone> = {
  CREATED: 'accent',
  CONFIRMED: 'accent',
  IN_PRODUCTION: 'accent',
  DISPATCHED: 'accent',
  DELIVERED: 'meet',
  COMPLETED: 'meet',
  CANCELLED: 'block',
}

export const ORDER_WORDS: Record<OrderStatus, string> = {
  CREATED: 'Created',
  CONFIRMED: 'Confirmed',
  IN_PRODUCTION: 'In production',
  DISPATCHED: 'Dispatched',
  DELIVERED: 'Delivered',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}

/** The button that moves an order to each status. */
export const ORDER_VERBS: Record<OrderStatus, string> = {
  CREATED: 'Create',
  CONFIRMED: 'Confirm order',
  IN_PRODUCTION: 'Start production',
  DISPATCHED: 'Mark dispatched',
  DELIVERED: 'Goods received',
  COMPLETED: 'Complete',
  CANCELLED: 'Cancel order',
}
