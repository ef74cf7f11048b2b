import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { type Database, database, type Transaction, withDeadline } from '@/db/client'
import { users } from '@/db/schema/users'
import { entitlementsFile, readEntitlementsFile, writeEntitlements } from '@/lib/config/entitlement-source'
import { type Env, env, hasPublicAddress, isLoopbackHost } from '@/lib/config/env'
import { sellerKey } from '@/lib/domain/entitlement/configuration'
import { demoAccounts } from './demo-accounts'
import { keptDemoPassword } from './demo-password'
import { readSeedListings, type SeedListing, writeListings } from './listings'
import { openMarket } from './market'
import { writeRequests } from './requests'

/** Any number that no other advisory lock of ours uses. */
const SEED_LOCK = 7_316_402
/** A start-up may take its time where a request may not: a slow machine needs minutes, and a second process waits as long. */
const PATIENCE_MS = 10 * 60_000

interface Seeded {
  accounts: number
  listings: number
  /** Null when it came from DEMO_PASSWORD. */
  password: string | null
}

/**
 * Seeds the demo accounts, listings and requests (reference 1.2); null when they are not wanted or the database has users already. All
 * of it is one transaction: a crash half way leaves the database empty, and the next start seeds it. What is in files (password,
 * entitlements) is used again as it was left.
 * @throws a plain Error that names the listing and its issues when one is refused
 */
export async function seedDemo(db: Database = database()): Promise<Seeded | null> {
  const settings = env()
  if (!isWanted(settings) || !(await withDeadline(() => isEmpty(db), PATIENCE_MS))) return null
  // Before the transaction, which may not be idle for long.
  const listings = await readSeedListings()
  return withDeadline(() => db.transaction((tx) => seedEmpty(tx, settings, listings)), PATIENCE_MS)
}

async function isEmpty(executor: Database | Transaction): Promise<boolean> {
  const rows = await executor.select({ id: users.id }).from(users).limit(1)
  return rows.length === 0
}

async function seedEmpty(tx: Transaction, settings: Env, listings: readonly SeedListing[]): Promise<Seeded | null> {
  await tx.execute(sql.raw(`set local lock_timeout = ${PATIENCE_MS}`))
  await tx.execute(sql.raw(`set local statement_timeout = ${PATIENCE_MS}`))
  await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${PATIENCE_MS}`))
  // Of two that start on one database the second waits here, and then finds it seeded.
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
  if (!(await isEmpty(tx))) return null

  const password = settings.DEMO_PASSWORD || keptDemoPassword(settings.DATA_DIR)
  // Before the accounts: hashing their passwords takes longer than the entitlements' source takes to look again.
  const granted = grantPlans(settings)
  const market = await openMarket(tx, { password, seededAt: new Date() })
  const written = await writeListings(market, listings, granted)
  await writeRequests(market, listings)
  return { accounts: demoAccounts.length, listings: written, password: settings.DEMO_PASSWORD ? null : password }
}

/** Behind a proxy on this machine others reach a loopback HOST too: the public address tells. */
function isWanted(settings: Env): boolean {
  return settings.SEED_DEMO ?? (isLoopbackHost(settings.HOST) && !hasPublicAddress(settings))
}

/**
 * Gives the demo sellers their plans in the entitlements file, but for those whom it names already. Where the entitlements come from
 * SELLER_ENTITLEMENTS_JSON they are the operator's alone.
 * @returns the sellers who have the plan that we give them
 */
function grantPlans({ SELLER_ENTITLEMENTS_JSON }: Env): ReadonlySet<string> {
  if (SELLER_ENTITLEMENTS_JSON) return new Set()
  const file = entitlementsFile()
  const stored = readEntitlementsFile(file)
  const named = new Map(Object.entries(stored.sellers).map(([key, entry]) => [sellerKey(key), entry]))
  const planned = demoAccounts.flatMap(({ email, plan }) => (plan ? [{ email, plan }] : []))
  const missing = planned.filter(({ email }) => !named.has(email))
  if (missing.length > 0) {
    const added = Object.fromEntries(missing.map(({ email, plan }) => [email, plan]))
    writeEntitlements(file, { ...stored, sellers: { ...stored.sellers, ...added } })
  }
  // A seeding that failed may have written them before.
  const ours = planned.filter(({ email, plan }) => isDeepStrictEqual(named.get(email) ?? plan, plan))
  return new Set(ours.map(({ email }) => email))
}
