import 'server-only'
import type { Transaction } from '@/db/client'
import { insertUserEvent, type UserEvent } from '@/db/queries/accounts/users'
import { type AuditContext, audit } from '../audit/audit'

/** The next event of an account's history and its row of the audit log. @param states the account before and after, if it changed */
export async function recordUserEvent(
  tx: Transaction,
  ctx: AuditContext,
  event: UserEvent,
  states: { before?: unknown; after?: unknown } = {},
): Promise<void> {
  const { userId, type, actorType, actorId, data } = event
  await Promise.all([
    insertUserEvent(tx, event),
    audit(tx, ctx, {
      action: type,
      object: { type: 'user', id: userId },
      by: { kind: actorType, userId: actorId },
      before: states.before,
      after: states.after ?? { userId, type, data },
    }),
  ])
}
