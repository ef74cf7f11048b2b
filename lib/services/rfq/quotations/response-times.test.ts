import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { readAskPage } from '../requests/ask-page'
import { readComparison } from './compare'
import { readResponseTimes } from './response-times'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const DAY = 24
const market = testMarket({ now: NOW })
const { at, ask, quote, respond } = testTrade(market, NOW)

let buyer: Actor

beforeAll(async () => {
  buyer = await market.newBuyer()
})

const timesOf = (sellers: readonly Actor[], hours: number) =>
  readResponseTimes(
    at(buyer, { hours }),
    sellers.map(({ userId }) => userId),
  )

describe('the usual response time of a seller', () => {
  test('is the median to the first quotation or refusal, of at least five in ninety days', async () => {
    const [prompt, quiet] = [await market.newSeller(), await market.newSeller()]
    const open = { respondBy: undefined }
    const quoted = async (hours: number) => {
      const { rfq } = await ask(buyer, [prompt, quiet], open)
      await quote(prompt, rfq.rfqId, {}, { hours })
      return rfq.rfqId
    }
    const first = await quoted(1)
    // Neither a next version nor a question is a first response, and the open pool names no seller.
    await quote(prompt, first, { unitPrice: 280 }, { hours: 200 })
    for (const hours of [2, 3]) await quoted(hours)
    const { rfq: refused } = await ask(buyer, [prompt, quiet], open)
    await respond(prompt, { rfqId: refused.rfqId, action: 'REQUEST_INFO', note: 'Which?' }, { hours: 1 })
    await respond(prompt, { rfqId: refused.rfqId, action: 'DECLINE' }, { hours: 40 })
    const { rfq: pool } = await ask(buyer, [], { ...open, openPool: true })
    await quote(prompt, pool.rfqId, {}, { hours: 1 })
    expect(await timesOf([prompt, quiet], 2 * DAY), 'after four').toEqual({})
    await quoted(20)
    expect(await timesOf([prompt, quiet], 2 * DAY)).toEqual({ [prompt.userId]: { medianMinutes: 180, answers: 5 } })
    expect(await timesOf([prompt], 91 * DAY), 'after ninety days').toEqual({})
  })

  test('counts nothing that is still sealed: no one learns from it who has quoted', async () => {
    const careful = await market.newSeller()
    for (let n = 0; n < 5; n++) {
      const { rfq } = await ask(buyer, [careful], { sealed: true })
      await quote(careful, rfq.rfqId, {}, { hours: 6 })
    }
    expect(await timesOf([careful], 24)).toEqual({})
    expect(await timesOf([careful], 200)).toEqual({ [careful.userId]: { medianMinutes: 360, answers: 5 } })
  })

  test('is shown in the comparison, and to a buyer who asks this seller', async () => {
    const steady = await market.newSeller()
    const asked: string[] = []
    for (let n = 0; n < 5; n++) {
      const { rfq } = await ask(buyer, [steady])
      await quote(steady, rfq.rfqId, {}, { hours: 2 })
      asked.push(rfq.rfqId)
    }
    const expected = { [steady.userId]: { medianMinutes: 120, answers: 5 } }
    const ctx = at(buyer, { hours: 3 })
    expect((await readComparison(ctx, { rfqId: asked[0] ?? '', basis: {} })).answerTimes).toEqual(expected)
    const origin = { kind: 'sellers', moduleKey: 'yarn', quantity: null, sellerIds: [steady.userId] } as const
    expect((await readAskPage(ctx, origin)).responseTimes).toEqual(expected)
  })
})
