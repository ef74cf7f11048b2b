import 'server-only'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, shown to their holder once and stored as a hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Plain sha256 is enough: 256 random bits cannot be guessed from their hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
