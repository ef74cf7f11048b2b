import {
  isBuyer,
  isSeller,
  latest,
  NOT_FOUND,
  newParticipant,
  type OrderModel,
  type OrderStatus,
  type Person,
  type Read,
  type Reason,
  type RequestModel,
  sees,
  staleReasons,
  why,
} from './model'

/** Orders and messages. */

/** Who may make each transition of an order. */
const MOVERS: Readonly<Record<string, readonly ('buyer' | 'seller')[]>> = {
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
  if (person !== 'admin' && person !== request.buyer && person !== order.seller) return NOT_FOUND
  const movers = MOVERS[`${order.status}>${command.to}`]
  if (movers === undefined) return [why(409, 'ORDER_STATE'), ...staleReasons(command.read)]
  const role = person === 'admin' ? 'admin' : person === request.buyer ? 'buyer' : 'seller'
  if (!movers.some((mover) => mover === role)) return [why(403, 'FORBIDDEN')]
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
  if (!sees(person, request)) return NOT_FOUND
  return type === 'QUOTE_ACCEPTED' ? [why(409, 'EVENT_TYPE_NOT_CLIENT_WRITABLE')] : []
}

/** @returns 200 for a known clientEventId, 201 for a new event */
export function note(request: RequestModel, person: Person, command: NoteCommand, eventId: string): number {
  const key = command.clientEventId === null ? null : `${person} ${command.clientEventId}`
  if (key !== null && request.clientEvents.has(key)) return 200
  if (key !== null) request.clientEvents.set(key, eventId)
  if (isSeller(person)) {
    request.participants.set(person, request.participants.get(person) ?? newParticipant())
    // A message of a seller with a submitted quotation is sealed with it.
    const isOfQuote = latest(request.threads.get(person)) !== undefined
    request.events.push({ type: command.type, actorType: 'seller', seller: person, isOfQuote })
  } else {
    const actorType = person === 'admin' ? 'admin' : 'buyer'
    request.events.push({ type: command.type, actorType, seller: null, isOfQuote: false })
  }
  return 201
}
