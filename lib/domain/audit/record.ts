import type { Role } from '../actor'
import type { Titled } from '../rfq/requests/request-title'
import type { AuditEntry } from './entry'

/** An account as admins see it; all "" when the log names no account or a missing one. */
export interface AuditPerson {
  userId: string
  name: string
  email: string
  companyName: string
}

export interface AuditLinkRecord {
  position: number
  day: string
  hash: string
}

/** A stored row with what its ids stand for. */
export interface NamedAuditRow {
  entry: AuditEntry & { keyId: string; signature: string }
  actor: AuditPerson | null
  /** The account that the row is about. */
  subject: (AuditPerson & { roles: readonly Role[] }) | null
  listing: { moduleKey: string; title: string; sellerId: string; companyName: string } | null
  request: Titled | null
  /** The order of the request that the row is about. */
  orderId: string | null
  link: AuditLinkRecord | null
}
