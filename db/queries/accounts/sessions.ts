import { and, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { companies, sessions, users } from '@/db/schema/users'
import { sellerColumns } from './sellers'
import { actorColumns } from './users'

export type SessionRow = typeof sessions.$inferSelect

function isLive(now: Date) {
  return and(isNull(sessions.revokedAt), gt(sessions.idleExpiresAt, now), gt(sessions.expiresAt, now))
}

/**
 * The live session of this sid with its user and their seller account: not revoked, not idle too long and not too old.
 */
export async function findLiveSession(db: Executor, sidHash: string, now: Date) {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      sidHash: sessions.sidHash,
      lastSeenAt: sessions.lastSeenAt,
      user: actorColumns,
      account: sellerColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(sessions.sidHash, sidHash), isLive(now)))
  return row ?? null
}

/** Whether this session of this user is live, and stays so until this transaction ends. */
export async function holdLiveSession(
  tx: Transaction,
  key: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, key.sessionId), eq(sessions.userId, key.userId), isLive(now)))
    .for('share')
  return rows.length === 1
}

export async function insertSession(db: Executor, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** Extends the idle expiry, unless another request did since `notSeenSince`. */
export async function touchSession(
  db: Executor,
  sessionId: string,
  seen: { at: Date; notSeenSince: Date; idleExpiresAt: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: seen.at, idleExpiresAt: seen.idleExpiresAt })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), lte(sessions.lastSeenAt, seen.notSeenSince)))
}

export async function listLiveSessions(db: Executor, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** @returns the user whose session ended; null when it was not live */
export async function revokeSessionBySid(
  db: Executor,
  sidHash: string,
  at: Date,
): Promise<{ sessionId: string; userId: string } | null> {
  const [row] = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.sidHash, sidHash), isNull(sessions.revokedAt)))
    .returning({ sessionId: sessions.id, userId: sessions.userId })
  return row ?? null
}

/** @returns whether this user had such a live session */
export async function revokeSessionById(
  db: Executor,
  key: { userId: string; sessionId: string },
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, key.sessionId), eq(sessions.userId, key.userId), isLive(at)))
    .returning({ id: sessions.id })
  return rows.length === 1
}

/** @returns how many sessions ended. `exceptSessionId` null ends all. */
export async function revokeSessionsOfUser(
  db: Executor,
  key: { userId: string; exceptSessionId: string | null },
  at: Date,
): Promise<number> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(
      and(
        eq(sessions.userId, key.userId),
        isLive(at),
        key.exceptSessionId === null ? undefined : ne(sessions.id, key.exceptSessionId),
      ),
    )
    .returning({ id: sessions.id })
  return rows.length
}

/** Deletes rows that can never be live again. */
export async function deleteDeadSessions(db: Executor, userId: string, before: Date): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        or(lte(sessions.expiresAt, before), lte(sessions.idleExpiresAt, before), lte(sessions.revokedAt, before)),
      ),
    )
}
