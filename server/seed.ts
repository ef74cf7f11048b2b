import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type Database, database, type Transaction, withDeadline } from '@/db/client'
import { users } from '@/db/schema/users'
import { entitlementsFile, readEntitlementsFile, writeEntitlements } from '@/lib/config/entitlement-source'
import { type Env, env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { localRequest, type RequestContext } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { sellerKey } from '@/lib/domain/entitlement/configuration'
import { type ErrorCode, isDomainError } from '@/lib/domain/errors'
import { createAccount } from '@/lib/services/accounts/accounts'
import { writeListing } from '@/lib/services/listings/listings'
import type { ServiceContext } from '@/lib/services/shared/context'
import { type DemoEmail, demoAccounts } from './seed/accounts'
import { keptDemoPassword } from './seed/demo-password'
import type { SeedListing } from './seed/seed-listing'
import { yarnListings } from './seed/yarn-listings'
import { writeRequests } from './seed-requests'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const MODULE_KEY = 'yarn'
/** Any number that no other advisory lock of ours uses. */
const SEED_LOCK = 7_316_402
/** A start-up may take its time where a request may not. */
const LOCK_PATIENCE = '30s'
const SEED_DEADLINE_MS = 60_000

interface Seeded {
  accounts: number
  listings: number
  /** Null when it came from DEMO_PASSWORD. */
  password: string | null
}

/**
 * Seeds the demo accounts and listings (contract section 1); null when they are not wanted or somebody is there already. All of it is one
 * transaction: a crash half way leaves the database empty, and the next start seeds anew. What stands in files (password, entitlements)
 * is taken up again as it was left.
 * @throws a plain Error that names the listing and its issues when one is refused
 */
export async function seedDemo(db: Database = database()): Promise<Seeded | null> {
  const settings = env()
  if (!isWanted(settings)) return null
  return withDeadline(() => db.transaction((tx) => seedEmpty(tx, settings)), SEED_DEADLINE_MS)
}

async function seedEmpty(tx: Transaction, settings: Env): Promise<Seeded | null> {
  await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_PATIENCE}'`))
  await tx.execute(sql.raw(`set local statement_timeout = '${LOCK_PATIENCE}'`))
  // Of two that start on one database the second waits here, and then finds it seeded.
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
  const [somebody] = await tx.select({ id: users.id }).from(users).limit(1)
  if (somebody) return null

  const password = settings.DEMO_PASSWORD || keptDemoPassword(settings.DATA_DIR)
  // Before the accounts: hashing their passwords takes longer than the entitlements' source takes to look again.
  const granted = grantPlans(settings)
  const seededAt = new Date()
  const actors = await createAccounts(tx, { password, seededAt })
  const listings = await writeListings(tx, { actors, granted, seededAt })
  await writeRequests(tx, { actors, seededAt, idsOf })
  return { accounts: actors.size, listings, password: settings.DEMO_PASSWORD ? null : password }
}

function isWanted({ SEED_DEMO, HOST }: Env): boolean {
  return SEED_DEMO ?? (HOST === 'localhost' || HOST === '::1' || HOST.startsWith('127.'))
}

/**
 * Gives the demo sellers their plans in the entitlements file, but for those whom it names already. Where the entitlements come from
 * SELLER_ENTITLEMENTS_JSON they are the operator's alone.
 * @returns the sellers who have the plan that we give them
 */
function grantPlans({ SELLER_ENTITLEMENTS_JSON }: Env): ReadonlySet<DemoEmail> {
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

async function createAccounts(
  tx: Transaction,
  { password, seededAt }: { password: string; seededAt: Date },
): Promise<ReadonlyMap<DemoEmail, Actor>> {
  const actors = new Map<DemoEmail, Actor>()
  for (const { email, name, roles, memberForDays, plan: _plan, ...company } of demoAccounts) {
    const now = new Date(seededAt.getTime() - memberForDays * DAY_MS)
    const ctx = { db: tx, now, newId: idsOf(now) }
    const ids = await createAccount(ctx, { ...company, email, name, roles: [...roles], password, emailVerified: true })
    const via = { kind: 'session', sessionId: '' } as const
    actors.set(email, { ...ids, email, name, roles, emailVerified: true, via })
  }
  return actors
}

/** @returns how many were written: those of sellers to whom an operator's own configuration gives no access are left out */
async function writeListings(
  tx: Transaction,
  given: { actors: ReadonlyMap<DemoEmail, Actor>; granted: ReadonlySet<DemoEmail>; seededAt: Date },
): Promise<number> {
  const { actors, granted, seededAt } = given
  const withoutAccess = new Set<DemoEmail>()
  let written = 0
  // The oldest first, as they would have come.
  for (const listing of [...yarnListings].sort((a, b) => b.ageHours - a.ageHours)) {
    const { seller, ageHours } = listing
    const actor = actors.get(seller)
    if (!actor) throw new Error(`The demo listing "${nameOf(listing)}" is of ${seller}, who has no demo account.`)
    const now = new Date(seededAt.getTime() - Math.round(ageHours * HOUR_MS))
    const ctx: ServiceContext<Actor> = { actor, db: tx, now, newId: idsOf(now), requestId: 'seed' }
    try {
      await writeListing(ctx, callOf(listing, actor), MODULE_KEY)
      written++
    } catch (error) {
      if (!isDomainError(error)) throw error
      if (granted.has(seller) || !ACCESS_REFUSALS.has(error.code)) throw refused(listing, error)
      withoutAccess.add(seller)
    }
  }
  if (withoutAccess.size > 0) {
    log().warn({ sellers: withoutAccess.size }, 'demo listings left out: the configured entitlements do not allow them')
  }
  return written
}

const ACCESS_REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'MODULE_NOT_IN_PLAN',
  'SUBSCRIPTION_INACTIVE',
  'ENTITLEMENT_NOT_CONFIGURED',
])

/** The call that the seller's own POST would have been, so that a seeded record is judged exactly as a typed one. */
function callOf({ body }: SeedListing, actor: Actor): RequestContext<Actor> {
  return localRequest({
    actor,
    requestId: 'seed',
    method: 'POST',
    path: `/api/trade-core/listings/${MODULE_KEY}`,
    body,
  })
}

function refused(listing: SeedListing, error: { message: string; extras: { issues?: readonly unknown[] } }): Error {
  const issues = JSON.stringify(error.extras.issues ?? [])
  return new Error(`The demo listing "${nameOf(listing)}" was refused: ${error.message} ${issues}`)
}

function nameOf({ body }: SeedListing): string {
  return String(body.title ?? body.productName ?? '')
}

/** Ids that sort as if they had been given at that time. */
function idsOf(at: Date): () => string {
  return () => uuidv7({ msecs: at.getTime() })
}
