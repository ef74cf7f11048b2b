import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { hasPrices } from '@/lib/domain/modules/resolve'
import { readSeedListings } from './listings'
import { moduleRequests } from './module-requests'
import { seedDemo } from './seed'

const own = testDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'seed-requests-'))
/** Who asks about a card asks for its goods, so a board has no requests. */
const withPrices = MODULE_KEYS.filter((key) => hasPrices(matrixDefinition(key)))

beforeAll(async () => {
  process.env.DATA_DIR = dataDir
  process.env.LOG_LEVEL = 'silent'
  process.env.HOST = '127.0.0.1'
  process.env.DEMO_PASSWORD = 'demo-password-of-the-tests'
  await seedDemo(own.db)
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('each module with prices has a request with two quotations that meet it', async () => {
  const asked = moduleRequests(await readSeedListings())
  expect(asked.map(({ body }) => body.moduleKey)).toEqual(withPrices)
  for (const { body, quotations } of asked) {
    expect(body.title, String(body.moduleKey)).not.toBe('')
    expect(Array.isArray(body.requirements) && body.requirements.length, String(body.moduleKey)).toBeGreaterThan(0)
    expect(new Set(quotations.map(({ seller }) => seller)).size).toBe(2)
  }
  const rows = await own.sql<{ module: string; quotes: number }[]>`
    select r.module_key as module, max(q.count)::int as quotes from rfqs r
    join lateral (select count(*) from quotations where rfq_id = r.id) q on true
    group by r.module_key`
  const quoted = new Map(rows.map(({ module, quotes }) => [module, quotes]))
  expect(withPrices.filter((key) => (quoted.get(key) ?? 0) < 2)).toEqual([])
})
