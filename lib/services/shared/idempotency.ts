import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import { inTransaction, runWork, type Transaction, type Work } from '@/db/client'
import {
  findStoredResponse,
  type IdempotencyScope,
  insertStoredResponse,
  lockIdempotencyKey,
} from '@/db/queries/idempotency'
import { countMetric } from '@/lib/config/metrics'
import { serverSecrets } from '@/lib/config/server-secret'
import { JsonText, recordText } from '@/lib/contract/json-text'
import { Outcome, type Written } from '@/lib/contract/outcome'
import { DAY_MS } from '@/lib/domain/calendar-day'
import { canonicalJson } from '@/lib/domain/canonical-json'
import { DomainError, type ErrorCode, type ErrorExtras, isDomainError } from '@/lib/domain/errors'
import { addressOf, type ServiceContext } from './context'
import { fieldRefused } from './field-refused'

/** How long the result of a key is kept (reference 3). */
export const KEPT_MS = DAY_MS
const KEY_LENGTH_MAX = 255

/**
 * Conflicts that the same request would meet again: kept under the key like a success. A 422 frees the key, and so does a 412, because the
 * client can correct If-Match and send the same key and body.
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

/**
 * The outcome that this key already has, or null while the work is still to be done. For verbs that check something slow or used up (a
 * password, a link) before their transaction: they ask here first, and `writeOnce` asks again under the lock.
 * @throws IDEMPOTENCY_KEY_REUSED, VALIDATION_FAILED for an invalid key, or the refusal of the first time
 */
export async function earlierOutcome<T extends object>(
  ctx: ServiceContext,
  content: unknown,
): Promise<Outcome<T> | null> {
  const slot = slotOf(ctx, content)
  return slot && inTransaction(ctx.db, (tx) => replay<T>(tx, slot))
}

/**
 * Runs a write in one transaction, once per Idempotency-Key of this actor and scope (reference 3.6). The row of the key is written in
 * the transaction of its effect, so neither exists without the other. Requests that arrive together wait for the first.
 * @param content what must be equal for a replay: the body, and whatever else changes the effect
 * @param work one statement needs no transaction where there is no key
 * @returns the outcome; the record of a replay is `JsonText`
 * @throws IDEMPOTENCY_KEY_REUSED when the key came with other content
 */
export async function writeOnce<T extends object>(
  ctx: ServiceContext,
  content: unknown,
  work: Work<Written<T>>,
): Promise<Outcome<T>> {
  const slot = slotOf(ctx, content)
  if (slot === null) return new Outcome(await runWork(ctx.db, work))
  const { scope, bodyHashes } = slot
  const [bodyHash] = bodyHashes
  const run = typeof work === 'function' ? work : work.oneStatement
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const earlier = await replay<T>(tx, slot)
      if (earlier) return earlier
      const written = await run(tx)
      const { record, isNew = false, version } = written
      const stored = {
        status: isNew ? 201 : 200,
        etag: version === undefined ? '' : `"${version}"`,
        responseText: recordText(record),
      }
      await insertStoredResponse(tx, scope, { bodyHash, ...stored }, ctx.now)
      return new Outcome(written)
    })
  } catch (error) {
    if (!isDomainError(error) || !SETTLED_CONFLICTS.has(error.code) || error.extras.isReplay) throw error
    // The work was rolled back; the refusal is kept.
    const { code, message, extras } = error
    const responseText = JSON.stringify({ code, message, extras } satisfies StoredRefusal)
    await inTransaction(ctx.db, async (tx) => {
      if (await replay(tx, slot)) return
      await insertStoredResponse(tx, scope, { bodyHash, status: 409, etag: '', responseText }, ctx.now)
    })
    throw error
  }
}

/** Where the result of a key is kept. */
interface Slot {
  scope: IdempotencyScope
  /** With each secret that counts, the server's own first. */
  bodyHashes: [string, ...string[]]
  notBefore: Date
}

/** Null without a key. @throws VALIDATION_FAILED */
function slotOf(ctx: ServiceContext, content: unknown): Slot | null {
  const { idempotencyKey: key = null, scope: path = '' } = ctx.conditions ?? {}
  if (key === null) return null
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > KEY_LENGTH_MAX) {
    const message = `1 to ${KEY_LENGTH_MAX} visible ASCII characters.`
    throw fieldRefused('BAD_IDEMPOTENCY_KEY', 'Idempotency-Key', message)
  }
  return {
    scope: { actorId: ctx.actor?.userId ?? idOfAddress(addressOf(ctx)), path, key },
    // With the server's secret: the body of a sign-up has a password, which could be guessed from a plain hash.
    bodyHashes: hashesOf(canonicalJson(content)),
    notBefore: new Date(ctx.now.getTime() - KEPT_MS),
  }
}

function hashesOf(text: string): [string, ...string[]] {
  const hash = (secret: string) => createHmac('sha256', secret).update(text).digest('hex')
  const [own, ...earlier] = serverSecrets()
  return [hash(own), ...earlier.map(hash)]
}

/** Rows written by earlier releases hold the whole response; the record is what follows its two flags. */
const ENVELOPE = /^\{"ok":true,"success":true,?/

/** The stored outcome; null when the key is new. @throws the stored refusal, IDEMPOTENCY_KEY_REUSED */
async function replay<T extends object>(
  tx: Transaction,
  { scope, bodyHashes, notBefore }: Slot,
): Promise<Outcome<T> | null> {
  // Sent together: the database runs the second when the lock is held, so that it sees what the previous holder committed.
  const [, stored] = await Promise.all([lockIdempotencyKey(tx, scope), findStoredResponse(tx, scope, notBefore)])
  if (!stored) return null
  if (!bodyHashes.includes(stored.bodyHash)) {
    throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body. Use a new key.')
  }
  countMetric('idempotentReplays')
  if (stored.status >= 400) {
    const refusal = JSON.parse(stored.responseText) as StoredRefusal
    throw new DomainError(refusal.code, refusal.message, { ...refusal.extras, isReplay: true })
  }
  const version = /^"(\d+)"$/.exec(stored.etag)?.[1]
  const record = new JsonText<T>(stored.responseText.replace(ENVELOPE, '{'))
  return new Outcome({ record, isNew: stored.status === 201, ...(version && { version: Number(version) }) }, true)
}

/** Without an actor the key belongs to the network address, so that no other address can ask for its result. */
function idOfAddress(address: string): string {
  const hex = createHash('sha256').update(`address\n${address}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
