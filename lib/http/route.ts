import { z } from 'zod'
import { getIdentity, type Identity } from '@/lib/auth/actor'
import { describeFailure, log } from '@/lib/config/log'
import { newId } from '@/lib/config/new-id'
import { Outcome } from '@/lib/contract/outcome'
import { statusOf } from '@/lib/contract/problem'
import { readQuery } from '@/lib/contract/queries/parameters'
import type { RequestLogLine } from '@/lib/contract/readback/readback-facts'
import { type PathParameters, pathParameters, type RouteDeclaration, scopeOf } from '@/lib/contract/route'
import { VERSION_HEADER, versionHeaders } from '@/lib/contract/version'
import type { TokenScope } from '@/lib/domain/account/api-token'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { authRequired, forbidden, notFound } from '@/lib/domain/errors'
import { isModuleKey } from '@/lib/domain/modules/keys'
import { unknownModule } from '@/lib/domain/modules/unknown-module'
import { uuidOf } from '@/lib/domain/uuid'
import { contextFor, type ServiceContext } from '@/lib/services/shared/context'
import { envelopeText } from './envelope'
import { problemOf, publicError } from './error-response'
import { readJsonBody } from './json-body'
import type { HttpRequest, HttpResponse, RouteResponse } from './message'
import { type Allowance, consumeRequest, rateLimitHeaders } from './rate-limit'
import { problemResponseOf, responseOf } from './respond'
import { requireSameOrigin } from './same-origin'
import { amongUploads } from './uploads-at-once'

/** A catch-all part is a list; our routes have none. */
type Params = Record<string, string | string[] | undefined>

/** A route for Next, and the same route for our server in front of Next, which has no web Request. */
export interface RouteHandler {
  (request: Request, context: { params: Promise<Params> }): Promise<Response>
  reply(request: HttpRequest, params: Params): Promise<HttpResponse>
}

export interface DeclaredHandler extends RouteHandler {
  declaration: RouteDeclaration
}

type ActorOf<D extends RouteDeclaration> = D['access'] extends 'open' ? Actor | null : Actor
type QueryOf<D extends RouteDeclaration> = D extends { query: infer Q extends z.ZodObject } ? z.infer<Q> : undefined

/** A request as the gate of a route gets it. */
export interface GateRequest<D extends RouteDeclaration> {
  ctx: ServiceContext<ActorOf<D>>
  params: PathParameters<D['path']>
  /** The query as sent, for a route whose parameters depend on the module or the caller. */
  search: URLSearchParams
  /** A request header by its lower-case name; null when absent. */
  header(name: string): string | null
  /** Whether the body says that it is JSON. */
  isJson: boolean
  /** The JSON body within the contract's limits. It is read only once. */
  readJson(): Promise<unknown>
  /** The same where a body is optional: undefined when none was sent, or one that does not say that it is JSON. */
  readJsonIfSent(): Promise<unknown>
  /** The raw body of what is not JSON: streamed, read once. */
  bodyStream: ReadableStream<Uint8Array> | null
}

/** A request as a route's function gets it, parsed as the declaration says. */
export interface RouteRequest<D extends RouteDeclaration> extends GateRequest<D> {
  query: QueryOf<D>
}

type Result = object | Outcome<object>

interface RouteFunctions<D extends RouteDeclaration, Gate, R extends Result> {
  /** Decides before query and body are read whether the caller may do this at all, such as the entitlement of a paid write. */
  gate?: (request: GateRequest<D>) => Promise<Gate>
  run: (request: RouteRequest<D> & { gate: Gate; body: unknown }) => Promise<R>
  /** Makes the response when it is not just the record: a file, a stream, stored text. */
  respond?: (result: R, request: RouteRequest<D>) => RouteResponse | Promise<RouteResponse>
  /** Entity tag of a read that has a version: `"<version>-<hash of the text>"`. */
  versionOf?: (result: R) => number
}

/** Binds a declared route to the service verb that does it. */
export function handle<const D extends RouteDeclaration, R extends Result, Gate = undefined>(
  declaration: D,
  functions: RouteFunctions<D, Gate, R> | RouteFunctions<D, Gate, R>['run'],
): DeclaredHandler {
  const { gate, run, respond, versionOf } =
    typeof functions === 'function' ? ({ run: functions } as RouteFunctions<D, Gate, R>) : functions
  const names = pathParameters(declaration.path)
  const handler = serve({
    access: declaration.access === 'open' ? 'open' : 'actor',
    limit: declaration.limit,
    run: async (sent, params, { identity, requestId, address, url }) => {
      const actor = identity?.actor ?? null
      requireScope(actor, scopeOf(declaration))
      if (declaration.access === 'admin' && !(actor && hasRole(actor, 'admin'))) {
        throw forbidden('Only admins can do this.')
      }
      const header = (name: string) => sent.headers.get(name)
      const conditions = {
        idempotencyKey: header('idempotency-key'),
        scope: url.pathname,
        ifMatch: header('if-match'),
      }
      const origin = { requestId, address, sellerRow: identity?.sellerRow }
      let body: Promise<unknown> | null = null
      const received: GateRequest<D> = {
        ctx: contextFor({ actor: actor as ActorOf<D>, ...origin, conditions }),
        params: Object.fromEntries(names.map((name) => [name, pathParameter(name, params[name])])) as never,
        search: url.searchParams,
        header,
        isJson: /^application\/json\b/i.test(header('content-type') ?? ''),
        readJson: () => {
          body ??= readJsonBody(sent, { textMax: declaration.textMax })
          return body
        },
        readJsonIfSent: () => {
          body ??= received.isJson
            ? readJsonBody(sent, { textMax: declaration.textMax, isOptional: true })
            : Promise.resolve(undefined)
          return body
        },
        get bodyStream() {
          return sent.body
        },
      }
      const passed = (await gate?.(received)) as Gate
      const isJson = declaration.body?.json !== undefined && !declaration.body.form && !declaration.body.isOptional
      const parsed = isJson ? await received.readJson() : undefined
      const query =
        declaration.query instanceof z.ZodObject ? readQuery(declaration.query, url.searchParams) : undefined
      const request = Object.assign(received, { query: query as QueryOf<D> })
      const result = await run(Object.assign(request, { gate: passed, body: parsed }))
      if (respond) return { isPublic: declaration.isPublic, ...(await respond(result, request)) }
      return recordResponse(result, declaration, versionOf)
    },
  })
  return Object.assign(handler, { declaration })
}

/** @throws FORBIDDEN for a token that may not do this, whatever its account may do */
function requireScope(actor: Actor | null, scope: TokenScope): void {
  if (actor?.via.kind !== 'token' || actor.via.scopes.includes(scope)) return
  throw forbidden(`This token does not have the scope "${scope}".`)
}

/** The spec's envelope around a record, with the status and headers that follow from what was done. */
function recordResponse<R extends Result>(
  result: R,
  { responses, isPublic }: RouteDeclaration,
  versionOf: ((result: R) => number) | undefined,
): RouteResponse {
  const successes = Object.keys(responses).map(Number)
  const [only] = successes
  const isOutcome = result instanceof Outcome
  const status = successes.length === 1 && only ? only : isOutcome && result.isNew ? 201 : 200
  const text = envelopeText(isOutcome ? result.record : result)
  if (!isOutcome) return { status, text, version: versionOf?.(result), isPublic }
  const { version, isReplay } = result
  return { status, text, isReplay, ...(version === null ? {} : { etag: `"${version}"` }) }
}

function pathParameter(name: string, value: string | string[] | undefined): string {
  if (name !== 'moduleKey') return uuidOf(textParam(value))
  const key = textParam(value)
  if (!isModuleKey(key)) throw unknownModule(key)
  return key
}

function textParam(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** Responds to every other path of the API, which must not get a page. */
export const unknownRoute: RouteHandler = serve({ access: 'open', run: () => Promise.reject(notFound()) })

interface Served {
  access: 'open' | 'actor'
  limit?: 'uploads' | undefined
  run: (request: HttpRequest, params: Params, from: Origin) => Promise<RouteResponse>
}

/** Where a request comes from. */
interface Origin {
  identity: Identity | null
  requestId: string
  address: string
  url: URL
}

/** What every route does around its own work: limits, identity, failures, the log line. */
function serve({ access, limit, run }: Served): RouteHandler {
  const reply = async (request: HttpRequest, params: Params): Promise<HttpResponse> => {
    const startedAt = performance.now()
    const requestId = request.headers.get('x-request-id') ?? newId()
    const url = new URL(request.url)
    const spent: Allowance[] = []
    let actorId = ''
    let response: HttpResponse
    try {
      const address = request.headers.get('x-client-address') ?? 'unknown'
      await consumeRequest('address', address, spent)
      const version = versionHeaders(request.headers.get(VERSION_HEADER))
      const identity = await getIdentity(request)
      const actor = identity?.actor ?? null
      actorId = actor?.userId ?? ''
      if (access === 'actor' && !actor) throw authRequired()
      if (actor) await consumeRequest('account', actor.userId, spent)
      if (actor && limit) await consumeRequest(limit, actor.userId, spent)
      if (actor?.via.kind === 'session') requireSameOrigin(request)
      const work = () => run(request, params, { identity, requestId, address, url })
      const result = actor && limit ? await amongUploads(actor.userId, work) : await work()
      response = await responseOf(result, request, { url, requestId })
      Object.assign(response.headers, version)
    } catch (error) {
      const failure = publicError(error)
      if (statusOf(failure.code) >= 500) {
        log().error({ requestId, route: url.pathname, err: describeFailure(error) }, 'request failed')
      }
      const problem = problemOf(failure, requestId, failure.extras.isReplay ? { 'idempotent-replayed': 'true' } : {})
      response = await problemResponseOf(problem, request)
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
