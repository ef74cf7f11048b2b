import type { Tone } from '@/components/ui/tone'
import type { OrderStatus } from '@/lib/domain/rfq/order'
import type { QuoteStatus, RfqStatus, RfqStoredStatus } from '@/lib/domain/rfq/states'

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

/** What moving an order there is called on a button. */
export const ORDER_VERBS: Record<OrderStatus, string> = {
  CREATED: 'Create',
  CONFIRMED: 'Confirm order',
  IN_PRODUCTION: 'Start production',
  DISPATCHED: 'Mark dispatched',
  DELIVERED: 'Goods received',
  COMPLETED: 'Complete',
  CANCELLED: 'Cancel order',
}

/** Every state that a request or an order is put in makes an event of that name. */
type StateEvent = `RFQ_${Exclude<RfqStoredStatus, 'OPEN'>}` | `ORDER_${OrderStatus}`

const STATE_EVENT_WORDS: Record<StateEvent, string> = {
  RFQ_PARTIALLY_AWARDED: 'awarded a part of the quantity',
  RFQ_AWARDED: 'awarded the whole quantity',
  RFQ_CANCELLED: 'cancelled the request',
  RFQ_CLOSED: 'closed the request',
  RFQ_REMOVED: 'removed the request',
  ORDER_CREATED: 'placed the order',
  ORDER_CONFIRMED: 'confirmed the order',
  ORDER_IN_PRODUCTION: 'started production',
  ORDER_DISPATCHED: 'dispatched the goods',
  ORDER_DELIVERED: 'received the goods',
  ORDER_COMPLETED: 'completed the order',
  ORDER_CANCELLED: 'cancelled the order',
}

const EVENT_WORDS: Record<string, string> = {
  ...STATE_EVENT_WORDS,
  RFQ_CREATED: 'asked for quotations',
  RFQ_VIEWED: 'looked at the request',
  VIEWED: 'looked at the request',
  INFO_REQUESTED: 'asked a question',
  INFO_PROVIDED: 'answered the question',
  QUOTE_SUBMITTED: 'sent a quotation',
  QUOTE_REVISED: 'sent a new version',
  COUNTER_OFFERED: 'made a counter-offer',
  COUNTER_ACCEPTED: 'accepted the counter-offer',
  COUNTER_WITHDRAWN: 'took back the counter-offer',
  COUNTER_DECLINED: 'did not take the counter-offer',
  QUOTE_WITHDRAWN: 'withdrew the quotation',
  QUOTE_DECLINED: 'declined the quotation',
  RFQ_DECLINED: 'declined to quote',
  QUOTE_ACCEPTED: 'accepted the quotation',
  QUOTE_NOT_AWARDED: 'awarded to others',
  NOTE: 'wrote',
}

/** What an event says of its actor: "sent a quotation". */
export function eventWords(type: string): string {
  return EVENT_WORDS[type] ?? type.toLowerCase().replaceAll('_', ' ')
}
