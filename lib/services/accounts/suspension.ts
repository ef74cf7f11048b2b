import 'server-only'
import { findUserForUpdate, updateUser } from '@/db/queries/accounts/users'
import type { Outcome } from '@/lib/contract/outcome'
import { suspensionSchema } from '@/lib/domain/account/administration'
import type { Actor } from '@/lib/domain/actor'
import { forbidden, notFound } from '@/lib/domain/errors'
import { parseWith } from '@/lib/domain/fields/parse'
import { PRODUCT_NAME } from '@/lib/domain/product'
import { letter, mailAccount } from '../notifications/notifications'
import type { ActorContext } from '../shared/context'
import { writeOnce } from '../shared/idempotency'
import { requireRole } from '../shared/roles'
import { recordUserEvent } from './account-event'
import { endOthers } from './sessions'

/** @throws FORBIDDEN for anyone but an admin, and for the admin's own account */
export function requireOtherAccount(actor: Actor, userId: string): void {
  requireRole(actor, 'admin')
  if (userId === actor.userId) throw forbidden('You cannot suspend yourself.')
}

/**
 * An admin suspends an account or lifts the suspension (reference 2.4). Sessions end and tokens get 401 while it lasts. Entitlements and
 * listings do not change. Repeating it changes nothing.
 * @throws FORBIDDEN for anyone but an admin, and for the admin's own account; NOT_FOUND; VALIDATION_FAILED
 */
export async function setSuspension(
  ctx: ActorContext,
  { userId, body }: { userId: string; body: unknown },
): Promise<Outcome<{ userId: string; isSuspended: boolean }>> {
  requireOtherAccount(ctx.actor, userId)
  const { isSuspended, reason } = parseWith(suspensionSchema, body)
  return writeOnce(ctx, body, async (tx) => {
    const found = await findUserForUpdate(tx, userId)
    if (!found) throw notFound()
    const { user } = found
    if ((user.suspendedAt !== null) !== isSuspended) {
      await updateUser(tx, userId, { suspendedAt: isSuspended ? ctx.now : null }, ctx.now)
      if (isSuspended) await endOthers(tx, ctx, { userId, exceptSessionId: null })
      await recordUserEvent(tx, ctx, {
        userId,
        type: isSuspended ? 'ACCOUNT_SUSPENDED' : 'SUSPENSION_LIFTED',
        data: { reason },
      })
      await mailAccount(tx, ctx, user, {
        subject: isSuspended ? 'Your account is suspended' : 'Your account is open again',
        body: letter(user, [
          `Your account at ${PRODUCT_NAME} ${isSuspended ? 'is suspended' : 'is open again'}: ${reason}`,
        ]),
      })
    }
    return { record: { userId, isSuspended } }
  })
}
