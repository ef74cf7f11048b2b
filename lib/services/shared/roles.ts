import 'server-only'
import { type Actor, hasRole, type Role } from '@/lib/domain/actor'
import { forbidden } from '@/lib/domain/errors'

/** @throws FORBIDDEN for an account without this role */
export function requireRole(actor: Actor, role: Role, message = 'Only admins can do this.'): void {
  if (!hasRole(actor, role)) throw forbidden(message)
}
