import 'server-only'
import { decode } from 'next-auth/jwt'
import { env, isHttps } from '@/lib/config/env'
import { authRequired } from '@/lib/domain/errors'

/** On https the name prefix binds the cookie to exactly this host; on plain http a browser would refuse that name. */
export function sessionCookieName(): string {
  return isHttps(env()) ? '__Host-next-auth.session-token' : 'next-auth.session-token'
}

export function authSecret(): string {
  const secret = env().NEXTAUTH_SECRET
  if (!secret) throw new Error('NEXTAUTH_SECRET is not set')
  return secret
}

/** The sid in a session cookie's value; null for anything that this server did not issue. */
export async function sidOfCookie(value: string | undefined): Promise<string | null> {
  if (!value) return null
  const secret = authSecret()
  const claims = await decode({ token: value, secret }).catch(() => null)
  return typeof claims?.sid === 'string' ? claims.sid : null
}

/** One cookie of a Cookie header. */
export function cookieValue(header: string | null, name: string): string | undefined {
  return cookieValues(header, name)[0]
}

/**
 * The session cookie of a Cookie header; undefined without one. Of two, parsers take the first or the last: another site under our
 * domain can add one of its own.
 * @throws AUTH_REQUIRED when there are two
 */
export function sessionCookieOf(header: string | null): string | undefined {
  const [value, second] = cookieValues(header, sessionCookieName())
  if (second !== undefined) throw authRequired()
  return value
}

/** Ours is base64url, so nothing needs decoding. */
function cookieValues(header: string | null, name: string): string[] {
  return (header?.split(';') ?? []).flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : []
  })
}
