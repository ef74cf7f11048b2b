import { beforeAll, expect, test } from 'vitest'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { readInbox } from '@/lib/services/notifications/notifications'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { messageGate } from '../gates'
import { readRfqEvents } from '../requests/activity'
import { addOrderMessage, readNewestMessages, readOrderMessages } from './order-messages'
import { moveOrder, readOrder } from './orders'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { accept, ask, at, quote } = testTrade(market, NOW)

let buyer: Actor
let seller: Actor
let loser: Actor
let orderId: string
let rfqId: string

beforeAll(async () => {
  buyer = await market.newBuyer()
  ;[seller, loser] = [await market.newSeller(), await market.newSeller()]
  const { rfq } = await ask(buyer, [seller, loser])
  rfqId = rfq.rfqId
  await quote(loser, rfqId)
  ;({ orderId } = (await accept(buyer, await quote(seller, rfqId))).order)
})

const say = async (actor: Actor, text: unknown, key?: string) =>
  addOrderMessage(await messageGate(at(actor, { hours: 1, ...(key ? { key } : {}) })), { orderId, body: { text } })
const texts = async (actor: Actor) =>
  (await readOrderMessages(at(actor), { orderId, limit: 200 })).messages.map(({ text }) => text)
const inbox = async (actor: Actor) =>
  (await readInbox(at(actor), { limit: 24, unread: 'false' })).notifications.filter(
    ({ type }) => type === 'ORDER_MESSAGE',
  )

test('both parties of an order write and read in order, and each notifies the other once', async () => {
  const sent = await say(buyer, ' Please send the GST invoice. ', 'first')
  expect(sent.isNew).toBe(true)
  expect(sent.value.message).toMatchObject({ actorType: 'buyer', actorId: buyer.userId })
  expect((await say(buyer, ' Please send the GST invoice. ', 'first')).isReplay).toBe(true)
  await say(seller, 'It is with the goods.')
  expect(await texts(buyer)).toEqual(['Please send the GST invoice.', 'It is with the goods.'])
  expect(await texts(seller)).toEqual(await texts(buyer))
  const first = await readOrderMessages(at(seller), { orderId, limit: 1 })
  expect(first.page.nextCursor).toBe('1')
  const second = await readOrderMessages(at(seller), { orderId, limit: 1, cursor: 1 })
  expect([second.messages[0]?.text, second.page.nextCursor]).toEqual(['It is with the goods.', null])
  for (const reader of [buyer, seller]) {
    expect(await inbox(reader)).toMatchObject([{ link: `/orders/${orderId}`, subject: { type: 'order', id: orderId } }])
  }
  expect(await inbox(loser)).toEqual([])
})

test('the notice of a message or a move names who it is from and the order', async () => {
  const { order } = await readOrder(at(buyer), orderId)
  const [message] = await inbox(buyer)
  expect(message?.title).toBe(`Message from ${order.sellerCompanyName} on order ${order.orderNumber}`)
  await moveOrder(at(seller, { hours: 2 }), { orderId, body: { to: 'CONFIRMED' } })
  const { notifications } = await readInbox(at(buyer), { limit: 24, unread: 'false' })
  expect(notifications[0]?.title).toBe(`Order ${order.orderNumber} was confirmed`)
})

test('an empty or too long message is refused with its path', async () => {
  for (const text of ['', '  ', 'x'.repeat(2001), 7, undefined]) {
    await expect(say(buyer, text)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extras: { issues: [{ field: 'text' }] },
    })
  }
})

test('no one else reads or writes them: other sellers, other buyers, admins; nor in the events', async () => {
  const others = [loser, await market.newBuyer(), await market.newSeller(), await market.newAdmin()]
  for (const other of others) {
    await expect(texts(other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(say(other, 'hello')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await readNewestMessages(at(other), { orderId, rfqId })).toBeNull()
  }
  const missing = readOrderMessages(at(buyer), { orderId: newId(), limit: 1 })
  await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const seen = async (actor: Actor) =>
    (await readRfqEvents(at(actor), { rfqId, limit: 200 })).events.filter(({ type }) => type === 'ORDER_MESSAGE').length
  expect(await Promise.all([buyer, seller, loser, others[3] ?? loser].map(seen))).toEqual([2, 2, 0, 0])
})

test('of more messages than a page shows, the first can be read too', async () => {
  const known = (await texts(buyer)).length
  for (let sent = known; sent < 101; sent++) await say(buyer, `Message ${sent + 1}`)
  const newest = await readNewestMessages(at(seller), { orderId, rfqId })
  expect(newest).toMatchObject({ earlier: 1, later: 0 })
  expect(newest?.entries).toHaveLength(100)
  const before = await readNewestMessages(at(seller), { orderId, rfqId, until: newest?.earlier })
  expect(before).toMatchObject({ earlier: 0, later: 100 })
  expect(before?.entries.map(({ text }) => text)).toEqual((await texts(seller)).slice(0, 1))
})
