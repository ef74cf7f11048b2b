import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from './client'
import { testDatabase } from './testing/database'

const database = testDatabase()

/**
 * Each transaction writes two rows that belong together while its neighbours commit and roll back on the same small
 * pool.
 */
async function storm(client: Sql, rounds: number): Promise<{ partial: number; foreign: number }> {
  const db = drizzle(client)
  const killer = postgres(database.url, { max: 1, onnotice: () => {} })
  const own = await killer`select pg_backend_pid() as pid`
  for (let round = 0; round < rounds; round++) {
    const pair = (name: string, end: 'commit' | 'rollback', nested: boolean) =>
      db
        .transaction(async (tx) => {
          await tx.execute(sql`insert into fence_rows (name, part) values (${name}, 1)`)
          await tx.execute(sql`select pg_sleep(0.02)`)
          if (nested)
            await tx.transaction(async (inner) =>
              inner.execute(sql`insert into fence_rows (name, part) values (${name}, 2)`),
            )
          else await tx.execute(sql`insert into fence_rows (name, part) values (${name}, 2)`)
          if (end === 'rollback') throw new Error('rolled back on purpose')
        })
        .catch(() => {})
    const work = Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        pair(`${round}-${n}-${n % 3 === 0 ? 'rollback' : 'commit'}`, n % 3 === 0 ? 'rollback' : 'commit', n % 2 === 0),
      ),
    )
    const kill = async () => {
      await killer`select pg_sleep(0.01)`
      await killer`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> ${own[0]?.pid}`
    }
    await Promise.all([within(work), kill(), kill()])
  }
  const rows = await killer`select name, count(*)::int as parts from fence_rows group by name`
  await killer.end()
  return {
    partial: rows.filter(({ parts }) => parts !== 2).length,
    foreign: rows.filter(({ name }) => String(name).endsWith('rollback')).length,
  }
}

/** A fenced transaction that lost its connection may wait for ever; the storm continues without it. */
function within(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, 1500))])
}

describe('the transaction fence', () => {
  let client: Sql

  beforeAll(async () => {
    await database.sql`create table fence_rows (name text not null, part int not null)`
    client = connect(database.url, 4).sql
  })
  afterAll(() => client.end({ timeout: 1 }))

  test('no partial or rolled-back transaction is stored when connections die', async () => {
    expect(await storm(client, 12)).toEqual({ partial: 0, foreign: 0 })
  }, 60_000)

  test('a transaction returns its value, a nested one too, and a failed one its error', async () => {
    const db = drizzle(client)
    const value = await db.transaction((tx) =>
      tx.transaction(async (inner) => [...(await inner.execute(sql`select 7 as n`))]),
    )
    expect(value).toEqual([{ n: 7 }])
    await expect(
      db.transaction(async () => {
        throw new Error('mine')
      }),
    ).rejects.toThrow('mine')
  })

  test('the callback of a lost transaction writes nothing more', async () => {
    // Without the fence the row is stored, on the connection that the driver has made again for others.
    expect(await writesAfterLoss(connect(database.url, 1).sql, 'lost')).toBe(0)
  })
})

/**
 * Kills the connection of a transaction, lets its callback continue once the caller knows, and counts what it still
 * wrote.
 */
async function writesAfterLoss(lossy: Sql, name: string): Promise<number> {
  const killer = postgres(database.url, { max: 1, onnotice: () => {} })
  let goOn = () => {}
  const callerKnows = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let callbackEnded: Promise<unknown> = Promise.resolve()
  const lost = drizzle(lossy).transaction((tx) => {
    const callback = async () => {
      const [row] = await tx.execute(sql`select pg_backend_pid() as pid`)
      await killer`select pg_terminate_backend(${Number(row?.pid)})`
      await callerKnows
      await tx.execute(sql`insert into fence_rows (name, part) values (${name}, 1)`)
    }
    callbackEnded = callback().catch(() => {})
    return callbackEnded
  })
  await expect(lost).rejects.toThrow()
  await lossy`select 1`
  goOn()
  await within(callbackEnded)
  const [row] = await killer`select count(*)::int as written from fence_rows where name = ${name}`
  await Promise.all([killer.end(), lossy.end({ timeout: 1 })])
  return Number(row?.written)
}
