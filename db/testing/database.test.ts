import { expect, test } from 'vitest'
import { database } from '@/db/client'
import { isMigrated } from '@/db/migrate'
import { testDatabase } from './database'

const own = testDatabase()

test('a test file gets a migrated, empty database', async () => {
  expect(await isMigrated(own.db)).toBe(true)
  const [{ count } = { count: null }] = await own.sql`select count(*)::int as count from users`
  expect(count).toBe(0)
})

test('the process pool and the helper reach the same database', async () => {
  await own.sql`create table only_here (n int)`
  const found = await database().execute("select to_regclass('only_here')::text as name")
  expect(found[0]).toEqual({ name: 'only_here' })
})
