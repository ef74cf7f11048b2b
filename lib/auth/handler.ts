import 'server-only'
import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { env, isHttps } from '@/lib/config/env'
import { DomainError } from '@/lib/domain/errors'
import { closeSession } from '@/lib/services/accounts/sessions'
import type { KnownDevice } from '@/lib/services/accounts/sign-in'
import { contextFor } from '@/lib/services/shared/context'
import { knownDeviceCookie } from './known-device'
import { type AuthRun, authOptions } from './options'
import { cookieValue, sessionCookieName, sidOfCookie } from './session-cookie'

export interface AuthRouteContext {
  params: Promise<{ nextauth: string[] }>
}

/**
 * next-auth's own endpoints.
 * @throws AUTH_REQUIRED, RATE_LIMITED, UNAVAILABLE, VALIDATION_FAILED and CROSS_ORIGIN, which next-auth would answer with a redirect
 */
export async function handleAuth(
  request: NextRequest,
  context: AuthRouteContext,
  run: Omit<AuthRun, 'refuse' | 'remember'>,
): Promise<Response> {
  const refusals: unknown[] = []
  const devices: KnownDevice[] = []
  const options = authOptions({
    ...run,
    refuse: (error) => refusals.push(error),
    remember: (device) => devices.push(device),
  })
  const response: Response = await NextAuth(request, context, options)
  if (refusals.length > 0) throw refusals[0]
  const [action] = (await context.params).nextauth
  if (action === 'callback' && !setsCookie(response, sessionCookieName())) {
    throw new DomainError(
      'CROSS_ORIGIN',
      'This form is out of date, or it came from another site. Load the page again.',
    )
  }
  for (const device of devices) response.headers.append('set-cookie', knownDeviceCookie(device, new Date()))
  return response
}

function setsCookie(response: Response, name: string): boolean {
  return response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`))
}

/**
 * Ends the session of this browser. The caller has checked where the request came from. Works as a plain form, without
 * any script.
 */
export async function signOut(request: Request, requestId: string): Promise<Response> {
  const name = sessionCookieName()
  const sid = await sidOfCookie(cookieValue(request.headers.get('cookie'), name))
  if (sid) await closeSession(contextFor({ actor: null, requestId }), sid)
  const expired = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isHttps(env()) ? '; Secure' : ''}`
  return new Response(null, { status: 303, headers: { location: '/', 'set-cookie': expired } })
}
