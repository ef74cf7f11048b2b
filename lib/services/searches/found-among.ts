import 'server-only'
import { parseSavedQuery } from '@/lib/domain/listing/finding/saved-search'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { ListingIndex } from '@/lib/search-index/listing-index'
import { resolvedFilter } from '../catalogue/catalogue'
import { ratesInForce } from '../operation/exchange-rates'
import type { ServiceContext } from '../shared/context'

/** What a saved search finds now among the listings of an index; null where the module no longer has one of its filters. */
export async function foundAmong(
  ctx: Pick<ServiceContext, 'db'>,
  index: ListingIndex,
  { moduleKey, query: typed }: { moduleKey: ModuleKey; query: string },
): Promise<string[] | null> {
  const { rates } = await ratesInForce(ctx.db)
  const { query, issues } = parseSavedQuery(matrixDefinition(moduleKey), typed, rates)
  if (issues.length > 0) return null
  const filter = await resolvedFilter(ctx, moduleKey, query)
  return index.page(filter, { sort: 'newest', cursor: null, limit: index.size, price: '' }).map(({ id }) => id)
}
