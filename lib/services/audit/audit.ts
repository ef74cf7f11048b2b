import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import type { Transaction } from '@/db/client'
import { type AuditRow, insertAuditEntry } from '@/db/queries/audit'
import { serverSecret, serverSecrets } from '@/lib/config/server-secret'
import { type ActorVia, accountActorType } from '@/lib/domain/actor'
import { type AuditActorKind, type AuditEntry, auditText } from '@/lib/domain/audit/entry'
import { canonicalJson } from '@/lib/domain/canonical-json'
import type { ServiceContext } from '../shared/context'

export type AuditContext = Pick<ServiceContext, 'now' | 'newId'> & Partial<Pick<ServiceContext, 'actor' | 'requestId'>>

export interface Audited {
  action: string
  object: { type: string; id: string }
  /** The object's state, or what happened to it. Only its hash is stored. */
  before?: unknown
  after?: unknown
  /** The account where the context has no actor, such as someone who is signing in. */
  by?: { kind: AuditActorKind; userId: string | null }
}

/**
 * Writes a row of the audit log in the transaction of its effect, so that neither exists without the other. Rows do not wait for each other;
 * the chain is linked shortly after (audit-chain.ts).
 */
export async function audit(tx: Transaction, ctx: AuditContext, what: Audited): Promise<void> {
  await insertAuditEntry(tx, auditEntry(ctx, what))
}

/** The same signed row, for a statement that writes it together with its effect. */
export function auditEntry(ctx: AuditContext, what: Audited): AuditRow {
  const { actor = null } = ctx
  const by = what.by ?? {
    kind: actor ? accountActorType(actor) : ('system' as const),
    userId: actor?.userId ?? null,
  }
  return signed({
    id: ctx.newId(),
    at: ctx.now,
    actorKind: by.kind,
    actorId: by.userId,
    via: actor?.via.kind ?? 'none',
    viaId: actor ? viaId(actor.via) : '',
    action: what.action,
    objectType: what.object.type,
    objectId: what.object.id,
    requestId: ctx.requestId ?? '',
    beforeHash: stateHash(what.before),
    afterHash: stateHash(what.after),
  })
}

/** The session, token or job of an actor; "" for the operator. */
function viaId(via: ActorVia): string {
  switch (via.kind) {
    case 'session':
      return via.sessionId
    case 'token':
      return via.tokenId
    case 'job':
      return via.jobId
    case 'operator':
      return ''
  }
}

/** The hash of a state, as rows keep it. */
export function stateHash(state: unknown): string {
  return state === undefined ? '' : createHash('sha256').update(canonicalJson(state)).digest('hex')
}

interface AuditKey {
  id: string
  bytes: Buffer
}

/** The key is made of the server's secret, which is not in the database: someone who can write rows there cannot sign them. */
export function auditKey(): AuditKey {
  return keyOf(serverSecret())
}

/** The key of a row, if it is made of a secret that counts. */
export function auditKeyById(id: string): AuditKey | null {
  return (
    serverSecrets()
      .map(keyOf)
      .find((key) => key.id === id) ?? null
  )
}

const keys = new Map<string, AuditKey>()

function keyOf(secret: string): AuditKey {
  const known = keys.get(secret)
  if (known) return known
  const bytes = createHmac('sha256', secret).update('audit-log').digest()
  const key = { bytes, id: createHash('sha256').update(bytes).digest('hex').slice(0, 12) }
  keys.set(secret, key)
  return key
}

export function signatureOf(entry: AuditEntry, key: AuditKey): string {
  return createHmac('sha256', key.bytes).update(auditText(entry)).digest('base64url')
}

export function linkSignatureOf(hash: string, key: AuditKey): string {
  return createHmac('sha256', key.bytes).update(`link\n${hash}`).digest('base64url')
}

/** A row with its signature. */
export function signed(entry: AuditEntry): AuditRow {
  const key = auditKey()
  return { ...entry, keyId: key.id, signature: signatureOf(entry, key) }
}
