import 'server-only'
import { type Database, withDeadline } from '@/db/client'
import {
  countByStatus,
  countCatalogue,
  listCataloguePage,
  type ResolvedFilter,
  resolveValues,
} from '@/db/queries/listings/catalogue'
import { listWholeListings } from '@/db/queries/listings/listings'
import type { SearchReading } from '@/lib/contract/queries/listing-page'
import type { CatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { type Facet, facetPlan, presentFacets } from '@/lib/domain/listing/finding/facet-answer'
import type { Lexicon } from '@/lib/domain/listing/finding/search-words'
import { LISTING_STATUSES, type Listing, type ListingStatus } from '@/lib/domain/listing/listing'
import { priceNumber } from '@/lib/domain/listing/pricing/price'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { listingOf } from '../listings/listing-change'
import type { ServiceContext } from '../shared/context'
import { pageOf, sqlFacets, sqlLexicon } from './catalogue-counts'
import { presentSearch, type Understood, understood } from './understood-search'

export interface OwnListings {
  listings: Listing[]
  total: number
  nextCursor: string | null
  facets: Facet[] | null
  search: SearchReading | null
}

/** A seller's own listings of a module, drafts and archived ones included, by the filters, words and sorts of the grid. */
export async function readOwnListings(
  { db }: Pick<ServiceContext, 'db'>,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
  sellerId: string,
): Promise<OwnListings> {
  return withDeadline(async () => {
    const found = await understoodOwn(db, moduleKey, query, sellerId)
    const filter = ofStatuses(found.filter, query.statuses)
    const { sort, cursor, limit } = query
    const plan = query.withFacets ? facetPlan(matrixDefinition(moduleKey), query) : null
    const [rows, total, facets] = await Promise.all([
      listCataloguePage(db, filter, { sort, cursor, limit: limit + 1, view: 'id', price: priceNumber(query) }),
      countCatalogue(db, filter),
      plan ? sqlFacets(db, filter, plan).then((counts) => presentFacets(plan, counts)) : null,
    ])
    const { shown, nextCursor } = pageOf(rows, query)
    const ids = shown.map(({ id }) => id)
    const whole = await listWholeListings(db, ids)
    return {
      listings: whole.map(listingOf),
      total,
      nextCursor,
      facets,
      search: found.meaning && presentSearch(found.meaning),
    }
  })
}

/** How many of them there are in each status. */
export async function countOwnListings(
  { db }: Pick<ServiceContext, 'db'>,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
  sellerId: string,
): Promise<Record<ListingStatus, number>> {
  const counts = await withDeadline(async () =>
    countByStatus(db, (await understoodOwn(db, moduleKey, query, sellerId)).filter),
  )
  return { ACTIVE: counts.get('ACTIVE') ?? 0, DRAFT: counts.get('DRAFT') ?? 0, ARCHIVED: counts.get('ARCHIVED') ?? 0 }
}

/** As if every word were one of a listing: nothing is corrected. */
const AS_TYPED: Lexicon = { finds: () => true, has: () => true, nearest: () => null }

/**
 * The words are read over all of a seller's listings, so that every status shows the same search. They are corrected by the seller's own words,
 * and only where nothing is found as typed: reading all of those words costs more than the search.
 */
async function understoodOwn(
  db: Database,
  moduleKey: ModuleKey,
  { filter: { values, ranges, search: typed } }: CatalogueQuery,
  sellerId: string,
): Promise<Understood> {
  const facets = await resolveValues(db, moduleKey, values)
  const own = { statuses: LISTING_STATUSES, itemCode: typed?.toLowerCase() ?? '' }
  const base = { moduleKey, facets, ranges, sellerId, own }
  const total = (filter: ResolvedFilter) => countCatalogue(db, filter)
  const asTyped = await understood(base, typed, { lexicon: async () => AS_TYPED, total })
  if (typed === null || (await total(asTyped.filter)) > 0) return asTyped
  return understood(base, typed, {
    lexicon: () => sqlLexicon(db, { ...base, facets: [], ranges: [], search: null }),
    total,
  })
}

function ofStatuses(filter: ResolvedFilter, statuses: readonly ListingStatus[]): ResolvedFilter {
  return { ...filter, own: { itemCode: '', ...filter.own, statuses } }
}
