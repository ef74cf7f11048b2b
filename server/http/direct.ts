import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pathParameters } from '@/lib/contract/route'
import type { HttpRequest } from '@/lib/http/message'
import type { DeclaredHandler } from '@/lib/http/route'
import * as API_ROUTES from './api-routes'
import type { Handler } from './front'
import { send } from './send'

interface DirectRoute {
  pattern: RegExp
  methods: ReadonlyMap<string, DeclaredHandler>
}

/**
 * The handlers of the API. Through Next each request takes longer, and the response of a file loses its own headers, its length among them
 * (decision 022).
 */
export const DIRECT_HANDLERS: readonly DeclaredHandler[] = Object.values(API_ROUTES).flatMap((route) =>
  Object.values(route),
)

const TABLE = tableOf(DIRECT_HANDLERS)

/** The handlers by path and method. A path has only plain segments, so that it is read the same way here and in Next. */
function tableOf(handlers: readonly DeclaredHandler[]): DirectRoute[] {
  const table = new Map<string, Map<string, DeclaredHandler>>()
  for (const handler of handlers) {
    const { path, method } = handler.declaration
    const methods = table.get(path) ?? new Map<string, DeclaredHandler>()
    methods.set(method, handler)
    if (method === 'GET') methods.set('HEAD', handler)
    table.set(path, methods)
  }
  return [...table].map(([path, methods]) => ({ pattern: patternOf(path), methods }))
}

function patternOf(path: string): RegExp {
  const source = pathParameters(path).reduce(
    (text, name) => text.replace(`:${name}`, `(?<${name}>${name === 'moduleKey' ? '[a-z_]+' : '[0-9A-Fa-f-]{36}'})`),
    path.replaceAll('.', '\\.'),
  )
  return new RegExp(`^${source}$`)
}

/** Printable ASCII that all URL parsers read the same way, without Next's own parameters. */
const PLAIN_QUERY = /^(?!.*(?:nxt|_rsc|__next))[!$%&'()*+,\-./0-9:;=?@A-Z_a-z~[\]]*$/

/** The handler that answers this request without Next, or null: whatever is unusual about it is left to Next. */
export function directHandler({ method = '', url = '', headers }: IncomingMessage): Handler | null {
  if (!url.startsWith('/api/') || headers.rsc !== undefined) return null
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (at >= 0 && !PLAIN_QUERY.test(url.slice(at + 1))) return null
  for (const { pattern, methods } of TABLE) {
    const match = pattern.exec(path)
    if (!match) continue
    const handler = methods.get(method)
    if (!handler) return null
    return async (request, response) => {
      const reply = await handler.reply(requestOf(request), { ...match.groups })
      await send(reply, response, method === 'HEAD')
    }
  }
  return null
}

function requestOf(request: IncomingMessage): HttpRequest {
  const { headers, method = 'GET', url = '/' } = request
  let body: ReadableStream<Uint8Array> | null = null
  return {
    method,
    url: `http://front${url}`,
    isCompressedHere: true,
    headers: {
      get(name) {
        const value = headers[name]
        return Array.isArray(value) ? value.join(', ') : (value ?? null)
      },
    },
    get body() {
      if (method === 'GET' || method === 'HEAD') return null
      body ??= Readable.toWeb(request) as ReadableStream<Uint8Array>
      return body
    },
    readBytes: (bytesMax) => readBytes(request, bytesMax),
  }
}

function readBytes(request: IncomingMessage, bytesMax: number): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const stop = () => request.off('data', take).off('end', end).off('error', fail).off('close', fail)
    const take = (chunk: Buffer) => {
      bytes += chunk.byteLength
      chunks.push(chunk)
      if (bytes <= bytesMax) return
      stop()
      request.pause()
      resolve(null)
    }
    const end = () => {
      stop()
      resolve(Buffer.concat(chunks, bytes))
    }
    const fail = () => {
      stop()
      reject(new Error('the body broke off'))
    }
    // A client that went away sends no further event.
    if (request.destroyed) fail()
    else request.on('data', take).on('end', end).on('error', fail).on('close', fail)
  })
}
