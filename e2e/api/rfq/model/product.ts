import { randomUUID } from 'node:crypto'
import { MISSING_ID } from '../../../demo'
import { type Client, must, type Reply } from '../../../trust/client'
import { fileForm } from '../../../trust/fixtures'
import type { World } from '../../../trust/world'
import type { Clock } from '../clock'
import { possibleActions } from './act'
import { byText, different, type JsonRecord, orderLine, orderModelLine, ordersFor, pick, same } from './compare'
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
  participantsFor,
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

export const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'
const PEOPLE: readonly Person[] = [...BUYERS, ...SELLERS, 'admin']

interface Write {
  /** The name in the counted outcomes. */
  name: string
  person: Person
  path: string
  body: Record<string, unknown>
  ifMatch?: number | undefined
  /** "same" repeats the request with its key, "other" sends another body with its key. */
  repeat: 'no' | 'same' | 'other'
}

interface EventView {
  type: string
  sequence: number
  actorType: string
  actorId: string
  sellerId: string
  data: { attachments?: unknown[] }
}

interface RfqView {
  rfq: Record<string, unknown> & { sellers: { sellerId: string; infoStatus: string; hasDeclined: boolean }[] }
  quotes: Record<string, unknown>[]
  orders: Record<string, unknown>[]
}

/** Sends commands to the product over HTTP and throws at every difference from the model. */
export class Product {
  commands = 0
  reads = 0
  readonly outcomes = new Map<string, number>()
  /** The model of the current run. */
  private market: Market = { requests: [] }

  private constructor(
    private readonly clients: ReadonlyMap<Person, Client>,
    private readonly sellerIds: ReadonlyMap<Seller, string>,
    readonly listingId: string,
    readonly clock: Clock | null,
  ) {}

  static async open(world: World, clock: Clock | null): Promise<Product> {
    const clients = new Map<Person, Client>()
    for (const person of PEOPLE) clients.set(person, await world.as(person))
    const sellerIds = new Map<Seller, string>()
    for (const seller of SELLERS) {
      const status = await (await world.as(seller)).get('/api/trade-core/seller-subscription/status')
      sellerIds.set(seller, status.json<{ selectedSellerAccess: { sellerId: string } }>().selectedSellerAccess.sellerId)
    }
    const created = await (await world.as('growth')).post('/api/trade-core/listings/yarn', {
      title: '30s combed cotton yarn of the model',
      fiberType: ['Cotton'],
      count: '30s',
      basePrice: 285,
      uom: 'kg',
    })
    if (created.status !== 201) throw new Error(`no listing for requests: ${created.text}`)
    return new Product(clients, sellerIds, created.json<{ listing: { listingId: string } }>().listing.listingId, clock)
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
    if (!client) throw new Error(`no client for ${person}`)
    return client
  }

  /** Uploads a file. */
  async file(person: Person): Promise<string> {
    const form = fileForm('sheet.csv', 'count,30s\n')
    const reply = await this.clientOf(person).post('/api/rfq/attachments', form)
    return must(reply, 201).json<{ attachment: { id: string } }>().attachment.id
  }

  /**
   * Sends a write and compares the response with the model.
   * @param reasons allowed refusals; empty: the write must succeed
   * @returns the response, null for a refusal
   */
  async write(write: Write, reasons: readonly Reason[]): Promise<Reply | null> {
    this.commands += 1
    const headers: Record<string, string> = write.ifMatch === undefined ? {} : { 'if-match': `"${write.ifMatch}"` }
    if (write.repeat !== 'no') headers['idempotency-key'] = randomUUID()
    const send = (body: unknown) => this.clientOf(write.person).post(write.path, body, { headers })
    const label = `${write.name} by ${write.person} ${JSON.stringify(write.body)} ${JSON.stringify(headers)}`
    const reply = await send(write.body)
    const code = reply.status < 400 ? '' : ` ${String(reply.json<JsonRecord>().code)}`
    this.count(`${write.name} ${reply.status}${code}`)
    const result = `${reply.status}${code}`
    if (reasons.length > 0) {
      const allowed = reasons.map((reason) => `${reason.status} ${reason.code}`)
      if (!allowed.includes(result)) throw different(label, allowed.join(' or '), reply.text)
    } else if (reply.status >= 300) {
      throw different(label, 'success', reply.text)
    }
    if (write.repeat !== 'no') await this.repeat(write, reply, send, label)
    return reasons.length > 0 ? null : reply
  }

  private async repeat(
    { repeat, body }: Write,
    reply: Reply,
    send: (body: unknown) => Promise<Reply>,
    label: string,
  ): Promise<void> {
    const isDone = reply.status < 300
    if (repeat === 'other' && isDone) {
      const other = await send({ ...body, note: 'something else under the same key' })
      this.count('key reused')
      if (other.status !== 422 || other.json<JsonRecord>().code !== 'IDEMPOTENCY_KEY_REUSED') {
        throw different(`${label}, another body with its key`, '422 IDEMPOTENCY_KEY_REUSED', other.text)
      }
      return
    }
    const again = await send(body)
    const bare = (one: Reply) => one.text.replace(one.headers.get('x-request-id') ?? '', '')
    if (again.status !== reply.status || bare(again) !== bare(reply)) {
      throw different(
        `${label}, repeated with its key`,
        `${reply.status} ${reply.text}`,
        `${again.status} ${again.text}`,
      )
    }
    if (isDone && again.headers.get('idempotent-replayed') !== 'true') {
      throw different(`${label}, repeated with its key`, 'idempotent-replayed: true', 'no header')
    }
    this.count('replayed')
  }

  private async read(person: Person, path: string): Promise<Reply> {
    this.reads += 1
    return this.clientOf(person).get(path)
  }

  /** Compares the request as these people and the buyer see it. */
  async check(request: RequestModel, people: readonly Person[]): Promise<void> {
    const viewers = [...new Set<Person>([request.buyer, ...people])]
    await Promise.all(
      viewers.flatMap((person) => [this.checkRequest(person, request), this.checkEvents(person, request)]),
    )
  }

  private async checkRequest(person: Person, request: RequestModel): Promise<void> {
    const reply = await this.read(person, `/api/rfq/${request.rfqId}`)
    const label = `the request as ${person} sees it`
    if (!sees(person, request)) {
      if (reply.status !== 404) throw different(label, '404', `${reply.status} ${reply.text}`)
      return
    }
    if (reply.status !== 200) throw different(label, '200', `${reply.status} ${reply.text}`)
    const { rfq, quotes, orders } = reply.json<RfqView>()
    const asSeller = isSeller(person)
    const own = asSeller ? request.threads.get(person) : undefined
    const isOwnLive = own !== undefined && ['SUBMITTED', 'COUNTERED'].includes(shownThread(own))
    same(label, pick(rfq, ['status', 'version', 'sealedNow', 'quoteCount', 'awardedQuantity', 'remainingQuantity']), {
      status: shownStatus(person, request),
      version: request.version,
      sealedNow: isClosedEnvelope(request),
      quoteCount: asSeller ? Number(isOwnLive) : liveCount(request),
      awardedQuantity: asSeller ? null : request.awarded,
      remainingQuantity: asSeller ? null : remaining(request),
    })
    same(
      `${label}, its sellers`,
      byText(
        rfq.sellers.map(
          ({ sellerId, infoStatus, hasDeclined }) => `${sellerId} ${infoStatus === 'REQUESTED'} ${hasDeclined}`,
        ),
      ),
      byText(
        participantsFor(person, request).map(
          ([seller, { hasOpenQuestion, hasDeclined }]) =>
            `${this.idOf(seller)} ${hasOpenQuestion} ${hasDeclined && (asSeller || !isClosedEnvelope(request))}`,
        ),
      ),
    )
    same(
      `${label}, its quotations`,
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
    same(`${label}, its orders`, byText(orders.map(orderLine)), byText(ordersFor(person, request).map(orderModelLine)))
    if (person === request.buyer) this.checkButtons(label, request, rfq, quotes)
  }

  /** The offered actions are those that would succeed. */
  private checkButtons(label: string, request: RequestModel, rfq: JsonRecord, quotes: readonly JsonRecord[]): void {
    const among = (shown: unknown, names: readonly string[]) =>
      Array.isArray(shown) ? byText(shown.filter((name) => names.includes(String(name))).map(String)) : []
    same(
      `${label}, the buyer's actions`,
      among(rfq.actions, ['CANCEL', 'CLOSE']),
      byText(possibleActions(request, null)),
    )
    for (const [seller, thread] of quotesFor(request.buyer, request)) {
      const shown = quotes.find(({ quoteId }) => quoteId === thread.quoteId)?.actions
      same(
        `${label}, the buyer's actions for the quotation of ${seller}`,
        among(shown, ['COUNTER', 'DECLINE_QUOTE', 'ACCEPT']),
        byText(possibleActions(request, seller)),
      )
    }
  }

  private async checkEvents(person: Person, request: RequestModel): Promise<void> {
    const reply = await this.read(person, `${EVENTS}?rfqId=${request.rfqId}`)
    const label = `the events as ${person} sees them`
    if (!sees(person, request)) {
      if (reply.status !== 404) throw different(label, '404', `${reply.status} ${reply.text}`)
      return
    }
    const { events } = reply.json<{ events: EventView[] }>()
    const expected = eventsFor(person, request)
    const line = ({ type, actorType }: { type: string; actorType: string }) => `${type} by ${actorType}`
    same(label, events.map(line), expected.map(line))
    // Events of several threads from one action have no order.
    const whole = (event: Parameters<typeof line>[0], by: string, thread: string, files: number) =>
      `${line(event)} ${event.actorType === 'seller' ? by : ''} in ${thread} with ${files}`
    same(
      `${label}, their actors and files`,
      byText(events.map((event) => whole(event, event.actorId, event.sellerId, event.data.attachments?.length ?? 0))),
      byText(
        expected.map((event) => {
          const name = event.seller ? this.idOf(event.seller) : ''
          return whole(event, name, name, filesFor(person, request, event))
        }),
      ),
    )
    // Each reader has their own numbers: a gap would tell of an event that they may not see.
    same(
      `${label}, their sequence`,
      events.map(({ sequence }) => sequence),
      expected.map((_, at) => at + 1),
    )
  }

  /** After a run: compares every request, list, order and comparison for everyone. */
  async checkRun(): Promise<void> {
    const { requests } = this.market
    for (const request of requests) {
      const uninvited = SELLERS.find((seller) => !sees(seller, request))
      await this.check(request, [...PEOPLE.filter((person) => sees(person, request)), uninvited ?? otherBuyer(request)])
    }
    const viewers = PEOPLE.filter((person) => person !== 'admin' && requests.some((request) => sees(person, request)))
    await Promise.all([
      ...viewers.map((person) => this.checkLists(person, requests)),
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
      isSeller(person)
        ? this.listOfSeller(person, new Set(mine.map(({ rfqId }) => rfqId)))
        : this.read(person, `/api/rfq/mine?as=${as}&limit=${requests.length + 1}`).then((reply) =>
            reply.json<{ rfqs: JsonRecord[] }>().rfqs.slice(0, mine.length),
          ),
      this.read(person, `/api/trade-core/orders/mine?as=${as}&limit=${orders.length + 1}`),
    ])
    // A seller's list begins with what they sell; its order is tested with the pool.
    const inOrder = (rows: readonly JsonRecord[]) =>
      isSeller(person) ? rows.toSorted((a, b) => String(a.rfqId).localeCompare(String(b.rfqId))) : rows
    same(
      `the list of ${person}`,
      inOrder(listed.map((rfq) => pick(rfq, ['rfqId', 'status', 'quoteStatus']))),
      inOrder(
        mine.map((request) => {
          const own = isSeller(person) ? request.threads.get(person) : undefined
          return {
            rfqId: request.rfqId,
            status: shownStatus(person, request),
            quoteStatus: own ? shownThread(own) : '',
          }
        }),
      ),
    )
    same(
      `the orders of ${person}`,
      byText(ordered.json<{ orders: JsonRecord[] }>().orders.slice(0, orders.length).map(orderLine)),
      byText(orders.map(orderModelLine)),
    )
  }

  /** These requests in a seller's list, which also has those of others. */
  private async listOfSeller(person: Person, rfqIds: ReadonlySet<string>): Promise<JsonRecord[]> {
    const found: JsonRecord[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const reply = await this.read(person, `/api/rfq/mine?as=seller&limit=100${cursor ? `&cursor=${cursor}` : ''}`)
      const { rfqs, page }: { rfqs: JsonRecord[]; page: { nextCursor: string | null } } = reply.json()
      found.push(...rfqs.filter(({ rfqId }) => rfqIds.has(String(rfqId))))
      cursor = found.length === rfqIds.size ? null : page.nextCursor
    }
    return found
  }

  private async checkOrder(person: Person, buyer: Person, order: OrderModel): Promise<void> {
    const reply = await this.read(person, `/api/trade-core/orders/${order.orderId}`)
    const isParty = person === 'admin' || person === buyer || person === order.seller
    if (reply.status !== (isParty ? 200 : 404))
      throw different(`an order as ${person}`, isParty ? '200' : '404', reply.text)
    if (isParty)
      same(`an order as ${person}`, orderLine(reply.json<{ order: JsonRecord }>().order), orderModelLine(order))
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
