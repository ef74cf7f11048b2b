import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { connect } from '@/db/client'
import { testMarket } from '@/lib/testing/market'
import { readAskPage } from './ask-page'

const market = testMarket()

test('the form about listings that are gone is not found; while the database is away it is unavailable', async () => {
  const ctx = market.ctxFor(await market.newBuyer())
  const origin = { kind: 'similar', moduleKey: 'yarn', quantity: null, listingIds: [uuidv7()] } as const
  await expect(readAskPage(ctx, origin)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const away = connect('postgres://user@127.0.0.1:1/nothing', 1)
  await expect(readAskPage({ ...ctx, db: away.db }, origin)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await away.sql.end({ timeout: 1 })
})
