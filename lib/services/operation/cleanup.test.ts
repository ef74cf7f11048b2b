import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { newId } from '@/lib/config/new-id'
import { cleanup } from './cleanup'

const database = testDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'textile-cleanup-'))
const NOW = new Date('2026-11-21T10:00:00Z')
const LONG_AGO = '2026-01-02T10:00:00Z'

beforeAll(async () => {
  process.env.DATA_DIR = dataDir
  // A statement that deletes many rows would run into its deadline after a long stop.
  await database.sql.unsafe(`
    create function refuse_many() returns trigger language plpgsql as $$
    begin
      if (select count(*) from gone) > 1000 then raise exception 'too many rows'; end if;
      return null;
    end $$`)
  for (const table of ['idempotency_keys', 'listing_import_rows']) {
    await database.sql.unsafe(
      `create trigger few after delete on ${table} referencing old table as gone for each statement execute function refuse_many()`,
    )
  }
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function storeResponses(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    ...{ actor_id: newId(), path: '/p', key: `k${n}`, body_hash: 'x', status: 200, response_text: '{}' },
    created_at: LONG_AGO,
  }))
  await database.sql`insert into idempotency_keys ${database.sql(rows)}`
}

async function storeImport(rows: number): Promise<void> {
  const [company, seller, id] = [newId(), newId(), newId()]
  const { sql } = database
  const at = { created_at: LONG_AGO, updated_at: LONG_AGO }
  await sql`insert into companies ${sql({ id: company, name: 'Mill', ...at })}`
  await sql`insert into users ${sql({ id: seller, company_id: company, email: `${seller}@mill.example`, name: 'Rao', password_hash: '-', roles: '{seller}', ...at })}`
  await sql`insert into listing_imports ${sql({ id, module_key: 'yarn', seller_id: seller, mode: 'create', state: 'DONE', file_name: 'a', warnings: '[]', total: rows, created_at: LONG_AGO, worked_at: LONG_AGO, finished_at: LONG_AGO })}`
  await sql`insert into listing_import_rows (import_id, number, state, cells) select ${id}::uuid, n, 'CREATED', '{}' from generate_series(1, ${rows}) n`
}

async function countOf(table: string): Promise<number> {
  const [row] = await database.sql`select count(*)::int as n from ${database.sql(table)}`
  return row?.n
}

test('deletes everything that is due, a few rows at a time', async () => {
  await storeResponses(2300)
  await storeImport(2300)
  await cleanup({ db: database.db, now: NOW })
  for (const table of ['idempotency_keys', 'listing_import_rows', 'listing_imports'])
    expect(await countOf(table)).toBe(0)
})

test('continues with the other steps when one fails: files are swept all the same', async () => {
  const left = join(dataDir, 'blobs/incoming/left')
  mkdirSync(join(dataDir, 'blobs/incoming'), { recursive: true })
  writeFileSync(left, 'x')
  await storeResponses(3)
  await database.sql`alter table account_secrets rename to away`
  try {
    await cleanup({ db: database.db, now: new Date(Date.now() + 2 * 60 * 60 * 1000) })
  } finally {
    await database.sql`alter table away rename to account_secrets`
  }
  expect(await countOf('idempotency_keys')).toBe(0)
  expect(existsSync(left)).toBe(false)
})
