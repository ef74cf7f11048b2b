import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { connect } from '@/db/client'
import { testDatabase } from '@/db/testing/database'
import { EMPTY_ENTITLEMENTS, writeEntitlements } from '@/lib/config/entitlement-source'
import { localRequest, type ServiceResponse } from '@/lib/contract/request-context'
import type { Actor, Role } from '@/lib/domain/actor'
import type { EventRecord, OrderRecord, QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { createAccount } from '../accounts/accounts'
import { moveListing, writeListing } from '../listings/listings'
import type { ServiceContext } from '../shared/context'
import { dashboardAnswer } from './dashboard'
import { orderAnswer, transitionOrder } from './orders/orders'
import { acceptQuotation } from './quotations/accept'
import { compareAnswer } from './quotations/compare'
import { addQuotationEvent, listQuotationEvents } from './quotations/quotation-events'
import { respondRfq } from './quotations/respond'
import { readAnswerTimes } from './quotations/response-times'
import { actOnRfq } from './requests/act'
import { readAskPage } from './requests/ask-page'
import { createRfq } from './requests/create'
import { listMyRfqs, rfqAnswer } from './requests/read'

const database = testDatabase()
const NOW = new Date('2026-11-21T06:00:00.000Z')
const HOUR_MS = 3_600_000
const VALID = '2026-12-31T18:00:00.000Z'
const ODD_PRICE = 987.6543

let buyer: Actor
let otherBuyer: Actor
let seller: Actor
let otherSeller: Actor
let third: Actor
let admin: Actor

async function newActor(name: string, roles: Role[]): Promise<Actor> {
  const email = `${name}@mill.example`
  const ctx = { db: database.db, now: NOW, newId: uuidv7 }
  const { userId, companyId } = await createAccount(ctx, {
    email,
    password: 'blue loom 42',
    name,
    companyName: `${name} Mills`,
    country: 'IN',
    roles,
    emailVerified: true,
  })
  return { userId, companyId, email, name, roles, emailVerified: true, via: { kind: 'token', tokenId: uuidv7() } }
}

beforeAll(async () => {
  buyer = await newActor('buyer', ['buyer'])
  otherBuyer = await newActor('other-buyer', ['buyer'])
  seller = await newActor('seller', ['seller'])
  otherSeller = await newActor('other-seller', ['seller'])
  third = await newActor('third', ['seller'])
  admin = await newActor('admin', ['admin'])
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'rfq-')), 'entitlements.json')
  process.env.SELLER_ENTITLEMENTS_FILE = file
  process.env.SELLER_ENTITLEMENTS_JSON = ''
  process.env.RFQS_PER_MINUTE = '100000'
  const entry = { planKey: 'all_textile', paymentStatus: 'ACTIVE' }
  writeEntitlements(file, { ...EMPTY_ENTITLEMENTS, sellers: { [seller.userId]: entry } })
})

type Verb = (ctx: ServiceContext<Actor>, call: ReturnType<typeof localRequest<Actor>>) => Promise<ServiceResponse>

interface Options {
  hours?: number
  key?: string
  query?: string
  ifMatch?: string
}

/** Runs a verb as this actor, `hours` after the start of the story, and reads what it answers. */
async function run<T>(actor: Actor, verb: Verb, body: unknown, options: Options = {}): Promise<T & { status: number }> {
  const { hours = 0, key = null, query = '', ifMatch = null } = options
  const now = new Date(NOW.getTime() + hours * HOUR_MS)
  const ctx = { actor, db: database.db, now, newId: uuidv7, requestId: 'test' }
  const call = localRequest({
    actor,
    requestId: 'test',
    method: 'POST',
    path: '/test',
    body,
    idempotencyKey: key,
    ifMatch,
    query: new URLSearchParams(query),
  })
  const answer = await verb(ctx, call)
  return { ...JSON.parse(answer.text ?? JSON.stringify(answer.body)), status: answer.status ?? 200 }
}

const refused = (code: string) => expect.objectContaining({ code })

function ask(changes: Record<string, unknown> = {}, options: Options = {}, actor = buyer) {
  const body = {
    moduleKey: 'yarn',
    sellerIds: [seller.userId, otherSeller.userId, third.userId],
    quantity: 1000,
    uom: 'kg',
    currency: 'INR',
    tradeMode: 'Domestic',
    deliveryLocation: 'Tiruppur',
    respondBy: '2026-11-25T18:00:00.000Z',
    ...changes,
  }
  return run<{ rfq: RfqRecord; issues: { code: string }[] }>(actor, createRfq, body, options)
}

function offer(rfqId: string, changes: Record<string, unknown> = {}) {
  return {
    rfqId,
    action: 'SUBMIT',
    lineType: 'OFFER',
    unitPrice: 285.5,
    currency: 'INR',
    priceUom: 'kg',
    offeredQuantity: 1000,
    leadTimeDays: 10,
    validUntil: VALID,
    ...changes,
  }
}

function answer(actor: Actor, body: Record<string, unknown>, options: Options = {}) {
  return run<{ quote: QuoteRecord; event: EventRecord | null; readiness?: { blocking: { code: string }[] } }>(
    actor,
    respondRfq,
    body,
    options,
  )
}

function act(actor: Actor, rfqId: string, body: Record<string, unknown>, options: Options = {}) {
  return run<{ rfq: RfqRecord; quote: QuoteRecord }>(actor, (ctx, call) => actOnRfq(ctx, call, rfqId), body, options)
}

function accept(quote: QuoteRecord, changes: Record<string, unknown> = {}, options: Options = {}, actor = buyer) {
  const body = { rfqId: quote.rfqId, quoteId: quote.quoteId, quoteVersion: quote.version, ...changes }
  return run<{ order: OrderRecord; quote: QuoteRecord; rfq: RfqRecord }>(actor, acceptQuotation, body, options)
}

function read(actor: Actor, rfqId: string, options: Options = {}) {
  return run<{ rfq: RfqRecord; quotes: QuoteRecord[]; orders: OrderRecord[] }>(
    actor,
    (ctx) => rfqAnswer(ctx, rfqId),
    null,
    options,
  )
}

function eventsOf(actor: Actor, rfqId: string, options: Options = {}) {
  return run<{ events: EventRecord[] }>(actor, listQuotationEvents, null, { ...options, query: `rfqId=${rfqId}` })
}

describe('a request for quotation', () => {
  test('captures the listing as it stands, with its version, and tells what changed since', async () => {
    const listingBody = {
      title: '30s Combed Cotton',
      yarnFamily: 'Cotton yarn',
      fiberType: ['Cotton'],
      count: '30s CCW',
      basePrice: 289,
      moq: 2000,
      netWeight: 50,
      packageType: 'Bag',
    }
    const listed = await run<{ listing: { listingId: string; version: number } }>(
      seller,
      (ctx, call) => writeListing(ctx, call, 'yarn'),
      listingBody,
    )
    const { listingId } = listed.listing
    const { rfq, issues, status } = await ask({ moduleKey: undefined, sellerIds: undefined, listingId })
    expect(status).toBe(201)
    expect(issues).toContainEqual(expect.objectContaining({ code: 'MOQ_NOT_MET', severity: 'warning' }))
    expect(rfq.sellerIds).toEqual([seller.userId])
    expect(Object.keys(rfq.snapshot)).toEqual([
      'quantity',
      'uom',
      'targetPrice',
      'currency',
      'priceBasis',
      'tradeMode',
      'incoterm',
      'deliveryLocation',
      'attachments',
      'technicalSpecificationSnapshot',
      'capturedAt',
    ])
    expect(rfq.snapshot.technicalSpecificationSnapshot).toMatchObject({ listingId, listingVersion: 1 })
    expect(rfq.snapshot.technicalSpecificationSnapshot.fields).toMatchObject({ count: '30s CCW', netWeight: 50 })
    expect(rfq.transactionContext).toMatchObject({ rfqId: rfq.rfqId, listingId, quotationId: '', orderId: '' })
    expect(rfq.changedSinceAsked).toEqual([])

    await run(seller, (ctx, call) => writeListing(ctx, call, 'yarn'), { listingId, count: '40s CCW' }, { hours: 1 })
    const later = await read(buyer, rfq.rfqId, { hours: 2 })
    expect(later.rfq.changedSinceAsked).toContainEqual(expect.objectContaining({ field: 'count' }))
    expect(later.rfq.snapshot.technicalSpecificationSnapshot.fields).toMatchObject({ count: '30s CCW' })
    await expect(ask({ listingId, moduleKey: undefined, sellerIds: undefined, uom: 'unit' })).rejects.toMatchObject({
      extras: { issues: expect.arrayContaining([expect.objectContaining({ code: 'UOM_NOT_CONVERTIBLE' })]) },
    })
  })

  test('is refused with every problem at once', async () => {
    const refusal = await ask({
      quantity: -1,
      incoterm: 'nowhere',
      respondBy: '2026-11-20T00:00:00.000Z',
      odd: 1,
    }).catch((error: unknown) => error)
    expect(refusal).toEqual(refused('VALIDATION_FAILED'))
    const codes = (refusal as { extras: { issues: { code: string }[] } }).extras.issues.map(({ code }) => code)
    expect(codes).toEqual(
      expect.arrayContaining(['QUANTITY_NOT_POSITIVE', 'NOT_IN_LIST', 'UNKNOWN_FIELD', 'RESPOND_BY_IN_PAST']),
    )
    await expect(ask({ incoterm: 'FOB' })).rejects.toMatchObject({
      extras: { issues: [expect.objectContaining({ code: 'INCOTERM_TRADE_MODE_MISMATCH' })] },
    })
    await expect(
      ask({
        requirements: [
          { field: 'nothing', op: '=', value: 1 },
          { field: 'count', op: 'between', value: '30s' },
        ],
      }),
    ).rejects.toMatchObject({
      extras: {
        issues: [
          expect.objectContaining({ code: 'UNKNOWN_FIELD', field: 'requirements[0].field' }),
          expect.objectContaining({ code: 'BETWEEN_TWO', field: 'requirements[1].value' }),
        ],
      },
    })
  })

  test('is told its faults of form and of trade in one round, line by line', async () => {
    const body = {
      quantity: 'x',
      incoterm: 'FOB',
      sealed: true,
      respondBy: undefined,
      sellerIds: [seller.userId, uuidv7()],
      requirements: [
        { field: 'count', op: 'between', value: '30s' },
        { field: 5, op: '=', value: 1 },
        { field: 'nothing', op: '=', value: 1 },
      ],
    }
    const refusal = await ask(body).catch((error: unknown) => error)
    const fields = (refusal as { extras: { issues: { field: string }[] } }).extras.issues.map(({ field }) => field)
    expect(fields.sort()).toEqual([
      'incoterm',
      'quantity',
      'requirements[0].value',
      'requirements[1].field',
      'requirements[2].field',
      'respondBy',
      'sellerIds[1]',
    ])
  })

  test('is not to be sent to oneself, nor by one who does not buy', async () => {
    const both = await newActor('both', ['buyer', 'seller'])
    await expect(ask({ sellerIds: [both.userId] }, {}, both)).rejects.toEqual(refused('SELF_RFQ'))
    await expect(ask({}, {}, seller)).rejects.toEqual(refused('FORBIDDEN'))
  })

  test('of an open pool is seen by every seller but those of the asking company', async () => {
    const { rfq } = await ask({ sellerIds: undefined, openPool: true })
    await expect(read(third, rfq.rfqId)).resolves.toMatchObject({ rfq: { openPool: true, quoteCount: 0 } })
    await expect(read(otherBuyer, rfq.rfqId)).rejects.toEqual(refused('NOT_FOUND'))
    expect((await answer(third, offer(rfq.rfqId))).status).toBe(201)
    await act(buyer, rfq.rfqId, { action: 'CANCEL' })
    await expect(read(third, rfq.rfqId)).resolves.toMatchObject({ rfq: { status: 'CANCELLED' } })
    await expect(read(otherSeller, rfq.rfqId)).rejects.toEqual(refused('NOT_FOUND'))
  })

  test('expires only where nobody answered', async () => {
    const [quiet, answered] = [await ask(), await ask()]
    await answer(seller, offer(answered.rfq.rfqId))
    expect((await read(buyer, quiet.rfq.rfqId, { hours: 200 })).rfq.status).toBe('EXPIRED')
    expect((await read(buyer, answered.rfq.rfqId, { hours: 200 })).rfq.status).toBe('QUOTED')
    await expect(answer(otherSeller, offer(answered.rfq.rfqId), { hours: 200 })).rejects.toEqual(
      refused('RESPOND_BY_PASSED'),
    )
    const listed = await run<{ rfqs: RfqRecord[] }>(buyer, listMyRfqs, null, { hours: 200, query: 'status=EXPIRED' })
    expect(listed.rfqs.map(({ rfqId }) => rfqId)).toContain(quiet.rfq.rfqId)
    expect(new Set(listed.rfqs.map(({ status }) => status))).toEqual(new Set(['EXPIRED']))
  })
})

describe('a quotation', () => {
  test('goes through counter-offer and acceptance of it, each submitted version kept as it was', async () => {
    const { rfq } = await ask()
    const first = await answer(seller, offer(rfq.rfqId))
    expect(first).toMatchObject({ status: 201, quote: { version: 1, status: 'SUBMITTED' }, event: { sequence: 2 } })
    expect((await read(buyer, rfq.rfqId)).rfq).toMatchObject({ status: 'QUOTED', quoteCount: 1 })
    const { quoteId } = first.quote
    const countered = await act(buyer, rfq.rfqId, { action: 'COUNTER', quoteId, terms: { unitPrice: 280 } })
    expect(countered.quote).toMatchObject({ status: 'COUNTERED', counter: { terms: { unitPrice: 280 } } })
    const agreed = await answer(seller, { rfqId: rfq.rfqId, action: 'ACCEPT_COUNTER' })
    expect(agreed).toMatchObject({ status: 200, quote: { version: 2, unitPrice: 280, status: 'SUBMITTED' } })
    expect((await read(buyer, rfq.rfqId)).quotes[0]?.versions.map(({ unitPrice }) => unitPrice)).toEqual([285.5, 280])
    await expect(
      database.db.execute(sql`update quotation_versions set unit_price = 1 where quote_id = ${quoteId}`),
    ).rejects.toThrow()
    await expect(database.db.execute(sql`delete from rfq_events where rfq_id = ${rfq.rfqId}`)).rejects.toThrow()
    await expect(accept({ ...agreed.quote, version: 1 })).rejects.toEqual(refused('QUOTE_VERSION_CHANGED'))
    const { order } = await accept(agreed.quote)
    expect(order).toMatchObject({
      unitPrice: 280,
      total: 280_000,
      quantity: 1000,
      status: 'CREATED',
      checkout: { state: 'PENDING', executionState: 'OFF' },
      transactionContext: { rfqId: rfq.rfqId, quotationId: quoteId, orderId: order.orderId },
    })
    const { events } = await eventsOf(buyer, rfq.rfqId)
    expect(events.map(({ type }) => type)).toEqual([
      'RFQ_CREATED',
      'QUOTE_SUBMITTED',
      'COUNTER_OFFERED',
      'COUNTER_ACCEPTED',
      'QUOTE_ACCEPTED',
      'ORDER_CREATED',
      'RFQ_AWARDED',
    ])
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('stands while the buyer’s counter-offer is open: he may take it as it is, for as long as it holds', async () => {
    const { rfq } = await ask()
    const { quote } = await answer(seller, offer(rfq.rfqId))
    const late = await answer(otherSeller, offer(rfq.rfqId, { validUntil: '2026-11-26T00:00:00.000Z' }))
    for (const { quoteId } of [quote, late.quote]) {
      await act(buyer, rfq.rfqId, { action: 'COUNTER', quoteId, terms: { unitPrice: 1 } })
    }
    const past = { hours: 150 }
    const shown = await read(buyer, rfq.rfqId, past)
    expect(shown.quotes.map(({ actions }) => actions.includes('ACCEPT'))).toEqual([true, false])
    await expect(accept(late.quote, {}, past)).rejects.toEqual(refused('QUOTE_EXPIRED'))
    const { order, quote: accepted } = await accept(quote, { quantity: 600 }, past)
    expect(order).toMatchObject({ unitPrice: 285.5, quoteVersion: 1 })
    expect(accepted).toMatchObject({ status: 'ACCEPTED', counter: null })
    const types = (await eventsOf(seller, rfq.rfqId)).events.map(({ type }) => type)
    expect(types.slice(2, 5)).toEqual(['COUNTER_OFFERED', 'COUNTER_WITHDRAWN', 'QUOTE_ACCEPTED'])
  })

  test('has thirty versions at most, and a counter-offer can be taken after them', async () => {
    const { rfq } = await ask()
    const { quoteId } = (await answer(seller, offer(rfq.rfqId))).quote
    await database.db.execute(sql`
      insert into quotation_versions (quote_id, version, terms, submitted_by, submitted_at)
      select quote_id, number, terms, submitted_by, submitted_at from quotation_versions, generate_series(2, 29) number
      where quote_id = ${quoteId}`)
    await database.db.execute(sql`update quotations set version = 29 where id = ${quoteId}`)
    const last = await answer(seller, offer(rfq.rfqId, { leadTimeDays: 30 }))
    // What is written is answered with the version that was written, not with all that went before.
    expect(last.quote).toMatchObject({ version: 30, versions: [{ version: 30, leadTimeDays: 30 }] })
    for (const action of ['SUBMIT', 'DRAFT', 'PREVIEW']) {
      await expect(answer(seller, offer(rfq.rfqId, { action }))).rejects.toEqual(refused('QUOTE_VERSIONS_EXHAUSTED'))
    }
    expect((await read(seller, rfq.rfqId)).rfq.actions).not.toContain('SUBMIT')
    const countered = await act(buyer, rfq.rfqId, { action: 'COUNTER', quoteId, terms: { unitPrice: 280 } })
    expect(countered.quote.versions).toMatchObject([{ version: 30 }])
    await answer(seller, { rfqId: rfq.rfqId, action: 'ACCEPT_COUNTER' })
    for (const reader of [buyer, seller]) {
      const { versions } = (await read(reader, rfq.rfqId)).quotes[0] ?? {}
      expect(versions?.map(({ version }) => version)).toEqual(Array.from({ length: 31 }, (_, at) => at + 1))
    }
  })

  test('whose total no order can hold is refused where its price stands, and never breaks an acceptance', async () => {
    const { rfq } = await ask({ quantity: 20_000_000 })
    const { rfqId } = rfq
    const much = { offeredQuantity: 20_000_000 }
    const fieldsOf = async (attempt: Promise<unknown>) => {
      const refusal = await attempt.catch((error: unknown) => error)
      const { issues } = (refusal as { extras: { issues: { code: string; field: string }[] } }).extras
      return issues.map(({ code, field }) => `${code} ${field}`)
    }
    expect(await fieldsOf(answer(seller, offer(rfqId, { ...much, unitPrice: 9_999_999 })))).toEqual([
      'TOTAL_TOO_LARGE unitPrice',
    ])
    expect(await fieldsOf(answer(seller, offer(rfqId, { ...much, unitPrice: 1_000, priceUom: 'g' })))).toEqual([
      'TOTAL_TOO_LARGE unitPrice',
    ])
    const slabs = [
      { minQty: 1, maxQty: 100, price: 900 },
      { minQty: 101, maxQty: null, price: 800_000 },
    ]
    expect(await fieldsOf(answer(seller, offer(rfqId, { ...much, quantitySlabs: slabs })))).toContain(
      'TOTAL_TOO_LARGE quantitySlabs[1].price',
    )
    // What a counter-offer makes of it is judged as well.
    const { quote } = await answer(seller, offer(rfqId, { ...much, unitPrice: 490_000 }))
    const terms = { unitPrice: 600_000 }
    await act(buyer, rfqId, { action: 'COUNTER', quoteId: quote.quoteId, terms })
    expect(await fieldsOf(answer(seller, { rfqId, action: 'ACCEPT_COUNTER' }))).toEqual(['TOTAL_TOO_LARGE unitPrice'])
    // A version from before this was judged.
    await database.sql.begin(async (owner) => {
      await owner`set local session_replication_role = replica`
      await owner`update quotation_versions set terms = jsonb_set(terms, '{unitPrice}', '9999999') where quote_id = ${quote.quoteId}`
    })
    expect(await fieldsOf(accept(quote))).toEqual(['TOTAL_TOO_LARGE quantity'])
    expect((await accept(quote, { quantity: 1_000 })).order.total).toBe(9_999_999_000)
  })

  test('has ten slabs at most, and holds until a day that there is', async () => {
    const { rfq } = await ask()
    const quantitySlabs = Array.from({ length: 11 }, (_, at) => ({
      minQty: at * 10 + 1,
      maxQty: at < 10 ? at * 10 + 10 : null,
      price: 300 - at,
    }))
    const refusal = answer(seller, offer(rfq.rfqId, { quantitySlabs, validUntil: '2027-02-31T18:00:00+05:30' }))
    await expect(refusal).rejects.toMatchObject({
      extras: {
        issues: expect.arrayContaining([
          expect.objectContaining({ field: 'quantitySlabs', message: 'At most 10 slabs.' }),
          expect.objectContaining({ field: 'validUntil', code: 'BAD_DATE' }),
        ]),
      },
    })
  })

  test('says ten thousand characters of its points together', async () => {
    const { rfq } = await ask()
    const points = (length: number) => ({
      specResponses: [
        { field: 'count', offered: '30s', note: 'x'.repeat(1_000) },
        ...['netWeight', 'packageType', 'gsm', 'width', 'dimensionUnit'].map((field) => ({
          field,
          offered: field === 'packageType' ? 'Bag' : 'y'.repeat(400),
          note: 'z'.repeat(length),
        })),
      ],
    })
    await expect(answer(seller, offer(rfq.rfqId, points(2_000)))).rejects.toMatchObject({
      extras: { issues: [expect.objectContaining({ code: 'TOO_LONG', field: 'specResponses' })] },
    })
    expect((await answer(seller, offer(rfq.rfqId, points(100)))).status).toBe(201)
  })

  test('is told its faults of form and of trade in one round', async () => {
    const { rfq } = await ask()
    const body = offer(rfq.rfqId, {
      unitPrice: 'x',
      validUntil: '2020-01-01T00:00:00Z',
      leadTimeDays: undefined,
      incoterm: 'FOB',
      specResponses: [{ field: 'nothing', offered: 1 }],
      attachments: [uuidv7()],
    })
    const fieldsOf = async (given: Record<string, unknown>) => {
      const refusal = await answer(seller, given).catch((error: unknown) => error)
      return (refusal as { extras: { issues: { field: string }[] } }).extras.issues.map(({ field }) => field).sort()
    }
    const terms = ['incoterm', 'leadTimeDays', 'specResponses[0].field', 'unitPrice', 'validUntil']
    expect(await fieldsOf(body)).toEqual(['attachments[0]', ...terms])
    // A head that cannot be read keeps nothing back either.
    expect(await fieldsOf({ ...body, expectedVersion: 'y' })).toEqual(['expectedVersion', ...terms])
  })

  test('in preview writes nothing and lists every problem', async () => {
    const { rfq } = await ask()
    const bad = { unitPrice: undefined, validUntil: '2026-11-01T00:00:00.000Z', priceUom: 'bag' }
    const seen = await answer(seller, offer(rfq.rfqId, { action: 'PREVIEW', ...bad }))
    expect(seen.readiness?.blocking.map(({ code }) => code)).toEqual([
      'REQUIRED',
      'VALID_UNTIL_IN_PAST',
      'UOM_NOT_CONVERTIBLE',
    ])
    expect((await eventsOf(buyer, rfq.rfqId)).events).toHaveLength(1)
    expect((await read(seller, rfq.rfqId)).quotes).toEqual([])
    const packed = { priceUom: 'bag', specResponses: [{ field: 'netWeight', offered: 50 }] }
    expect((await answer(seller, offer(rfq.rfqId, packed))).status).toBe(201)
  })

  test('as a draft is its seller’s alone and makes no event', async () => {
    const { rfq } = await ask()
    const drafted = await answer(seller, { rfqId: rfq.rfqId, action: 'DRAFT', unitPrice: ODD_PRICE })
    expect(drafted).toMatchObject({ status: 200, event: null, quote: { status: 'DRAFT', version: 0 } })
    expect((await read(seller, rfq.rfqId)).quotes[0]?.draft).toMatchObject({ unitPrice: ODD_PRICE })
    expect((await read(buyer, rfq.rfqId)).quotes).toEqual([])
    expect((await eventsOf(buyer, rfq.rfqId)).events).toHaveLength(1)
  })

  test('being written from the open pool names nobody to the buyer, and stays its seller’s when the pool is closed', async () => {
    const { rfq } = await ask({ sellerIds: undefined, openPool: true })
    await answer(third, { rfqId: rfq.rfqId, action: 'DRAFT', unitPrice: ODD_PRICE })
    for (const reader of [buyer, admin]) {
      expect((await read(reader, rfq.rfqId)).rfq).toMatchObject({ sellerIds: [], sellers: [] })
    }
    await act(buyer, rfq.rfqId, { action: 'CANCEL' })
    expect((await read(third, rfq.rfqId)).quotes[0]?.draft).toMatchObject({ unitPrice: ODD_PRICE })
    await expect(read(otherSeller, rfq.rfqId)).rejects.toEqual(refused('NOT_FOUND'))
  })

  test('is refused to a seller who was not asked as if there were no request', async () => {
    const { rfq } = await ask({ sellerIds: [seller.userId] })
    await expect(answer(third, offer(rfq.rfqId))).rejects.toEqual(refused('NOT_FOUND'))
    await expect(answer(third, offer(uuidv7()))).rejects.toEqual(refused('NOT_FOUND'))
  })

  test('withdrawn, declined or past its validity is not to be accepted', async () => {
    const { rfq } = await ask()
    const own = await answer(seller, offer(rfq.rfqId))
    const other = await answer(otherSeller, offer(rfq.rfqId))
    const late = await answer(third, offer(rfq.rfqId, { validUntil: '2026-11-22T00:00:00.000Z' }))
    await answer(seller, { rfqId: rfq.rfqId, action: 'WITHDRAW', note: 'sold' })
    await act(buyer, rfq.rfqId, { action: 'DECLINE_QUOTE', quoteId: other.quote.quoteId, note: 'too dear' })
    await expect(accept(own.quote)).rejects.toEqual(refused('QUOTE_NOT_ACCEPTABLE'))
    await expect(accept(other.quote)).rejects.toEqual(refused('QUOTE_NOT_ACCEPTABLE'))
    await expect(accept(late.quote, {}, { hours: 48 })).rejects.toEqual(refused('QUOTE_EXPIRED'))
    await expect(answer(seller, offer(rfq.rfqId))).rejects.toEqual(refused('ACTION_NOT_POSSIBLE'))
  })

  test('waits for an answer to a question, which blocks nobody', async () => {
    const { rfq } = await ask()
    await answer(seller, { rfqId: rfq.rfqId, action: 'REQUEST_INFO', note: 'Which cone?' })
    expect((await read(seller, rfq.rfqId)).rfq.sellers).toMatchObject([{ infoStatus: 'REQUESTED' }])
    expect((await answer(otherSeller, offer(rfq.rfqId))).status).toBe(201)
    await act(buyer, rfq.rfqId, { action: 'PROVIDE_INFO', note: 'Paper, 5 degrees 57' })
    expect((await read(seller, rfq.rfqId)).rfq.sellers).toMatchObject([{ infoStatus: 'PROVIDED' }])
    const told = (await eventsOf(otherSeller, rfq.rfqId)).events.map(({ type }) => type)
    expect(told).toEqual(['RFQ_CREATED', 'QUOTE_SUBMITTED'])
  })
})

describe('an award', () => {
  test('may be split, never beyond the quantity, and settles the others when it is whole', async () => {
    const { rfq } = await ask()
    const a = await answer(seller, offer(rfq.rfqId, { offeredQuantity: 400.0001 }))
    const b = await answer(otherSeller, offer(rfq.rfqId))
    const c = await answer(third, offer(rfq.rfqId))
    const first = await accept(a.quote)
    expect(first.rfq).toMatchObject({
      status: 'PARTIALLY_AWARDED',
      awardedQuantity: 400.0001,
      remainingQuantity: 599.9999,
    })
    await expect(accept(a.quote)).rejects.toEqual(refused('QUOTE_ALREADY_ACCEPTED'))
    await expect(accept(b.quote, { quantity: 600 })).rejects.toMatchObject({
      code: 'QUANTITY_EXCEEDS_RFQ',
      extras: { issues: [{ field: 'quantity', message: expect.stringContaining('599.9999') }] },
    })
    const second = await accept(b.quote)
    expect(second.rfq).toMatchObject({ status: 'AWARDED', remainingQuantity: 0 })
    await expect(accept(c.quote)).rejects.toEqual(refused('RFQ_ALREADY_AWARDED'))
    expect((await read(third, rfq.rfqId)).quotes[0]?.status).toBe('NOT_AWARDED')
    expect(second.order.orderNumber).toMatch(/^ORD-2026-\d{6}$/)
  })

  test('of many at once is one order for each request', async () => {
    const requests = Number(process.env.RFQ_RACE_REQUESTS ?? 20)
    const rivals = 8
    let orders = 0
    const codes: string[] = []
    for (let batch = 0; batch < requests; batch += 20) {
      const prepared = await Promise.all(
        Array.from({ length: Math.min(20, requests - batch) }, async () => {
          const { rfq } = await ask()
          return (await answer(seller, offer(rfq.rfqId))).quote
        }),
      )
      const outcomes = await Promise.allSettled(
        prepared.flatMap((quote) => Array.from({ length: rivals }, () => accept(quote))),
      )
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') orders++
        else codes.push((outcome.reason as { code: string }).code)
      }
    }
    expect(orders).toBe(requests)
    expect(new Set(codes)).toEqual(new Set(['RFQ_ALREADY_AWARDED']))
    expect(codes).toHaveLength(requests * (rivals - 1))
  })

  test('under one Idempotency-Key five times at once is one order, answered alike', async () => {
    const again = await ask()
    const offered = await answer(seller, offer(again.rfq.rfqId))
    const same = await Promise.all(Array.from({ length: 5 }, () => accept(offered.quote, {}, { key: 'one-key' })))
    expect(new Set(same.map((one) => JSON.stringify(one))).size).toBe(1)
    expect((await read(buyer, again.rfq.rfqId)).orders).toHaveLength(1)
  })

  test('is refused for a version of the request that no longer holds', async () => {
    const { rfq } = await ask()
    const { quote } = await answer(seller, offer(rfq.rfqId))
    await expect(accept(quote, { expectedVersion: 7 })).rejects.toEqual(refused('VERSION_CONFLICT'))
    await expect(accept(quote, {}, { ifMatch: '"7"' })).rejects.toEqual(refused('PRECONDITION_FAILED'))
    expect((await accept(quote, { expectedVersion: 1 }, { ifMatch: '"1-abc"' })).status).toBe(201)
  })
})

describe('a sealed request', () => {
  test('tells counts alone until its time is over, in every answer and event', async () => {
    const { rfq } = await ask({ sealed: true, requirements: [{ field: 'count', op: '=', value: '30s' }] })
    const { quote } = await answer(seller, offer(rfq.rfqId, { unitPrice: ODD_PRICE, note: `at ${ODD_PRICE}` }))
    await answer(seller, offer(rfq.rfqId, { unitPrice: ODD_PRICE, note: `still ${ODD_PRICE}` }))
    const shown = async (hours: number) => {
      const at = { hours }
      const texts: unknown[] = []
      for (const reader of [buyer, admin, otherSeller]) {
        texts.push(await read(reader, rfq.rfqId, at), await eventsOf(reader, rfq.rfqId, at))
        texts.push(await run(reader, listMyRfqs, null, at), await run(reader, dashboardAnswer, null, at))
      }
      for (const reader of [buyer, admin]) {
        texts.push(await run(reader, (ctx, call) => compareAnswer(ctx, call, rfq.rfqId), null, at))
      }
      const notes = await database.db.execute(
        sql`select title, body from notifications union all select subject, body from mail_outbox`,
      )
      return JSON.stringify([...texts, notes])
    }
    const before = await shown(1)
    expect(before).not.toContain(String(ODD_PRICE))
    expect(before).not.toContain(quote.quoteId)
    expect((await read(buyer, rfq.rfqId)).rfq).toMatchObject({ quoteCount: 1, sealedNow: true, status: 'QUOTED' })
    await expect(accept({ ...quote, version: 2 })).rejects.toEqual(refused('RFQ_SEALED'))
    await expect(act(buyer, rfq.rfqId, { action: 'COUNTER', quoteId: quote.quoteId, note: 'less' })).rejects.toEqual(
      refused('RFQ_SEALED'),
    )
    expect(await shown(200)).toContain(String(ODD_PRICE))
    expect((await accept({ ...quote, version: 2 }, {}, { hours: 200 })).status).toBe(201)
  })

  test('to the open pool does not tell who has answered, but who has asked something back', async () => {
    const { rfq } = await ask({ sellerIds: undefined, openPool: true, sealed: true })
    await answer(seller, offer(rfq.rfqId))
    await answer(otherSeller, { rfqId: rfq.rfqId, action: 'REQUEST_INFO', note: 'On paper cones?' })
    for (const reader of [buyer, admin]) {
      const { sellerIds, quoteCount } = (await read(reader, rfq.rfqId)).rfq
      expect({ sellerIds, quoteCount }).toEqual({ sellerIds: [otherSeller.userId], quoteCount: 1 })
    }
    expect((await read(buyer, rfq.rfqId, { hours: 200 })).rfq.sellerIds.sort()).toEqual(
      [seller.userId, otherSeller.userId].sort(),
    )
  })
})

describe('the events of a sealed request', () => {
  const types = async (reader: Actor, rfqId: string, hours = 1) =>
    (await eventsOf(reader, rfqId, { hours })).events.map(({ type, actorId }) => `${type} ${actorId}`)
  const told = async (rfqId: string) => {
    const link = `/rfq/${rfqId}`
    const rows = await database.db.execute<{ type: string }>(
      sql`select type from notifications where user_id = ${buyer.userId} and link = ${link} order by number`,
    )
    return [...rows].map(({ type }) => type)
  }

  test.each([
    { to: 'the open pool', changes: { sellerIds: undefined, openPool: true } },
    { to: 'chosen sellers', changes: {} },
  ])('to $to tell of no seller but of one who asks a question', async ({ changes }) => {
    const { rfq } = await ask({ ...changes, sealed: true })
    const { rfqId } = rfq
    await answer(seller, { rfqId, action: 'DECLINE', note: 'No spindles free' })
    await run(third, addQuotationEvent, { rfqId, type: 'VIEWED' })
    await run(third, addQuotationEvent, { rfqId, type: 'NOTE', message: 'Soon' })
    await answer(otherSeller, { rfqId, action: 'REQUEST_INFO', note: 'On paper cones?' })
    await run(otherSeller, addQuotationEvent, { rfqId, type: 'NOTE', message: 'Or on plastic ones' })
    await answer(otherSeller, { rfqId, action: 'DECLINE', note: 'Not these' })
    const asker = otherSeller.userId
    const open = [`RFQ_CREATED ${buyer.userId}`, `INFO_REQUESTED ${asker}`, `NOTE ${asker}`]
    for (const reader of [buyer, admin]) expect(await types(reader, rfqId)).toEqual(open)
    expect(await types(third, rfqId)).toEqual([open[0], `VIEWED ${third.userId}`, `NOTE ${third.userId}`])
    expect(await told(rfqId)).toEqual(['SEALED_MESSAGE', 'INFO_REQUESTED', 'NOTE'])
    expect((await types(buyer, rfqId, 200)).length).toBe(7)
  })

  test('reach the inbox as one kind, whatever became of an answer', async () => {
    const { rfq } = await ask({ sealed: true })
    const { rfqId } = rfq
    await answer(seller, offer(rfqId))
    await answer(seller, offer(rfqId, { leadTimeDays: 5 }))
    await run(seller, addQuotationEvent, { rfqId, type: 'NOTE', message: 'Better' })
    await answer(seller, { rfqId, action: 'WITHDRAW' })
    expect(await told(rfqId)).toEqual(['SEALED_ANSWER', 'SEALED_ANSWER', 'SEALED_MESSAGE', 'SEALED_ANSWER'])
  })
})

describe('the form of a request about several listings', () => {
  test('is nowhere where none of them is, and not said to be nowhere while the database is away', async () => {
    const query = new URLSearchParams({ like: uuidv7() })
    const readWith = (db: ServiceContext['db']) =>
      readAskPage({ actor: buyer, db, now: NOW, newId: uuidv7, requestId: 'test' }, query)
    await expect(readWith(database.db)).rejects.toEqual(refused('NOT_FOUND'))
    const away = connect('postgres://nobody@127.0.0.1:1/nothing', 1)
    await expect(readWith(away.db)).rejects.toEqual(refused('UNAVAILABLE'))
    await away.sql.end({ timeout: 1 })
  })
})

describe('an order', () => {
  test('is moved by each party along its own part of the way', async () => {
    const { rfq } = await ask()
    const { quote } = await answer(seller, offer(rfq.rfqId))
    const { order } = await accept(quote)
    const move = (actor: Actor, to: string) =>
      run<{ order: OrderRecord }>(actor, (ctx, call) => transitionOrder(ctx, call, order.orderId), { to })
    await expect(move(buyer, 'CONFIRMED')).rejects.toEqual(refused('FORBIDDEN'))
    await expect(move(otherSeller, 'CONFIRMED')).rejects.toEqual(refused('NOT_FOUND'))
    await expect(move(seller, 'DISPATCHED')).rejects.toEqual(refused('ORDER_STATE'))
    for (const to of ['CONFIRMED', 'IN_PRODUCTION', 'DISPATCHED']) await move(seller, to)
    await expect(move(buyer, 'CANCELLED')).rejects.toEqual(refused('ORDER_STATE'))
    await move(buyer, 'DELIVERED')
    expect((await move(buyer, 'COMPLETED')).order).toMatchObject({ status: 'COMPLETED', version: 6 })
    await expect(run(otherBuyer, (ctx) => orderAnswer(ctx, order.orderId), null)).rejects.toEqual(refused('NOT_FOUND'))
    const { events } = await eventsOf(seller, rfq.rfqId)
    expect(events.at(-1)).toMatchObject({ type: 'ORDER_COMPLETED', data: { orderId: order.orderId } })
  })
})

describe('an event of a client', () => {
  test('is a note or a view, written once for one clientEventId', async () => {
    const { rfq } = await ask()
    const note = { rfqId: rfq.rfqId, type: 'NOTE', message: 'Cones of 2 kg please', clientEventId: 'c-1' }
    const first = await run<{ event: EventRecord }>(buyer, addQuotationEvent, note)
    const again = await run<{ event: EventRecord }>(buyer, addQuotationEvent, note)
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.event).toEqual(first.event)
    await expect(run(buyer, addQuotationEvent, { ...note, type: 'QUOTE_ACCEPTED' })).rejects.toEqual(
      refused('EVENT_TYPE_NOT_CLIENT_WRITABLE'),
    )
    await expect(run(otherBuyer, addQuotationEvent, note)).rejects.toEqual(refused('NOT_FOUND'))
    expect((await eventsOf(seller, rfq.rfqId)).events.at(-1)).toMatchObject({ type: 'NOTE', actorType: 'buyer' })
  })

  test('is read page by page, each one once', async () => {
    const { rfq } = await ask()
    for (const message of ['a', 'b', 'c', 'd']) {
      await run(buyer, addQuotationEvent, { rfqId: rfq.rfqId, type: 'NOTE', message })
    }
    const read: number[] = []
    for (let cursor = '', pages = 0; pages < 3; pages++) {
      const query = `rfqId=${rfq.rfqId}&limit=2${cursor && `&cursor=${cursor}`}`
      const { events, page } = await run<{ events: EventRecord[]; page: { nextCursor: string | null } }>(
        buyer,
        listQuotationEvents,
        null,
        { query },
      )
      read.push(...events.map(({ sequence }) => sequence))
      expect(page.nextCursor).toBe(pages < 2 ? String(read.at(-1)) : null)
      cursor = page.nextCursor ?? ''
    }
    expect(read).toEqual([1, 2, 3, 4, 5])
  })

  test('counts with requests and answers towards one limit in a minute', async () => {
    const busy = await newActor('busy', ['buyer', 'seller'])
    const { rfq } = await ask({ sellerIds: [busy.userId] })
    const { rfqId } = rfq
    const key = `rfq:account:${busy.userId}`
    const count = async () => {
      const rows = await database.db.execute<{ points: number }>(sql`select points from rate_limits where key = ${key}`)
      return Number(rows[0]?.points)
    }
    await ask({}, {}, busy)
    await answer(busy, offer(rfqId, { action: 'PREVIEW' }))
    await answer(busy, offer(rfqId))
    await run(busy, addQuotationEvent, { rfqId, type: 'NOTE', message: 'Done' })
    expect(await count()).toBe(3)
    await database.db.execute(sql`update rate_limits set points = 100000 where key = ${key}`)
    const writes = [() => ask({}, {}, busy), () => answer(busy, offer(rfqId))]
    const note = () => run(busy, addQuotationEvent, { rfqId, type: 'NOTE', message: 'Again' })
    for (const write of [...writes, note]) await expect(write()).rejects.toEqual(refused('RATE_LIMITED'))
    expect((await answer(busy, offer(rfqId, { action: 'PREVIEW' }))).status).toBe(200)
  })
})

describe('the usual time of a seller to answer', () => {
  const DAY = 24
  const timesOf = (sellers: readonly Actor[], hours: number) =>
    readAnswerTimes(
      { db: database.db, now: new Date(NOW.getTime() + hours * HOUR_MS) },
      sellers.map(({ userId }) => userId),
    )

  test('is the median to the first answer, of at least five in ninety days, of requests that named him', async () => {
    const prompt = await newActor('prompt', ['seller'])
    const quiet = await newActor('quiet', ['seller'])
    const open = { sellerIds: [prompt.userId, quiet.userId], respondBy: undefined }
    const answered = async (hours: number, changes: Record<string, unknown> = {}) => {
      const { rfq } = await ask({ ...open, ...changes })
      await answer(prompt, offer(rfq.rfqId), { hours })
      return rfq.rfqId
    }
    const first = await answered(1)
    // A next version is no first answer, a question none at all.
    await answer(prompt, offer(first, { unitPrice: 280 }), { hours: 200 })
    for (const hours of [2, 3]) await answered(hours)
    const { rfq: refused } = await ask(open)
    await answer(prompt, { rfqId: refused.rfqId, action: 'REQUEST_INFO', note: 'Which?' }, { hours: 1 })
    await answer(prompt, { rfqId: refused.rfqId, action: 'DECLINE' }, { hours: 40 })
    await answered(1, { sellerIds: undefined, openPool: true })
    expect(await timesOf([prompt, quiet], 2 * DAY), 'four answers say nothing').toEqual({})
    await answered(20)
    expect(await timesOf([prompt, quiet], 2 * DAY)).toEqual({ [prompt.userId]: { medianMinutes: 180, answers: 5 } })
    expect(await timesOf([prompt], 91 * DAY), 'what is long ago does not count').toEqual({})
  })

  test('counts no answer that is still sealed: nobody learns from it who has answered', async () => {
    const careful = await newActor('careful', ['seller'])
    for (let n = 0; n < 5; n++) {
      const { rfq } = await ask({ sellerIds: [careful.userId], sealed: true })
      await answer(careful, offer(rfq.rfqId), { hours: 6 })
    }
    expect(await timesOf([careful], 24)).toEqual({})
    expect(await timesOf([careful], 200)).toEqual({ [careful.userId]: { medianMinutes: 360, answers: 5 } })
  })

  test('stands in the comparison and before a buyer who asks him', async () => {
    const steady = await newActor('steady', ['seller'])
    const asked: string[] = []
    for (let n = 0; n < 5; n++) {
      const { rfq } = await ask({ sellerIds: [steady.userId] })
      await answer(steady, offer(rfq.rfqId), { hours: 2 })
      asked.push(rfq.rfqId)
    }
    const expected = { [steady.userId]: { medianMinutes: 120, answers: 5 } }
    const compared = await run<{ answerTimes: object }>(
      buyer,
      (ctx, call) => compareAnswer(ctx, call, asked[0] ?? ''),
      null,
      { hours: 3 },
    )
    expect(compared.answerTimes).toEqual(expected)
    const ctx = {
      actor: buyer,
      db: database.db,
      now: new Date(NOW.getTime() + 3 * HOUR_MS),
      newId: uuidv7,
      requestId: 't',
    }
    expect((await readAskPage(ctx, new URLSearchParams({ sellerId: steady.userId }))).answerTimes).toEqual(expected)
  })
})

describe('asking for more of an order', () => {
  const ctxOf = (actor: Actor, hours: number): ServiceContext<Actor> => ({
    actor,
    db: database.db,
    now: new Date(NOW.getTime() + hours * HOUR_MS),
    newId: uuidv7,
    requestId: 't',
  })
  const again = (orderId: string, actor = buyer, hours = 2) =>
    readAskPage(ctxOf(actor, hours), new URLSearchParams({ orderId }))
  const write = (body: Record<string, unknown>, hours = 0) =>
    run<{ listing: { listingId: string } }>(seller, (ctx, call) => writeListing(ctx, call, 'yarn'), body, { hours })

  async function ordered() {
    const { listing } = await write({
      title: '30s Combed Cotton',
      yarnFamily: 'Cotton yarn',
      fiberType: ['Cotton'],
      count: '30s CCW',
      basePrice: 289,
      moq: 100,
    })
    const requirements = [{ field: 'cspStrength', op: '>=', value: 2400 }]
    const { rfq } = await ask({
      moduleKey: undefined,
      sellerIds: undefined,
      listingId: listing.listingId,
      requirements,
    })
    const { quote } = await answer(seller, offer(rfq.rfqId))
    const { order } = await accept(quote)
    return { listingId: listing.listingId, rfqId: rfq.rfqId, order }
  }

  test('begins with what was ordered, of the same listing, and says that nothing else changed', async () => {
    const { listingId, rfqId, order } = await ordered()
    await write({ listingId, basePrice: 285.5 }, 1)
    const page = await again(order.orderId)
    expect(page.target).toMatchObject({ kind: 'listing', listingId, copyOf: rfqId, orderId: order.orderId })
    expect(page.opening).toMatchObject({ quantity: 1000, uom: 'kg', currency: 'INR' })
    expect(page.opening.earlier).toMatchObject({ targetPrice: 285.5, deliveryLocation: 'Tiruppur', sealed: false })
    expect(page.opening.requirements).toEqual([{ field: 'cspStrength', op: '>=', value: 2400 }])
    expect(page.reorder).toEqual({
      orderId: order.orderId,
      orderNumber: order.orderNumber,
      isOffMarket: false,
      price: '',
      changes: [],
    })
  })

  test('tells what is different since, and asks for the goods as they were ordered', async () => {
    const { listingId, order } = await ordered()
    await write({ listingId, count: '40s CCW', basePrice: 300 }, 1)
    const { reorder, opening } = await again(order.orderId)
    expect(reorder?.price).toBe('Price: 285.5 INR/kg as ordered, 300 INR/kg on the list today for 1,000 kg (+5.1 %)')
    expect(reorder?.changes.map(({ field }) => field)).toContain('count')
    expect(opening.requirements.map(({ field }) => field)).toContain('cspStrength')
    expect(opening.requirements).toContainEqual(expect.objectContaining({ field: 'count', op: '=', value: '30s CCW' }))
  })

  test('goes to the seller for what his listing said, where that is off the market', async () => {
    const { listingId, order } = await ordered()
    const archive = { moduleKey: 'yarn', listingId, to: 'archive' } as const
    await run(seller, (ctx, call) => moveListing(ctx, call, archive), {}, { hours: 1 })
    const { target, reorder, opening } = await again(order.orderId)
    expect(target).toMatchObject({ kind: 'sellers', sellers: [{ sellerId: seller.userId }] })
    expect(reorder).toMatchObject({ isOffMarket: true, price: '', changes: [] })
    expect(opening.requirements).toContainEqual(expect.objectContaining({ field: 'count', value: '30s CCW' }))
  })

  test('is the buyer’s alone: to its seller and everybody else there is nothing here', async () => {
    const { order } = await ordered()
    for (const other of [seller, otherBuyer]) {
      await expect(again(order.orderId, other)).rejects.toEqual(refused('NOT_FOUND'))
    }
    await expect(again('nothing')).rejects.toEqual(refused('NOT_FOUND'))
  })
})
