import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, relative } from 'node:path'
import { build, ensureBundle, exclusively, whyBuild } from './builds.mjs'
import { install, whyInstall } from './dependencies.mjs'
import { diskFull, Failure, isDiskFull, sentenceFor } from './failure.mjs'
import { takeLock } from './lock.mjs'
import { dataDirectory, NODE_FLAGS, ROOT } from './paths.mjs'
import { SERVICE_ROLE, startPostgres } from './postgres.mjs'
import { endProcess, isAlive, processIdentity, self, until } from './processes.mjs'
import { stopRunning } from './run.mjs'
import { secretSettings } from './secrets.mjs'

/** The server finishes open requests for up to 25 s; after this time it is killed. */
const WEB_PATIENCE_MS = 30_000
/** A web process that was ready always starts again. So many starts in a row that fail have a cause that another one does not remove. */
const WEB_FAILED_STARTS_MAX = 5
/** After deaths in quick succession a start waits longer, up to the last of these; a process that ran for the window starts again immediately. */
const WEB_DELAYS_MS = [200, 400, 800, 1600, 3200]
const WEB_QUICK_DEATH_MS = 60_000
/** Ctrl-C arrives twice (from the terminal and through npm): only a later one means "stop now". */
const IMPATIENCE_MS = 1500

/**
 * Starts all parts, prints each step with its time, and stops everything it started when it is asked to or when a part
 * fails.
 */
export async function launch({ isDev }) {
  const state = { isStopping: false, stopAskedAt: 0, web: null, postgres: null, release: () => {} }
  let finish = () => {}
  const finished = new Promise((done) => {
    finish = done
  })

  async function stop(exitCode) {
    if (state.isStopping) return
    state.isStopping = true
    stopRunning()
    if (state.web) await endWeb(state.web)
    if (state.postgres) await state.postgres.stop()
    state.release()
    finish(exitCode)
  }

  function onSignal() {
    const now = performance.now()
    if (!state.stopAskedAt) {
      state.stopAskedAt = now
      void stop(0)
    } else if (now - state.stopAskedAt > IMPATIENCE_MS) {
      state.web?.kill('SIGKILL')
    }
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, onSignal)

  try {
    await start({ isDev, state, stop })
  } catch (error) {
    if (!state.isStopping) {
      console.error(sentenceFor(error))
      void stop(1)
    }
  }
  process.exit(await finished)
}

async function start({ isDev, state, stop }) {
  const settings = readSettings()
  const why = { install: whyInstall(ROOT), build: null }
  if (!why.install && !isDev) why.build = whyBuild(ROOT)
  const steps = stepPrinter(5 + (why.install ? 1 : 0) + (!isDev && (why.install || why.build) ? 1 : 0))
  const stopped = () => {
    if (state.isStopping) throw new Failure('Stopped.')
  }

  const place = prepareData(settings.dataDir)
  state.release = claimData(settings.dataDir)
  await endOrphanWeb(settings.dataDir)
  settings.port = await freePort(settings)
  steps.print(
    'config',
    settings.databaseUrl
      ? 'ok   (DATABASE_URL is set)'
      : `ok   (DATABASE_URL unset -> embedded PostgreSQL in ${place}, loopback only)`,
  )

  if (why.install) {
    await exclusively(ROOT, async () => {
      if (whyInstall(ROOT)) await install(ROOT)
    })
    stopped()
    steps.print('packages', `installed in ${steps.seconds()} (${why.install})`)
    if (!isDev) why.build = whyBuild(ROOT)
  }
  if (isDev) await ensureBundle(ROOT)
  else if (why.build) {
    await build(ROOT)
    steps.print('build', `done in ${steps.seconds()} (${why.build})`)
  } else if (why.install) steps.print('build', 'up to date')
  stopped()

  const databaseUrl = settings.databaseUrl ?? (await startDatabase({ settings, state, steps, stop }))
  stopped()
  await startWeb({ isDev, settings, databaseUrl, state, steps, stop, history: { starts: 0, failed: 0, quick: 0 } })
}

function readSettings() {
  const host = process.env.HOST || '127.0.0.1'
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Failure(`PORT=${process.env.PORT} is not a port: set PORT to a number from 1 to 65535.`)
  }
  return { host, port, dataDir: dataDirectory(), databaseUrl: process.env.DATABASE_URL || null }
}

function stepPrinter(total) {
  let number = 0
  let since = performance.now()
  return {
    seconds: () => `${((performance.now() - since) / 1000).toFixed(1)} s`,
    print(name, text) {
      number += 1
      const time = `${((performance.now() - since) / 1000).toFixed(2)} s`.padStart(8)
      since = performance.now()
      console.log(`[${number}/${total}] ${name.padEnd(11)}${time}  ${text}`)
    },
  }
}

// --- the data directory --------------------------------------------------------------------------------------------

function prepareData(directory) {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o711 })
    const probe = join(directory, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    if (isDiskFull(error.code)) throw diskFull(directory)
    throw new Failure(`${directory} cannot be written (${error.code}): set DATA_DIR to a folder this user can write.`)
  }
  const shown = relative(ROOT, directory)
  return shown.startsWith('..') ? directory : shown
}

function claimData(directory) {
  const lock = takeLock(join(directory, 'launcher.lock'))
  if ('holder' in lock) {
    throw new Failure(
      `${directory} is in use by another run (process ${lock.holder.pid}): stop that one, or set DATA_DIR to another folder.`,
    )
  }
  return lock.release
}

const webFile = (directory) => join(directory, 'web.json')

/** The address at which a running `npm start` serves the data of this directory, or null. */
export function runningAddress(directory) {
  try {
    const web = JSON.parse(readFileSync(webFile(directory), 'utf8'))
    return isAlive(web) ? web.address : null
  } catch {
    return null
  }
}

/** Waits for the web process of a killed launcher, which ends by itself, before its port is used again. */
async function endOrphanWeb(directory) {
  let left
  try {
    left = JSON.parse(readFileSync(webFile(directory), 'utf8'))
  } catch {
    return
  }
  if (isAlive(left) && !(await until(() => !isAlive(left), 1000))) {
    await endProcess(left.pid, [
      ['SIGTERM', 3000],
      ['SIGKILL', 2000],
    ])
  }
  rmSync(webFile(directory), { force: true })
}

/** The port to serve on, checked before the long steps; PORT=0 picks any free port. */
function freePort({ host, port }) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(addressFailure(error, host, port)))
    probe.listen({ host, port, exclusive: true }, () => {
      const { port: found } = probe.address()
      probe.close(() => resolve(found))
    })
  })
}

/** The address that people type; a wildcard host cannot be typed. */
function publicUrl({ host, port }) {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

function addressFailure(error, host, port) {
  if (error.code === 'EADDRINUSE') {
    return new Failure(
      `Port ${port} on ${host} is taken: stop what uses it, or start with another one, for example PORT=${port + 1} npm start.`,
    )
  }
  if (error.code === 'EACCES')
    return new Failure(`Port ${port} is not open to this user: choose one above 1023, for example PORT=3000 npm start.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Failure(
      `HOST=${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all of its addresses.`,
    )
  }
  return error
}

// --- the parts -----------------------------------------------------------------------------------------------------

async function startDatabase({ settings, state, steps, stop }) {
  const say = (line) => console.error(`database: ${line}`)
  const postgres = await startPostgres({ dataDir: settings.dataDir, log: say })
  state.postgres = postgres
  postgres.onGiveUp((failure) => {
    console.error(failure.message)
    void stop(1)
  })
  for (const note of postgres.notes) console.log(`      ${note}`)
  const kind = postgres.isNew ? 'new cluster, checksums on' : 'data kept'
  steps.print('database', `PostgreSQL ${postgres.version} ready in ${steps.seconds()} (${kind})`)
  return postgres.url
}

function spawnWeb({ isDev, settings, databaseUrl, state }) {
  const { host, port, dataDir } = settings
  const address = process.env.NEXTAUTH_URL || process.env.PUBLIC_URL || publicUrl(settings)
  const web = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, '.build/server.mjs')], {
    cwd: ROOT,
    // In production stdout would carry only Next's start-up messages; logs go to stderr, our steps come as messages.
    stdio: ['ignore', isDev ? 'inherit' : 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: isDev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      DATABASE_URL: databaseUrl,
      // For their own database operators set it themselves (docs/database-role.md).
      DB_ROLE: process.env.DB_ROLE || (settings.databaseUrl ? '' : SERVICE_ROLE),
      DATA_DIR: dataDir,
      HOST: host,
      PORT: String(port),
      NEXTAUTH_URL: address,
      ...secretSettings(dataDir),
    },
  })
  state.web = web
  writeFileSync(
    webFile(dataDir),
    JSON.stringify({ pid: web.pid, identity: processIdentity(web.pid), launcher: self(), address }),
    {
      mode: 0o600,
    },
  )
  return web
}

/** Resolves when the web process is ready, or has ended before that. */
function startWeb(parts) {
  const { settings, state, steps, stop, history } = parts
  const web = spawnWeb(parts)
  const isFirst = history.starts === 0
  history.starts += 1
  return new Promise((resolve, reject) => {
    let hasReason = false
    let readyAt = null
    web.on('message', (message) => {
      if (isFirst && message.kind === 'step') steps.print(message.name, message.text)
      if (isFirst && message.kind === 'note') console.log(`${' '.repeat(27)}${message.text}`)
      if (message.kind === 'failed') {
        hasReason = true
        console.error(message.sentence)
      }
      if (message.kind === 'ready') {
        readyAt = performance.now()
        if (!isFirst) console.error('The web process is ready again.')
        resolve()
      }
    })
    web.once('error', reject)
    web.once('exit', (code, name) => {
      rmSync(webFile(settings.dataDir), { force: true })
      resolve()
      if (state.isStopping) return
      state.web = null
      const how = `The web process ended unexpectedly (${name ?? `exit ${code}`})`
      if ((readyAt !== null || !isFirst) && startAgain(parts, how, readyAt)) return
      if (!hasReason) console.error(`${how}: its last lines above say why.`)
      void stop(1)
    })
  })
}

/**
 * Starts the web process again after a death. `readyAt`: when it became ready, null when it never did.
 * @returns false when too many starts in a row have failed
 */
function startAgain(parts, how, readyAt) {
  const { history } = parts
  history.failed = readyAt === null ? history.failed + 1 : 0
  if (history.failed >= WEB_FAILED_STARTS_MAX) {
    console.error(`${how} before it was ready, ${history.failed} times in a row: it is not started again.`)
    return false
  }
  const wasQuick = readyAt === null || performance.now() - readyAt < WEB_QUICK_DEATH_MS
  history.quick = wasQuick ? history.quick + 1 : 1
  const delay = WEB_DELAYS_MS[Math.min(history.quick, WEB_DELAYS_MS.length) - 1]
  console.error(`${how}: starting it again.`)
  setTimeout(() => {
    if (!parts.state.isStopping) startWeb(parts).catch(() => parts.stop(1))
  }, delay)
  return true
}

async function endWeb(web) {
  if (web.exitCode !== null || web.signalCode !== null) return
  const gone = new Promise((resolve) => web.once('exit', resolve))
  web.kill('SIGTERM')
  const timer = setTimeout(() => web.kill('SIGKILL'), WEB_PATIENCE_MS)
  await gone
  clearTimeout(timer)
}
