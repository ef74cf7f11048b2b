import 'server-only'
import { type Database, inTransaction } from '@/db/client'
import { findLastAuditOf, insertAuditEntry, lockAuditNotes } from '@/db/queries/audit'
import { entitlementSource } from '@/lib/config/entitlement-source'
import { processWide } from '@/lib/config/process-wide'
import type { ServiceContext } from '../shared/context'
import { signed, stateHash } from './audit'

const ENTITLEMENTS = { objectType: 'entitlements', objectId: 'configuration' }

/** Records once that another configuration of plans is in force, whichever process sees it first. Call it from time to time. */
export async function noteEntitlements(ctx: Pick<ServiceContext, 'now' | 'newId'> & { db: Database }): Promise<void> {
  const { configuration } = entitlementSource().read()
  // The source gives the same object until it changes. Each process records it once, or two that read different plans would contradict each
  // other for ever.
  const recorded = processWide('entitlements-recorded', () => ({ configuration: undefined as unknown }))
  if (recorded.configuration === configuration) return
  const hash = stateHash(configuration)
  const known = await findLastAuditOf(ctx.db, ENTITLEMENTS)
  if (known?.afterHash !== hash) await noteChange(ctx, hash)
  recorded.configuration = configuration
}

async function noteChange(ctx: Pick<ServiceContext, 'now' | 'newId'> & { db: Database }, hash: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockAuditNotes(tx)
    const last = await findLastAuditOf(tx, ENTITLEMENTS)
    if (last?.afterHash === hash) return
    await insertAuditEntry(
      tx,
      signed({
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
      }),
    )
  })
}
