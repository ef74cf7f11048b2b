/**
 * An independent model of the trade: requests, threads, versions, counter-offers, orders and events, written from the reference without
 * lib/domain. model.spec.ts compares the product with it after each command.
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
  /** The submitted versions, oldest first. */
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
  /** The seller of the thread; null: the whole request. */
  seller: Seller | null
  /** About a quotation, so it is sealed with it. */
  isOfQuote: boolean
  /** Number of files. */
  files?: number
}

interface Participant {
  hasOpenQuestion: boolean
  hasEverAsked: boolean
  hasDeclined: boolean
}

export const newParticipant = (): Participant => ({ hasOpenQuestion: false, hasEverAsked: false, hasDeclined: false })

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
  /** Invited sellers, and sellers of the pool who have acted. */
  participants: Map<Seller, Participant>
  orders: OrderModel[]
  events: EventModel[]
  clientEvents: Map<string, string>
}

export interface Market {
  requests: RequestModel[]
}

/** An allowed reason of a refusal. When several apply, the product may return any of them. */
export interface Reason {
  status: number
  code: string
}
export const why = (status: number, code: string): Reason => ({ status, code })
export const NOT_FOUND = [why(404, 'NOT_FOUND')]

export const latest = (thread: ThreadModel | undefined): Terms | undefined => thread?.versions.at(-1)
export const isLive = (thread: ThreadModel): boolean => thread.status === 'SUBMITTED' || thread.status === 'COUNTERED'
export const liveCount = (request: RequestModel): number => [...request.threads.values()].filter(isLive).length
export const remaining = (request: RequestModel): number => request.quantity - request.awarded
export const isClosedEnvelope = (request: RequestModel): boolean => request.isSealed && !request.isPast

/** The quotations that this person may know of: of a sealed request a seller knows only their own, also after its deadline. */
function knownLiveCount(person: Person, request: RequestModel): number {
  if (!isSeller(person) || !request.isSealed) return liveCount(request)
  const own = request.threads.get(person)
  return own && isLive(own) ? 1 : 0
}

/** The status that this person reads. */
export function shownStatus(person: Person, request: RequestModel): string {
  if (request.stored !== 'OPEN') return request.stored
  if (knownLiveCount(person, request) > 0) return 'QUOTED'
  return request.isPast ? 'EXPIRED' : 'OPEN'
}

export function shownThread(thread: ThreadModel): string {
  return isLive(thread) && latest(thread)?.isExpired ? 'EXPIRED' : thread.status
}

/** Whether this person may see the request. For everyone else it does not exist. */
export function sees(person: Person, request: RequestModel): boolean {
  if (person === 'admin') return true
  if (!isSeller(person)) return person === request.buyer
  const takesQuotations = request.stored === 'OPEN' || request.stored === 'PARTIALLY_AWARDED'
  return request.participants.has(person) || request.threads.has(person) || (request.isPool && takesQuotations)
}

export function eventsFor(person: Person, request: RequestModel): EventModel[] {
  return request.events.filter((event) =>
    isSeller(person) ? event.seller === null || event.seller === person : !isInEnvelope(request, event),
  )
}

/** Before the deadline the actions of a seller are sealed, except questions. Messages of a seller who asked are not sealed. */
function isInEnvelope(request: RequestModel, { type, actorType, seller, isOfQuote }: EventModel): boolean {
  if (!isClosedEnvelope(request)) return false
  if (isOfQuote || type === 'RFQ_DECLINED') return true
  if (actorType !== 'seller' || seller === null || type === 'INFO_REQUESTED') return false
  return request.participants.get(seller)?.hasEverAsked !== true
}

/** The sellers that a person sees. A sealed pool also hides their names, except of those who asked a question. */
export function participantsFor(person: Person, request: RequestModel): [Seller, Participant][] {
  const isNameSealed = ({ hasEverAsked }: Participant) => request.isPool && isClosedEnvelope(request) && !hasEverAsked
  return [...request.participants].filter(([seller, participant]) =>
    isSeller(person) ? seller === person : !isNameSealed(participant),
  )
}

/** The number of files that a person sees. Files of a seller are sealed with the quotation. */
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

/** The versions that a caller sends as read. */
export interface Read {
  rfqVersion?: 'right' | 'stale' | undefined
  version?: 'right' | 'stale' | undefined
  ifMatch?: 'right' | 'stale' | undefined
}

/** 409 for a stale version in the body, 412 for one in the header. */
export function staleReasons(read: Read, code = 'VERSION_CONFLICT'): Reason[] {
  return [
    ...(read.version === 'stale' ? [why(409, code)] : []),
    ...(read.ifMatch === 'stale' ? [why(412, 'PRECONDITION_FAILED')] : []),
  ]
}
