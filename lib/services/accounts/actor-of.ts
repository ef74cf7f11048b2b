import 'server-only'
import type { SellerRow } from '@/db/queries/accounts/sellers'
import type { UserRow } from '@/db/queries/accounts/users'
import { env, isPublic } from '@/lib/config/env'
import type { Actor, ActorVia, Role } from '@/lib/domain/actor'

type ActorRow = Pick<
  UserRow,
  'companyId' | 'email' | 'name' | 'roles' | 'emailVerifiedAt' | 'suspendedAt' | 'secondFactorAt'
> & {
  userId: string
}

/** Whether these roles need two-step sign-in here: those of administrators, where others than this machine reach the service. */
export function needsSecondFactor(roles: readonly Role[]): boolean {
  return roles.includes('admin') && isPublic(env())
}

/** The actor for an account, or null while the account is suspended. Without two-step sign-in, where it is needed, administrators do not have that role. */
export function actorOf(user: ActorRow, via: ActorVia): Actor | null {
  if (user.suspendedAt) return null
  const { userId, companyId, email, name } = user
  const isHeldBack = user.secondFactorAt === null && needsSecondFactor(user.roles)
  const roles = isHeldBack ? user.roles.filter((role) => role !== 'admin') : user.roles
  return { userId, companyId, email, name, roles, emailVerified: user.emailVerifiedAt !== null, via }
}

/** The actor of a request, with their seller row, so that a write does not read it again. */
export interface Identity {
  actor: Actor
  sellerRow: SellerRow
}
