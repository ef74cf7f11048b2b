import type { IncomingHttpHeaders } from 'node:http'
import { isIPv6 } from 'node:net'
import { DomainError } from '@/lib/domain/errors'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const METHODS = new Set([...READS, 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Headers by which a framework in front of Next talks to it; from outside they are attempts. */
const INTERNAL =
  /^(next-resume|x-middleware-.*|x-now-route-matches|x-nextjs-data|x-matched-path|x-invoke-.*|x-client-address)$/
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip)$/

export interface Refusal {
  error: DomainError
  headers: Record<string, string>
}

interface Asked {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

/**
 * What never reaches Next: server actions, the image optimizer, encoded bodies, writes to anything but the API. Only the advisories'
 * preconditions are cut off here; who may do what is decided in the handlers.
 */
export function refusalOf({ method, url, headers }: Asked, { isDev }: { isDev: boolean }): Refusal | null {
  if (!METHODS.has(method)) return methodRefused([...METHODS])
  const path = pathOf(url)
  if (path === null) return refused('NOT_FOUND', 'Ask for a path of this server.')
  if (headers['next-action'] !== undefined) return refused('NOT_FOUND', 'There is nothing here.')
  if (path.startsWith('/_next/image')) return refused('NOT_FOUND', 'There is nothing here.')
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    return refused('UNSUPPORTED_MEDIA_TYPE', 'Send the body as it is, without Content-Encoding.')
  }
  const isDevTool = isDev && /^\/(_next|__nextjs)/.test(path)
  if (!READS.has(method) && !path.startsWith('/api/') && !isDevTool) return methodRefused([...READS])
  return null
}

/** Decoded, so that no spelling of a path passes; null for what is not a path of this server. */
function pathOf(url: string): string | null {
  if (!url.startsWith('/')) return null
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '')
  } catch {
    return null
  }
}

function refused(code: 'NOT_FOUND' | 'UNSUPPORTED_MEDIA_TYPE', detail: string): Refusal {
  return { error: new DomainError(code, detail), headers: {} }
}

export function methodRefused(allowed: string[]): Refusal {
  return {
    error: new DomainError('METHOD_NOT_ALLOWED', 'This address does not take that method.'),
    headers: allowed.length > 0 ? { allow: allowed.join(', ') } : {},
  }
}

/** Removes what only our own front may say; a trusted proxy may say whom it speaks for. */
export function dropForeignHeaders(headers: IncomingHttpHeaders, trustsProxy: boolean): void {
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) || (!trustsProxy && FORWARDED.test(name))) delete headers[name]
  }
}

/**
 * The caller's address, as limits count it: the connection's, or what the one trusted proxy appended last. Of IPv6 it is the network (/64),
 * since whoever has one address there has all of them.
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

/** Without the port that some proxies add: "203.0.113.7:4711", "[2001:db8::1]:4711"; and without a zone. */
function bareAddress(text: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return bare.split('%', 1)[0] ?? bare
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^(?:::ffff:|(?:0{1,4}:){5}ffff:)(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  // The URL parser writes every spelling of an address in one.
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

/** An id from outside is kept only when a trusted proxy gave it and it is plain. */
export function inboundRequestId(headers: IncomingHttpHeaders, trustsProxy: boolean): string | null {
  const given = headers['x-request-id']
  return trustsProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : null
}
