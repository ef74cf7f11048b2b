import { beforeAll } from 'vitest'
import { Outcome } from '@/lib/contract/outcome'
import type { Actor } from '@/lib/domain/actor'
import { HOUR_MS } from '@/lib/domain/calendar-day'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import type { EventRecord } from '@/lib/domain/rfq/present-events'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'
import { openAttachment } from '@/lib/services/attachments/serving'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { writeListing } from '@/lib/services/listings/write'
import { uploadRfqFile } from '@/lib/services/rfq/files'
import { messageGate, quotationGate, requestGate } from '@/lib/services/rfq/gates'
import { acceptQuotation } from '@/lib/services/rfq/quotations/accept'
import { type PreviewedQuotation, type Responded, respondRfq } from '@/lib/services/rfq/quotations/respond'
import { actOnRfq } from '@/lib/services/rfq/requests/act'
import { addRfqEvent, readRfqEvents } from '@/lib/services/rfq/requests/activity'
import { createRfq } from '@/lib/services/rfq/requests/create'
import { readRfq } from '@/lib/services/rfq/requests/read'
import type { ServiceContext } from '@/lib/services/shared/context'
import { type Market, sentForm } from './market'

/** When something is done, and under which conditions. */
export interface When {
  /** After the market's time. */
  hours?: number
  key?: string
  ifMatch?: string
}

type Body = Record<string, unknown>
type ListingBody = Body & { moduleKey?: ModuleKey }

interface Clock {
  later: (hours: number) => Date
  /** The context of an actor at that time. */
  at: <A extends Actor | null>(actor: A, when?: When) => ServiceContext<A>
}

/**
 * Requests, quotations, orders and files between the people of a market, each through its own verb.
 * @param now the time of the market; requests are open for four and a half days from it, quotations hold for forty
 */
export function testTrade(market: Market, now: Date) {
  beforeAll(() => {
    process.env.RFQS_PER_MINUTE = '100000'
  })
  const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
  function at<A extends Actor | null>(actor: A, { hours = 0, key, ifMatch }: When = {}): ServiceContext<A> {
    const conditions = { idempotencyKey: key ?? null, scope: '/test', ifMatch: ifMatch ?? null }
    return { ...market.ctxFor(actor, later(hours)), conditions }
  }
  const clock = { later, at }
  return { at, ...buyerSide(clock), ...sellerSide(clock), ...bothSides(clock) }
}

function buyerSide({ later, at }: Clock) {
  /** The body of a request to these sellers, for 1,000 kg. */
  const requestBody = (sellers: readonly Actor[], changes: Body = {}): Body => ({
    moduleKey: 'yarn',
    ...(sellers.length > 0 ? { sellerIds: sellers.map(({ userId }) => userId) } : {}),
    quantity: 1000,
    uom: 'kg',
    currency: 'INR',
    tradeMode: 'Domestic',
    deliveryLocation: 'Tiruppur',
    respondBy: later(108).toISOString(),
    // A request to all sellers says what it is.
    ...(sellers.length > 0 ? {} : { note: '30s combed cotton' }),
    ...changes,
  })

  async function ask(buyer: Actor, sellers: readonly Actor[], changes: Body = {}, when: When = {}) {
    const outcome = await createRfq(await requestGate(at(buyer, when)), requestBody(sellers, changes))
    return outcome.value
  }

  async function act(actor: Actor, rfqId: string, body: Body, when: When = {}) {
    return (await actOnRfq(at(actor, when), { rfqId, body })).value
  }

  async function accept(buyer: Actor, quotation: QuoteRecord, changes: Body = {}, when: When = {}) {
    const { rfqId, quoteId, version } = quotation
    return (await acceptQuotation(at(buyer, when), { rfqId, quoteId, quoteVersion: version, ...changes })).value
  }

  return { requestBody, ask, act, accept }
}

function sellerSide({ later, at }: Clock) {
  const offer = (rfqId: string, changes: Body = {}): Body => ({
    rfqId,
    action: 'SUBMIT',
    lineType: 'OFFER',
    unitPrice: 285.5,
    currency: 'INR',
    priceUom: 'kg',
    offeredQuantity: 1000,
    leadTimeDays: 10,
    validUntil: later(40 * 24).toISOString(),
    ...changes,
  })

  async function respond(seller: Actor, body: Body, when: When = {}): Promise<Responded> {
    const outcome = await respondRfq(await quotationGate(at(seller, when)), body)
    if (!(outcome instanceof Outcome)) throw new Error('a preview')
    return outcome.value
  }

  async function preview(seller: Actor, rfqId: string, changes: Body = {}): Promise<PreviewedQuotation> {
    const previewed = await respondRfq(await quotationGate(at(seller)), offer(rfqId, { action: 'PREVIEW', ...changes }))
    if (previewed instanceof Outcome) throw new Error('no preview')
    return previewed
  }

  /** Submits a quotation of the whole quantity. */
  async function quote(seller: Actor, rfqId: string, changes: Body = {}, when: When = {}): Promise<QuoteRecord> {
    const { quote: record } = await respond(seller, offer(rfqId, changes), when)
    if (!record) throw new Error('no quotation')
    return record
  }

  /** Creates a listing, of yarn if the body names no module, or edits the one that it names. @returns its id */
  async function list(seller: Actor, { moduleKey = 'yarn', ...body }: ListingBody, when: When = {}): Promise<string> {
    const ctx = at(seller, when)
    const entitled = await entitledSeller(ctx, { moduleKey })
    const written = await writeListing(ctx, entitled, { body })
    return written.value.listing.value.listingId
  }

  return { offer, respond, preview, quote, list }
}

function bothSides({ at }: Clock) {
  async function note(actor: Actor, body: Body, when: When = {}): Promise<EventRecord> {
    return (await addRfqEvent(await messageGate(at(actor, when)), { type: 'NOTE', ...body })).value.event
  }

  function read(
    actor: Actor,
    rfqId: string,
    when: When = {},
  ): Promise<{ rfq: RfqRecord; quotes: QuoteRecord[]; orders: OrderRecord[] }> {
    return readRfq(at(actor, when), rfqId)
  }

  async function eventsOf(actor: Actor, rfqId: string, when: When = {}): Promise<EventRecord[]> {
    return (await readRfqEvents(at(actor, when), { rfqId, limit: 200 })).events
  }

  async function upload(actor: Actor, name: string, content: Buffer | string, when: When = {}): Promise<RfqFileView> {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(Buffer.from(content))], name))
    return (await uploadRfqFile(at(actor, when), sentForm(form))).value.attachment
  }

  /** What an account gets of a file: its content type, or the code of the refusal. */
  async function opened(actor: Actor | null, fileId: string, when: When = {}): Promise<string> {
    try {
      return (await openAttachment(at(actor, when), { attachmentId: fileId, size: null })).mime
    } catch (error) {
      return (error as { code: string }).code
    }
  }

  return { note, read, eventsOf, upload, opened }
}

/** The problems of a refused write: "CODE field" of each error, in order. */
export async function problemsOf(attempt: Promise<unknown>): Promise<string[]> {
  const refusal = await attempt.then(
    () => null,
    (error: unknown) => error,
  )
  const { issues = [] } = (refusal as { extras?: { issues?: { code: string; field: string }[] } } | null)?.extras ?? {}
  return issues.map(({ code, field }) => `${code} ${field}`)
}
