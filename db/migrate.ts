import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { Database } from './client'
import { prepareServiceRole } from './service-role'

const MIGRATIONS_FOLDER = resolve('db/migrations')
/** An arbitrary constant; every migration of this product's database takes this lock. */
const LOCK_ID = 7_412_025_001

function journal(): { tag: string; hash: string }[] {
  const { entries } = JSON.parse(readFileSync(resolve(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  return entries.map(({ tag }) => ({
    tag,
    hash: createHash('sha256')
      .update(readFileSync(resolve(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8'))
      .digest('hex'),
  }))
}

/**
 * Migrates the database to the newest version in db/migrations; safe for several starters at the same time (drizzle's
 * migrator takes no lock of its own).
 * @param serviceRole the role of the service, which is then created and given its rights
 * @throws when the file of an applied migration was edited, or the database is ahead of these files
 */
export async function migrateDatabase(
  databaseUrl: string,
  serviceRole?: string,
): Promise<{ applied: number; total: number; head: string }> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {}, connect_timeout: 10 })
  try {
    await client`select pg_advisory_lock(${LOCK_ID})`
    const known = journal()
    const before = await appliedHashes(client)
    before.forEach((hash, index) => {
      const expected = known[index]
      if (!expected)
        throw new Error('The database was migrated by a newer version of this product; start that version.')
      if (expected.hash !== hash) throw new Error(`Migration ${expected.tag} was edited after it was applied.`)
    })
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    const after = await appliedHashes(client)
    if (after.length !== known.length) throw new Error(`${known.length - after.length} migrations were not applied.`)
    if (serviceRole !== undefined) await prepareServiceRole(client, serviceRole)
    return { applied: after.length - before.length, total: after.length, head: known.at(-1)?.tag ?? '' }
  } finally {
    await client.end({ timeout: 5 })
  }
}

/** Whether every migration of this version is applied; false also for an empty database. */
export async function isMigrated(db: Database): Promise<boolean> {
  const [found] = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (!found?.name) return false
  const rows = await db.execute(sql`select hash from drizzle.__drizzle_migrations order by id`)
  const known = journal()
  return rows.length === known.length && rows.every((row, index) => row.hash === known[index]?.hash)
}

async function appliedHashes(client: postgres.Sql): Promise<string[]> {
  const [found] = await client`select to_regclass('drizzle.__drizzle_migrations') as name`
  if (!found?.name) return []
  const rows = await client`select hash from drizzle.__drizzle_migrations order by id`
  return rows.map((row) => String(row.hash))
}
