import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { rateLimits } from '@/db/schema/users'

// One statement of ours rather than a store of rate-limiter-flexible: its Drizzle store wants a column of dates and imports
// drizzle by a computed name, which no bundler follows; its PostgreSQL store wants another driver.

export interface Bucket {
  points: number
  /** When the window that the points belong to ends. */
  expiresAt: Date
}

/** Those of these buckets whose window is not over. */
export async function listLiveBuckets(db: Executor, keys: string[], now: Date): Promise<Bucket[]> {
  const rows = await db
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.expire, now.getTime())))
  return rows.map((row) => ({ points: row.points, expiresAt: new Date(row.expire ?? 0) }))
}

/** Counts one, in a window that begins with the first; atomic, so that parallel failures are all counted. */
export async function addPoint(db: Executor, key: string, now: Date, windowMs: number): Promise<void> {
  await addPoints(db, key, 1, now, windowMs)
}

/** As addPoint, of so many at once. @returns the bucket as it is with them */
export async function addPoints(
  db: Executor,
  key: string,
  points: number,
  now: Date,
  windowMs: number,
): Promise<Bucket> {
  const expire = now.getTime() + windowMs
  const isOver = sql`${rateLimits.expire} <= ${now.getTime()}`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then ${points}::bigint else ${rateLimits.points} + ${points}::bigint end`,
        expire: sql`case when ${isOver} then ${expire}::bigint else ${rateLimits.expire} end`,
      },
    })
    .returning()
  return { points: row?.points ?? points, expiresAt: new Date(row?.expire ?? expire) }
}

export async function clearBucket(db: Executor, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Passes over rows that others are counting on at this moment: sweeping waits for nobody. */
export async function deleteExpiredBuckets(db: Executor, now: Date): Promise<void> {
  const expired = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.expire, now.getTime()))
    .for('update', { skipLocked: true })
  await db.delete(rateLimits).where(inArray(rateLimits.key, expired))
}
