import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { env } from '@/lib/config/env'
import { countMetric } from '@/lib/config/metrics'
import { processWide } from '@/lib/config/process-wide'
import { unavailable } from '@/lib/domain/errors'
import { databaseFailure } from './failure'
import { fence } from './fence'
import { prepared } from './prepared'

export type Database = PostgresJsDatabase<Record<string, never>>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query takes: the pool or a transaction. */
export type Executor = Database | Transaction
/** What runs a statement that is built: the pool, a transaction, or the place of a single one. */
export type Runner = Pick<Database, 'execute'>

export interface Connection {
  sql: Sql
  db: Database
}

/**
 * A fenced pool on one database, with the timeouts that keep one slow query from holding the rest.
 * @param role as which its connections work (service-role.ts); left out: as the account of the address
 */
export function connect(
  url: string,
  poolMax: number,
  { prepare = true, role }: { prepare?: boolean; role?: string | undefined } = {},
): Connection {
  const plain = postgres(url, {
    max: poolMax,
    prepare,
    // The types query of a new connection rejects with nobody listening when that connection dies; drizzle reads arrays by itself.
    fetch_types: false,
    connect_timeout: 5,
    idle_timeout: 60,
    max_lifetime: 30 * 60,
    onnotice: () => {},
    connection: {
      application_name: 'textile-marketplace',
      statement_timeout: 5000,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 10_000,
      // Written once, compared as UTC everywhere.
      TimeZone: 'UTC',
      // A kept statement's general plan would treat a rare facet like a common one; planning anew costs a tenth of a millisecond.
      plan_cache_mode: 'force_custom_plan',
      ...(role === undefined ? {} : { role }),
    },
  })
  const sql = fence(prepare ? prepared(plain) : plain)
  return { sql, db: drizzle(sql) }
}

function connection(): Connection {
  return processWide('db', () => {
    const settings = env()
    if (!settings.DATABASE_URL) throw new Error('DATABASE_URL is not set')
    return connect(settings.DATABASE_URL, settings.DB_POOL_MAX, {
      prepare: settings.DB_PREPARE ?? true,
      role: settings.DB_ROLE,
    })
  })
}

/** The process's one pool. */
export function database(): Database {
  return connection().db
}

export async function closeDatabase(): Promise<void> {
  await connection().sql.end({ timeout: 5 })
}

const QUERY_DEADLINE_MS = 8000

/**
 * Bounds any database work: a connection lost while it starts can hang its first query for ever (porsager/postgres #1193).
 * The outcome of a write that ran into the deadline is unknown; the client's idempotent retry settles it.
 * @throws DomainError UNAVAILABLE for the deadline and for a database that is away; never the driver's own error text.
 */
export async function withDeadline<T>(work: () => Promise<T>, deadlineMs = QUERY_DEADLINE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      countMetric('deadlinesPassed')
      reject(unavailable())
    }, deadlineMs)
  })
  countMetric('databaseWorkUnderWay')
  try {
    return await Promise.race([work(), deadline])
  } catch (error) {
    throw databaseFailure(error)
  } finally {
    countMetric('databaseWorkUnderWay', -1)
    clearTimeout(timer)
  }
}

const RETRIES_MAX = 5

interface Commits {
  count: number
}

const commits = (): Commits => processWide('commits', () => ({ count: 0 }))

/** Moves before any transaction of this process is acknowledged: what was read at another figure may be older than a write. */
export function commitsSoFar(): number {
  return commits().count
}

/**
 * One transaction with its events. Retries a serialisation failure or a deadlock, never a lost connection: its COMMIT may have
 * happened. No await of anything but the database inside `work`.
 */
export function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return retried(() => db.transaction(work))
}

/**
 * A write that is one statement and so its own transaction, with its events: nothing is begun or ended around it, which spares two round
 * trips and leaves nothing half done when a connection dies. Retries as inTransaction does.
 * @param work throws when it runs a second statement, since that one would stand alone
 */
export function inOneStatement<T>(db: Database, work: (one: Runner) => Promise<T>): Promise<T> {
  return retried(() => {
    let isRun = false
    const execute: Runner['execute'] = (query) => {
      if (isRun) throw new Error('a second statement, where one was to be the whole write')
      isRun = true
      return db.execute(query)
    }
    return work({ execute })
  })
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withDeadline(work)
    } catch (error) {
      const state = error instanceof Error && 'sqlState' in error ? error.sqlState : undefined
      if ((state !== '40001' && state !== '40P01') || attempt >= RETRIES_MAX) throw error
      countMetric('transactionsRetried')
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 + Math.random() * 20))
    } finally {
      commits().count += 1
    }
  }
}
