import 'server-only'
import { createHmac } from 'node:crypto'
import type { Transaction } from '@/db/client'
import { withDeadline } from '@/db/client'
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  putSecondFactor,
  replaceRecoveryCodes,
} from '@/db/queries/accounts/second-factors'
import { holdLiveSession } from '@/db/queries/accounts/sessions'
import { findUserForUpdate, findUserWithCompany, type UserRow, updateUser } from '@/db/queries/accounts/users'
import { repeatableSecret, seal, secretId, serverSecret, serverSecrets } from '@/lib/config/server-secret'
import { Outcome } from '@/lib/contract/outcome'
import type { SecondFactor, SecondFactorSetUp } from '@/lib/contract/responses/account'
import {
  RECOVERY_CODES,
  readCode,
  recoveryCodeOf,
  secondFactorConfirmationSchema,
  secondFactorProofSchema,
  secondFactorSetUpSchema,
} from '@/lib/domain/account/second-factor'
import { authRequired, DomainError, notFound, validationFailed } from '@/lib/domain/errors'
import { parseWith } from '@/lib/domain/fields/parse'
import { PRODUCT_NAME } from '@/lib/domain/product'
import { letter, mailAccount, publicAddress } from '../../notifications/notifications'
import type { ActorContext, ServiceContext } from '../../shared/context'
import { earlierOutcome, writeOnce } from '../../shared/idempotency'
import { type AccountEvent, recordUserEvent } from '../account-event'
import { needsSecondFactor } from '../actor-of'
import { requireSession, withOwnPassword } from '../own-password'
import { hashSecret, newSecret } from '../secret'
import { endOthers } from '../sessions'
import { codeIsWrong, judgeCode, takeAppCode } from './second-step'
import { base32, enrolmentOf, totpSecret } from './totp'

/** What a secret was made from, stored in its place: a replay makes it again. */
interface Repeatable {
  id: string
  /** The server's secret at that time. */
  secretId: string
}

type RecoveryCodes = { recoveryCodes: string[] }

/** Whether the caller signs in in two steps. @throws NOT_FOUND */
export async function readSecondFactor(ctx: ActorContext): Promise<SecondFactor> {
  const { userId } = ctx.actor
  const found = await withDeadline(() => findUserWithCompany(ctx.db, userId))
  if (!found) throw notFound()
  const { secondFactorAt, roles } = found.user
  return {
    isOn: secondFactorAt !== null,
    since: secondFactorAt?.toISOString() ?? null,
    recoveryCodesLeft: await withDeadline(() => countRecoveryCodes(ctx.db, userId)),
    isRequired: needsSecondFactor(roles),
  }
}

/**
 * Makes the secret for the caller's app. It counts once a code of the app confirms it; until then another set-up replaces it.
 * @throws VALIDATION_FAILED, RATE_LIMITED, FORBIDDEN for an API token, ACTION_NOT_POSSIBLE when it is on
 */
export async function setUpSecondFactor(
  ctx: ActorContext,
  body: unknown,
): Promise<Outcome<{ setUp: SecondFactorSetUp }>> {
  const { sessionId } = requireSession(ctx.actor)
  const { currentPassword } = parseWith(secondFactorSetUpSchema, body)
  const { userId, email } = ctx.actor
  const secretOf = secretSource(ctx, 'second-factor')
  const earlier = await earlierOutcome<Repeatable>(ctx, body)
  if (!earlier) {
    await requireIt(ctx, 'off')
    await withOwnPassword(ctx, { sessionId, typed: currentPassword }, async () => {})
  }
  let secret = ''
  const outcome =
    earlier ??
    (await writeOnce<Repeatable>(ctx, body, async (tx) => {
      await holdOwner(tx, ctx, 'off')
      const factorId = ctx.newId()
      const from = { id: factorId, secretId: secretId(serverSecret()) }
      secret = totpSecret(Buffer.from(secretOf(from), 'base64url'))
      await putSecondFactor(tx, { id: factorId, userId, sealedSecret: seal(secret, userId), createdAt: ctx.now })
      return { record: from, isNew: true }
    }))
  if (outcome.isReplay) secret = totpSecret(Buffer.from(secretOf(outcome.value), 'base64url'))
  return new Outcome({ record: { setUp: { secret, ...enrolmentOf(secret, email) } }, isNew: true }, outcome.isReplay)
}

/**
 * Turns two-step sign-in on, for whoever has the app with the secret. Other sessions end.
 * @throws VALIDATION_FAILED on `code`, RATE_LIMITED, FORBIDDEN for an API token, ACTION_NOT_POSSIBLE when it is on
 */
export async function confirmSecondFactor(ctx: ActorContext, body: unknown): Promise<Outcome<RecoveryCodes>> {
  const { sessionId } = requireSession(ctx.actor)
  const { code } = parseWith(secondFactorConfirmationSchema, body)
  const { userId } = ctx.actor
  let confirmedId = ''
  const confirm = async () => {
    await requireIt(ctx, 'off')
    const isRight = await judgeCode(
      ctx,
      { id: userId },
      {
        holder: `session ${sessionId}`,
        take: (tx, factor) => {
          confirmedId = factor.id
          return takeAppCode(tx, ctx, factor, readCode(code).code)
        },
      },
    )
    if (!isRight) throw validationFailed([codeIsWrong()])
  }
  return makeRecoveryCodes(ctx, body, confirm, async (tx) => {
    const user = await holdOwner(tx, ctx, 'off')
    // Another window may have begun again in the meantime, with another secret.
    if ((await findSecondFactor(tx, userId))?.id !== confirmedId) throw validationFailed([codeIsWrong()])
    await updateUser(tx, userId, { secondFactorAt: ctx.now }, ctx.now)
    const endedSessions = await endOthers(tx, ctx, { userId, exceptSessionId: sessionId })
    await recordUserEvent(tx, ctx, { userId, type: 'SECOND_FACTOR_TURNED_ON', data: { endedSessions } })
    await tell(tx, ctx, user, 'Two-step sign-in is on', [
      `Signing in to your account at ${PRODUCT_NAME} now also asks for a code. Other sessions were signed out.`,
    ])
  })
}

/** New recovery codes end the earlier ones. @throws VALIDATION_FAILED, RATE_LIMITED, FORBIDDEN, ACTION_NOT_POSSIBLE when it is off */
export async function renewRecoveryCodes(ctx: ActorContext, body: unknown): Promise<Outcome<RecoveryCodes>> {
  return makeRecoveryCodes(ctx, body, proof(ctx, body), async (tx) => {
    const user = await holdOwner(tx, ctx, 'on')
    await recordUserEvent(tx, ctx, { userId: user.id, type: 'RECOVERY_CODES_RENEWED' })
    await tell(tx, ctx, user, 'You have new recovery codes', [
      `New recovery codes were made for your account at ${PRODUCT_NAME}. The earlier ones no longer work.`,
    ])
  })
}

/** Turns two-step sign-in off; other sessions end. @throws VALIDATION_FAILED, RATE_LIMITED, FORBIDDEN, ACTION_NOT_POSSIBLE when it is off */
export async function turnOffSecondFactor(ctx: ActorContext, body: unknown): Promise<Outcome<object>> {
  const prove = proof(ctx, body)
  const earlier = await earlierOutcome<object>(ctx, body)
  if (earlier) return earlier
  await prove()
  return writeOnce<object>(ctx, body, async (tx) => {
    const user = await holdOwner(tx, ctx, 'on')
    const { sessionId } = requireSession(ctx.actor)
    await endSecondFactor(tx, ctx, user, { type: 'SECOND_FACTOR_TURNED_OFF', exceptSessionId: sessionId })
    return { record: {} }
  })
}

/** The account is locked. @throws ACTION_NOT_POSSIBLE when it is off */
export async function endSecondFactor(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'> & Parameters<typeof recordUserEvent>[1],
  user: UserRow,
  how: Pick<AccountEvent, 'by'> & {
    type: 'SECOND_FACTOR_TURNED_OFF' | 'SECOND_FACTOR_REMOVED'
    exceptSessionId: string | null
  },
): Promise<void> {
  refuseUnless(user, 'on')
  const { id: userId } = user
  await deleteSecondFactor(tx, userId)
  await updateUser(tx, userId, { secondFactorAt: null }, ctx.now)
  const { exceptSessionId, ...event } = how
  const endedSessions = await endOthers(tx, ctx, { userId, exceptSessionId })
  await recordUserEvent(tx, ctx, { userId, ...event, data: { endedSessions } })
  await tell(tx, ctx, user, 'Two-step sign-in is off', [
    `Signing in to your account at ${PRODUCT_NAME} asks for the password alone again. Other sessions were signed out.`,
  ])
}

/** What proves that the caller may change the second step: the password and a code. @throws VALIDATION_FAILED, FORBIDDEN */
function proof(ctx: ActorContext, body: unknown): () => Promise<void> {
  const { sessionId } = requireSession(ctx.actor)
  const { currentPassword, code } = parseWith(secondFactorProofSchema, body)
  return async () => {
    await requireIt(ctx, 'on')
    await withOwnPassword(ctx, { sessionId, typed: currentPassword, code }, async () => {})
  }
}

/** Writes a change that comes with new recovery codes. Only this record has them; they are not stored. */
async function makeRecoveryCodes(
  ctx: ActorContext,
  body: unknown,
  prove: () => Promise<void>,
  change: (tx: Transaction) => Promise<void>,
): Promise<Outcome<RecoveryCodes>> {
  const secretOf = secretSource(ctx, 'recovery-codes')
  const earlier = await earlierOutcome<Repeatable>(ctx, body)
  if (!earlier) await prove()
  let recoveryCodes: string[] = []
  const outcome =
    earlier ??
    (await writeOnce<Repeatable>(ctx, body, async (tx) => {
      await change(tx)
      const from = { id: ctx.newId(), secretId: secretId(serverSecret()) }
      recoveryCodes = recoveryCodesOf(secretOf(from))
      const rows = recoveryCodes.map((code) => ({ id: ctx.newId(), codeHash: hashSecret(readCode(code).code) }))
      await replaceRecoveryCodes(tx, ctx.actor.userId, rows)
      return { record: from }
    }))
  if (outcome.isReplay) recoveryCodes = recoveryCodesOf(secretOf(outcome.value))
  return new Outcome({ record: { recoveryCodes } }, outcome.isReplay)
}

function recoveryCodesOf(seed: string): string[] {
  return Array.from({ length: RECOVERY_CODES }, (_, at) =>
    recoveryCodeOf(base32(createHmac('sha256', seed).update(`${at}`).digest())),
  )
}

/** Random secrets; with an Idempotency-Key such as a replay can show again. */
function secretSource(ctx: ActorContext, purpose: string): (from: Repeatable) => string {
  const key = ctx.conditions?.idempotencyKey ?? null
  return (from) => {
    if (key === null) return newSecret()
    const secret = serverSecrets().find((counts) => secretId(counts) === from.secretId)
    return repeatableSecret(purpose, from.id, key, secret)
  }
}

/** The caller's account, locked. What came before took time: a suspension or sign-out in the meantime wins. @throws AUTH_REQUIRED */
async function holdOwner(tx: Transaction, ctx: ActorContext, state: 'on' | 'off'): Promise<UserRow> {
  const { userId } = ctx.actor
  const { sessionId } = requireSession(ctx.actor)
  const found = await findUserForUpdate(tx, userId)
  if (!found || found.user.suspendedAt || !(await holdLiveSession(tx, { userId, sessionId }, ctx.now)))
    throw authRequired()
  refuseUnless(found.user, state)
  return found.user
}

async function requireIt(ctx: ActorContext, state: 'on' | 'off'): Promise<void> {
  const found = await withDeadline(() => findUserWithCompany(ctx.db, ctx.actor.userId))
  if (!found) throw notFound()
  refuseUnless(found.user, state)
}

function refuseUnless({ secondFactorAt }: UserRow, state: 'on' | 'off'): void {
  const is = secondFactorAt === null ? 'off' : 'on'
  if (is !== state) throw new DomainError('ACTION_NOT_POSSIBLE', `Two-step sign-in is ${is}.`)
}

async function tell(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  user: UserRow,
  subject: string,
  paragraphs: string[],
): Promise<void> {
  const warning = `If it was not you, set a new password now: ${new URL('/forgot-password', publicAddress()).href}`
  await mailAccount(tx, ctx, user, { subject, body: letter(user, [...paragraphs, warning]) })
}
