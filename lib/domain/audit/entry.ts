import type { ActorVia } from '../actor'

export type AuditActorKind = 'buyer' | 'seller' | 'admin' | 'system' | 'anonymous'
export type AuditVia = ActorVia['kind'] | 'none'

/**
 * One row of the audit log: only ids and hashes, never a secret, an address or a price (reference 10.2).
 */
export interface AuditEntry {
  id: string
  at: Date
  actorKind: AuditActorKind
  actorId: string | null
  /** How the actor reached the service, and the id of that session, token or job; "" for none. */
  via: AuditVia
  viaId: string
  action: string
  objectType: string
  objectId: string
  requestId: string
  /** sha256 of the object's state in canonical JSON; "" when it has none. */
  beforeHash: string
  afterHash: string
}

/** The text that is signed and linked: every column, in a fixed order, so that no two entries share a text. */
export function auditText(entry: AuditEntry): string {
  const { id, at, actorKind, actorId, via, viaId, action, objectType, objectId, requestId } = entry
  return JSON.stringify([
    id,
    at.toISOString(),
    actorKind,
    actorId ?? '',
    via,
    viaId,
    action,
    objectType,
    objectId,
    requestId,
    entry.beforeHash,
    entry.afterHash,
  ])
}

/** The input of a link's hash: the previous link, its own position, and the whole entry with its signature. */
export function linkText(link: { previousHash: string; position: number; day: string }, signedEntry: string): string {
  return [link.previousHash, link.position, link.day, signedEntry].join('\n')
}
