import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies, users } from '@/db/schema/users'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { moveOrder } from '../rfq/orders/orders'
import { readSellerPage } from './buyer-pages'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { accept, ask, at, list, quote } = testTrade(market, NOW)
const ctx = () => market.ctxFor(null)

test('shows only these keys of a seller', async () => {
  const { userId } = await market.newSeller({ name: 'Open', emailVerified: false, plan: null })
  expect(await readSellerPage(ctx(), userId)).toEqual({
    sellerId: userId,
    companyName: 'Open Mills',
    place: '',
    country: 'IN',
    standing: { since: NOW.toISOString(), hasGstin: false, ordersCompleted: 0, answerTime: null },
    modules: [],
    rates: expect.any(Object),
  })
})

test('shows the open listings of each module, the newest first', async () => {
  const seller = await market.newSeller()
  for (const [hours, title] of ['30s', '40s'].entries()) {
    await list(seller, { title, basePrice: 289, count: title }, { hours })
  }
  const { modules } = await readSellerPage(ctx(), seller.userId)
  expect(modules.map(({ moduleKey, total, newest }) => [moduleKey, total, newest.map(({ title }) => title)])).toEqual([
    ['yarn', 2, ['40s', '30s']],
  ])
})

test('says what the market recorded: GSTIN, completed orders and the usual response time', async () => {
  const [buyer, seller, rival] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
  for (let n = 0; n < 5; n++) {
    const { rfq } = await ask(buyer, [seller, rival], { respondBy: undefined })
    const quotation = await quote(seller, rfq.rfqId, {}, { hours: 2 })
    if (n > 1) continue
    const { order } = await accept(buyer, quotation, {}, { hours: 3 })
    if (n === 0) await complete(seller, buyer, order.orderId)
  }
  const company = { gstin: '33AABCA1234F1ZP' }
  await market.database.db.update(companies).set(company).where(eq(companies.id, seller.companyId))
  const { standing } = await readSellerPage(at(null, { hours: 4 }), seller.userId)
  expect(standing).toEqual({
    since: NOW.toISOString(),
    hasGstin: true,
    // The second order is still open, and the rival has neither.
    ordersCompleted: 1,
    answerTime: { answers: 5, medianMinutes: 120 },
  })
  const others = (await readSellerPage(at(null, { hours: 4 }), rival.userId)).standing
  expect(others).toMatchObject({ hasGstin: false, ordersCompleted: 0, answerTime: null })
})

/** An order through all its states, by the party whose move it is. */
async function complete(seller: Actor, buyer: Actor, orderId: string): Promise<void> {
  for (const to of ['CONFIRMED', 'IN_PRODUCTION', 'DISPATCHED']) {
    await moveOrder(at(seller, { hours: 3 }), { orderId, body: { to } })
  }
  for (const to of ['DELIVERED', 'COMPLETED']) await moveOrder(at(buyer, { hours: 3 }), { orderId, body: { to } })
}

test('has no page for a buyer, a suspended seller, an unknown id or what is not an id', async () => {
  const buyer = await market.newBuyer()
  const suspended = await market.newSeller({ plan: null })
  await market.database.db.update(users).set({ suspendedAt: NOW }).where(eq(users.id, suspended.userId))
  for (const id of [buyer.userId, suspended.userId, newId(), 'no one', '']) {
    await expect(readSellerPage(ctx(), id), id).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})
