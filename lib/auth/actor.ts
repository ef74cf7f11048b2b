import 'server-only'
import { bearerToken } from '@/lib/domain/account/api-token'
import { tokenRefused } from '@/lib/domain/errors'
import type { Identity } from '@/lib/services/accounts/actor-of'
import { identityOfSession } from '@/lib/services/accounts/sessions'
import { identityOfToken } from '@/lib/services/accounts/tokens'
import { contextFor } from '@/lib/services/shared/context'
import { sessionCookieOf, sidOfCookie } from './session-cookie'

export type { Identity }

/**
 * Who sends this request (reference 2.2). If there is an Authorization header, it alone decides: cookies are
 * ignored, and an unknown token is refused rather than treated as anonymous.
 * @returns null when the request carries neither a header nor a live session
 * @throws AUTH_REQUIRED for a header without a live token, and for two session cookies; UNAVAILABLE
 */
export async function getIdentity(request: {
  headers: { get(name: string): string | null }
}): Promise<Identity | null> {
  const authorization = request.headers.get('authorization')
  if (authorization === null) {
    const cookies = request.headers.get('cookie')
    return cookies === null ? null : identityOfCookie(sessionCookieOf(cookies))
  }
  const token = bearerToken(authorization)
  const identity = token && (await identityOfToken(contextFor({ actor: null, requestId: '' }), token))
  if (!identity) throw tokenRefused()
  return identity
}

/** The identity behind the session cookie; null if the cookie is not ours or its session has ended. */
export async function identityOfCookie(value: string | undefined): Promise<Identity | null> {
  const sid = await sidOfCookie(value)
  return sid === null ? null : identityOfSession(contextFor({ actor: null, requestId: '' }), sid)
}
