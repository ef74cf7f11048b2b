import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
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
/** The pool or a transaction, for a query. */
export type Executor = Database | Transaction
/** What runs a built statement: the pool, a transaction, or the slot of a single statement. */
export type Runner = Pick<Database, 'execute'>

export interface Connection {
  sql: Sql
  db: Database
}

/**
 * Opens a fenced pool with timeouts, so that one slow query does not hold up the rest.
 * @param role the role its connections use (service-role.ts); left out: the account of the address
 */
export function connect(
  url: string,
  poolMax: number,
  { prepare = true, role }: { prepare?: boolean; role?: string | undefined } = {},
): Connection {
  const plain = postgres(url, {
    max: poolMax,
    prepare,
    // The types query of a new connection rejects without a listener when that connection dies; drizzle parses arrays
    // itself.
    fetch_types: false,
    connect_timeout: 5,
    idle_timeout: 60,
    max_lifetime: 30 * 60,
    onnotice: () => {},
    connection: {
      application_name: 'textile-marketplace',
      statement_timeout: 5000,
      // A repeated write waits for the first one, which can take seconds on a busy machine.
      lock_timeout: 4000,
      idle_in_transaction_session_timeout: 10_000,
      // Stored and compared as UTC everywhere.
      TimeZone: 'UTC',
      // A generic plan would treat a rare facet like a common one; planning every time costs a tenth of a millisecond.
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

/** The process's only pool. */
export function database(): Database {
  return connection().db
}

export async function closeDatabase(): Promise<void> {
  await connection().sql.end({ timeout: 5 })
}

const QUERY_DEADLINE_MS = 8000

/**
 * Bounds any database work: a connection lost while it starts can hang its first query for ever (porsager/postgres
 * #1193). The outcome of a write that ran into the deadline is unknown; the client's idempotent retry settles it.
 * @throws DomainError UNAVAILABLE for the deadline and for a database that is away; never the driver's own error text
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

/**
 * Changes before any transaction of this process is acknowledged: a value read at an earlier count may be older than a
 * write.
 */
export function commitsSoFar(): number {
  return commits().count
}

/** A write that is ready to run: in a transaction, or as the one statement that it is. */
export type Work<T> = ((tx: Transaction) => Promise<T>) | { oneStatement: (one: Runner) => Promise<T> }

/** Runs a write in the cheapest way that leaves nothing half done. */
export function runWork<T>(db: Database, work: Work<T>): Promise<T> {
  return typeof work === 'function' ? inTransaction(db, work) : inOneStatement(db, work.oneStatement)
}

/**
 * Runs one transaction with its events. Retries a serialisation failure or a deadlock, never a lost connection: its
 * COMMIT may have happened. `work` must await nothing but the database. Inside another transaction it is a savepoint, and
 * the outer transaction retries.
 */
export function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return is(db, PgTransaction) ? db.transaction(work) : retried(() => db.transaction(work))
}

/**
 * Runs a write that is one statement, and so its own transaction, with its events. Without BEGIN and COMMIT it saves
 * two round trips and leaves nothing half done when a connection dies. Retries as inTransaction does. Inside another
 * transaction it gets a savepoint, because a statement that fails would end the whole transaction.
 * @param work throws when it runs a second statement, which would be outside the transaction
 */
export function inOneStatement<T>(db: Database, work: (one: Runner) => Promise<T>): Promise<T> {
  return is(db, PgTransaction) ? db.transaction((tx) => work(single(tx))) : retried(() => work(single(db)))
}

function single(db: Executor): Runner {
  let isRun = false
  const execute: Runner['execute'] = (query) => {
    if (isRun) throw new Error('a second statement in a write of one statement')
    isRun = true
    return db.execute(query)
  }
  return { execute }
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
