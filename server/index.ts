import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import next from 'next'
import { closeDatabase, database } from '@/db/client'
import { migrateDatabase } from '@/db/migrate'
import { mayRewriteHistory } from '@/db/service-role'
import { type Env, env, isHttps } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { newId } from '@/lib/config/new-id'
import { refuseOpenConnections } from '@/lib/config/open-connections'
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/calendar-day'
import { fillEmailSkeletons } from '@/lib/services/accounts/accounts'
import { sealSecretsAgain } from '@/lib/services/accounts/second-factor/seal-again'
import { linkAudit } from '@/lib/services/audit/audit-chain'
import { noteEntitlements } from '@/lib/services/audit/plans-in-force'
import { warmCatalogue } from '@/lib/services/catalogue/catalogue-counts'
import { moduleVersion } from '@/lib/services/catalogue/module-version'
import { workOnImports } from '@/lib/services/imports/import-job'
import { closeEndedListings, scoreCards } from '@/lib/services/listings/cards/closing'
import { catchUpWithCompanies, convertPricesAgain, deriveListingsAgain } from '@/lib/services/listings/derive-again'
import { sendDueMail } from '@/lib/services/notifications/mail'
import { closeNotificationStreams } from '@/lib/services/notifications/notification-feed'
import { cleanup } from '@/lib/services/operation/cleanup'
import { keepRates } from '@/lib/services/operation/exchange-rates'
import { drain } from '@/lib/services/operation/health'
import { readOperations } from '@/lib/services/operation/runtime-stats'
import { sendPoolDigests } from '@/lib/services/rfq/pool/digest'
import { fillSearchTexts } from '@/lib/services/rfq/requests/search-texts'
import { sendSearchNotices } from '@/lib/services/searches/notices'
import { watchSearches } from '@/lib/services/searches/watch'
import { directHandler } from './http/direct'
import { createFront, type Front } from './http/front'
import { pageLimits } from './http/page-limits'
import { routePatterns } from './http/route-pattern'
import { createMetrics } from './metrics'
import { pageMemory } from './page-cache/page-memory'
import { withStaticHtml } from './page-cache/static-html'
import { report } from './report'
import { hasDemoAccounts, signInAddresses } from './seed/demo-accounts'
import { seedDemo } from './seed/seed'

/** How long requests under way may take after SIGTERM; less if the launcher is gone, since no one keeps its database running. */
const STOP_PATIENCE_MS = 25_000
const ORPHAN_PATIENCE_MS = 3000
const SECOND_MS = 1000
const LINK_PAUSE_MS_MAX = 5 * MINUTE_MS

/**
 * A database connection that breaks while it starts rejects inside the driver, where no code of ours can catch it. The queries that
 * wait for it fail by themselves, and the process must go on.
 */
process.on('unhandledRejection', (error) => {
  log().error({ err: nameOf(error) }, 'unhandled rejection')
})

/** The same driver writes to the socket of a connection that just broke. Any other uncaught error leaves an unknown state. */
process.on('uncaughtException', (error) => {
  log().fatal({ err: error }, 'uncaught exception')
  const isDriverFault = error instanceof TypeError && /[\\/]node_modules[\\/]postgres[\\/]/.test(error.stack ?? '')
  if (!isDriverFault) process.exit(1)
})

/** What packages write themselves: a full disk or a reader that left is no reason to end (lib/config/log-destination.ts). */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

async function main(): Promise<void> {
  const settings = env()
  if (!settings.DATABASE_URL) throw new Error('DATABASE_URL is not set: start with "npm start", or set it.')
  refuseOpenConnections(settings)
  const isDev = settings.NODE_ENV === 'development'
  let front: Front | null = null
  stopOnSignals(() => front)

  // Next attaches its upgrade listener to this server, which never listens: only development upgrades connections.
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
  // Loading Next can hold up the event loop for longer than a new database connection may take.
  await prepared
  if (await mayRewriteHistory(database())) {
    log().warn('the database account can change the audit log: set DB_ROLE (docs/database-role.md)')
  }
  // Before the first listing is written: it names the rates of its prices.
  await keepRates({ db: database(), now: new Date(), newId })
  const signIn = await seed(settings)

  const limits = pageLimits(settings, () => performance.now())
  const rendered = withStaticHtml(app.getRequestHandler())
  const handler = isDev ? rendered : limits.bound(rendered)
  const metrics = createMetrics({
    settings,
    patternOf: routePatterns(join('.next', 'routes-manifest.json')),
    underWay: () => front?.underWay() ?? 0,
    operations: () => readOperations({ db: database(), now: new Date() }),
  })
  const keptPage = pageMemory({
    handler,
    versionOf: (moduleKey) => moduleVersion(database(), moduleKey),
    now: () => performance.now(),
  })
  front = createFront({
    handler,
    // In development every request goes to Next, which compiles changed routes and pages.
    direct: (request) => metrics.handlerFor(request) ?? (isDev ? null : (directHandler(request) ?? keptPage(request))),
    ...(isDev ? {} : { pageRefusal: limits.refusalOf }),
    isDev,
    trustsProxy: settings.TRUST_PROXY ?? false,
    connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
    isHttps: isHttps(settings),
    onUpgrade: isDev ? (request, socket, head) => upgrades.emit('upgrade', request, socket, head) : undefined,
    onResponse: metrics.observe,
    onFailure: (error, requestId) => log().error({ requestId, err: nameOf(error) }, 'request failed outside a route'),
  })
  await listen(front, settings)
  report({ kind: 'step', name: 'web', text: addressOf(settings) })
  for (const text of signIn) report({ kind: 'note', text })
  report({ kind: 'ready' })
  sealSecretsAgain(database()).catch((error: unknown) =>
    log().warn({ err: nameOf(error) }, 'encrypting with the new secret failed'),
  )
  fillEmailSkeletons(database()).catch((error: unknown) =>
    log().warn({ err: nameOf(error) }, 'comparing the look of addresses failed'),
  )
  fillSearchTexts(database()).catch((error: unknown) =>
    log().warn({ err: nameOf(error) }, 'filling the search of requests failed'),
  )
  warmCatalogue(database()).catch((error: unknown) =>
    log().warn({ err: nameOf(error) }, 'warming the catalogue failed'),
  )
  startJobs()
}

/** Starts what runs again and again while the server does. */
function startJobs(): void {
  every(SECOND_MS, 'keeping the exchange rates', async () => {
    await keepRates({ db: database(), now: new Date(), newId })
    await convertPricesAgain(database())
  })
  every(MINUTE_MS, 'deriving listings again', async () => {
    await catchUpWithCompanies(database(), new Date())
    await deriveListingsAgain(database())
  })
  every(MINUTE_MS, 'closing ended listings', () => closeEndedListings({ db: database(), now: new Date(), newId }))
  every(10 * MINUTE_MS, 'scoring cards', () => scoreCards({ db: database(), now: new Date(), newId }))
  every(MINUTE_MS, 'telling sellers of open requests', () =>
    sendPoolDigests({ db: database(), now: new Date(), newId }),
  )
  every(MINUTE_MS, 'watching saved searches', async () => {
    await watchSearches({ db: database(), now: new Date() })
    await sendSearchNotices({ db: database(), now: new Date(), newId })
  })
  every(HOUR_MS, 'cleanup', () => cleanup({ db: database(), now: new Date() }))
  every(SECOND_MS, 'importing', () => workOnImports({ db: database(), now: () => new Date(), newId }))
  let linkedAt = 0
  every(SECOND_MS, 'linking the audit log', async () => {
    await noteEntitlements({ db: database(), now: new Date(), newId })
    const now = new Date()
    // After a pause the whole log is checked for unlinked rows, as at a start.
    await linkAudit({ db: database(), now, isFirst: now.getTime() - linkedAt > LINK_PAUSE_MS_MAX })
    linkedAt = now.getTime()
  })
  every(3 * SECOND_MS, 'sending mail', () => sendDueMail({ db: database(), now: () => new Date() }))
}

/** Runs work now and then again and again, but never twice at the same time in this process; other instances may run it too. */
function every(ms: number, name: string, work: () => Promise<unknown>): void {
  let isUnderWay = false
  const start = () => {
    if (isUnderWay) return
    isUnderWay = true
    work()
      .catch((error: unknown) => log().warn({ err: nameOf(error) }, `${name} failed`))
      .finally(() => {
        isUnderWay = false
      })
  }
  start()
  setInterval(start, ms).unref()
}

/** @returns lines that say how to sign in; none if there are no demo accounts */
async function seed({ DATA_DIR }: Env): Promise<string[]> {
  const seeded = await seedDemo()
  const step = (text: string): void => report({ kind: 'step', name: 'demo data', text })
  if (seeded) step(`${seeded.accounts} accounts, ${seeded.listings} listings`)
  else if (await hasDemoAccounts()) step('kept')
  else {
    step('none (an empty database gets some on this machine alone, or with SEED_DEMO=true)')
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
          ? new Error(`Port ${PORT} on ${HOST} is in use: start with another one, for example PORT=${PORT + 1}.`)
          : error,
      )
    })
    server.listen(PORT, HOST, () => resolve())
  })
}

/** SIGTERM, Ctrl-C and the loss of the launcher all stop the process gracefully, once. */
function stopOnSignals(front: () => Front | null): void {
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

/** An error's name and code; its message may hold SQL or personal data. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}

const DATABASE_UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|CONNECT_TIMEOUT|CONNECTION_\w+|28\w{3}|3D000)$/

/** Why the start failed, for the person who started it; without the password in the database's address. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The server could not start.'
  // A failed query names the SQL; its cause says what went wrong.
  if (error.cause instanceof Error) return sentenceOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  if (!DATABASE_UNAVAILABLE.test(code)) return error.message
  const reason = error.message || code
  return `The database in DATABASE_URL is not available (${reason}). Check that it runs and that the address is right, or unset DATABASE_URL to use the bundled one.`
}

main().catch((error: unknown) => {
  report({ kind: 'failed', sentence: sentenceOf(error) })
  process.exitCode = 1
  setTimeout(() => process.exit(1), 200).unref()
})
