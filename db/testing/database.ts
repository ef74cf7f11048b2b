import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Connection, closeDatabase, connect, type Database } from '@/db/client'
import { SERVICE_ROLE } from '@/scripts/lib/postgres.mjs'
import { administer, databaseUrl } from './global-setup'

export interface TestDatabase {
  readonly url: string
  /** With the rights of the service's role. */
  readonly db: Database
  /** The driver behind `db`. */
  readonly serviceSql: Connection['sql']
  /** With the rights of the tables' owner. */
  readonly sql: Connection['sql']
}

/**
 * A database for this test file, migrated and empty, dropped after its last test. Call it once at the top of the file.
 * The process's own pool (`database()`) also points to it, for code that takes no executor.
 */
export function testDatabase(): TestDatabase {
  const name = `test_${randomBytes(8).toString('hex')}`
  const server = inject('databaseUrl')
  const url = databaseUrl(server, name)
  let connections: { service: Connection; owner: Connection } | null = null
  const opened = () => {
    if (!connections) throw new Error('The test database exists from beforeAll on: use it inside a test or a hook.')
    return connections
  }

  beforeAll(async () => {
    await administer(server, (sql) => sql.unsafe(`create database ${name} template ${inject('templateDatabase')}`))
    process.env.DATABASE_URL = url
    process.env.DB_ROLE = SERVICE_ROLE
    connections = { service: connect(url, 10, { role: SERVICE_ROLE }), owner: connect(url, 10) }
  })

  afterAll(async () => {
    await Promise.all([connections?.service.sql.end({ timeout: 5 }), connections?.owner.sql.end({ timeout: 5 })])
    await closeDatabase()
    await administer(server, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`))
  })

  return {
    url,
    get db() {
      return opened().service.db
    },
    get serviceSql() {
      return opened().service.sql
    },
    get sql() {
      return opened().owner.sql
    },
  }
}
