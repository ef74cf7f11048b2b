import type { Notice } from '@/lib/domain/notification/notice'
import { isEventSealed, type RfqEvent } from './present'
import { requestTitle } from './requests/request-title'
import type { AskedSeller, Rfq } from './rfq'

/** What the other side is told of each event; a type that is not here is nobody's news. */
const TITLES: Readonly<Record<string, string>> = {
  RFQ_CREATED: 'You are asked for a quotation',
  RFQ_DECLINED: 'A seller declined your request',
  RFQ_CANCELLED: 'A request was cancelled',
  RFQ_CLOSED: 'A request was closed',
  RFQ_REMOVED: 'A request was removed by the marketplace',
  NOTE: 'A message on a request',
  INFO_REQUESTED: 'A seller has a question',
  INFO_PROVIDED: 'The buyer answered your question',
  QUOTE_SUBMITTED: 'A quotation came in',
  QUOTE_REVISED: 'A quotation was revised',
  QUOTE_WITHDRAWN: 'A quotation was withdrawn',
  QUOTE_DECLINED: 'Your quotation was declined',
  QUOTE_NOT_AWARDED: 'Your quotation was not awarded',
  COUNTER_OFFERED: 'The buyer made a counter-offer',
  COUNTER_ACCEPTED: 'Your counter-offer was accepted',
  COUNTER_DECLINED: 'Your counter-offer was declined',
  QUOTE_ACCEPTED: 'Your quotation was accepted',
  ORDER_CONFIRMED: 'Your order was confirmed',
  ORDER_IN_PRODUCTION: 'Your order is in production',
  ORDER_DISPATCHED: 'Your order was dispatched',
  ORDER_DELIVERED: 'An order was marked delivered',
  ORDER_COMPLETED: 'An order was completed',
  ORDER_CANCELLED: 'An order was cancelled',
}

/** Words of the buyer that all sellers read alike. */
const CLARIFICATION_TITLE = 'The buyer wrote to every seller'
/** What is sealed is told without its sender and its kind: that an answer or a message came, no more; of a refusal nothing. */
const SEALED_ANSWER = { type: 'SEALED_ANSWER', title: 'An answer came in, sealed until the time is over' }
const SEALED_MESSAGE = { type: 'SEALED_MESSAGE', title: 'A message came in, sealed until the time is over' }

function toldOf(event: RfqEvent, isSealed: boolean): Pick<Notice, 'type' | 'title'> | null {
  const title = TITLES[event.type]
  if (title === undefined) return null
  if (!isSealed) return { type: event.type, title }
  if (event.type === 'RFQ_DECLINED') return null
  return event.type === 'NOTE' ? SEALED_MESSAGE : SEALED_ANSWER
}

/** Who is told what: the buyer of what sellers do, the seller (or all who were asked) of what the buyer does, never the doer himself. */
export function noticesOf(
  rfq: Rfq,
  events: readonly RfqEvent[],
  asked: readonly Pick<AskedSeller, 'sellerId' | 'info'>[],
  now: Date,
): Notice[] {
  return events.flatMap((event) => {
    const isOfSeller = event.actorType === 'seller'
    const news = isToEverybody(event, rfq, asked)
      ? { type: event.type, title: CLARIFICATION_TITLE }
      : toldOf(event, isOfSeller && isEventSealed(rfq, event, asked, now))
    if (news === null) return []
    const told = isOfSeller ? [rfq.buyerId] : tellsSellers(event, rfq, asked)
    const orderId = event.data.orderId
    const isOrder = event.type.startsWith('ORDER_') && typeof orderId === 'string'
    const name = requestTitle(rfq)
    return told
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

function isToEverybody({ type, actorType, sellerId }: RfqEvent, rfq: Rfq, asked: readonly unknown[]): boolean {
  return type === 'NOTE' && actorType === 'buyer' && sellerId === null && (rfq.isOpenPool || asked.length > 1)
}

function tellsSellers(event: RfqEvent, rfq: Rfq, asked: readonly Pick<AskedSeller, 'sellerId'>[]): string[] {
  if (event.sellerId !== null) return [event.sellerId]
  const sellers = asked.map(({ sellerId }) => sellerId)
  return event.actorType === 'admin' ? [rfq.buyerId, ...sellers] : sellers
}
