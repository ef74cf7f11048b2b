import type { IncomingHttpHeaders } from 'node:http'
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

/** The caller's address: the connection's, or what the one trusted proxy appended last. */
export function clientAddress(headers: IncomingHttpHeaders, peer: string | undefined, trustsProxy: boolean): string {
  const forwarded = trustsProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  const address = forwarded || peer || 'unknown'
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** An id from outside is kept only when a trusted proxy gave it and it is plain. */
export function inboundRequestId(headers: IncomingHttpHeaders, trustsProxy: boolean): string | null {
  const given = headers['x-request-id']
  return trustsProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : null
}
