import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { PRODUCT_NAME } from '@/lib/domain/product'

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20
/** Clocks of phones differ: the code before and the one after also count (RFC 6238, 5.2). */
const STEPS_ASIDE = 1

/** SHA-1, six digits and 30 seconds: what every authenticator app knows. */
function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(secret) })
}

/** The secret in the letters that apps read. */
export function totpSecret(random: Buffer): string {
  return base32(random.subarray(0, SECRET_BYTES))
}

export function base32(bytes: Buffer): string {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32
}

/** The time step of a code, or null when it is not right now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // The library throws for digits of other scripts.
  if (!/^[0-9]{6}$/.test(code)) return null
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const aside = totp.validate({ token: code, timestamp, window: STEPS_ASIDE })
  return aside === null ? null : totp.counter({ timestamp }) + aside
}

/** The address that an app reads, and its QR code as the address of a picture. */
export function enrolmentOf(secret: string, email: string): { address: string; picture: string } {
  const address = totpOf(secret, email).toString()
  return { address, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4 }))}` }
}
