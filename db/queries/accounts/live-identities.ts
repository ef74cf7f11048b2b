import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { apiTokens, sessions, users } from '@/db/schema/users'
import { isLiveToken } from './tokens'

/** Of these sessions and tokens, the ids of those that still identify an account. */
export async function listLiveIdentities(
  db: Executor,
  { sessionIds, tokenIds }: { sessionIds: readonly string[]; tokenIds: readonly string[] },
  now: Date,
): Promise<Set<string>> {
  const isActive = isNull(users.suspendedAt)
  const live = [
    sessionIds.length === 0
      ? []
      : await db
          .select({ id: sessions.id })
          .from(sessions)
          .innerJoin(users, and(eq(users.id, sessions.userId), isActive))
          .where(
            and(
              inArray(sessions.id, [...sessionIds]),
              isNull(sessions.revokedAt),
              gt(sessions.expiresAt, now),
              gt(sessions.idleExpiresAt, now),
            ),
          ),
    tokenIds.length === 0
      ? []
      : await db
          .select({ id: apiTokens.id })
          .from(apiTokens)
          .innerJoin(users, and(eq(users.id, apiTokens.userId), isActive))
          .where(and(inArray(apiTokens.id, [...tokenIds]), isLiveToken(now))),
  ]
  return new Set(live.flat().map(({ id }) => id))
}
