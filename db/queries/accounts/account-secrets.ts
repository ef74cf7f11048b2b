import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { accountSecrets } from '@/db/schema/account-secrets'

export type AccountSecretRow = typeof accountSecrets.$inferSelect

type Purpose = AccountSecretRow['purpose']

/** A new secret replaces unused ones of the same purpose. The transaction has locked the account. */
export async function insertAccountSecret(tx: Transaction, secret: typeof accountSecrets.$inferInsert): Promise<void> {
  await deleteUnusedSecrets(tx, secret)
  await tx.insert(accountSecrets).values(secret)
}

/** Ends the secrets of this purpose that no one has used yet. */
export async function deleteUnusedSecrets(
  tx: Transaction,
  { userId, purpose }: { userId: string; purpose: Purpose },
): Promise<void> {
  await tx
    .delete(accountSecrets)
    .where(and(eq(accountSecrets.userId, userId), eq(accountSecrets.purpose, purpose), isNull(accountSecrets.usedAt)))
}

/** Whose secret it is, used or not: the account is locked before its secret, here as everywhere. */
export async function findSecretOwner(
  db: Executor,
  key: { purpose: Purpose; secretHash: string },
): Promise<string | null> {
  const [row] = await db
    .select({ userId: accountSecrets.userId })
    .from(accountSecrets)
    .where(and(eq(accountSecrets.secretHash, key.secretHash), eq(accountSecrets.purpose, key.purpose)))
  return row?.userId ?? null
}

/** Uses up a secret. @returns null when it is unknown, used or expired: of two concurrent uses exactly one succeeds */
export async function takeAccountSecret(
  tx: Transaction,
  key: { purpose: Purpose; secretHash: string },
  now: Date,
): Promise<AccountSecretRow | null> {
  const [row] = await tx
    .update(accountSecrets)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountSecrets.secretHash, key.secretHash),
        eq(accountSecrets.purpose, key.purpose),
        isNull(accountSecrets.usedAt),
        gt(accountSecrets.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

export async function deleteAccountSecretsBefore(db: Executor, before: Date, limit: number): Promise<number> {
  const old = sql`select ctid from ${accountSecrets} where ${lte(accountSecrets.expiresAt, before)} limit ${limit}`
  return (await db.execute(sql`delete from ${accountSecrets} where ctid = any(array(${old}))`)).count
}
