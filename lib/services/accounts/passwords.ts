import 'server-only'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { processWide } from '@/lib/config/process-wide'
import { foldPassword, PASSWORD_LENGTH_MAX } from '@/lib/domain/account/passwords/password'
import { KeyedGate } from '../shared/keyed-gate'
import { newSecret } from './secret'

/** argon2id (the library's default) at the cost that OWASP recommends: 19 MiB, two passes, one lane; about 50 ms. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** For the passwords of existing accounts: two hashes at a time, a queue of a second or two, then 503. */
export function passwordGate(): KeyedGate {
  return processWide('password-gate', () => new KeyedGate({ runningMax: 2, waitingMax: 64 }))
}

/** For browsers that have signed in before: their own share, so that a flood of strangers never turns them away. */
export function knownDeviceGate(): KeyedGate {
  return processWide('known-device-gate', () => new KeyedGate({ runningMax: 1, waitingMax: 64 }))
}

/** New accounts have their own share, so that a flood of them never turns away people who sign in: a queue of three seconds, then 503. */
export function newAccountGate(): KeyedGate {
  return processWide('new-account-gate', () => new KeyedGate({ runningMax: 1, waitingMax: 64 }))
}

export function hashPassword(password: string): Promise<string> {
  return hash(foldPassword(password), COST)
}

/**
 * Whether this is the account's password. Without an account (null) it is false and takes as long, so that the response time does not show
 * which addresses have an account.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const noOnes = await processWide('no-ones-password-hash', () => hash(newSecret(), COST))
  const isPossible = passwordHash !== null && password.length <= 2 * PASSWORD_LENGTH_MAX
  const typed = isPossible ? foldPassword(password) : ''
  const isRight = await verify(isPossible ? passwordHash : noOnes, typed)
  return isPossible && isRight
}

/** Whether a hash was made at another cost than today's. It is renewed when its password is next typed. */
export function isOutdatedHash(passwordHash: string): boolean {
  const made = parseOptions(passwordHash)
  return made.memoryCost !== COST.memoryCost || made.timeCost !== COST.timeCost || made.parallelism !== COST.parallelism
}
