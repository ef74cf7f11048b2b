import { tmpdir } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { connect } from '@/db/client'
import { testDatabase } from '@/db/testing/database'
import { drain, readinessProblem } from './health'

const database = testDatabase()
const roomy = async () => 0.5
afterEach(() => vi.unstubAllEnvs())

test('a process is ready with its database at the head of the migrations and room on its disk', async () => {
  vi.stubEnv('DATA_DIR', tmpdir())
  expect(await readinessProblem(database, roomy)).toBeNull()
})

test.each([
  { free: 0.051, problem: null },
  { free: 0.05, problem: 'disk' },
  { free: 0, problem: 'disk' },
])('with $free of the disk free: $problem', async ({ free, problem }) => {
  expect(await readinessProblem(database, async () => free)).toBe(problem)
})

test('a data folder that does not exist has no room', async () => {
  vi.stubEnv('DATA_DIR', '/nowhere/at/all')
  expect(await readinessProblem(database)).toBe('disk')
})

test('a database that is away and one that lacks a migration have different names', async () => {
  const away = connect('postgres://user@127.0.0.1:1/none', 1)
  expect(await readinessProblem(away, roomy)).toBe('database')
  await away.sql.end({ timeout: 1 })

  const [last] = await database.sql`select * from drizzle.__drizzle_migrations order by id desc limit 1`
  await database.sql`delete from drizzle.__drizzle_migrations where id = ${last?.id}`
  expect(await readinessProblem(database, roomy)).toBe('migrations')
})

// The last test of this file: a process that drains does so until it ends.
test('a stopping process is not ready', async () => {
  drain()
  expect(await readinessProblem(database, roomy)).toBe('draining')
})
