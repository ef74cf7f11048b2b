import type { OrderStatus } from './orders/order'
import { ORDER_MESSAGE } from './orders/order-message'
import type { RfqStoredStatus } from './states'

/** Every stored state of a request or an order has an event of that name. */
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

/** The words for each event of a request, after its actor. */
export const RFQ_EVENT_WORDS: Readonly<Record<string, string>> = {
  ...STATE_EVENT_WORDS,
  RFQ_CREATED: 'asked for quotations',
  VIEWED: 'looked at the request',
  INFO_REQUESTED: 'asked a question',
  INFO_PROVIDED: 'answered the question',
  QUOTE_SUBMITTED: 'sent a quotation',
  QUOTE_REVISED: 'sent a new version',
  COUNTER_OFFERED: 'made a counter-offer',
  COUNTER_ACCEPTED: 'accepted the counter-offer',
  COUNTER_WITHDRAWN: 'withdrew the counter-offer',
  COUNTER_DECLINED: 'declined the counter-offer',
  QUOTE_WITHDRAWN: 'withdrew the quotation',
  QUOTE_DECLINED: 'declined the quotation',
  RFQ_DECLINED: 'declined to quote',
  QUOTE_ACCEPTED: 'accepted the quotation',
  QUOTE_NOT_AWARDED: 'ended the quotation',
  NOTE: 'sent a message',
  [ORDER_MESSAGE]: 'sent a message about the order',
}

/** What joins the words of an event to the seller of its thread, where another party did it. */
const SELLER_AFTER: Readonly<Record<string, 'of' | 'to' | 'with'>> = {
  NOTE: 'to',
  INFO_PROVIDED: 'of',
  COUNTER_OFFERED: 'to',
  COUNTER_WITHDRAWN: 'to',
  QUOTE_ACCEPTED: 'of',
  QUOTE_DECLINED: 'of',
  QUOTE_NOT_AWARDED: 'of',
  ORDER_CREATED: 'with',
  ORDER_DELIVERED: 'of',
  ORDER_COMPLETED: 'with',
  ORDER_CANCELLED: 'with',
  [ORDER_MESSAGE]: 'with',
}

/**
 * Whose quotation or order the buyer's event is about, after its words: " of Noyyal Yarns". A request has a thread for each seller.
 * @param seller the company of the thread; "": the event is about the whole request
 */
export function eventSeller({ type, actorType }: { type: string; actorType: string }, seller: string): string {
  if (actorType === 'seller') return ''
  if (seller === '') return type === 'NOTE' ? ' to all sellers' : ''
  const joint = SELLER_AFTER[type]
  return joint ? ` ${joint} ${seller}` : ''
}

/** The words of an event, after its actor: "sent a quotation". */
export function eventWords(type: string): string {
  return RFQ_EVENT_WORDS[type] ?? type.toLowerCase().replaceAll('_', ' ')
}
