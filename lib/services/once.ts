import 'server-only'
import { createHash } from 'node:crypto'
import { inTransaction, type Transaction } from '@/db/client'
import { findStoredAnswer, insertStoredAnswer, lockIdempotencyKey } from '@/db/queries/idempotency'
import type { Actor } from '@/lib/domain/actor'
import type { Answer, Call } from '@/lib/domain/call'
import { DomainError, type ErrorCode, type ErrorExtras, isDomainError, validationFailed } from '@/lib/domain/errors'
import type { ServiceContext } from './context'

/** How long a key stands for its answer (contract section 3). */
export const KEPT_MS = 24 * 60 * 60 * 1000
const KEY_LENGTH_MAX = 255

/** Conflicts that the same request would meet again: kept under the key like a success. A 422 frees the key. */
const SETTLED_CONFLICTS: ReadonlySet<ErrorCode> = new Set([
  'VERSION_CONFLICT',
  'LISTING_ARCHIVED',
  'NEW_ARRIVAL_LIMIT_REACHED',
  'PRECONDITION_FAILED',
  'RFQ_CLOSED',
  'RFQ_CHANGED',
  'RFQ_ALREADY_AWARDED',
  'RESPOND_BY_PASSED',
  'QUOTE_ALREADY_ACCEPTED',
  'QUOTE_VERSION_CHANGED',
])

interface StoredRefusal {
  code: ErrorCode
  message: string
  extras: ErrorExtras
}

/**
 * Runs a write in one transaction, once per Idempotency-Key of this actor and path (contract section 3). The key's row is written in the
 * transaction of its effect, so that neither stands without the other; requests that arrive together wait for the first.
 * @param content what must be the same for a replay: the body, and whatever else changes the effect
 * @throws IDEMPOTENCY_KEY_REUSED when the key came with another content
 */
export async function runOnce(
  ctx: ServiceContext<Actor>,
  call: Pick<Call, 'idempotencyKey' | 'path'>,
  content: unknown,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const key = call.idempotencyKey
  if (key === null) return inTransaction(ctx.db, work)
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
  const scope = { actorId: ctx.actor.userId, path: call.path, key }
  const bodyHash = createHash('sha256').update(canonicalJson(content)).digest('hex')
  const notBefore = new Date(ctx.now.getTime() - KEPT_MS)

  const replay = async (tx: Transaction): Promise<Answer | null> => {
    // One flight: the server begins the second when the lock is held, so it sees what the holder before us committed.
    const [, stored] = await Promise.all([lockIdempotencyKey(tx, scope), findStoredAnswer(tx, scope, notBefore)])
    if (!stored) return null
    if (stored.bodyHash !== bodyHash) {
      throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body. Use a new key.')
    }
    if (stored.status >= 400) {
      const refusal = JSON.parse(stored.responseText) as StoredRefusal
      throw new DomainError(refusal.code, refusal.message, { ...refusal.extras, isReplay: true })
    }
    return { status: stored.status, text: stored.responseText, etag: stored.etag, isReplay: true }
  }

  try {
    return await inTransaction(ctx.db, async (tx) => {
      const earlier = await replay(tx)
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
      if (await replay(tx)) return
      await insertStoredAnswer(tx, scope, { bodyHash, status: 409, etag: '', responseText }, ctx.now)
    })
    throw error
  }
}

/** One text for one content, in whatever order a client's JSON library wrote the names. */
function canonicalJson(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
