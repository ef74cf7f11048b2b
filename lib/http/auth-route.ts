import { NextRequest } from 'next/server'
import { type AuthRouteContext, handleAuth, signOut } from '@/lib/auth/handler'
import { log } from '@/lib/config/log'
import { newId } from '@/lib/config/new-id'
import { statusOf } from '@/lib/contract/problem'
import type { RequestLogLine } from '@/lib/contract/readback/readback-facts'
import { DomainError, notFound } from '@/lib/domain/errors'
import { problemResponse, publicError } from './error-response'
import { readAtMost } from './json-body'
import { type Allowance, consumeRequest, rateLimitHeaders } from './rate-limit'
import { requireSameOrigin } from './same-origin'

/** next-auth's other actions are for providers that we do not have, or let anyone write into our log. */
const ACTIONS: Record<string, readonly string[]> = {
  GET: ['csrf', 'session', 'providers', 'signin', 'signout', 'error'],
  POST: ['callback', 'signout'],
}
const BODY_BYTES_MAX = 16 * 1024

/** The route of next-auth: it has its own responses, and the limits, log line and failures of every route (lib/http/route.ts). */
export async function authRoute(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const startedAt = performance.now()
  const requestId = request.headers.get('x-request-id') ?? newId()
  const address = request.headers.get('x-client-address') ?? 'unknown'
  const spent: Allowance[] = []
  let response: Response
  try {
    await consumeRequest('address', address, spent)
    response = await respond(request, context, { requestId, address })
    response.headers.set('x-request-id', requestId)
    response.headers.set('cache-control', 'private, no-store')
  } catch (error) {
    const failure = publicError(error)
    if (statusOf(failure.code) >= 500) {
      const [name, message] = error instanceof Error ? [error.name, error.message] : ['unknown', '']
      log().error({ requestId, route: request.nextUrl.pathname, err: { name, message } }, 'request failed')
    }
    response = problemResponse(failure, requestId)
  }
  for (const [name, value] of Object.entries(rateLimitHeaders(spent))) response.headers.set(name, value)
  const line: Omit<RequestLogLine, 'actorId'> = {
    requestId,
    method: request.method,
    route: request.nextUrl.pathname,
    status: response.status,
    ms: Math.round(performance.now() - startedAt),
  }
  log().info(line)
  return response
}

async function respond(
  request: NextRequest,
  context: AuthRouteContext,
  run: { requestId: string; address: string },
): Promise<Response> {
  const [action = ''] = (await context.params).nextauth
  if (!ACTIONS[request.method]?.includes(action)) throw notFound()
  if (request.method !== 'POST') return handleAuth(request, context, run)

  const fields = await readFields(request)
  if (action === 'signout' && !('csrfToken' in fields)) {
    requireSameOrigin(request)
    return signOut(request, run.requestId)
  }
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const body = JSON.stringify(fields)
  return handleAuth(new NextRequest(request.url, { method: 'POST', headers, body }), context, run)
}

/**
 * The fields of a form or of a flat JSON object, as text: next-auth reads a body of any size and trusts its shape.
 * @throws TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, BAD_JSON
 */
async function readFields(request: Request): Promise<Record<string, string>> {
  const text = await readText(request)
  const type = request.headers.get('content-type') ?? ''
  if (/^application\/json\s*(;|$)/i.test(type)) {
    const body = parseObject(text)
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, asText(value)]))
  }
  if (text === '' || /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the fields as a form or as application/json.')
}

function parseObject(text: string): object {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  } catch {
    // The same response as for JSON that is not an object.
  }
  throw new DomainError('BAD_JSON', 'The body is not a JSON object.')
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'boolean' || typeof value === 'number' ? `${value}` : ''
}

async function readText(request: Request): Promise<string> {
  const bytes = await readAtMost(request.body, BODY_BYTES_MAX)
  if (bytes === null) throw new DomainError('TOO_LARGE', `The body is larger than ${BODY_BYTES_MAX / 1024} KiB.`)
  return new TextDecoder().decode(bytes)
}
