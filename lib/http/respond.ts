import { createHash } from 'node:crypto'
import { acceptsGzip, gzip, gzipStream, isWorthGzip, keepGzip, keptGzip } from './compressed'
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
  const known = isRead && response.etag ? knownTag(request.headers.get('if-none-match'), response.etag) : null
  if (known !== null) {
    const cacheControl = response.content?.headers['cache-control']
    const kept = { etag: known, ...(cacheControl && { 'cache-control': cacheControl }) }
    return { status: 304, headers: { ...headers, ...kept }, body: null }
  }
  const status = response.status ?? 200
  if (response.content) {
    const { body } = response.content
    const bytes = typeof body !== 'function' ? body : request.method === 'HEAD' ? null : await body()
    const all = { ...headers, ...response.content.headers }
    // A sheet is written as it is sent. An uploaded file is sent as it is, and its length with it.
    const isSheet = all['content-type']?.startsWith('text/csv') === true && all['content-length'] === undefined
    if (!(bytes instanceof ReadableStream) || !isSheet || !takesGzip(request)) {
      return { status, headers: all, body: bytes }
    }
    return { status, headers: { ...all, 'content-encoding': 'gzip' }, body: gzipStream(bytes) }
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
  if (isRead && response.etag) headers.etag = compressedTag(response.etag)
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

/** The compressed form has a tag of its own. */
function compressedTag(etag: string): string {
  return etag.replace(/"$/, '-gz"')
}

/** The tag of the text that the client has, as it was sent: plain or compressed. Null if the client has another text. */
function knownTag(ifNoneMatch: string | null, etag: string): string | null {
  if (!ifNoneMatch) return null
  if (ifNoneMatch.trim() === '*') return etag
  const sent = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return [etag, compressedTag(etag)].find((tag) => sent.includes(tag)) ?? null
}
