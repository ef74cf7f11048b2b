import {
  isClosedEnvelope,
  isLive,
  isOver,
  latest,
  NOT_FOUND,
  type OrderModel,
  type Person,
  type Read,
  type Reason,
  type RequestModel,
  remaining,
  type Seller,
  type StoredStatus,
  shownStatus,
  staleReasons,
  why,
} from './model'

/** Actions of the buyer or an admin on a request and its quotations. */

export type BuyerAction = 'COUNTER' | 'DECLINE_QUOTE' | 'PROVIDE_INFO' | 'CANCEL' | 'CLOSE' | 'REMOVE'

export interface ActCommand {
  action: BuyerAction
  /** The seller of the quotation; null: the action is on the request. */
  seller: Seller | null
  counter: { unitPrice?: number; offeredQuantity?: number }
  isFaulty: boolean
  /** Attach a file to the counter-offer or the reply to questions. */
  hasFile: boolean
  quoteVersion: 'right' | 'stale' | undefined
  read: Read
}

const COUNTERS_MAX = 6

/** The reasons to refuse the action; empty: it is allowed. */
export function whyNotAct(request: RequestModel, person: Person, command: ActCommand): Reason[] {
  const { action, seller, isFaulty, quoteVersion, read } = command
  // Only the buyer and admins see the request here.
  if (person !== 'admin' && person !== request.buyer) return NOT_FOUND
  if (isFaulty && action !== 'CANCEL' && action !== 'CLOSE') return [why(422, 'VALIDATION_FAILED')]
  const thread = seller === null ? undefined : request.threads.get(seller)
  const isNamed = seller !== null
  if (isNamed && person !== 'admin' && isClosedEnvelope(request)) return [why(409, 'RFQ_SEALED')]
  // A draft is visible only to its seller.
  if (isNamed && latest(thread) === undefined) return NOT_FOUND
  if ((action === 'REMOVE') !== (person === 'admin')) return [why(403, 'FORBIDDEN')]
  const status = shownStatus(person, request)
  const isActive = status === 'OPEN' || status === 'QUOTED' || status === 'PARTIALLY_AWARDED'
  const isAllowed = {
    COUNTER: isActive,
    DECLINE_QUOTE: isActive,
    PROVIDE_INFO: isActive,
    CANCEL: status === 'OPEN' || status === 'QUOTED' || status === 'EXPIRED',
    REMOVE: status === 'OPEN' || status === 'QUOTED' || status === 'EXPIRED',
    CLOSE: status === 'PARTIALLY_AWARDED' || status === 'AWARDED',
  }[action]
  const threadStates = action === 'COUNTER' ? ['SUBMITTED'] : ['SUBMITTED', 'COUNTERED']
  return [
    ...(isAllowed ? [] : [why(409, isOver(request) ? 'RFQ_CLOSED' : 'ACTION_NOT_POSSIBLE')]),
    ...(action === 'COUNTER' && request.isPast && !isOver(request) ? [why(409, 'RESPOND_BY_PASSED')] : []),
    ...(thread && !threadStates.includes(thread.status)
      ? [why(409, thread.status === 'ACCEPTED' ? 'QUOTE_ALREADY_ACCEPTED' : 'ACTION_NOT_POSSIBLE')]
      : []),
    ...(action === 'COUNTER' && thread && thread.counters >= COUNTERS_MAX ? [why(409, 'ACTION_NOT_POSSIBLE')] : []),
    ...(action === 'COUNTER' && latest(thread)?.lineType === 'NOT_AVAILABLE' ? [why(409, 'ACTION_NOT_POSSIBLE')] : []),
    ...(action === 'PROVIDE_INFO' && ![...request.participants.values()].some(({ hasOpenQuestion }) => hasOpenQuestion)
      ? [why(409, 'ACTION_NOT_POSSIBLE')]
      : []),
    ...(action === 'COUNTER' && (command.counter.offeredQuantity ?? 0) > remaining(request)
      ? [why(422, 'VALIDATION_FAILED')]
      : []),
    ...(thread && quoteVersion === 'stale' ? [why(409, 'QUOTE_VERSION_CHANGED')] : []),
    ...staleReasons(read),
  ]
}

/** Closes every open quotation. */
function settle(request: RequestModel, actorType: 'buyer' | 'admin'): void {
  for (const [seller, thread] of request.threads) {
    if (!isLive(thread)) continue
    thread.status = 'NOT_AWARDED'
    request.events.push({ type: 'QUOTE_NOT_AWARDED', actorType, seller, isOfQuote: true })
  }
}

export function act(request: RequestModel, command: ActCommand): number {
  const { action, seller } = command
  const actorType = action === 'REMOVE' ? 'admin' : 'buyer'
  const files = command.hasFile ? 1 : 0
  const thread = seller === null ? undefined : request.threads.get(seller)
  const end = (stored: StoredStatus): void => {
    request.stored = stored
    request.version += 1
    request.events.push({ type: `RFQ_${stored}`, actorType, seller: null, isOfQuote: false })
    settle(request, actorType)
  }
  switch (action) {
    case 'COUNTER':
      if (!thread) throw new Error('a counter-offer without a quotation')
      thread.status = 'COUNTERED'
      thread.counter = command.counter
      thread.counters += 1
      request.events.push({ type: 'COUNTER_OFFERED', actorType, seller, isOfQuote: true, files })
      break
    case 'DECLINE_QUOTE':
      if (!thread) throw new Error('a refusal without a quotation')
      thread.status = 'DECLINED'
      request.events.push({ type: 'QUOTE_DECLINED', actorType, seller, isOfQuote: true })
      break
    case 'PROVIDE_INFO':
      for (const [inquirer, participant] of request.participants) {
        if (!participant.hasOpenQuestion) continue
        participant.hasOpenQuestion = false
        request.events.push({ type: 'INFO_PROVIDED', actorType, seller: inquirer, isOfQuote: false, files })
      }
      break
    case 'CANCEL':
      end('CANCELLED')
      break
    case 'CLOSE':
      end('CLOSED')
      break
    case 'REMOVE':
      end('REMOVED')
      break
  }
  return 200
}

export interface AcceptCommand {
  seller: Seller
  /** Null: the offered quantity, up to what is not awarded yet. */
  quantity: number | null
  quoteVersion: 'right' | 'stale'
  read: Read
}

const awardOf = (request: RequestModel, { seller, quantity }: AcceptCommand): number =>
  quantity ?? Math.min(latest(request.threads.get(seller))?.offeredQuantity ?? 0, remaining(request))

export function whyNotAccept(request: RequestModel, person: Person, command: AcceptCommand): Reason[] {
  if (person !== 'admin' && person !== request.buyer) return NOT_FOUND
  const thread = request.threads.get(command.seller)
  const terms = latest(thread)
  if (person !== 'admin' && isClosedEnvelope(request)) {
    return [why(409, 'RFQ_SEALED'), ...(isOver(request) ? [why(409, 'RFQ_CLOSED'), ...NOT_FOUND] : [])]
  }
  if (!thread || !terms) return NOT_FOUND
  if (person === 'admin') return [why(403, 'FORBIDDEN')]
  const { status } = thread
  const award = awardOf(request, command)
  const isOffer = terms.lineType !== 'NOT_AVAILABLE'
  return [
    ...(request.stored === 'AWARDED' ? [why(409, 'RFQ_ALREADY_AWARDED')] : []),
    ...(isOver(request) && request.stored !== 'AWARDED' ? [why(409, 'RFQ_CLOSED')] : []),
    ...(isLive(thread) && isOffer
      ? []
      : [why(409, status === 'ACCEPTED' ? 'QUOTE_ALREADY_ACCEPTED' : 'QUOTE_NOT_ACCEPTABLE')]),
    ...(terms.isExpired && isLive(thread) ? [why(409, 'QUOTE_EXPIRED')] : []),
    ...(command.quoteVersion === 'stale' ? [why(409, 'QUOTE_VERSION_CHANGED')] : []),
    ...staleReasons(command.read),
    ...(award > remaining(request) ? [why(409, 'QUANTITY_EXCEEDS_RFQ')] : []),
    ...(isOffer && award > (terms.offeredQuantity ?? 0) ? [why(409, 'QUANTITY_EXCEEDS_OFFER')] : []),
  ]
}

export function accept(request: RequestModel, command: AcceptCommand, orderId: string): OrderModel {
  const { seller } = command
  const thread = request.threads.get(seller)
  const unitPrice = latest(thread)?.unitPrice
  if (!thread || typeof unitPrice !== 'number') throw new Error('an order without a price')
  const quantity = awardOf(request, command)
  request.awarded += quantity
  // The buyer's own counter-offer ends.
  if (thread.status === 'COUNTERED') {
    request.events.push({ type: 'COUNTER_WITHDRAWN', actorType: 'buyer', seller, isOfQuote: true })
  }
  thread.status = 'ACCEPTED'
  request.stored = remaining(request) === 0 ? 'AWARDED' : 'PARTIALLY_AWARDED'
  request.version += 1
  const order: OrderModel = { orderId, seller, quantity, unitPrice, status: 'CREATED', version: 1 }
  request.orders.push(order)
  request.events.push(
    { type: 'QUOTE_ACCEPTED', actorType: 'buyer', seller, isOfQuote: true },
    { type: 'ORDER_CREATED', actorType: 'buyer', seller, isOfQuote: true },
    { type: `RFQ_${request.stored}`, actorType: 'buyer', seller: null, isOfQuote: false },
  )
  if (request.stored === 'AWARDED') settle(request, 'buyer')
  return order
}

/** The actions that the buyer may be offered for a quotation, or for the request (null). */
export function possibleActions(request: RequestModel, seller: Seller | null): string[] {
  const read: Read = {}
  const base = { counter: {}, isFaulty: false, hasFile: false, quoteVersion: undefined, read }
  const isPossible = (action: BuyerAction) =>
    whyNotAct(request, request.buyer, { ...base, action, seller }).length === 0
  if (seller === null) return (['CANCEL', 'CLOSE'] as const).filter(isPossible)
  const accepts = whyNotAccept(request, request.buyer, { seller, quantity: null, quoteVersion: 'right', read })
  return [...(['COUNTER', 'DECLINE_QUOTE'] as const).filter(isPossible), ...(accepts.length === 0 ? ['ACCEPT'] : [])]
}
