import 'server-only'
import { decode, type JWT } from 'next-auth/jwt'
import { env, isHttps } from '@/lib/config/env'
import { serverSecrets } from '@/lib/config/server-secret'
import { authRequired } from '@/lib/domain/errors'

/** On https the name prefix binds the cookie to exactly this host; on plain http a browser would refuse that name. */
export function sessionCookieName(): string {
  return isHttps(env()) ? '__Host-next-auth.session-token' : 'next-auth.session-token'
}

/** The claims of a cookie that this server encrypted, with a secret that counts. */
export async function claimsOf(token: string | undefined): Promise<JWT | null> {
  for (const secret of serverSecrets()) {
    const claims = await decode({ token, secret }).catch(() => null)
    if (claims) return claims
  }
  return null
}

/** The sid in a session cookie's value; null for anything that this server did not issue. */
export async function sidOfCookie(value: string | undefined): Promise<string | null> {
  if (!value) return null
  const claims = await claimsOf(value)
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
