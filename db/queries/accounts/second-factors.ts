import { and, count, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { recoveryCodes, secondFactors } from '@/db/schema/account-secrets'

export type SecondFactorRow = typeof secondFactors.$inferSelect

export async function findSecondFactor(db: Executor, userId: string): Promise<SecondFactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row ?? null
}

/** Replaces one that was never confirmed. */
export async function putSecondFactor(tx: Transaction, factor: typeof secondFactors.$inferInsert): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, factor.userId))
  await tx.insert(secondFactors).values(factor)
}

/** @returns false when this time step or a later one was used before */
export async function takeStep(db: Executor, factorId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.id, factorId), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.id })
  return rows.length === 1
}

/** @returns false for a code that is unknown or was used before */
export async function takeRecoveryCode(
  db: Executor,
  key: { userId: string; codeHash: string },
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(eq(recoveryCodes.userId, key.userId), eq(recoveryCodes.codeHash, key.codeHash), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id })
  return rows.length === 1
}

/** New codes end the earlier ones. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  codes: readonly { id: string; codeHash: string }[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (codes.length > 0) await tx.insert(recoveryCodes).values(codes.map((code) => ({ ...code, userId })))
}

export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** In the order of their ids. */
export async function listSecondFactors(db: Executor, after: string | null, limit: number): Promise<SecondFactorRow[]> {
  return db
    .select()
    .from(secondFactors)
    .where(after === null ? undefined : gt(secondFactors.id, after))
    .orderBy(secondFactors.id)
    .limit(limit)
}

/** @returns false when it is another secret by now */
export async function replaceSealed(db: Executor, id: string, { from, to }: { from: string; to: string }) {
  const rows = await db
    .update(secondFactors)
    .set({ sealedSecret: to })
    .where(and(eq(secondFactors.id, id), eq(secondFactors.sealedSecret, from)))
    .returning({ id: secondFactors.id })
  return rows.length === 1
}

export async function deleteSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await replaceRecoveryCodes(tx, userId, [])
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId))
}
