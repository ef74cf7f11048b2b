import 'server-only'
import type { Executor } from '@/db/client'
import type { AuditRow } from '@/db/queries/audit'
import {
  type AuditedEvent,
  listAuditedEvents,
  listAuditedRequestEvents,
  listCompaniesOf,
  listPlanChanges,
  listRateChanges,
} from '@/db/queries/audit-changes'
import {
  type AuditChanges,
  accountChanges,
  firstChanges,
  listingChanges,
  rateChanges,
} from '@/lib/domain/audit/changes'
import type { NamedAuditRow } from '@/lib/domain/audit/record'
import { requestChanges } from '@/lib/domain/audit/request-changes'
import { sellerKey } from '@/lib/domain/entitlement/configuration'
import { type PlanChange, planChangeText } from '@/lib/domain/entitlement/configuration-changes'
import { matrixDefinition } from '@/lib/domain/modules'
import { isModuleKey } from '@/lib/domain/modules/keys'
import { isUuid } from '@/lib/domain/uuid'
import { stateHash } from './audit'

type Changes = [entryId: string, changes: AuditChanges]

/**
 * What these rows changed, by row, as far as it may be read now. The log keeps hashes alone, so that it holds no price: what changed is read from the records that were
 * written with a row, and a row of a time that kept too little has no entry.
 */
export async function auditChanges(
  { db, now }: { db: Executor; now: Date },
  rows: readonly NamedAuditRow[],
): Promise<Map<string, AuditChanges>> {
  const ofType = (...types: string[]) =>
    rows.map(({ entry }) => entry).filter(({ objectType }) => types.includes(objectType))
  const [ofRecords, ofRequests, ofPlans, ofRates] = await Promise.all([
    listAuditedEvents(db, ofType('listing', 'user')),
    listAuditedRequestEvents(db, ofType('rfq')),
    planChangesOf(db, ofType('entitlements')),
    listRateChanges(db, ofType('exchange_rates')),
  ])
  const named = new Map(rows.map((row) => [row.entry.id, row]))
  return new Map<string, AuditChanges>([
    ...ofRecords.flatMap((event) => changesOfRecord(named.get(event.entryId), event)),
    ...ofRequests.map((event): Changes => [event.entryId, firstChanges(requestChanges(event, now))]),
    ...ofPlans,
    ...ofRates.map(({ entryId, before, after }): Changes => [entryId, firstChanges(rateChanges(before ?? {}, after))]),
  ])
}

function changesOfRecord(row: NamedAuditRow | undefined, event: AuditedEvent): Changes[] {
  if (!row) return []
  const { entry, listing } = row
  if (entry.objectType === 'user') {
    return [[entry.id, firstChanges(accountChanges(entry.action, event.data))]]
  }
  // The row signs the state that its event keeps: another state is not what this row is about.
  const { fields } = event.data
  const state = { status: event.toStatus, version: event.version, fields }
  if (!listing || !isModuleKey(listing.moduleKey) || stateHash(state) !== entry.afterHash) return []
  return [
    [entry.id, firstChanges(listingChanges(matrixDefinition(listing.moduleKey), { type: entry.action, ...event }))],
  ]
}

async function planChangesOf(db: Executor, rows: readonly AuditRow[]): Promise<Changes[]> {
  const kept = await listPlanChanges(
    db,
    rows.map(({ id }) => id),
  )
  const nameOf = await sellerNames(
    db,
    kept.flatMap(({ changes }) => changes),
  )
  return kept.map(({ entryId, changes, moreChanges }): Changes => {
    const first = firstChanges(changes.map((change) => planChangeText(nameOf(change.seller), change)))
    return [entryId, { ...first, moreChanges: first.moreChanges + moreChanges }]
  })
}

/** The companies that the configuration means by an id or address; another text as it is. */
async function sellerNames(db: Executor, changes: readonly PlanChange[]): Promise<(seller: string) => string> {
  const keys = [...new Set(changes.map(({ seller }) => sellerKey(seller)))]
  const accounts = await listCompaniesOf(
    db,
    keys.filter(isUuid),
    keys.filter((key) => !isUuid(key)),
  )
  const names = new Map(
    accounts.flatMap(({ userId, email, companyName }) => [
      [userId, companyName],
      [email, companyName],
    ]),
  )
  return (seller) => names.get(sellerKey(seller)) || seller
}
