import { sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { listings } from '@/db/schema/listings'
import { COUNT_PLY } from '@/lib/domain/listing/finding/count-search'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/** What makes two listings of a module the same goods. */
export interface BandRule {
  moduleKey: ModuleKey
  familyField: string
  /** The count, where the goods differ by one; otherwise a group needs a value of `compared`. */
  countField: string | null
  /** Fields and parts of fields whose values must agree, with the value that is meant where a seller states none. Where there is one, only that is read. */
  compared: Readonly<Record<string, string>>
  /** A group has a value of one of these; empty: any of `compared` without a usual value will do. */
  knownBy: readonly string[]
}

/** The open prices of one kind of goods, in INR per unit of the module. */
export interface PriceBand {
  moduleKey: ModuleKey
  /** The key fact of all their cards; "" where these differ. */
  keyFact: string
  /** The count as most sellers write it; "" where the goods have none. */
  count: string
  family: string
  key: number
  /** The values that they share, by field; "" where none is stated. */
  goods: Readonly<Record<string, string>>
  low: number
  high: number
  listings: number
}

/**
 * What goods of one family, key number, ply and compared values cost now: in each module those with the most offers first.
 * Only the newest listings are read, so that the size of the market does not matter.
 * @param limits fewer offers, or offers of fewer sellers, make no market
 */
export async function listPriceBands(
  db: Executor,
  rules: readonly BandRule[],
  limits: { listings: number; sellers: number; perModule: number; read: number },
): Promise<PriceBand[]> {
  const stated = sql`coalesce(${listings.fields} #>> string_to_array(name, '.'), '')`
  const rows = await db.execute<PriceBand & Record<string, unknown>>(sql`
    with bands as (
      select rule."moduleKey",
        case when count(distinct fact) = 1 then min(fact) else '' end as "keyFact",
        coalesce(mode() within group (order by count), '') as count,
        family, key::float8 as key, goods, min(price) as low, max(price) as high, count(*)::int as listings,
        row_number() over (partition by rule."moduleKey" order by count(*) desc, family, key desc) as place
      from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb)
        as rule("moduleKey" text, "familyField" text, "countField" text, compared jsonb, "knownBy" jsonb)
      cross join lateral (
        select ${listings.companyId} as company, ${listings.fields} ->> rule."countField" as count,
          coalesce(${listings.cardText}::jsonb ->> 'keyFact', ${listings.fields} ->> rule."countField", '') as fact,
          coalesce(${listings.fields} ->> rule."familyField", '') as family,
          round(${listings.keyNumber}::numeric, 2) as key, ${listings.numbers} ->> ${COUNT_PLY} as ply,
          ${listings.priceKey} as price,
          (select coalesce(jsonb_object_agg(name, case when ${stated} = '' then usual else ${stated} end), '{}')
            from jsonb_each_text(rule.compared) as each(name, usual)) as goods
        from ${listings}
        where ${listings.moduleKey} = rule."moduleKey" and ${listings.status} = 'ACTIVE'
          and ${listings.priceKey} is not null and ${listings.keyNumber} is not null
        order by ${listings.updatedAt} desc nulls first, ${listings.id} desc nulls first
        limit ${limits.read}) as newest
      where family <> ''
        and not exists (select from jsonb_each_text(rule.compared) as each(name, usual)
          where usual <> '' and goods ->> name <> usual)
        and (coalesce(count, '') <> '' or exists (select from jsonb_each_text(rule.compared) as each(name, usual)
          where usual = '' and goods ->> name <> ''
            and (rule."knownBy" = '[]' or rule."knownBy" ? name)))
      group by rule."moduleKey", family, key, ply, goods
      having count(*) >= ${limits.listings} and count(distinct company) >= ${limits.sellers})
    select "moduleKey", "keyFact", count, family, key, goods, low, high, listings from bands
    where place <= ${limits.perModule}
    order by listings desc, "moduleKey", family, key desc`)
  return [...rows]
}
