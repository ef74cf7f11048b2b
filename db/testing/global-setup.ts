import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '@/db/migrate'
import { SERVICE_ROLE, startPostgres } from '@/scripts/lib/postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    templateDatabase: string
  }
}

/**
 * One PostgreSQL for the run (TEST_DATABASE_URL, or our own, which ends with it) and one migrated database to clone.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL ? null : await ownServer()
  const url = server?.url ?? process.env.TEST_DATABASE_URL ?? ''
  const template = `test_template_${process.pid}_${Date.now()}`
  await administer(url, (sql) => sql.unsafe(`create database ${template}`))
  await migrateDatabase(databaseUrl(url, template), SERVICE_ROLE)
  project.provide('databaseUrl', url)
  project.provide('templateDatabase', template)
  return async () => {
    if (server) await server.stop()
    else await administer(url, (sql) => sql.unsafe(`drop database if exists ${template} with (force)`))
  }
}

async function ownServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'textile-tests-'))
  const { superuserUrl, stop } = await startPostgres({ dataDir, fast: true })
  return {
    url: superuserUrl,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export async function administer(url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
