import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diskFull, Failure, isDiskFull } from '../failure.mjs'
import { endProcess, isPostmasterOf, processIdentity } from '../processes.mjs'
import { versionOf } from './place.mjs'

/** The superuser of the cluster. Only the launcher acts as it, before the server starts. */
export const ROLE = 'marketplace'
/** The owner of the tables, as which the product connects. */
export const OWNER = 'marketplace_owner'
/** The role of the service in our own database: unlike the owner it cannot change append-only rows. */
export const SERVICE_ROLE = 'marketplace_service'
export const DATABASE = 'marketplace'

export function writePrivately(file, text) {
  const half = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(half, text, { mode: 0o600, flag: 'wx' })
  renameSync(half, file)
}

export function readPassword(directory, mustExist) {
  const file = join(directory, 'postgres-password')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  if (mustExist)
    throw new Failure(
      `${file} is gone but the database needs it: put it back, or move ${directory} away to start with an empty database.`,
    )
  const password = randomBytes(24).toString('hex')
  writePrivately(file, password)
  return password
}

export const environment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Creates the cluster in a temporary folder and moves it whole: a kill in the middle leaves no half cluster. */
export function createCluster({ native, place, cluster, account, password }) {
  for (const left of readdirSync(place).filter((name) => name.startsWith('postgres.new-'))) {
    rmSync(join(place, left), { recursive: true, force: true })
  }
  const temporary = join(place, `postgres.new-${randomBytes(6).toString('hex')}`)
  const fresh = join(temporary, 'data')
  const passwordFile = join(temporary, 'password')
  mkdirSync(temporary, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
  mkdirSync(fresh, { mode: 0o700 })
  if (account.uid !== undefined)
    for (const path of [temporary, passwordFile, fresh]) chownSync(path, account.uid, account.gid)
  try {
    const options = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    const what = 'The database could not be created'
    mustRun({
      program: join(native, 'bin/initdb'),
      args: [
        ...['-D', fresh, '-U', ROLE, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-k', '--no-instructions'],
        ...options,
      ],
      account,
      cwd: temporary,
      what,
    })
    runSingle({ native, cluster: fresh, account, database: 'postgres', input: `create database ${DATABASE};\n`, what })
    renameSync(fresh, cluster)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Runs statements as the superuser while no server runs on the cluster. */
export function runSingle({ native, cluster, account, database, input, what }) {
  const args = ['--single', '-D', cluster, database]
  mustRun({ program: join(native, 'bin/postgres'), args, account, cwd: cluster, input, what })
}

function mustRun({ program, args, account, cwd, input = '', what }) {
  const settings = { ...account, cwd, env: environment, input, encoding: 'utf8' }
  const { status, stdout, stderr, error } = spawnSync(program, args, settings)
  const output = `${stdout ?? ''}${stderr ?? ''}${error ?? ''}`
  if (status === 0 && !/\b(ERROR|FATAL|PANIC):/.test(output)) return
  if (isDiskFull(output)) throw diskFull(cwd)
  throw new Failure(`${what}: ${output.trim().split('\n').slice(-3).join(' ')}`)
}

export function requireSameMajor(native, cluster) {
  const wanted = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const have = (versionOf(native, {}) ?? wanted).split('.')[0]
  if (wanted !== have) {
    throw new Failure(
      `The data in ${cluster} is of PostgreSQL ${wanted}, the bundled one is ${have}: restore a backup into an empty DATA_DIR, or start the version that made it.`,
    )
  }
}

export function readPostmasterFile(cluster) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() }
  } catch {
    return null
  }
}

/** Stops a server that a killed run left behind: two servers on one directory would destroy it. */
export async function stopLeftover(cluster, log) {
  const left = readPostmasterFile(cluster)
  if (!left) return
  if (isPostmasterOf(left.pid, cluster)) {
    log(`stopping the PostgreSQL an earlier run left behind (process ${left.pid})`)
    if (!(await endPostmaster(left.pid))) {
      throw new Failure(
        `PostgreSQL process ${left.pid} of an earlier run does not stop: end it (kill -9 ${left.pid}) and run this again.`,
      )
    }
    return
  }
  // Another process has this id now; PostgreSQL would mistake it for a running server.
  if (processIdentity(left.pid) !== null) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

export const endPostmaster = (pid) =>
  endProcess(pid, [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 2000],
  ])
