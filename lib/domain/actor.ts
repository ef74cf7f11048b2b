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
