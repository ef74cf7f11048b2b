import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect, type Database } from './client'
import { testDatabase } from './testing/database'

const database = testDatabase()

describe('prepared statements', () => {
  let client: Sql
  let db: Database

  beforeEach(() => {
    client = connect(database.url, 1).sql
    db = drizzle(client)
  })
  afterEach(() => client.end({ timeout: 1 }))

  /** The statements that the only connection of this pool keeps. */
  async function keptTexts(): Promise<string[]> {
    const rows = await client`select statement from pg_prepared_statements where statement not like '%pg_prepared%'`
    return rows.map((row) => String(row.statement))
  }

  test('a statement is kept from its second use on, each use with its own parameters', async () => {
    const ask = async (n: number) => [...(await db.execute(sql`select ${n}::int as n`))]
    expect(await ask(1)).toEqual([{ n: 1 }])
    expect(await keptTexts()).toEqual([])
    expect(await ask(2)).toEqual([{ n: 2 }])
    expect(await ask(3)).toEqual([{ n: 3 }])
    expect(await keptTexts()).toEqual(['select $1::int as n'])
  })

  test('statements of transactions and nested transactions are kept', async () => {
    for (const n of [1, 2]) {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select ${n}::int as outer_n`)
        await tx.transaction((inner) => inner.execute(sql`select ${n}::int as inner_n`))
      })
    }
    expect(await keptTexts()).toEqual(
      expect.arrayContaining(['select $1::int as outer_n', 'select $1::int as inner_n']),
    )
  })

  test('no more than the maximum of statements is kept', async () => {
    for (let n = 0; n < 300; n++) {
      const text = sql`select ${n}::int as ${sql.raw(`column_${n}`)}`
      await db.execute(text)
      await db.execute(text)
    }
    expect(await keptTexts()).toHaveLength(256)
    expect([...(await db.execute(sql`select ${7}::int as column_299`))]).toEqual([{ column_299: 7 }])
  })

  test('nothing is kept when a pooling proxy is configured', async () => {
    const plain = connect(database.url, 1, { prepare: false })
    for (const n of [1, 2, 3]) await plain.db.execute(sql`select ${n}::int as n`)
    const [row] = await plain.sql.unsafe('select count(*)::int as kept from pg_prepared_statements')
    await plain.sql.end({ timeout: 1 })
    expect(row?.kept).toBe(0)
  })
})
