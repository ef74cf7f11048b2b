import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'

const CIPHER = 'aes-256-gcm'

/** The secret that the server signs and encrypts with. */
export function serverSecret(): string {
  const secret = env().NEXTAUTH_SECRET
  if (!secret) throw new Error('NEXTAUTH_SECRET is not set')
  return secret
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

/** @returns null for what was not sealed for this owner with the server's secret */
export function unseal(sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, sealingKey(serverSecret()), bytes.subarray(0, 12), { authTagLength: 16 })
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
 */
export function repeatableSecret(purpose: string, id: string, idempotencyKey: string): string {
  return createHmac('sha256', serverSecret()).update(`${purpose}\n${id}\n${idempotencyKey}`).digest('base64url')
}
