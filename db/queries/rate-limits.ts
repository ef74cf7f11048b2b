import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Executor } from '../client'
import { rateLimits } from '../schema/users'

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
  const expire = now.getTime() + windowMs
  const isOver = sql`${rateLimits.expire} <= ${now.getTime()}`
  await db
    .insert(rateLimits)
    .values({ key, points: 1, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isOver} then ${expire}::bigint else ${rateLimits.expire} end`,
      },
    })
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
