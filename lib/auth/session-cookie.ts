import 'server-only'
import { decode } from 'next-auth/jwt'
import { env, isHttps } from '@/lib/config/env'

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

/** One cookie of a Cookie header. Ours is base64url, so nothing needs decoding. */
export function cookieValue(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
