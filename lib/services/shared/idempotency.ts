import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import { inOneStatement, inTransaction, type Runner, type Transaction } from '@/db/client'
import {
  findStoredAnswer,
  type IdempotencyScope,
  insertStoredAnswer,
  lockIdempotencyKey,
} from '@/db/queries/idempotency'
import { env } from '@/lib/config/env'
import { countMetric } from '@/lib/config/metrics'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { canonicalJson } from '@/lib/domain/canonical-json'
import { DomainError, type ErrorCode, type ErrorExtras, isDomainError, validationFailed } from '@/lib/domain/errors'
import type { ServiceContext } from './context'

/** How long a key stands for its answer (contract section 3). */
export const KEPT_MS = 24 * 60 * 60 * 1000
const KEY_LENGTH_MAX = 255

/**
 * Conflicts that the same request would meet again: kept under the key like a success. A 422 frees the key, and so does a 412: what it
 * was refused for stands in If-Match, which may be put right with the same key and body.
 */
const SETTLED_CONFLICTS: ReadonlySet<ErrorCode> = new Set([
  'VERSION_CONFLICT',
  'LISTING_ARCHIVED',
  'NEW_ARRIVAL_LIMIT_REACHED',
  'RFQ_CLOSED',
  'RFQ_CHANGED',
  'RFQ_ALREADY_AWARDED',
  'RESPOND_BY_PASSED',
  'QUOTE_ALREADY_ACCEPTED',
  'QUOTE_VERSION_CHANGED',
  'PLAN_REQUEST_CLOSED',
])

interface StoredRefusal {
  code: ErrorCode
  message: string
  extras: ErrorExtras
}

type Keyed = Pick<RequestContext, 'idempotencyKey' | 'path' | 'address'>

/**
 * The answer that this key already has; null where the work is still to be done. For verbs that judge something slow or used up (a password,
 * a link) before their transaction: they ask here first, and `runOnce` asks again under the lock.
 * @throws IDEMPOTENCY_KEY_REUSED, VALIDATION_FAILED for a key that is none, or the refusal of the first time
 */
export async function earlierAnswer(
  ctx: ServiceContext,
  call: Keyed,
  content: unknown,
): Promise<ServiceResponse | null> {
  const slot = slotOf(ctx, call, content)
  return slot && inTransaction(ctx.db, (tx) => replay(tx, slot))
}

/**
 * Runs a write in one transaction, once per Idempotency-Key of this actor and path (contract section 3). The key's row is written in the
 * transaction of its effect, so that neither stands without the other; requests that arrive together wait for the first.
 * @param content what must be the same for a replay: the body, and whatever else changes the effect
 * @param workAlone the same as one statement, where it is one: without a key nothing else has to stand or fall with it
 * @throws IDEMPOTENCY_KEY_REUSED when the key came with another content
 */
export async function runIdempotent(
  ctx: ServiceContext,
  call: Keyed,
  content: unknown,
  work: (tx: Transaction) => Promise<ServiceResponse>,
  workAlone: ((one: Runner) => Promise<ServiceResponse>) | null = null,
): Promise<ServiceResponse> {
  const slot = slotOf(ctx, call, content)
  if (slot === null) return workAlone ? inOneStatement(ctx.db, workAlone) : inTransaction(ctx.db, work)
  const { scope, bodyHash } = slot

  try {
    return await inTransaction(ctx.db, async (tx) => {
      const earlier = await replay(tx, slot)
      if (earlier) return earlier
      const answer = await work(tx)
      const responseText = answer.text ?? JSON.stringify(answer.body ?? {})
      const status = answer.status ?? 200
      await insertStoredAnswer(tx, scope, { bodyHash, status, etag: answer.etag ?? '', responseText }, ctx.now)
      return { ...answer, text: responseText }
    })
  } catch (error) {
    if (!isDomainError(error) || !SETTLED_CONFLICTS.has(error.code) || error.extras.isReplay) throw error
    // The work was rolled back; what is kept is that it was refused.
    const { code, message, extras } = error
    const responseText = JSON.stringify({ code, message, extras } satisfies StoredRefusal)
    await inTransaction(ctx.db, async (tx) => {
      if (await replay(tx, slot)) return
      await insertStoredAnswer(tx, scope, { bodyHash, status: 409, etag: '', responseText }, ctx.now)
    })
    throw error
  }
}

/** Where the answer to a key is kept. */
interface Slot {
  scope: IdempotencyScope
  bodyHash: string
  notBefore: Date
}

/** Null without a key. @throws VALIDATION_FAILED */
function slotOf(ctx: ServiceContext, { idempotencyKey: key, path, address }: Keyed, content: unknown): Slot | null {
  if (key === null) return null
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > KEY_LENGTH_MAX) {
    throw validationFailed([
      {
        code: 'BAD_IDEMPOTENCY_KEY',
        field: 'Idempotency-Key',
        severity: 'error',
        message: `1 to ${KEY_LENGTH_MAX} visible ASCII characters.`,
      },
    ])
  }
  return {
    scope: { actorId: ctx.actor?.userId ?? idOfAddress(address), path, key },
    // With the server's secret: the body of a sign-up holds a password, and a plain hash of it could be guessed.
    bodyHash: createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
      .update(canonicalJson(content))
      .digest('hex'),
    notBefore: new Date(ctx.now.getTime() - KEPT_MS),
  }
}

async function replay(tx: Transaction, { scope, bodyHash, notBefore }: Slot): Promise<ServiceResponse | null> {
  // One flight: the server begins the second when the lock is held, so it sees what the holder before us committed.
  const [, stored] = await Promise.all([lockIdempotencyKey(tx, scope), findStoredAnswer(tx, scope, notBefore)])
  if (!stored) return null
  if (stored.bodyHash !== bodyHash) {
    throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body. Use a new key.')
  }
  countMetric('idempotentReplays')
  if (stored.status >= 400) {
    const refusal = JSON.parse(stored.responseText) as StoredRefusal
    throw new DomainError(refusal.code, refusal.message, { ...refusal.extras, isReplay: true })
  }
  return { status: stored.status, text: stored.responseText, etag: stored.etag, isReplay: true }
}

/** Nobody is signed in: the key is that of the network address, so that no other one can ask for its answer. */
function idOfAddress(address: string): string {
  const hex = createHash('sha256').update(`address\n${address}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
