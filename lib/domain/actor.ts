export const ROLES = ['buyer', 'seller', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who asks. `via` tells a browser session (same-origin rule applies) from a program's token. */
export interface Actor {
  userId: string
  companyId: string
  email: string
  name: string
  roles: readonly Role[]
  emailVerified: boolean
  via: { kind: 'session'; sessionId: string } | { kind: 'token'; tokenId: string }
}

export function hasRole(actor: Actor, role: Role): boolean {
  return actor.roles.includes(role)
}

/** As whom an actor stands in the events of his own account: the role that may do most. */
export function accountActorType({ roles }: Pick<Actor, 'roles'>): Role {
  return roles.includes('admin') ? 'admin' : roles.includes('seller') ? 'seller' : 'buyer'
}
