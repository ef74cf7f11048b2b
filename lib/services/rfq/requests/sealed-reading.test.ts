import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { readInbox } from '../../notifications/notifications'
import { readDashboard } from '../dashboard'
import { readComparison } from '../quotations/compare'
import { readNewestEvents } from './activity'
import { readRfqs } from './read'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { act, ask, at, eventsOf, note, quote, read, respond } = testTrade(market, NOW)

const AFTER = { hours: 24 * 5 }
const STATUSES = ['OPEN', 'QUOTED', 'EXPIRED'] as const

let buyer: Actor
let watcher: Actor
let rival: Actor
let third: Actor

beforeAll(async () => {
  buyer = await market.newBuyer()
})

/** New sellers for each test, so that a list or an inbox holds this test's request alone. */
async function sealedRequest(changes: Record<string, unknown> = {}): Promise<string> {
  ;[watcher, rival, third] = [await market.newSeller(), await market.newSeller(), await market.newSeller()]
  return (await ask(buyer, [watcher, rival, third], { sealed: true, ...changes })).rfq.rfqId
}

/** Everything that a seller can read of a request, as text. */
async function everythingOf(seller: Actor, rfqId: string, when = {}): Promise<string> {
  const ctx = at(seller, when)
  const lists = await Promise.all(
    [undefined, ...STATUSES].flatMap((status) =>
      (['seller', undefined] as const).map((as) => readRfqs(ctx, { as, status, limit: 24 })),
    ),
  )
  const parts = {
    request: await read(seller, rfqId, when),
    lists,
    events: await eventsOf(seller, rfqId, when),
    newest: await readNewestEvents(ctx, rfqId),
    stages: (await readDashboard(ctx, 'seller')).stages,
    inbox: await readInbox(ctx, { limit: 24, unread: 'false' }),
    comparison: await readComparison(ctx, { rfqId, basis: {} }).catch(({ code }: { code: string }) => code),
  }
  return JSON.stringify(parts, null, 1)
}

/** What other sellers do in their threads. */
const DEEDS: readonly [string, (rfqId: string) => Promise<unknown>][] = [
  ['quotes', (rfqId) => quote(rival, rfqId)],
  ['sends a new version', (rfqId) => quote(rival, rfqId).then(() => quote(rival, rfqId, { leadTimeDays: 9 }))],
  [
    'withdraws a quotation',
    (rfqId) => quote(rival, rfqId).then(() => respond(rival, { rfqId, action: 'WITHDRAW', note: 'Sold out' })),
  ],
  ['declines to quote', (rfqId) => respond(third, { rfqId, action: 'DECLINE', note: 'No spindles' })],
  ['asks a question', (rfqId) => respond(third, { rfqId, action: 'REQUEST_INFO', note: 'On cones?' })],
  ['writes', (rfqId) => note(third, { rfqId, message: 'Soon' })],
]

describe('a seller of a sealed request who has not quoted', () => {
  test.each(DEEDS)('reads the same, byte for byte, when another %s', async (_name, deed) => {
    const rfqId = await sealedRequest()
    await note(buyer, { rfqId, message: 'For knitting.' })
    const before = await everythingOf(watcher, rfqId)
    await deed(rfqId)
    expect(await everythingOf(watcher, rfqId)).toBe(before)
  })

  test('reads the same of an open pool that no one asked them in', async () => {
    const rfqId = await sealedRequest()
    const pool = (await ask(buyer, [], { openPool: true, sealed: true })).rfq.rfqId
    const before = [await everythingOf(watcher, pool), await everythingOf(watcher, rfqId)]
    await quote(rival, pool)
    expect([await everythingOf(watcher, pool), await everythingOf(watcher, rfqId)]).toEqual(before)
    await act(buyer, pool, { action: 'CANCEL' })
  })

  test('reads the same after the deadline, and cannot find out by declining', async () => {
    const seen: unknown[] = []
    for (const isQuoted of [true, false]) {
      const rfqId = await sealedRequest()
      if (isQuoted) await quote(rival, rfqId)
      const { status, buyerStatus, sellerStatus, actions, version } = (await read(watcher, rfqId, AFTER)).rfq
      const declining = await respond(watcher, { rfqId, action: 'DECLINE' }, AFTER).catch(({ code }) => code)
      seen.push({ status, buyerStatus, sellerStatus, actions, version, declining })
    }
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).toMatchObject({ status: 'EXPIRED', declining: 'ACTION_NOT_POSSIBLE' })
  })

  test('cannot tell from the end of the request or from a reply whether others had quoted', async () => {
    const ends: unknown[] = []
    for (const isQuoted of [true, false]) {
      const rfqId = await sealedRequest()
      if (isQuoted) await quote(rival, rfqId)
      await respond(watcher, { rfqId, action: 'REQUEST_INFO', note: 'On cones?' })
      await act(buyer, rfqId, { action: 'PROVIDE_INFO', note: 'Yes' })
      await act(buyer, rfqId, { action: 'CANCEL', note: 'Bought elsewhere' })
      const events = await eventsOf(watcher, rfqId)
      ends.push(events.map(({ sequence, type, fromStatus, toStatus }) => ({ sequence, type, fromStatus, toStatus })))
    }
    expect(ends[0]).toEqual(ends[1])
    expect(ends[0]).toMatchObject([{ sequence: 1 }, { sequence: 2 }, { sequence: 3 }, { sequence: 4 }])
  })
})

test('a seller of a sealed request who has quoted sees their own state alone', async () => {
  const rfqId = await sealedRequest()
  const { quoteId } = await quote(watcher, rfqId)
  const own = await everythingOf(watcher, rfqId)
  expect((await read(watcher, rfqId)).rfq).toMatchObject({
    status: 'QUOTED',
    buyerStatus: '1 quotation',
    sellerStatus: 'Quoted, waiting for the buyer',
  })
  await quote(rival, rfqId)
  await quote(third, rfqId)
  expect(await everythingOf(watcher, rfqId)).toBe(own)
  expect((await read(buyer, rfqId)).rfq).toMatchObject({ status: 'QUOTED', buyerStatus: '3 quotations' })
  await respond(watcher, { rfqId, action: 'WITHDRAW', note: 'Sold out' })
  const { rfq, quotes } = await read(watcher, rfqId)
  expect(rfq).toMatchObject({ status: 'OPEN', sellerStatus: 'Withdrawn' })
  expect(quotes.map((one) => one.quoteId)).toEqual([quoteId])
})

test('the dashboard of a seller says quoted where they have quoted, also of a request that is not sealed', async () => {
  const rfqId = await sealedRequest({ sealed: false })
  await quote(rival, rfqId)
  const stageOf = async (seller: Actor) =>
    (await readDashboard(at(seller), 'seller')).stages.find(({ stage }) => stage === 'rfq_or_order_intent')
  expect(await stageOf(watcher)).toMatchObject({ counts: { OPEN: 1 }, recent: [{ id: rfqId, status: 'OPEN' }] })
  expect(await stageOf(rival)).toMatchObject({ counts: { QUOTED: 1 }, recent: [{ id: rfqId, status: 'QUOTED' }] })
})

test('each reader of a request has events that are numbered from 1 without a gap', async () => {
  const rfqId = await sealedRequest()
  await quote(rival, rfqId)
  const own = await respond(watcher, { rfqId, action: 'REQUEST_INFO', note: 'On cones?' })
  expect(own.event).toMatchObject({ sequence: 2 })
  const message = { rfqId, message: 'Or on hanks?', clientEventId: 'second' }
  expect(await note(watcher, message)).toMatchObject({ sequence: 3 })
  expect(await note(watcher, message)).toMatchObject({ sequence: 3 })
  await respond(third, { rfqId, action: 'DECLINE', note: 'No spindles' })
  for (const reader of [buyer, watcher, rival, third]) {
    const numbers = (await eventsOf(reader, rfqId)).map(({ sequence }) => sequence)
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1))
  }
  expect(await eventsOf(buyer, rfqId, AFTER)).toHaveLength(5)
})
