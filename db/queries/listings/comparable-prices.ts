import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { listings } from '@/db/schema/listings'
import type { ModuleKey } from '@/lib/domain/modules/keys'

export interface Comparable {
  moduleKey: ModuleKey
  /** The listing itself is left out. */
  listingId: string
  /** Of the dictionary: the family that all share. */
  familyId: number
  texMin: number
  texMax: number
  most: number
}

/** First prices (INR per kg) of open listings of one family within a span of fineness; the newest where there are more. */
export async function listComparablePrices(db: Executor, asked: Comparable): Promise<number[]> {
  const rows = await db
    .select({ price: listings.priceInrPerKg })
    .from(listings)
    .where(
      and(
        eq(listings.moduleKey, asked.moduleKey),
        sql`${listings.status} = 'ACTIVE'`,
        sql`${listings.resultantTex} between ${asked.texMin} and ${asked.texMax}`,
        sql`${listings.facetIds} @> array[${asked.familyId}]::integer[]`,
        sql`${listings.priceInrPerKg} is not null`,
        ne(listings.id, asked.listingId),
      ),
    )
    .orderBy(sql`${listings.updatedAt} desc`)
    .limit(asked.most)
  return rows.flatMap(({ price }) => price ?? [])
}
