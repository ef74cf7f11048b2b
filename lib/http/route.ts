import { v7 as uuidv7 } from 'uuid'
import { getActor } from '@/lib/auth/actor'
import { log } from '@/lib/config/log'
import type { Actor } from '@/lib/domain/actor'
import type { Answer, Call } from '@/lib/domain/call'
import { authRequired, DomainError } from '@/lib/domain/errors'
import { isModuleKey, type ModuleKey } from '@/lib/domain/modules/keys'
import { problemResponse, publicError, statusOf } from './error-response'
import { readJsonBody } from './json-body'
import { consumeRequest } from './rate-limit'
import { requireSameOrigin } from './same-origin'

/** A catch-all part is a list; none of ours is read. */
type Params = Record<string, string | string[] | undefined>
type RouteHandler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

interface RouteSpec<A extends Actor | null> {
  /** "open": anyone may ask, the actor is null when nobody is signed in. "actor": 401 without one. */
  access: A extends Actor ? 'actor' : 'open'
  run: (call: Call<A>, params: RouteParams) => Promise<Answer>
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

/** A route that needs an actor. */
export function actorRoute(run: RouteSpec<Actor>['run']): RouteHandler {
  return defineRoute<Actor>({ access: 'actor', run })
}

function defineRoute<A extends Actor | null>(spec: RouteSpec<A>): RouteHandler {
  return async (request, context) => {
    const startedAt = performance.now()
    const requestId = request.headers.get('x-request-id') ?? uuidv7()
    const url = new URL(request.url)
    let actorId = ''
    let response: Response
    try {
      const address = request.headers.get('x-client-address') ?? 'unknown'
      await consumeRequest(`address:${address}`)
      const actor = await getActor(request)
      actorId = actor?.userId ?? ''
      if (spec.access === 'actor' && !actor) throw authRequired()
      if (actor) await consumeRequest(`account:${actor.userId}`)
      if (actor?.via.kind === 'session') requireSameOrigin(request)
      const call: Call = {
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
      const answer = await spec.run(call as Call<A>, routeParams(await context.params))
      response = await answerResponse(answer, request, requestId)
    } catch (error) {
      const failure = publicError(error)
      if (statusOf(failure.code) >= 500) {
        log().error({ requestId, route: url.pathname, err: describeFailure(error) }, 'request failed')
      }
      response = problemResponse(failure, requestId, failure.extras.isReplay ? { 'idempotent-replayed': 'true' } : {})
    }
    log().info({
      requestId,
      actorId,
      method: request.method,
      route: url.pathname,
      status: response.status,
      ms: Math.round(performance.now() - startedAt),
    })
    return response
  }
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

async function answerResponse(answer: Answer, request: Request, requestId: string): Promise<Response> {
  const headers: Record<string, string> = {
    'x-request-id': requestId,
    'cache-control': answer.isPublic ? 'public, no-cache' : 'private, no-store',
    vary: 'authorization, cookie',
  }
  if (answer.etag) headers.etag = answer.etag
  if (answer.isReplay) headers['idempotent-replayed'] = 'true'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && answer.etag && matchesEtag(request.headers.get('if-none-match'), answer.etag)) {
    return new Response(null, { status: 304, headers })
  }
  if (answer.content) {
    return new Response(answer.content.body, {
      status: answer.status ?? 200,
      headers: { ...headers, ...answer.content.headers },
    })
  }
  const text = answer.text ?? (await answer.lazyText?.()) ?? JSON.stringify(answer.body ?? {})
  headers['content-type'] = 'application/json; charset=utf-8'
  return new Response(text, { status: answer.status ?? 200, headers })
}

function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag))
}

function describeFailure(error: unknown): { name: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { name: 'unknown', message: '', stack: '' }
  return { name: error.name, message: error.message, stack: error.stack ?? '' }
}
