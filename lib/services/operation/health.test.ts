import { tmpdir } from 'node:os'
import { afterEach, expect, it, vi } from 'vitest'
import { connect } from '@/db/client'
import { testDatabase } from '@/db/testing/database'
import { drain, readinessProblem } from './health'

const database = testDatabase()
const roomy = async () => 0.5
afterEach(() => vi.unstubAllEnvs())

it('a process is ready with its database at the head of the migrations and room on its disk', async () => {
  vi.stubEnv('DATA_DIR', tmpdir())
  expect(await readinessProblem(database, roomy)).toBeNull()
})

it.each([
  { free: 0.051, problem: null },
  { free: 0.05, problem: 'disk' },
  { free: 0, problem: 'disk' },
])('with $free of the disk free: $problem', async ({ free, problem }) => {
  expect(await readinessProblem(database, async () => free)).toBe(problem)
})

it('a data folder that is not there is no room', async () => {
  vi.stubEnv('DATA_DIR', '/nowhere/at/all')
  expect(await readinessProblem(database)).toBe('disk')
})

it('a database that is away, and one that lacks a migration, are named apart', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/none', 1)
  expect(await readinessProblem(away, roomy)).toBe('database')
  await away.sql.end({ timeout: 1 })

  const [last] = await database.sql`select * from drizzle.__drizzle_migrations order by id desc limit 1`
  await database.sql`delete from drizzle.__drizzle_migrations where id = ${last?.id}`
  expect(await readinessProblem(database, roomy)).toBe('migrations')
})

// The last of this file: a process that drains does so until it ends.
it('a process that is told to stop is not ready any more', async () => {
  drain()
  expect(await readinessProblem(database, roomy)).toBe('draining')
})
