import { fork, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/builds.mjs'
import { requireNode } from './lib/node-version.mjs'
import { NODE_FLAGS, ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

requireNode()
const { writeBareApp } = await import('./bench/bare-next.mjs')
const { load, median } = await import('./bench/load.mjs')
const { measureMarket } = await import('./bench/market.mjs')
const { tableText } = await import('./bench/table.mjs')
const { startPostgres } = await import('./lib/postgres.mjs')
const { default: postgres } = await import('postgres')

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
/** The size of a second, smaller market, to measure the cost of size; 0: no second market. */
const SMALL = Number(process.env.BENCH_SMALL ?? 10_000)
const LISTINGS = '/api/trade-core/listings/yarn'
const BARE = join(ROOT, '.build/bare-next')

const dataDir = mkdtempSync(join(tmpdir(), 'textile-bench-'))
const ends = []
const say = (text) => console.log(text)
const pick = (list, n) => list[n % list.length]

try {
  await build(ROOT)
  const bare = await bareNext()
  const database = await startPostgres({ dataDir })
  ends.push(() => database.stop())
  const big = await market(database.superuserUrl, ROWS)
  const figures = {}
  if (SMALL > 0) {
    const sql = postgres(database.superuserUrl, { max: 1, onnotice: () => {} })
    await sql.unsafe('create database bench_small')
    await sql.end()
    const url = new URL(database.superuserUrl)
    url.pathname = '/bench_small'
    const small = await market(url.href, SMALL)
    const server = await ourServer(small.env)
    await counted(server.url)
    figures.small = { rows: SMALL, ...(await oneAtATime(server.url, small.made)) }
    await server.stop()
  }
  const reference = await childServer(join(ROOT, 'scripts/bench/reference.mjs'), [], big.env)
  const first = await ourServer(big.env)
  await first.stop()
  const begun = performance.now()
  const ours = await ourServer(big.env)
  await fetch(new URL('/api/health/live', ours.url))
  figures.secondStartMs = performance.now() - begun
  figures.countedMs = await counted(ours.url)
  say(`counts ready after ${(figures.countedMs / 1000).toFixed(1)} s`)

  const sql = postgres(database.superuserUrl, { max: 8, onnotice: () => {} })
  ends.push(() => sql.end())
  Object.assign(figures, await measure({ reference, bare, ours, sql, made: big.made }))
  const report = { node: process.version, cores: cpus().length, rows: ROWS, rounds: ROUNDS, figures }
  mkdirSync(join(ROOT, 'reports'), { recursive: true })
  const json = JSON.stringify({ at: new Date().toISOString(), ...report }, null, 2)
  writeFileSync(join(ROOT, 'reports/bench.json'), json)
  say(`\n${tableText(report)}\n\nreports/bench.json holds every figure.`)
} finally {
  for (const end of ends.reverse()) await end()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(BARE, { recursive: true, force: true })
}

async function measure({ reference, bare, ours, sql, made }) {
  const { cursors, recordCursors } = made
  const { url } = ours
  const zip = { 'accept-encoding': 'gzip' }
  const read = (server, next) => median(ROUNDS, () => load({ url: server, seconds: SECONDS, next }))
  const figures = {}
  const step = async (name, work) => {
    figures[name] = await work()
    say(`${name.padEnd(16)}${figures[name].perSecond.toFixed(0).padStart(8)} /s`)
  }
  // No request repeats: each has another cursor and another price.
  const dearer = (n) => 100 + ((n * 7) % 50)
  const cardPage = (n) => `${LISTINGS}?view=card&priceMin=${dearer(n)}&cursor=${pick(cursors, n).cursor}`
  await step('constant', () => read(reference.url, () => ({ path: '/constant' })))
  await step('raw', () =>
    read(reference.url, (n) => ({
      path: `/cards?before=${encodeURIComponent(pick(cursors, n).updatedAt)}&dearer=${dearer(n)}`,
    })),
  )
  // The total of each filter is counted once and cached; this measures the page, and "facets" measures the count.
  const filters = new Set(Array.from({ length: 4000 }, (_, n) => dearer(n)))
  for (const price of filters) await fetch(new URL(`${LISTINGS}?view=card&limit=1&priceMin=${price}`, url))
  await step('cards', () => read(url, (n) => ({ path: cardPage(n) })))
  await step('newest', () => read(url, (n) => ({ path: `${LISTINGS}?view=card&cursor=${pick(cursors, n).cursor}` })))
  const records = (n) => `${LISTINGS}?cursor=${pick(recordCursors, n).cursor}`
  const page = Buffer.from(await (await fetch(new URL(records(0), url))).arrayBuffer())
  reference.child.send({ base64: page.toString('base64') })
  await step('same', () => read(reference.url, () => ({ path: '/same' })))
  await step('records', () => read(url, (n) => ({ path: records(n) })))
  await step('zippedRecords', () => read(url, (n) => ({ path: records(n % 20), headers: zip })))
  await step('constantRoute', () => read(bare, () => ({ path: '/constant' })))
  await step('route', () => read(url, () => ({ path: '/api/health/live' })))
  await step('barePage', () => read(bare, () => ({ path: '/' })))
  await step('page', () => read(url, (n) => ({ path: `/listings/yarn?cursor=${pick(cursors, n).cursor}` })))
  await step('hotPage', () =>
    read(url, (n) => ({ path: `/listings/yarn?cursor=${pick(cursors, n % 200).cursor}`, headers: zip })),
  )
  Object.assign(figures, await oneAtATime(url, made))
  Object.assign(figures, await measureMarket(url, { made, rounds: ROUNDS, seconds: SECONDS }))

  await step('rawInsert', () => median(ROUNDS, () => rawInserts(sql)))
  const { body, token } = made
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  await step('create', () =>
    median(ROUNDS, () =>
      load({
        url,
        connections: 8,
        seconds: SECONDS,
        next: () => ({ path: LISTINGS, method: 'POST', body, headers }),
      }),
    ),
  )
  figures.memoryMb = memoryOf(ours.child.pid)
  figures.browser = await browser(url)
  return figures
}

/**
 * Waits until a start has loaded the index of facets and searches; the market is measured after that. @returns how long
 * it took
 */
async function counted(url) {
  const begun = performance.now()
  for (let price = 1; performance.now() - begun < 300_000; price += 1) {
    const sentAt = performance.now()
    // Another price each time, so that nothing comes from a cache.
    const response = await fetch(new URL(`${LISTINGS}?view=card&limit=1&facets=true&priceMin=${price / 100}`, url))
    await response.arrayBuffer()
    if (response.ok && performance.now() - sentAt < 200) break
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return performance.now() - begun
}

/** Latencies without a queue: the same few requests in both markets. */
async function oneAtATime(url, { cursors, yarns }) {
  const ask = (next) =>
    load({ url, connections: 1, seconds: SECONDS, next: (n) => ({ path: `${LISTINGS}?view=card&${next(n)}` }) })
  const byTime = [...cursors].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
  const depth = Math.min(500_000, Math.floor(yarns / 2))
  const at = Math.floor((depth / yarns) * byTime.length)
  const words = ['combed', 'polyester', 'viscose', 'acrylic', 'cotton', '30s', '2/40s', 'combed cotton', 'vortex']
  const slips = ['combbed', 'poliester', 'viscoze', 'acrilic', 'coton', 'vortx', 'combed coton']
  const q = (list) => (n) => `q=${encodeURIComponent(pick(list, n))}`
  const families = ['Cotton yarn', 'Polyester filament', 'Viscose spun', 'Acrylic', 'Blended spun']
  let price = 0
  return {
    depth,
    first: await ask((n) => `cursor=${byTime[n % 40].cursor}`),
    deep: await ask((n) => `cursor=${byTime[Math.min(byTime.length - 1, at + (n % 40))].cursor}`),
    search: await ask(q(words)),
    misspelt: await ask(q(slips)),
    // Another price each time, so that no count comes from a cache.
    coldFacets: await ask((n) => {
      price += 0.01
      return `limit=1&facets=true&yarnFamily=${encodeURIComponent(pick(families, n))}&priceMin=${price.toFixed(2)}`
    }),
    warmFacets: await ask(() => 'limit=1&facets=true&yarnFamily=Acrylic'),
  }
}

/** INSERT + commit of one listing row with all its indexes, 8 at a time: the limit of the database itself. */
async function rawInserts(sql) {
  await sql`create table if not exists bench_listings (like listings including all)`
  const [row] = await sql`select * from listings order by updated_at desc limit 1`
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

/** Fills an empty database with this many listings. @returns the environment of a server on it */
async function market(databaseUrl, rows) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    SEED_DEMO: 'false',
    LOG_LEVEL: 'error',
    NEXTAUTH_SECRET: 'bench-secret-of-one-run',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    PAGES_PER_MINUTE: '1000000000',
    RENDERS_WAITING: '1000000',
  }
  const begun = performance.now()
  const text = await output(process.execPath, [join(ROOT, '.build/cli.mjs'), 'bench-data', String(rows)], env)
  say(`${rows.toLocaleString('en-IN')} listings written in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  const made = JSON.parse(text)
  return { env: { ...env, SELLER_ENTITLEMENTS_JSON: JSON.stringify(made.entitlements) }, made }
}

async function bareNext() {
  writeBareApp(BARE)
  await run(process.execPath, [join(ROOT, 'node_modules/next/dist/bin/next'), 'build', BARE], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    what: 'The bare application (next build)',
    fix: 'fix what it names above and run this again',
  })
  const env = { ...process.env, NODE_ENV: 'production' }
  return (await childServer(join(ROOT, 'scripts/bench/bare-next.mjs'), [BARE], env)).url
}

function childServer(file, args, env) {
  const child = fork(file, args, { env, cwd: ROOT })
  ends.push(() => child.kill())
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }) => resolve({ child, url: new URL(`http://127.0.0.1:${port}`) }))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
}

async function ourServer(env) {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const child = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, '.build/server.mjs')], {
    cwd: ROOT,
    env: { ...env, PORT: String(port), NEXTAUTH_URL: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await exited
  }
  ends.push(stop)
  await new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message.kind === 'ready') resolve()
      if (message.kind === 'failed') say(message.sentence)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { url: new URL(`http://127.0.0.1:${port}`), child, stop }
}

/** Resident memory, where the system reports it. */
function memoryOf(pid) {
  const file = `/proc/${pid}/status`
  const [, kilobytes = '0'] = existsSync(file) ? (/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8')) ?? []) : []
  return Number(kilobytes) / 1024
}

async function browser(url) {
  try {
    const { browse } = await import('./bench/browser.mjs')
    return await browse(url)
  } catch (error) {
    say(`no figures of a browser: ${error instanceof Error ? error.message.split('\n')[0] : 'it did not start'}`)
    return null
  }
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
