import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'

const CIPHER = 'aes-256-gcm'

/** The secret that the server signs and encrypts with. */
export function serverSecret(): string {
  return serverSecrets()[0]
}

/** The secrets that count: the server's own first, and while a rotation lasts the one before it. */
export function serverSecrets(): [string, ...string[]] {
  const { NEXTAUTH_SECRET: secret, NEXTAUTH_SECRET_PREVIOUS: previous } = env()
  if (!secret) throw new Error('NEXTAUTH_SECRET is not set')
  return previous && previous !== secret ? [secret, previous] : [secret]
}

/** Names a secret without telling it. */
export function secretId(secret: string): string {
  return createHash('sha256').update(`secret ${secret}`).digest('hex').slice(0, 12)
}

/**
 * Encrypts a text to be stored (AES-256-GCM).
 * @param owner whose text it is: moved to another owner's row it cannot be read
 */
export function seal(text: string, owner: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv(CIPHER, sealingKey(serverSecret()), iv).setAAD(Buffer.from(owner))
  const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(parts).toString('base64url')
}

/** @returns null for what was not sealed for this owner with a secret that counts */
export function unseal(sealed: string, owner: string): string | null {
  for (const secret of serverSecrets()) {
    const text = unsealWith(secret, sealed, owner)
    if (text !== null) return text
  }
  return null
}

/** Whether the server's own secret opens it. */
export function isSealedNow(sealed: string, owner: string): boolean {
  return unsealWith(serverSecret(), sealed, owner) !== null
}

/** The text sealed with the server's own secret, or null when it is already, or cannot be read. */
export function sealAgain(sealed: string, owner: string): string | null {
  if (isSealedNow(sealed, owner)) return null
  const text = unseal(sealed, owner)
  return text === null ? null : seal(text, owner)
}

function unsealWith(secret: string, sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, sealingKey(secret), bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-16))
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function sealingKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'stored secrets', 32))
}

/**
 * A secret that a replay under the same Idempotency-Key can show again, though it is not stored: it is derived from the server's own
 * secret.
 * @param id names what it is the secret of
 * @param secret the one that counted the first time
 */
export function repeatableSecret(purpose: string, id: string, idempotencyKey: string, secret = serverSecret()): string {
  return createHmac('sha256', secret).update(`${purpose}\n${id}\n${idempotencyKey}`).digest('base64url')
}
