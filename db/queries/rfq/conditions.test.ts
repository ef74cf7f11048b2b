import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  can,
  isLive,
  isPastRespondBy,
  isSealedNow,
  QUOTE_STORED_STATUSES,
  RFQ_STORED_STATUSES,
} from '@/lib/domain/rfq/states'
import { testMarket } from '@/lib/testing/market'
import { isInTime, isLiveOffer, isOpened, takesQuotations } from './conditions'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const TIMES = [null, -1, 0, 1].map((ms) => (ms === null ? null : new Date(NOW.getTime() + ms)))
const { database } = testMarket({ now: NOW })

async function holds(condition: SQL): Promise<unknown> {
  const [row] = await database.db.execute<{ holds: boolean }>(sql`select ${condition} as holds`)
  return row?.holds
}

const moment = (at: Date | null) => sql`${at?.toISOString() ?? null}::timestamptz`

describe('the conditions of queries are the rules of the domain', () => {
  test.each(RFQ_STORED_STATUSES)('a request takes quotations, or not, while it is %s', async (status) => {
    const rfq = { status, isSealed: false, respondBy: null, liveQuotes: 0 }
    const mayQuote = can('seller', { rfq, thread: null }, 'SUBMIT', NOW) === null
    expect(await holds(takesQuotations(sql`${status}::text`))).toBe(mayQuote)
  })

  test.each(QUOTE_STORED_STATUSES)('a quotation is live, or not, while it is %s', async (status) => {
    expect(await holds(isLiveOffer(sql`${status}::text`))).toBe(isLive(status))
  })

  test.each(TIMES)('the response time %s is over, or not', async (respondBy) => {
    expect(await holds(isInTime(moment(respondBy), NOW))).toBe(!isPastRespondBy({ respondBy }, NOW))
  })

  test.each(TIMES.flatMap((respondBy) => [true, false].map((isSealed) => ({ isSealed, respondBy }))))(
    'sealed $isSealed until $respondBy is open, or not',
    async (rfq) => {
      const isOpen = await holds(isOpened(sql`${rfq.isSealed}::boolean`, moment(rfq.respondBy), NOW))
      expect(isOpen).toBe(!isSealedNow(rfq, NOW))
    },
  )
})
