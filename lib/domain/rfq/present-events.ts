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

export function presentEvent(event: RfqEvent) {
  const { id, rfqId, quoteId, sellerId, sequence, type, actorType, actorId, at } = event
  const { fromStatus, toStatus, quoteVersion } = event
  return {
    eventId: id,
    rfqId,
    quoteId: quoteId ?? '',
    /** Whose thread it belongs to; "": the whole request, which every seller sees. */
    sellerId: sellerId ?? '',
    sequence,
    type,
    actorType,
    actorId,
    at: at.toISOString(),
    fromStatus,
    toStatus,
    quoteVersion,
    message: event.message,
    data: event.data,
  }
}

export type EventRecord = ReturnType<typeof presentEvent>

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

/** The events this viewer may see: a seller those of the request and of their thread; the others all that are not sealed. */
export function presentEvents(
  rfq: Rfq,
  events: readonly RfqEvent[],
  asked: readonly Pick<AskedSeller, 'sellerId' | 'info'>[],
  viewer: Viewer,
  now: Date,
): EventRecord[] {
  return events
    .filter((event) =>
      viewer.party === 'seller'
        ? event.sellerId === null || event.sellerId === viewer.userId
        : !isEventSealed(rfq, event, asked, now),
    )
    .map((event) => presentEvent(withoutSealedFiles(rfq, event, viewer, now)))
}

/** The files of a seller are sealed with the request, whatever message they belong to. */
function withoutSealedFiles(rfq: Rfq, event: RfqEvent, viewer: Viewer, now: Date): RfqEvent {
  if (viewer.party === 'seller' || event.actorType !== 'seller' || !isSealedNow(rfq, now)) return event
  const { attachments: _hidden, ...data } = event.data
  return { ...event, data }
}
