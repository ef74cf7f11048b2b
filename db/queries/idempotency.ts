import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../client'
import { idempotencyKeys } from '../schema/listings'

export type IdempotencyScope = Pick<typeof idempotencyKeys.$inferSelect, 'actorId' | 'path' | 'key'>

export type StoredResponse = Pick<typeof idempotencyKeys.$inferSelect, 'bodyHash' | 'status' | 'etag' | 'responseText'>

/** Makes requests with the same key wait for each other until this transaction ends. */
export async function lockIdempotencyKey(tx: Transaction, { actorId, path, key }: IdempotencyScope): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${actorId}\n${path}\n${key}`}, 7412))`)
}

export async function findStoredResponse(
  tx: Transaction,
  scope: IdempotencyScope,
  notBefore: Date,
): Promise<StoredResponse | null> {
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.actorId, scope.actorId),
        eq(idempotencyKeys.path, scope.path),
        eq(idempotencyKeys.key, scope.key),
        gt(idempotencyKeys.createdAt, notBefore),
      ),
    )
  return row ?? null
}

export async function insertStoredResponse(
  tx: Transaction,
  scope: IdempotencyScope,
  answer: StoredResponse,
  at: Date,
): Promise<void> {
  const row = { ...scope, ...answer, createdAt: at }
  await tx
    .insert(idempotencyKeys)
    .values(row)
    // Only a key past its 24 hours can conflict: a live one was found before the work began.
    .onConflictDoUpdate({ target: [idempotencyKeys.actorId, idempotencyKeys.path, idempotencyKeys.key], set: row })
}

/** @returns how many were deleted, at most `limit` */
export async function deleteStoredResponsesBefore(db: Database, before: Date, limit: number): Promise<number> {
  const old = sql`select ctid from ${idempotencyKeys} where ${lt(idempotencyKeys.createdAt, before)} limit ${limit} for update skip locked`
  const gone = await db.execute(sql`delete from ${idempotencyKeys} where ctid = any(array(${old}))`)
  return gone.count
}
