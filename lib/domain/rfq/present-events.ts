import { ORDER_MESSAGE } from './orders/order-message'
import { type SellerOfRequest, sellerFor } from './quotations/shown-seller'
import type { AskedSeller, Rfq } from './rfq'
import { isSealedNow, type Viewer } from './states'

/** A stored event, as far as it is shown (reference 6.11). */
export interface RfqEvent {
  id: string
  rfqId: string
  quoteId: string | null
  sellerId: string | null
  sequence: number
  type: string
  actorType: string
  actorId: string
  at: Date
  fromStatus: string
  toStatus: string
  quoteVersion: number
  message: string
  data: Record<string, unknown>
}

/** Who reads events of a request, and when. */
export interface EventReading {
  rfq: Rfq
  asked: readonly (SellerOfRequest & Pick<AskedSeller, 'info'>)[]
  viewer: Viewer
  now: Date
}

type EventHead = Pick<RfqEvent, 'id' | 'actorType' | 'quoteId' | 'sellerId' | 'type'>

/**
 * Whether only its seller may see an event: a quotation is sealed, and all that a seller does except a question. A
 * seller who has asked is known, and their events can be read until they quote or decline.
 */
export function isEventSealed(
  rfq: Rfq,
  event: Pick<RfqEvent, 'actorType' | 'quoteId' | 'sellerId' | 'type'>,
  asked: readonly Pick<AskedSeller, 'sellerId' | 'info'>[],
  now: Date,
): boolean {
  if (!isSealedNow(rfq, now)) return false
  if (event.quoteId !== null) return true
  if (event.actorType !== 'seller' || event.type === 'INFO_REQUESTED') return false
  const isKnown = asked.some(({ sellerId, info }) => sellerId === event.sellerId && info !== 'NONE')
  return !isKnown || event.type === 'RFQ_DECLINED'
}

/** A seller may read the events of the request and of their thread; the others all that are not sealed. */
function mayReadEvent({ rfq, asked, viewer, now }: EventReading, event: EventHead): boolean {
  // Messages on an order are between its two parties.
  if (event.type === ORDER_MESSAGE && viewer.party === 'admin') return false
  if (viewer.party === 'seller') return event.sellerId === null || event.sellerId === viewer.userId
  return !isEventSealed(rfq, event, asked, now)
}

/**
 * The numbers of the events that this reader may see, in order: 1, 2, 3 for each reader, since a gap would tell them of an event
 * that they may not see.
 * @param heads all events of the request in order
 */
export function numberEvents(reading: EventReading, heads: readonly EventHead[]): Map<string, number> {
  return new Map(heads.filter((head) => mayReadEvent(reading, head)).map(({ id }, index) => [id, index + 1]))
}

/** Those of the events that this reader may see, by their numbers. */
export function presentEvents(
  reading: EventReading,
  events: readonly RfqEvent[],
  numbers: ReadonlyMap<string, number>,
): EventRecord[] {
  return events.flatMap((event) => {
    const sequence = numbers.get(event.id)
    return sequence === undefined ? [] : [presentEvent(reading, event, sequence)]
  })
}

function presentEvent(reading: EventReading, event: RfqEvent, sequence: number) {
  const { id, rfqId, quoteId, sellerId, type, actorType, actorId, at, quoteVersion, message } = event
  return {
    eventId: id,
    rfqId,
    quoteId: quoteId ?? '',
    /** Whose thread it belongs to; "": the whole request, which every seller sees. */
    sellerId: sellerId === null ? '' : shownId(reading, sellerId),
    sequence,
    type,
    actorType,
    actorId: actorType === 'seller' ? shownId(reading, actorId) : actorId,
    at: at.toISOString(),
    fromStatus: shownStatus(reading, event.fromStatus),
    toStatus: shownStatus(reading, event.toStatus),
    quoteVersion,
    message,
    data: shownData(reading, event),
  }
}

export type EventRecord = ReturnType<typeof presentEvent>

/** The id by which this reader knows a seller. */
function shownId({ asked, viewer }: EventReading, sellerId: string): string {
  const seller = asked.find((one) => one.sellerId === sellerId)
  return seller ? sellerFor(viewer, seller).sellerId : sellerId
}

/** QUOTED and EXPIRED say whether anyone had quoted: the seller of a sealed request reads the stored state. */
function shownStatus({ rfq, viewer }: EventReading, status: string): string {
  const isDerived = status === 'QUOTED' || status === 'EXPIRED'
  return isDerived && rfq.isSealed && viewer.party === 'seller' ? 'OPEN' : status
}

/** The files of a seller are sealed with the request, whatever message they belong to. */
function shownData({ rfq, viewer, now }: EventReading, { actorType, data }: RfqEvent): Record<string, unknown> {
  if (viewer.party === 'seller' || actorType !== 'seller' || !isSealedNow(rfq, now)) return data
  const { attachments: _hidden, ...shown } = data
  return shown
}
