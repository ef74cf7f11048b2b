import 'server-only'
import { withDeadline } from '@/db/client'
import { revokeSessionsOfUser } from '@/db/queries/accounts/sessions'
import { findUserForUpdate, findUserWithCompany, updateUser } from '@/db/queries/accounts/users'
import { insertMail } from '@/db/queries/notifications'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { suspensionSchema } from '@/lib/domain/account/suspension'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { forbidden, notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { PRODUCT_NAME } from '@/lib/domain/product'
import type { ServiceContext } from '../shared/context'
import { runIdempotent } from '../shared/idempotency'
import { recordUserEvent } from './account-event'

/**
 * An admin suspends an account at once, or lifts it (contract section 2): sessions end, tokens answer 401 for as long as it lasts; it is no
 * entitlement and touches no listing. Repeating it changes nothing.
 * @throws FORBIDDEN for anyone but an admin, and for one's own account; NOT_FOUND; VALIDATION_FAILED
 */
export async function setSuspension(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  userId: string,
): Promise<ServiceResponse> {
  requireAdmin(ctx.actor)
  if (userId === ctx.actor.userId) throw forbidden('You cannot suspend yourself.')
  const body = await call.readJson()
  const parsed = suspensionSchema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const { isSuspended, reason } = parsed.data
  return runIdempotent(ctx, call, body, async (tx) => {
    const found = await findUserForUpdate(tx, userId)
    if (!found) throw notFound()
    const { user } = found
    if ((user.suspendedAt !== null) !== isSuspended) {
      await updateUser(tx, userId, { suspendedAt: isSuspended ? ctx.now : null }, ctx.now)
      if (isSuspended) await revokeSessionsOfUser(tx, { userId, exceptSessionId: null }, ctx.now)
      await recordUserEvent(tx, ctx, {
        id: ctx.newId(),
        userId,
        type: isSuspended ? 'ACCOUNT_SUSPENDED' : 'SUSPENSION_LIFTED',
        actorType: 'admin',
        actorId: ctx.actor.userId,
        at: ctx.now,
        data: { reason },
      })
      await insertMail(tx, {
        id: ctx.newId(),
        userId,
        toAddress: user.email,
        subject: isSuspended ? 'Your account is suspended' : 'Your account is open again',
        body: `Dear ${user.name},\n\nYour account at ${PRODUCT_NAME} ${isSuspended ? 'is suspended' : 'is open again'}: ${reason}\n`,
        createdAt: ctx.now,
      })
    }
    return { body: { ok: true, success: true, userId, isSuspended } }
  })
}

/** Whether the account is suspended. @throws FORBIDDEN, NOT_FOUND */
export async function readSuspension(ctx: ServiceContext<Actor>, userId: string): Promise<{ isSuspended: boolean }> {
  requireAdmin(ctx.actor)
  const found = await withDeadline(() => findUserWithCompany(ctx.db, userId))
  if (!found) throw notFound()
  return { isSuspended: found.user.suspendedAt !== null }
}

function requireAdmin(actor: Actor): void {
  if (!hasRole(actor, 'admin')) throw forbidden('Only an administrator may do this.')
}
