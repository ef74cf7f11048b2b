export type AuditActorKind = 'buyer' | 'seller' | 'admin' | 'system' | 'anonymous'
export type AuditVia = 'session' | 'token' | 'none'

/** One row of the audit log: ids and hashes alone, never a secret, an address or a price (reliability section 5, Audit). */
export interface AuditEntry {
  id: string
  at: Date
  actorKind: AuditActorKind
  actorId: string | null
  /** How the actor was known, and the id of that session or token. */
  via: AuditVia
  viaId: string
  action: string
  objectType: string
  objectId: string
  requestId: string
  /** sha256 of the object's state in canonical JSON; "" where there is none. */
  beforeHash: string
  afterHash: string
}

/** The one text that is signed and linked: every column, in a fixed order, so that no two entries share one. */
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

/** What a link's hash is made of: the link before it, its own place, and the whole entry with its signature. */
export function linkText(link: { previousHash: string; position: number; day: string }, signedEntry: string): string {
  return [link.previousHash, link.position, link.day, signedEntry].join('\n')
}
