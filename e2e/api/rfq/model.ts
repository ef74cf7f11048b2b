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
export const isBuyer = (person: Person): person is Buyer => BUYERS.some((one) => one === person)

export type StoredStatus = 'OPEN' | 'PARTIALLY_AWARDED' | 'AWARDED' | 'CLOSED' | 'CANCELLED' | 'REMOVED'
export type ThreadStatus = 'DRAFT' | 'SUBMITTED' | 'COUNTERED' | 'ACCEPTED' | 'WITHDRAWN' | 'DECLINED' | 'NOT_AWARDED'

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
export const why = (status: number, code: string): Reason => ({ status, code })
export const NOT_THERE = [why(404, 'NOT_FOUND')]

export const latest = (thread: ThreadModel | undefined): Terms | undefined => thread?.versions.at(-1)
export const isLive = (thread: ThreadModel): boolean => thread.status === 'SUBMITTED' || thread.status === 'COUNTERED'
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

export const isOver = ({ stored }: RequestModel): boolean => stored !== 'OPEN' && stored !== 'PARTIALLY_AWARDED'

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

/** What a caller said he had read. */
export interface Read {
  rfqVersion?: 'right' | 'stale' | undefined
  version?: 'right' | 'stale' | undefined
  ifMatch?: 'right' | 'stale' | undefined
}

/** 409 for a version in the body, 412 for one in the header. */
export function staleReasons(read: Read, code = 'VERSION_CONFLICT'): Reason[] {
  return [
    ...(read.version === 'stale' ? [why(409, code)] : []),
    ...(read.ifMatch === 'stale' ? [why(412, 'PRECONDITION_FAILED')] : []),
  ]
}
