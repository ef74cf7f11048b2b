import { and, desc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/db/client'
import { listings } from '@/db/schema/listings'
import { savedSearches, savedSearchMatches, searchDigests } from '@/db/schema/saved-searches'
import { users } from '@/db/schema/users'
import type { ModuleKey } from '@/lib/domain/modules/keys'

export type SavedSearchRow = typeof savedSearches.$inferSelect & {
  /** Matches of the last seven days that are still open. */
  newMatches: number
}

const WEEK = sql`interval '7 days'`

/** The searches of an account, the newest first. */
export async function listSearches(db: Executor, userId: string, now: Date): Promise<SavedSearchRow[]> {
  return searchRows(db, now)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
}

/** A search of this account; null when it is not theirs. */
export async function findSearch(
  db: Executor,
  { userId, searchId }: { userId: string; searchId: string },
  now: Date,
): Promise<SavedSearchRow | null> {
  const isTheirs = and(eq(savedSearches.id, searchId), eq(savedSearches.userId, userId))
  const [row] = await searchRows(db, now).where(isTheirs)
  return row ?? null
}

function searchRows(db: Executor, now: Date) {
  const { id, userId, name, moduleKey, query, watchedThrough, createdAt } = savedSearches
  const newMatches = sql<number>`(
    select count(*)::int from ${savedSearchMatches} m join ${listings} l on l.id = m.listing_id
    where m.search_id = "saved_searches"."id" and l.status = 'ACTIVE'
      and m.found_at > ${now.toISOString()}::timestamptz - ${WEEK}
  )`
  return db
    .select({ id, userId, name, moduleKey, query, watchedThrough, createdAt, newMatches })
    .from(savedSearches)
    .$dynamic()
}

/** Changes of one account's searches wait for each other. @returns how many it has, and those with this name */
export async function lockSearches(
  tx: Transaction,
  userId: string,
  name: string | undefined,
): Promise<{ count: number; named: string | null }> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const rows = await tx
    .select({ id: savedSearches.id, isNamed: sql<boolean>`lower(${savedSearches.name}) = lower(${name ?? ''})` })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
  return { count: rows.length, named: rows.find(({ isNamed }) => isNamed)?.id ?? null }
}

export async function insertSearch(tx: Transaction, row: typeof savedSearches.$inferInsert): Promise<void> {
  await tx.insert(savedSearches).values(row)
}

export async function updateSearch(
  tx: Transaction,
  { userId, searchId }: { userId: string; searchId: string },
  change: { name?: string | undefined; watchedThrough?: Date | null | undefined },
): Promise<void> {
  await tx
    .update(savedSearches)
    .set(change)
    .where(and(eq(savedSearches.id, searchId), eq(savedSearches.userId, userId)))
}

/** @returns false when it is not theirs */
export async function deleteSearch(
  tx: Transaction,
  { userId, searchId }: { userId: string; searchId: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, searchId), eq(savedSearches.userId, userId)))
    .returning({ id: savedSearches.id })
  return deleted.length > 0
}

/** The account wants no notice of any of its searches. */
export async function unwatchSearches(tx: Transaction, userId: string): Promise<void> {
  await tx.update(savedSearches).set({ watchedThrough: null }).where(eq(savedSearches.userId, userId))
}

/** What a search finds when its owner first wants notices: no news. What it found before is forgotten. */
export async function keepKnownMatches(
  tx: Transaction,
  searchId: string,
  listingIds: readonly string[],
): Promise<void> {
  await tx.delete(savedSearchMatches).where(eq(savedSearchMatches.searchId, searchId))
  if (listingIds.length === 0) return
  await tx.insert(savedSearchMatches).values(listingIds.map((listingId) => ({ searchId, listingId })))
}

/** The modules with watched searches, and since when the listings of each are to be looked through. */
export async function listWatchedModules(db: Executor): Promise<{ moduleKey: ModuleKey; since: Date }[]> {
  const rows = await db
    .select({ moduleKey: savedSearches.moduleKey, since: min(savedSearches.watchedThrough) })
    .from(savedSearches)
    .innerJoin(users, and(eq(users.id, savedSearches.userId), isNull(users.suspendedAt)))
    .where(isNotNull(savedSearches.watchedThrough))
    .groupBy(savedSearches.moduleKey)
  return rows.flatMap(({ moduleKey, since }) => (since === null ? [] : [{ moduleKey, since }]))
}

export type WatchedSearch = Pick<SavedSearchRow, 'id' | 'query'>

/** The watched searches of a module, by id. */
export async function listWatchedSearches(
  db: Executor,
  moduleKey: ModuleKey,
  after: string | null,
  limit: number,
): Promise<WatchedSearch[]> {
  return db
    .select({ id: savedSearches.id, query: savedSearches.query })
    .from(savedSearches)
    .innerJoin(users, and(eq(users.id, savedSearches.userId), isNull(users.suspendedAt)))
    .where(
      and(
        eq(savedSearches.moduleKey, moduleKey),
        isNotNull(savedSearches.watchedThrough),
        after === null ? undefined : sql`${savedSearches.id} > ${after}`,
      ),
    )
    .orderBy(savedSearches.id)
    .limit(limit)
}

/** Keeps new matches, once each; not those of the owner's own company, or of a search that is gone. */
export async function insertMatches(
  tx: Transaction,
  matches: readonly { searchId: string; listingId: string }[],
  now: Date,
): Promise<void> {
  if (matches.length === 0) return
  const found = sql`json_to_recordset(${JSON.stringify(matches)}::json) as f("searchId" uuid, "listingId" uuid)`
  await tx.execute(sql`
    insert into ${savedSearchMatches} (search_id, listing_id, found_at)
    select s.id, l.id, ${now.toISOString()}::timestamptz
    from ${found}
    join ${savedSearches} s on s.id = f."searchId" and s.watched_through is not null
    join ${users} u on u.id = s.user_id
    join ${listings} l on l.id = f."listingId" and l.company_id <> u.company_id
    on conflict do nothing
  `)
}

/** The listings of this module were looked through until then, for the searches that were watched. */
export async function markWatched(tx: Transaction, moduleKey: ModuleKey, through: Date): Promise<void> {
  const time = sql`${through.toISOString()}::timestamptz`
  await tx
    .update(savedSearches)
    .set({ watchedThrough: through })
    .where(and(eq(savedSearches.moduleKey, moduleKey), sql`${savedSearches.watchedThrough} < ${time}`))
}

/** What one search found that its owner has had no notice of. */
export interface FreshMatches {
  userId: string
  searchId: string
  name: string
  moduleKey: ModuleKey
  query: string
  listingIds: string[]
}

const DAY = sql`interval '24 hours'`

/** New open matches by search, for accounts that had no notice of their searches for a day. */
export async function listFreshMatches(db: Executor, now: Date): Promise<FreshMatches[]> {
  return db
    .select({
      userId: savedSearches.userId,
      searchId: savedSearches.id,
      name: savedSearches.name,
      moduleKey: savedSearches.moduleKey,
      query: savedSearches.query,
      // As one text: the driver gives a list of a query's own as text.
      listingIds: sql`string_agg(${listings.id}::text, ',')`.mapWith((ids: string) => ids.split(',')),
    })
    .from(savedSearchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, savedSearchMatches.searchId))
    .innerJoin(users, and(eq(users.id, savedSearches.userId), isNull(users.suspendedAt)))
    .innerJoin(listings, and(eq(listings.id, savedSearchMatches.listingId), eq(listings.status, 'ACTIVE')))
    .leftJoin(searchDigests, eq(searchDigests.userId, savedSearches.userId))
    .where(
      and(
        sql`${savedSearchMatches.foundAt} is not null and ${savedSearchMatches.noticedAt} is null`,
        isNotNull(savedSearches.watchedThrough),
        isDue(now),
      ),
    )
    .groupBy(savedSearches.id)
    .orderBy(savedSearches.userId, desc(sql`count(*)`), savedSearches.id)
}

function isDue(now: Date) {
  return sql`(${searchDigests.digestedAt} is null or ${searchDigests.digestedAt} <= ${now.toISOString()}::timestamptz - ${DAY})`
}

/** Forgets matches that had no notice, unless the listing changed since this time: then it may be found again. */
export async function forgetMatches(
  tx: Transaction,
  matches: readonly { searchId: string; listingId: string; updatedAt: number }[],
): Promise<void> {
  const gone = sql`json_to_recordset(${JSON.stringify(matches)}::json) as g("searchId" uuid, "listingId" uuid, "updatedAt" float8)`
  await tx.execute(sql`
    delete from ${savedSearchMatches} m using ${gone}, ${listings} l
    where m.search_id = g."searchId" and m.listing_id = g."listingId" and m.noticed_at is null
      and l.id = m.listing_id and (extract(epoch from l.updated_at) * 1000)::float8 = g."updatedAt"
  `)
}

/** Takes the notice of an account of this moment, once, and marks the matches in it: false when another process took it. */
export async function takeSearchDigest(
  tx: Transaction,
  { userId, matches }: { userId: string; matches: readonly { searchId: string; listingId: string }[] },
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .insert(searchDigests)
    .values({ userId, digestedAt: now })
    .onConflictDoUpdate({ target: searchDigests.userId, set: { digestedAt: now }, setWhere: isDue(now) })
    .returning({ userId: searchDigests.userId })
  if (taken.length === 0) return false
  const noticed = sql`json_to_recordset(${JSON.stringify(matches)}::json) as n("searchId" uuid, "listingId" uuid)`
  await tx.execute(sql`
    update ${savedSearchMatches} m set noticed_at = ${now.toISOString()}::timestamptz from ${noticed}
    where m.search_id = n."searchId" and m.listing_id = n."listingId" and m.noticed_at is null
  `)
  return true
}
