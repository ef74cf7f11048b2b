import 'server-only'
import { type Database, inTransaction } from '@/db/client'
import {
  type AuditRow,
  findKeptPlans,
  findLastAuditOf,
  insertAuditEntry,
  insertKeptPlans,
  lockAuditNotes,
} from '@/db/queries/audit'
import { EMPTY_ENTITLEMENTS, type EntitlementFile, entitlementSource } from '@/lib/config/entitlement-source'
import { processWide } from '@/lib/config/process-wide'
import { planChanges } from '@/lib/domain/entitlement/configuration-changes'
import type { ServiceContext } from '../shared/context'
import { signed, stateHash } from './audit'

type NoteContext = Pick<ServiceContext, 'now' | 'newId'> & { db: Database }

const ENTITLEMENTS = { objectType: 'entitlements', objectId: 'configuration' }
/** More changes of one configuration are kept as a number: a page of the log has a bounded size. */
const CHANGES_KEPT = 100

/** Records once that another configuration of plans is in force, whichever process sees it first. Call it from time to time. */
export async function noteEntitlements(ctx: NoteContext): Promise<void> {
  const { configuration } = entitlementSource().read()
  // The source gives the same object until it changes. Each process records it once, or two that read different plans would contradict each
  // other for ever.
  const recorded = processWide('entitlements-recorded', () => ({ configuration: undefined as unknown }))
  if (recorded.configuration === configuration) return
  const hash = stateHash(configuration)
  const [known, kept] = await Promise.all([findLastAuditOf(ctx.db, ENTITLEMENTS), findKeptPlans(ctx.db)])
  if (known?.afterHash !== hash || kept?.hash !== hash) await noteChange(ctx, configuration, hash)
  recorded.configuration = configuration
}

async function noteChange(ctx: NoteContext, configuration: EntitlementFile | null, hash: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockAuditNotes(tx)
    const last = await findLastAuditOf(tx, ENTITLEMENTS)
    const kept = await findKeptPlans(tx)
    if (last?.afterHash === hash && kept?.hash === hash) return
    const plans = configuration ?? EMPTY_ENTITLEMENTS
    const isNoted = last?.afterHash === hash
    const entry = isNoted ? last : noteRow(ctx, hash, last)
    if (!isNoted) await insertAuditEntry(tx, entry)
    // Without the configuration that the row before this one was written for, what changed is not known.
    const before = !isNoted && kept?.hash === last?.afterHash ? kept?.configuration : null
    const changes = before ? planChanges(before, plans) : []
    await insertKeptPlans(tx, {
      entryId: entry.id,
      at: ctx.now,
      hash,
      changes: changes.slice(0, CHANGES_KEPT),
      moreChanges: Math.max(0, changes.length - CHANGES_KEPT),
      configuration: plans,
    })
  })
}

function noteRow(ctx: NoteContext, hash: string, last: AuditRow | null): AuditRow {
  return signed({
    id: ctx.newId(),
    at: ctx.now,
    actorKind: 'system',
    actorId: null,
    via: 'none',
    viaId: '',
    action: 'ENTITLEMENTS_IN_FORCE',
    ...ENTITLEMENTS,
    requestId: '',
    beforeHash: last?.afterHash ?? '',
    afterHash: hash,
  })
}
