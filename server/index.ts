import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import next from 'next'
import { v7 as uuidv7 } from 'uuid'
import { closeDatabase, database } from '@/db/client'
import { migrateDatabase } from '@/db/migrate'
import { mayRewriteHistory } from '@/db/service-role'
import { type Env, env, isHttps } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { noteEntitlements } from '@/lib/services/audit/audit'
import { linkAudit } from '@/lib/services/audit/audit-chain'
import { warmCatalogue } from '@/lib/services/catalogue/catalogue-counts'
import { workOnImports } from '@/lib/services/imports/import-job'
import { catchUpWithCompanies, deriveListingsAgain, reckonPricesAgain } from '@/lib/services/listings/derive-again'
import { moduleVersion } from '@/lib/services/listings/module-version'
import { sendDueMail } from '@/lib/services/notifications/mail'
import { closeNotificationStreams } from '@/lib/services/notifications/notification-feed'
import { cleanup } from '@/lib/services/operation/cleanup'
import { keepRates } from '@/lib/services/operation/exchange-rates'
import { drain } from '@/lib/services/operation/health'
import { readOperations } from '@/lib/services/operation/runtime-stats'
import { hasDemoAccounts, signInAddresses } from './demo-accounts'
import { directHandler } from './http/direct'
import { createFront, type Front } from './http/front'
import { routePatterns } from './http/route-pattern'
import { createMetrics } from './metrics'
import { pageMemory } from './page-cache/page-memory'
import { withPageParts } from './page-cache/page-parts'
import { report } from './report'
import { seedDemo } from './seed'

/** Requests under way get this long after SIGTERM; less when the launcher is gone and nobody keeps the database. */
const STOP_PATIENCE_MS = 25_000
const ORPHAN_PATIENCE_MS = 3000
const IMPORTS_EVERY_MS = 1000
const TIDY_EVERY_MS = 60 * 60 * 1000
const DERIVE_EVERY_MS = 60_000
const RATES_EVERY_MS = 1000
const MAIL_EVERY_MS = 3000
const AUDIT_EVERY_MS = 1000
const LINKED_LATE_MS = 5 * 60_000

/**
 * A connection that dies while it starts rejects inside the driver, where nobody can catch it; the queries waiting on it fail by
 * themselves. One such must not end the process.
 */
process.on('unhandledRejection', (error) => {
  log().error({ err: nameOf(error) }, 'unhandled rejection')
})

/** The same driver writes to the socket of a connection that just died; anything else uncaught leaves an unknown state. */
process.on('uncaughtException', (error) => {
  log().fatal({ err: error }, 'uncaught exception')
  const isDriverFault = error instanceof TypeError && /[\\/]node_modules[\\/]postgres[\\/]/.test(error.stack ?? '')
  if (!isDriverFault) process.exit(1)
})

async function main(): Promise<void> {
  const settings = env()
  if (!settings.DATABASE_URL) throw new Error('DATABASE_URL is not set: start with "npm start", or set it.')
  const isDev = settings.NODE_ENV === 'development'
  let front: Front | null = null
  stopWhenTold(() => front)

  // Next's own listener for upgrades goes on a server that never listens: connections are upgraded in development alone.
  const upgrades = createServer()
  const app = next({
    dev: isDev,
    dir: process.cwd(),
    hostname: settings.HOST,
    port: settings.PORT,
    httpServer: upgrades,
    quiet: !isDev,
  })
  const prepared = app.prepare()
  prepared.catch(() => {})

  const migrated = await migrateDatabase(settings.DATABASE_URL, settings.DB_ROLE)
  const news = migrated.applied === 0 ? 'up to date' : `${migrated.applied} applied`
  report({ kind: 'step', name: 'migrations', text: `${news}, head ${migrated.head}` })
  if (await mayRewriteHistory(database())) {
    log().warn('the account of the database may change the audit log: set DB_ROLE (docs/database-role.md)')
  }
  // Before the first listing is written, which names the rates it was reckoned by.
  await keepRates({ db: database(), now: new Date(), newId: uuidv7 })
  const signIn = await seed(settings)
  await prepared

  const handler = withPageParts(app.getRequestHandler())
  const metrics = createMetrics({
    settings,
    patternOf: routePatterns(join('.next', 'routes-manifest.json')),
    underWay: () => front?.underWay() ?? 0,
    operations: () => readOperations({ db: database(), now: new Date() }),
  })
  const rememberedPage = pageMemory({
    handler,
    versionOf: (moduleKey) => moduleVersion(database(), moduleKey),
    now: () => performance.now(),
  })
  front = createFront({
    handler,
    // In development a changed route or page is compiled anew by Next alone.
    direct: (request) => metrics.door(request) ?? (isDev ? null : (directHandler(request) ?? rememberedPage(request))),
    isDev,
    trustsProxy: settings.TRUST_PROXY ?? false,
    isHttps: isHttps(settings),
    onUpgrade: isDev ? (request, socket, head) => upgrades.emit('upgrade', request, socket, head) : undefined,
    onAnswered: metrics.observe,
    onFailure: (error, requestId) => log().error({ requestId, err: nameOf(error) }, 'request failed outside a route'),
  })
  await listen(front, settings)
  report({ kind: 'step', name: 'web', text: addressOf(settings) })
  for (const text of signIn) report({ kind: 'note', text })
  report({ kind: 'ready' })
  warmCatalogue(database()).catch((error: unknown) =>
    log().warn({ err: nameOf(error) }, 'the catalogue was not warmed'),
  )
  every(RATES_EVERY_MS, 'keeping the exchange rates', async () => {
    await keepRates({ db: database(), now: new Date(), newId: uuidv7 })
    await reckonPricesAgain(database())
  })
  every(DERIVE_EVERY_MS, 'deriving listings again', async () => {
    await catchUpWithCompanies(database(), new Date())
    await deriveListingsAgain(database())
  })
  every(TIDY_EVERY_MS, 'tidying', () => cleanup({ db: database(), now: new Date() }))
  every(IMPORTS_EVERY_MS, 'importing', () => workOnImports({ db: database(), now: () => new Date(), newId: uuidv7 }))
  let linkedAt = 0
  every(AUDIT_EVERY_MS, 'linking the audit log', async () => {
    await noteEntitlements({ db: database(), now: new Date(), newId: uuidv7 })
    const now = new Date()
    // After a pause everything is looked through, as at a start.
    await linkAudit({ db: database(), now, isFirst: now.getTime() - linkedAt > LINKED_LATE_MS })
    linkedAt = now.getTime()
  })
  every(MAIL_EVERY_MS, 'sending mail', () => sendDueMail({ db: database(), now: () => new Date() }))
}

/** Now and from time to time, never twice at once; several instances may do it side by side. */
function every(ms: number, name: string, work: () => Promise<unknown>): void {
  let isUnderWay = false
  const once = () => {
    if (isUnderWay) return
    isUnderWay = true
    work()
      .catch((error: unknown) => log().warn({ err: nameOf(error) }, `${name} failed`))
      .finally(() => {
        isUnderWay = false
      })
  }
  once()
  setInterval(once, ms).unref()
}

/** @returns what a person needs to know to sign in, or nothing when there are no demo accounts */
async function seed({ DATA_DIR }: Env): Promise<string[]> {
  const seeded = await seedDemo()
  const step = (text: string): void => report({ kind: 'step', name: 'demo data', text })
  if (seeded) step(`${seeded.accounts} accounts, ${seeded.listings} listings`)
  else if (await hasDemoAccounts()) step('kept')
  else {
    step('none (SEED_DEMO=true or a loopback HOST, and an empty database, give some)')
    return []
  }
  const kept = join(DATA_DIR, 'demo-password')
  const inFile = existsSync(kept) ? `in ${shortPath(kept)}` : 'the DEMO_PASSWORD of the first start'
  const password = seeded?.password ? `${seeded.password} (kept ${inFile})` : inFile
  return [`sign in:  ${signInAddresses.join(', ')}`, `password: ${password}`]
}

function shortPath(path: string): string {
  const fromHere = relative(process.cwd(), path)
  return fromHere.startsWith('..') ? path : fromHere
}

function listen({ server }: Front, { HOST, PORT }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new Error(`Port ${PORT} on ${HOST} is taken: start with another one, for example PORT=${PORT + 1}.`)
          : error,
      )
    })
    server.listen(PORT, HOST, () => resolve())
  })
}

/** SIGTERM, Ctrl-C and the loss of the launcher all end the process in order, once. */
function stopWhenTold(front: () => Front | null): void {
  let isStopping = false
  const stop = async (patienceMs: number): Promise<void> => {
    if (isStopping) return
    isStopping = true
    drain()
    closeNotificationStreams()
    await front()?.stop(patienceMs)
    await closeDatabase()
    process.exit(0)
  }
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => void stop(STOP_PATIENCE_MS))
  if (process.send) process.on('disconnect', () => void stop(ORPHAN_PATIENCE_MS))
}

function addressOf({ HOST, PORT, NEXTAUTH_URL }: Env): string {
  return NEXTAUTH_URL ?? `http://${HOST}:${PORT}`
}

/** A failure's name and code: its message may carry SQL or a person's data. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}

const DATABASE_AWAY =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|CONNECT_TIMEOUT|CONNECTION_\w+|28\w{3}|3D000)$/

/** Why the start failed, for the person who started it; the address is named without its password. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The server could not start.'
  const code = 'code' in error ? String(error.code) : ''
  if (!DATABASE_AWAY.test(code)) return error.message
  const reason = error.message || code
  return `The database in DATABASE_URL cannot be used (${reason}): check that it runs and that the address is right, or unset DATABASE_URL to use the bundled one.`
}

main().catch((error: unknown) => {
  report({ kind: 'failed', sentence: sentenceOf(error) })
  process.exitCode = 1
  setTimeout(() => process.exit(1), 200).unref()
})
