import 'server-only'
import { type Executor, inTransaction, withDeadline } from '@/db/client'
import { findSuspension, findUserByEmail, type UserRow, updatePasswordHash } from '@/db/queries/accounts/users'
import { fingerprint, log } from '@/lib/config/log'
import { normaliseEmail } from '@/lib/domain/account/email'
import { howToReach } from '@/lib/domain/entitlement/operator-contact'
import { DomainError } from '@/lib/domain/errors'
import { audit } from '../audit/audit'
import { operatorContact } from '../entitlement/operator-contact'
import type { ServiceContext } from '../shared/context'
import {
  type Attempts,
  accountHash,
  countFailure,
  forgiveAccount,
  rememberAddress,
  requireAttemptsLeft,
  signInAttempts,
} from './attempts'
import { hashPassword, isOutdatedHash, isPassword, knownDeviceGate, passwordGate } from './passwords'
import { secondStepProblem } from './second-factor/second-step'
import { newSecret } from './secret'
import { closeSession, openSession } from './sessions'

export interface SignInAttempt {
  email: string
  password: string
  /** Of the authenticator app, or a recovery code. */
  code?: string
  /** The network address it came from. */
  address: string
  userAgent: string
  /** The previous session of this browser. It ends, so that a browser never has two. */
  previousSid: string | null
  /** The accounts that this browser has signed in to, from its signed cookies. */
  devices: readonly KnownDevice[]
}

/** A browser that has signed in to an account. */
export interface KnownDevice {
  /** The hash of the account's e-mail address. */
  account: string
  deviceId: string
}

export interface SignedIn {
  userId: string
  sid: string
  device: KnownDevice
}

/**
 * Opens a session for the right address and password, and the right code where the account has two-step sign-in. An unknown address and a wrong password give the same result: in words, status, time
 * and in what they count.
 * @throws AUTH_REQUIRED, RATE_LIMITED, UNAVAILABLE
 */
export async function signIn(ctx: ServiceContext, attempt: SignInAttempt): Promise<SignedIn> {
  const email = normaliseEmail(attempt.email)
  const named = email ?? attempt.email
  const account = accountHash(named)
  const device = attempt.devices.find((known) => known.account === account) ?? null
  const { address } = attempt
  const attempts = await signInAttempts(ctx, { email: named, address, deviceId: device?.deviceId ?? null })
  // Before the queue too: whoever has to wait takes no place in it.
  await requireAttemptsLeft(ctx, attempts)
  // A flood of strangers must not turn away the browsers of owners.
  const gate = device === null ? passwordGate() : knownDeviceGate()
  // One after the other per account: guesses that arrive together must not all pass before the first is counted.
  const user = await gate.run(attempts.account, () => verify(ctx, email, attempt.password, attempts))
  await refuseSuspended(ctx.db, user)
  await requireSecondStep(ctx, user, { code: attempt.code ?? '', device })
  if (attempt.previousSid) await closeSession(ctx, attempt.previousSid)
  const sid = await openSession(ctx, {
    userId: user.id,
    userAgent: attempt.userAgent,
    requireStill: async (now, tx) => {
      await refuseSuspended(tx, now)
      // The password was changed or reset since it was compared, so the typed one is no longer right.
      if (now.passwordHash !== user.passwordHash) throw notRight()
      if (now.secondFactorAt?.getTime() !== user.secondFactorAt?.getTime()) throw notRight()
    },
  })
  await rememberAddress(ctx, user.email, address)
  return { userId: user.id, sid, device: device ?? { account, deviceId: newSecret() } }
}

/** Only after the right password: a stranger learns nothing. @throws AUTH_REQUIRED with the admin's reason and whom to ask */
async function refuseSuspended(db: Executor, { id, suspendedAt }: UserRow): Promise<void> {
  if (!suspendedAt) return
  const reason = (await withDeadline(() => findSuspension(db, id)))?.reason ?? ''
  const whom = howToReach(operatorContact()) || 'Ask the marketplace to lift the suspension.'
  throw new DomainError(
    'AUTH_REQUIRED',
    [`This account is suspended${reason && `: ${reason}`}`, whom].map(sentence).join(' '),
  )
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Only after the right password, so that it tells a stranger nothing. @throws AUTH_REQUIRED with an issue on `code`, RATE_LIMITED */
async function requireSecondStep(
  ctx: ServiceContext,
  user: UserRow,
  { code, device }: { code: string; device: KnownDevice | null },
): Promise<void> {
  const holder = device ? `device ${device.deviceId}` : `account ${user.id}`
  const problem = await secondStepProblem(ctx, user, { code, holder })
  if (!problem) return
  if (code !== '') {
    await auditRefusal(ctx, user.id, fingerprint(user.email))
    log().warn({ requestId: ctx.requestId, account: fingerprint(user.email) }, 'code refused at sign-in')
  }
  throw new DomainError('AUTH_REQUIRED', problem.message, { issues: [problem] })
}

function notRight(): DomainError {
  return new DomainError('AUTH_REQUIRED', 'The e-mail address or the password is not right.')
}

async function verify(
  ctx: ServiceContext,
  email: string | null,
  password: string,
  attempts: Attempts,
): Promise<UserRow> {
  await requireAttemptsLeft(ctx, attempts)
  const user = email === null ? null : await withDeadline(() => findUserByEmail(ctx.db, email))
  const isRight = await isPassword(password, user?.passwordHash ?? null)
  if (!user || !isRight) {
    await countFailure(ctx, attempts)
    await auditRefusal(ctx, user?.id ?? null, fingerprint(email ?? ''))
    log().warn({ requestId: ctx.requestId, account: fingerprint(email ?? '') }, 'sign-in refused')
    throw notRight()
  }
  await forgiveAccount(ctx, attempts)
  if (!isOutdatedHash(user.passwordHash)) return user
  const renewed = await hashPassword(password)
  const isRenewed = await withDeadline(() =>
    updatePasswordHash(ctx.db, user.id, { from: user.passwordHash, to: renewed }),
  )
  // Another request has stored another hash in the meantime, of this password or of a new one: that hash counts.
  return isRenewed ? { ...user, passwordHash: renewed } : verify(ctx, email, password, attempts)
}

/** At most as many rows as the limit allows. An address without an account is stored as its hash. */
async function auditRefusal(ctx: ServiceContext, userId: string | null, addressHash: string): Promise<void> {
  await inTransaction(ctx.db, (tx) =>
    audit(tx, ctx, {
      action: 'SIGN_IN_REFUSED',
      object: userId ? { type: 'user', id: userId } : { type: 'address', id: addressHash },
      by: { kind: 'anonymous', userId: null },
    }),
  )
}
