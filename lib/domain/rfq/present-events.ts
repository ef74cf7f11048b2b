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
    /** Whose thread it belongs to; "": the whole request, told to every seller alike. */
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
 * Whether an event is in the envelope to everybody but its seller: a quotation, and whatever a seller does but ask. Who has asked is known,
 * and may be read until he answers; that he declines is an answer too.
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

/** The events this viewer may see: a seller those of the request and of his thread; the others none that is sealed. */
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

/** What a seller hands over while the request is sealed is in the envelope, whatever message it hangs on. */
function withoutSealedFiles(rfq: Rfq, event: RfqEvent, viewer: Viewer, now: Date): RfqEvent {
  if (viewer.party === 'seller' || event.actorType !== 'seller' || !isSealedNow(rfq, now)) return event
  const { attachments: _hidden, ...data } = event.data
  return { ...event, data }
}
