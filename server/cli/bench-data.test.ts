import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { listings } from '@/db/schema/listings'
import { testDatabase } from '@/db/testing/database'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { benchDataCommand } from './bench-data'

const database = testDatabase()

vi.setConfig({ testTimeout: 120_000 })

test('fills a migrated database with open listings of every module', async () => {
  let printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
  await benchDataCommand(['100'])
  vi.restoreAllMocks()
  expect(JSON.parse(printed)).toMatchObject({ yarns: 50, phrases: expect.arrayContaining(['reactive black 5']) })
  const rows = await database.db
    .select({ moduleKey: listings.moduleKey, total: sql<number>`count(*)::int` })
    .from(listings)
    .groupBy(listings.moduleKey)
  expect(rows.map(({ moduleKey }) => moduleKey).sort()).toEqual([...MODULE_KEYS].sort())
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(100)
})
