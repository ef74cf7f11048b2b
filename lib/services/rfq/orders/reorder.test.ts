import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { moveListing } from '@/lib/services/listings/archive'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { reorderForm } from './reorder'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { accept, ask, at, list, quote } = testTrade(market, NOW)

let buyer: Actor
let seller: Actor

beforeAll(async () => {
  ;[buyer, seller] = [await market.newBuyer(), await market.newSeller()]
})

const again = (orderId: string, actor = buyer) => reorderForm(at(actor, { hours: 2 }), orderId)

async function ordered() {
  const listingId = await list(seller, {
    title: '30s Combed Cotton',
    yarnFamily: 'Cotton yarn',
    fiberType: ['Cotton'],
    count: '30s CCW',
    basePrice: 289,
    moq: 100,
  })
  const requirements = [{ field: 'cspStrength', op: '>=', value: 2400 }]
  const { rfq } = await ask(buyer, [], { moduleKey: undefined, listingId, requirements })
  const { order } = await accept(buyer, await quote(seller, rfq.rfqId))
  return { listingId, rfqId: rfq.rfqId, order }
}

describe('asking for more of an order', () => {
  test('begins with what was ordered, of the same listing, and says that nothing else changed', async () => {
    const { listingId, rfqId, order } = await ordered()
    await list(seller, { listingId, basePrice: 285.5 }, { hours: 1 })
    const form = await again(order.orderId)
    expect(form.target).toMatchObject({ kind: 'listing', listingId, copyOf: rfqId, orderId: order.orderId })
    expect(form.opening).toMatchObject({ quantity: 1000, uom: 'kg', currency: 'INR' })
    expect(form.opening.earlier).toMatchObject({ targetPrice: 285.5, deliveryLocation: 'Tiruppur', sealed: false })
    expect(form.opening.requirements).toEqual([{ field: 'cspStrength', op: '>=', value: 2400 }])
    const { orderId, orderNumber } = order
    expect(form.reorder).toEqual({ orderId, orderNumber, isOffMarket: false, price: '', changes: [] })
  })

  test('says what changed since, and asks for the goods as they were ordered', async () => {
    const { listingId, order } = await ordered()
    await list(seller, { listingId, count: '40s CCW', basePrice: 300 }, { hours: 1 })
    const { reorder, opening } = await again(order.orderId)
    expect(reorder?.price).toBe('Price: 285.5 INR/kg as ordered, 300 INR/kg on the list today for 1,000 kg (+5.1 %)')
    expect(reorder?.changes.map(({ field }) => field)).toContain('count')
    expect(opening.requirements.map(({ field }) => field)).toContain('cspStrength')
    expect(opening.requirements).toContainEqual(expect.objectContaining({ field: 'count', op: '=', value: '30s CCW' }))
  })

  test('goes to the seller for what the listing said, when it is off the market', async () => {
    const { listingId, order } = await ordered()
    const ctx = at(seller, { hours: 1 })
    await moveListing(ctx, await entitledSeller(ctx, { moduleKey: 'yarn' }), { listingId, to: 'archive' })
    const { target, reorder, opening } = await again(order.orderId)
    expect(target).toMatchObject({ kind: 'sellers', sellers: [{ sellerId: seller.userId }] })
    expect(reorder).toMatchObject({ isOffMarket: true, price: '', changes: [] })
    expect(opening.requirements).toContainEqual(expect.objectContaining({ field: 'count', value: '30s CCW' }))
  })

  test('keeps the words of its buyer, where no listing names the goods', async () => {
    const title = 'Ring frame spares for LR6'
    const { rfq } = await ask(buyer, [seller], { title })
    const { order } = await accept(buyer, await quote(seller, rfq.rfqId))
    expect((await again(order.orderId)).opening.title).toBe(title)
  })

  test('is possible for the buyer alone: for its seller and everyone else there is nothing here', async () => {
    const { order } = await ordered()
    for (const other of [seller, await market.newBuyer()]) {
      await expect(again(order.orderId, other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
