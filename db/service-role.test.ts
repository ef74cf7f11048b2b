import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { describe, expect, test } from 'vitest'
import { SERVICE_ROLE } from '@/scripts/lib/postgres.mjs'
import { connect, database as processPool } from './client'
import { migrateDatabase } from './migrate'
import { APPEND_ONLY_TABLES, mayRewriteHistory, prepareServiceRole } from './service-role'
import { testDatabase } from './testing/database'

const database = testDatabase()
const asService = (statement: string) => processPool().execute(sql.raw(statement))
/** The SQLSTATE of a missing right. */
const NO_RIGHT = expect.objectContaining({ cause: expect.objectContaining({ code: '42501' }) })

describe("the service's own connection", () => {
  test.each(APPEND_ONLY_TABLES)('may add to %s and read it, but not change it', async (table) => {
    await asService(`select * from ${table} limit 1`)
    const [column] = await database.sql`
      select column_name as name from information_schema.columns where table_name = ${table} limit 1`
    for (const statement of [
      `update ${table} set ${column?.name} = ${column?.name}`,
      `delete from ${table}`,
      `truncate ${table}`,
      `alter table ${table} disable trigger all`,
      `drop table ${table}`,
      `select * from ${table} for update`,
    ])
      await expect(asService(statement), statement).rejects.toEqual(NO_RIGHT)
    const [right] = await database.sql`select has_table_privilege(${SERVICE_ROLE}, ${table}, 'INSERT') as may`
    expect(right?.may).toBe(true)
  })

  test('can neither drop nor bypass the triggers', async () => {
    const triggers = await database.sql`
      select tgname, tgrelid::regclass::text as table from pg_trigger where not tgisinternal and tgname like 'audit_%'`
    expect(triggers.length).toBeGreaterThan(3)
    for (const { tgname, table } of triggers) {
      await expect(asService(`drop trigger ${tgname} on ${table}`)).rejects.toEqual(NO_RIGHT)
    }
    await expect(asService('set session_replication_role = replica')).rejects.toEqual(NO_RIGHT)
    await expect(
      asService('create or replace function audit_is_append_only() returns trigger language sql as $$$$'),
    ).rejects.toThrow()
  })

  test('changes and deletes where the service has to', async () => {
    await asService(`insert into rate_limits (key, points) values ('role', 1)`)
    await asService(`update rate_limits set points = 2 where key = 'role'`)
    await asService(`delete from rate_limits where key = 'role'`)
  })

  test('cannot rewrite history, while the owner can', async () => {
    expect(await mayRewriteHistory(processPool())).toBe(false)
    const owner = connect(database.url, 1)
    expect(await mayRewriteHistory(owner.db)).toBe(true)
    await owner.sql.end({ timeout: 5 })
  })
})

describe('the role', () => {
  const url = (user: string, password: string): string => {
    const address = new URL(database.url)
    Object.assign(address, { username: user, password })
    return address.href
  }

  test('gets exactly its rights at every start: a later table, an excess right', async () => {
    await database.sql.unsafe('create table later (id integer)')
    await database.sql.unsafe(`grant delete on audit_log to ${SERVICE_ROLE}`)
    expect(await mayRewriteHistory(processPool())).toBe(true)
    await migrateDatabase(database.url, SERVICE_ROLE)
    expect(await mayRewriteHistory(processPool())).toBe(false)
    await asService('insert into later values (1)')
    await database.sql.unsafe('drop table later')
  })

  test('that is missing and cannot be made is refused with the commands to run', async () => {
    const name = `owner_${randomUUID().slice(0, 8)}`
    await database.sql.unsafe(
      `create role ${name} login password 'pass'; grant all on schema public, drizzle to ${name}; grant select on all tables in schema drizzle to ${name}`,
    )
    try {
      const account = postgres(url(name, 'pass'), { max: 1 })
      const prepared = prepareServiceRole(account, `service_${name}`).finally(() => account.end())
      await expect(prepared).rejects.toThrow(`create role service_${name} nologin; grant service_${name} to ${name}.`)
    } finally {
      await database.sql.unsafe(`drop owned by ${name}; drop role ${name}`)
    }
  })

  test('with a name that needs quoting is refused before anything runs', async () => {
    await expect(migrateDatabase(database.url, 'a; drop table users')).rejects.toThrow(/plain name/)
    const own = postgres(database.url, { max: 1 })
    expect(await own`select 1 from users limit 1`).toHaveLength(0)
    await own.end()
  })
})
