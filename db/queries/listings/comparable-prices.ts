import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { listings } from '@/db/schema/listings'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/**
 * First prices (INR per kg) of open listings of one family within a range of fineness; the newest ones if there are
 * many.
 */
export async function listComparablePrices(
  db: Executor,
  target: {
    moduleKey: ModuleKey
    /** This listing is left out. */
    listingId: string
    /** The dictionary id of the family they share. */
    familyId: number
    texMin: number
    texMax: number
    most: number
  },
): Promise<number[]> {
  const rows = await db
    .select({ price: listings.priceInrPerKg })
    .from(listings)
    .where(
      and(
        eq(listings.moduleKey, target.moduleKey),
        sql`${listings.status} = 'ACTIVE'`,
        sql`${listings.resultantTex} between ${target.texMin} and ${target.texMax}`,
        sql`${listings.facetIds} @> array[${target.familyId}]::integer[]`,
        sql`${listings.priceInrPerKg} is not null`,
        ne(listings.id, target.listingId),
      ),
    )
    .orderBy(sql`${listings.updatedAt} desc`)
    .limit(target.most)
  return rows.flatMap(({ price }) => price ?? [])
}
