import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { facetValues, listings } from '@/db/schema/listings'
import { companies, users } from '@/db/schema/users'
import type { ModuleKey } from '@/lib/domain/modules/keys'

const IS_OPEN = sql`${listings.status} = 'ACTIVE'`

/** As a list that the planner knows: among small modules it then reads their rows alone, not the whole market. */
const inModules = (moduleKeys: readonly ModuleKey[]) => inArray(listings.moduleKey, [...moduleKeys])

/** The open listings of each of these modules, counted in one query. */
export async function countOpenListings(
  db: Executor,
  moduleKeys: readonly ModuleKey[],
): Promise<Map<ModuleKey, number>> {
  if (moduleKeys.length === 0) return new Map()
  const rows = await db.execute<{ moduleKey: ModuleKey; total: number }>(sql`
    select ${listings.moduleKey} as "moduleKey", count(*)::int as total
    from ${listings}
    where ${IS_OPEN} and ${inModules(moduleKeys)}
    group by 1`)
  return new Map([...rows].map(({ moduleKey, total }) => [moduleKey, total]))
}

/** How many open listings each value of one field per module has, the largest first. */
export async function countFamilies(
  db: Executor,
  fields: Partial<Readonly<Record<ModuleKey, string>>>,
): Promise<{ moduleKey: ModuleKey; value: string; count: number }[]> {
  const moduleKeys = Object.keys(fields) as ModuleKey[]
  if (moduleKeys.length === 0) return []
  const rows = await db.execute<{ moduleKey: ModuleKey; value: string; count: number }>(sql`
    with counted as (
      select ${listings.moduleKey} as key, unnest(${listings.facetIds}) as facet, count(*)::int as count
      from ${listings}
      where ${IS_OPEN}
        and ${inModules(moduleKeys)}
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

/** Companies with an open listing in these modules, of whose name a word begins like this. */
export async function listOpenCompanies(
  db: Executor,
  moduleKeys: readonly ModuleKey[],
  typed: string,
  limit: number,
): Promise<{ sellerId: string; companyName: string; city: string; state: string }[]> {
  const beginning = typed.toLowerCase().replace(/[\\%_]/g, '\\$&')
  const isOpen = sql`${listings.sellerId} = ${users.id} and ${IS_OPEN}
    and ${listings.moduleKey} in (select jsonb_array_elements_text(${JSON.stringify(moduleKeys)}::jsonb))`
  return db
    .select({ sellerId: users.id, companyName: companies.name, city: companies.city, state: companies.state })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        sql`(lower(${companies.name}) like ${`${beginning}%`} or lower(${companies.name}) like ${`% ${beginning}%`})`,
        sql`exists (select 1 from ${listings} where ${isOpen})`,
      ),
    )
    .orderBy(asc(companies.name), asc(users.id))
    .limit(limit)
}

/** A seller's open listings in each of these modules: how many, and the newest cards. One query for all modules. */
export async function listSellerOffers(
  db: Executor,
  sellerId: string,
  moduleKeys: readonly ModuleKey[],
  cards: number,
): Promise<{ moduleKey: ModuleKey; total: number; cards: string[] }[]> {
  const own = sql`${listings.sellerId} = ${sellerId} and ${listings.moduleKey} = key and ${IS_OPEN}`
  const rows = await db.execute<{ moduleKey: ModuleKey; total: number; cards: string[] }>(sql`
    select key as "moduleKey", counted.total, newest.cards
    from jsonb_array_elements_text(${JSON.stringify(moduleKeys)}::jsonb) as key
    cross join lateral (select count(*)::int as total from ${listings} where ${own}) as counted
    cross join lateral (
      select jsonb_agg(card) as cards from (
        select ${listings.cardText} as card from ${listings} where ${own}
        order by ${listings.updatedAt} desc, ${listings.id} desc limit ${cards}) as first) as newest
    where counted.total > 0`)
  return [...rows]
}
