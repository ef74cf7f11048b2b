import { randomUUID } from 'node:crypto'
import { MISSING_ID } from '../../demo'
import { type Client, must, type Reply } from '../../trust/client'
import { fileForm } from '../../trust/fixtures'
import type { World } from '../../trust/world'
import type { Clock } from './clock'
import {
  BUYERS,
  eventsFor,
  filesFor,
  isClosedEnvelope,
  isSeller,
  latest,
  liveCount,
  type Market,
  type OrderModel,
  type Person,
  placesFor,
  quotesFor,
  type Reason,
  type RequestModel,
  remaining,
  SELLERS,
  type Seller,
  sees,
  shownStatus,
  shownThread,
} from './model'
import { possible } from './model-act'
import { type Answered, byText, different, orderLine, orderModelLine, ordersFor, pick, same } from './stage-lines'

export const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'
const PEOPLE: readonly Person[] = [...BUYERS, ...SELLERS, 'admin']

interface Write {
  /** As it is counted among the outcomes. */
  name: string
  person: Person
  path: string
  body: Record<string, unknown>
  ifMatch?: number | undefined
  /** "same" sends it a second time under its key, "other" something else under the same key. */
  repeat: 'no' | 'same' | 'other'
}

interface EventAnswer {
  type: string
  sequence: number
  actorType: string
  actorId: string
  sellerId: string
  data: { attachments?: unknown[] }
}

interface RfqAnswer {
  rfq: Record<string, unknown> & { sellers: { sellerId: string; infoStatus: string; hasDeclined: boolean }[] }
  quotes: Record<string, unknown>[]
  orders: Record<string, unknown>[]
}

/** The product as the model's people meet it, over HTTP; every difference from the model is thrown with what was expected. */
export class Stage {
  commands = 0
  reads = 0
  readonly outcomes = new Map<string, number>()
  /** The market of the run that is under way. */
  private market: Market = { requests: [] }

  private constructor(
    private readonly clients: ReadonlyMap<Person, Client>,
    private readonly sellerIds: ReadonlyMap<Seller, string>,
    readonly listingId: string,
    readonly clock: Clock | null,
  ) {}

  static async open(world: World, clock: Clock | null): Promise<Stage> {
    const clients = new Map<Person, Client>()
    for (const person of PEOPLE) clients.set(person, await world.as(person))
    const sellerIds = new Map<Seller, string>()
    for (const seller of SELLERS) {
      const status = await (await world.as(seller)).get('/api/trade-core/seller-subscription/status')
      sellerIds.set(seller, status.json<{ selectedSellerAccess: { sellerId: string } }>().selectedSellerAccess.sellerId)
    }
    const made = await (await world.as('growth')).post('/api/trade-core/listings/yarn', {
      title: '30s combed cotton yarn of the model',
      fiberType: ['Cotton'],
      count: '30s',
      basePrice: 285,
      uom: 'kg',
    })
    if (made.status !== 201) throw new Error(`a listing to ask about: ${made.text}`)
    return new Stage(clients, sellerIds, made.json<{ listing: { listingId: string } }>().listing.listingId, clock)
  }

  idOf(seller: Seller): string {
    return this.sellerIds.get(seller) ?? MISSING_ID
  }

  begin(market: Market): void {
    this.market = market
  }

  count(outcome: string): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
  }

  outcomesText(): string {
    return [...this.outcomes]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([outcome, times]) => `${String(times).padStart(7)}  ${outcome}`)
      .join('\n')
  }

  private clientOf(person: Person): Client {
    const client = this.clients.get(person)
    if (!client) throw new Error(`nobody is called ${person}`)
    return client
  }

  /** A file of this person's, which nothing names yet. */
  async file(person: Person): Promise<string> {
    const form = fileForm('sheet.csv', 'count,30s\n')
    const reply = await this.clientOf(person).post('/api/rfq/attachments', form)
    return must(reply, 201).json<{ attachment: { id: string } }>().attachment.id
  }

  /**
   * Sends a write and holds its answer against the model's.
   * @param reasons why it must be refused; empty: it must be done
   * @returns the answer of a write that was done, null for one that was refused
   */
  async write(write: Write, reasons: readonly Reason[]): Promise<Reply | null> {
    this.commands += 1
    const headers: Record<string, string> = write.ifMatch === undefined ? {} : { 'if-match': `"${write.ifMatch}"` }
    if (write.repeat !== 'no') headers['idempotency-key'] = randomUUID()
    const send = (body: unknown) => this.clientOf(write.person).post(write.path, body, { headers })
    const told = `${write.name} by ${write.person} ${JSON.stringify(write.body)} ${JSON.stringify(headers)}`
    const reply = await send(write.body)
    const code = reply.status < 400 ? '' : ` ${String(reply.json<Answered>().code)}`
    this.count(`${write.name} ${reply.status}${code}`)
    const given = `${reply.status}${code}`
    if (reasons.length > 0) {
      const allowed = reasons.map((reason) => `${reason.status} ${reason.code}`)
      if (!allowed.includes(given)) throw different(told, allowed.join(' or '), reply.text)
    } else if (reply.status >= 300) {
      throw different(told, 'to be done', reply.text)
    }
    if (write.repeat !== 'no') await this.repeat(write, reply, send, told)
    return reasons.length > 0 ? null : reply
  }

  private async repeat(
    { repeat, body }: Write,
    reply: Reply,
    send: (body: unknown) => Promise<Reply>,
    told: string,
  ): Promise<void> {
    const isDone = reply.status < 300
    if (repeat === 'other' && isDone) {
      const other = await send({ ...body, note: 'something else under the same key' })
      this.count('key reused')
      if (other.status !== 422 || other.json<Answered>().code !== 'IDEMPOTENCY_KEY_REUSED') {
        throw different(`${told}, another body under its key`, '422 IDEMPOTENCY_KEY_REUSED', other.text)
      }
      return
    }
    const again = await send(body)
    const bare = (one: Reply) => one.text.replace(one.headers.get('x-request-id') ?? '', '')
    if (again.status !== reply.status || bare(again) !== bare(reply)) {
      throw different(
        `${told}, once more under its key`,
        `${reply.status} ${reply.text}`,
        `${again.status} ${again.text}`,
      )
    }
    if (isDone && again.headers.get('idempotent-replayed') !== 'true') {
      throw different(`${told}, once more under its key`, 'idempotent-replayed: true', 'no such header')
    }
    this.count('replayed')
  }

  private async read(person: Person, path: string): Promise<Reply> {
    this.reads += 1
    return this.clientOf(person).get(path)
  }

  /** The request as these people see it, after what was just done. */
  async check(request: RequestModel, people: readonly Person[]): Promise<void> {
    const viewers = [...new Set<Person>([request.buyer, ...people])]
    await Promise.all(
      viewers.flatMap((person) => [this.checkRequest(person, request), this.checkEvents(person, request)]),
    )
  }

  private async checkRequest(person: Person, request: RequestModel): Promise<void> {
    const reply = await this.read(person, `/api/rfq/${request.rfqId}`)
    const told = `the request as ${person} sees it`
    if (!sees(person, request)) {
      if (reply.status !== 404) throw different(told, '404', `${reply.status} ${reply.text}`)
      return
    }
    if (reply.status !== 200) throw different(told, '200', `${reply.status} ${reply.text}`)
    const { rfq, quotes, orders } = reply.json<RfqAnswer>()
    const asSeller = isSeller(person)
    const own = asSeller ? request.threads.get(person) : undefined
    const isOwnLive = own !== undefined && ['SUBMITTED', 'COUNTERED'].includes(shownThread(own))
    same(told, pick(rfq, ['status', 'version', 'sealedNow', 'quoteCount', 'awardedQuantity', 'remainingQuantity']), {
      status: shownStatus(request),
      version: request.version,
      sealedNow: isClosedEnvelope(request),
      quoteCount: asSeller ? Number(isOwnLive) : liveCount(request),
      awardedQuantity: asSeller ? null : request.awarded,
      remainingQuantity: asSeller ? null : remaining(request),
    })
    same(
      `${told}, who was asked`,
      byText(
        rfq.sellers.map(
          ({ sellerId, infoStatus, hasDeclined }) => `${sellerId} ${infoStatus === 'REQUESTED'} ${hasDeclined}`,
        ),
      ),
      byText(
        placesFor(person, request).map(
          ([seller, { hasAsked, hasDeclined }]) =>
            `${this.idOf(seller)} ${hasAsked} ${hasDeclined && (asSeller || !isClosedEnvelope(request))}`,
        ),
      ),
    )
    same(
      `${told}, its quotations`,
      byText(
        quotes.map((quote) =>
          JSON.stringify(pick(quote, ['quoteId', 'sellerId', 'status', 'version', 'unitPrice', 'offeredQuantity'])),
        ),
      ),
      byText(
        quotesFor(person, request).map(([seller, thread]) =>
          JSON.stringify({
            quoteId: thread.quoteId,
            sellerId: this.idOf(seller),
            status: shownThread(thread),
            version: thread.versions.length,
            unitPrice: latest(thread)?.unitPrice ?? null,
            offeredQuantity: latest(thread)?.offeredQuantity ?? null,
          }),
        ),
      ),
    )
    same(`${told}, its orders`, byText(orders.map(orderLine)), byText(ordersFor(person, request).map(orderModelLine)))
    if (person === request.buyer) this.checkButtons(told, request, rfq, quotes)
  }

  /** What is offered is what would be done. */
  private checkButtons(told: string, request: RequestModel, rfq: Answered, quotes: readonly Answered[]): void {
    const among = (shown: unknown, names: readonly string[]) =>
      Array.isArray(shown) ? byText(shown.filter((name) => names.includes(String(name))).map(String)) : []
    same(`${told}, what he may do`, among(rfq.actions, ['CANCEL', 'CLOSE']), byText(possible(request, null)))
    for (const [seller, thread] of quotesFor(request.buyer, request)) {
      const shown = quotes.find(({ quoteId }) => quoteId === thread.quoteId)?.actions
      same(
        `${told}, what he may do with the quotation of ${seller}`,
        among(shown, ['COUNTER', 'DECLINE_QUOTE', 'ACCEPT']),
        byText(possible(request, seller)),
      )
    }
  }

  private async checkEvents(person: Person, request: RequestModel): Promise<void> {
    const reply = await this.read(person, `${EVENTS}?rfqId=${request.rfqId}`)
    const told = `the events as ${person} sees them`
    if (!sees(person, request)) {
      if (reply.status !== 404) throw different(told, '404', `${reply.status} ${reply.text}`)
      return
    }
    const { events } = reply.json<{ events: EventAnswer[] }>()
    const expected = eventsFor(person, request)
    const line = ({ type, actorType }: { type: string; actorType: string }) => `${type} by ${actorType}`
    same(told, events.map(line), expected.map(line))
    // What is done to several threads at once has no order among them.
    const whole = (event: Parameters<typeof line>[0], by: string, thread: string, files: number) =>
      `${line(event)} ${event.actorType === 'seller' ? by : ''} in ${thread} with ${files}`
    same(
      `${told}, whose they are and with how many files`,
      byText(events.map((event) => whole(event, event.actorId, event.sellerId, event.data.attachments?.length ?? 0))),
      byText(
        expected.map((event) => {
          const name = event.seller ? this.idOf(event.seller) : ''
          return whole(event, name, name, filesFor(person, request, event))
        }),
      ),
    )
    const numbers = events.map(({ sequence }) => sequence)
    if (numbers.some((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0))) {
      throw different(`${told}, their numbers`, 'rising', numbers.join())
    }
    if (expected.length === request.events.length) {
      same(
        `${told}, their numbers`,
        numbers,
        request.events.map((_, at) => at + 1),
      )
    }
  }

  /** At the end of a run everybody looks at everything: each request, the lists, the orders, the comparison. */
  async checkRun(): Promise<void> {
    const { requests } = this.market
    for (const request of requests) {
      const stranger = SELLERS.find((seller) => !sees(seller, request))
      await this.check(request, [...PEOPLE.filter((person) => sees(person, request)), stranger ?? otherBuyer(request)])
    }
    const concerned = PEOPLE.filter((person) => person !== 'admin' && requests.some((request) => sees(person, request)))
    await Promise.all([
      ...concerned.map((person) => this.checkLists(person, requests)),
      ...requests.flatMap((request) =>
        [...BUYERS, 'growth' as const].map((person) => this.checkComparison(person, request)),
      ),
      ...requests.flatMap(({ orders, ...request }) =>
        orders.flatMap((order) => PEOPLE.map((person) => this.checkOrder(person, request.buyer, order))),
      ),
    ])
  }

  private async checkLists(person: Person, requests: readonly RequestModel[]): Promise<void> {
    const as = isSeller(person) ? 'seller' : 'buyer'
    const mine = requests.filter((request) => sees(person, request)).reverse()
    const orders = requests.flatMap((request) => ordersFor(person, request))
    const [listed, ordered] = await Promise.all([
      this.read(person, `/api/rfq/mine?as=${as}&limit=${requests.length + 1}`),
      this.read(person, `/api/trade-core/orders/mine?as=${as}&limit=${orders.length + 1}`),
    ])
    const shown = listed.json<{ rfqs: Answered[] }>().rfqs.slice(0, mine.length)
    same(
      `the list of ${person}`,
      shown.map((rfq) => pick(rfq, ['rfqId', 'status', 'quoteStatus'])),
      mine.map((request) => {
        const own = isSeller(person) ? request.threads.get(person) : undefined
        return { rfqId: request.rfqId, status: shownStatus(request), quoteStatus: own ? shownThread(own) : '' }
      }),
    )
    same(
      `the orders of ${person}`,
      byText(ordered.json<{ orders: Answered[] }>().orders.slice(0, orders.length).map(orderLine)),
      byText(orders.map(orderModelLine)),
    )
  }

  private async checkOrder(person: Person, buyer: Person, order: OrderModel): Promise<void> {
    const reply = await this.read(person, `/api/trade-core/orders/${order.orderId}`)
    const isParty = person === 'admin' || person === buyer || person === order.seller
    if (reply.status !== (isParty ? 200 : 404))
      throw different(`an order as ${person}`, isParty ? '200' : '404', reply.text)
    if (isParty)
      same(`an order as ${person}`, orderLine(reply.json<{ order: Answered }>().order), orderModelLine(order))
  }

  private async checkComparison(person: Person, request: RequestModel): Promise<void> {
    const reply = await this.read(person, `/api/rfq/compare/${request.rfqId}`)
    const isParty = person === 'admin' || person === request.buyer
    if (reply.status !== (isParty ? 200 : 404))
      throw different(`the comparison as ${person}`, isParty ? '200' : '404', reply.text)
    if (!isParty) return
    const compared = ['SUBMITTED', 'COUNTERED', 'ACCEPTED', 'NOT_AWARDED']
    const expected = quotesFor(person, request).filter(([, { status }]) => compared.includes(status))
    const { columns } = reply.json<{ columns: { quoteId: string; version: number }[] }>()
    same(
      `the comparison as ${person}`,
      byText(columns.map(({ quoteId, version }) => `${quoteId} ${version}`)),
      byText(expected.map(([, { quoteId, versions }]) => `${quoteId} ${versions.length}`)),
    )
  }
}

const otherBuyer = ({ buyer }: RequestModel): Person => (buyer === 'buyer' ? 'buyer2' : 'buyer')
