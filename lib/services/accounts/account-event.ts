import 'server-only'
import type { Transaction } from '@/db/client'
import { insertUserEvent, type UserEvent } from '@/db/queries/accounts/users'
import { type Actor, accountActorType } from '@/lib/domain/actor'
import { type AuditContext, audit } from '../audit/audit'

/** What happened to an account. */
export interface AccountEvent extends Pick<UserEvent, 'userId' | 'type'> {
  data?: Record<string, unknown>
  /** The account before and after, if it changed. */
  before?: unknown
  after?: unknown
  /** Who did it, where it was not the caller. Without a caller it was the operator. */
  by?: { kind: UserEvent['actorType']; userId: string }
}

/** The next event of an account's history and its row of the audit log. */
export async function recordUserEvent(tx: Transaction, ctx: AuditContext, event: AccountEvent): Promise<void> {
  const { userId, type, data = {}, before, after = { userId, type, data } } = event
  const by = event.by ?? (ctx.actor ? accountItself(ctx.actor) : { kind: 'system' as const, userId: null })
  await Promise.all([
    insertUserEvent(tx, { id: ctx.newId(), userId, type, actorType: by.kind, actorId: by.userId, at: ctx.now, data }),
    audit(tx, ctx, { action: type, object: { type: 'user', id: userId }, by, before, after }),
  ])
}

/** An account as the one that acts. */
export function accountItself(account: Pick<Actor, 'userId' | 'roles'>) {
  return { kind: accountActorType(account), userId: account.userId }
}
