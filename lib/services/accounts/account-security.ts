import 'server-only'
import type { z } from 'zod'
import { type Transaction, withDeadline } from '@/db/client'
import { insertAccountSecret, takeAccountSecret } from '@/db/queries/accounts/account-secrets'
import { holdLiveSession, revokeSessionsOfUser } from '@/db/queries/accounts/sessions'
import { revokeTokensOfUser } from '@/db/queries/accounts/tokens'
import {
  findUserByEmail,
  findUserForUpdate,
  findUserWithCompany,
  type UserEvent,
  type UserRow,
  updateUser,
} from '@/db/queries/accounts/users'
import { insertMail } from '@/db/queries/notifications'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import {
  emailConfirmationSchema,
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '@/lib/domain/account/account-changes'
import { passwordProblem } from '@/lib/domain/account/password'
import { type Actor, accountActorType } from '@/lib/domain/actor'
import {
  authRequired,
  type DomainError,
  forbidden,
  isDomainError,
  notFound,
  validationFailed,
} from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { PRODUCT_NAME } from '@/lib/domain/product'
import { publicAddress } from '../notifications/notifications'
import type { ServiceContext } from '../shared/context'
import { earlierAnswer, runIdempotent } from '../shared/idempotency'
import { recordUserEvent } from './account-event'
import { attemptsOf, countFailure, forgiveAccount, requireAttemptsLeft } from './attempts'
import { hashPassword, isPassword, passwordGate } from './passwords'
import { hashSecret, newSecret } from './secret'

const MINUTE_MS = 60_000
const RESET_MS = 30 * MINUTE_MS
const CONFIRMATION_MS = 24 * 60 * MINUTE_MS
const INVITATION_MS = 24 * 60 * MINUTE_MS

/**
 * A new password for whoever knows the old one; every other session ends. Guessing the old one counts as guessing at sign-in.
 * @throws VALIDATION_FAILED, RATE_LIMITED; FORBIDDEN for an API token, which never knew the password
 */
export async function changePassword(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
): Promise<ServiceResponse> {
  const { via, userId, email } = ctx.actor
  if (via.kind !== 'session') throw forbidden('Sign in to change the password; an API token cannot.')
  const body = await call.readJson()
  const { currentPassword, newPassword } = parsed(passwordChangeSchema, body)
  const earlier = await earlierAnswer(ctx, call, body)
  if (earlier) return earlier
  const attempts = attemptsOf('sign-in', email, call.address)
  const made = await passwordGate().run(
    attempts.account,
    async (): Promise<{ from: string; to: string } | ServiceResponse> => {
      await requireAttemptsLeft(ctx, attempts)
      const found = await withDeadline(() => findUserWithCompany(ctx.db, userId))
      if (!found) throw notFound()
      if (!(await isPassword(currentPassword, found.user.passwordHash))) {
        // Perhaps this very request, sent twice at once, has changed it a moment ago.
        const answered = await earlierAnswer(ctx, call, body)
        if (answered) return answered
        await countFailure(ctx, attempts)
        throw passwordIsWrong()
      }
      refuseOwnWords(newPassword, found.user, found.company.name)
      return { from: found.user.passwordHash, to: await hashPassword(newPassword) }
    },
  )
  if (!('from' in made)) return made
  return runIdempotent(ctx, call, body, async (tx) => {
    // Hashing takes its time: a reset, a suspension or a sign-out of this session in it is what counts.
    const now = await findUserForUpdate(tx, userId)
    const isLive = await holdLiveSession(tx, { userId, sessionId: via.sessionId }, ctx.now)
    if (!now || now.user.suspendedAt || !isLive) throw authRequired()
    if (now.user.passwordHash !== made.from) throw passwordIsWrong()
    await updateUser(tx, userId, { passwordHash: made.to }, ctx.now)
    const endedSessions = await revokeSessionsOfUser(tx, { userId, exceptSessionId: via.sessionId }, ctx.now)
    await recordUserEvent(tx, ctx, selfEvent(ctx, ctx.actor, 'PASSWORD_CHANGED', { endedSessions }))
    await tellOfPassword(
      tx,
      ctx,
      now.user,
      'Other sessions were signed out. API tokens stay as they are: revoke those that you do not know.',
    )
    return { body: { ok: true, success: true, endedSessions } }
  })
}

/**
 * Mails a link to set a new password. The answer is the same whether the address has an account or not, and every request counts against
 * the address and the sender.
 * @throws VALIDATION_FAILED, RATE_LIMITED
 */
export async function requestPasswordReset(ctx: ServiceContext, call: RequestContext): Promise<ServiceResponse> {
  const body = await call.readJson()
  const { email } = parsed(resetRequestSchema, body)
  const earlier = await earlierAnswer(ctx, call, body)
  if (earlier) return earlier
  await countMailRequest(ctx, email, call.address)
  return runIdempotent(ctx, call, body, async (tx) => {
    const taken: ServiceResponse = { status: 202, body: { ok: true, success: true } }
    const user = await findUserByEmail(tx, email)
    if (!user || user.suspendedAt) return taken
    const link = await secretLink(tx, ctx, user, {
      purpose: 'password_reset',
      path: '/reset-password',
      lastsMs: RESET_MS,
    })
    await insertMail(tx, {
      id: ctx.newId(),
      userId: user.id,
      toAddress: user.email,
      subject: 'Set a new password',
      body: letter(user, [
        `Somebody asked for a new password of your account at ${PRODUCT_NAME}. If it was you, set it here within half an hour:`,
        link,
        'If it was not you, do nothing: the link is of no use without this mail, and your password stays as it is.',
      ]),
      createdAt: ctx.now,
    })
    return taken
  })
}

/**
 * Sets the password of whoever got the mail. It proves the address too, and ends every session.
 * @throws VALIDATION_FAILED, also for a link that is unknown, used or over; RATE_LIMITED after ten of those
 */
export async function resetPassword(ctx: ServiceContext, call: RequestContext): Promise<ServiceResponse> {
  const body = await call.readJson()
  const { secret, newPassword } = parsed(passwordResetSchema, body)
  const earlier = await earlierAnswer(ctx, call, body)
  if (earlier) return earlier
  // Links that are made up count as guessing, before they cost a hash.
  const attempts = attemptsOf('mail', secret, call.address)
  await requireAttemptsLeft(ctx, attempts)
  const passwordHash = await passwordGate().run(`reset:${call.address}`, () => hashPassword(newPassword))
  const reset = { email: '' }
  try {
    const answer = await runIdempotent(ctx, call, body, async (tx) => {
      const taken = await takeAccountSecret(tx, { purpose: 'password_reset', secretHash: hashSecret(secret) }, ctx.now)
      const found = taken && (await findUserForUpdate(tx, taken.userId))
      if (!taken || !found || found.user.suspendedAt || found.user.email !== taken.email) throw linkIsOver()
      const { id: userId, email, roles } = found.user
      refuseOwnWords(newPassword, found.user, found.company.name)
      await updateUser(tx, userId, { passwordHash, emailVerifiedAt: found.user.emailVerifiedAt ?? ctx.now }, ctx.now)
      await revokeSessionsOfUser(tx, { userId, exceptSessionId: null }, ctx.now)
      // Whoever had the account may have made one: a reset takes it back whole.
      const endedTokens = await revokeTokensOfUser(tx, userId, ctx.now)
      await recordUserEvent(tx, ctx, selfEvent(ctx, { userId, roles }, 'PASSWORD_RESET', { endedTokens }))
      const ended =
        endedTokens === 0 ? '' : ' API tokens were revoked: make new ones for programs that worked with them.'
      await tellOfPassword(tx, ctx, found.user, `All sessions were signed out.${ended}`)
      reset.email = email
      return { body: { ok: true, success: true } }
    })
    if (reset.email !== '') await forgiveAccount(ctx, attemptsOf('sign-in', reset.email, call.address))
    return answer
  } catch (error) {
    if (isDomainError(error) && error.extras.issues?.some(({ code }) => code === LINK_OVER)) {
      await countFailure(ctx, attempts)
    }
    throw error
  }
}

/** Mails a link that proves the caller's address; nothing to do for one that is proved. @throws RATE_LIMITED */
export async function requestEmailConfirmation(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
): Promise<ServiceResponse> {
  const { userId, email, emailVerified } = ctx.actor
  // It takes no body: the path says all.
  const earlier = await earlierAnswer(ctx, call, null)
  if (earlier) return earlier
  if (!emailVerified) await countMailRequest(ctx, email, call.address)
  return runIdempotent(ctx, call, null, async (tx) => {
    const found = emailVerified ? null : await findUserForUpdate(tx, userId)
    if (found) await mailConfirmation(tx, ctx, found.user)
    return { status: 202, body: { ok: true, success: true, emailVerified } }
  })
}

/** The mail that asks a new address to prove itself, in the transaction that made the account. */
export async function mailConfirmation(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  user: Pick<UserRow, 'id' | 'email' | 'name'>,
): Promise<void> {
  const link = await secretLink(tx, ctx, user, {
    purpose: 'email_confirmation',
    path: '/confirm-email',
    lastsMs: CONFIRMATION_MS,
  })
  await insertMail(tx, {
    id: ctx.newId(),
    userId: user.id,
    toAddress: user.email,
    subject: 'Confirm your e-mail address',
    body: letter({ ...user, emailVerifiedAt: null }, [
      `An account at ${PRODUCT_NAME} was opened with this address. Confirm that it is yours within a day:`,
      link,
      'If you opened none, do nothing.',
    ]),
    createdAt: ctx.now,
  })
}

/** @throws VALIDATION_FAILED for a link that is unknown, used, over or of an address that is no longer the account's */
export async function confirmEmail(ctx: ServiceContext, call: RequestContext): Promise<ServiceResponse> {
  const body = await call.readJson()
  const { secret } = parsed(emailConfirmationSchema, body)
  return runIdempotent(ctx, call, body, async (tx) => {
    const key = { purpose: 'email_confirmation', secretHash: hashSecret(secret) } as const
    const taken = await takeAccountSecret(tx, key, ctx.now)
    const found = taken && (await findUserForUpdate(tx, taken.userId))
    if (!taken || !found || found.user.suspendedAt || found.user.email !== taken.email) throw linkIsOver()
    if (!found.user.emailVerifiedAt) {
      await updateUser(tx, found.user.id, { emailVerifiedAt: ctx.now }, ctx.now)
      const self = { userId: found.user.id, roles: found.user.roles }
      await recordUserEvent(tx, ctx, selfEvent(ctx, self, 'EMAIL_CONFIRMED', {}))
    }
    return { body: { ok: true, success: true } }
  })
}

/** A link by which an account's owner sets the password within a day: whoever gets it is taken for the owner. */
export function passwordLink(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<string> {
  return secretLink(tx, ctx, user, { purpose: 'password_reset', path: '/reset-password', lastsMs: INVITATION_MS })
}

async function secretLink(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  user: Pick<UserRow, 'id' | 'email'>,
  { purpose, path, lastsMs }: { purpose: 'password_reset' | 'email_confirmation'; path: string; lastsMs: number },
): Promise<string> {
  const secret = newSecret()
  await insertAccountSecret(tx, {
    id: ctx.newId(),
    userId: user.id,
    purpose,
    secretHash: hashSecret(secret),
    email: user.email,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lastsMs),
  })
  // Behind the "#": no server log and no other site ever sees it.
  return `${new URL(path, publicAddress()).href}#${secret}`
}

async function tellOfPassword(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  user: UserRow,
  whatEnded: string,
): Promise<void> {
  await insertMail(tx, {
    id: ctx.newId(),
    userId: user.id,
    toAddress: user.email,
    subject: 'Your password was changed',
    body: letter(user, [
      `The password of your account at ${PRODUCT_NAME} was changed. ${whatEnded}`,
      `If it was not you, set a new one now: ${new URL('/forgot-password', publicAddress()).href}`,
    ]),
    createdAt: ctx.now,
  })
}

/** A name is free text: to an address that nobody proved, it would carry a stranger's words in our mail. */
function letter(
  { name, emailVerifiedAt }: Pick<UserRow, 'name' | 'emailVerifiedAt'>,
  paragraphs: readonly string[],
): string {
  return [emailVerifiedAt ? `Dear ${name},` : 'Good day,', ...paragraphs, ''].join('\n\n')
}

/** Every request counts, whatever comes of it: mail costs its receiver time. */
async function countMailRequest(ctx: ServiceContext, email: string, address: string): Promise<void> {
  const attempts = attemptsOf('mail', email, address)
  await requireAttemptsLeft(ctx, attempts)
  await countFailure(ctx, attempts)
}

function selfEvent(
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  self: Pick<Actor, 'userId' | 'roles'>,
  type: UserEvent['type'],
  data: Record<string, unknown>,
): UserEvent {
  const actorType = accountActorType(self)
  return { id: ctx.newId(), userId: self.userId, type, actorType, actorId: self.userId, at: ctx.now, data }
}

function parsed<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body, { reportInput: true })
  if (!result.success) throw validationFailed(schemaIssues(result.error.issues, ''))
  return result.data
}

function refuseOwnWords(password: string, user: Pick<UserRow, 'email' | 'name'>, companyName: string): void {
  const problem = passwordProblem(password, [user.email, user.email.split('@')[0] ?? '', user.name, companyName])
  if (problem) throw fieldRefused('newPassword', problem.code, problem.message)
}

function passwordIsWrong(): DomainError {
  return fieldRefused('currentPassword', 'PASSWORD_WRONG', 'This is not the password you have now.')
}

const LINK_OVER = 'LINK_OVER'

function linkIsOver(): DomainError {
  return fieldRefused('secret', LINK_OVER, 'This link was used before or is over. Ask for a new one.')
}

function fieldRefused(field: string, code: string, message: string): DomainError {
  return validationFailed([{ code, field, severity: 'error', message }])
}
