import { expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { moveOrder } from './orders/orders'
import { readToday, readWaiting } from './today'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { accept, act, ask, at, list, quote, respond } = testTrade(market, NOW)

const NOTHING_WAITS = { buyer: { requests: 0, orders: 0 }, seller: { requests: 0, orders: 0 }, planRequests: 0 }

/** The kinds of a party's tasks. The menu counts the same. */
async function kinds(actor: Actor, role: 'buyer' | 'seller', hours = 2) {
  const tasks = (await readToday(at(actor, { hours }), role)).map(({ kind }) => kind)
  const toMove = tasks.filter((kind) => kind === 'MOVE_ORDER').length
  const waiting = { ...NOTHING_WAITS, [role]: { requests: tasks.length - toMove, orders: toMove } }
  expect(await readWaiting(at(actor, { hours }))).toEqual(waiting)
  return tasks
}

test('each step of a deal waits for the party whose turn it is, and for no one else', async () => {
  const [buyer, seller, rival] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
  const { rfq } = await ask(buyer, [seller, rival])
  expect(await kinds(seller, 'seller')).toEqual(['ANSWER_REQUEST'])
  expect(await kinds(buyer, 'buyer')).toEqual([])
  await respond(rival, { rfqId: rfq.rfqId, action: 'DECLINE' })
  expect(await kinds(rival, 'seller')).toEqual([])
  await respond(seller, { rfqId: rfq.rfqId, action: 'REQUEST_INFO', note: 'Cone or hank?' })
  expect(await kinds(buyer, 'buyer')).toEqual(['ANSWER_QUESTION'])
  await act(buyer, rfq.rfqId, { action: 'PROVIDE_INFO', note: 'Cone' })

  const quotation = await quote(seller, rfq.rfqId)
  expect(await kinds(seller, 'seller')).toEqual([])
  expect(await kinds(buyer, 'buyer')).toEqual(['DECIDE'])
  const { order } = await accept(buyer, quotation)
  expect(await kinds(seller, 'seller')).toEqual(['MOVE_ORDER'])
  expect(await kinds(buyer, 'buyer')).toEqual([])
  for (const to of ['CONFIRMED', 'IN_PRODUCTION', 'DISPATCHED']) {
    await moveOrder(at(seller), { orderId: order.orderId, body: { to } })
  }
  expect(await kinds(seller, 'seller')).toEqual([])
  expect(await kinds(buyer, 'buyer')).toEqual(['MOVE_ORDER'])
})

test('what waits for an account that buys and sells is counted on the side it waits on', async () => {
  const [buyer, both] = [await market.newBuyer(), await market.newSeller({ roles: ['buyer', 'seller'] })]
  await ask(buyer, [both])
  expect(await readWaiting(at(both))).toEqual({ ...NOTHING_WAITS, seller: { requests: 1, orders: 0 } })
})

test('what ends first comes first, and what has ended waits no more', async () => {
  const [buyer, seller] = [await market.newBuyer(), await market.newSeller()]
  const deadline = (hours: number) => ({ respondBy: new Date(NOW.getTime() + hours * 3_600_000).toISOString() })
  await ask(buyer, [seller], { title: 'later', ...deadline(100) })
  await ask(buyer, [seller], { title: 'open', respondBy: undefined })
  await ask(buyer, [seller], { title: 'soon', ...deadline(30) })
  const titles = async (hours: number) => (await readToday(at(seller, { hours }), 'seller')).map(({ title }) => title)
  expect(await titles(2)).toEqual(['soon', 'later', 'open'])
  expect(await titles(31)).toEqual(['later', 'open'])
})

test('a seller learns nothing of a rival in a sealed request, and its buyer has nothing to decide yet', async () => {
  const [buyer, seller, rival] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
  const { rfq } = await ask(buyer, [seller, rival], { sealed: true })
  const before = await readToday(at(seller, { hours: 2 }), 'seller')
  await quote(rival, rfq.rfqId, {}, { hours: 1 })
  expect(await readToday(at(seller, { hours: 2 }), 'seller')).toEqual(before)
  expect(await kinds(buyer, 'buyer')).toEqual([])
  expect(await kinds(buyer, 'buyer', 200)).toEqual(['DECIDE'])
})

test('a counter-offer waits for its seller until the quotation it answers is over', async () => {
  const [buyer, seller] = [await market.newBuyer(), await market.newSeller()]
  const { rfq } = await ask(buyer, [seller], { respondBy: undefined })
  const { quoteId } = await quote(seller, rfq.rfqId, {
    validUntil: new Date(NOW.getTime() + 48 * 3_600_000).toISOString(),
  })
  await act(buyer, rfq.rfqId, { action: 'COUNTER', quoteId, terms: { unitPrice: 250 } })
  expect(await kinds(seller, 'seller', 3)).toEqual(['ANSWER_COUNTER'])
  expect(await kinds(seller, 'seller', 49)).toEqual([])
})

test('a request to every seller waits for those with an open listing of its module', async () => {
  const [buyer, seller, other] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
  await list(seller, { title: '30s combed', basePrice: 289 })
  await ask(buyer, [], { openPool: true })
  expect(await kinds(seller, 'seller')).toContain('ANSWER_REQUEST')
  expect(await kinds(other, 'seller')).toEqual([])
})

test('an admin sees the plan requests that no one answered', async () => {
  const [admin, buyer] = [await market.newAdmin(), await market.newBuyer()]
  expect(await readToday(at(admin), 'admin')).toEqual([])
  expect(await readWaiting(at(admin))).toEqual(NOTHING_WAITS)
  await expect(readToday(at(buyer), 'admin')).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
