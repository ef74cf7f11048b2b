import 'server-only'
import { bearerToken } from '@/lib/domain/account/api-token'
import type { Actor } from '@/lib/domain/actor'
import { authRequired } from '@/lib/domain/errors'
import { actorOfSession } from '@/lib/services/accounts/sessions'
import { actorOfToken } from '@/lib/services/accounts/tokens'
import { contextFor } from '@/lib/services/shared/context'
import { cookieValue, sessionCookieName, sidOfCookie } from './session-cookie'

/**
 * Who sends this request (contract section 2). An Authorization header decides alone: cookies beside it are not looked at, and one that
 * names nobody is refused rather than taken as nobody.
 * @returns null when the request carries neither a header nor a live session
 * @throws AUTH_REQUIRED for a header without a live token; UNAVAILABLE
 */
export async function getActor(request: { headers: { get(name: string): string | null } }): Promise<Actor | null> {
  const authorization = request.headers.get('authorization')
  if (authorization === null) {
    const cookies = request.headers.get('cookie')
    return cookies === null ? null : actorOfCookie(cookieValue(cookies, sessionCookieName()))
  }
  const token = bearerToken(authorization)
  const actor = token && (await actorOfToken(contextFor({ actor: null, requestId: '' }), token))
  if (!actor) throw authRequired()
  return actor
}

/** Whose session this cookie's value carries; null when it is none of ours or has ended. */
export async function actorOfCookie(value: string | undefined): Promise<Actor | null> {
  const sid = await sidOfCookie(value)
  return sid === null ? null : actorOfSession(contextFor({ actor: null, requestId: '' }), sid)
}
