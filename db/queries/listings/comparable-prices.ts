import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { listings } from '@/db/schema/listings'
import { COUNT_PLY } from '@/lib/domain/listing/finding/count-search'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/**
 * First prices (INR per the module's first basis) of open listings of one family and ply within a range of the key number, with
 * the values of these fields; the newest ones if there are many.
 */
export async function listComparablePrices(
  db: Executor,
  target: {
    moduleKey: ModuleKey
    /** This listing is left out. */
    listingId: string
    /** The dictionary id of the family they share. */
    familyId: number
    keyMin: number
    keyMax: number
    /** Null: these goods have no ply. */
    ply: number | null
    fields: readonly string[]
    most: number
  },
): Promise<{ price: number; values: Record<string, unknown> }[]> {
  const rows = await db
    .select({
      price: listings.priceKey,
      values: sql<Record<string, unknown>>`(select coalesce(jsonb_object_agg(name, ${listings.fields} -> name), '{}')
        from jsonb_array_elements_text(${JSON.stringify(target.fields)}::jsonb) as name)`,
    })
    .from(listings)
    .where(
      and(
        eq(listings.moduleKey, target.moduleKey),
        sql`${listings.status} = 'ACTIVE'`,
        sql`${listings.keyNumber} between ${target.keyMin} and ${target.keyMax}`,
        target.ply === null ? undefined : sql`(${listings.numbers} ->> ${COUNT_PLY})::float8 = ${target.ply}`,
        sql`${listings.facetIds} @> array[${target.familyId}]::integer[]`,
        sql`${listings.priceKey} is not null`,
        ne(listings.id, target.listingId),
      ),
    )
    .orderBy(sql`${listings.updatedAt} desc`)
    .limit(target.most)
  return rows.flatMap(({ price, values }) => (price === null ? [] : [{ price, values }]))
}
