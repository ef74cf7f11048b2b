import { and, eq, inArray, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { rateLimits } from '@/db/schema/users'

// Our own statement rather than a store of rate-limiter-flexible: its Drizzle store needs a date column and imports
// drizzle by a computed name, which bundlers cannot follow; its PostgreSQL store needs another driver.

export interface Bucket {
  key: string
  points: number
  /** When the window of these points ends. */
  expiresAt: Date
}

/** How far the clocks of several processes may differ. */
const CLOCKS_APART_MS = 60_000

/** A window ends when its time is over; one with an end too far away was begun by a clock that was set back since. */
function isWindowOver(now: Date, windowMs: number): SQL {
  const last = now.getTime() + windowMs + CLOCKS_APART_MS
  return sql`(${rateLimits.expire} <= ${now.getTime()} or ${rateLimits.expire} > ${last}::bigint)`
}

/** Of these buckets, those whose window is not over. */
export async function listLiveBuckets(db: Executor, keys: string[], now: Date, windowMs: number): Promise<Bucket[]> {
  const rows = await db
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), not(isWindowOver(now, windowMs))))
  return rows.map((row) => ({ key: row.key, points: row.points, expiresAt: new Date(row.expire ?? 0) }))
}

/**
 * Adds points, in a window that begins with the first, or with the last when it slides; atomic, so that parallel failures are all counted.
 * @returns the bucket after it
 */
export async function addPoints(
  db: Executor,
  key: string,
  points: number,
  now: Date,
  windowMs: number,
  slides = false,
): Promise<Bucket> {
  const expire = now.getTime() + windowMs
  const isOver = isWindowOver(now, windowMs)
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then ${points}::bigint else ${rateLimits.points} + ${points}::bigint end`,
        expire: sql`case when ${isOver} then ${expire}::bigint
          else ${slides ? sql`greatest(${rateLimits.expire}, ${expire}::bigint)` : rateLimits.expire} end`,
      },
    })
    .returning()
  return { key, points: row?.points ?? points, expiresAt: new Date(row?.expire ?? expire) }
}

export async function clearBucket(db: Executor, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Skips rows that others are updating, so that the sweep never waits. */
export async function deleteExpiredBuckets(db: Executor, now: Date): Promise<void> {
  const expired = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.expire, now.getTime()))
    .for('update', { skipLocked: true })
  await db.delete(rateLimits).where(inArray(rateLimits.key, expired))
}
