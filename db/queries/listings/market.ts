import { sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { facetValues, listings } from '@/db/schema/listings'
import type { ModuleKey } from '@/lib/domain/modules/keys'

const IS_OPEN = sql`${listings.status} = 'ACTIVE'`

/** The open listings of each of these modules, counted in one query. */
export async function countOpenListings(
  db: Executor,
  moduleKeys: readonly ModuleKey[],
): Promise<Map<ModuleKey, number>> {
  const rows = await db.execute<{ moduleKey: ModuleKey; total: number }>(sql`
    select ${listings.moduleKey} as "moduleKey", count(*)::int as total
    from ${listings}
    where ${IS_OPEN} and ${listings.moduleKey} in (select jsonb_array_elements_text(${JSON.stringify(moduleKeys)}::jsonb))
    group by 1`)
  return new Map([...rows].map(({ moduleKey, total }) => [moduleKey, total]))
}

/** How many open listings each value of one field per module has, the largest first. */
export async function countFamilies(
  db: Executor,
  fields: Partial<Readonly<Record<ModuleKey, string>>>,
): Promise<{ moduleKey: ModuleKey; value: string; count: number }[]> {
  const rows = await db.execute<{ moduleKey: ModuleKey; value: string; count: number }>(sql`
    with counted as (
      select ${listings.moduleKey} as key, unnest(${listings.facetIds}) as facet, count(*)::int as count
      from ${listings}
      where ${IS_OPEN}
        and ${listings.moduleKey} in (select jsonb_object_keys(${JSON.stringify(fields)}::jsonb))
      group by 1, 2)
    select key as "moduleKey", ${facetValues.label} as value, count
    from counted join ${facetValues} on ${facetValues.id} = facet
    where ${facetValues.field} = ${JSON.stringify(fields)}::jsonb ->> key
    order by count desc, value`)
  return [...rows]
}

/** The cards of the newest open listings of these modules, as they are stored. */
export async function listNewestCards(
  db: Executor,
  moduleKeys: readonly ModuleKey[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ card: listings.cardText })
    .from(listings)
    .where(
      sql`${IS_OPEN} and ${listings.moduleKey} in (select jsonb_array_elements_text(${JSON.stringify(moduleKeys)}::jsonb))`,
    )
    .orderBy(sql`${listings.updatedAt} desc`, sql`${listings.id} desc`)
    .limit(limit)
  return rows.map(({ card }) => card)
}

/** The newest card of each of these modules; a module without listings has none. */
export async function findNewestCards(db: Executor, moduleKeys: readonly ModuleKey[]): Promise<Map<ModuleKey, string>> {
  const rows = await db.execute<{ moduleKey: ModuleKey; card: string }>(sql`
    select key as "moduleKey", newest.card
    from jsonb_array_elements_text(${JSON.stringify(moduleKeys)}::jsonb) as key
    cross join lateral (
      select ${listings.cardText} as card from ${listings}
      where ${listings.moduleKey} = key and ${IS_OPEN}
      order by ${listings.updatedAt} desc, ${listings.id} desc limit 1) as newest`)
  return new Map([...rows].map(({ moduleKey, card }) => [moduleKey, card]))
}

/** How many sellers have an open listing. */
export async function countOpenSellers(db: Executor): Promise<number> {
  const [row] = await db
    .select({ sellers: sql<number>`count(distinct ${listings.sellerId})::int` })
    .from(listings)
    .where(IS_OPEN)
  return row?.sellers ?? 0
}
