import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import type { Transaction } from '@/db/client'
import { isTaken } from '@/db/failure'
import {
  type AccountSecretRow,
  deleteUnusedSecrets,
  findSecretOwner,
  insertAccountSecret,
  takeAccountSecret,
} from '@/db/queries/accounts/account-secrets'
import { holdLiveSession, revokeSessionsOfUser } from '@/db/queries/accounts/sessions'
import { revokeTokensOfUser } from '@/db/queries/accounts/tokens'
import { findUserByEmail, findUserForUpdate, isEmailTaken, type UserRow, updateUser } from '@/db/queries/accounts/users'
import type { Outcome } from '@/lib/contract/outcome'
import {
  emailChangeSchema,
  emailConfirmationSchema,
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '@/lib/domain/account/account-changes'
import { emailSkeleton } from '@/lib/domain/account/look-alike/skeleton'
import { passwordProblem } from '@/lib/domain/account/passwords/password'
import { DAY_MS, MINUTE_MS } from '@/lib/domain/calendar-day'
import { authRequired, type DomainError, isDomainError } from '@/lib/domain/errors'
import { parseWith } from '@/lib/domain/fields/parse'
import { PRODUCT_NAME } from '@/lib/domain/product'
import { notifyPlanLeftBehind } from '../entitlement/plan-by-email'
import { letter, mailAccount, publicAddress } from '../notifications/notifications'
import { type ActorContext, addressOf, type ServiceContext } from '../shared/context'
import { fieldRefused } from '../shared/field-refused'
import { earlierOutcome, writeOnce } from '../shared/idempotency'
import { accountItself, recordUserEvent } from './account-event'
import {
  attemptsOf,
  countFailure,
  emailChangeAttempts,
  forgiveAccount,
  mayStillMail,
  rememberAddress,
  requireAttemptsLeft,
  requireMailLeft,
} from './attempts'
import { passwordIsWrong, requireSession, withOwnPassword } from './own-password'
import { hashPassword, passwordGate } from './passwords'
import { endSecondFactor } from './second-factor/second-factor'
import { hashSecret, newSecret } from './secret'

type LinkPurpose = AccountSecretRow['purpose']

const RESET_MS = 30 * MINUTE_MS
const CONFIRMATION_MS = DAY_MS
const INVITATION_MS = DAY_MS

/**
 * Sets a new password for someone who knows the old one. Every other session ends. Wrong guesses count as failed sign-ins.
 * @throws VALIDATION_FAILED, RATE_LIMITED, FORBIDDEN
 */
export async function changePassword(ctx: ActorContext, body: unknown): Promise<Outcome<{ endedSessions: number }>> {
  const via = requireSession(ctx.actor)
  const { userId } = ctx.actor
  const { currentPassword, code, newPassword } = parseWith(passwordChangeSchema, body)
  const earlier = await earlierOutcome<{ endedSessions: number }>(ctx, body)
  if (earlier) return earlier
  const hashes = await withOwnPassword<Outcome<{ endedSessions: number }> | { from: string; to: string }>(
    ctx,
    { sessionId: via.sessionId, typed: currentPassword, code },
    async ({ user, company }) => {
      refuseOwnWords(newPassword, user, company.name)
      return { from: user.passwordHash, to: await hashPassword(newPassword) }
    },
    // The same request, sent twice together, may have changed it a moment ago.
    () => earlierOutcome<{ endedSessions: number }>(ctx, body),
  )
  if (!('from' in hashes)) return hashes
  return writeOnce(ctx, body, async (tx) => {
    // Hashing takes time: a reset, suspension or sign-out of this session in the meantime wins.
    const now = await findUserForUpdate(tx, userId)
    const isLive = await holdLiveSession(tx, { userId, sessionId: via.sessionId }, ctx.now)
    if (!now || now.user.suspendedAt || !isLive) throw authRequired()
    if (now.user.passwordHash !== hashes.from) throw passwordIsWrong()
    await setPassword(tx, ctx, userId, { passwordHash: hashes.to })
    const endedSessions = await revokeSessionsOfUser(tx, { userId, exceptSessionId: via.sessionId }, ctx.now)
    await recordUserEvent(tx, ctx, { userId, type: 'PASSWORD_CHANGED', data: { endedSessions } })
    await mailPasswordChanged(
      tx,
      ctx,
      now.user,
      'Other sessions were signed out. API tokens stay as they are. Revoke those that you do not know.',
    )
    return { record: { endedSessions } }
  })
}

/**
 * Mails a link to set a new password. The result is the same, in words and time, whether the address has an account or not. Every request
 * counts against the address and the sender; beyond the limit there is no mail, and the result is still the same.
 * @throws VALIDATION_FAILED
 */
export async function requestPasswordReset(ctx: ServiceContext, body: unknown): Promise<Outcome<object>> {
  const { email } = parseWith(resetRequestSchema, body)
  const earlier = await earlierOutcome(ctx, body)
  if (earlier) return earlier
  // Silently: a stranger who uses up the mails must not lock the owner out, whose last mail has a link that works.
  const mayMail = await mayStillMail(ctx, attemptsOf('mail', email, addressOf(ctx)))
  return inEqualTime(() => writeOnce(ctx, body, (tx) => mailResetLink(tx, ctx, mayMail ? email : null)))
}

/** Writing a link and a mail takes a few milliseconds longer than writing nothing. */
const RESET_REQUEST_MS = 250

/** Gives the result, or the failure, after a fixed time: it must not tell whether there was something to do. */
async function inEqualTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work(), delay(RESET_REQUEST_MS)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}

/** @param email null: no mail is left for it */
async function mailResetLink(tx: Transaction, ctx: ServiceContext, email: string | null): Promise<{ record: object }> {
  const known = email === null ? null : await findUserByEmail(tx, email)
  // Locked: a link is made either before a change of the password, and ends with it, or after it.
  const user = known && (await findUserForUpdate(tx, known.id))?.user
  if (!user || user.suspendedAt) return { record: {} }
  const link = await secretLink(tx, ctx, user, {
    purpose: 'password_reset',
    path: '/reset-password',
    lastsMs: RESET_MS,
  })
  await mailAccount(tx, ctx, user, {
    subject: 'Set a new password',
    body: letter(user, [
      `Someone asked to reset the password of your account at ${PRODUCT_NAME}. If it was you, set a new one within half an hour:`,
      link,
      'If it was not you, do nothing. The link works only with this mail, and your password stays as it is.',
    ]),
  })
  return { record: {} }
}

/**
 * Sets the password of whoever got the mail. This also confirms the address, and ends every session and a second step of an address
 * that no one had confirmed.
 * @throws VALIDATION_FAILED, also for a link that is unknown, used or expired; RATE_LIMITED after ten of those
 */
export async function resetPassword(ctx: ServiceContext, body: unknown): Promise<Outcome<object>> {
  const { secret, newPassword } = parseWith(passwordResetSchema, body)
  const earlier = await earlierOutcome(ctx, body)
  if (earlier) return earlier
  // Made-up links count as guesses before they cost a hash.
  const address = addressOf(ctx)
  const attempts = attemptsOf('link', secret, address)
  await requireAttemptsLeft(ctx, attempts)
  const passwordHash = await passwordGate().run(`reset:${address}`, () => hashPassword(newPassword))
  const reset = { email: '' }
  try {
    const outcome = await writeOnce<object>(ctx, body, async (tx) => {
      const { user, company } = await openLink(tx, ctx, 'password_reset', secret)
      const { id: userId, email, roles } = user
      refuseOwnWords(newPassword, user, company.name)
      await setPassword(tx, ctx, userId, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? ctx.now })
      await revokeSessionsOfUser(tx, { userId, exceptSessionId: null }, ctx.now)
      // A stranger with the account may have made tokens: a reset takes back the whole account.
      const endedTokens = await revokeTokensOfUser(tx, userId, ctx.now)
      const by = accountItself({ userId, roles })
      // Whoever turned it on never proved that the account is theirs, and would keep the owner of the address out for good.
      if (user.secondFactorAt && !user.emailVerifiedAt) {
        await endSecondFactor(tx, ctx, user, { type: 'SECOND_FACTOR_REMOVED', exceptSessionId: null, by })
      }
      await recordUserEvent(tx, ctx, { userId, type: 'PASSWORD_RESET', data: { endedTokens }, by })
      const ended = endedTokens === 0 ? '' : ' API tokens were revoked. Make new ones for programs that used them.'
      await mailPasswordChanged(tx, ctx, user, `All sessions were signed out.${ended}`)
      reset.email = email
      return { record: {} }
    })
    if (reset.email !== '') {
      await forgiveAccount(ctx, attemptsOf('sign-in', reset.email, address))
      await rememberAddress(ctx, reset.email, address)
    }
    return outcome
  } catch (error) {
    if (isDomainError(error) && error.extras.issues?.some(({ code }) => code === LINK_OVER)) {
      await countFailure(ctx, attempts)
    }
    throw error
  }
}

/** Mails a link that confirms the caller's address, unless it is confirmed already. @throws RATE_LIMITED */
export async function requestEmailConfirmation(ctx: ActorContext): Promise<Outcome<{ emailVerified: boolean }>> {
  const { userId, email, emailVerified } = ctx.actor
  const earlier = await earlierOutcome<{ emailVerified: boolean }>(ctx, null)
  if (earlier) return earlier
  if (!emailVerified) await requireMailLeft(ctx, [attemptsOf('confirmation', email, addressOf(ctx))])
  return writeOnce(ctx, null, async (tx) => {
    const found = emailVerified ? null : await findUserForUpdate(tx, userId)
    if (found) await mailConfirmation(tx, ctx, found.user)
    return { record: { emailVerified } }
  })
}

/** Mails the link that confirms a new address, in the transaction that makes the account. */
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
  await mailAccount(tx, ctx, user, {
    subject: 'Confirm your e-mail address',
    body: letter({ ...user, emailVerifiedAt: null }, [
      `An account at ${PRODUCT_NAME} was opened with this address. Confirm that it is yours within a day:`,
      link,
      'If you did not open an account, do nothing.',
    ]),
  })
}

/** @throws VALIDATION_FAILED for a link that is unknown, used, expired or of an address that is no longer the account's */
export async function confirmEmail(ctx: ServiceContext, body: unknown): Promise<Outcome<object>> {
  const { secret } = parseWith(emailConfirmationSchema, body)
  const work = writeOnce<object>(ctx, body, async (tx) => {
    const isChange = await findSecretOwner(tx, { purpose: 'email_change', secretHash: hashSecret(secret) })
    await (isChange ? takeEmail(tx, ctx, secret) : confirmOwnEmail(tx, ctx, secret))
    return { record: {} }
  })
  return work.catch((error: unknown) => {
    // Another account has got the address in the meantime.
    throw isTaken(error) ? linkIsOver() : error
  })
}

async function confirmOwnEmail(tx: Transaction, ctx: ServiceContext, secret: string): Promise<void> {
  const { id: userId, roles, emailVerifiedAt } = (await openLink(tx, ctx, 'email_confirmation', secret)).user
  if (emailVerifiedAt) return
  await updateUser(tx, userId, { emailVerifiedAt: ctx.now }, ctx.now)
  await recordUserEvent(tx, ctx, { userId, type: 'EMAIL_CONFIRMED', by: accountItself({ userId, roles }) })
}

/** A link to set the password of an account within a day. Whoever has it is treated as the owner. */
export function passwordLink(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<string> {
  return secretLink(tx, ctx, user, { purpose: 'password_reset', path: '/reset-password', lastsMs: INVITATION_MS })
}

/** Every change of a password goes through here: links that were mailed before it, also to another address, no longer work. */
async function setPassword(
  tx: Transaction,
  { now }: Pick<ServiceContext, 'now'>,
  userId: string,
  changes: { passwordHash: string; emailVerifiedAt?: Date },
): Promise<void> {
  await updateUser(tx, userId, changes, now)
  await deleteUnusedSecrets(tx, { userId, purpose: 'password_reset' })
  await deleteUnusedSecrets(tx, { userId, purpose: 'email_change' })
}

/** The account that a link of a mail is for; the link works once. @throws VALIDATION_FAILED */
async function openLink(tx: Transaction, { now }: ServiceContext, purpose: LinkPurpose, secret: string) {
  const key = { purpose, secretHash: hashSecret(secret) }
  const userId = await findSecretOwner(tx, key)
  const found = userId && (await findUserForUpdate(tx, userId))
  const taken = found && (await takeAccountSecret(tx, key, now))
  if (!taken || found.user.suspendedAt) throw linkIsOver()
  if (purpose !== 'email_change' && found.user.email !== taken.email) throw linkIsOver()
  return { ...found, taken }
}

async function secretLink(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  user: Pick<UserRow, 'id' | 'email'>,
  { purpose, path, lastsMs }: { purpose: LinkPurpose; path: string; lastsMs: number },
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

async function mailPasswordChanged(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  user: UserRow,
  whatEnded: string,
): Promise<void> {
  await mailAccount(tx, ctx, user, {
    subject: 'Your password was changed',
    body: letter(user, [
      `The password of your account at ${PRODUCT_NAME} was changed. ${whatEnded}`,
      `If it was not you, set a new one now: ${new URL('/forgot-password', publicAddress()).href}`,
    ]),
  })
}

function refuseOwnWords(password: string, user: Pick<UserRow, 'email' | 'name'>, companyName: string): void {
  const problem = passwordProblem(password, [user.email, user.email.split('@')[0] ?? '', user.name, companyName])
  if (problem) throw fieldRefused(problem.code, 'newPassword', problem.message)
}

/**
 * Mails a link to another address, which the account gets once someone opens it. The result is the same whether that address is free or not.
 * @throws VALIDATION_FAILED, RATE_LIMITED, FORBIDDEN for an API token
 */
export async function requestEmailChange(ctx: ActorContext, body: unknown): Promise<Outcome<object>> {
  const { sessionId } = requireSession(ctx.actor)
  const { email, currentPassword, code } = parseWith(emailChangeSchema, body)
  const earlier = await earlierOutcome(ctx, body)
  if (earlier) return earlier
  const proof = { sessionId, typed: currentPassword, code }
  const passwordHash = await withOwnPassword(ctx, proof, async ({ user }) => user.passwordHash)
  await requireMailLeft(ctx, emailChangeAttempts(ctx, email))
  return writeOnce<object>(ctx, body, async (tx) => {
    const { userId } = ctx.actor
    const found = await findUserForUpdate(tx, userId)
    // Comparing takes time: a new password, suspension or sign-out of this session in the meantime wins.
    const isLive = await holdLiveSession(tx, { userId, sessionId }, ctx.now)
    if (!found || found.user.suspendedAt || !isLive) throw authRequired()
    if (found.user.passwordHash !== passwordHash) throw passwordIsWrong()
    await mailChangeAsked(tx, ctx, found.user)
    const isFree = !(await isEmailTaken(tx, { email, skeleton: emailSkeleton(email), ofUserId: userId }))
    if (isFree) await mailEmailChange(tx, ctx, { ...found.user, email })
    return { record: {} }
  })
}

/** A stranger with the password must not take the account away unseen. The mail is the same whether the other address is free or not. */
async function mailChangeAsked(tx: Transaction, ctx: ServiceContext, user: UserRow): Promise<void> {
  if (!user.emailVerifiedAt) return
  await mailAccount(tx, ctx, user, {
    subject: 'Someone asked to change your e-mail address',
    body: letter(user, [
      `Someone who knows your password asked to change the e-mail address of your account at ${PRODUCT_NAME}. It changes when the link in the mail to the new address is opened.`,
      `If it was not you, set a new password now. This also ends the link: ${new URL('/forgot-password', publicAddress()).href}`,
    ]),
  })
}

/** @param user with the address that they want */
async function mailEmailChange(tx: Transaction, ctx: ServiceContext, user: UserRow): Promise<void> {
  const link = await secretLink(tx, ctx, user, {
    purpose: 'email_change',
    path: '/confirm-email',
    lastsMs: CONFIRMATION_MS,
  })
  await mailAccount(tx, ctx, user, {
    subject: 'Confirm your new e-mail address',
    body: letter({ ...user, emailVerifiedAt: null }, [
      `Someone asked to use this address for their account at ${PRODUCT_NAME}. If it was you, confirm it within a day:`,
      link,
      'If it was not you, do nothing.',
    ]),
  })
}

/** The account gets the address of the link, and the mails to the earlier one end. @throws VALIDATION_FAILED */
async function takeEmail(tx: Transaction, ctx: ServiceContext, secret: string): Promise<void> {
  const { user, company, taken } = await openLink(tx, ctx, 'email_change', secret)
  const { id: userId, roles } = user
  const changes = { email: taken.email, emailSkeleton: emailSkeleton(taken.email), emailVerifiedAt: ctx.now }
  await updateUser(tx, userId, changes, ctx.now)
  await notifyPlanLeftBehind(tx, ctx, { ...user, companyName: company.name }, changes)
  await recordUserEvent(tx, ctx, { userId, type: 'EMAIL_CHANGED', by: accountItself({ userId, roles }) })
  await mailAccount(tx, ctx, user, {
    subject: 'Your e-mail address was changed',
    body: letter(user, [
      `Your account at ${PRODUCT_NAME} now has another e-mail address. You sign in with it from now on.`,
      'If it was not you, write to us immediately: mails about your account no longer come here.',
    ]),
  })
}

const LINK_OVER = 'LINK_OVER'

function linkIsOver(): DomainError {
  return fieldRefused(LINK_OVER, 'secret', 'This link was used before or has expired. Ask for a new one.')
}
