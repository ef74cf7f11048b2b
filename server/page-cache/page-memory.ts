import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isModuleKey, type ModuleKey } from '@/lib/domain/modules/keys'
import { acceptsGzip } from '@/lib/http/compressed'
import { newNonce } from '@/server/http/content-policy'
import type { Handler } from '@/server/http/front'
import { SplicedPage } from './spliced-page'

/** Beside the data version, for what a page might show that no version counts. */
const AGE_MS_MAX = 60_000
const BYTES_MAX = 24 * 1024 * 1024
const PAGE_LENGTH_MAX = 2 * 1024 * 1024
const ADDRESSES_SEEN_MAX = 5000

const GRID = /^\/listings\/([a-z_]+)(?:\?[!$&'()*+,\-./0-9:;=?@A-Z_a-z~%]*)?$/
/** With one of these a page may be another: for somebody, a fragment for the router, a part. */
const TELLING = [
  'cookie',
  'authorization',
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'range',
]
/** Next writes other heads for them. */
const ROBOT = /bot|crawl|spider|slurp|preview|google|yandex|baidu|sogou|facebook|whatsapp|skype|slack|embed|archiver/i
/** Set by the front for each answer, or by how its bytes are sent. */
const OWN_HEADERS = /^(x-request-id|date|connection|keep-alive|content-length|transfer-encoding|content-encoding)$/

interface Kept {
  page: SplicedPage
  nonce: string
  headers: [string, string | string[]][]
  version: number
  at: number
}

export interface PageMemoryOptions {
  /** Next. */
  handler: Handler
  versionOf(moduleKey: ModuleKey): Promise<number>
  now(): number
}

/**
 * Grid pages for people without cookies, as Next rendered them at this data version, each answer with a nonce of its own. An address is kept
 * from its second request on; those who ask while it is rendered wait for it.
 * @returns the handler for such a request, null for any other
 */
export function pageMemory({
  handler,
  versionOf,
  now,
}: PageMemoryOptions): (request: IncomingMessage) => Handler | null {
  const pages = new Map<string, Kept>()
  const fills = new Map<string, Promise<Kept | null>>()
  const seen = new Set<string>()
  let bytes = 0

  const forget = (key: string): void => {
    bytes -= pages.get(key)?.page.bytes ?? 0
    pages.delete(key)
  }
  const keep = (key: string, kept: Kept): void => {
    forget(key)
    pages.set(key, kept)
    bytes += kept.page.bytes
    for (const oldest of pages.keys()) {
      if (bytes <= BYTES_MAX) break
      forget(oldest)
    }
  }

  const answer = async (moduleKey: ModuleKey, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Before anything is rendered, so that nothing kept under it is older than it.
    const version = await versionOf(moduleKey).catch(() => null)
    if (version === null) return handler(request, response)
    const key = `${request.headers.host ?? ''} ${request.url ?? ''}`
    const isCurrent = (kept: Kept | null | undefined): kept is Kept =>
      kept?.version === version && now() - kept.at < AGE_MS_MAX
    const known = pages.get(key)
    if (isCurrent(known)) {
      pages.delete(key)
      pages.set(key, known)
      return send(known, request, response)
    }
    if (!seen.has(key)) {
      if (seen.size >= ADDRESSES_SEEN_MAX) seen.clear()
      seen.add(key)
      return handler(request, response)
    }
    const name = `${version} ${key}`
    const others = fills.get(name)
    if (others) {
      const filled = await others
      return isCurrent(filled) ? send(filled, request, response) : handler(request, response)
    }
    const at = now()
    const fill = render(handler, request, response).then((page) => (page ? { ...page, version, at } : null))
    fills.set(
      name,
      fill.catch(() => null),
    )
    try {
      const filled = await fill
      if (!filled) return
      keep(key, filled)
      if (!response.destroyed) send(filled, request, response)
    } finally {
      fills.delete(name)
    }
  }

  return (request) => {
    const { method, url = '', headers } = request
    const moduleKey = method === 'GET' ? (GRID.exec(url)?.[1] ?? '') : ''
    if (!isModuleKey(moduleKey) || /nxt|_rsc|__next/.test(url)) return null
    if (TELLING.some((name) => headers[name] !== undefined)) return null
    if (ROBOT.test(headers['user-agent'] ?? '')) return null
    return (asked, response) => answer(moduleKey, asked, response)
  }
}

function send({ page, nonce, headers }: Kept, request: IncomingMessage, response: ServerResponse): void {
  const fresh = newNonce()
  for (const [name, value] of headers) {
    response.setHeader(
      name,
      Array.isArray(value) ? value.map((text) => text.replaceAll(nonce, fresh)) : value.replaceAll(nonce, fresh),
    )
  }
  const accepted = request.headers['accept-encoding']
  const isGzip = acceptsGzip(Array.isArray(accepted) ? accepted.join() : (accepted ?? null))
  const bytes = isGzip ? page.gzip(fresh) : page.plain(fresh)
  if (isGzip) response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', bytes.length)
  response.writeHead(200)
  response.end(bytes)
}

/**
 * Lets Next render into memory.
 * @returns null when the answer is not one to keep; it was sent as it came then
 */
function render(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Pick<Kept, 'page' | 'nonce' | 'headers'> | null> {
  const { write, end, writeHead, flushHeaders } = response
  const parts: Buffer[] = []
  const accepted = request.headers['accept-encoding']
  delete request.headers['accept-encoding']
  const restore = (): void => {
    Object.assign(response, { write, end, writeHead, flushHeaders })
    if (accepted !== undefined) request.headers['accept-encoding'] = accepted
  }
  const take = (args: unknown[]): void => {
    const [chunk, encoding] = args
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, asEncoding(encoding)))
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
    for (const arg of args) if (typeof arg === 'function') process.nextTick(arg as () => void)
  }
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(null))
    Object.assign(response, {
      flushHeaders: () => {},
      writeHead: (status: number, ...rest: unknown[]) => {
        response.statusCode = status
        const given = rest.find((arg): arg is OutgoingHttpHeaders => typeof arg === 'object' && arg !== null)
        for (const [name, value] of Object.entries(given ?? {}))
          if (value !== undefined) response.setHeader(name, value)
        return response
      },
      write: (...args: unknown[]) => {
        take(args)
        return true
      },
      end: (...args: unknown[]) => {
        take(args)
        restore()
        const text = Buffer.concat(parts)
        const kept = keepable(response, text)
        if (!kept) response.end(text)
        resolve(kept)
        return response
      },
    })
    handler(request, response).catch((error: unknown) => {
      restore()
      reject(error)
    })
  })
}

/** A whole page of ours, the same for everyone: with its policy's nonce, without a cookie and without anything of this request. */
function keepable(response: ServerResponse, bytes: Buffer): Pick<Kept, 'page' | 'nonce' | 'headers'> | null {
  const policy = String(response.getHeader('content-security-policy') ?? '')
  const nonce = /'nonce-([A-Za-z0-9+/]{24})'/.exec(policy)?.[1]
  const isPage = /^text\/html\b/.test(String(response.getHeader('content-type') ?? ''))
  if (response.statusCode !== 200 || !nonce || !isPage || bytes.length > PAGE_LENGTH_MAX) return null
  if (response.hasHeader('set-cookie') || response.hasHeader('content-encoding')) return null
  const text = bytes.toString()
  if (text.includes('\0') || text.includes(String(response.getHeader('x-request-id')))) return null
  const headers = Object.entries(response.getHeaders()).flatMap(([name, value]): [string, string | string[]][] =>
    value === undefined || OWN_HEADERS.test(name) ? [] : [[name, Array.isArray(value) ? value : String(value)]],
  )
  return { page: new SplicedPage(text, nonce), nonce, headers }
}

function asEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'
}
