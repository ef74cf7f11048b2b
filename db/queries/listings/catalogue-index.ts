import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { facetValues, listings } from '@/db/schema/listings'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/**
 * Every transaction before this one has ended: anything written from now on belongs to this transaction or a later one.
 */
export async function findHorizon(db: Executor): Promise<string> {
  const [row] = await db
    .select({ horizon: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text` })
    .from(sql`(select 1) as here`)
  return row?.horizon ?? '0'
}

/**
 * The module's open listings after this position, the oldest first: along the index of the newest, which reads only this
 * module's rows. One that is edited meanwhile moves, and is read among the changes.
 */
export async function listIndexRows(
  db: Executor,
  moduleKey: ModuleKey,
  after: Pick<IndexRow, 'updatedAt' | 'id'> | null,
  limit: number,
) {
  const time = after && new Date(Math.round(after.updatedAt)).toISOString()
  return indexRows(
    db,
    and(
      eq(listings.moduleKey, moduleKey),
      sql`${listings.status} = 'ACTIVE'`,
      after ? sql`(${listings.updatedAt}, ${listings.id}) > (${time}::timestamptz, ${after.id}::uuid)` : undefined,
    ),
  )
    .orderBy(listings.updatedAt, listings.id)
    .limit(limit)
}

/** The module's listings, open or not, that this transaction or a later one wrote, after this position. */
export async function listChangedRows(
  db: Executor,
  moduleKey: ModuleKey,
  since: string,
  after: Pick<IndexRow, 'changedIn' | 'id'> | null,
  limit: number,
) {
  return indexRows(
    db,
    and(
      eq(listings.moduleKey, moduleKey),
      sql`${listings.changedIn} >= ${since}::xid8`,
      after ? sql`(${listings.changedIn}, ${listings.id}) > (${after.changedIn}::xid8, ${after.id}::uuid)` : undefined,
    ),
  )
    .orderBy(listings.changedIn, listings.id)
    .limit(limit)
}

/** These listings, open or not. */
export async function listIndexRowsOf(db: Executor, ids: readonly string[]) {
  return indexRows(db, sql`${listings.id} = any(${`{${ids.join(',')}}`}::uuid[])`)
}

/** Listings as the index reads them. Lists come as texts, which are faster to transfer than arrays. */
function indexRows(db: Executor, where: SQL | undefined) {
  return db
    .select({
      id: listings.id,
      sellerId: listings.sellerId,
      isOpen: sql<boolean>`${listings.status} = 'ACTIVE'`,
      updatedAt: sql<number>`(extract(epoch from ${listings.updatedAt}) * 1000)::float8`,
      facetIds: sql<string>`array_to_string(${listings.facetIds}, ',')`,
      numbers: sql<string>`${listings.numbers}::text`,
      basePrice: listings.priceKey,
      moq: listings.moqKey,
      keyNumber: listings.keyNumber,
      searchKey: listings.searchKey,
      words: sql<string>`array_to_string(tsvector_to_array(${listings.search}), ' ')`,
      titleWords: sql<string>`array_to_string(tsvector_to_array(ts_filter(${listings.search}, '{a}')), ' ')`,
      changedIn: sql<string>`${listings.changedIn}::text`,
    })
    .from(listings)
    .where(where)
}

export type IndexRow = Awaited<ReturnType<typeof indexRows>>[number]

/** The fields and labels of these ids of the dictionary. */
export async function findFacetValues(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: facetValues.id, field: facetValues.field, label: facetValues.label })
    .from(facetValues)
    .where(sql`${facetValues.id} = any(${`{${ids.join(',')}}`}::integer[])`)
}
