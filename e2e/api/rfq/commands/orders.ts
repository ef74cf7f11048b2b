import fc from 'fast-check'
import {
  isSeller,
  ORDER_STATUSES,
  type OrderModel,
  type OrderStatus,
  type Person,
  type Read,
  type RequestModel,
} from '../model/model'
import { type MoveCommand, move, type NoteCommand, note, whyNotMove, whyNotNote } from '../model/orders'
import { EVENTS, type Product } from '../model/product'
import { OnRequest, person, read, repeat, requestIndex, versionSent, who, withoutUndefined } from './parts'

interface MoveArgs {
  requestIndex: number
  who: 'right' | Person
  targetIndex: number
  to: 'next' | OrderStatus
  read: Read
  repeat: 'no' | 'same' | 'other'
}

class Move extends OnRequest<MoveArgs> {
  protected override isWorthwhile(request: RequestModel): boolean {
    return request.orders.length > 0
  }

  protected async perform(request: RequestModel, product: Product): Promise<void> {
    const { targetIndex, to, read: versionsRead, repeat: repeatMode } = this.args
    const order = request.orders[targetIndex % request.orders.length]
    if (!order) return
    const command: MoveCommand = { to: to === 'next' ? nextOf(order) : to, read: versionsRead }
    const caller = this.mover(request, order, command)
    const body = withoutUndefined({ to: command.to, expectedVersion: versionSent(versionsRead.version, order.version) })
    const reply = await product.write(
      {
        name: 'move',
        person: caller,
        path: `/api/trade-core/orders/${order.orderId}/transition`,
        body,
        ifMatch: versionSent(versionsRead.ifMatch, order.version),
        repeat: repeatMode,
      },
      whyNotMove(request, order, caller, command),
    )
    if (reply) move(request, order, caller, command)
    if (reply) await product.check(request, [order.seller])
  }

  private mover(request: RequestModel, order: OrderModel, { to }: MoveCommand): Person {
    const { who: by, targetIndex } = this.args
    if (by !== 'right') return by
    if (to === 'CANCELLED') return targetIndex % 2 === 0 ? request.buyer : order.seller
    return to === 'DELIVERED' || to === 'COMPLETED' ? request.buyer : order.seller
  }
}

function nextOf({ status }: OrderModel): OrderStatus {
  return ORDER_STATUSES[ORDER_STATUSES.indexOf(status) + 1] ?? 'COMPLETED'
}

export const moves = fc
  .record({
    requestIndex,
    who,
    targetIndex: fc.nat({ max: 3 }),
    to: fc.oneof(
      { weight: 4, arbitrary: fc.constant('next' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...ORDER_STATUSES) },
    ),
    read,
    repeat,
  })
  .map((args) => new Move(args))

interface NoteArgs {
  requestIndex: number
  by: Person
  command: NoteCommand
  repeat: 'no' | 'same'
}

class Note extends OnRequest<NoteArgs> {
  protected async perform(request: RequestModel, product: Product): Promise<void> {
    const { by, command, repeat: repeatMode } = this.args
    const { type, clientEventId } = command
    const body = withoutUndefined({
      rfqId: request.rfqId,
      type,
      clientEventId: clientEventId ?? undefined,
      message: 'noted',
    })
    const reply = await product.write(
      { name: 'event', person: by, path: EVENTS, body, repeat: repeatMode },
      whyNotNote(request, by, command),
    )
    if (reply) {
      const { eventId } = reply.json<{ event: { eventId: string } }>().event
      const known = clientEventId === null ? undefined : request.clientEvents.get(`${by} ${clientEventId}`)
      const status = note(request, by, command, eventId)
      if (reply.status !== status || (known && known !== eventId)) {
        throw new Error(
          `${known ? 'a repeated' : 'a new'} event: expected ${status}, got ${reply.status} ${reply.text}`,
        )
      }
    }
    if (reply) await product.check(request, isSeller(by) ? [by] : [])
  }
}

export const notes = fc
  .record({
    requestIndex,
    by: person,
    command: fc.record({
      type: fc.constantFrom('NOTE' as const, 'NOTE' as const, 'VIEWED' as const, 'QUOTE_ACCEPTED' as const),
      clientEventId: fc.constantFrom(null, 'one', 'two'),
    }),
    repeat: fc.constantFrom('no' as const, 'same' as const),
  })
  .map((args) => new Note(args))
