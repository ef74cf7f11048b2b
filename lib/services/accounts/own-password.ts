import 'server-only'
import { withDeadline } from '@/db/client'
import { findUserWithCompany } from '@/db/queries/accounts/users'
import type { Actor, ActorVia } from '@/lib/domain/actor'
import { type DomainError, forbidden, notFound, validationFailed } from '@/lib/domain/errors'
import type { ActorContext } from '../shared/context'
import { fieldRefused } from '../shared/field-refused'
import { countFailure, deviceAttempts, requireAttemptsLeft } from './attempts'
import { isPassword, passwordGate } from './passwords'
import { secondStepProblem } from './second-factor/second-step'

type Owner = NonNullable<Awaited<ReturnType<typeof findUserWithCompany>>>

/** The browser session of an actor. @throws FORBIDDEN for an API token, which never knew the password */
export function requireSession({ via }: Actor): Extract<ActorVia, { kind: 'session' }> {
  if (via.kind !== 'session') throw forbidden('Sign in to do this; an API token cannot.')
  return via
}

/**
 * Asks the owner of a session for the password again, and for a code where the account has two-step sign-in, and does what they open.
 * Guesses count for this session alone: what others guess elsewhere must not keep the owner out.
 * @param wrong what to answer after all, instead of the refusal, or null
 * @throws VALIDATION_FAILED on `currentPassword` or `code`, RATE_LIMITED
 */
export function withOwnPassword<R>(
  ctx: ActorContext,
  { sessionId, typed, code = '' }: { sessionId: string; typed: string; code?: string | undefined },
  right: (owner: Owner) => Promise<R>,
  wrong: () => Promise<R | null> = async () => null,
): Promise<R> {
  const attempts = deviceAttempts(sessionId)
  return passwordGate().run(attempts.account, async () => {
    await requireAttemptsLeft(ctx, attempts)
    const owner = await withDeadline(() => findUserWithCompany(ctx.db, ctx.actor.userId))
    if (!owner) throw notFound()
    const isRight = await isPassword(typed, owner.user.passwordHash)
    const problem = isRight ? await secondStepProblem(ctx, owner.user, { code, holder: `session ${sessionId}` }) : null
    if (isRight && !problem) return right(owner)
    const instead = await wrong()
    if (instead !== null) return instead
    if (problem) throw validationFailed([problem])
    await countFailure(ctx, attempts)
    throw passwordIsWrong()
  })
}

export function passwordIsWrong(): DomainError {
  return fieldRefused('PASSWORD_WRONG', 'currentPassword', 'This is not your current password.')
}
