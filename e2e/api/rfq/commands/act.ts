import fc from 'fast-check'
import { MISSING_ID } from '../../../demo'
import {
  type AcceptCommand,
  type ActCommand,
  accept,
  act,
  type BuyerAction,
  whyNotAccept,
  whyNotAct,
} from '../model/act'
import { latest, type Person, type Read, type RequestModel, remaining } from '../model/model'
import type { Product } from '../model/product'
import {
  hasThread,
  OnRequest,
  rarely,
  read,
  repeat,
  requestIndex,
  someQuote,
  someSeller,
  sometimes,
  targetIndex,
  version,
  versionSent,
  WITHOUT_TARGET,
  who,
  withoutUndefined,
} from './parts'

interface ActArgs {
  requestIndex: number
  who: 'right' | Person
  targetIndex: number
  command: Omit<ActCommand, 'seller'>
  repeat: 'no' | 'same' | 'other'
}

class Act extends OnRequest<ActArgs> {
  protected override isWorthwhile(request: RequestModel): boolean {
    const { action } = this.args.command
    if (this.args.targetIndex >= WITHOUT_TARGET) return true
    if (action === 'CLOSE') return request.orders.length > 0
    if (action === 'PROVIDE_INFO')
      return [...request.participants.values()].some(({ hasOpenQuestion }) => hasOpenQuestion)
    return !(action === 'COUNTER' || action === 'DECLINE_QUOTE') || hasThread(request, 'SUBMITTED')
  }

  protected async perform(request: RequestModel, product: Product): Promise<void> {
    const { who: by, targetIndex, repeat: repeatMode } = this.args
    const { action, counter, isFaulty, quoteVersion, read: versionsRead } = this.args.command
    const caller = by !== 'right' ? by : action === 'REMOVE' ? 'admin' : request.buyer
    const isOnQuote = action === 'COUNTER' || action === 'DECLINE_QUOTE'
    const seller = isOnQuote ? someQuote(request, targetIndex, 'SUBMITTED') : null
    const thread = seller === null ? undefined : request.threads.get(seller)
    const mayTakeFile = (action === 'COUNTER' && !isFaulty) || action === 'PROVIDE_INFO'
    const hasFile = this.args.command.hasFile && mayTakeFile && caller !== 'admin'
    const command: ActCommand = { ...this.args.command, seller, hasFile }
    const faults: Record<BuyerAction, Record<string, unknown>> = {
      COUNTER: { terms: undefined },
      DECLINE_QUOTE: { quoteId: undefined },
      PROVIDE_INFO: { note: undefined },
      REMOVE: { note: undefined },
      CANCEL: {},
      CLOSE: {},
    }
    const body = withoutUndefined({
      action,
      attachments: hasFile ? [await product.file(caller)] : undefined,
      expectedVersion: versionSent(versionsRead.version, request.version),
      ...(isOnQuote
        ? {
            quoteId: thread?.quoteId || MISSING_ID,
            quoteVersion: versionSent(quoteVersion, thread?.versions.length ?? 0),
          }
        : {}),
      ...(action === 'COUNTER' ? { terms: counter } : {}),
      ...(action === 'PROVIDE_INFO' || action === 'REMOVE' ? { note: 'As it is.' } : {}),
      ...(isFaulty ? faults[action] : {}),
    })
    const reply = await product.write(
      {
        name: action,
        person: caller,
        path: `/api/rfq/${request.rfqId}/actions`,
        body,
        ifMatch: versionSent(versionsRead.ifMatch, request.version),
        repeat: repeatMode,
      },
      whyNotAct(request, caller, command),
    )
    if (reply) act(request, command)
    if (reply)
      await product.check(request, [seller ?? someSeller(request, targetIndex), someSeller(request, targetIndex + 1)])
  }
}

export const actions = (...names: BuyerAction[]) =>
  fc
    .record({
      requestIndex,
      who,
      targetIndex,
      repeat,
      command: fc.record({
        action: fc.constantFrom(...names),
        counter: fc.oneof(
          fc.record({ unitPrice: fc.integer({ min: 90, max: 300 }) }),
          fc.record({ offeredQuantity: fc.constantFrom(50, 100, 400) }),
        ),
        isFaulty: rarely,
        hasFile: sometimes,
        quoteVersion: version,
        read,
      }),
    })
    .map((args) => new Act(args as ActArgs))

interface AcceptArgs {
  requestIndex: number
  who: 'right' | Person
  targetIndex: number
  much: 'all' | 'part' | 'rest' | 'over'
  quoteVersion: 'right' | 'stale'
  read: Read
  repeat: 'no' | 'same' | 'other'
}

class Accept extends OnRequest<AcceptArgs> {
  protected override isWorthwhile(request: RequestModel): boolean {
    return this.args.targetIndex >= WITHOUT_TARGET || hasThread(request, 'SUBMITTED', 'COUNTERED')
  }

  protected async perform(request: RequestModel, product: Product): Promise<void> {
    const { who: by, targetIndex, much, quoteVersion, read: versionsRead, repeat: repeatMode } = this.args
    const caller = by === 'right' ? request.buyer : by
    const seller = someQuote(request, targetIndex, 'SUBMITTED', 'COUNTERED')
    const thread = request.threads.get(seller)
    const left = remaining(request)
    const quantity = { all: null, part: Math.max(1, Math.floor(left / 3)), rest: Math.max(1, left), over: left + 50 }[
      much
    ]
    const command: AcceptCommand = { seller, quantity, quoteVersion, read: versionsRead }
    const body = withoutUndefined({
      rfqId: request.rfqId,
      quoteId: thread?.quoteId || MISSING_ID,
      quoteVersion: versionSent(quoteVersion, latest(thread) ? (thread?.versions.length ?? 0) : 1),
      quantity: quantity ?? undefined,
      expectedVersion: versionSent(versionsRead.version, request.version),
    })
    const reply = await product.write(
      {
        name: 'accept',
        person: caller,
        path: '/api/rfq/accept',
        body,
        ifMatch: versionSent(versionsRead.ifMatch, request.version),
        repeat: repeatMode,
      },
      whyNotAccept(request, caller, command),
    )
    if (reply) accept(request, command, reply.json<{ order: { orderId: string } }>().order.orderId)
    if (reply) await product.check(request, [seller, someSeller(request, targetIndex + 1)])
  }
}

export const accepts = fc
  .record({
    requestIndex,
    who,
    targetIndex,
    much: fc.constantFrom(
      'all' as const,
      'all' as const,
      'part' as const,
      'part' as const,
      'rest' as const,
      'over' as const,
    ),
    quoteVersion: fc.oneof(
      { weight: 8, arbitrary: fc.constant('right' as const) },
      { weight: 1, arbitrary: fc.constant('stale' as const) },
    ),
    read,
    repeat,
  })
  .map((args) => new Accept(args))
