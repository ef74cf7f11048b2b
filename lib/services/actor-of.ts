import 'server-only'
import type { UserRow } from '@/db/queries/users'
import type { Actor } from '@/lib/domain/actor'

type ActorRow = Pick<UserRow, 'companyId' | 'email' | 'name' | 'roles' | 'emailVerifiedAt' | 'suspendedAt'> & {
  userId: string
}

/** The account that a session or a token stands for; nobody while it is suspended. */
export function actorOf(user: ActorRow, via: Actor['via']): Actor | null {
  if (user.suspendedAt) return null
  const { userId, companyId, email, name, roles } = user
  return { userId, companyId, email, name, roles, emailVerified: user.emailVerifiedAt !== null, via }
}
