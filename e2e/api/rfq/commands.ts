import fc from 'fast-check'
import { MISSING_ID } from '../../demo'
import {
  type AcceptCommand,
  type ActCommand,
  type Acting,
  type AnswerCommand,
  type Answering,
  accept,
  act,
  answer,
  BUYERS,
  type Buyer,
  isSeller,
  latest,
  type Market,
  type MoveCommand,
  move,
  type NoteCommand,
  newPlace,
  note,
  ORDER_STATUSES,
  type OrderModel,
  type OrderStatus,
  type Person,
  type Read,
  type RequestModel,
  remaining,
  SELLERS,
  type Seller,
  type Terms,
  whyNotAccept,
  whyNotAct,
  whyNotAnswer,
  whyNotMove,
  whyNotNote,
} from './model'
import { EVENTS, type Stage } from './stage'

/**
 * The commands that fast-check strings together. What one is about (which request, which quotation) is a number that is read against the
 * model when it is run, so that most of a random string hits something that is there.
 */

const REQUESTS_MAX = 2
const DAY_MS = 86_400_000

type Command = fc.AsyncCommand<Market, Stage>

abstract class OnRequest<Args extends { of: number }> implements Command {
  constructor(readonly args: Args) {}

  check(market: Readonly<Market>): boolean {
    const request = this.requestOf(market)
    return request !== undefined && this.isWorthwhile(request)
  }

  async run(market: Market, stage: Stage): Promise<void> {
    const request = this.requestOf(market)
    if (request) await this.perform(request, stage)
  }

  private requestOf({ requests }: Readonly<Market>): RequestModel | undefined {
    return requests[this.args.of % Math.max(1, requests.length)]
  }

  /** False where it would only be refused for want of anything to do it with: that is tried often enough otherwise. */
  protected isWorthwhile(_request: RequestModel): boolean {
    return true
  }

  protected abstract perform(request: RequestModel, stage: Stage): Promise<void>

  toString(): string {
    return `${this.constructor.name}(${JSON.stringify(this.args)})`
  }
}

const repeat = fc.oneof(
  { weight: 9, arbitrary: fc.constant('no' as const) },
  { weight: 2, arbitrary: fc.constant('same' as const) },
  { weight: 1, arbitrary: fc.constant('other' as const) },
)
const of = fc.constantFrom(0, 0, 0, 1)
/** IN_VAIN and above: also where there is nothing to do it with. */
const at = fc.constantFrom(0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5)
const IN_VAIN = 5
const person = fc.constantFrom<Person>(...BUYERS, ...SELLERS, 'admin')
/** "right" for the one whose turn it is. */
const who = fc.oneof({ weight: 7, arbitrary: fc.constant('right' as const) }, { weight: 1, arbitrary: person })
const version = fc.oneof(
  { weight: 8, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constant('right' as const) },
  { weight: 1, arbitrary: fc.constant('stale' as const) },
)
const read: fc.Arbitrary<Read> = fc.oneof(
  { weight: 7, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.record({ rfqVersion: version, version, ifMatch: version }) },
)
const sometimes = fc.constantFrom(false, false, true)
const rarely = fc.oneof({ weight: 11, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })

/** The number that somebody who had read it so would send; nothing where he says none. */
function said(one: 'right' | 'stale' | undefined, current: number): number | undefined {
  if (one === undefined) return undefined
  return one === 'right' ? current : current === 0 ? 3 : current - 1
}

function given(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

// ---------------------------------------------------------------------------------------------------------------- create

interface CreateArgs {
  by: Person
  to: 'listing' | 'pool' | readonly Seller[]
  quantity: number
  deadline: boolean
  isSealed: boolean
  fault: 'none' | 'past' | 'sealed for ever' | 'nobody'
  repeat: 'no' | 'same' | 'other'
}

class Create implements Command {
  constructor(readonly args: CreateArgs) {}

  check(market: Readonly<Market>): boolean {
    return market.requests.length < REQUESTS_MAX
  }

  async run(market: Market, stage: Stage): Promise<void> {
    stage.begin(market)
    const { by, to, quantity, fault } = this.args
    const isSealed = this.args.isSealed || fault === 'sealed for ever'
    const hasDeadline = (this.args.deadline || isSealed) && fault !== 'sealed for ever'
    const sellers: readonly Seller[] = to === 'pool' ? [] : to === 'listing' ? ['growth'] : to
    const respondBy = new Date(Date.now() + (fault === 'past' ? -DAY_MS : DAY_MS)).toISOString()
    const body = given({
      ...(to === 'listing'
        ? { listingId: stage.listingId }
        : to === 'pool'
          ? { moduleKey: 'yarn', openPool: true }
          : {
              moduleKey: 'yarn',
              sellerIds: fault === 'nobody' ? [MISSING_ID] : to.map((seller) => stage.idOf(seller)),
            }),
      quantity,
      uom: 'kg',
      sealed: isSealed || undefined,
      respondBy: hasDeadline || fault === 'past' ? respondBy : undefined,
    })
    const isFaulty = fault === 'past' || fault === 'sealed for ever' || (fault === 'nobody' && typeof to !== 'string')
    const isBuyer = by === 'buyer' || by === 'buyer2'
    const reasons = !isBuyer
      ? [{ status: 403, code: 'FORBIDDEN' }]
      : isFaulty
        ? [{ status: 422, code: 'VALIDATION_FAILED' }]
        : []
    const path = '/api/rfq/create'
    const reply = await stage.write({ name: 'create', person: by, path, body, repeat: this.args.repeat }, reasons)
    if (!reply || !isBuyer) return
    const request: RequestModel = {
      rfqId: reply.json<{ rfq: { rfqId: string } }>().rfq.rfqId,
      buyer: by as Buyer,
      isPool: to === 'pool',
      isSealed,
      hasDeadline,
      isPast: false,
      quantity,
      awarded: 0,
      stored: 'OPEN',
      version: 1,
      threads: new Map(),
      places: new Map(sellers.map((seller) => [seller, newPlace()])),
      orders: [],
      events: [{ type: 'RFQ_CREATED', actorType: 'buyer', seller: null, isOfQuote: false }],
      clientEvents: new Map(),
    }
    market.requests.push(request)
    await stage.check(request, [])
  }

  toString(): string {
    return `Create(${JSON.stringify(this.args)})`
  }
}

const addressees: fc.Arbitrary<CreateArgs['to']> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('listing' as const) },
  { weight: 2, arbitrary: fc.constant('pool' as const) },
  { weight: 3, arbitrary: fc.subarray([...SELLERS], { minLength: 1 }) },
)
const creation = {
  to: addressees,
  quantity: fc.constantFrom(100, 250, 1000),
  deadline: fc.boolean(),
  isSealed: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  repeat,
}

/** The first command of every run: without a request there is nothing to do. */
export const firstCommand = fc
  .record({ ...creation, by: fc.constantFrom<Buyer>(...BUYERS), fault: fc.constant('none' as const) })
  .map((args) => new Create(args))

const anotherCreate = fc
  .record({
    ...creation,
    by: fc.oneof({ weight: 3, arbitrary: fc.constantFrom<Person>(...BUYERS) }, { weight: 1, arbitrary: person }),
    fault: fc.constantFrom(
      'none' as const,
      'none' as const,
      'past' as const,
      'sealed for ever' as const,
      'nobody' as const,
    ),
  })
  .map((args) => new Create(args))

// --------------------------------------------------------------------------------------------------------------- respond

interface AnswerArgs {
  of: number
  who: 'right' | Person
  at: number
  command: AnswerCommand
  repeat: 'no' | 'same' | 'other'
}

/** Somebody who was asked, or could speak up. */
function someSeller(request: RequestModel, at: number): Seller {
  const asked = request.isPool ? SELLERS : [...request.places.keys()]
  return asked[at % asked.length] ?? 'growth'
}

const hasThread = ({ threads }: RequestModel, ...statuses: string[]) =>
  [...threads.values()].some(({ status }) => statuses.includes(status))

class Answer extends OnRequest<AnswerArgs> {
  protected override isWorthwhile(request: RequestModel): boolean {
    const { action } = this.args.command
    if (this.args.at >= IN_VAIN) return true
    if (action === 'ACCEPT_COUNTER') return hasThread(request, 'COUNTERED')
    return action !== 'WITHDRAW' || hasThread(request, 'SUBMITTED', 'COUNTERED')
  }

  protected async perform(request: RequestModel, stage: Stage): Promise<void> {
    const { who: by, at, command, repeat: again } = this.args
    const one = by === 'right' ? this.turnOf(request, at) : by
    const thread = isSeller(one) ? request.threads.get(one) : undefined
    const { action, terms, isFaulty, read: seen } = command
    const current = thread?.versions.length ?? 0
    const hasFile = command.hasFile && action === 'REQUEST_INFO' && isSeller(one)
    const body = given({
      attachments: hasFile ? [await stage.file(one)] : undefined,
      rfqId: request.rfqId,
      action,
      expectedRfqVersion: said(seen.rfqVersion, request.version),
      expectedVersion: said(seen.version, current),
      ...(action === 'REQUEST_INFO' && !isFaulty ? { note: 'Which cone?' } : {}),
      ...(action === 'SUBMIT' || action === 'DRAFT' || action === 'PREVIEW' ? termsBody(terms, isFaulty) : {}),
    })
    const reasons = whyNotAnswer(request, one, command)
    const reply = await stage.write(
      {
        name: action,
        person: one,
        path: '/api/rfq/respond',
        body,
        ifMatch: said(seen.ifMatch, current),
        // A preview does nothing that could be done twice.
        repeat: action === 'PREVIEW' ? 'no' : again,
      },
      reasons,
    )
    if (reply && isSeller(one)) {
      const { quote } = reply.json<{ quote: { quoteId: string } | null }>()
      const status = answer(request, one, { ...command, hasFile }, quote?.quoteId ?? '')
      if (reply.status !== status) throw new Error(`${action}: ${status} expected, got ${reply.status}`)
    }
    if (reply) await stage.check(request, isSeller(one) ? [one, someSeller(request, at + 1)] : [])
  }

  private turnOf(request: RequestModel, at: number): Seller {
    if (this.args.command.action === 'ACCEPT_COUNTER') {
      const countered = [...request.threads].find(([, { status }]) => status === 'COUNTERED')
      if (countered) return countered[0]
    }
    return someSeller(request, at)
  }
}

function termsBody({ lineType, unitPrice, offeredQuantity }: Terms, isFaulty: boolean): Record<string, unknown> {
  if (lineType === 'NOT_AVAILABLE') return { lineType }
  const validUntil = new Date(Date.now() + 30 * DAY_MS).toISOString()
  return isFaulty
    ? { lineType, offeredQuantity }
    : { lineType, unitPrice, offeredQuantity, currency: 'INR', priceUom: 'kg', leadTimeDays: 7, validUntil }
}

const offer = fc.record({
  lineType: fc.constantFrom('OFFER' as const, 'OFFER' as const, 'ALTERNATIVE' as const),
  unitPrice: fc.integer({ min: 100, max: 999 }),
  offeredQuantity: fc.constantFrom(60, 100, 250, 1000),
  isExpired: fc.constant(false),
})
const nothing: Terms = { lineType: 'NOT_AVAILABLE', unitPrice: null, offeredQuantity: null, isExpired: false }
const terms = fc.oneof({ weight: 9, arbitrary: offer }, { weight: 1, arbitrary: fc.constant(nothing) })

const answers = (...actions: Answering[]) =>
  fc
    .record({
      of,
      who,
      at,
      repeat,
      command: fc.record({ action: fc.constantFrom(...actions), terms, isFaulty: rarely, hasFile: sometimes, read }),
    })
    .map((args) => new Answer(args))

// ------------------------------------------------------------------------------------------------------- actions, accept

interface ActArgs {
  of: number
  who: 'right' | Person
  at: number
  command: Omit<ActCommand, 'seller'>
  repeat: 'no' | 'same' | 'other'
}

/** A quotation that lies before the buyer where there is one, else anybody's. */
function someQuote(request: RequestModel, at: number, ...statuses: string[]): Seller {
  const submitted = [...request.threads].filter(([, { status }]) => statuses.includes(status)).map(([seller]) => seller)
  return at < IN_VAIN && submitted.length > 0
    ? (submitted[at % submitted.length] ?? 'growth')
    : (SELLERS[at % SELLERS.length] ?? 'growth')
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

const actions = (...names: Acting[]) =>
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

const accepts = fc
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

// ---------------------------------------------------------------------------------------------------------- orders, events

interface MoveArgs {
  of: number
  who: 'right' | Person
  at: number
  to: 'next' | OrderStatus
  read: Read
  repeat: 'no' | 'same' | 'other'
}

class Move extends OnRequest<MoveArgs> {
  protected override isWorthwhile(request: RequestModel): boolean {
    return request.orders.length > 0
  }

  protected async perform(request: RequestModel, stage: Stage): Promise<void> {
    const { at, to, read: seen, repeat: again } = this.args
    const order = request.orders[at % request.orders.length]
    if (!order) return
    const command: MoveCommand = { to: to === 'next' ? nextOf(order) : to, read: seen }
    const one = this.mover(request, order, command)
    const body = given({ to: command.to, expectedVersion: said(seen.version, order.version) })
    const reply = await stage.write(
      {
        name: 'move',
        person: one,
        path: `/api/trade-core/orders/${order.orderId}/transition`,
        body,
        ifMatch: said(seen.ifMatch, order.version),
        repeat: again,
      },
      whyNotMove(request, order, one, command),
    )
    if (reply) move(request, order, one, command)
    if (reply) await stage.check(request, [order.seller])
  }

  private mover(request: RequestModel, order: OrderModel, { to }: MoveCommand): Person {
    const { who: by, at } = this.args
    if (by !== 'right') return by
    if (to === 'CANCELLED') return at % 2 === 0 ? request.buyer : order.seller
    return to === 'DELIVERED' || to === 'COMPLETED' ? request.buyer : order.seller
  }
}

function nextOf({ status }: OrderModel): OrderStatus {
  return ORDER_STATUSES[ORDER_STATUSES.indexOf(status) + 1] ?? 'COMPLETED'
}

const moves = fc
  .record({
    of,
    who,
    at: fc.nat({ max: 3 }),
    to: fc.oneof(
      { weight: 4, arbitrary: fc.constant('next' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...ORDER_STATUSES) },
    ),
    read,
    repeat,
  })
  .map((args) => new Move(args))

interface NoteArgs {
  of: number
  by: Person
  command: NoteCommand
  repeat: 'no' | 'same'
}

class Note extends OnRequest<NoteArgs> {
  protected async perform(request: RequestModel, stage: Stage): Promise<void> {
    const { by, command, repeat: again } = this.args
    const { type, clientEventId } = command
    const body = given({ rfqId: request.rfqId, type, clientEventId: clientEventId ?? undefined, message: 'noted' })
    const reply = await stage.write(
      { name: 'event', person: by, path: EVENTS, body, repeat: again },
      whyNotNote(request, by, command),
    )
    if (reply) {
      const { eventId } = reply.json<{ event: { eventId: string } }>().event
      const known = clientEventId === null ? undefined : request.clientEvents.get(`${by} ${clientEventId}`)
      const status = note(request, by, command, eventId)
      if (reply.status !== status || (known && known !== eventId)) {
        throw new Error(
          `an event told ${known ? 'again' : 'once'}: ${status} expected, got ${reply.status} ${reply.text}`,
        )
      }
    }
    if (reply) await stage.check(request, isSeller(by) ? [by] : [])
  }
}

const notes = fc
  .record({
    of,
    by: person,
    command: fc.record({
      type: fc.constantFrom('NOTE' as const, 'NOTE' as const, 'VIEWED' as const, 'QUOTE_ACCEPTED' as const),
      clientEventId: fc.constantFrom(null, 'one', 'two'),
    }),
    repeat: fc.constantFrom('no' as const, 'same' as const),
  })
  .map((args) => new Note(args))

// ------------------------------------------------------------------------------------------------------------------ time

class PassDeadline extends OnRequest<{ of: number }> {
  protected override isWorthwhile({ hasDeadline, isPast }: RequestModel): boolean {
    return hasDeadline && !isPast
  }

  protected async perform(request: RequestModel, stage: Stage): Promise<void> {
    if (!stage.clock) return
    await stage.clock.passDeadline(request.rfqId)
    stage.count('time passed')
    request.isPast = true
    await stage.check(request, SELLERS)
  }
}

class ExpireQuotation extends OnRequest<{ of: number; at: number }> {
  protected async perform(request: RequestModel, stage: Stage): Promise<void> {
    const seller = someQuote(request, this.args.at, 'SUBMITTED', 'COUNTERED')
    const thread = request.threads.get(seller)
    const terms = latest(thread)
    if (!stage.clock || !thread || !terms || terms.lineType === 'NOT_AVAILABLE') return
    await stage.clock.expireQuotation(thread.quoteId)
    stage.count('validity over')
    terms.isExpired = true
    await stage.check(request, [seller])
  }
}

const deadlines = fc.record({ of }).map((args) => new PassDeadline(args))
const validities = fc.record({ of, at }).map((args) => new ExpireQuotation(args))

/** Often what moves a trade on, now and then what ends it. */
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: answers('SUBMIT') },
  { weight: 2, arbitrary: answers('ACCEPT_COUNTER') },
  { weight: 1, arbitrary: answers('DECLINE', 'WITHDRAW') },
  { weight: 2, arbitrary: answers('DRAFT', 'PREVIEW', 'REQUEST_INFO', 'REQUEST_INFO') },
  { weight: 3, arbitrary: actions('COUNTER') },
  { weight: 1, arbitrary: actions('DECLINE_QUOTE') },
  { weight: 2, arbitrary: actions('PROVIDE_INFO') },
  { weight: 1, arbitrary: actions('CANCEL', 'CLOSE', 'CLOSE', 'REMOVE') },
  { weight: 4, arbitrary: accepts },
  { weight: 4, arbitrary: moves },
  { weight: 1, arbitrary: notes },
  { weight: 1, arbitrary: anotherCreate },
  { weight: 1, arbitrary: deadlines },
  { weight: 1, arbitrary: validities },
)

export const moreCommands = fc
  .tuple(answers('SUBMIT'), fc.array(command, { minLength: 12, maxLength: 28, size: 'max' }))
  .map(([first, more]) => [first, ...more])
