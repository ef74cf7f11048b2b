import 'server-only'
import type { SellerRow } from '@/db/queries/accounts/sellers'
import type { UserRow } from '@/db/queries/accounts/users'
import type { Actor } from '@/lib/domain/actor'

type ActorRow = Pick<UserRow, 'companyId' | 'email' | 'name' | 'roles' | 'emailVerifiedAt' | 'suspendedAt'> & {
  userId: string
}

/**
 * The account that a session or a token stands for; nobody while it is suspended.
 * @param account what was read of it beside, for the same request
 */
export function actorOf(user: ActorRow, via: Actor['via'], account?: SellerRow): Actor | null {
  if (user.suspendedAt) return null
  const { userId, companyId, email, name, roles } = user
  const actor = { userId, companyId, email, name, roles, emailVerified: user.emailVerifiedAt !== null, via }
  if (account) accounts.set(actor, account)
  return actor
}

const accounts = new WeakMap<Actor, SellerRow>()

/** The account as a seller's, where it was read with the actor: a request that is nobody else's need not read it twice. */
export function accountOf(actor: Actor): SellerRow | null {
  return accounts.get(actor) ?? null
}
