import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import { type Database, inTransaction, type Transaction } from '@/db/client'
import { type AuditRow, findLastAuditOf, insertAuditEntry, lockAuditNotes } from '@/db/queries/audit'
import { entitlementSource } from '@/lib/config/entitlement-source'
import { env } from '@/lib/config/env'
import { processWide } from '@/lib/config/process-wide'
import { accountActorType } from '@/lib/domain/actor'
import { type AuditActorKind, type AuditEntry, auditText } from '@/lib/domain/audit/entry'
import { canonicalJson } from '@/lib/domain/canonical-json'
import type { ServiceContext } from '../shared/context'

export type AuditContext = Pick<ServiceContext, 'now' | 'newId'> & Partial<Pick<ServiceContext, 'actor' | 'requestId'>>

export interface Audited {
  action: string
  object: { type: string; id: string }
  /** The object's state, or what happened to it: only the hash is kept. */
  before?: unknown
  after?: unknown
  /** Who it was where the context has no actor, such as somebody who is just signing in. */
  by?: { kind: AuditActorKind; userId: string | null }
}

/**
 * Writes one row of the audit log in the transaction of its effect: neither stands without the other. No row waits for another one; the
 * chain is linked shortly after (audit-chain.ts).
 */
export async function audit(tx: Transaction, ctx: AuditContext, what: Audited): Promise<void> {
  await insertAuditEntry(tx, auditEntry(ctx, what))
}

/** The same row, signed, for a statement that writes it together with its effect. */
export function auditEntry(ctx: AuditContext, what: Audited): AuditRow {
  const { actor = null } = ctx
  const by = what.by ?? {
    kind: actor ? accountActorType(actor) : ('system' as const),
    userId: actor?.userId ?? null,
  }
  const viaId = actor?.via.kind === 'session' ? actor.via.sessionId : (actor?.via.tokenId ?? '')
  return signed({
    id: ctx.newId(),
    at: ctx.now,
    actorKind: by.kind,
    actorId: by.userId,
    via: actor?.via.kind ?? 'none',
    viaId,
    action: what.action,
    objectType: what.object.type,
    objectId: what.object.id,
    requestId: ctx.requestId ?? '',
    beforeHash: stateHash(what.before),
    afterHash: stateHash(what.after),
  })
}

function stateHash(state: unknown): string {
  return state === undefined ? '' : createHash('sha256').update(canonicalJson(state)).digest('hex')
}

interface AuditKey {
  id: string
  bytes: Buffer
}

let lastKey: { secret: string; key: AuditKey } | null = null

/** Made from the server's secret, which stands outside of the database: who can write rows there cannot sign them. */
export function auditKey(): AuditKey {
  const secret = env().NEXTAUTH_SECRET ?? ''
  if (lastKey?.secret === secret) return lastKey.key
  const bytes = createHmac('sha256', secret).update('audit-log').digest()
  const key = { bytes, id: createHash('sha256').update(bytes).digest('hex').slice(0, 12) }
  lastKey = { secret, key }
  return key
}

export function signatureOf(entry: AuditEntry, key: AuditKey): string {
  return createHmac('sha256', key.bytes).update(auditText(entry)).digest('base64url')
}

export function linkSignatureOf(hash: string, key: AuditKey): string {
  return createHmac('sha256', key.bytes).update(`link\n${hash}`).digest('base64url')
}

function signed(entry: AuditEntry): AuditRow {
  const key = auditKey()
  return { ...entry, keyId: key.id, signature: signatureOf(entry, key) }
}

const ENTITLEMENTS = { objectType: 'entitlements', objectId: 'configuration' }

/** Notes once, whichever process sees it first, that another configuration of plans is in force. To be called from time to time. */
export async function noteEntitlements(ctx: Pick<ServiceContext, 'now' | 'newId'> & { db: Database }): Promise<void> {
  const { configuration } = entitlementSource().read()
  // The source gives the same object until it changes. What this process has told it tells no more, or two that read different plans
  // would contradict each other for ever.
  const told = processWide('entitlements-told', () => ({ configuration: undefined as unknown }))
  if (told.configuration === configuration) return
  const hash = stateHash(configuration)
  const known = await findLastAuditOf(ctx.db, ENTITLEMENTS)
  if (known?.afterHash !== hash) await noteChange(ctx, hash)
  told.configuration = configuration
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
