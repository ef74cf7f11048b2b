import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD, type DemoAccount, emailOf, quotationBody } from '../../demo'
import { expect, test } from '../../fixtures'
import { pathOf, routeFiles } from '../../http-rules/routes'
import { ROOT } from '../../start/launch'
import { must } from '../../trust/client'
import { cookieOf, sellerIdOf } from '../../trust/fixtures'
import { startWorld, until, type World } from '../../trust/world'
import { clockOf } from './clock'
import { EVENTS } from './model/product'
import { newRequest } from './trade'

/** Unique figures and words of the sealed quotation, searched for in every output. */
const FIGURES = ['917.4321', '473.9173']
const WORDS = 'sealed-words-of-the-seller'
const NEEDLES = [...FIGURES, WORDS]
const PLANTED = { unitPrice: 917.4321, offeredQuantity: 473.9173, note: WORDS }
/** Everyone except the seller who quotes. */
const OTHERS: readonly DemoAccount[] = ['buyer', 'buyer2', 'all', 'starter', 'admin']
/** Tables that may contain the quotation. */
const QUOTATION_TABLES = new Set(['quotations', 'quotation_versions', 'idempotency_keys'])

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

let dataDir: string
let world: World

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'textile-sealed-'))
  world = await startWorld({ root: ROOT }, dataDir, { LOG_LEVEL: 'debug' })
})

test.afterAll(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function found(text: string): string[] {
  // Mail files break long lines.
  const plain = text.replaceAll('=\n', '').replaceAll('=\r\n', '')
  return NEEDLES.filter((needle) => text.includes(needle) || plain.includes(needle))
}

/** Every response and page that the account can get. */
async function allTextsFor(account: DemoAccount, ids: Record<string, string>): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const program = await world.as(account)
  const browser = await world.session(account)
  const routes = routeFiles().filter(
    ({ pattern, methods }) =>
      methods.includes('GET') && !pattern.includes(':...') && !pattern.endsWith('/notifications/stream'),
  )
  for (const { pattern } of routes) {
    const path = pathOf(pattern, ids)
    const query = pattern.endsWith('/seller-quotation-event') ? `?rfqId=${ids.rfqId}` : ''
    const reply = await program.get(path + query)
    expect(reply.status, `${path} as ${account}`).toBeLessThan(500)
    texts.set(`GET ${path} as ${account}`, reply.text)
  }
  const { rfqId, quoteId } = ids
  const pages = [
    '/',
    '/rfq',
    `/rfq/${rfqId}`,
    `/rfq/${rfqId}/compare`,
    `/rfq/${rfqId}/quotations/${quoteId}`,
    '/orders',
    '/quotations',
    '/dashboard',
    '/inbox',
  ]
  for (const path of pages) {
    const { text } = await browser.get(path)
    texts.set(`the page ${path} as ${account}`, text)
  }
  const quote = { rfqId, quoteId, quoteVersion: 1 }
  const counter = { action: 'COUNTER', quoteId, terms: { unitPrice: 1 } }
  const writes: [string, Record<string, unknown>][] = [
    ['/api/rfq/accept', quote],
    [`/api/rfq/${rfqId}/actions`, counter],
    [`/api/rfq/${rfqId}/actions`, { action: 'DECLINE_QUOTE', quoteId }],
    ['/api/trade-core/erp/marketplace-commercial/seller-quotation-event', { rfqId, type: 'VIEWED' }],
  ]
  for (const [path, body] of writes) {
    texts.set(`POST ${path} ${JSON.stringify(body)} as ${account}`, (await program.post(path, body)).text)
  }
  return texts
}

/** Collects the account's notification stream. */
async function listen(account: DemoAccount): Promise<{ text(): string; end(): void }> {
  const cookie = await cookieOf(world.url, { email: emailOf(account), password: DEMO_PASSWORD })
  const stop = new AbortController()
  const url = new URL('/api/notifications/stream', world.url)
  const response = await fetch(url, { headers: { cookie }, signal: stop.signal })
  expect(response.status, `the stream of ${account}`).toBe(200)
  let received = ''
  const reading = async () => {
    const decoder = new TextDecoder()
    for await (const part of response.body ?? []) received += decoder.decode(part, { stream: true })
  }
  reading().catch((error: unknown) => {
    if (!stop.signal.aborted) received += `broken: ${error}`
  })
  return { text: () => received, end: () => stop.abort() }
}

test('a sealed price is in no response, page, stream, mail, table or log before the deadline', async () => {
  const { sql } = world
  if (!sql) throw new Error('no database')
  const [buyer, seller, rival] = [await world.as('buyer'), await world.as('growth'), await world.as('all')]
  const rfqId = await newRequest(buyer, [seller, rival], { sealed: true, respondBy: tomorrow() })
  const streams = await Promise.all(OTHERS.map(listen))
  const [ofBuyer] = streams

  // Sends the price in every way, including failed ones.
  const sealedOffer = (changes: Record<string, unknown> = {}) => quotationBody(rfqId, { ...PLANTED, ...changes })
  must(await seller.post('/api/rfq/respond', sealedOffer({ action: 'DRAFT' })), 200)
  must(await seller.post('/api/rfq/respond', sealedOffer({ action: 'PREVIEW' })), 200)
  must(await seller.post('/api/rfq/respond', sealedOffer({ currency: 'XXQ', validUntil: '2020-01-01T00:00:00Z' })), 422)
  await sql.unsafe('alter table quotation_versions add constraint broken check (unit_price < 900) not valid')
  const broken = must(await seller.post('/api/rfq/respond', sealedOffer()), 500)
  expect(found(broken.text)).toEqual([])
  await sql.unsafe('alter table quotation_versions drop constraint broken')
  const submitted = must(await seller.post('/api/rfq/respond', sealedOffer()), 201)
  const { quoteId } = submitted.json<{ quote: { quoteId: string } }>().quote
  must(await seller.post('/api/rfq/respond', sealedOffer({ leadTimeDays: 9 })), 200)

  // The search works: the seller's own view contains the price.
  const own = must(await seller.get(`/api/rfq/${rfqId}`), 200)
  expect(found(own.text)).toEqual(NEEDLES)
  await until(() => ofBuyer?.text().includes('event: notification') === true, 15_000)

  const ids = { rfqId, id: rfqId, quoteId }
  for (const account of OTHERS) {
    for (const [where, text] of await allTextsFor(account, ids)) expect(found(text), where).toEqual([])
  }
  for (const [n, stream] of streams.entries()) {
    stream.end()
    expect(found(stream.text()), `the stream of ${OTHERS[n]}`).toEqual([])
  }
  expect(ofBuyer?.text(), 'the buyer is notified of the quotation').toContain('event: notification')

  const mails = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.startsWith('mail/'))
  for (const name of mails) expect(found(readFileSync(join(dataDir, name), 'utf8')), name).toEqual([])
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  for (const { name } of tables.filter(({ name: one }) => !QUOTATION_TABLES.has(one))) {
    // An event contains its sealed message, but never a price.
    for (const needle of name === 'rfq_events' ? FIGURES : NEEDLES) {
      const rows = await sql.unsafe(`select 1 from "${name}" as r where r::text like $1 limit 1`, [`%${needle}%`])
      expect(rows.length, `${needle} in ${name}`).toBe(0)
    }
  }
  const log = world.log()
  expect(log, 'the log contains the failure').toContain('request failed')
  expect(found(log)).toEqual([])

  // After the deadline the buyer sees it.
  await clockOf(sql).passDeadline(rfqId)
  expect(found(must(await buyer.get(`/api/rfq/${rfqId}`), 200).text)).toEqual(NEEDLES)
  expect(found((await rival.get(`/api/rfq/${rfqId}`)).text)).toEqual([])
})

test('a sealed pool hides sellers who draft, view, write, quote or decline, and names one who asks', async () => {
  const [buyer, admin] = [await world.as('buyer'), await world.as('admin')]
  const [writes, declines, notes, asks] = await Promise.all(
    (['starter', 'growth', 'all', 'lapsed'] as const).map((seller) => world.as(seller)),
  )
  if (!writes || !declines || !notes || !asks) throw new Error('four sellers')
  const rfqId = await newRequest(buyer, [], {
    openPool: true,
    sellerIds: undefined,
    note: '30s combed cotton',
    sealed: true,
    respondBy: tomorrow(),
  })
  const hidden = await Promise.all([writes, declines, notes].map(sellerIdOf))
  const asker = await sellerIdOf(asks)
  const noteBody = (message: string) => ({ rfqId, type: 'NOTE', message })
  must(await writes.post('/api/rfq/respond', quotationBody(rfqId, { action: 'DRAFT' })), 200)
  must(await declines.post('/api/rfq/respond', { rfqId, action: 'DECLINE', note: 'No spindles' }), 200)
  must(await notes.post(EVENTS, { rfqId, type: 'VIEWED' }), 201)
  must(await notes.post(EVENTS, noteBody('A word before the quotation')), 201)
  must(await asks.post('/api/rfq/respond', { rfqId, action: 'REQUEST_INFO', note: 'On cones?' }), 200)
  must(await asks.post(EVENTS, noteBody('Or on hanks')), 201)
  must(await notes.post('/api/rfq/respond', quotationBody(rfqId)), 201)
  must(await notes.post('/api/rfq/respond', quotationBody(rfqId, { leadTimeDays: 9 })), 200)
  must(await notes.post('/api/rfq/respond', { rfqId, action: 'WITHDRAW' }), 200)

  for (const reader of [buyer, admin]) {
    const texts = [await reader.get(`/api/rfq/${rfqId}`), await reader.get(`${EVENTS}?rfqId=${rfqId}`)].map(
      (reply) => must(reply, 200).text,
    )
    for (const id of hidden) for (const text of texts) expect(text).not.toContain(id)
    for (const text of texts) expect(text).toContain(asker)
  }
  const inbox = must(await buyer.get('/api/notifications?limit=24'), 200).json<{
    notifications: { type: string; title: string; link: string }[]
  }>()
  const types = inbox.notifications.filter(({ link }) => link.endsWith(rfqId)).map(({ type }) => type)
  expect(types.toReversed()).toEqual([
    'SEALED_MESSAGE',
    'INFO_REQUESTED',
    'NOTE',
    'SEALED_ANSWER',
    'SEALED_ANSWER',
    'SEALED_ANSWER',
  ])
})

test('a seller who has not quoted reads the same before and after another quotes', async () => {
  const [buyer, watcher, rival] = [await world.as('buyer'), await world.as('growth'), await world.as('all')]
  const rfqId = await newRequest(buyer, [watcher, rival], { sealed: true, respondBy: tomorrow() })
  const paths = [
    `/api/rfq/${rfqId}`,
    `/api/rfq/compare/${rfqId}`,
    `${EVENTS}?rfqId=${rfqId}`,
    '/api/notifications?limit=24',
    '/api/trade-core/erp/marketplace/readback-dashboard?as=seller',
    ...['', '&as=seller', '&status=OPEN', '&status=QUOTED'].map((more) => `/api/rfq/mine?limit=100${more}`),
  ]
  const everything = async () => {
    const read: string[] = []
    for (const path of paths) {
      const { status, headers, text } = await watcher.get(path)
      const bare = text.replaceAll(headers.get('x-request-id') ?? '', '')
      read.push(`${path} ${status} ${headers.get('etag')} ${bare}`)
    }
    return read
  }
  const before = await everything()
  must(await rival.post('/api/rfq/respond', quotationBody(rfqId)), 201)
  must(await rival.post('/api/rfq/respond', quotationBody(rfqId, { leadTimeDays: 9 })), 200)
  expect(await everything()).toEqual(before)
  must(await rival.post('/api/rfq/respond', { rfqId, action: 'WITHDRAW' }), 200)
  expect(await everything()).toEqual(before)
})
