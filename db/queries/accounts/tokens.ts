import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { apiTokens, companies, users } from '@/db/schema/users'
import { memoize } from '@/lib/domain/memoize'
import { sellerColumns } from './sellers'
import { actorColumns } from './users'

export type ApiTokenRow = typeof apiTokens.$inferSelect

/** Neither revoked nor expired. */
export const isLiveToken = (now: Date | ReturnType<typeof sql.placeholder>) =>
  and(isNull(apiTokens.revokedAt), or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)))

const liveToken = memoize((db: Executor) =>
  db
    .select({
      tokenId: apiTokens.id,
      tokenHash: apiTokens.tokenHash,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.lastUsedAt,
      user: actorColumns,
      account: sellerColumns,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(apiTokens.tokenHash, sql.placeholder('tokenHash')), isLiveToken(sql.placeholder('now'))))
    .prepare('live_token'),
)

/** The token of this hash with its user and their seller account, unless it was revoked or has expired. */
export async function findLiveToken(db: Executor, tokenHash: string, now: Date) {
  const [row] = await liveToken(db).execute({ tokenHash, now: now.toISOString() })
  return row ?? null
}

export async function insertToken(db: Executor, token: typeof apiTokens.$inferInsert): Promise<void> {
  await db.insert(apiTokens).values(token)
}

/** Stores the time of use, unless another request did since `notUsedSince`. */
export async function touchToken(db: Executor, tokenId: string, used: { at: Date; notUsedSince: Date }): Promise<void> {
  await db
    .update(apiTokens)
    .set({ lastUsedAt: used.at })
    .where(
      and(eq(apiTokens.id, tokenId), or(isNull(apiTokens.lastUsedAt), lte(apiTokens.lastUsedAt, used.notUsedSince))),
    )
}

export async function listLiveTokens(db: Executor, userId: string, now: Date): Promise<ApiTokenRow[]> {
  return db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), isLiveToken(now)))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
}

/** @returns how many tokens ended */
export async function revokeTokensOfUser(db: Executor, userId: string, at: Date): Promise<number> {
  const rows = await db
    .update(apiTokens)
    .set({ revokedAt: at })
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id })
  return rows.length
}

/** @returns the token that this call ended; null when it is not this user's or had already ended */
export async function revokeToken(
  db: Executor,
  key: { userId: string; tokenId: string },
  at: Date,
): Promise<ApiTokenRow | null> {
  const [row] = await db
    .update(apiTokens)
    .set({ revokedAt: at })
    .where(and(eq(apiTokens.id, key.tokenId), eq(apiTokens.userId, key.userId), isNull(apiTokens.revokedAt)))
    .returning()
  return row ?? null
}
