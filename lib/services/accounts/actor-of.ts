import 'server-only'
import type { SellerRow } from '@/db/queries/accounts/sellers'
import type { UserRow } from '@/db/queries/accounts/users'
import type { Actor, ActorVia } from '@/lib/domain/actor'

type ActorRow = Pick<UserRow, 'companyId' | 'email' | 'name' | 'roles' | 'emailVerifiedAt' | 'suspendedAt'> & {
  userId: string
}

/** The actor for an account, or null while the account is suspended. */
export function actorOf(user: ActorRow, via: ActorVia): Actor | null {
  if (user.suspendedAt) return null
  const { userId, companyId, email, name, roles } = user
  return { userId, companyId, email, name, roles, emailVerified: user.emailVerifiedAt !== null, via }
}

/** The actor of a request, with their seller row, so that a write does not read it again. */
export interface Identity {
  actor: Actor
  sellerRow: SellerRow
}
