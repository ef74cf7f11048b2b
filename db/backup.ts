import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import postgres, { type Sql, type TransactionSql } from 'postgres'

/** One table of a backup: a file with one row per line, as a JSON object. */
export interface TableCopy {
  name: string
  columns: string[]
  rows: number
  bytes: number
  sha256: string
}

export interface DatabaseBackup {
  /** The hashes of the migrations that the rows belong to. */
  migrations: string[]
  tables: TableCopy[]
}

const BATCH = 500

/** Plain identifiers of our own schema, which need no quoting. */
const PLAIN_NAME = /^[a-z_][a-z0-9_]*$/

/**
 * Writes every row as of one snapshot while writers go on (reference 10.5). pg_dump is not
 * bundled with the embedded database and refuses a newer server.
 * @param folder gets one file per table
 */
export async function backupDatabase(databaseUrl: string, folder: string): Promise<DatabaseBackup> {
  return connected(databaseUrl, (sql) =>
    sql.begin('isolation level repeatable read read only', async (tx) => {
      const migrations = await appliedMigrations(tx)
      const tables: TableCopy[] = []
      for (const table of await tablesByDependency(tx)) {
        const meter = countingHash()
        const file = createWriteStream(tableFile(folder, table.name), { mode: 0o600 })
        await pipeline(lines(tx, table), meter.through, file)
        await syncFile(tableFile(folder, table.name))
        tables.push({ ...table, ...meter.result() })
      }
      return { migrations, tables }
    }),
  )
}

/** Runs work on a connection of its own: the pool's time limits are for requests. */
async function connected<T>(databaseUrl: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {}, fetch_types: false })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/**
 * Restores the rows into a migrated database without users, all or nothing. Every file is checked first.
 * @throws when the backup is not complete, the database is in use, or the migrations differ
 */
export async function restoreDatabase(databaseUrl: string, folder: string, backup: DatabaseBackup): Promise<void> {
  const problems = await backupProblems(folder, backup)
  if (problems.length > 0) throw new Error(`The backup is not complete:\n${problems.join('\n')}`)
  await connected(databaseUrl, (sql) =>
    sql.begin(async (tx) => {
      const applied = await appliedMigrations(tx)
      if (applied.join() !== backup.migrations.join()) {
        throw new Error(
          'The backup was made by another version of this product: restore it with that version, then start the new one.',
        )
      }
      await refuseInUse(tx)
      for (const { name, columns } of backup.tables) {
        if (![name, ...columns].every((word) => PLAIN_NAME.test(word)))
          throw new Error('The backup names a table or column that is not valid.')
        // The audit log refuses every change; a restore is not one. Rolled back with everything else.
        await tx.unsafe(`alter table ${name} disable trigger user`)
      }
      const references = await referencesToDefer(tx)
      for (const { table, name } of references)
        await tx.unsafe(`alter table ${table} alter constraint ${name} deferrable`)
      await tx`set constraints all deferred`
      for (const { name, columns } of backup.tables) {
        await tx.unsafe(`delete from ${name}`)
        for await (const batch of batches(tableFile(folder, name))) {
          await tx.unsafe(
            `insert into ${name} (${columns.join(', ')}) overriding system value
             select ${columns.join(', ')} from json_populate_recordset(null::${name}, $1::text::json)`,
            [`[${batch.join(',')}]`],
          )
        }
        await continueIdentities(tx, name)
      }
      // Every reference is checked here, once all rows are in.
      await tx`set constraints all immediate`
      for (const { table, name } of references)
        await tx.unsafe(`alter table ${table} alter constraint ${name} not deferrable`)
      for (const { name } of backup.tables) await tx.unsafe(`alter table ${name} enable trigger user`)
    }),
  )
}

/** @throws when the database has users already: nothing is ever restored over a user. */
export async function requireUnused(databaseUrl: string): Promise<void> {
  await connected(databaseUrl, refuseInUse)
}

async function refuseInUse(sql: TransactionSql | Sql): Promise<void> {
  const [user] = await sql`select 1 from users limit 1`
  if (user) throw new Error('The database is in use: restore into an empty one (another DATA_DIR or DATABASE_URL).')
}

/**
 * References that are checked immediately. A row may come before the row it refers to (a request before the one it
 * copies), in another batch, so during a restore they are checked at its end.
 */
async function referencesToDefer(tx: TransactionSql): Promise<{ table: string; name: string }[]> {
  return tx<{ table: string; name: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
    where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace order by 1, 2`
}

/** The contents (keys of `blobs`) that rows of the backup refer to: a restored file needs its content. */
export async function contentsNamed(folder: string, { tables }: DatabaseBackup): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const { name, columns } of tables) {
    if (!columns.includes('blob_key')) continue
    for await (const batch of batches(tableFile(folder, name))) {
      for (const line of batch) {
        const { blob_key: key } = JSON.parse(line) as { blob_key: string | null }
        if (key !== null) keys.add(key)
      }
    }
  }
  return keys
}

/** Missing or changed files and wrong numbers of rows. Empty: the backup is complete. */
export async function backupProblems(folder: string, { tables }: DatabaseBackup): Promise<string[]> {
  const problems: string[] = []
  for (const table of tables) {
    const meter = countingHash()
    try {
      await pipeline(createReadStream(tableFile(folder, table.name)), meter.through, async (source) => {
        for await (const _ of source);
      })
    } catch {
      problems.push(`${table.name}: the file cannot be read`)
      continue
    }
    const { sha256, rows } = meter.result()
    if (sha256 !== table.sha256) problems.push(`${table.name}: the file was changed`)
    else if (rows !== table.rows) problems.push(`${table.name}: ${rows} rows, not ${table.rows}`)
  }
  return problems
}

function tableFile(folder: string, name: string): string {
  return join(folder, `${name}.jsonl`)
}

/** The rows as JSON that PostgreSQL itself writes and reads, so no value loses a digit in this process. */
async function* lines(
  tx: TransactionSql,
  { name, columns }: Pick<TableCopy, 'name' | 'columns'>,
): AsyncGenerator<string> {
  const key = await primaryKey(tx, name)
  // By key, so that two backups of the same rows are equal files.
  const order = key.length > 0 ? `order by ${key.join(', ')}` : ''
  const rows = tx.unsafe<{ line: string }[]>(
    `select row_to_json(t)::text as line from (select ${columns.join(', ')} from ${name} ${order}) t`,
  )
  for await (const batch of rows.cursor(BATCH)) yield batch.map(({ line }) => `${line}\n`).join('')
}

async function primaryKey(tx: TransactionSql, table: string): Promise<string[]> {
  const columns = await tx<{ name: string }[]>`
    select a.attname as name from pg_constraint k
    join unnest(k.conkey) with ordinality as part (attnum, place) on true
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = part.attnum
    where k.contype = 'p' and k.conrelid = ${`public.${table}`}::regclass order by part.place`
  return columns.map(({ name }) => name)
}

/** Splits only at line feeds: Node's readline also splits at U+2028, which a text may hold. */
async function* batches(file: string): AsyncGenerator<string[]> {
  let batch: string[] = []
  let rest = ''
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const parts = (rest + String(chunk)).split('\n')
    rest = parts.pop() ?? ''
    for (const line of parts) {
      batch.push(line)
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/** Our tables, each after those that it refers to. */
async function tablesByDependency(tx: TransactionSql): Promise<{ name: string; columns: string[] }[]> {
  const columns = await tx<{ name: string; columns: string[] }[]>`
    select c.table_name as name, json_agg(c.column_name order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by c.table_name order by c.table_name`
  const references = await tx<{ child: string; parent: string }[]>`
    select child.relname as child, parent.relname as parent from pg_constraint k
    join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid`
  const left = new Map(columns.map((table) => [table.name, table]))
  const ordered: { name: string; columns: string[] }[] = []
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some(({ child, parent }) => child === name && left.has(parent)),
    )
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.')
    for (const table of free) {
      left.delete(table.name)
      ordered.push(table)
    }
  }
  return ordered
}

/** New rows must not get the numbers of restored ones. */
async function continueIdentities(tx: TransactionSql, table: string): Promise<void> {
  const identities = await tx<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`
  for (const { name } of identities) {
    await tx.unsafe(
      `select setval(pg_get_serial_sequence('${table}', '${name}'), coalesce((select max(${name}) from ${table}), 0) + 1, false)`,
    )
  }
}

async function appliedMigrations(tx: TransactionSql | Sql): Promise<string[]> {
  const rows = await tx`select hash from drizzle.__drizzle_migrations order by id`
  return rows.map(({ hash }) => String(hash))
}

function countingHash() {
  const hash = createHash('sha256')
  let rows = 0
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (const byte of chunk) if (byte === 10) rows += 1
      done(null, chunk)
    },
  })
  return { through, result: () => ({ rows, bytes, sha256: hash.digest('hex') }) }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes the manifest of a backup folder; what it holds apart from tables is up to the caller. */
export async function writeManifest(folder: string, manifest: object): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'manifest.json')
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await syncFile(path)
}

export async function readManifest<T extends DatabaseBackup>(folder: string): Promise<T> {
  try {
    return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as T
  } catch {
    throw new Error(`There is no backup in ${folder}.`)
  }
}
