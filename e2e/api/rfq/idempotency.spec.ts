import { randomUUID } from 'node:crypto'
import { quotationBody } from '../../demo'
import { expect, test } from '../../fixtures'
import type { Client, Reply } from '../../trust/client'
import { sellerIdOf } from '../../trust/fixtures'
import { openWorld, type World } from '../../trust/world'
import { clockOf } from './clock'

const PARALLEL = 5

let world: World
let buyer: Client
let seller: Client

test.beforeAll(async ({ baseURL }) => {
  const dataDir = process.env.E2E_DATA_DIR
  world = openWorld({ url: baseURL ?? '', ...(dataDir ? { dataDir } : {}) })
  buyer = await world.as('buyer')
  seller = await world.as('growth')
})

test.afterAll(async () => {
  await world.close()
})

/** Sends five equal requests with one key: five equal responses, one effect, and another body is refused. */
async function fiveInParallel(
  client: Client,
  path: string,
  body: Record<string, unknown>,
  status: number,
): Promise<Reply> {
  const headers = { 'idempotency-key': randomUUID() }
  const replies = await Promise.all(Array.from({ length: PARALLEL }, () => client.post(path, body, { headers })))
  expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: PARALLEL }, () => status))
  expect(new Set(replies.map(({ text }) => text)).size, path).toBe(1)
  expect(replies.filter((reply) => reply.headers.get('idempotent-replayed') === 'true')).toHaveLength(PARALLEL - 1)
  expect(new Set(replies.map((reply) => reply.headers.get('etag'))).size).toBe(1)
  const other = await client.post(path, { ...body, note: 'another body' }, { headers })
  expect(other.status, other.text).toBe(422)
  expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  const [first] = replies
  if (!first) throw new Error('no response')
  return first
}

const eventsOf = async (rfqId: string): Promise<string[]> => {
  const reply = await buyer.get(`/api/trade-core/erp/marketplace-commercial/seller-quotation-event?rfqId=${rfqId}`)
  return reply.json<{ events: { type: string }[] }>().events.map(({ type }) => type)
}

test('five parallel requests with one key have one effect at every step of a trade', async () => {
  const request = { moduleKey: 'yarn', sellerIds: [await sellerIdOf(seller)], quantity: 500, uom: 'kg' }
  const total = async () => (await buyer.get('/api/rfq/mine?as=buyer&limit=1')).json<{ page: { total: number } }>().page
  const before = await total()
  const created = await fiveInParallel(buyer, '/api/rfq/create', request, 201)
  expect((await total()).total).toBe(before.total + 1)
  const { rfqId } = created.json<{ rfq: { rfqId: string } }>().rfq

  const quoted = await fiveInParallel(seller, '/api/rfq/respond', quotationBody(rfqId), 201)
  const { quoteId, version } = quoted.json<{ quote: { quoteId: string; version: number } }>().quote
  expect(version).toBe(1)

  const counter = { action: 'COUNTER', quoteId, quoteVersion: 1, terms: { unitPrice: 270 } }
  await fiveInParallel(buyer, `/api/rfq/${rfqId}/actions`, counter, 200)
  await fiveInParallel(seller, '/api/rfq/respond', { rfqId, action: 'ACCEPT_COUNTER' }, 200)

  const accepted = await fiveInParallel(
    buyer,
    '/api/rfq/accept',
    { rfqId, quoteId, quoteVersion: 2, quantity: 200 },
    201,
  )
  const { orderId } = accepted.json<{ order: { orderId: string } }>().order
  const moved = await fiveInParallel(seller, `/api/trade-core/orders/${orderId}/transition`, { to: 'CONFIRMED' }, 200)
  expect(moved.json()).toMatchObject({ order: { status: 'CONFIRMED', version: 2 } })

  expect(await eventsOf(rfqId)).toEqual([
    'RFQ_CREATED',
    'QUOTE_SUBMITTED',
    'COUNTER_OFFERED',
    'COUNTER_ACCEPTED',
    'QUOTE_ACCEPTED',
    'ORDER_CREATED',
    'RFQ_PARTIALLY_AWARDED',
    'ORDER_CONFIRMED',
  ])
})

test('after a refusal the same key accepts the corrected body', async () => {
  const request = { moduleKey: 'yarn', sellerIds: [await sellerIdOf(seller)], quantity: 0, uom: 'kg' }
  const headers = { 'idempotency-key': randomUUID() }
  expect((await buyer.post('/api/rfq/create', request, { headers })).status).toBe(422)
  expect((await buyer.post('/api/rfq/create', { ...request, quantity: 10 }, { headers })).status).toBe(201)
})

test('a request repeated after its deadline gets the first response', async () => {
  const { sql } = world
  test.skip(!sql, 'needs the database of the server')
  if (!sql) return
  const made = await (await world.as('all')).post('/api/trade-core/listings/yarn', {
    title: 'Listing that leaves the market',
    fiberType: ['Cotton'],
    count: '40s',
    basePrice: 300,
    uom: 'kg',
  })
  const { listingId } = made.json<{ listing: { listingId: string } }>().listing
  const headers = { 'idempotency-key': randomUUID() }
  const request = { listingId, quantity: 100, respondBy: new Date(Date.now() + 86_400_000).toISOString() }
  const first = await buyer.post('/api/rfq/create', request, { headers })
  expect(first.status, first.text).toBe(201)
  await clockOf(sql).passDeadline(first.json<{ rfq: { rfqId: string } }>().rfq.rfqId)
  const archived = await (await world.as('all')).post(`/api/trade-core/listings/yarn/${listingId}/archive`, {})
  expect(archived.status, archived.text).toBe(200)
  const again = await buyer.post('/api/rfq/create', request, { headers })
  expect(again.status, again.text).toBe(201)
  expect(again.text).toBe(first.text)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})
