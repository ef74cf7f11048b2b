import 'server-only'
import { inTransaction, type Transaction } from '@/db/client'
import {
  findSecondFactor,
  type SecondFactorRow,
  takeRecoveryCode,
  takeStep,
} from '@/db/queries/accounts/second-factors'
import { findUserForUpdate, type UserRow } from '@/db/queries/accounts/users'
import { unseal } from '@/lib/config/server-secret'
import { readCode } from '@/lib/domain/account/second-factor'
import { errorIssue, type Issue, unavailable } from '@/lib/domain/errors'
import type { ServiceContext } from '../../shared/context'
import { accountItself, recordUserEvent } from '../account-event'
import { codeAttempts, countFailure, forgiveAccount, requireAttemptsLeft } from '../attempts'
import { hashSecret } from '../secret'
import { stepOf } from './totp'

const codeIsMissing = () =>
  errorIssue('CODE_REQUIRED', 'code', 'Enter the code that your authenticator app shows, or a recovery code.')
export const codeIsWrong = () =>
  errorIssue('CODE_WRONG', 'code', 'This code is not right, or it was used before. Enter the next one.')

/**
 * The second step of an account that has one, after its password was right. A right code is used up.
 * @param holder who tries: strangers to the account, a browser that it knows, or a session; each has its own count of failures
 * @returns what is wrong with the code; null when it is right, or the account has no second step
 * @throws RATE_LIMITED
 */
export async function secondStepProblem(
  ctx: ServiceContext,
  user: Pick<UserRow, 'id' | 'roles' | 'secondFactorAt'>,
  { code, holder }: { code: string; holder: string },
): Promise<Issue | null> {
  if (!user.secondFactorAt) return null
  if (code.trim() === '') return codeIsMissing()
  const isRight = await judgeCode(ctx, user, { holder, take: (tx, factor) => takeCode(tx, ctx, user, factor, code) })
  return isRight ? null : codeIsWrong()
}

/** Judges one code after the other for an account, and counts it in the same transaction when it is wrong. @throws RATE_LIMITED */
export function judgeCode(
  ctx: ServiceContext,
  user: Pick<UserRow, 'id'>,
  { holder, take }: { holder: string; take: (tx: Transaction, factor: SecondFactorRow) => Promise<boolean> },
): Promise<boolean> {
  const attempts = codeAttempts(holder)
  return inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx }
    // The account is locked before its secret, here as everywhere.
    await findUserForUpdate(tx, user.id)
    const factor = await findSecondFactor(tx, user.id)
    await requireAttemptsLeft(inside, attempts)
    const isRight = factor !== null && (await take(tx, factor))
    await (isRight ? forgiveAccount(inside, attempts) : countFailure(inside, attempts))
    return isRight
  })
}

async function takeCode(
  tx: Transaction,
  ctx: ServiceContext,
  user: Pick<UserRow, 'id' | 'roles'>,
  factor: SecondFactorRow,
  typed: string,
): Promise<boolean> {
  const { kind, code } = readCode(typed)
  if (kind === 'app') return takeAppCode(tx, ctx, factor, code)
  if (!(await takeRecoveryCode(tx, { userId: user.id, codeHash: hashSecret(code) }, ctx.now))) return false
  const by = accountItself({ userId: user.id, roles: user.roles })
  await recordUserEvent(tx, ctx, { userId: user.id, type: 'RECOVERY_CODE_USED', by })
  return true
}

/**
 * @returns whether the app of this account shows this code now, and no one has used it yet
 * @throws UNAVAILABLE when this instance has an older secret of the server
 */
export async function takeAppCode(
  tx: Transaction,
  { now }: Pick<ServiceContext, 'now'>,
  { id, userId, sealedSecret }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const secret = unseal(sealedSecret, userId)
  // Another instance has a newer secret of the server (docs/keys.md).
  if (secret === null) throw unavailable()
  const step = stepOf(secret, code, now)
  return step !== null && takeStep(tx, id, step)
}
