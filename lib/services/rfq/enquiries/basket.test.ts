import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { moveYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { problemsOf, testTrade, type When } from '@/lib/testing/trade'
import { readBasket, readBasketPage, saveBasket } from './basket'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const MISSING_ID = '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'
const market = testMarket({ now: NOW })
const { at, list } = testTrade(market, NOW)

let seller: Actor
let listingId: string

beforeAll(async () => {
  seller = await market.newSeller()
  listingId = await list(seller, { title: '30s Combed Cotton', basePrice: 289, count: '30s CCW', moq: 200 })
})

const save = async (actor: Actor, body: object, when: When = {}) =>
  (await saveBasket(at(actor, when), body)).value.basket
const kept = async (actor: Actor) =>
  (await readBasket(at(actor))).basket.lines.map(({ listingId: id, quantity, uom }) => [id, quantity, uom])

test('shows each line as its listing is now, and those of no listing without a title', async () => {
  const buyer = await market.newBuyer()
  expect((await readBasket(at(buyer))).basket).toEqual({ lines: [], version: 0 })
  const { lines, version } = await save(buyer, {
    lines: [{ listingId }, { listingId: MISSING_ID, quantity: 5, uom: 'm' }],
  })
  expect(version).toBe(1)
  expect(lines).toMatchObject([
    { listingId, quantity: null, uom: 'kg', isOnMarket: true, moduleKey: 'yarn', sellerId: seller.userId, moq: 200 },
    { listingId: MISSING_ID, quantity: 5, uom: 'm', isOnMarket: false, moduleKey: '', title: '', companyName: '' },
  ])
  const other = await list(seller, { title: '40s', basePrice: 300, count: '40s' })
  await save(buyer, { lines: [{ listingId: other, quantity: 10 }] })
  await moveYarn(at(seller), other, 'archive')
  expect((await readBasket(at(buyer))).basket.lines).toMatchObject([
    { listingId: other, isOnMarket: false, quantity: 10 },
  ])
})

test('its page knows what each listing on the market is ordered by', async () => {
  const buyer = await market.newBuyer()
  await save(buyer, { lines: [{ listingId }, { listingId: MISSING_ID }] })
  const { orderTerms } = await readBasketPage(at(buyer))
  expect(Object.keys(orderTerms)).toEqual([listingId])
  expect(orderTerms[listingId]).toMatchObject({
    minimum: '200 kg',
    inUnit: { kg: { moq: 200, sets: null }, MT: { moq: 0.2 } },
  })
})

test('a merge loses nothing: each listing once, with the larger quantity', async () => {
  const buyer = await market.newBuyer()
  await save(buyer, { lines: [{ listingId, quantity: 2, uom: 'MT' }] })
  await save(buyer, {
    lines: [
      { listingId: MISSING_ID, quantity: 5, uom: 'm' },
      { listingId, quantity: 900, uom: 'kg' },
    ],
    merge: true,
  })
  expect(await kept(buyer)).toEqual([
    [listingId, 2, 'MT'],
    [MISSING_ID, 5, 'm'],
  ])
  await save(buyer, { lines: [{ listingId, quantity: 2500, uom: 'kg' }], merge: true })
  await save(buyer, { lines: [{ listingId: MISSING_ID }], merge: true })
  expect(await kept(buyer)).toEqual([
    [listingId, 2500, 'kg'],
    [MISSING_ID, 5, 'm'],
  ])
  expect(await kept(await market.newBuyer())).toEqual([])
})

test('merges that arrive together all count', async () => {
  const buyer = await market.newBuyer()
  const ids = Array.from({ length: 8 }, () => crypto.randomUUID())
  await Promise.all(ids.map((id) => save(buyer, { lines: [{ listingId: id }], merge: true })))
  expect((await kept(buyer)).map(([id]) => id).sort()).toEqual([...ids].sort())
})

test('holds at most 200 listings, and refuses an older version', async () => {
  const buyer = await market.newBuyer()
  const many = (count: number) => Array.from({ length: count }, () => ({ listingId: crypto.randomUUID() }))
  expect(await problemsOf(save(buyer, { lines: many(201) }))).toEqual(['TOO_LONG lines'])
  await save(buyer, { lines: many(150) })
  expect(await problemsOf(save(buyer, { lines: many(51), merge: true }))).toEqual(['TOO_LONG lines'])
  expect(await kept(buyer)).toHaveLength(150)
  await expect(save(buyer, { lines: [], expectedVersion: 0 })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
  await expect(save(buyer, { lines: [] }, { ifMatch: '"0"' })).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
  expect(await problemsOf(save(buyer, { lines: [{ listingId: 'x', quantity: 0, colour: 1 }] }))).toEqual([
    'NOT_AN_ID lines[0].listingId',
    'QUANTITY_NOT_POSITIVE lines[0].quantity',
    'UNKNOWN_FIELD lines[0].colour',
  ])
})
