import { createHash } from 'node:crypto'
import { acceptsGzip, gzip, isWorthGzip, keepGzip, keptGzip } from './compressed'
import type { Problem } from './error-response'
import type { HttpRequest, HttpResponse, RouteResponse } from './message'

/** A JSON response to a read without a validator of its own gets the hash of its text. */
async function withValidator(response: RouteResponse): Promise<RouteResponse> {
  if (response.etag || response.content || (response.status ?? 200) !== 200) return response
  const text = response.text ?? (await response.lazyText?.()) ?? JSON.stringify(response.body ?? {})
  return {
    ...response,
    lazyText: async () => text,
    etag: `"${response.version === undefined ? '' : `${response.version}-`}${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  }
}

/** The HTTP response to a request that succeeded: validator, 304, compression. */
export async function responseOf(
  given: RouteResponse,
  request: HttpRequest,
  { url, requestId }: { url: URL; requestId: string },
): Promise<HttpResponse> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const headers: Record<string, string> = {
    'x-request-id': requestId,
    'cache-control': given.isPublic ? 'public, no-cache' : 'private, no-store',
    vary: 'authorization, cookie, accept-encoding',
  }
  const response = isRead ? await withValidator(given) : given
  if (response.etag) headers.etag = response.etag
  if (response.isReplay) headers['idempotent-replayed'] = 'true'
  if (isRead && response.etag && matchesEtag(request.headers.get('if-none-match'), response.etag)) {
    const cacheControl = response.content?.headers['cache-control']
    return { status: 304, headers: { ...headers, ...(cacheControl && { 'cache-control': cacheControl }) }, body: null }
  }
  const status = response.status ?? 200
  if (response.content) {
    const { body } = response.content
    const bytes = typeof body !== 'function' ? body : request.method === 'HEAD' ? null : await body()
    return { status, headers: { ...headers, ...response.content.headers }, body: bytes }
  }
  headers['content-type'] = 'application/json; charset=utf-8'
  const isGzipWanted = takesGzip(request)
  // One address and one validator: one text, whoever asks.
  const key = isRead && response.isPublic && response.etag ? `${url.pathname}${url.search} ${response.etag}` : null
  const kept = isGzipWanted && key !== null ? keptGzip(key) : null
  const text = kept ? '' : (response.text ?? (await response.lazyText?.()) ?? JSON.stringify(response.body ?? {}))
  if (!kept && !(isGzipWanted && isWorthGzip(text))) return { status, headers, body: text }

  const bytes = kept ?? (await gzip(text))
  if (!kept && key !== null) keepGzip(key, bytes)
  headers['content-encoding'] = 'gzip'
  // Two encodings of one text are equal in meaning, not byte for byte.
  if (isRead && response.etag) headers.etag = `W/${response.etag.replace(/^W\//, '')}`
  return { status, headers, body: bytes }
}

/** The HTTP response to a request that failed. */
export async function problemResponseOf(
  { status, headers, text }: Problem,
  request: HttpRequest,
): Promise<HttpResponse> {
  if (!takesGzip(request) || !isWorthGzip(text)) return { status, headers, body: text }
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: await gzip(text) }
}

function takesGzip(request: HttpRequest): boolean {
  return request.isCompressedHere === true && acceptsGzip(request.headers.get('accept-encoding'))
}

function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag))
}
