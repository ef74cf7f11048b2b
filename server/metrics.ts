import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Env, hasPublicAddress, isLoopbackHost } from '@/lib/config/env'
import { tallies } from '@/lib/config/metrics'
import type { Operations } from '@/lib/services/operation/runtime-stats'
import type { Handler, ObservedResponse } from './http/front'

const PATH = '/api/metrics'
/** From a catalogue page out of memory to the time after which people give up. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export interface MetricsOptions {
  settings: Pick<Env, 'METRICS_TOKEN' | 'TRUST_PROXY' | 'PUBLIC_URL' | 'NEXTAUTH_URL' | 'DB_POOL_MAX'>
  /** The route of a URL, from a list that is known beforehand. */
  patternOf: (url: string) => string
  underWay: () => number
  operations: () => Promise<Operations>
}

export interface Metrics {
  observe(response: ObservedResponse): void
  /** The handler that serves a scraper; null for every other request, and for clients that may not read the metrics. */
  handlerFor(request: IncomingMessage): Handler | null
}

/** The metrics of this process in Prometheus' text format. No label holds anything that a client chose. */
export function createMetrics(options: MetricsOptions): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'textile_http_requests_total',
    help: 'Responses by route, method and class of status; "gone": the client left first.',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'textile_http_request_seconds',
    help: 'From the first byte of a request to the last of its response; event streams are left out.',
    labelNames: ['route', 'method'] as const,
    buckets: SECONDS,
    registers,
  })
  registerProcessMetrics(registers, options)
  const setOperations = operationsGauges(registers)

  return {
    observe({ method, url, status, seconds: took }) {
      const labels = { route: options.patternOf(url), method: METHODS.has(method) ? method : 'other' }
      requests.inc({ ...labels, status: status === null ? 'gone' : `${Math.floor(status / 100)}xx` })
      if (labels.route !== '/api/notifications/stream') seconds.observe(labels, took)
    },
    handlerFor(request) {
      if (request.method !== 'GET' || request.url !== PATH || !mayRead(request, options.settings)) return null
      return async (_, response) => {
        setOperations(await options.operations())
        const body = await register.metrics()
        response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'private, no-store' })
        response.end(body)
      }
    },
  }
}

/** Metrics that are read from this process when they are asked for. */
function registerProcessMetrics(registers: Registry[], { underWay, settings }: MetricsOptions): void {
  const poolMax = settings.DB_POOL_MAX
  const gauges: [name: string, help: string, read: () => number][] = [
    ['http_under_way', 'Requests under way.', underWay],
    ['database_pool_max', 'Connections that this process may open.', () => poolMax],
    [
      'database_work_under_way',
      'Reads and transactions that have begun and not ended.',
      () => tallies().databaseWorkUnderWay,
    ],
    [
      'database_work_waiting',
      'How many of those wait for a connection, at least.',
      () => Math.max(0, tallies().databaseWorkUnderWay - poolMax),
    ],
  ]
  const counters = [
    ['transactions_retried', 'Serialisation failures and deadlocks that were tried again.', 'transactionsRetried'],
    ['database_deadlines', 'Database work that ran into its deadline.', 'deadlinesPassed'],
    ['idempotent_replays', 'Responses sent again for an Idempotency-Key.', 'idempotentReplays'],
    ['log_lines_dropped', 'Lines of the log that could not be written.', 'logLinesDropped'],
    ['pages_refused', 'Requests for pages beyond a limit.', 'pagesRefused'],
    ['connections_refused', 'Connections beyond the limit of an address.', 'connectionsRefused'],
  ] as const
  for (const [name, help, read] of gauges) {
    new Gauge({
      name: `textile_${name}`,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }
  for (const [name, help, metric] of counters) {
    new Counter({
      name: `textile_${name}_total`,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(tallies()[metric])
      },
    })
  }
}

/** Metrics that need the database or other parts of the service. @returns what sets them to a reading */
function operationsGauges(registers: Registry[]): (operations: Operations) => void {
  const gauge = (name: string, help: string) => new Gauge({ name: `textile_${name}`, help, registers })
  const isDatabaseUp = gauge('database_up', 'Whether the database responded to this reading.')
  const connections = new Gauge({
    name: 'textile_database_connections',
    help: 'Connections of all processes of the service, by state.',
    labelNames: ['state'] as const,
    registers,
  })
  const mails = gauge('mails_waiting', 'Mails not yet sent, of all processes.')
  const imports = gauge('imports_under_way', 'Imports waiting or running, of all processes.')
  const unlinked = gauge('audit_rows_unlinked', 'Rows of the audit log that are not yet in its chain.')
  const streams = gauge('event_streams_open', 'Open streams of notifications.')
  const inForce = gauge('entitlements_in_force', 'Whether any configuration of plans is in force.')
  const isSourceReady = gauge('entitlements_source_ready', 'Whether its newest state could be read.')
  return ({ database, streamsOpen, entitlements }) => {
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
  }
}

/**
 * With the token from anywhere. Without a token only from this machine, and not behind a proxy, where every request comes from this
 * machine (reference 10.1).
 */
function mayRead({ headers, socket }: IncomingMessage, settings: MetricsOptions['settings']): boolean {
  const { METRICS_TOKEN, TRUST_PROXY } = settings
  const given = headers.authorization
  if (METRICS_TOKEN !== undefined) return given !== undefined && isSame(given, `Bearer ${METRICS_TOKEN}`)
  if (TRUST_PROXY || hasPublicAddress(settings)) return false
  const host = URL.canParse(`http://${headers.host}`) ? new URL(`http://${headers.host}`).hostname : ''
  return isLoopbackHost((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) && isLoopbackHost(host)
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}
