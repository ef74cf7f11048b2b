import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskFull, Failure, isDiskFull } from '../failure.mjs'
import { signal } from '../processes.mjs'
import { endPostmaster, environment, readPostmasterFile } from './cluster.mjs'

const FAILED_STARTS_MAX = 5
/** A server that dies so soon after it was ready starts again later each time, but it always starts again. */
const RAPID_DEATH_MS = 1000
const RESTART_DELAY_MAX_MS = 3000
const READY_PATIENCE_MS = 60_000
const LOG_BYTES_MAX = 10 * 1024 * 1024

/** Outside the range the kernel uses for outgoing connections, so that the port stays free while the server restarts. */
const PORTS = [15_000, 32_000]

/** Starts a PostgreSQL server on a cluster and restarts it on the same port whenever it dies. */
export async function supervise(options) {
  const supervisor = new Supervisor(options)
  await supervisor.start()
  return supervisor
}

class Supervisor {
  port = 0
  #options
  #logFile
  #watch = startWatch()
  #giveUpListeners = []
  #server = null
  #kept = null
  #isStopping = false
  #isSettled = false
  #rapidDeaths = 0
  #lastResort = () => {
    if (!this.#isSettled) signal(this.pid(), 'SIGINT')
  }

  constructor(options) {
    this.#options = options
    this.#logFile = join(options.directory, 'postgres.log')
  }

  pid() {
    return this.#server.process.pid
  }

  onGiveUp(listener) {
    this.#giveUpListeners.push(listener)
  }

  async start() {
    this.port = await freePort()
    for (let attempt = 1; ; attempt++) {
      const reason = await this.#launch()
      if (reason === null) break
      const complaint = this.#complaint()
      if (isDiskFull(complaint)) {
        this.#watch.release()
        throw diskFull(this.#options.cluster)
      }
      if (attempt >= FAILED_STARTS_MAX) {
        this.#watch.release()
        throw new Failure(`PostgreSQL does not start (${complaint || reason}): see ${this.#logFile}.`)
      }
      if (/could not bind|could not create any TCP/.test(complaint)) this.port = await freePort()
      else await sleep(100 * 2 ** attempt)
    }
    this.#kept = this.#keepAlive()
    process.once('exit', this.#lastResort)
  }

  async stop() {
    if (this.#isSettled) return
    this.#isStopping = true
    await endPostmaster(this.pid())
    await this.#kept
    this.#isSettled = true
    this.#watch.release()
    process.removeListener('exit', this.#lastResort)
  }

  /** Starts the server and waits until it is ready. @returns null, or why it is not ready */
  async #launch() {
    rotate(this.#logFile)
    const output = openSync(this.#logFile, 'a', 0o600)
    const logFrom = fstatSync(output).size
    const { native, cluster, account, fast } = this.#options
    const next = spawn(join(native, 'bin/postgres'), serverArguments(cluster, this.port, fast), {
      ...account,
      cwd: cluster,
      env: environment,
      detached: true,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    this.#watch.guard(next.pid)
    const exited = new Promise((done) => {
      next.once('exit', (code, name) => done(name ?? `exit ${code}`))
      next.once('error', (error) => done(error.message))
    })
    this.#server = { process: next, exited, logFrom }
    return this.#untilReady(this.#server)
  }

  async #untilReady(server) {
    let reason = null
    server.exited.then((how) => {
      reason = how
    })
    for (const end = performance.now() + READY_PATIENCE_MS; performance.now() < end; await sleep(5)) {
      if (reason !== null) return reason
      const state = readPostmasterFile(this.#options.cluster)
      if (state?.pid === server.process.pid && state.status === 'ready') return null
    }
    await endPostmaster(server.process.pid)
    return `not ready within ${READY_PATIENCE_MS / 1000} s`
  }

  /** The last errors in the log of the current server. */
  #complaint() {
    return readFrom(this.#logFile, this.#server.logFrom)
      .split('\n')
      .filter((line) => /\b(FATAL|PANIC|ERROR):/.test(line))
      .map((line) => line.replace(/^.*?\b(FATAL|PANIC|ERROR):\s*/, ''))
      .slice(-2)
      .join('; ')
  }

  async #keepAlive() {
    for (let isRunning = true; isRunning; ) {
      const readyAt = performance.now()
      const how = await this.#server.exited
      if (this.#isStopping) return
      this.#rapidDeaths = performance.now() - readyAt < RAPID_DEATH_MS ? this.#rapidDeaths + 1 : 1
      this.#options.log(`PostgreSQL died (${how}); starting it again`)
      isRunning = await this.#restart(how)
    }
  }

  /** @returns whether the server is ready again; false when we are stopping or gave up */
  async #restart(firstReason) {
    let reason = firstReason
    for (let attempt = 0; attempt < FAILED_STARTS_MAX; attempt++) {
      const delays = this.#rapidDeaths + attempt
      if (delays > 1) await sleep(Math.min(100 * 2 ** (delays - 1), RESTART_DELAY_MAX_MS))
      if (this.#isStopping) return false
      reason = await this.#launch()
      if (this.#isStopping) return false
      if (reason === null) {
        this.#options.log(`PostgreSQL is back on port ${this.port}`)
        return true
      }
      reason = this.#complaint() || reason
    }
    return this.#giveUp(reason)
  }

  #giveUp(reason) {
    this.#isSettled = true
    this.#watch.release()
    const why = `PostgreSQL did not start ${FAILED_STARTS_MAX} times in a row (${reason}): see ${this.#logFile}.`
    for (const listener of this.#giveUpListeners) listener(new Failure(why))
    return false
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
    // Statements hold personal data, which must not be logged.
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

/** A shell in its own session at the other end of a pipe: when we are killed, the pipe closes and the shell stops the server. */
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
