import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { orderPathOf, readOrders } from '../orders/orders'
import { type ListedRfq, readRfqs } from './read'
import { fillSearchTexts } from './search-texts'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { accept, ask, at, quote, respond } = testTrade(market, NOW)
const LATER = { hours: 24 * 5 }

type Side = 'buyer' | 'seller' | 'admin'

let buyer: Actor
let noyyal: Actor
let kaveri: Actor
let outsider: Actor
let admin: Actor
let combed: string
let carded: string
let order: OrderRecord

beforeAll(async () => {
  buyer = await market.newBuyer({ companyName: 'Tiruppur Knits' })
  noyyal = await market.newSeller({ companyName: 'Noyyal Yarns' })
  kaveri = await market.newSeller({ companyName: 'Kaveri Spinners' })
  outsider = await market.newBuyer({ companyName: 'Erode Exports' })
  admin = await market.newAdmin()
  combed = (await ask(buyer, [noyyal], { title: '30s combed cotton', quantity: 1200 })).rfq.rfqId
  carded = (await ask(buyer, [noyyal, kaveri], { title: '40s carded cotton' })).rfq.rfqId
  await ask(outsider, [kaveri], { title: '60s polyester' })
  order = (await accept(buyer, await quote(noyyal, combed, { offeredQuantity: 1200 }), { poReference: 'PO-7781' }))
    .order
})

const idsOf = ({ rfqs }: { rfqs: ListedRfq[] }) => rfqs.map(({ rfqId }) => rfqId)
const found = async (actor: Actor, as: Side | undefined, q: string, when = {}) => {
  const list = await readRfqs(at(actor, when), { as, q, limit: 24 })
  expect(list.page.total).toBe(list.rfqs.length)
  return idsOf(list)
}
const ordersFound = async (actor: Actor, as: Side, q: string) => {
  const { orders, page } = await readOrders(at(actor), { as, q, limit: 24 })
  expect(page.total).toBe(orders.length)
  return orders.map(({ orderId }) => orderId)
}

describe('a search of requests', () => {
  test('finds by words of the title, in any order and case', async () => {
    expect(await found(buyer, 'buyer', 'COTTON combed')).toEqual([combed])
    expect(await found(buyer, 'buyer', 'cotton')).toEqual([carded, combed])
    expect(await found(buyer, 'buyer', 'cotton silk')).toEqual([])
    expect(await found(buyer, 'buyer', '')).toEqual([carded, combed])
  })

  test('finds a request that has no title of its own by the title that its list shows', async () => {
    const { rfq } = await ask(buyer, [], { openPool: true, note: '2/60 viscose for scarves', quantity: 2500 })
    expect(rfq.title).toMatch(/2,500 kg$/)
    for (const q of [rfq.title, 'viscose', '2500 kg']) expect(await found(buyer, 'buyer', q)).toContain(rfq.rfqId)
  })

  test('finds by the other side, by the number of its order and by its own id', async () => {
    expect(await found(buyer, 'buyer', 'kaveri')).toEqual([carded])
    expect(await found(noyyal, 'seller', 'tiruppur')).toEqual(expect.arrayContaining([combed, carded]))
    for (const [actor, side] of [
      [buyer, 'buyer'],
      [noyyal, 'seller'],
      [admin, 'admin'],
    ] as const) {
      expect(await found(actor, side, order.orderNumber.toLowerCase())).toEqual([combed])
      expect(await found(actor, side, combed.slice(0, 18))).toContain(combed)
    }
    expect(await found(admin, 'admin', 'kaveri carded')).toEqual([carded])
    expect(await found(admin, 'admin', 'erode')).toHaveLength(1)
  })

  test('finds nothing that the reader does not see: other requests, other sellers, other orders', async () => {
    expect(await found(outsider, 'buyer', 'combed')).toEqual([])
    expect(await found(outsider, 'buyer', order.orderNumber)).toEqual([])
    expect(await found(noyyal, 'seller', 'kaveri')).toEqual([])
    expect(await found(kaveri, 'seller', order.orderNumber)).toEqual([])
    expect(await found(kaveri, undefined, 'noyyal')).toEqual([])
  })

  test('names no seller of a sealed open pool before its time, except one who asked a question', async () => {
    const { rfq } = await ask(buyer, [], { openPool: true, sealed: true, note: 'Sealed slub' })
    await quote(kaveri, rfq.rfqId)
    await respond(noyyal, { rfqId: rfq.rfqId, action: 'REQUEST_INFO', note: 'Which shade?' })
    expect(await found(buyer, 'buyer', 'slub noyyal')).toEqual([rfq.rfqId])
    for (const [actor, side] of [
      [buyer, 'buyer'],
      [admin, 'admin'],
    ] as const) {
      expect(await found(actor, side, 'slub kaveri')).toEqual([])
      expect(await found(actor, side, 'slub kaveri', LATER)).toEqual([rfq.rfqId])
    }
  })

  test('names no private seller to the buyer before there is an order', async () => {
    const person = await market.newSeller({ companyName: 'Anbu Private', city: 'Erode' })
    const body = { moduleKey: 'textile_c2c_trader', openPool: true, note: 'Loom beams', uom: 'piece', quantity: 2 }
    const { rfq } = await ask(buyer, [], body)
    const offer = { offeredQuantity: 2, priceUom: 'piece' }
    await respond(person, { rfqId: rfq.rfqId, action: 'REQUEST_INFO', note: 'Which size?' })
    expect(await found(buyer, 'buyer', 'beams anbu')).toEqual([])
    expect(await found(admin, 'admin', 'beams anbu')).toEqual([rfq.rfqId])
    await accept(buyer, await quote(person, rfq.rfqId, offer))
    expect(await found(buyer, 'buyer', 'beams anbu')).toEqual([rfq.rfqId])
  })

  test('is read page by page, each request once', async () => {
    const first = await readRfqs(at(buyer), { as: 'buyer', q: 'cotton', limit: 1 })
    const [newest] = first.rfqs
    expect(first.page).toMatchObject({ total: 2, nextCursor: expect.any(String) })
    const cursor = { at: newest?.createdAt ?? '', id: newest?.rfqId ?? '' }
    const second = await readRfqs(at(buyer), { as: 'buyer', q: 'cotton', limit: 1, cursor })
    expect([...idsOf(first), ...idsOf(second)]).toEqual([carded, combed])
    expect(second.page.nextCursor).toBeNull()
  })

  test('finds requests of an earlier release once a start has filled their text', async () => {
    await market.database.sql`update rfqs set search_text = ''`
    expect(await found(buyer, 'buyer', 'combed')).toEqual([])
    await fillSearchTexts(market.database.db)
    expect(await found(buyer, 'buyer', 'combed')).toEqual([combed])
  })
})

describe('a search of orders', () => {
  test('finds by number or a part of it, title, reference and both companies', async () => {
    const words = [order.orderNumber, 'ord-2026', '000001', 'combed', 'po-7781', 'noyyal', 'tiruppur', order.orderId]
    for (const [actor, side] of [
      [buyer, 'buyer'],
      [noyyal, 'seller'],
      [admin, 'admin'],
    ] as const) {
      for (const q of words) expect(await ordersFound(actor, side, q), `${side} ${q}`).toContain(order.orderId)
      expect(await ordersFound(actor, side, 'kaveri')).not.toContain(order.orderId)
    }
    expect(await ordersFound(outsider, 'buyer', order.orderNumber)).toEqual([])
  })

  test('a number as it was pasted leads to the order of its parties and admins alone', async () => {
    const pasted = ` ${order.orderNumber.toLowerCase().replaceAll('-', ' ')} `
    for (const actor of [buyer, noyyal, admin]) {
      expect(await orderPathOf(at(actor), pasted)).toBe(`/orders/${order.orderId}`)
    }
    for (const actor of [outsider, kaveri]) expect(await orderPathOf(at(actor), pasted)).toBeNull()
    expect(await orderPathOf(at(buyer), 'combed')).toBeNull()
  })
})
