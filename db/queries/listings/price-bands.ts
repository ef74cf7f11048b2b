import { sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { listings } from '@/db/schema/listings'
import { COUNT_PLY } from '@/lib/domain/listing/finding/count-search'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/** The open prices of one kind of goods, in INR per unit of the module. */
export interface PriceBand {
  /** The key fact as most cards show it: "30s CCW", "Tkt 120 · tex 27". */
  name: string
  /** A search that finds these goods; "" where only the family does. */
  q: string
  family: string
  low: number
  high: number
  listings: number
}

/**
 * What goods of one family, key number and ply cost now, those with the most offers first. Only the newest listings are
 * read, so that the size of the market does not matter.
 * @param usual the state of the goods that is compared, by field: a dyed yarn has another price
 */
export async function listPriceBands(
  db: Executor,
  asked: {
    moduleKey: ModuleKey
    familyField: string
    /** The count, where the goods differ by one. */
    countField: string | null
    usual: Readonly<Record<string, string>>
    /** Fewer offers make no market. */
    least: number
    most: number
    read: number
  },
): Promise<PriceBand[]> {
  const text = (name: string) => sql`coalesce(${listings.fields} ->> ${name}, '')`
  const count = asked.countField === null ? sql`''` : text(asked.countField)
  const isUsual = Object.entries(asked.usual).map(([name, value]) => sql` and ${text(name)} in ('', ${value})`)
  return db.execute<PriceBand & Record<string, unknown>>(sql`
    select mode() within group (order by name) as name, mode() within group (order by count) as q, family, min(price) as low, max(price) as high,
      count(*)::int as listings
    from (
      select ${count} as count, coalesce(${listings.cardText}::jsonb ->> 'keyFact', ${count}) as name,
        ${text(asked.familyField)} as family,
        round(${listings.keyNumber}::numeric, 2) as key, ${listings.numbers} ->> ${COUNT_PLY} as ply,
        ${listings.priceKey} as price
      from ${listings}
      where ${listings.moduleKey} = ${asked.moduleKey} and ${listings.status} = 'ACTIVE'
        and ${listings.priceKey} is not null and ${listings.keyNumber} is not null
        ${sql.join(isUsual, sql``)}
      order by ${listings.updatedAt} desc nulls first, ${listings.id} desc nulls first
      limit ${asked.read}) as newest
    where name <> '' and family <> ''
    group by family, key, ply
    having count(*) >= ${asked.least}
    order by count(*) desc, family, key desc
    limit ${asked.most}`)
}
