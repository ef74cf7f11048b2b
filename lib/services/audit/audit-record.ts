import 'server-only'
import type { AuditRecord } from '@/lib/contract/responses/audit'
import { type AuditChanges, NO_CHANGES } from '@/lib/domain/audit/changes'
import { actionWords } from '@/lib/domain/audit/kinds'
import type { AuditPerson, NamedAuditRow } from '@/lib/domain/audit/record'
import { requestTitle } from '@/lib/domain/rfq/requests/request-title'

const NO_ONE: AuditPerson = { userId: '', name: '', email: '', companyName: '' }

/** A row of the audit log as admins see it: the stored row, with the current names of its ids and what it changed. */
export function auditRecord(row: NamedAuditRow, changes: AuditChanges = NO_CHANGES): AuditRecord {
  const { id, at, actorId, beforeHash, afterHash, ...entry } = row.entry
  const objectName = nameOf(row)
  return {
    entryId: id,
    at: at.toISOString(),
    sentence: sentenceOf(row, objectName),
    ...changes,
    action: entry.action,
    actorKind: entry.actorKind,
    actor: row.actor ?? { ...NO_ONE, userId: actorId ?? '' },
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

function nameOf({ subject, listing, request }: NamedAuditRow): string {
  if (subject) return personName(subject)
  return request ? requestTitle(request) : (listing?.title ?? '')
}

function pathOf({ entry: { objectType, objectId }, subject, listing, orderId }: NamedAuditRow): string {
  if (orderId) return `/orders/${orderId}`
  if (objectType === 'listing' && listing) return `/listings/${listing.moduleKey}/${objectId}`
  if (objectType === 'user' && subject) return `/module-access/${objectId}`
  if (objectType === 'enquiry') return `/enquiries/${objectId}`
  if (objectType === 'rfq') return `/rfq/${objectId}`
  if (objectType === 'entitlements') return '/module-access'
  return ''
}

/** "Meena, Noyyal Yarns published the listing “30s combed”." Never with a price: the log has none. */
function sentenceOf({ entry, actor, subject, listing, request }: NamedAuditRow, objectName: string): string {
  const who = actor ? personName(actor) : entry.actorKind === 'system' ? 'The service' : 'Someone'
  const start = `${who} ${actionWords(entry.action)}`
  if (entry.objectType === 'user') {
    if (entry.objectId === entry.actorId) return `${start}.`
    const whose = subject ? objectName : 'an account that does not exist'
    return `${start} ${entry.action === 'SIGN_IN_REFUSED' ? 'as' : 'of'} ${whose}.`
  }
  if (entry.objectType === 'address') return `${start} with an address that no account has.`
  if (request) return `${start}: ${objectName}.`
  const forWhom = listing && entry.actorId !== listing.sellerId ? ` for ${listing.companyName}` : ''
  return `${start}${objectName ? ` “${objectName}”` : ''}${forWhom}.`
}
