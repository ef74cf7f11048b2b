import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '@/lib/config/new-id'
import { commitsSoFar, inOneStatement, inTransaction, type Runner } from './client'
import { listings, newArrivalQuota } from './schema/listings'
import { builder, slot, slots, statement } from './statement'
import { testDatabase } from './testing/database'

const database = testDatabase()

const insertQuota = statement<{ quota: { sellerId: string; used: number } }>(() =>
  builder.insert(newArrivalQuota).values(slots(newArrivalQuota, 'quota')),
)
const findUsed = statement<{ quota: { sellerId: string | null } }, { used: number }>(
  () => sql`select used from ${newArrivalQuota} where seller_id = ${slot('quota', 'sellerId')}`,
)
const usedBy = (db: Runner, sellerId: string | null) => findUsed(db, { quota: { sellerId } })

test('one statement serves every value, in the pool and in a transaction', async () => {
  const [one, two] = [newId(), newId()]
  await insertQuota(database.db, { quota: { sellerId: one, used: 2 } })
  const undone = inTransaction(database.db, async (tx) => {
    await insertQuota(tx, { quota: { sellerId: two, used: 3 } })
    expect(await usedBy(tx, two)).toEqual([{ used: 3 }])
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await usedBy(database.db, one)).toEqual([{ used: 2 }])
  expect(await usedBy(database.db, two)).toEqual([])
  expect(await usedBy(database.db, null)).toEqual([])
})

test('values are encoded by their columns: json, dates and lists', async () => {
  const of = statement<{ value: object }, { fields: string; at: string; ids: string }>(() => {
    const { fields, updatedAt, facetIds } = slots(listings, 'value')
    return sql`select ${sql.param(fields, listings.fields)}::jsonb ->> 'title' as fields,
      ${sql.param(updatedAt, listings.updatedAt)}::timestamptz::text as at,
      ${sql.param(facetIds, listings.facetIds)}::integer[]::text as ids`
  })
  const updatedAt = new Date('2026-11-21T06:00:00.123Z')
  expect(await of(database.db, { value: { fields: { title: "30's" }, updatedAt, facetIds: [3, 1] } })).toEqual([
    { fields: "30's", at: '2026-11-21 06:00:00.123+00', ids: '{3,1}' },
  ])
})

test('a missing value is named, and nothing is sent', async () => {
  await expect(Reflect.apply(insertQuota, null, [database.db, { quota: { used: 1 } }])).rejects.toThrow(
    'no value for quota.sellerId',
  )
})

test('a write of one statement counts as a commit; a second statement is refused', async () => {
  const [one, two] = [newId(), newId()]
  const before = commitsSoFar()
  await inOneStatement(database.db, (db) => insertQuota(db, { quota: { sellerId: one, used: 1 } }))
  expect(commitsSoFar()).toBe(before + 1)
  const twice = inOneStatement(database.db, async (db) => {
    await usedBy(db, one)
    await insertQuota(db, { quota: { sellerId: two, used: 1 } })
  })
  await expect(twice).rejects.toThrow('a second statement')
  expect(await usedBy(database.db, one)).toEqual([{ used: 1 }])
  expect(await usedBy(database.db, two)).toEqual([])
})

test('a deadlock in a write of one statement is retried', async () => {
  let runs = 0
  const raise = statement<Record<string, object>>(
    () => sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`,
  )
  await inOneStatement(database.db, async (db) => {
    runs++
    if (runs === 1) await raise(db, {})
    await usedBy(db, null)
  })
  expect(runs).toBe(2)
})
