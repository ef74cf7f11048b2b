import type { IncomingHttpHeaders } from 'node:http'
import { isIPv6 } from 'node:net'
import { DomainError } from '@/lib/domain/errors'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const METHODS = new Set([...READS, 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Headers with which a framework in front of Next talks to it; from outside they are attacks. */
const INTERNAL =
  /^(next-resume|x-middleware-.*|x-now-route-matches|x-nextjs-data|x-matched-path|x-invoke-.*|x-client-address)$/
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip)$/

export interface Refusal {
  error: DomainError
  headers: Record<string, string>
}

interface IncomingRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

/**
 * Keeps from Next what no page needs and its security advisories start from: server actions, the image optimizer, encoded bodies,
 * writes outside the API. Who may do what is decided in the handlers.
 */
export function refusalOf({ method, url, headers }: IncomingRequest, { isDev }: { isDev: boolean }): Refusal | null {
  if (!METHODS.has(method)) return methodRefused([...METHODS])
  const path = pathOf(url)
  if (path === null) return refused('NOT_FOUND', 'Request a path on this server.')
  if (headers['next-action'] !== undefined) return refused('NOT_FOUND', 'There is nothing here.')
  if (path.startsWith('/_next/image')) return refused('NOT_FOUND', 'There is nothing here.')
  const encoding = READS.has(method) ? undefined : headers['content-encoding']
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    return refused('UNSUPPORTED_MEDIA_TYPE', 'Send the body without Content-Encoding.')
  }
  const isDevTool = isDev && /^\/(_next|__nextjs)/.test(path)
  if (!READS.has(method) && !path.startsWith('/api/') && !isDevTool) return methodRefused([...READS])
  return null
}

/**
 * Decoded, so that no encoding of a path gets past the checks; null if it is not a path on this server. Browsers resolve "." and ".."
 * before they send a path: in a request they name one path here and another to Next.
 */
function pathOf(url: string): string | null {
  if (!url.startsWith('/')) return null
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '')
    return path.split(/[/\\]/).some((segment) => segment === '.' || segment === '..') ? null : path
  } catch {
    return null
  }
}

function refused(code: 'NOT_FOUND' | 'UNSUPPORTED_MEDIA_TYPE', detail: string): Refusal {
  return { error: new DomainError(code, detail), headers: {} }
}

export function methodRefused(allowed: string[]): Refusal {
  return {
    error: new DomainError('METHOD_NOT_ALLOWED', 'This address does not accept that method.'),
    headers: allowed.length > 0 ? { allow: allowed.join(', ') } : {},
  }
}

/** Node keeps the first of two Host headers and says nothing. @param rawHeaders names and values in turn, as they were sent */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Removes headers that only this server may set; a trusted proxy may name the client it forwards for. */
export function dropForeignHeaders(headers: IncomingHttpHeaders, trustsProxy: boolean): void {
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) || (!trustsProxy && FORWARDED.test(name))) delete headers[name]
  }
}

/**
 * The client's address as rate limits count it: the connection's, or the last one in X-Forwarded-For behind the one trusted proxy. For
 * IPv6 it is the /64 network, since a client with one address there has them all.
 */
export function clientAddress(headers: IncomingHttpHeaders, peer: string | undefined, trustsProxy: boolean): string {
  const forwarded = trustsProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return networkOf(bareAddress(forwarded || peer || 'unknown'))
}

/** Without the port that some proxies add ("203.0.113.7:4711", "[2001:db8::1]:4711") and without a zone. */
function bareAddress(text: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return bare.split('%', 1)[0] ?? bare
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^(?:::ffff:|(?:0{1,4}:){5}ffff:)(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  // The URL parser writes every spelling of an address the same way.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const [before, after] = [groups(head), groups(tail)]
  const all = tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  const isMapped = all.slice(0, 5).every((group) => group === '0') && all[5] === 'ffff'
  return isMapped ? dotted(all.slice(6)) : `${all.slice(0, 4).join(':')}::/64`
}

function dotted(groups: readonly string[]): string {
  const bytes = groups.map((group) => Number.parseInt(group, 16)).flatMap((pair) => [pair >> 8, pair & 255])
  return bytes.join('.')
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** A request id from outside is kept only if a trusted proxy sent it and it has plain characters. */
export function inboundRequestId(headers: IncomingHttpHeaders, trustsProxy: boolean): string | null {
  const given = headers['x-request-id']
  return trustsProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : null
}
