import type { TokenScope } from './account/api-token'

export const ROLES = ['buyer', 'seller', 'admin'] as const
export type Role = (typeof ROLES)[number]

/**
 * How an actor reached the service: a browser session (the same-origin rule applies), a program's token, a job that works for the account,
 * or the operator on the command line.
 */
export type ActorVia =
  | { kind: 'session'; sessionId: string }
  | { kind: 'token'; tokenId: string; scopes: readonly TokenScope[] }
  | { kind: 'job'; jobId: string }
  | { kind: 'operator' }

/** The account that acts. */
export interface Actor {
  userId: string
  companyId: string
  email: string
  name: string
  roles: readonly Role[]
  emailVerified: boolean
  via: ActorVia
}

export function hasRole(actor: Actor, role: Role): boolean {
  return actor.roles.includes(role)
}

/** The actor type in the events of an account's own changes: the role with the most rights. */
export function accountActorType({ roles }: Pick<Actor, 'roles'>): Role {
  return roles.includes('admin') ? 'admin' : roles.includes('seller') ? 'seller' : 'buyer'
}
