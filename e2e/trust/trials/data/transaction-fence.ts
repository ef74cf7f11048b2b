import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql as query } from 'drizzle-orm'
import { build } from 'esbuild'
import type { Sql } from 'postgres'
import type { connect as Connect } from '@/db/client'
import { range, scaled, type Trial } from '../../trial'
import { duplicateRecords, lostRecords, partialWrites } from './integrity'
import { prepare, write } from './workload'

const LANES = 8
/** Wait at most this long for a transaction that hangs after its connection is gone. */
const HANG_MS_MAX = 1500

/** A connection that dies in a transaction leaves no partial write and commits no other transaction. */
export const transactionFence: Trial = {
  name: 'transaction-fence',
  environment: {},
  async run(world, scale) {
    const { sql } = world
    if (!sql) throw new Error('This trial ends connections, so it needs the database.')
    const connect = await poolOf(world.root)
    const late = await lateCallbacks(connect, sql, scaled(100, scale, 4))
    const rounds = await storm(connect, sql, scaled(250, scale, 12))
    // A server without its fence would crash under the load and show nothing new.
    const isBroken = late.halves.length + rounds.halves.length + rounds.foreign.length > 0
    const load = isBroken
      ? { writes: 0, ended: 0, faults: [] }
      : await terminatedLoad(world, sql, scaled(250, scale, 10))
    return {
      figures: {
        'transactions, every second one nested': rounds.transactions,
        'connections ended': rounds.ended,
        'callbacks that continued after their connection was gone': late.callbacks,
        'partial transactions': late.halves.length + rounds.halves.length,
        'foreign commits': rounds.foreign.length,
        'writes over HTTP': load.writes,
        'connections ended under them': load.ended,
        'lost, duplicate or partial': load.faults.length,
      },
      faults: [...late.halves, ...rounds.halves, ...rounds.foreign, ...load.faults],
    }
  },
  control: {
    sources: [
      {
        file: 'db/client.ts',
        from: 'const sql = fence(prepare ? prepared(plain) : plain)',
        to: 'const sql = prepare ? prepared(plain) : plain',
      },
    ],
    fault: /half of|rolled back but was committed/,
  },
}

/** The connection pool of this source tree, loaded into this process. */
async function poolOf(root: string): Promise<typeof Connect> {
  const outfile = join(root, '.build/trust-pool.mjs')
  await build({
    absWorkingDir: root,
    entryPoints: ['db/client.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { '@': root, 'server-only': join(root, 'server/empty.ts') },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
  return ((await import(pathToFileURL(outfile).href)) as { connect: typeof Connect }).connect
}

function addressOf(sql: Sql): string {
  const url = new URL(`postgres://${sql.options.host[0]}:${sql.options.port[0]}/${sql.options.database}`)
  url.username = sql.options.user
  url.password = String(sql.options.pass)
  return url.href
}

/**
 * Reproduces the fault: a transaction loses its connection and fails, another query makes the driver reconnect, and only then the callback
 * inserts its second row. Without the fence that row is committed alone.
 */
async function lateCallbacks(connect: typeof Connect, sql: Sql, count: number) {
  const pool = connect(addressOf(sql), 1)
  await sql`create table trust_fence (name text not null, part int not null)`
  for (const n of range(count)) {
    const name = `late-${n}`
    let proceed = () => {}
    const isConnectedAgain = new Promise<void>((resolve) => {
      proceed = resolve
    })
    let callback: Promise<unknown> = Promise.resolve()
    const lost = pool.db.transaction((tx) => {
      callback = (async () => {
        await tx.execute(query`insert into trust_fence values (${name}, 1)`)
        const [own] = await tx.execute(query`select pg_backend_pid() as pid`)
        await sql`select pg_terminate_backend(${Number(own?.pid)})`
        await isConnectedAgain
        await tx.execute(query`insert into trust_fence values (${name}, 2)`)
      })()
      callback.catch(() => {})
      return callback
    })
    await lost.catch(() => {})
    await pool.sql`select 1`
    proceed()
    await within(callback.catch(() => {}))
  }
  await within(pool.sql.end({ timeout: 1 }))
  const rows = await sql<{ name: string; parts: number }[]>`
    select name, count(*)::int as parts from trust_fence group by name`
  return { callbacks: count, halves: rows.map(({ name, parts }) => half(name, parts)) }
}

const half = (name: string, parts: number) => `half of a transaction was committed: ${name} has ${parts} of 2 rows`

/**
 * Rounds of twelve transactions on four connections, each with two rows, every third rolled back on purpose, while connections are
 * terminated.
 */
async function storm(connect: typeof Connect, sql: Sql, rounds: number) {
  const pool = connect(addressOf(sql), 4)
  // Without the fence, an error of the driver for the lost socket would end this process before the count.
  const ignore = () => {}
  process.on('uncaughtException', ignore).on('unhandledRejection', ignore)
  let [transactions, ended] = [0, 0]
  const pair = (name: string, isNested: boolean, isRolledBack: boolean) =>
    pool.db
      .transaction(async (tx) => {
        await tx.execute(query`insert into trust_fence values (${name}, 1)`)
        await tx.execute(query`select pg_sleep(0.02)`)
        const second = query`insert into trust_fence values (${name}, 2)`
        if (isNested) await tx.transaction((inner) => inner.execute(second))
        else await tx.execute(second)
        if (isRolledBack) throw new Error('rolled back on purpose')
      })
      .catch(() => {})
  try {
    for (const round of range(rounds)) {
      const twelve = range(12).map((n) => {
        transactions += 1
        return pair(`${round}-${n}-${n % 3 === 0 ? 'rollback' : 'commit'}`, n % 2 === 0, n % 3 === 0)
      })
      const kill = async () => {
        await sql`select pg_sleep(0.01)`
        const victims = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'textile-marketplace' and state <> 'idle'
            and xact_start is not null and pid <> pg_backend_pid()`
        ended += victims.length
      }
      await Promise.all([within(Promise.allSettled(twelve)), kill().then(kill)])
    }
  } finally {
    await within(pool.sql.end({ timeout: 1 }))
    process.removeListener('uncaughtException', ignore).removeListener('unhandledRejection', ignore)
  }
  const rows = await sql<{ name: string; parts: number }[]>`
    select name, count(*)::int as parts from trust_fence where name not like 'late-%' group by name`
  return {
    transactions,
    ended,
    halves: rows.filter(({ parts }) => parts !== 2).map(({ name, parts }) => half(name, parts)),
    foreign: rows
      .filter(({ name }) => name.endsWith('rollback'))
      .map(({ name }) => `a transaction was rolled back but was committed: ${name}`),
  }
}

function within(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, HANG_MS_MAX))])
}

/** Writes over HTTP while connections with an open write transaction are terminated. */
async function terminatedLoad(world: Parameters<Trial['run']>[0], sql: Sql, wanted: number) {
  await prepare(world)
  let [ended, isOver] = [0, false]
  const writing = write(world, { prefix: 'trust-m3', writes: wanted * 8, lanes: LANES }).finally(() => {
    isOver = true
  })
  while (!isOver && ended < wanted) {
    const victims = await sql`
      select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity where application_name = 'textile-marketplace' and backend_xid is not null limit 1
      ) writing`
    ended += victims.length
  }
  const written = await writing
  const faults = [
    ...written.faults,
    ...(await lostRecords(world, written.stories)),
    ...(await duplicateRecords(sql, written.stories)),
  ]
  faults.push(...(await partialWrites(sql)))
  if (ended < wanted) faults.push(`${ended} of ${wanted} connections were ended`)
  return { writes: written.acknowledged.length, ended, faults }
}
