import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { v7 as uuidv7 } from 'uuid'
import { FILE_POLICY } from '@/lib/contract/attachment-delivery'
import { methodsOf } from '@/lib/contract/methods'
import { versionHeaders } from '@/lib/contract/version'
import { DomainError } from '@/lib/domain/errors'
import { ATTACHMENTS_PATH } from '@/lib/domain/listing/attachments/attachments'
import { problemOf } from '@/lib/http/error-response'
import { policyHeaders } from '@/lib/http/rate-limit'
import { pagePolicy } from './content-policy'
import { clientAddress, dropForeignHeaders, inboundRequestId, methodRefused, type Refusal, refusalOf } from './guard'
import { closeIfStillIdle } from './idle-connection'
import { answerBeforeBody } from './unread-body'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
export type UpgradeHandler = (request: IncomingMessage, socket: IncomingMessage['socket'], head: Buffer) => void

export interface FrontOptions {
  handler: Handler
  /** What answers a request without the handler, where something does. */
  direct?: (request: IncomingMessage) => Handler | null
  isDev: boolean
  trustsProxy: boolean
  /** Whether people reach us by https, which allows Strict-Transport-Security. */
  isHttps: boolean
  /** Only development upgrades connections, for hot reload. */
  onUpgrade?: UpgradeHandler
  onFailure: (error: unknown, requestId: string) => void
  /** Told of every answer when it is out. @param status null: the client went away first */
  onAnswered?: (answered: { method: string; url: string; status: number | null; seconds: number }) => void
}

export interface Front {
  server: Server
  /** Requests under way at this moment. */
  underWay(): number
  /** Stops accepting, lets what is under way finish for at most `patienceMs`, then closes all. */
  stop(patienceMs: number): Promise<void>
}

const CONNECTIONS_MAX = 2048
const KEPT_MS = 5000
/** Longer than proxies keep theirs (a minute by default): the side that sends must be the one that closes. */
const KEPT_FOR_PROXY_MS = 75_000

/** The HTTP server in front of Next: the edge guard, request ids, base headers, and an orderly end. */
export function createFront(options: FrontOptions): Front {
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  let onIdle = () => {}

  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: options.trustsProxy ? KEPT_FOR_PROXY_MS : KEPT_MS,
      connectionsCheckingInterval: 1000,
    },
    receive,
  )
  server.maxHeadersCount = 100
  server.maxRequestsPerSocket = 1000
  server.maxConnections = CONNECTIONS_MAX
  server.on('checkContinue', receive)
  server.on('timeout', closeIfStillIdle)
  server.on('upgrade', (request, socket, head) => {
    if (options.onUpgrade && !isStopping) options.onUpgrade(request, request.socket, head)
    else socket.destroy()
  })

  function receive(request: IncomingMessage, response: ServerResponse): void {
    track(request, response)
    answerBeforeBody(request, response)
    const { headers, method = '', url = '' } = request
    const requestId = inboundRequestId(headers, options.trustsProxy) ?? uuidv7()
    const address = clientAddress(headers, request.socket.remoteAddress, options.trustsProxy)
    dropForeignHeaders(headers, options.trustsProxy)
    headers['x-request-id'] = requestId
    headers['x-client-address'] = address
    setBaseHeaders(response, requestId, url)
    const policy = pagePolicy(headers, url, options.isDev)
    if (policy !== null) response.setHeader('content-security-policy', policy)
    if (isStopping) response.shouldKeepAlive = false

    const refusal = refusalOf({ method, url, headers }, options)
    if (refusal) {
      sendRefusal(response, refusal, requestId)
      return
    }
    const direct = options.direct?.(request)
    if (!direct && url.startsWith('/api/')) completeBareRefusal(response, requestId, url.split('?', 1)[0] ?? '')
    answer(request, response, direct ?? options.handler).catch((error: unknown) => {
      options.onFailure(error, requestId)
      if (response.headersSent) response.destroy()
      else sendRefusal(response, ourFault(), requestId)
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
    if (request.headers.expect !== undefined) response.writeContinue()
    await handler(request, response)
  }

  function setBaseHeaders(response: ServerResponse, requestId: string, url: string): void {
    response.setHeader('x-request-id', requestId)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    if (options.isHttps) response.setHeader('strict-transport-security', 'max-age=31536000')
    if (url.startsWith('/api/')) {
      const policy = url.startsWith(ATTACHMENTS_PATH) ? FILE_POLICY : "default-src 'none'; frame-ancestors 'none'"
      response.setHeader('content-security-policy', policy)
      tellLimitsAndVersion(response)
    }
  }

  function track({ socket, method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now()
    underWay.add(response)
    const done = (): void => {
      response.off('close', done)
      socket.off('close', done)
      underWay.delete(response)
      const status = response.headersSent ? response.statusCode : null
      options.onAnswered?.({ method, url, status, seconds: (performance.now() - startedAt) / 1000 })
      if (underWay.size === 0) onIdle()
    }
    response.on('close', done)
    // An answer that waits behind another one is forgotten by Node when their connection goes.
    socket.on('close', done)
  }

  async function stop(patienceMs: number): Promise<void> {
    if (isStopping) return
    isStopping = true
    for (const response of underWay) response.shouldKeepAlive = false
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
    server.closeIdleConnections()
    // Connections whose answer is out but whose client still sends its body: a moment, then no more.
    await within(1000, closed)
    server.closeAllConnections()
    await closed
  }

  return { server, underWay: () => underWay.size, stop }
}

function ourFault(): Refusal {
  return { error: new DomainError('INTERNAL', 'Something broke on our side.'), headers: {} }
}

function sendRefusal(response: ServerResponse, { error, headers }: Refusal, requestId: string): void {
  const problem = problemOf(error, requestId, headers)
  response.writeHead(problem.status, problem.headers)
  response.end(problem.text)
}

/**
 * Every answer of the API names its version and the limit of an address, also one that no route gave. At the last moment: Next drops a
 * route's own header where there is one of that name already.
 */
function tellLimitsAndVersion(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = ((...args: unknown[]): ServerResponse => {
    for (const [name, value] of Object.entries({ ...policyHeaders(), ...versionHeaders(null) })) {
      if (!response.hasHeader(name)) response.setHeader(name, value)
    }
    return Reflect.apply(writeHead, response, args)
  }) as ServerResponse['writeHead']
}

/** Next refuses a method that a route does not have with an empty body; every failure of the API has the one shape. */
function completeBareRefusal(response: ServerResponse, requestId: string, path: string): void {
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
    // Without it the headers would go out inside the last write, too late to say more.
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
