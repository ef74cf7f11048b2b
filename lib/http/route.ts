import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { getActor } from '@/lib/auth/actor'
import { describeFailure, log } from '@/lib/config/log'
import { statusOf } from '@/lib/contract/problem'
import type { RequestLogLine } from '@/lib/contract/readback/readback-facts'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { VERSION_HEADER, versionHeaders } from '@/lib/contract/version'
import type { Actor } from '@/lib/domain/actor'
import { authRequired, DomainError } from '@/lib/domain/errors'
import { isModuleKey, type ModuleKey } from '@/lib/domain/modules/keys'
import { acceptsGzip, gzip, isWorthGzip, keepGzip, keptGzip } from './compressed'
import { type Problem, problemOf, publicError } from './error-response'
import { readJsonBody } from './json-body'
import type { HttpRequest, HttpResponse } from './message'
import { type Allowance, consumeRequest, rateLimitHeaders } from './rate-limit'
import { requireSameOrigin } from './same-origin'

/** A catch-all part is a list; none of ours is read. */
type Params = Record<string, string | string[] | undefined>

/** A route of Next, and the same route for the server in front of Next, which has no web Request to give. */
export interface RouteHandler {
  (request: Request, context: { params: Promise<Params> }): Promise<Response>
  reply(asked: HttpRequest, params: Params): Promise<HttpResponse>
}

interface RouteSpec<A extends Actor | null> {
  /** "open": anyone may ask, the actor is null when nobody is signed in. "actor": 401 without one. */
  access: A extends Actor ? 'actor' : 'open'
  run: (call: RequestContext<A>, params: RouteParams) => Promise<ServiceResponse>
  limit?: 'uploads' | undefined
}

export interface RouteParams {
  /** The path's module. @throws MODULE_UNKNOWN */
  moduleKey: ModuleKey
  /** @throws NOT_FOUND when the path has no such part or it is not an id. */
  id(name: string): string
}

/** An open route: the same answer for everybody, more for its owner. */
export function openRoute(run: RouteSpec<Actor | null>['run']): RouteHandler {
  return defineRoute<Actor | null>({ access: 'open', run })
}

/** A route that needs an actor. @param limit a tighter one than that of all requests (contract section 2) */
export function actorRoute(run: RouteSpec<Actor>['run'], { limit }: { limit?: 'uploads' } = {}): RouteHandler {
  return defineRoute<Actor>({ access: 'actor', run, limit })
}

function defineRoute<A extends Actor | null>(spec: RouteSpec<A>): RouteHandler {
  const reply = async (request: HttpRequest, params: Params): Promise<HttpResponse> => {
    const startedAt = performance.now()
    const requestId = request.headers.get('x-request-id') ?? uuidv7()
    const url = new URL(request.url)
    const spent: Allowance[] = []
    let actorId = ''
    let response: HttpResponse
    try {
      const address = request.headers.get('x-client-address') ?? 'unknown'
      await consumeRequest('address', address, spent)
      const version = versionHeaders(request.headers.get(VERSION_HEADER))
      const actor = await getActor(request)
      actorId = actor?.userId ?? ''
      if (spec.access === 'actor' && !actor) throw authRequired()
      if (actor) await consumeRequest('account', actor.userId, spent)
      if (actor && spec.limit) await consumeRequest(spec.limit, actor.userId, spent)
      if (actor?.via.kind === 'session') requireSameOrigin(request)
      const call: RequestContext = {
        actor,
        requestId,
        address,
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        idempotencyKey: request.headers.get('idempotency-key'),
        ifMatch: request.headers.get('if-match'),
        header: (name) => request.headers.get(name),
        readJson: () => readJsonBody(request),
        get bodyStream() {
          return request.body
        },
      }
      const answer = await spec.run(call as RequestContext<A>, routeParams(params))
      response = await replyOf(answer, request, { url, requestId })
      Object.assign(response.headers, version)
    } catch (error) {
      const failure = publicError(error)
      if (statusOf(failure.code) >= 500) {
        log().error({ requestId, route: url.pathname, err: describeFailure(error) }, 'request failed')
      }
      const problem = problemOf(failure, requestId, failure.extras.isReplay ? { 'idempotent-replayed': 'true' } : {})
      response = await problemReply(problem, request)
    }
    Object.assign(response.headers, rateLimitHeaders(spent))
    const line: RequestLogLine = {
      requestId,
      actorId,
      method: request.method,
      route: url.pathname,
      status: response.status,
      ms: Math.round(performance.now() - startedAt),
    }
    log().info(line)
    return response
  }
  const handler = async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const { status, headers, body } = await reply(request, await context.params)
    return new Response(body, { status, headers })
  }
  return Object.assign(handler, { reply })
}

function routeParams(params: Params): RouteParams {
  return {
    get moduleKey() {
      const key = textParam(params.moduleKey)
      if (!isModuleKey(key)) {
        throw new DomainError('MODULE_UNKNOWN', `There is no module "${key.slice(0, 64)}".`)
      }
      return key
    },
    id(name) {
      const value = textParam(params[name]).toLowerCase()
      if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value)) {
        throw new DomainError('NOT_FOUND', 'There is nothing here, or it is not yours to see.')
      }
      return value
    },
  }
}

function textParam(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** A JSON answer to a read that has no validator of its own gets that of its text. */
async function withValidator(answer: ServiceResponse): Promise<ServiceResponse> {
  if (answer.etag || answer.content || (answer.status ?? 200) !== 200) return answer
  const text = answer.text ?? (await answer.lazyText?.()) ?? JSON.stringify(answer.body ?? {})
  return {
    ...answer,
    lazyText: async () => text,
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  }
}

async function replyOf(
  given: ServiceResponse,
  asked: HttpRequest,
  { url, requestId }: { url: URL; requestId: string },
): Promise<HttpResponse> {
  const isRead = asked.method === 'GET' || asked.method === 'HEAD'
  const headers: Record<string, string> = {
    'x-request-id': requestId,
    'cache-control': given.isPublic ? 'public, no-cache' : 'private, no-store',
    vary: 'authorization, cookie, accept-encoding',
  }
  const answer = isRead ? await withValidator(given) : given
  if (answer.etag) headers.etag = answer.etag
  if (answer.isReplay) headers['idempotent-replayed'] = 'true'
  if (isRead && answer.etag && matchesEtag(asked.headers.get('if-none-match'), answer.etag)) {
    const cacheControl = answer.content?.headers['cache-control']
    return { status: 304, headers: { ...headers, ...(cacheControl && { 'cache-control': cacheControl }) }, body: null }
  }
  const status = answer.status ?? 200
  if (answer.content) {
    const { body } = answer.content
    const bytes = typeof body !== 'function' ? body : asked.method === 'HEAD' ? null : await body()
    return { status, headers: { ...headers, ...answer.content.headers }, body: bytes }
  }
  headers['content-type'] = 'application/json; charset=utf-8'
  const isGzipWanted = takesGzip(asked)
  // One address and one validator: one text, whoever asks.
  const key = isRead && answer.isPublic && answer.etag ? `${url.pathname}${url.search} ${answer.etag}` : null
  const kept = isGzipWanted && key !== null ? keptGzip(key) : null
  const text = kept ? '' : (answer.text ?? (await answer.lazyText?.()) ?? JSON.stringify(answer.body ?? {}))
  if (!kept && !(isGzipWanted && isWorthGzip(text))) return { status, headers, body: text }

  const bytes = kept ?? (await gzip(text))
  if (!kept && key !== null) keepGzip(key, bytes)
  headers['content-encoding'] = 'gzip'
  // Two encodings of one text are equal in meaning, not byte for byte.
  if (isRead && answer.etag) headers.etag = `W/${answer.etag.replace(/^W\//, '')}`
  return { status, headers, body: bytes }
}

async function problemReply({ status, headers, text }: Problem, asked: HttpRequest): Promise<HttpResponse> {
  if (!takesGzip(asked) || !isWorthGzip(text)) return { status, headers, body: text }
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: await gzip(text) }
}

function takesGzip(asked: HttpRequest): boolean {
  return asked.isCompressedHere === true && acceptsGzip(asked.headers.get('accept-encoding'))
}

function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag))
}
