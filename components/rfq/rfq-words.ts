import type { Tone } from '@/components/ui/tone'
import type { Role } from '@/lib/domain/actor'
import { ORDER_STATUSES, type OrderStatus } from '@/lib/domain/rfq/orders/order'
import {
  buyerQuoteStatus,
  buyerStatus,
  type QuoteStatus,
  RFQ_STATUSES,
  type RfqStatus,
  sellerStatus,
} from '@/lib/domain/rfq/states'

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

/** The tone of a request for a seller: that of their own quotation. An award without one is no success of theirs. */
export function sellerTone(status: RfqStatus, quoteStatus: string): Tone {
  if (isQuoteStatus(quoteStatus)) return QUOTE_TONES[quoteStatus]
  return RFQ_TONES[status] === 'meet' ? 'neutral' : RFQ_TONES[status]
}

/** What a seller reads of a request: who won a part sees that the rest is still open. */
export function sellerWords(
  { status, sellerStatus: words }: { status: RfqStatus; sellerStatus: string },
  quoteStatus: string,
): string {
  return status === 'PARTIALLY_AWARDED' && quoteStatus === 'ACCEPTED' ? 'Won in part, the rest is open' : words
}

function isQuoteStatus(status: string): status is QuoteStatus {
  return Object.hasOwn(QUOTE_TONES, status)
}

/** The state of a record among those that changed last, as this side of the trade reads it. */
export function statusWords(status: string, kind: 'request' | 'quotation' | 'order' | 'listing', role: Role): string {
  if (kind === 'order' && isOneOf(ORDER_STATUSES, status)) return ORDER_WORDS[status]
  if (kind === 'request' && isOneOf(RFQ_STATUSES, status)) {
    if (status === 'QUOTED') return 'Quoted'
    // To a seller who has not quoted it is as open as a new one: as a status it has its own words.
    if (status === 'PARTIALLY_AWARDED') return buyerStatus(status, 0)
    return role === 'seller' ? sellerStatus(status, null, false) : buyerStatus(status, 0)
  }
  if (kind === 'quotation' && isQuoteStatus(status)) {
    if (role === 'seller') return sellerStatus('OPEN', status, false)
    // An admin decides nothing.
    return role === 'admin' && status === 'SUBMITTED' ? 'Waiting for the buyer' : buyerQuoteStatus(status)
  }
  const words = status.toLowerCase().replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function isOneOf<T extends string>(all: readonly T[], one: string): one is T {
  return all.some((known) => known === one)
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
