import type { Role } from '../actor'
import type { AuditActorKind, AuditEntry, AuditVia } from './entry'
import { actionWords } from './kinds'

/** An account as an admin knows it; all "" where the log names none, or one that is not there. */
export interface AuditPerson {
  userId: string
  name: string
  email: string
  companyName: string
}

/** One row of the audit log as admins read it: what is stored, with the names that its ids have today. */
export interface AuditRecord {
  entryId: string
  at: string
  /** A plain sentence: who did what to which record. */
  sentence: string
  action: string
  actorKind: AuditActorKind
  actor: AuditPerson
  objectType: string
  objectId: string
  /** What the record is called; "" where it has no name. */
  objectName: string
  /** The page on which an admin sees the record; "" where there is none. */
  objectPath: string
  via: AuditVia
  viaId: string
  requestId: string
  beforeHash: string
  afterHash: string
  keyId: string
  signature: string
  /** The row's link in the chain; null in the second before it is made. */
  link: AuditLinkRecord | null
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
  listing: { moduleKey: string; title: string } | null
  link: AuditLinkRecord | null
}

const NOBODY: AuditPerson = { userId: '', name: '', email: '', companyName: '' }

export function auditRecord(row: NamedAuditRow): AuditRecord {
  const { id, at, actorId, beforeHash, afterHash, ...entry } = row.entry
  const objectName = nameOf(row)
  return {
    entryId: id,
    at: at.toISOString(),
    sentence: sentenceOf(row, objectName),
    action: entry.action,
    actorKind: entry.actorKind,
    actor: row.actor ?? { ...NOBODY, userId: actorId ?? '' },
    objectType: entry.objectType,
    objectId: entry.objectId,
    objectName,
    objectPath: pathOf(row),
    via: entry.via,
    viaId: entry.viaId,
    requestId: entry.requestId,
    beforeHash,
    afterHash,
    keyId: entry.keyId,
    signature: entry.signature,
    link: row.link,
  }
}

const personName = ({ name, companyName }: AuditPerson): string => (companyName ? `${name}, ${companyName}` : name)

function nameOf({ entry, subject, listing }: NamedAuditRow): string {
  if (subject) return personName(subject)
  if (entry.objectType === 'listing') return listing?.title ?? ''
  return ''
}

function pathOf({ entry: { objectType, objectId }, subject, listing }: NamedAuditRow): string {
  if (objectType === 'listing' && listing) return `/listings/${listing.moduleKey}/${objectId}`
  if (objectType === 'user' && subject?.roles.includes('seller')) return `/module-access/${objectId}`
  if (objectType === 'rfq') return `/rfq/${objectId}`
  if (objectType === 'entitlements') return '/module-access'
  return ''
}

/** "Meena, Noyyal Yarns published the listing “30s combed”." */
function sentenceOf({ entry, actor, subject }: NamedAuditRow, objectName: string): string {
  const who = actor ? personName(actor) : entry.actorKind === 'system' ? 'The service' : 'Somebody'
  const said = `${who} ${actionWords(entry.action)}`
  if (entry.objectType === 'user') {
    if (entry.objectId === entry.actorId) return `${said}.`
    const whose = subject ? objectName : 'an account that is not there'
    return `${said} ${entry.action === 'SIGN_IN_REFUSED' ? 'as' : 'of'} ${whose}.`
  }
  if (entry.objectType === 'address') return `${said} with an address that no account has.`
  return entry.objectType === 'listing' && objectName ? `${said} “${objectName}”.` : `${said}.`
}
