import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Env } from '@/lib/config/env'
import { tallies } from '@/lib/config/metrics'
import type { Operations } from '@/lib/services/operation/runtime-stats'

const PATH = '/api/metrics'
/** From what the catalogue takes from memory to what a person gives up on. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export interface MetricsOptions {
  settings: Pick<Env, 'METRICS_TOKEN' | 'TRUST_PROXY' | 'PUBLIC_URL' | 'NEXTAUTH_URL' | 'DB_POOL_MAX'>
  /** The route of an address, out of a list that is known beforehand. */
  patternOf: (url: string) => string
  underWay: () => number
  operations: () => Promise<Operations>
}

export interface Answered {
  method: string
  url: string
  status: number | null
  seconds: number
}

export interface Metrics {
  observe(answered: Answered): void
  /** What answers a scraper; null for every other request, and for whoever may not know that there is such an address. */
  door(request: IncomingMessage): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null
}

/** The figures of this process in Prometheus' text format. No label holds anything that a caller chose. */
export function createMetrics(options: MetricsOptions): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'textile_http_requests_total',
    help: 'Answers by route, method and class of status; "gone": the client left first.',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'textile_http_request_seconds',
    help: 'From the first byte of a request to the last of its answer; event streams are left out.',
    labelNames: ['route', 'method'] as const,
    buckets: SECONDS,
    registers,
  })
  const counted = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  const measured = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })

  measured('textile_http_under_way', 'Requests under way.', options.underWay)
  measured('textile_database_pool_max', 'Connections that this process may open.', () => options.settings.DB_POOL_MAX)
  measured('textile_database_work_under_way', 'Reads and transactions begun and not over.', () => {
    return tallies().databaseWorkUnderWay
  })
  measured('textile_database_work_waiting', 'Of those, at least so many wait for a connection.', () =>
    Math.max(0, tallies().databaseWorkUnderWay - options.settings.DB_POOL_MAX),
  )
  counted('textile_transactions_retried_total', 'Serialisation failures and deadlocks that were tried again.', () => {
    return tallies().transactionsRetried
  })
  counted('textile_database_deadlines_total', 'Database work that ran into its deadline.', () => {
    return tallies().deadlinesPassed
  })
  counted('textile_idempotent_replays_total', 'Answers given again for an Idempotency-Key.', () => {
    return tallies().idempotentReplays
  })
  const isDatabaseUp = gauge('textile_database_up', 'Whether the database answered this reading.')
  const connections = new Gauge({
    name: 'textile_database_connections',
    help: 'Connections of all processes of the service, by state.',
    labelNames: ['state'] as const,
    registers,
  })
  const mails = gauge('textile_mails_waiting', 'Mails not yet sent, of all processes.')
  const imports = gauge('textile_imports_under_way', 'Imports waiting or at work, of all processes.')
  const unlinked = gauge('textile_audit_rows_unlinked', 'Rows of the audit log that are not yet in its chain.')
  const streams = gauge('textile_event_streams_open', 'Open streams of notifications.')
  const inForce = gauge('textile_entitlements_in_force', 'Whether any configuration of plans is in force.')
  const isSourceReady = gauge('textile_entitlements_source_ready', 'Whether its newest state was understood.')

  async function text(): Promise<string> {
    const { database, streamsOpen, entitlements } = await options.operations()
    isDatabaseUp.set(database ? 1 : 0)
    connections.reset()
    if (database) {
      for (const { state, count } of database.connections) connections.set({ state }, count)
      mails.set(database.mailsWaiting)
      imports.set(database.importsUnderWay)
      unlinked.set(database.auditRowsUnlinked)
    }
    streams.set(streamsOpen)
    inForce.set(entitlements.isInForce ? 1 : 0)
    isSourceReady.set(entitlements.isSourceReady ? 1 : 0)
    return register.metrics()
  }

  return {
    observe({ method, url, status, seconds: took }) {
      const labels = { route: options.patternOf(url), method: METHODS.has(method) ? method : 'other' }
      requests.inc({ ...labels, status: status === null ? 'gone' : `${Math.floor(status / 100)}xx` })
      if (labels.route !== '/api/notifications/stream') seconds.observe(labels, took)
    },
    door(request) {
      if (request.method !== 'GET' || request.url !== PATH || !mayRead(request, options.settings)) return null
      return async (_, response) => {
        const body = await text()
        response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'private, no-store' })
        response.end(body)
      }
    },
  }
}

/**
 * By the token from anywhere; without one only from this machine, and then only where nothing stands in front: behind a proxy every
 * request comes from it (reliability section 5, Health).
 */
function mayRead({ headers, socket }: IncomingMessage, settings: MetricsOptions['settings']): boolean {
  const { METRICS_TOKEN, TRUST_PROXY, PUBLIC_URL, NEXTAUTH_URL } = settings
  const given = headers.authorization
  if (METRICS_TOKEN !== undefined) return given !== undefined && isSame(given, `Bearer ${METRICS_TOKEN}`)
  const named = PUBLIC_URL ?? NEXTAUTH_URL
  const isNamedHere = named === undefined || (URL.canParse(named) && isLoopbackName(new URL(named).hostname))
  if (TRUST_PROXY || !isNamedHere) return false
  const host = URL.canParse(`http://${headers.host}`) ? new URL(`http://${headers.host}`).hostname : ''
  return isLoopback(socket.remoteAddress ?? '') && isLoopbackName(host)
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}

function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\./.test(address) || address === '::1'
}

function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || isLoopback(name)
}
