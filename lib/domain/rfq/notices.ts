import type { Notice } from '@/lib/domain/notification/notice'
import { isEventSealed, type RfqEvent } from './present-events'
import { requestTitle } from './requests/request-title'
import type { AskedSeller, Rfq } from './rfq'

/** The title of each event's notification, which names who did it or which order; other types are not notified. */
const TITLES: Readonly<Record<string, string>> = {
  RFQ_CREATED: 'New request from {who}',
  RFQ_DECLINED: '{who} declined your request',
  RFQ_CANCELLED: 'A request was cancelled',
  RFQ_CLOSED: 'A request was closed',
  RFQ_REMOVED: 'A request was removed by the marketplace',
  NOTE: 'Message from {who}',
  INFO_REQUESTED: 'Question from {who}',
  INFO_PROVIDED: '{who} answered your question',
  QUOTE_SUBMITTED: 'New quotation from {who}',
  QUOTE_REVISED: 'Changed quotation from {who}',
  QUOTE_WITHDRAWN: '{who} withdrew the quotation',
  QUOTE_DECLINED: 'Your quotation was declined',
  QUOTE_NOT_AWARDED: 'Your quotation was not awarded',
  COUNTER_OFFERED: 'Counter-offer from {who}',
  COUNTER_ACCEPTED: 'Your counter-offer was accepted',
  COUNTER_DECLINED: 'Your counter-offer was declined',
  QUOTE_ACCEPTED: '{who} accepted your quotation',
  ORDER_CONFIRMED: 'Order {number} was confirmed',
  ORDER_IN_PRODUCTION: 'Order {number} is in production',
  ORDER_DISPATCHED: 'Order {number} was dispatched',
  ORDER_DELIVERED: 'Order {number} was marked delivered',
  ORDER_COMPLETED: 'Order {number} was completed',
  ORDER_CANCELLED: 'Order {number} was cancelled by {who}',
  ORDER_MESSAGE: 'Message from {who} on order {number}',
}

/**
 * A sealed event shows neither its sender nor its details, only that a quotation or a message arrived; a refusal is not
 * shown at all.
 */
const SEALED_ANSWER = { type: 'SEALED_ANSWER', title: 'You received a quotation, sealed until the response time ends' }
const SEALED_CHANGE = { type: 'SEALED_ANSWER', title: 'Something changed in the sealed quotations' }
const SEALED_MESSAGE = { type: 'SEALED_MESSAGE', title: 'You received a message, sealed until the response time ends' }

function newsOf(event: RfqEvent, who: string, isSealed: boolean): Pick<Notice, 'type' | 'title'> | null {
  const title = TITLES[event.type]
  if (title === undefined) return null
  // Not a replacement text: a company's name may contain "$&".
  if (!isSealed)
    return { type: event.type, title: title.replace('{number}', () => numberOf(event)).replace('{who}', () => who) }
  if (event.type === 'RFQ_DECLINED') return null
  if (event.type === 'NOTE') return SEALED_MESSAGE
  return event.type === 'QUOTE_SUBMITTED' ? SEALED_ANSWER : SEALED_CHANGE
}

/** The number of the order that it is about. */
function numberOf({ data: { orderNumber } }: RfqEvent): string {
  return typeof orderNumber === 'string' ? orderNumber : ''
}

/** A seller who was asked; of those who only receive notices, the name is not needed. */
export type NotifiedSeller = Pick<AskedSeller, 'sellerId' | 'info'> & Partial<Pick<AskedSeller, 'shown'>>

/**
 * Who is notified: the buyer of what sellers do, the seller (or all who were asked) of what the buyer does, never the
 * actor.
 * @param orderedQuantity of the order that the events are about
 */
export function noticesOf(
  rfq: Rfq,
  events: readonly RfqEvent[],
  asked: readonly NotifiedSeller[],
  now: Date,
  orderedQuantity?: number,
): Notice[] {
  return events.flatMap((event) => {
    const isOfSeller = event.actorType === 'seller'
    const news = newsOf(event, companyOf(event, rfq, asked), isOfSeller && isEventSealed(rfq, event, asked, now))
    if (news === null) return []
    const receivers = isOfSeller ? [rfq.buyerId] : sellersOf(event, rfq, asked)
    const orderId = event.data.orderId
    const isOrder = event.type.startsWith('ORDER_') && typeof orderId === 'string'
    // Who was not awarded does not learn what was ordered.
    const isOfOrder = isOrder || event.type === 'QUOTE_ACCEPTED'
    const name = requestTitle(rfq, isOfOrder ? orderedQuantity : undefined)
    return receivers
      .filter((userId) => userId !== event.actorId)
      .map((userId) => ({
        userId,
        ...news,
        body: name,
        link: isOrder ? `/orders/${orderId}` : `/rfq/${rfq.rfqId}`,
        subject: isOrder ? { type: 'order' as const, id: orderId } : { type: 'rfq' as const, id: rfq.rfqId },
      }))
  })
}

function companyOf({ actorType, sellerId }: RfqEvent, rfq: Rfq, asked: readonly NotifiedSeller[]): string {
  if (actorType === 'admin') return 'the marketplace'
  if (actorType !== 'seller') return rfq.companyName
  return asked.find((seller) => seller.sellerId === sellerId)?.shown?.companyName ?? 'a seller'
}

function sellersOf(event: RfqEvent, rfq: Rfq, asked: readonly Pick<AskedSeller, 'sellerId'>[]): string[] {
  if (event.sellerId !== null) return [event.sellerId]
  const sellers = asked.map(({ sellerId }) => sellerId)
  return event.actorType === 'admin' ? [rfq.buyerId, ...sellers] : sellers
}
