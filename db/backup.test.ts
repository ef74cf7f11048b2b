import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { newId } from '@/lib/config/new-id'
import { backupDatabase, backupProblems, type DatabaseBackup, restoreDatabase } from './backup'
import { type Connection, connect } from './client'
import { testDatabase } from './testing/database'
import { administer, databaseUrl } from './testing/global-setup'

const source = testDatabase()
let folder = ''
let target: Connection & { name: string; url: string }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  const name = `restore_${newId().replaceAll('-', '')}`
  const server = inject('databaseUrl')
  await administer(server, (sql) => sql.unsafe(`create database ${name} template ${inject('templateDatabase')}`))
  const url = databaseUrl(server, name)
  target = { ...connect(url, 2), name, url }
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await target.sql.end({ timeout: 5 })
  await administer(inject('databaseUrl'), (sql) => sql.unsafe(`drop database ${target.name} with (force)`))
})

async function write(sql: Connection['sql'], words: string): Promise<void> {
  const [company, user, at] = [newId(), newId(), new Date().toISOString()]
  await sql.begin(async (tx) => {
    await tx`insert into companies ${tx({ id: company, name: words, created_at: at, updated_at: at })}`
    await tx`insert into users ${tx({ id: user, company_id: company, email: `${user}@mill.example`, name: words, password_hash: '-', roles: '{buyer,seller}', created_at: at, updated_at: at })}`
    await tx`insert into events ${tx({ id: newId(), aggregate_type: 'user', aggregate_id: user, sequence: 1, type: 'ACCOUNT_CREATED', actor_type: 'system', at, aggregate_version: 1, data: '{"a": [1, "\\u20b9"]}' })}`
  })
}

/** Writes requests of one buyer. A copy names its original, whether that row comes before or after it. */
async function writeRequests(sql: Connection['sql'], copies: readonly { id: string; copyOf: string | null }[]) {
  await write(sql, 'Rao')
  const [buyer] = await sql`select id, company_id from users limit 1`
  const at = new Date().toISOString()
  const rows = copies.map(({ id, copyOf }) => ({
    ...{
      id,
      copied_from: copyOf,
      status: 'CLOSED',
      module_key: 'yarn',
      buyer_id: buyer?.id,
      company_id: buyer?.company_id,
    },
    ...{ is_open_pool: false, is_sealed: false, quantity: 100, snapshot: '{}', requirements: '[]', origin: '{}' },
    ...{ created_at: at, updated_at: at },
  }))
  // One statement: references are checked at its end, so a copy may precede its original, as it does after an update of
  // the original.
  await sql`insert into rfqs ${sql(rows)}`
}

async function rowsOf(
  sql: Connection['sql'],
  { name, columns }: { name: string; columns: string[] },
): Promise<string[]> {
  const rows = await sql.unsafe(`select row(${columns.join(', ')})::text as row from ${name}`)
  return rows.map(({ row }) => String(row)).sort()
}

test('a backup is one snapshot while writers go on, and restores every row of it', async () => {
  const words = 'tab\t line\n back\\slash "quotes" NULL \\N \u2028 ₹ गुजराती'
  for (let index = 0; index < 20; index += 1) await write(source.sql, words)
  await source.sql`insert into facet_values (module_key, field, value_key, label) values ('yarn', 'fiberType', 'cotton', 'Cotton')`
  let isWriting = true
  const writers = Array.from({ length: 4 }, async () => {
    while (isWriting) await write(source.sql, words)
  })
  const backup = await backupDatabase(source.url, folder)
  isWriting = false
  await Promise.all(writers)

  const rowsIn = (name: string) => backup.tables.find((table) => table.name === name)?.rows ?? 0
  expect(rowsIn('users')).toBeGreaterThanOrEqual(20)
  // One transaction writes one of each: no snapshot may hold one without the others.
  expect(rowsIn('companies')).toBe(rowsIn('users'))
  expect(rowsIn('events')).toBe(rowsIn('users'))
  expect(await backupProblems(folder, backup)).toEqual([])

  await restoreDatabase(target.url, folder, backup)
  for (const table of backup.tables) {
    const restored = await rowsOf(target.sql, table)
    expect(restored, table.name).toHaveLength(table.rows)
    const before = new Set(await rowsOf(source.sql, table))
    for (const row of restored) expect(before.has(row), table.name).toBe(true)
  }
  const [next] =
    await target.sql`insert into facet_values (module_key, field, value_key, label) values ('yarn', 'fiberType', 'wool', 'Wool') returning id`
  expect(Number(next?.id)).toBeGreaterThan(1)
})

test('copies are restored before and after their originals, and every reference is checked', async () => {
  const ids = Array.from({ length: 1201 }, () => newId())
  const [first = '', last = ''] = [ids[0], ids.at(-1)]
  const copyOf = (id: string) => (id === first ? last : id === last ? (ids[600] ?? null) : null)
  await writeRequests(
    source.sql,
    ids.map((id) => ({ id, copyOf: copyOf(id) })),
  )
  const backup = await backupDatabase(source.url, folder)
  await restoreDatabase(target.url, folder, backup)
  const rfqs = backup.tables.find(({ name }) => name === 'rfqs')
  if (!rfqs) throw new Error('the backup holds no requests')
  expect(rfqs.rows).toBe(1201)
  expect(await rowsOf(target.sql, rfqs)).toEqual(await rowsOf(source.sql, rfqs))
  await expect(target.sql`update rfqs set copied_from = ${newId()} where id = ${first}`).rejects.toMatchObject({
    code: '23503',
  })
  const [open] = await target.sql`select count(*)::int as n from pg_constraint where contype = 'f' and condeferrable`
  const [before] = await source.sql`select count(*)::int as n from pg_constraint where contype = 'f' and condeferrable`
  expect(open?.n).toBe(before?.n)
})

test('two backups of the same rows are equal files', async () => {
  const ids = Array.from({ length: 3 }, () => newId())
  await writeRequests(
    source.sql,
    ids.toReversed().map((id) => ({ id, copyOf: null })),
  )
  await backupDatabase(source.url, folder)
  const lines = (await readFile(join(folder, 'rfqs.jsonl'), 'utf8')).split('\n').slice(0, -1)
  const kept = lines.map((line) => String(JSON.parse(line).id))
  expect(kept).toEqual(kept.toSorted())
  expect(kept).toEqual(expect.arrayContaining(ids))
})

test('nothing is restored when a row refers to one that the backup lacks', async () => {
  const [original = '', copy = ''] = [newId(), newId()]
  await writeRequests(source.sql, [
    { id: original, copyOf: null },
    { id: copy, copyOf: original },
  ])
  const backup = await backupDatabase(source.url, folder)
  const file = join(folder, 'rfqs.jsonl')
  const kept = (await readFile(file, 'utf8')).split('\n').filter((line) => !line.startsWith(`{"id":"${original}"`))
  await writeFile(file, kept.join('\n'))
  const tables = backup.tables.map((table) =>
    table.name === 'rfqs'
      ? { ...table, rows: table.rows - 1, sha256: createHash('sha256').update(kept.join('\n')).digest('hex') }
      : table,
  )
  await expect(restoreDatabase(target.url, folder, { ...backup, tables })).rejects.toMatchObject({ code: '23503' })
  const [count] = await target.sql`select count(*)::int as n from users`
  expect(count?.n).toBe(0)
})

test('nothing is restored when a file is changed, missing or shortened, and the file is named', async () => {
  await write(source.sql, 'Rao')
  const backup = await backupDatabase(source.url, folder)
  const file = join(folder, 'users.jsonl')
  const whole = await readFile(file)
  await writeFile(file, whole.subarray(0, whole.length - 1))
  expect(await backupProblems(folder, backup)).toEqual(['users: the file was changed'])
  await rm(file)
  expect(await backupProblems(folder, backup)).toEqual(['users: the file cannot be read'])
  await expect(restoreDatabase(target.url, folder, backup)).rejects.toThrow('not complete')
  const [count] = await target.sql`select count(*)::int as n from companies`
  expect(count?.n).toBe(0)
})

test('a database in use or of another version is not overwritten', async () => {
  await write(source.sql, 'Rao')
  const backup = await backupDatabase(source.url, folder)
  await expect(restoreDatabase(source.url, folder, backup)).rejects.toThrow('in use')
  const older: DatabaseBackup = { ...backup, migrations: backup.migrations.slice(1) }
  await expect(restoreDatabase(target.url, folder, older)).rejects.toThrow('another version')
})
