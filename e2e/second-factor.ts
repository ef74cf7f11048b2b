import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app with this secret shows, now or in the next half minute, which counts already. */
export function appCode(secret: string, when: 'now' | 'next' = 'now'): string {
  const timestamp = Date.now() + (when === 'next' ? 30_000 : 0)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}
