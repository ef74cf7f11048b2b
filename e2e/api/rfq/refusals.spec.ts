import { MISSING_ID, quotationBody, YARN, yarnBody } from '../../demo'
import { expect, test } from '../../fixtures'
import { type Client, must } from '../../trust/client'
import { browserOf, cookieOf, newcomer, sellerIdOf, signUpBody } from '../../trust/fixtures'
import { openWorld, type World } from '../../trust/world'
import { clockOf } from './clock'
import { codesOfSources, refused } from './refusal-codes'
import { newOrder, newQuotation, newRequest } from './trade'

/** Every refusal of a request, a quotation, an acceptance, an order and an event. */

const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'
const CREATE = '/api/rfq/create'
const RESPOND = '/api/rfq/respond'
const ACCEPT = '/api/rfq/accept'
const DAY_MS = 86_400_000
const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString()

let world: World
let buyer: Client
let seller: Client
let other: Client

test.beforeAll(async ({ baseURL }) => {
  const dataDir = process.env.E2E_DATA_DIR
  world = openWorld({ url: baseURL ?? '', ...(dataDir ? { dataDir } : {}) })
  ;[buyer, seller, other] = await Promise.all([world.as('buyer'), world.as('growth'), world.as('all')])
})

test.afterAll(async () => {
  await world.close()
})

test('every write refuses a malformed, oversized or cross-site body before validation', async () => {
  const rfqId = await newRequest(buyer, [seller])
  const quoteId = await newQuotation(seller, rfqId)
  const orderId = await newOrder(buyer, rfqId, quoteId, 100)
  const session = await world.session('buyer')
  const sellerSession = await world.session('growth')
  const writes: [Client, Client, string][] = [
    [buyer, session, CREATE],
    [seller, sellerSession, RESPOND],
    [buyer, session, ACCEPT],
    [buyer, session, `/api/rfq/${rfqId}/actions`],
    [seller, sellerSession, `/api/trade-core/orders/${orderId}/transition`],
    [seller, sellerSession, EVENTS],
  ]
  const json = { headers: { 'content-type': 'application/json' } }
  for (const [program, browser, path] of writes) {
    refused(await world.anonymous.post(path, {}), 401, 'AUTH_REQUIRED')
    refused(await program.post(path, '{"broken":', json), 400, 'BAD_JSON')
    refused(
      await program.post(path, 'a=1', { headers: { 'content-type': 'text/plain' } }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    )
    refused(await program.post(path, JSON.stringify({ note: 'x'.repeat(262_144) }), json), 413, 'TOO_LARGE')
    refused(await program.post(path, []), 422, 'VALIDATION_FAILED')
    refused(await program.post(path, '{"__proto__":{"a":1}}', json), 422, 'VALIDATION_FAILED')
    refused(await browser.post(path, {}, { headers: { 'sec-fetch-site': 'cross-site' } }), 403, 'CROSS_ORIGIN')
    refused(await program.request('PUT', path, { body: {} }), 405, 'METHOD_NOT_ALLOWED')
  }
})

test('an invalid request gets all its errors in one response', async () => {
  const request = { moduleKey: 'yarn', openPool: true, quantity: 100, uom: 'kg', note: '30s combed cotton' }
  const wrong = async (changes: Record<string, unknown>, issues?: readonly string[]) =>
    refused(await buyer.post(CREATE, { ...request, ...changes }), 422, 'VALIDATION_FAILED', issues)
  await wrong({ quantity: -1, respondBy: '2020-01-01T00:00:00Z', currency: 'XXQ', incoterm: 'FOB' }, [
    'QUANTITY_NOT_POSITIVE quantity',
    'RESPOND_BY_IN_PAST respondBy',
    'NOT_IN_LIST currency',
    'INCOTERM_TRADE_MODE_MISMATCH incoterm',
  ])
  await wrong({ quantity: 'many' }, ['NOT_A_NUMBER quantity'])
  await wrong({ quantity: 1e11 }, ['NUMBER_TOO_LARGE quantity'])
  await wrong({ quantity: 1.23456 }, ['TOO_MANY_DECIMALS quantity'])
  await wrong({ uom: undefined }, ['REQUIRED uom'])
  await wrong({ openPool: undefined }, ['ADDRESSEE listingId'])
  await wrong({ note: undefined }, ['SPECIFICATION_REQUIRED requirements'])
  await wrong({ note: '...', title: ' ' }, ['SPECIFICATION_REQUIRED requirements'])
  await wrong({ title: 'x'.repeat(141) }, ['TOO_LONG title'])
  await wrong({ sealed: true }, ['REQUIRED respondBy'])
  await wrong({ respondBy: 'tomorrow' }, ['BAD_DATE respondBy'])
  await wrong({ respondBy: new Date(Date.now() + 400 * DAY_MS).toISOString() }, ['RESPOND_BY_TOO_FAR respondBy'])
  await wrong({ neededBy: '2020-01-01' }, ['NEEDED_BY_IN_PAST neededBy'])
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  await wrong({ neededBy: inDays(2).slice(0, 10), respondBy: inDays(5) }, ['NEEDED_BY_BEFORE_DEADLINE neededBy'])
  await wrong({ targetPrice: 0 }, ['PRICE_NOT_POSITIVE targetPrice'])
  await wrong({ note: 'x'.repeat(2001) }, ['TOO_LONG note'])
  await wrong({ nothing: 1 })
  await wrong({ openPool: undefined, sellerIds: ['not-an-id'] }, ['NOT_AN_ID sellerIds[0]'])
  await wrong({ openPool: undefined, sellerIds: [MISSING_ID] }, ['SELLER_UNKNOWN sellerIds[0]'])
  const ofSeller = { openPool: undefined, sellerIds: [await sellerIdOf(seller)] }
  await wrong({ ...ofSeller, listingIds: [MISSING_ID] }, ['LISTING_UNKNOWN listingIds[0]'])
  await wrong({ attachments: [MISSING_ID] }, ['ATTACHMENT_UNKNOWN attachments[0]'])
  const line = { moduleKey: 'yarn', openPool: true, title: '30s', quantity: 1, uom: 'kg', attachments: [MISSING_ID] }
  refused(await buyer.post('/api/rfq/enquiries', { lines: [line, line] }), 422, 'VALIDATION_FAILED', [
    'ATTACHMENT_UNKNOWN lines[0].attachments[0]',
    'ATTACHMENT_SHARED lines[1].attachments[0]',
    'ATTACHMENT_UNKNOWN lines[1].attachments[0]',
  ])
})

test('errors of form, trade rules and requirement lines come in one response', async () => {
  const body = {
    moduleKey: 'yarn',
    sellerIds: [await sellerIdOf(seller), MISSING_ID],
    quantity: 'x',
    uom: 'kg',
    incoterm: 'FOB',
    sealed: true,
    requirements: [
      { field: 'count', op: 'between', value: '30s' },
      { field: 5, op: '=', value: 1 },
      { field: 'nothing', op: '=', value: 1 },
    ],
  }
  refused(await buyer.post(CREATE, body), 422, 'VALIDATION_FAILED', [
    'NOT_A_NUMBER quantity',
    'INCOTERM_TRADE_MODE_MISMATCH incoterm',
    'REQUIRED respondBy',
    'SELLER_UNKNOWN sellerIds[1]',
    'BETWEEN_TWO requirements[0].value',
    'WRONG_TYPE requirements[1].field',
    'UNKNOWN_FIELD requirements[2].field',
  ])
})

test('a requirement that cannot be compared is refused with its reason', async () => {
  const send = (requirement: Record<string, unknown>) =>
    buyer.post(CREATE, { moduleKey: 'yarn', openPool: true, quantity: 100, uom: 'kg', requirements: [requirement] })
  const wrong = async (requirement: Record<string, unknown>, code: string) => {
    const { issues } = refused(await send(requirement), 422, 'VALIDATION_FAILED')
    expect(
      issues?.map((issue) => issue.code),
      JSON.stringify(requirement),
    ).toContain(code)
  }
  await wrong({ field: 'nothing', op: '=', value: 1 }, 'UNKNOWN_FIELD')
  await wrong({ field: 'count', op: '=', value: 'about thirty' }, 'COUNT_UNREADABLE')
  await wrong({ field: 'moq', op: '>=', value: 'many' }, 'NOT_A_NUMBER')
  await wrong({ field: 'moq', op: 'between', value: [1] }, 'BETWEEN_TWO')
  await wrong({ field: 'moq', op: '>=', value: [1, 2] }, 'ONE_VALUE')
  await wrong({ field: 'yarnFamily', op: '>=', value: 'Cotton yarn' }, 'OPERATOR_NOT_POSSIBLE')
  await wrong({ field: 'moq', op: '=', value: 1, tolerance: 1, tolerancePercent: 1 }, 'TWO_TOLERANCES')
  await wrong({ field: 'quality.thin50', op: '<=', value: 5, unit: 'per mile' }, 'UNIT_NOT_COMPARABLE')
})

test('a request for a missing, archived or own listing is refused', async () => {
  refused(await buyer.post(CREATE, { listingId: MISSING_ID, quantity: 1 }), 404, 'NOT_FOUND')
  refused(await seller.post(CREATE, { moduleKey: 'yarn', openPool: true, quantity: 1, uom: 'kg' }), 403, 'FORBIDDEN')
  const created = must(await other.post(YARN, yarnBody()), 201).json<{ listing: { listingId: string } }>()
  const { listingId } = created.listing
  const { issues } = refused(
    await buyer.post(CREATE, { listingId, quantity: 1, uom: 'piece' }),
    422,
    'VALIDATION_FAILED',
  )
  expect(issues?.map(({ code }) => code)).toContain('UOM_NOT_CONVERTIBLE')
  const module = { listingId, moduleKey: 'chemical_dye', quantity: 100 }
  refused(await buyer.post(CREATE, module), 422, 'VALIDATION_FAILED', ['MODULE_MISMATCH moduleKey'])
  must(await other.post(`${YARN}/${listingId}/archive`, {}), 200)
  refused(await buyer.post(CREATE, { listingId, quantity: 100 }), 409, 'LISTING_NOT_ACTIVE')

  const both = signUpBody(['buyer', 'seller'])
  const account = must(await world.anonymous.post('/api/account/sign-up', both), 201)
  const { userId } = account.json<{ account: { userId: string } }>().account
  const own = browserOf(world.url, await cookieOf(world.url, both))
  const ownRequest = { moduleKey: 'yarn', sellerIds: [userId], quantity: 1, uom: 'kg' }
  refused(await own.post(CREATE, ownRequest), 403, 'SELF_RFQ')
})

test('an invalid quotation gets all its errors in one response', async () => {
  const rfqId = await newRequest(buyer, [seller])
  const wrong = async (changes: Record<string, unknown>, issues?: readonly string[]) =>
    refused(await seller.post(RESPOND, quotationBody(rfqId, changes)), 422, 'VALIDATION_FAILED', issues)
  await wrong({ unitPrice: undefined, offeredQuantity: undefined, leadTimeDays: undefined, validUntil: undefined }, [
    'REQUIRED unitPrice',
    'REQUIRED offeredQuantity',
    'REQUIRED leadTimeDays',
    'REQUIRED validUntil',
  ])
  await wrong({ unitPrice: -1 }, ['PRICE_NOT_POSITIVE unitPrice'])
  await wrong({ unitPrice: 9_000_000_000, priceUom: 'g' }, ['TOTAL_TOO_LARGE unitPrice'])
  await wrong({ validUntil: '2020-01-01T00:00:00Z' }, ['VALID_UNTIL_IN_PAST validUntil'])
  await wrong({ priceUom: 'cone' }, ['UOM_NOT_CONVERTIBLE priceUom'])
  await wrong({ leadTimeDays: 1.5 }, ['BAD_DAYS leadTimeDays'])
  await wrong({ freight: { amount: -1 } }, ['AMOUNT_NEGATIVE freight.amount'])
  await wrong({ specResponses: [{ field: 'nothing', offered: 1 }] }, ['UNKNOWN_FIELD specResponses[0].field'])
  await wrong(
    {
      specResponses: [
        { field: 'count', offered: '30s' },
        { field: 'count', offered: '40s' },
      ],
    },
    ['DUPLICATE specResponses[1].field'],
  )
  const quantitySlabs = Array.from({ length: 11 }, (_, index) => ({
    minQty: index * 10 + 1,
    maxQty: index < 10 ? index * 10 + 10 : null,
    price: 300 - index,
  }))
  await wrong({ quantitySlabs, validUntil: '2027-02-31T18:00:00+05:30' }, [
    'TOO_LONG quantitySlabs',
    'BAD_DATE validUntil',
  ])
  refused(await seller.post(RESPOND, { rfqId, action: 'REQUEST_INFO' }), 422, 'VALIDATION_FAILED', ['REQUIRED note'])
  refused(await seller.post(RESPOND, { rfqId, action: 'JUGGLE' }), 422, 'VALIDATION_FAILED')
  refused(await buyer.post(RESPOND, quotationBody(rfqId)), 403, 'FORBIDDEN')
  refused(await other.post(RESPOND, quotationBody(rfqId)), 404, 'NOT_FOUND')
})

test('errors of terms, files and version of a quotation come in one response', async () => {
  const rfqId = await newRequest(buyer, [seller])
  const body = quotationBody(rfqId, {
    unitPrice: 'x',
    validUntil: '2020-01-01T00:00:00Z',
    leadTimeDays: undefined,
    incoterm: 'FOB',
    specResponses: [{ field: 'nothing', offered: 1 }],
  })
  const ofTerms = [
    'NOT_A_NUMBER unitPrice',
    'VALID_UNTIL_IN_PAST validUntil',
    'REQUIRED leadTimeDays',
    'INCOTERM_TRADE_MODE_MISMATCH incoterm',
    'UNKNOWN_FIELD specResponses[0].field',
  ]
  const withFile = { ...body, attachments: [MISSING_ID] }
  const ofFile = 'ATTACHMENT_UNKNOWN attachments[0]'
  refused(await seller.post(RESPOND, withFile), 422, 'VALIDATION_FAILED', [...ofTerms, ofFile])
  const ofHead = 'WRONG_TYPE expectedVersion'
  refused(await seller.post(RESPOND, { ...body, expectedVersion: 'y' }), 422, 'VALIDATION_FAILED', [...ofTerms, ofHead])
})

test('the smallest order of a quotation is at most what it offers', async () => {
  const rfqId = await newRequest(buyer, [seller])
  const tooMuch = await seller.post(RESPOND, quotationBody(rfqId, { moq: 1_000_000 }))
  refused(tooMuch, 422, 'VALIDATION_FAILED', ['MOQ_ABOVE_OFFER moq'])
})

test('the specification responses of a quotation have at most ten thousand characters together', async () => {
  const rfqId = await newRequest(buyer, [seller])
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
  const long = await seller.post(RESPOND, quotationBody(rfqId, points(2_000)))
  refused(long, 422, 'VALIDATION_FAILED', ['TOO_LONG specResponses'])
  must(await seller.post(RESPOND, quotationBody(rfqId, points(100))), 201)
})

test('a stale version is 409 in the body and 412 in the header', async () => {
  const rfqId = await newRequest(buyer, [seller])
  refused(await seller.post(RESPOND, quotationBody(rfqId, { expectedRfqVersion: 7 })), 409, 'RFQ_CHANGED')
  refused(await seller.post(RESPOND, quotationBody(rfqId, { expectedVersion: 7 })), 409, 'VERSION_CONFLICT')
  const staleHeader = { headers: { 'if-match': '"7"' } }
  refused(await seller.post(RESPOND, quotationBody(rfqId), staleHeader), 412, 'PRECONDITION_FAILED')
  const quoteId = await newQuotation(seller, rfqId)
  must(await seller.post(RESPOND, quotationBody(rfqId, { unitPrice: 280 })), 200)
  const accept = { rfqId, quoteId, quoteVersion: 1 }
  const { details } = refused(await buyer.post(ACCEPT, accept), 409, 'QUOTE_VERSION_CHANGED')
  expect(details).toEqual({ currentVersion: 2 })
  const actions = `/api/rfq/${rfqId}/actions`
  const counter = { action: 'COUNTER', quoteId, terms: { unitPrice: 270 } }
  refused(await buyer.post(actions, { ...counter, quoteVersion: 1 }), 409, 'QUOTE_VERSION_CHANGED')
  refused(await buyer.post(actions, { ...counter, expectedVersion: 7 }), 409, 'VERSION_CONFLICT')
  refused(await buyer.post(actions, counter, staleHeader), 412, 'PRECONDITION_FAILED')
  refused(await buyer.post(ACCEPT, { ...accept, quoteVersion: 2, expectedVersion: 7 }), 409, 'VERSION_CONFLICT')
  refused(await buyer.post(ACCEPT, { ...accept, quoteVersion: 2 }, staleHeader), 412, 'PRECONDITION_FAILED')
  const orderId = must(await buyer.post(ACCEPT, { ...accept, quoteVersion: 2, quantity: 10 }), 201).json<{
    order: { orderId: string }
  }>().order.orderId
  const path = `/api/trade-core/orders/${orderId}/transition`
  refused(await seller.post(path, { to: 'CONFIRMED', expectedVersion: 7 }), 409, 'VERSION_CONFLICT')
  refused(await seller.post(path, { to: 'CONFIRMED' }, staleHeader), 412, 'PRECONDITION_FAILED')
})

test('an acceptance beyond the requested, offered or remaining quantity is refused', async () => {
  const rfqId = await newRequest(buyer, [seller, other])
  const [quoteId, second] = [
    await newQuotation(seller, rfqId, { offeredQuantity: 200 }),
    await newQuotation(other, rfqId),
  ]
  const accept = (changes: Record<string, unknown>) =>
    buyer.post(ACCEPT, { rfqId, quoteId, quoteVersion: 1, ...changes })
  expect(refused(await accept({ quantity: 501 }), 409, 'QUANTITY_EXCEEDS_RFQ').details).toEqual({
    remainingQuantity: 500,
  })
  expect(refused(await accept({ quantity: 201 }), 409, 'QUANTITY_EXCEEDS_OFFER').details).toEqual({
    offeredQuantity: 200,
  })
  refused(await accept({ quantity: 0 }), 422, 'VALIDATION_FAILED', ['QUANTITY_NOT_POSITIVE quantity'])
  refused(await accept({ quoteId: MISSING_ID }), 404, 'NOT_FOUND')
  await newOrder(buyer, rfqId, quoteId)
  refused(await accept({}), 409, 'QUOTE_ALREADY_ACCEPTED')
  refused(await seller.post(RESPOND, quotationBody(rfqId)), 409, 'QUOTE_ALREADY_ACCEPTED')
  await newOrder(buyer, rfqId, second)
  refused(await accept({ quoteId: second }), 409, 'RFQ_ALREADY_AWARDED')
  refused(await other.post(RESPOND, quotationBody(rfqId)), 409, 'RFQ_CLOSED')
})

test('a quotation without a price for the quantity or cheque, or without an offer, cannot be accepted', async () => {
  const rfqId = await newRequest(buyer, [seller, other])
  const slabs = { quantitySlabs: [{ minQty: 100, maxQty: null, price: 280 }] }
  const quoteId = await newQuotation(seller, rfqId, slabs)
  const little = await buyer.post(ACCEPT, { rfqId, quoteId, quoteVersion: 1, quantity: 50 })
  refused(little, 422, 'VALIDATION_FAILED', ['QUANTITY_WITHOUT_PRICE quantity'])
  const byCheque = await buyer.post(ACCEPT, { rfqId, quoteId, quoteVersion: 1, pdcDays: 30 })
  refused(byCheque, 422, 'VALIDATION_FAILED', ['PDC_NOT_OFFERED pdcDays'])
  const none = must(await other.post(RESPOND, { rfqId, action: 'SUBMIT', lineType: 'NOT_AVAILABLE' }), 201)
  const empty = none.json<{ quote: { quoteId: string } }>().quote.quoteId
  refused(await buyer.post(ACCEPT, { rfqId, quoteId: empty, quoteVersion: 1 }), 409, 'QUOTE_NOT_ACCEPTABLE')
})

test('each action is allowed only to its side and in its state', async () => {
  const rfqId = await newRequest(buyer, [seller])
  const actions = `/api/rfq/${rfqId}/actions`
  refused(await seller.post(RESPOND, { rfqId, action: 'WITHDRAW' }), 409, 'ACTION_NOT_POSSIBLE')
  refused(await buyer.post(actions, { action: 'CLOSE' }), 409, 'ACTION_NOT_POSSIBLE')
  refused(await buyer.post(actions, { action: 'PROVIDE_INFO', note: 'so' }), 409, 'ACTION_NOT_POSSIBLE')
  refused(await buyer.post(actions, { action: 'REMOVE', note: 'so' }), 403, 'FORBIDDEN')
  refused(await (await world.as('admin')).post(actions, { action: 'CANCEL' }), 403, 'FORBIDDEN')
  refused(await seller.post(actions, { action: 'CANCEL' }), 404, 'NOT_FOUND')
  const nothing = ['COUNTER', 'DECLINE_QUOTE', 'PROVIDE_INFO', 'REMOVE'].map((action) => ({ action }))
  for (const body of nothing) refused(await buyer.post(actions, body), 422, 'VALIDATION_FAILED')
  const quoteId = await newQuotation(seller, rfqId)
  const past = { action: 'COUNTER', quoteId, terms: { validUntil: '2020-01-01T00:00:00Z' } }
  refused(await buyer.post(actions, past), 422, 'VALIDATION_FAILED', ['VALID_UNTIL_IN_PAST terms.validUntil'])
  refused(await buyer.post(EVENTS, { rfqId, type: 'QUOTE_ACCEPTED' }), 409, 'EVENT_TYPE_NOT_CLIENT_WRITABLE')
  refused(await buyer.get(EVENTS), 422, 'VALIDATION_FAILED')
  must(await buyer.post(actions, { action: 'CANCEL' }), 200)
  refused(await seller.post(RESPOND, quotationBody(rfqId)), 409, 'RFQ_CLOSED')
})

test('a suspended seller is asked nothing, and their quotation is neither accepted nor countered', async () => {
  const { client, userId } = await newcomer(world, ['seller'])
  const rfqId = await newRequest(buyer, [client])
  const quoteId = await newQuotation(client, rfqId)
  const suspension = { isSuspended: true, reason: 'Goods were not delivered.' }
  must(await (await world.as('admin')).post(`/api/account/suspensions/${userId}`, suspension), 200)
  refused(await buyer.post(ACCEPT, { rfqId, quoteId, quoteVersion: 1 }), 409, 'SELLER_SUSPENDED')
  const counter = { action: 'COUNTER', quoteId, terms: { unitPrice: 1 } }
  refused(await buyer.post(`/api/rfq/${rfqId}/actions`, counter), 409, 'SELLER_SUSPENDED')
  const again = { moduleKey: 'yarn', sellerIds: [userId], quantity: 1, uom: 'kg' }
  refused(await buyer.post(CREATE, again), 409, 'SELLER_SUSPENDED')
})

test('an order moves one step at a time, each by the right party', async () => {
  const rfqId = await newRequest(buyer, [seller])
  const orderId = await newOrder(buyer, rfqId, await newQuotation(seller, rfqId))
  const move = (client: Client, to: string) => client.post(`/api/trade-core/orders/${orderId}/transition`, { to })
  refused(await move(buyer, 'CONFIRMED'), 403, 'FORBIDDEN')
  refused(await move(seller, 'DISPATCHED'), 409, 'ORDER_STATE')
  refused(await move(seller, 'NOWHERE'), 422, 'VALIDATION_FAILED')
  for (const to of ['CONFIRMED', 'IN_PRODUCTION', 'DISPATCHED']) must(await move(seller, to), 200)
  refused(await move(seller, 'DELIVERED'), 403, 'FORBIDDEN')
  refused(await move(buyer, 'CANCELLED'), 409, 'ORDER_STATE')
  for (const to of ['DELIVERED', 'COMPLETED']) must(await move(buyer, to), 200)
  refused(await move(seller, 'CANCELLED'), 409, 'ORDER_STATE')
})

test('reads of the trade refuse invalid parameters', async () => {
  const rfqId = await newRequest(buyer, [seller])
  refused(await buyer.get('/api/rfq/mine?as=unknown'), 422, 'VALIDATION_FAILED')
  refused(await buyer.get('/api/rfq/mine?as=admin'), 403, 'FORBIDDEN')
  refused(await buyer.get('/api/rfq/mine?cursor=here'), 422, 'VALIDATION_FAILED')
  refused(await buyer.get('/api/trade-core/orders/mine?limit=101'), 422, 'VALIDATION_FAILED')
  refused(await buyer.get(`/api/rfq/compare/${rfqId}?currency=XXQ`), 422, 'VALIDATION_FAILED')
  refused(await buyer.get(`/api/rfq/compare/${rfqId}?uom=piece`), 422, 'VALIDATION_FAILED')
  refused(await buyer.get(`/api/rfq/compare/${rfqId}?quantity=some`), 422, 'VALIDATION_FAILED')
  refused(await buyer.get(`/api/rfq/compare/${rfqId}?quantity=0`), 422, 'VALIDATION_FAILED', ['BAD_VALUE quantity'])
  refused(await buyer.get(`/api/rfq/${rfqId}x`), 404, 'NOT_FOUND')
  const dashboard = '/api/trade-core/erp/marketplace/readback-dashboard?as=admin&more=1'
  const parameters = ['UNKNOWN_PARAMETER more', 'BAD_PARAMETER as']
  refused(await buyer.get(dashboard), 422, 'VALIDATION_FAILED', parameters)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const request = { moduleKey: 'yarn', openPool: true, quantity: 1, uom: 'kg', note: '30s combed cotton' }
  must(await buyer.post(CREATE, request, { headers }), 201)
  refused(await buyer.post(CREATE, { ...request, quantity: 2 }, { headers }), 422, 'IDEMPOTENCY_KEY_REUSED')
})

test('a passed deadline and a sealed request refuse changes of a quotation', async () => {
  const { sql } = world
  test.skip(!sql, 'needs the database of the server to set a time into the past')
  if (!sql) return
  const clock = clockOf(sql)
  const rfqId = await newRequest(buyer, [seller, other], { sealed: true, respondBy: tomorrow() })
  const quoteId = await newQuotation(seller, rfqId)
  const accept = { rfqId, quoteId, quoteVersion: 1 }
  const actions = `/api/rfq/${rfqId}/actions`
  refused(await buyer.post(ACCEPT, accept), 409, 'RFQ_SEALED')
  refused(await buyer.post(actions, { action: 'COUNTER', quoteId, terms: { unitPrice: 1 } }), 409, 'RFQ_SEALED')
  refused(await buyer.post(actions, { action: 'DECLINE_QUOTE', quoteId: MISSING_ID }), 409, 'RFQ_SEALED')
  await clock.passDeadline(rfqId)
  refused(await seller.post(RESPOND, quotationBody(rfqId)), 409, 'RESPOND_BY_PASSED')
  refused(await other.post(RESPOND, quotationBody(rfqId)), 409, 'RESPOND_BY_PASSED')
  refused(await buyer.post(actions, { action: 'COUNTER', quoteId, terms: { unitPrice: 1 } }), 409, 'RESPOND_BY_PASSED')
  await clock.expireQuotation(quoteId)
  refused(await buyer.post(ACCEPT, accept), 409, 'QUOTE_EXPIRED')
})

test('every refusal code in the sources of the trade was tested here', () => {
  test.skip(!world.sql, 'the codes that need the clock were not tested')
  const { codes, unmet } = codesOfSources()
  expect(codes.size).toBeGreaterThan(30)
  expect(unmet).toEqual([])
})
