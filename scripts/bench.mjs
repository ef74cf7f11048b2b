import { fork, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/builds.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ROOT } from './lib/paths.mjs'

requireNode()
const { load, median } = await import('./bench/load.mjs')
const { startPostgres } = await import('./lib/postgres.mjs')
const { default: postgres } = await import('postgres')

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)

const dataDir = mkdtempSync(join(tmpdir(), 'textile-bench-'))
const ends = []
const say = (text) => console.log(text)

try {
  await build(ROOT)
  const database = await startPostgres({ dataDir })
  ends.push(() => database.stop())
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    SEED_DEMO: 'false',
    LOG_LEVEL: 'error',
    NEXTAUTH_SECRET: 'bench-secret-of-one-run',
    RATE_LIMIT_PER_MINUTE: '1000000000',
  }
  const begun = performance.now()
  const made = JSON.parse(
    await output(process.execPath, [join(ROOT, '.build/cli.mjs'), 'bench-data', String(ROWS)], env),
  )
  say(`${ROWS.toLocaleString('en-IN')} listings written in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  env.SELLER_ENTITLEMENTS_JSON = JSON.stringify(made.entitlements)

  const reference = await referenceServer(env)
  const started = performance.now()
  const ours = await ourServer(env)
  say(`built server answers after ${((performance.now() - started) / 1000).toFixed(2)} s`)

  const sql = postgres(database.url, { max: 8, onnotice: () => {} })
  ends.push(() => sql.end())
  const figures = await measure({ reference, ours, sql, made })
  print(figures)
  mkdirSync(join(ROOT, 'reports'), { recursive: true })
  writeFileSync(
    join(ROOT, 'reports/bench.json'),
    JSON.stringify(
      { at: new Date().toISOString(), node: process.version, cores: cpus().length, rows: ROWS, figures },
      null,
      2,
    ),
  )
} finally {
  for (const end of ends.reverse()) await end()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure({ reference, ours, sql, made }) {
  const path = '/api/trade-core/listings/yarn'
  const read = (url, next) => median(ROUNDS, () => load({ url, seconds: SECONDS, next }))
  const cursors = made.cursors
  const pick = (list, n) => list[n % list.length]
  // Nothing repeats: every request of a round asks for another place or another filter.
  const filters = [
    'yarnFamily=Cotton%20yarn',
    'yarnFamily=Polyester%20filament',
    'condition=Fresh',
    'condition=Lot',
    'tradeMode=Both',
  ]
  const figures = {}
  figures.constant = await read(reference, () => ({ path: '/constant' }))
  figures.raw = await read(reference, (n) => ({
    path: `/cards?before=${encodeURIComponent(pick(cursors, n).updatedAt)}`,
  }))
  figures.cards = await read(ours, (n) => ({ path: `${path}?view=card&cursor=${pick(cursors, n).cursor}` }))
  figures.filtered = await read(ours, (n) => ({
    path: `${path}?view=card&${pick(filters, n)}&cursor=${pick(cursors, n).cursor}`,
  }))
  figures.records = await read(ours, (n) => ({ path: `${path}?cursor=${pick(cursors, n).cursor}` }))
  figures.facets = await read(ours, (n) => ({ path: `${path}?view=card&limit=1&facets=true&${pick(filters, n)}` }))
  figures.page = await read(ours, (n) => ({ path: `/listings/yarn?cursor=${pick(cursors, n).cursor}` }))

  const body = made.body
  figures.rawInsert = await median(ROUNDS, () => rawInserts(sql))
  const writes = (url) =>
    load({
      url,
      connections: 8,
      seconds: SECONDS,
      next: () => ({
        path,
        method: 'POST',
        body,
        headers: {
          authorization: `Bearer ${made.token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      }),
    })
  figures.create = await median(ROUNDS, () => writes(ours))
  return figures
}

/** INSERT + commit of one listing row with all its indexes, 8 at a time: what the database alone can do. */
async function rawInserts(sql) {
  await sql`create table if not exists bench_listings (like listings including all)`
  const [row] = await sql`select * from listings limit 1`
  const times = []
  const begun = performance.now()
  const until = begun + SECONDS * 1000
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < until) {
        const at = performance.now()
        await sql`insert into bench_listings ${sql({ ...row, id: crypto.randomUUID() })}`
        times.push(performance.now() - at)
      }
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.floor(times.length * share)] ?? 0
  const perSecond = times.length / ((performance.now() - begun) / 1000)
  return { perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), errors: 0, bytes: 0 }
}

function print(figures) {
  const rows = [
    ['node:http, constant 12 KB', figures.constant, null],
    ['node:http + postgres.js, stored cards', figures.raw, figures.constant],
    ['card page, newest, any depth', figures.cards, figures.raw],
    ['card page, filtered', figures.filtered, figures.raw],
    ['full-record page', figures.records, figures.raw],
    ['exact facets and total', figures.facets, figures.raw],
    ['grid page in HTML', figures.page, figures.raw],
    ['raw INSERT + commit, 8 connections', figures.rawInsert, null],
    ['create through the API, 8 connections', figures.create, figures.rawInsert],
  ]
  say(
    `\nNode ${process.version}, ${cpus().length} cores, ${ROWS.toLocaleString('en-IN')} listings, median of ${ROUNDS}; the ratio is to the raw line above it`,
  )
  for (const [name, figure, base] of rows) {
    const ratio = base ? `${(figure.perSecond / base.perSecond).toFixed(2)} x` : ''
    const size = figure.bytes ? `${(figure.bytes / 1024).toFixed(0)} KB` : ''
    say(
      `${name.padEnd(40)}${figure.perSecond.toFixed(0).padStart(8)} /s  p50 ${figure.p50.toFixed(1).padStart(7)} ms  p99 ${figure.p99.toFixed(1).padStart(7)} ms  ${ratio.padStart(7)}  ${size.padStart(7)}${figure.errors ? `  ${figure.errors} ERRORS` : ''}`,
    )
  }
}

function referenceServer(env) {
  const child = fork(join(ROOT, 'scripts/bench/reference.mjs'), { env, cwd: ROOT })
  ends.push(() => child.kill())
  return new Promise((resolve) => child.once('message', ({ port }) => resolve(new URL(`http://127.0.0.1:${port}`))))
}

async function ourServer(env) {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const child = spawn(process.execPath, [join(ROOT, '.build/server.mjs')], {
    cwd: ROOT,
    env: { ...env, PORT: String(port), NEXTAUTH_URL: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  ends.push(() => new Promise((done) => child.once('exit', done) && child.kill('SIGTERM')))
  await new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message.kind === 'ready') resolve()
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return new URL(`http://127.0.0.1:${port}`)
}

function output(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.once('exit', (code) => (code === 0 ? resolve(text) : reject(new Error(`${args[1]} ended with ${code}`))))
  })
}
