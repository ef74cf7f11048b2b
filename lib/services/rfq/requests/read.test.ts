import { expect, test } from 'vitest'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { readRfqs } from './read'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { at, ask, quote } = testTrade(market, NOW)

test('a list by status holds the requests that have it at this moment, and counts them', async () => {
  const [buyer, seller] = [await market.newBuyer(), await market.newSeller()]
  const [{ rfq: quiet }, { rfq: quoted }] = [await ask(buyer, [seller]), await ask(buyer, [seller])]
  await quote(seller, quoted.rfqId)
  const idsOf = async (status: 'OPEN' | 'QUOTED' | 'EXPIRED', hours: number) => {
    const { rfqs, page } = await readRfqs(at(buyer, { hours }), { status, limit: 24 })
    expect(page.total).toBe(rfqs.length)
    return rfqs.map(({ rfqId }) => rfqId)
  }
  expect([await idsOf('OPEN', 0), await idsOf('EXPIRED', 0)]).toEqual([[quiet.rfqId], []])
  const past = 200
  expect([await idsOf('OPEN', past), await idsOf('EXPIRED', past)]).toEqual([[], [quiet.rfqId]])
  expect(await idsOf('QUOTED', past)).toEqual([quoted.rfqId])
})

test('a list is read page by page, each request once, the newest first', async () => {
  const [buyer, seller] = [await market.newBuyer(), await market.newSeller()]
  const made: string[] = []
  for (const hours of [0, 1, 2]) made.unshift((await ask(buyer, [seller], {}, { hours })).rfq.rfqId)
  const first = await readRfqs(at(buyer), { as: 'buyer', limit: 2 })
  expect(first.page).toMatchObject({ limit: 2, total: 3, nextCursor: expect.any(String) })
  const last = first.rfqs.at(-1)
  const cursor = { at: last?.createdAt ?? '', id: last?.rfqId ?? '' }
  const second = await readRfqs(at(buyer), { as: 'buyer', limit: 2, cursor })
  expect(second.page.nextCursor).toBeNull()
  expect([...first.rfqs, ...second.rfqs].map(({ rfqId }) => rfqId)).toEqual(made)
})
