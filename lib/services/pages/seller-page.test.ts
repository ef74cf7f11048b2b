import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { users } from '@/db/schema/users'
import { testMarket } from '@/lib/testing/market'
import { readSellerPage } from './buyer-pages'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const ctx = () => market.ctxFor(null)

test('shows only these keys of a seller', async () => {
  const { userId } = await market.newSeller({ name: 'Open', emailVerified: false, plan: null })
  expect(await readSellerPage(ctx(), userId)).toEqual({
    sellerId: userId,
    companyName: 'Open Mills',
    place: '',
    country: 'IN',
    since: NOW.toISOString(),
    modules: [],
    rates: expect.any(Object),
    answerTime: null,
  })
})

test('has no page for a buyer, a suspended seller, an unknown id or what is not an id', async () => {
  const buyer = await market.newBuyer()
  const suspended = await market.newSeller({ plan: null })
  await market.database.db.update(users).set({ suspendedAt: NOW }).where(eq(users.id, suspended.userId))
  for (const id of [buyer.userId, suspended.userId, uuidv7(), 'no one', '']) {
    await expect(readSellerPage(ctx(), id), id).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})
