import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

  /** What the one connection of this pool keeps. */
  async function keptTexts(): Promise<string[]> {
    const rows = await client`select statement from pg_prepared_statements where statement not like '%pg_prepared%'`
    return rows.map((row) => String(row.statement))
  }

  it('keeps a text from its second use on, and answers each use with its own parameters', async () => {
    const ask = async (n: number) => [...(await db.execute(sql`select ${n}::int as n`))]
    expect(await ask(1)).toEqual([{ n: 1 }])
    expect(await keptTexts()).toEqual([])
    expect(await ask(2)).toEqual([{ n: 2 }])
    expect(await ask(3)).toEqual([{ n: 3 }])
    expect(await keptTexts()).toEqual(['select $1::int as n'])
  })

  it('keeps texts of transactions and of nested ones', async () => {
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

  it('keeps no more texts than its bound, however many are asked', async () => {
    for (let n = 0; n < 300; n++) {
      const text = sql`select ${n}::int as ${sql.raw(`column_${n}`)}`
      await db.execute(text)
      await db.execute(text)
    }
    expect(await keptTexts()).toHaveLength(256)
    expect([...(await db.execute(sql`select ${7}::int as column_299`))]).toEqual([{ column_299: 7 }])
  })

  it('keeps nothing where the pool of a proxy is behind the address', async () => {
    const plain = connect(database.url, 1, { prepare: false })
    for (const n of [1, 2, 3]) await plain.db.execute(sql`select ${n}::int as n`)
    const [row] = await plain.sql.unsafe('select count(*)::int as kept from pg_prepared_statements')
    await plain.sql.end({ timeout: 1 })
    expect(row?.kept).toBe(0)
  })
})
