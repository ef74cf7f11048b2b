import fc from 'fast-check'
import { MISSING_ID } from '../../../demo'
import { latest, type Person, type Read, type RequestModel, remaining } from '../model'
import { type AcceptCommand, type ActCommand, type Acting, accept, act, whyNotAccept, whyNotAct } from '../model-act'
import type { Stage } from '../stage'
import {
  at,
  given,
  hasThread,
  IN_VAIN,
  OnRequest,
  of,
  rarely,
  read,
  repeat,
  said,
  someQuote,
  someSeller,
  sometimes,
  version,
  who,
} from './parts'

interface ActArgs {
  of: number
  who: 'right' | Person
  at: number
  command: Omit<ActCommand, 'seller'>
  repeat: 'no' | 'same' | 'other'
}

class Act extends OnRequest<ActArgs> {
  protected override isWorthwhile(request: RequestModel): boolean {
    const { action } = this.args.command
    if (this.args.at >= IN_VAIN) return true
    if (action === 'CLOSE') return request.orders.length > 0
    if (action === 'PROVIDE_INFO') return [...request.places.values()].some(({ hasAsked }) => hasAsked)
    return !(action === 'COUNTER' || action === 'DECLINE_QUOTE') || hasThread(request, 'SUBMITTED')
  }

  protected async perform(request: RequestModel, stage: Stage): Promise<void> {
    const { who: by, at, repeat: again } = this.args
    const { action, counter, isFaulty, quoteVersion, read: seen } = this.args.command
    const one = by !== 'right' ? by : action === 'REMOVE' ? 'admin' : request.buyer
    const isOnQuote = action === 'COUNTER' || action === 'DECLINE_QUOTE'
    const seller = isOnQuote ? someQuote(request, at, 'SUBMITTED') : null
    const thread = seller === null ? undefined : request.threads.get(seller)
    const mayTakeFile = (action === 'COUNTER' && !isFaulty) || action === 'PROVIDE_INFO'
    const hasFile = this.args.command.hasFile && mayTakeFile && one !== 'admin'
    const command: ActCommand = { ...this.args.command, seller, hasFile }
    const faults: Record<Acting, Record<string, unknown>> = {
      COUNTER: { terms: undefined },
      DECLINE_QUOTE: { quoteId: undefined },
      PROVIDE_INFO: { note: undefined },
      REMOVE: { note: undefined },
      CANCEL: {},
      CLOSE: {},
    }
    const body = given({
      action,
      attachments: hasFile ? [await stage.file(one)] : undefined,
      expectedVersion: said(seen.version, request.version),
      ...(isOnQuote
        ? { quoteId: thread?.quoteId || MISSING_ID, quoteVersion: said(quoteVersion, thread?.versions.length ?? 0) }
        : {}),
      ...(action === 'COUNTER' ? { terms: counter } : {}),
      ...(action === 'PROVIDE_INFO' || action === 'REMOVE' ? { note: 'As it is.' } : {}),
      ...(isFaulty ? faults[action] : {}),
    })
    const reply = await stage.write(
      {
        name: action,
        person: one,
        path: `/api/rfq/${request.rfqId}/actions`,
        body,
        ifMatch: said(seen.ifMatch, request.version),
        repeat: again,
      },
      whyNotAct(request, one, command),
    )
    if (reply) act(request, command)
    if (reply) await stage.check(request, [seller ?? someSeller(request, at), someSeller(request, at + 1)])
  }
}

export const actions = (...names: Acting[]) =>
  fc
    .record({
      of,
      who,
      at,
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
  of: number
  who: 'right' | Person
  at: number
  much: 'all' | 'part' | 'rest' | 'over'
  quoteVersion: 'right' | 'stale'
  read: Read
  repeat: 'no' | 'same' | 'other'
}

class Accept extends OnRequest<AcceptArgs> {
  protected override isWorthwhile(request: RequestModel): boolean {
    return this.args.at >= IN_VAIN || hasThread(request, 'SUBMITTED', 'COUNTERED')
  }

  protected async perform(request: RequestModel, stage: Stage): Promise<void> {
    const { who: by, at, much, quoteVersion, read: seen, repeat: again } = this.args
    const one = by === 'right' ? request.buyer : by
    const seller = someQuote(request, at, 'SUBMITTED', 'COUNTERED')
    const thread = request.threads.get(seller)
    const left = remaining(request)
    const quantity = { all: null, part: Math.max(1, Math.floor(left / 3)), rest: Math.max(1, left), over: left + 50 }[
      much
    ]
    const command: AcceptCommand = { seller, quantity, quoteVersion, read: seen }
    const body = given({
      rfqId: request.rfqId,
      quoteId: thread?.quoteId || MISSING_ID,
      quoteVersion: said(quoteVersion, latest(thread) ? (thread?.versions.length ?? 0) : 1),
      quantity: quantity ?? undefined,
      expectedVersion: said(seen.version, request.version),
    })
    const reply = await stage.write(
      {
        name: 'accept',
        person: one,
        path: '/api/rfq/accept',
        body,
        ifMatch: said(seen.ifMatch, request.version),
        repeat: again,
      },
      whyNotAccept(request, one, command),
    )
    if (reply) accept(request, command, reply.json<{ order: { orderId: string } }>().order.orderId)
    if (reply) await stage.check(request, [seller, someSeller(request, at + 1)])
  }
}

export const accepts = fc
  .record({
    of,
    who,
    at,
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
