/**
 * What the trade of quotations should do, told a second time: requests, threads, versions, counter-offers, orders and events as the contract
 * has them, written without a look at lib/domain. machine.spec.ts holds the product against it, command by command.
 */

export const SELLERS = ['starter', 'growth', 'all', 'lapsed'] as const
export type Seller = (typeof SELLERS)[number]
export const BUYERS = ['buyer', 'buyer2'] as const
export type Buyer = (typeof BUYERS)[number]
export type Person = Buyer | Seller | 'admin'

export const isSeller = (person: Person): person is Seller => SELLERS.some((one) => one === person)
const isBuyer = (person: Person): person is Buyer => BUYERS.some((one) => one === person)

type StoredStatus = 'OPEN' | 'PARTIALLY_AWARDED' | 'AWARDED' | 'CLOSED' | 'CANCELLED' | 'REMOVED'
type ThreadStatus = 'DRAFT' | 'SUBMITTED' | 'COUNTERED' | 'ACCEPTED' | 'WITHDRAWN' | 'DECLINED' | 'NOT_AWARDED'

export interface Terms {
  lineType: 'OFFER' | 'ALTERNATIVE' | 'NOT_AVAILABLE'
  unitPrice: number | null
  offeredQuantity: number | null
  isExpired: boolean
}

export interface ThreadModel {
  quoteId: string
  status: ThreadStatus
  /** The submitted versions, the oldest first. */
  versions: Terms[]
  counter: { unitPrice?: number; offeredQuantity?: number } | null
  counters: number
}

export interface OrderModel {
  orderId: string
  seller: Seller
  quantity: number
  unitPrice: number
  status: OrderStatus
  version: number
}

export interface EventModel {
  type: string
  actorType: 'buyer' | 'seller' | 'admin'
  /** The thread it belongs to; null: the whole request. */
  seller: Seller | null
  /** Tells of a quotation, so it is sealed with it. */
  isOfQuote: boolean
  /** How many files came with it. */
  files?: number
}

interface PlaceModel {
  /** A question that is not answered yet. */
  hasAsked: boolean
  hasEverAsked: boolean
  hasDeclined: boolean
}

export const newPlace = (): PlaceModel => ({ hasAsked: false, hasEverAsked: false, hasDeclined: false })

export interface RequestModel {
  rfqId: string
  buyer: Buyer
  isPool: boolean
  isSealed: boolean
  hasDeadline: boolean
  isPast: boolean
  quantity: number
  awarded: number
  stored: StoredStatus
  version: number
  threads: Map<Seller, ThreadModel>
  /** Who was asked, and who spoke up from the pool. */
  places: Map<Seller, PlaceModel>
  orders: OrderModel[]
  events: EventModel[]
  clientEvents: Map<string, string>
}

export interface Market {
  requests: RequestModel[]
}

/** Why something is refused. Where several reasons hold, the product may name any of those that come first in the order of judgement. */
export interface Reason {
  status: number
  code: string
}
const why = (status: number, code: string): Reason => ({ status, code })
const NOT_THERE = [why(404, 'NOT_FOUND')]

export const latest = (thread: ThreadModel | undefined): Terms | undefined => thread?.versions.at(-1)
const isLive = (thread: ThreadModel): boolean => thread.status === 'SUBMITTED' || thread.status === 'COUNTERED'
export const liveCount = (request: RequestModel): number => [...request.threads.values()].filter(isLive).length
export const remaining = (request: RequestModel): number => request.quantity - request.awarded
export const isClosedEnvelope = (request: RequestModel): boolean => request.isSealed && !request.isPast

export function shownStatus(request: RequestModel): string {
  if (request.stored !== 'OPEN') return request.stored
  if (liveCount(request) > 0) return 'QUOTED'
  return request.isPast ? 'EXPIRED' : 'OPEN'
}

export function shownThread(thread: ThreadModel): string {
  return isLive(thread) && latest(thread)?.isExpired ? 'EXPIRED' : thread.status
}

/** Whether this person has the request before him at all; everybody else must not learn that there is one. */
export function sees(person: Person, request: RequestModel): boolean {
  if (person === 'admin') return true
  if (!isSeller(person)) return person === request.buyer
  const takesAnswers = request.stored === 'OPEN' || request.stored === 'PARTIALLY_AWARDED'
  return request.places.has(person) || request.threads.has(person) || (request.isPool && takesAnswers)
}

export function eventsFor(person: Person, request: RequestModel): EventModel[] {
  return request.events.filter((event) =>
    isSeller(person) ? event.seller === null || event.seller === person : !isInEnvelope(request, event),
  )
}

/** What a seller did is told to nobody before its time, but what he asked; and who asked is known, until he answers. */
function isInEnvelope(request: RequestModel, { type, actorType, seller, isOfQuote }: EventModel): boolean {
  if (!isClosedEnvelope(request)) return false
  if (isOfQuote || type === 'RFQ_DECLINED') return true
  if (actorType !== 'seller' || seller === null || type === 'INFO_REQUESTED') return false
  return request.places.get(seller)?.hasEverAsked !== true
}

/** Who a caller sees beside a request; a closed envelope of the pool holds the names too, but for who asked something. */
export function placesFor(person: Person, request: RequestModel): [Seller, PlaceModel][] {
  const isNameSealed = ({ hasEverAsked }: PlaceModel) => request.isPool && isClosedEnvelope(request) && !hasEverAsked
  return [...request.places].filter(([seller, place]) => (isSeller(person) ? seller === person : !isNameSealed(place)))
}

/** The files of an event that a caller is given: what a seller hands over is in the envelope with his answer. */
export function filesFor(person: Person, request: RequestModel, { actorType, files = 0 }: EventModel): number {
  return actorType === 'seller' && !isSeller(person) && isClosedEnvelope(request) ? 0 : files
}

export function quotesFor(person: Person, request: RequestModel): [Seller, ThreadModel][] {
  return [...request.threads].filter(([seller, thread]) =>
    isSeller(person) ? seller === person : thread.versions.length > 0 && !isClosedEnvelope(request),
  )
}

const isOver = ({ stored }: RequestModel): boolean => stored !== 'OPEN' && stored !== 'PARTIALLY_AWARDED'

/** What a caller said he had read. */
export interface Read {
  rfqVersion?: 'right' | 'stale' | undefined
  version?: 'right' | 'stale' | undefined
  ifMatch?: 'right' | 'stale' | undefined
}

/** 409 for a version in the body, 412 for one in the header. */
function staleReasons(read: Read, code = 'VERSION_CONFLICT'): Reason[] {
  return [
    ...(read.version === 'stale' ? [why(409, code)] : []),
    ...(read.ifMatch === 'stale' ? [why(412, 'PRECONDITION_FAILED')] : []),
  ]
}

export type Answering = 'SUBMIT' | 'DRAFT' | 'PREVIEW' | 'WITHDRAW' | 'REQUEST_INFO' | 'DECLINE' | 'ACCEPT_COUNTER'

export interface AnswerCommand {
  action: Answering
  terms: Terms
  /** The body lacks what an offer, or a question, needs. */
  isFaulty: boolean
  /** A file goes with the question. */
  hasFile: boolean
  read: Read
}

const MOVABLE: readonly (ThreadStatus | 'NONE')[] = ['NONE', 'DRAFT', 'SUBMITTED', 'COUNTERED']
const ANSWERABLE: Readonly<Record<Answering, readonly (ThreadStatus | 'NONE')[]>> = {
  SUBMIT: MOVABLE,
  DRAFT: MOVABLE,
  PREVIEW: MOVABLE,
  REQUEST_INFO: MOVABLE,
  ACCEPT_COUNTER: ['COUNTERED'],
  WITHDRAW: ['SUBMITTED', 'COUNTERED'],
  DECLINE: ['NONE', 'DRAFT', 'COUNTERED'],
}
const VERSIONS_MAX = 30
const MOVES_A_QUOTATION: readonly Answering[] = ['SUBMIT', 'DRAFT', 'PREVIEW', 'REQUEST_INFO', 'ACCEPT_COUNTER']

/** Why this person may not answer so; empty: he may. */
export function whyNotAnswer(request: RequestModel, person: Person, command: AnswerCommand): Reason[] {
  if (!isSeller(person)) return [why(403, 'FORBIDDEN')]
  if (!sees(person, request)) return NOT_THERE
  const { action, isFaulty, read, terms } = command
  const thread = request.threads.get(person)
  const asks = action === 'SUBMIT' && terms.lineType !== 'NOT_AVAILABLE'
  const isStaleCounter = action === 'ACCEPT_COUNTER' && latest(thread)?.isExpired === true
  const faults = [
    ...(isFaulty && (asks || action === 'REQUEST_INFO') ? [why(422, 'VALIDATION_FAILED')] : []),
    ...(isStaleCounter ? [why(422, 'VALIDATION_FAILED')] : []),
  ]
  if (faults.length > 0) return faults
  const isBehindTime = request.isPast && MOVES_A_QUOTATION.includes(action)
  const status = thread?.status ?? 'NONE'
  return [
    ...(isOver(request) ? [why(409, 'RFQ_CLOSED')] : []),
    ...(!isOver(request) && isBehindTime ? [why(409, 'RESPOND_BY_PASSED')] : []),
    ...(!isBehindTime && shownStatus(request) === 'EXPIRED' ? [why(409, 'ACTION_NOT_POSSIBLE')] : []),
    ...(ANSWERABLE[action].includes(status)
      ? []
      : [why(409, status === 'ACCEPTED' ? 'QUOTE_ALREADY_ACCEPTED' : 'ACTION_NOT_POSSIBLE')]),
    ...((action === 'SUBMIT' || action === 'DRAFT' || action === 'PREVIEW') &&
    (thread?.versions.length ?? 0) >= VERSIONS_MAX
      ? [why(409, 'QUOTE_VERSIONS_EXHAUSTED')]
      : []),
    // A preview is judged, not written: nothing it read can have changed under it.
    ...(action === 'PREVIEW' ? [] : staleReasons(read)),
    ...(action !== 'PREVIEW' && read.rfqVersion === 'stale' ? [why(409, 'RFQ_CHANGED')] : []),
  ]
}

/** Does it. @returns the status that says so */
export function answer(request: RequestModel, seller: Seller, command: AnswerCommand, quoteId: string): number {
  const { action, terms } = command
  if (action === 'PREVIEW') return 200
  const place = request.places.get(seller) ?? newPlace()
  // Nobody learns of a draft.
  if (action !== 'DRAFT') request.places.set(seller, place)
  const known = request.threads.get(seller)
  const tell = (type: string, isOfQuote = true, files = 0) =>
    request.events.push({ type, actorType: 'seller', seller, isOfQuote, files })
  const submit = (type: string, version: Terms): number => {
    const thread = known ?? { quoteId, status: 'DRAFT', versions: [], counter: null, counters: 0 }
    request.threads.set(seller, thread)
    thread.status = 'SUBMITTED'
    thread.counter = null
    thread.versions.push({ ...version })
    place.hasDeclined = false
    tell(type)
    return thread.versions.length === 1 ? 201 : 200
  }
  switch (action) {
    case 'SUBMIT':
      return submit((known?.versions.length ?? 0) === 0 ? 'QUOTE_SUBMITTED' : 'QUOTE_REVISED', terms)
    case 'ACCEPT_COUNTER': {
      const before = latest(known)
      if (!before) throw new Error('a counter-offer to nothing')
      return submit('COUNTER_ACCEPTED', { ...before, ...known?.counter })
    }
    case 'DRAFT':
      if (!known) request.threads.set(seller, { quoteId, status: 'DRAFT', versions: [], counter: null, counters: 0 })
      return 200
    case 'WITHDRAW':
      if (known) known.status = 'WITHDRAWN'
      tell('QUOTE_WITHDRAWN')
      return 200
    case 'REQUEST_INFO':
      place.hasAsked = true
      place.hasEverAsked = true
      tell('INFO_REQUESTED', false, command.hasFile ? 1 : 0)
      return 200
    case 'DECLINE':
      if (known?.status === 'COUNTERED') {
        known.status = 'SUBMITTED'
        known.counter = null
        tell('COUNTER_DECLINED')
      } else {
        place.hasDeclined = true
        tell('RFQ_DECLINED', false)
      }
      return 200
  }
}

export type Acting = 'COUNTER' | 'DECLINE_QUOTE' | 'PROVIDE_INFO' | 'CANCEL' | 'CLOSE' | 'REMOVE'

export interface ActCommand {
  action: Acting
  /** Of which quotation; null: the action is on the whole request. */
  seller: Seller | null
  counter: { unitPrice?: number; offeredQuantity?: number }
  isFaulty: boolean
  /** A file goes with the counter-offer, or with the answer to every question. */
  hasFile: boolean
  quoteVersion: 'right' | 'stale' | undefined
  read: Read
}

const COUNTERS_MAX = 6

/** Why this person may not do this with the request; empty: he may. */
export function whyNotAct(request: RequestModel, person: Person, command: ActCommand): Reason[] {
  const { action, seller, isFaulty, quoteVersion, read } = command
  // Only the buyer, or an admin, is a party to these.
  if (person !== 'admin' && person !== request.buyer) return NOT_THERE
  if (isFaulty && action !== 'CANCEL' && action !== 'CLOSE') return [why(422, 'VALIDATION_FAILED')]
  const thread = seller === null ? undefined : request.threads.get(seller)
  const isNamed = seller !== null
  if (isNamed && person !== 'admin' && isClosedEnvelope(request)) return [why(409, 'RFQ_SEALED')]
  // A draft is not there for anyone but its seller.
  if (isNamed && latest(thread) === undefined) return NOT_THERE
  if ((action === 'REMOVE') !== (person === 'admin')) return [why(403, 'FORBIDDEN')]
  const status = shownStatus(request)
  const takes = status === 'OPEN' || status === 'QUOTED' || status === 'PARTIALLY_AWARDED'
  const may = {
    COUNTER: takes,
    DECLINE_QUOTE: takes,
    PROVIDE_INFO: takes,
    CANCEL: status === 'OPEN' || status === 'QUOTED' || status === 'EXPIRED',
    REMOVE: status === 'OPEN' || status === 'QUOTED' || status === 'EXPIRED',
    CLOSE: status === 'PARTIALLY_AWARDED' || status === 'AWARDED',
  }[action]
  const threadStates = action === 'COUNTER' ? ['SUBMITTED'] : ['SUBMITTED', 'COUNTERED']
  return [
    ...(may ? [] : [why(409, isOver(request) ? 'RFQ_CLOSED' : 'ACTION_NOT_POSSIBLE')]),
    ...(action === 'COUNTER' && request.isPast && !isOver(request) ? [why(409, 'RESPOND_BY_PASSED')] : []),
    ...(thread && !threadStates.includes(thread.status)
      ? [why(409, thread.status === 'ACCEPTED' ? 'QUOTE_ALREADY_ACCEPTED' : 'ACTION_NOT_POSSIBLE')]
      : []),
    ...(action === 'COUNTER' && thread && thread.counters >= COUNTERS_MAX ? [why(409, 'ACTION_NOT_POSSIBLE')] : []),
    ...(action === 'PROVIDE_INFO' && ![...request.places.values()].some(({ hasAsked }) => hasAsked)
      ? [why(409, 'ACTION_NOT_POSSIBLE')]
      : []),
    ...(thread && quoteVersion === 'stale' ? [why(409, 'QUOTE_VERSION_CHANGED')] : []),
    ...staleReasons(read),
  ]
}

/** Ends what is still on the table. */
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
      if (!thread) throw new Error('a counter-offer to nobody')
      thread.status = 'COUNTERED'
      thread.counter = command.counter
      thread.counters += 1
      request.events.push({ type: 'COUNTER_OFFERED', actorType, seller, isOfQuote: true, files })
      break
    case 'DECLINE_QUOTE':
      if (!thread) throw new Error('a refusal of nobody')
      thread.status = 'DECLINED'
      request.events.push({ type: 'QUOTE_DECLINED', actorType, seller, isOfQuote: true })
      break
    case 'PROVIDE_INFO':
      for (const [asker, place] of request.places) {
        if (!place.hasAsked) continue
        place.hasAsked = false
        request.events.push({ type: 'INFO_PROVIDED', actorType, seller: asker, isOfQuote: false, files })
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
  /** Null: as much as is offered and not yet awarded. */
  quantity: number | null
  quoteVersion: 'right' | 'stale'
  read: Read
}

const awardOf = (request: RequestModel, { seller, quantity }: AcceptCommand): number =>
  quantity ?? Math.min(latest(request.threads.get(seller))?.offeredQuantity ?? 0, remaining(request))

export function whyNotAccept(request: RequestModel, person: Person, command: AcceptCommand): Reason[] {
  if (person !== 'admin' && person !== request.buyer) return NOT_THERE
  const thread = request.threads.get(command.seller)
  const terms = latest(thread)
  if (person !== 'admin' && isClosedEnvelope(request)) {
    return [why(409, 'RFQ_SEALED'), ...(isOver(request) ? [why(409, 'RFQ_CLOSED'), ...NOT_THERE] : [])]
  }
  if (!thread || !terms) return NOT_THERE
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
  if (!thread || typeof unitPrice !== 'number') throw new Error('an order of nothing')
  const quantity = awardOf(request, command)
  request.awarded += quantity
  // His own counter-offer is off the table then.
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

export const ORDER_STATUSES = [
  'CREATED',
  'CONFIRMED',
  'IN_PRODUCTION',
  'DISPATCHED',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Who brings an order from where to where. */
const WAYS: Readonly<Record<string, readonly ('buyer' | 'seller')[]>> = {
  'CREATED>CONFIRMED': ['seller'],
  'CONFIRMED>IN_PRODUCTION': ['seller'],
  'IN_PRODUCTION>DISPATCHED': ['seller'],
  'DISPATCHED>DELIVERED': ['buyer'],
  'DELIVERED>COMPLETED': ['buyer'],
  'CREATED>CANCELLED': ['buyer', 'seller'],
  'CONFIRMED>CANCELLED': ['seller'],
  'IN_PRODUCTION>CANCELLED': ['seller'],
}

export interface MoveCommand {
  to: OrderStatus
  read: Read
}

export function whyNotMove(request: RequestModel, order: OrderModel, person: Person, command: MoveCommand): Reason[] {
  if (person !== 'admin' && person !== request.buyer && person !== order.seller) return NOT_THERE
  const movers = WAYS[`${order.status}>${command.to}`]
  if (movers === undefined) return [why(409, 'ORDER_STATE'), ...staleReasons(command.read)]
  const mine = person === 'admin' ? 'admin' : person === request.buyer ? 'buyer' : 'seller'
  if (!movers.some((mover) => mover === mine)) return [why(403, 'FORBIDDEN')]
  return staleReasons(command.read)
}

export function move(request: RequestModel, order: OrderModel, person: Person, { to }: MoveCommand): number {
  order.status = to
  order.version += 1
  const actorType = isBuyer(person) ? 'buyer' : 'seller'
  request.events.push({ type: `ORDER_${to}`, actorType, seller: order.seller, isOfQuote: true })
  return 200
}

export interface NoteCommand {
  type: 'NOTE' | 'VIEWED' | 'QUOTE_ACCEPTED'
  clientEventId: string | null
}

export function whyNotNote(request: RequestModel, person: Person, { type }: NoteCommand): Reason[] {
  if (!sees(person, request)) return NOT_THERE
  return type === 'QUOTE_ACCEPTED' ? [why(409, 'EVENT_TYPE_NOT_CLIENT_WRITABLE')] : []
}

/** @returns 200 for one that was told before under the same id, 201 for a new one */
export function note(request: RequestModel, person: Person, command: NoteCommand, eventId: string): number {
  const key = command.clientEventId === null ? null : `${person} ${command.clientEventId}`
  if (key !== null && request.clientEvents.has(key)) return 200
  if (key !== null) request.clientEvents.set(key, eventId)
  if (isSeller(person)) {
    request.places.set(person, request.places.get(person) ?? newPlace())
    // What a seller says beside a quotation stands in the envelope with it; a draft is none yet.
    const isOfQuote = latest(request.threads.get(person)) !== undefined
    request.events.push({ type: command.type, actorType: 'seller', seller: person, isOfQuote })
  } else {
    const actorType = person === 'admin' ? 'admin' : 'buyer'
    request.events.push({ type: command.type, actorType, seller: null, isOfQuote: false })
  }
  return 201
}

/** What the buyer's buttons for one quotation, and for his request, may offer: exactly what would be done. */
export function possible(request: RequestModel, seller: Seller | null): string[] {
  const read: Read = {}
  const base = { counter: {}, isFaulty: false, hasFile: false, quoteVersion: undefined, read }
  const acts = (action: Acting) => whyNotAct(request, request.buyer, { ...base, action, seller }).length === 0
  if (seller === null) return (['CANCEL', 'CLOSE'] as const).filter(acts)
  const accepts = whyNotAccept(request, request.buyer, { seller, quantity: null, quoteVersion: 'right', read })
  return [...(['COUNTER', 'DECLINE_QUOTE'] as const).filter(acts), ...(accepts.length === 0 ? ['ACCEPT'] : [])]
}
