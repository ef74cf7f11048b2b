import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { ask, note, preview, quote } = testTrade(market, NOW)

test('requests, quotations and messages count towards one limit in a minute; a preview is free', async () => {
  const [buyer, busy] = [await market.newBuyer(), await market.newSeller({ roles: ['buyer', 'seller'] })]
  const other = await market.newSeller()
  const { rfqId } = (await ask(buyer, [busy])).rfq
  const key = `rfq:account:${busy.userId}`
  const { db } = market.database
  const count = async () => {
    const rows = await db.execute<{ points: number }>(sql`select points from rate_limits where key = ${key}`)
    return Number(rows[0]?.points)
  }
  await ask(busy, [other])
  await preview(busy, rfqId)
  await quote(busy, rfqId)
  await note(busy, { rfqId, message: 'Done' })
  expect(await count()).toBe(3)
  await db.execute(sql`update rate_limits set points = 100000 where key = ${key}`)
  const limited = { code: 'RATE_LIMITED' }
  await expect(ask(busy, [other])).rejects.toMatchObject(limited)
  await expect(quote(busy, rfqId)).rejects.toMatchObject(limited)
  await expect(note(busy, { rfqId, message: 'Again' })).rejects.toMatchObject(limited)
  expect((await preview(busy, rfqId)).readiness.ready).toBe(true)
})
