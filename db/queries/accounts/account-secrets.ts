import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { accountSecrets } from '@/db/schema/account-secrets'

export type AccountSecretRow = typeof accountSecrets.$inferSelect

/** A new secret replaces unused ones of the same purpose. */
export async function insertAccountSecret(tx: Transaction, secret: typeof accountSecrets.$inferInsert): Promise<void> {
  await tx
    .delete(accountSecrets)
    .where(
      and(
        eq(accountSecrets.userId, secret.userId),
        eq(accountSecrets.purpose, secret.purpose),
        isNull(accountSecrets.usedAt),
      ),
    )
  await tx.insert(accountSecrets).values(secret)
}

/** Uses up a secret. @returns null when it is unknown, used or expired: of two concurrent uses exactly one succeeds */
export async function takeAccountSecret(
  tx: Transaction,
  key: { purpose: AccountSecretRow['purpose']; secretHash: string },
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
