import { describe, expect, test } from 'vitest'
import { connect } from '@/db/client'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { entitledSeller } from '../../entitlement/seller-access'
import { moveListing } from '../../listings/archive'
import { writeListing } from '../../listings/write'
import { moveOrder } from '../orders/orders'
import { readAskPage } from './ask-page'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { accept, act, ask, at, list, quote, read } = testTrade(market, NOW)

test('the form about listings that are gone is not found; while the database is away it is unavailable', async () => {
  const ctx = market.ctxFor(await market.newBuyer())
  const origin = { kind: 'similar', moduleKey: 'yarn', asked: null, listingIds: [newId()] } as const
  await expect(readAskPage(ctx, origin)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const away = connect('postgres://user@127.0.0.1:1/nothing', 1)
  await expect(readAskPage({ ...ctx, db: away.db }, origin)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await away.sql.end({ timeout: 1 })
})

test('asking the sellers of compared listings carries the count, the common goods and each own listing', async () => {
  const [buyer, one, other] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
  const cotton = { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'], basePrice: 289, subcategory: 'Hosiery' }
  const ofOne = await list(one, { ...cotton, title: '30s CCH', count: '30s CCH' })
  const ofOther = await list(other, { ...cotton, title: '30s CH', count: '30s CH' })
  const asked = { amount: 1000, unit: 'kg' } as const
  const origin = { kind: 'similar', moduleKey: 'yarn', asked, listingIds: [ofOne, ofOther] } as const
  const { target, opening } = await readAskPage(market.ctxFor(buyer), origin)
  expect(opening.requirements[0]).toMatchObject({ field: 'count', op: '=', value: '30s' })
  expect(opening.title).toBe('30s Combed Cotton Hosiery Yarn')
  expect(opening.differences).toMatchObject({ areAllSeen: true })
  expect(target).toMatchObject({ kind: 'sellers', sellers: [{ listingId: ofOne }, { listingId: ofOther }] })

  const { rfq } = await ask(buyer, [one, other], { title: opening.title, listingIds: [ofOne, ofOther] })
  expect(rfq.title).toBe('30s Combed Cotton Hosiery Yarn, 1,000 kg')
  const own = { title: 'Autumn knits', listingIds: [ofOne, ofOther] }
  expect((await ask(buyer, [one, other], own)).rfq.title).toBe('Autumn knits')
  // A body that only names the listings asks for the same.
  const bare = await ask(buyer, [one, other], { note: undefined, listingIds: [ofOne, ofOther] })
  expect(bare.rfq).toMatchObject({
    title: '30s Combed Cotton Hosiery Yarn, 1,000 kg',
    requirements: opening.requirements,
  })
  const shown = async (seller: typeof one) =>
    (await read(seller, rfq.rfqId)).rfq.sellers.map(({ listingId }) => listingId)
  expect(await shown(one)).toEqual([ofOne])
  expect(await shown(other)).toEqual([ofOther])
  const { order } = await accept(buyer, await quote(other, rfq.rfqId))
  expect(order).toMatchObject({ listingId: ofOther, listingTitle: '30s CH' })
})

describe('a quantity of compared listings', () => {
  const moduleKey = 'mini_wholesale_textile_market'
  const [{ body } = { body: {} }] = moduleExamples(moduleKey).whole

  /** A listing of that market. @returns its id */
  async function sell(seller: Actor, changes: Readonly<Record<string, unknown>>): Promise<string> {
    const ctx = market.ctxFor(seller)
    const written = await writeListing(ctx, await entitledSeller(ctx, { moduleKey }), { body: { ...body, ...changes } })
    return written.value.listing.value.listingId
  }

  test('is asked in the unit in which they were compared', async () => {
    const [buyer, one, other] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
    const listingIds = [
      await sell(one, { piecesPerBundle: 8, designsPerBundle: 8, basePrice: 2600, pricePerPiece: 325 }),
      await sell(other, { piecesPerBundle: 10, basePrice: 2450, pricePerPiece: 245 }),
    ]
    const asked = { amount: 400, unit: 'piece' } as const
    const { opening } = await readAskPage(market.ctxFor(buyer), { kind: 'similar', moduleKey, listingIds, asked })
    expect(opening).toMatchObject({ quantity: 400, uom: 'piece' })
    // Nothing typed: the unit in which they are sold.
    const open = await readAskPage(market.ctxFor(buyer), { kind: 'similar', moduleKey, listingIds, asked: null })
    expect(open.opening).toMatchObject({ quantity: null, uom: 'bundle' })
  })
})

test('a count is shared by its value, in whatever system it is written', async () => {
  const [buyer, one, other] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
  const listingIds = [
    await list(one, { title: 'Ring yarn', count: '30s', basePrice: 280 }),
    await list(other, { title: 'For export', count: 'Nm 50.8', basePrice: 290 }),
  ]
  const { rfq } = await ask(buyer, [one, other], { note: undefined, listingIds })
  expect(rfq).toMatchObject({ title: '30s Yarn, 1,000 kg', requirements: [{ field: 'count', value: '30s' }] })
})

test('a request names only active listings of the sellers it goes to', async () => {
  const [buyer, one, other] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
  const ofOther = await list(other, { title: '30s CH', basePrice: 289 })
  await expect(ask(buyer, [one], { listingIds: [ofOther] })).rejects.toMatchObject({
    extras: { issues: [{ code: 'LISTING_UNKNOWN', field: 'listingIds[0]' }] },
  })
})

test('an ended request is asked again in the words of its buyer, and for what was captured', async () => {
  const [buyer, seller] = [await market.newBuyer(), await market.newSeller()]
  const again = async (rfqId: string) => {
    await act(buyer, rfqId, { action: 'CANCEL' })
    return readAskPage(market.ctxFor(buyer), { kind: 'request', rfqId })
  }
  const title = 'Ring frame spares for LR6, 40 sets'
  const pool = await again((await ask(buyer, [], { openPool: true, title, note: undefined })).rfq.rfqId)
  expect(pool).toMatchObject({ target: { kind: 'pool' }, opening: { title, requirements: [] } })
  const unnamed = await again((await ask(buyer, [seller])).rfq.rfqId)
  expect(unnamed.opening.title).toBe('')

  const cotton = { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'], count: '30s CCW', basePrice: 289 }
  const listingId = await list(seller, { ...cotton, title: '30s Combed Cotton' })
  const { rfq } = await ask(buyer, [], { moduleKey: undefined, listingId })
  const ctx = at(seller)
  await moveListing(ctx, await entitledSeller(ctx, { moduleKey: 'yarn' }), { listingId, to: 'archive' })
  const { target, opening } = await again(rfq.rfqId)
  expect(target).toMatchObject({ kind: 'sellers', sellers: [{ sellerId: seller.userId }] })
  const asked = opening.requirements.map(({ field, value }) => [field, value])
  expect(asked).toEqual(
    expect.arrayContaining([
      ['yarnFamily', 'Cotton yarn'],
      ['count', '30s CCW'],
    ]),
  )
})

test('an ended request is asked again for what is still open, without the words that filled in the first', async () => {
  const [buyer, seller, other] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
  const note = 'In the buyer’s words: 2 tonne 30s at 280\nSoft waxed'
  const { rfq } = await ask(buyer, [seller, other], { quantity: 2000, note })
  const { rfqId } = rfq
  const second = await quote(other, rfqId, { offeredQuantity: 2000 })
  await accept(buyer, await quote(seller, rfqId, { offeredQuantity: 2000 }), { quantity: 1200 })
  const cancelled = await accept(buyer, second, { quantity: 800 })
  await moveOrder(at(buyer), { orderId: cancelled.order.orderId, body: { to: 'CANCELLED' } })
  await act(buyer, rfqId, { action: 'CLOSE' })
  const { opening } = await readAskPage(market.ctxFor(buyer), { kind: 'request', rfqId })
  expect(opening).toMatchObject({ quantity: 800, earlier: { note: 'Soft waxed' } })
})

test('a request to all sellers says what it is', async () => {
  const buyer = await market.newBuyer()
  const toAll = (changes: Record<string, unknown>) => ask(buyer, [], { openPool: true, note: undefined, ...changes })
  for (const nothing of [
    {},
    { title: ' ', note: '-' },
    { title: 'send me yarn', note: '5 kg' },
    { requirements: [] },
  ]) {
    await expect(toAll(nothing)).rejects.toMatchObject({
      extras: { issues: [{ code: 'SPECIFICATION_REQUIRED', field: 'requirements' }] },
    })
  }
  expect((await toAll({ title: '2/40s PV 65/35 grey' })).rfq.title).toBe('2/40s PV 65/35 grey')
  expect((await toAll({ note: '40s CH' })).rfq.title).toBe('40s CH, 1,000 kg')
  const count = { field: 'count', op: '=', value: '10s' }
  expect((await toAll({ requirements: [count] })).rfq.title).toBe('10s Yarn, 1,000 kg')
})

test('a request for a sample says so in its title, and keeps the quantity of the order after it', async () => {
  const [buyer, seller] = [await market.newBuyer(), await market.newSeller()]
  const goods = {
    title: 'Special',
    yarnFamily: 'Cotton yarn',
    fiberType: ['Cotton'],
    count: '30s',
    basePrice: 280,
    moq: 60,
  }
  const listingId = await list(seller, { ...goods, sampleAvailable: true })
  const origin = { kind: 'listing', moduleKey: 'yarn', listingId, quantity: null } as const
  const { opening } = await readAskPage(market.ctxFor(buyer), { ...origin, asksSample: true })
  expect(opening).toMatchObject({ title: 'Sample: 30s Cotton Yarn', quantity: 60, note: 'Please send a sample first.' })
  const plain = await readAskPage(market.ctxFor(buyer), { ...origin, asksSample: false })
  expect(plain.opening).not.toHaveProperty('title')
})
