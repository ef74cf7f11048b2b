import 'server-only'
import { createHmac } from 'node:crypto'
import { env, isHttps } from '@/lib/config/env'
import { serverSecret, serverSecrets } from '@/lib/config/server-secret'
import { isSameHash } from '@/lib/services/accounts/secret'
import type { KnownDevice } from '@/lib/services/accounts/sign-in'

/** How long a browser that signed in counts as one of the account's. */
const SECONDS_MAX = 90 * 24 * 60 * 60
/** More cookies than people have accounts are not looked at. */
const COOKIES_MAX = 20

const prefix = () => `${isHttps(env()) ? '__Secure-' : ''}known-device-`

/**
 * The cookie that says that this browser has signed in to this account: one for each account, so that people who share a browser
 * do not take it from each other. It opens nothing.
 */
export function knownDeviceCookie({ account, deviceId }: KnownDevice, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + SECONDS_MAX
  const claims = `${account}.${deviceId}.${expires}`
  const name = `${prefix()}${account.slice(0, 16)}`
  const flags = `Path=/api/auth; Max-Age=${SECONDS_MAX}; HttpOnly; SameSite=Lax${isHttps(env()) ? '; Secure' : ''}`
  return `${name}=${claims}.${signature(claims)}; ${flags}`
}

/** The accounts that this browser has signed in to: only from cookies that this server signed. */
export function knownDevices(header: string | null, now: Date): KnownDevice[] {
  const named = (header ?? '').split(';').map((pair) => pair.trim())
  return named
    .filter((pair) => pair.startsWith(prefix()))
    .slice(0, COOKIES_MAX)
    .flatMap((pair) => knownDevice(pair.slice(pair.indexOf('=') + 1), now) ?? [])
}

function knownDevice(value: string, now: Date): KnownDevice | null {
  const [account = '', deviceId = '', expires = '', signed = ''] = value.split('.')
  const claims = `${account}.${deviceId}.${expires}`
  if (!serverSecrets().some((secret) => isSameHash(signature(claims, secret), signed))) return null
  return Number(expires) * 1000 > now.getTime() ? { account, deviceId } : null
}

function signature(claims: string, secret = serverSecret()): string {
  return createHmac('sha256', secret).update(`known-device ${claims}`).digest('base64url')
}
