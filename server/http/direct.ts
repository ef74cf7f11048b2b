import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { GET as readAttachment } from '@/app/api/attachments/[attachmentId]/route'
import { POST as uploadForTrade } from '@/app/api/rfq/attachments/route'
import { POST as upload } from '@/app/api/trade-core/listings/[moduleKey]/[listingId]/attachments/route'
import { GET as readListing } from '@/app/api/trade-core/listings/[moduleKey]/[listingId]/route'
import { GET as readDefinition } from '@/app/api/trade-core/listings/[moduleKey]/definition/route'
import { GET as readListings, POST as writeListing } from '@/app/api/trade-core/listings/[moduleKey]/route'
import type { HttpRequest, HttpResponse } from '@/lib/http/message'
import type { RouteHandler } from '@/lib/http/route'

interface DirectRoute {
  /** Plain segments alone, so that no spelling reads one way here and another way in Next. */
  path: RegExp
  methods: Readonly<Record<string, RouteHandler>>
}

/** Routes asked so often that Next's own cost counts: answered here by the very handlers of the route files. */
const ROUTES: readonly DirectRoute[] = [
  {
    path: /^\/api\/trade-core\/listings\/(?<moduleKey>[a-z_]+)$/,
    methods: { GET: readListings, HEAD: readListings, POST: writeListing },
  },
  {
    path: /^\/api\/trade-core\/listings\/(?<moduleKey>[a-z_]+)\/definition$/,
    methods: { GET: readDefinition, HEAD: readDefinition },
  },
  {
    path: /^\/api\/trade-core\/listings\/(?<moduleKey>[a-z_]+)\/(?<listingId>[0-9A-Fa-f-]{36})$/,
    methods: { GET: readListing, HEAD: readListing },
  },
  {
    path: /^\/api\/trade-core\/listings\/(?<moduleKey>[a-z_]+)\/(?<listingId>[0-9A-Fa-f-]{36})\/attachments$/,
    methods: { POST: upload },
  },
  { path: /^\/api\/rfq\/attachments$/, methods: { POST: uploadForTrade } },
  // Next would keep the base headers and drop those of a file, its length among them.
  {
    path: /^\/api\/attachments\/(?<attachmentId>[0-9A-Fa-f-]{36})$/,
    methods: { GET: readAttachment, HEAD: readAttachment },
  },
]

const DIRECT = /^\/api\/(?:trade-core\/listings\/|attachments\/|rfq\/attachments$)/

/** Printable ASCII without what URL parsers treat in different ways; Next's own parameters are Next's to read. */
const PLAIN_QUERY = /^(?!.*(?:nxt|_rsc|__next))[!$%&'()*+,\-./0-9:;=?@A-Z_a-z~[\]]*$/

type DirectHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The handler that answers this request without Next, or null: whatever is unusual about it is left to Next. */
export function directHandler({ method = '', url = '', headers }: IncomingMessage): DirectHandler | null {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (!DIRECT.test(path) || headers.rsc !== undefined) return null
  if (at >= 0 && !PLAIN_QUERY.test(url.slice(at + 1))) return null
  for (const route of ROUTES) {
    const params = route.path.exec(path)?.groups
    if (!params) continue
    const handler = Object.hasOwn(route.methods, method) ? route.methods[method] : undefined
    if (!handler) return null
    return async (request, response) => {
      const reply = await handler.reply(askedOf(request), { ...params })
      await send(reply, response, method === 'HEAD')
    }
  }
  return null
}

function askedOf(request: IncomingMessage): HttpRequest {
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
    // Of a client that went away nothing more would be heard.
    if (request.destroyed) fail()
    else request.on('data', take).on('end', end).on('error', fail).on('close', fail)
  })
}

async function send({ status, headers, body }: HttpResponse, response: ServerResponse, isHead: boolean): Promise<void> {
  if (body instanceof ReadableStream) {
    response.writeHead(status, headers)
    if (isHead) response.end()
    else await pipeline(Readable.fromWeb(body as NodeWebStream<Uint8Array>), response)
    return
  }
  if (body !== null) response.setHeader('content-length', Buffer.byteLength(body))
  response.writeHead(status, headers)
  response.end(isHead ? undefined : body)
}
