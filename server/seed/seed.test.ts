import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { hasPrices } from '@/lib/domain/modules/resolve'
import { isPassword } from '@/lib/services/accounts/passwords'
import { demoAccounts } from './demo-accounts'
import { nameOf, readSeedListings } from './listings'
import { moduleRequests } from './module-requests'
import { seedDemo } from './seed'

const own = testDatabase()
const listings = await readSeedListings()
let dataDir = ''

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'seed-'))
  process.env.DATA_DIR = dataDir
  process.env.LOG_LEVEL = 'silent'
  const entitlements = ['SELLER_ENTITLEMENTS_JSON', 'SELLER_ENTITLEMENTS_FILE']
  for (const name of ['SEED_DEMO', 'DEMO_PASSWORD', ...entitlements, 'HOST', 'PUBLIC_URL', 'NEXTAUTH_URL']) {
    delete process.env[name]
  }
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function counts() {
  const [row] = await own.sql`select
    (select count(*)::int from users) as users,
    (select count(*)::int from companies) as companies,
    (select count(*)::int from listings) as listings,
    (select count(*)::int from events) as events`
  return row
}

const NOTHING = { users: 0, companies: 0, listings: 0, events: 0 }
const EVERYTHING = {
  users: demoAccounts.length,
  companies: demoAccounts.length,
  listings: listings.length,
  events: demoAccounts.length + listings.length,
}
const keptPassword = () => readFileSync(path.join(dataDir, 'demo-password'), 'utf8').trim()

test('a host that others can reach is seeded only when it is asked for', async () => {
  process.env.HOST = '0.0.0.0'
  expect(await seedDemo(own.db)).toBeNull()
  process.env.HOST = '127.0.0.1'
  // A proxy on this machine makes it public.
  process.env.PUBLIC_URL = 'https://market.example'
  expect(await seedDemo(own.db)).toBeNull()
  delete process.env.PUBLIC_URL
  process.env.SEED_DEMO = 'false'
  expect(await seedDemo(own.db)).toBeNull()
  delete process.env.SEED_DEMO
  expect(await counts()).toEqual(NOTHING)
})

test('a seeding that fails half way leaves the database empty', async () => {
  await own.sql`create function refuse() returns trigger language plpgsql as $$
    begin if new.title like '34s%' then raise exception 'no'; end if; return new; end $$`
  await own.sql`create trigger refuse before insert on listings for each row execute function refuse()`
  await expect(seedDemo(own.db)).rejects.toThrow('database failure')
  await own.sql`drop trigger refuse on listings`
  expect(await counts()).toEqual(NOTHING)
})

test('of two that start on one empty database exactly one seeds it, whole', async () => {
  const password = keptPassword()
  const results = await Promise.all([seedDemo(own.db), seedDemo(own.db)])
  expect(results.filter((result) => result === null)).toHaveLength(1)
  expect(results.find((result) => result !== null)).toEqual({
    accounts: demoAccounts.length,
    listings: listings.length,
    password,
  })
  expect(await counts()).toEqual(EVERYTHING)
})

test('seeding a database that is not empty changes nothing', async () => {
  expect(await seedDemo(own.db)).toBeNull()
  process.env.SEED_DEMO = 'true'
  expect(await seedDemo(own.db)).toBeNull()
  expect(await counts()).toEqual(EVERYTHING)
})

test('the kept password is readable by its owner only and opens every demo account', async () => {
  const password = keptPassword()
  expect(password).toMatch(/^[a-z]{4}(-[a-z]{4}){4}$/)
  expect(statSync(path.join(dataDir, 'demo-password')).mode & 0o777).toBe(0o600)
  const users = await own.sql<{ email: string; hash: string; verified: boolean }[]>`
    select email, password_hash as hash, email_verified_at is not null as verified from users order by created_at`
  for (const { email, hash, verified } of users) {
    expect({ email, opens: await isPassword(password, hash), verified }).toEqual({ email, opens: true, verified: true })
  }
})

test('each listing is its seller’s own, first version, in the past, newest first by its age', async () => {
  const rows = await own.sql<{ name: string; email: string; version: number; own: boolean; past: boolean }[]>`
    select coalesce(nullif(l.title, ''), l.product_name) as name, u.email, l.version,
      l.created_by = l.seller_id and l.company_id = u.company_id as own,
      l.updated_at < now() and l.created_at = l.updated_at and l.created_at > u.created_at as past
    from listings l join users u on u.id = l.seller_id order by l.updated_at desc`
  const expected = [...listings]
    .sort((a, b) => a.ageHours - b.ageHours)
    .map((listing) => ({ name: nameOf(listing), email: listing.seller, version: 1, own: true, past: true }))
  expect([...rows]).toEqual(expected)
})

test('the audit log names the operator for every demo listing, and no session', async () => {
  const rows = await own.sql`
    select via, via_id, request_id, count(*)::int as count from audit_log
    where object_type = 'listing' group by via, via_id, request_id`
  expect(rows).toEqual([{ via: 'operator', via_id: '', request_id: 'seed', count: listings.length }])
})

test('the plans of the demo sellers are in the entitlements file', () => {
  const { sellers } = JSON.parse(readFileSync(path.join(dataDir, 'entitlements.json'), 'utf8'))
  const expected = demoAccounts.flatMap(({ email, plan }) => (plan ? [[email, plan]] : []))
  expect(sellers).toEqual(Object.fromEntries(expected))
})

test('each module with prices has a request with two quotations that meet it', async () => {
  // Who asks about a card asks for its goods, so a board has no requests.
  const withPrices = MODULE_KEYS.filter((key) => hasPrices(matrixDefinition(key)))
  const asked = moduleRequests(listings)
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
