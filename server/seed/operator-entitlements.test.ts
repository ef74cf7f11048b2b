import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { demoAccounts } from './demo-accounts'
import { readSeedListings } from './listings'
import { seedDemo } from './seed'

const own = testDatabase()
let dataDir = ''

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'seed-'))
  process.env.DATA_DIR = dataDir
  process.env.LOG_LEVEL = 'silent'
  process.env.SEED_DEMO = 'true'
  process.env.DEMO_PASSWORD = 'nine warps and a weft'
  for (const name of ['SELLER_ENTITLEMENTS_JSON', 'SELLER_ENTITLEMENTS_FILE']) delete process.env[name]
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('an operator’s entries stay as they are, and a seller they block gets no listings', async () => {
  const file = path.join(dataDir, 'entitlements.json')
  const theirs = {
    'Starter@demo.test': { planKey: 'module_starter', paymentStatus: 'LAPSED' },
    'mill@example.com': { planKey: 'all_textile', paymentStatus: 'ACTIVE' },
  }
  writeFileSync(file, JSON.stringify({ version: 1, sellers: theirs }))

  const seeded = await seedDemo(own.db)

  const allowed = (await readSeedListings()).filter(({ seller }) => seller !== 'starter@demo.test')
  expect(seeded).toEqual({ accounts: demoAccounts.length, listings: allowed.length, password: null })
  const { sellers } = JSON.parse(readFileSync(file, 'utf8'))
  expect(sellers).toMatchObject(theirs)
  expect(sellers).not.toHaveProperty(['starter@demo.test'])
  expect(sellers['growth@demo.test']).toEqual({ planKey: 'market_growth', paymentStatus: 'ACTIVE' })
  const [row] = await own.sql`select count(*)::int as count from listings l join users u on u.id = l.seller_id
    where u.email = 'starter@demo.test'`
  expect(row).toEqual({ count: 0 })
}, 60_000)
