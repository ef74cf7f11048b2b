import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { newId } from '@/lib/config/new-id'
import { FILE_POLICY } from '@/lib/contract/attachment-delivery'
import { methodsOf } from '@/lib/contract/methods'
import { versionHeaders } from '@/lib/contract/version'
import { type DomainError, isDomainError } from '@/lib/domain/errors'
import { ATTACHMENTS_PATH } from '@/lib/domain/listing/attachments/attachments'
import { problemOf, publicError } from '@/lib/http/error-response'
import { policyHeaders } from '@/lib/http/rate-limit'
import { limitConnections } from './connection-limit'
import { FILES_POLICY, pagePolicy } from './content-policy'
import {
  clientAddress,
  dropForeignHeaders,
  hasTwoHosts,
  inboundRequestId,
  methodRefused,
  type Refusal,
  refusalOf,
} from './guard'
import { closeIfStillIdle } from './idle-connection'
import { type Exchange, lateness, RESPONSE_MS_MAX } from './late-responses'
import { refusalFor } from './refusal-page'
import { keepEarlyResponseReadable } from './unread-body'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
export type UpgradeHandler = (request: IncomingMessage, socket: IncomingMessage['socket'], head: Buffer) => void

export interface ObservedResponse {
  method: string
  url: string
  /** Null: the client went away first. */
  status: number | null
  seconds: number
}

export interface FrontOptions {
  handler: Handler
  /** Returns what responds to this request in place of the handler, or null. */
  direct?: (request: IncomingMessage) => Handler | null
  /** Counts a request for a page, and says why it is refused. */
  pageRefusal?: (url: string, address: string) => DomainError | null
  isDev: boolean
  trustsProxy: boolean
  /** Whether people reach the site by https, which allows Strict-Transport-Security. */
  isHttps: boolean
  /** Only development upgrades connections, for hot reload. */
  onUpgrade?: UpgradeHandler
  onFailure: (error: unknown, requestId: string) => void
  /** Called when a response is complete. */
  onResponse?: (response: ObservedResponse) => void
  /** How many connections one address may hold open, without a proxy in front. */
  connectionsPerAddress?: number
  /** How long a response may take until it begins. */
  responseMsMax?: number
}

export interface Front {
  server: Server
  /** How many requests are under way now. */
  underWay(): number
  /** Stops accepting, gives requests under way at most `patienceMs` to finish, then closes every connection. */
  stop(patienceMs: number): Promise<void>
}

const CONNECTIONS_MAX = 2048
/** With Node's default of 5 s, a busy client could send on a connection that had just closed. */
const KEEP_ALIVE_MS = 20_000
/** Longer than proxies keep theirs (a minute by default): the side that sends must be the one that closes. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 75_000

/** The HTTP server in front of Next: edge guard, request ids, base headers, graceful stop. */
export function createFront(options: FrontOptions): Front {
  const underWay = new Map<ServerResponse, Exchange>()
  let isStopping = false
  let onIdle = () => {}
  const look = () => refuseLate(underWay.values(), options, isStopping)
  const looking = setInterval(look, Math.min(1000, options.responseMsMax ?? RESPONSE_MS_MAX)).unref()

  const server = newServer(options, receive)
  server.on('checkContinue', receive)
  const { connectionsPerAddress, trustsProxy } = options
  if (connectionsPerAddress !== undefined && !trustsProxy) limitConnections(server, connectionsPerAddress)
  server.on('timeout', closeIfStillIdle)
  server.on('upgrade', (request, socket, head) => {
    if (options.onUpgrade && !isStopping) options.onUpgrade(request, request.socket, head)
    else socket.destroy()
  })

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const { headers, method = '', url = '' } = request
    const requestId = inboundRequestId(headers, options.trustsProxy) ?? newId()
    track(request, response, requestId)
    keepEarlyResponseReadable(request, response)
    const address = clientAddress(headers, request.socket.remoteAddress, options.trustsProxy)
    dropForeignHeaders(headers, options.trustsProxy)
    headers['x-request-id'] = requestId
    headers['x-client-address'] = address
    setBaseHeaders(response, { requestId, url, isHttps: options.isHttps })
    const policy = pagePolicy(headers, url, options.isDev)
    if (policy !== null) response.setHeader('content-security-policy', policy)
    if (isStopping) response.shouldKeepAlive = false

    // As Node answers what is not HTTP: two parsers may disagree about the host.
    if (hasTwoHosts(request.rawHeaders)) {
      response.writeHead(400, { connection: 'close' }).end()
      return
    }
    const refusal = refusalOf({ method, url, headers }, options)
    if (refusal) {
      sendRefusal(request, response, refusal, requestId)
      return
    }
    const overLimit = options.pageRefusal?.(url, address)
    if (overLimit) {
      sendRefusal(request, response, { error: overLimit, headers: {} }, requestId)
      return
    }
    const direct = options.direct?.(request)
    if (!direct && url.startsWith('/api/')) completeEmpty405(response, requestId, url.split('?', 1)[0] ?? '')
    respond(request, response, direct ?? options.handler).catch((error: unknown) => {
      if (!isDomainError(error)) options.onFailure(error, requestId)
      if (response.writableEnded) return
      if (response.headersSent) response.destroy()
      else sendRefusal(request, response, { error: publicError(error), headers: {} }, requestId)
    })
  }

  function track(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const { socket, method = '', url = '' } = request
    const startedAt = performance.now()
    underWay.set(response, { request, response, requestId, startedAt })
    const done = (): void => {
      response.off('close', done)
      socket.off('close', done)
      underWay.delete(response)
      const status = response.headersSent ? response.statusCode : null
      options.onResponse?.({ method, url, status, seconds: (performance.now() - startedAt) / 1000 })
      if (underWay.size === 0) onIdle()
    }
    response.on('close', done)
    // When a connection closes, Node emits no event for a response that was queued behind another one.
    socket.on('close', done)
  }

  async function stop(patienceMs: number): Promise<void> {
    if (isStopping) return
    isStopping = true
    for (const response of underWay.keys()) response.shouldKeepAlive = false
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    if (underWay.size > 0) {
      await within(
        patienceMs,
        new Promise<void>((resolve) => {
          onIdle = resolve
        }),
      )
    }
    clearInterval(looking)
    server.closeIdleConnections()
    // A client may still be sending a body although its response is complete: it gets one second.
    await within(1000, closed)
    server.closeAllConnections()
    await closed
  }

  return { server, underWay: () => underWay.size, stop }
}

function newServer(
  { trustsProxy }: FrontOptions,
  receive: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: trustsProxy ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS,
      connectionsCheckingInterval: 1000,
    },
    receive,
  )
  server.maxHeadersCount = 100
  server.maxRequestsPerSocket = 1000
  server.maxConnections = CONNECTIONS_MAX
  return server
}

async function respond(request: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
  if (request.headers.expect !== undefined) response.writeContinue()
  await handler(request, response)
}

function refuseLate(
  exchanges: Iterable<Exchange>,
  { onFailure, responseMsMax = RESPONSE_MS_MAX }: FrontOptions,
  isStopping: boolean,
): void {
  for (const exchange of exchanges) {
    const error = lateness(exchange, performance.now(), isStopping, responseMsMax)
    if (!error) continue
    const { request, response, requestId } = exchange
    onFailure(error, requestId)
    response.shouldKeepAlive = false
    sendRefusal(request, response, { error, headers: {} }, requestId)
  }
}

function setBaseHeaders(
  response: ServerResponse,
  { requestId, url, isHttps }: { requestId: string; url: string; isHttps: boolean },
): void {
  response.setHeader('x-request-id', requestId)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
  if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000')
  if (url.startsWith('/api/')) {
    const policy = url.startsWith(ATTACHMENTS_PATH) ? FILE_POLICY : "default-src 'none'; frame-ancestors 'none'"
    response.setHeader('content-security-policy', policy)
    addLimitsAndVersion(response)
  } else {
    response.setHeader('content-security-policy', FILES_POLICY)
  }
}

function sendRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal, requestId: string): void {
  const { status, headers, text } = refusalFor(request, refusal, requestId)
  response.writeHead(status, headers)
  response.end(text)
}

/**
 * Every API response names its version and the rate limit of an address, also one that no route made. They are added last, because Next
 * drops a route's own header if one of that name is already set.
 */
function addLimitsAndVersion(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = ((...args: unknown[]): ServerResponse => {
    for (const [name, value] of Object.entries({ ...policyHeaders(), ...versionHeaders(null) })) {
      if (!response.hasHeader(name)) response.setHeader(name, value)
    }
    return Reflect.apply(writeHead, response, args)
  }) as ServerResponse['writeHead']
}

/** Next's 405 has an empty body; every API failure must be a problem document. */
function completeEmpty405(response: ServerResponse, requestId: string, path: string): void {
  const { writeHead, end } = response
  let text = ''
  response.writeHead = ((...args: unknown[]): ServerResponse => {
    if (args[0] === 405 && !response.hasHeader('content-type')) {
      const { error, headers } = methodRefused(methodsOf(path))
      const problem = problemOf(error, requestId, headers)
      text = problem.text
      for (const [name, value] of Object.entries(problem.headers)) response.setHeader(name, value)
      response.setHeader('content-length', Buffer.byteLength(text))
    }
    return Reflect.apply(writeHead, response, args)
  }) as ServerResponse['writeHead']
  response.end = ((...args: unknown[]): ServerResponse => {
    // Otherwise Node would send the headers with the body, after it is too late to change them.
    if (response.statusCode === 405 && !response.headersSent) response.writeHead(405)
    return Reflect.apply(end, response, text === '' ? args : [text])
  }) as ServerResponse['end']
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, patience])
  clearTimeout(timer)
}
