import { moduleViews } from '@/lib/domain/modules/registry/views'
import 'server-only'
import { withDeadline } from '@/db/client'
import { type ResolvedFilter, resolveValues } from '@/db/queries/listings/catalogue'
import type { CataloguePage, OpenedCatalogue } from '@/lib/contract/queries/listing-page'
import { hasRole } from '@/lib/domain/actor'
import { authRequired } from '@/lib/domain/errors'
import type { CatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { COUNT_PLY } from '@/lib/domain/listing/finding/count-search'
import { facetPlan, presentFacets } from '@/lib/domain/listing/finding/facet-answer'
import type { Listing } from '@/lib/domain/listing/listing'
import { presentCard } from '@/lib/domain/listing/presenting/card'
import { presentListing } from '@/lib/domain/listing/presenting/present'
import { priceNumber } from '@/lib/domain/listing/pricing/price'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { remembered } from '@/lib/search-index/catalogue-memory'
import { ratesInForce } from '../operation/exchange-rates'
import type { ServiceContext } from '../shared/context'
import { shownSellerId } from '../shared/private-sellers'
import { type CatalogueCounts, catalogueCounts, pageOf } from './catalogue-counts'
import { moduleVersion } from './module-version'
import { readOwnListings } from './own-catalogue'
import { presentSearch, understood } from './understood-search'

/** A page of a module's open listings. */
export async function readCatalogue(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
): Promise<CataloguePage> {
  const definition = matrixDefinition(moduleKey)
  return withDeadline(async () => {
    const { counts, version, filter, meaning } = await openFilter(ctx, moduleKey, query)
    const counted = { moduleKey, version, filter }
    const plan = query.withFacets ? facetPlan(definition, query) : null
    const count = () => remembered({ ...counted, what: 'total' }, () => counts.total(filter))
    const sameKind = query.sort === 'relevance' && query.cursor === null ? ofSearchedPly(filter) : null
    const [page, total, answer, sameTotal] = await Promise.all([
      readPage(counts, count, filter, query),
      count(),
      plan
        ? remembered({ ...counted, what: `facets ${priceNumber(query)}` }, async () =>
            presentFacets(plan, await counts.facets(filter, plan)),
          )
        : null,
      sameKind && query.view === 'card'
        ? remembered({ ...counted, filter: sameKind, what: 'total' }, () => counts.total(sameKind))
        : null,
    ])
    const hasOpenSlots = query.view === 'record'
    return {
      ...page,
      hasOpenSlots,
      total,
      facets: answer,
      search: meaning ? presentSearch(meaning) : null,
      sameKind: sameTotal,
    }
  })
}

/** What the filter of a query means at the module's data version, and how its matches are counted. */
async function openFilter({ db }: Pick<ServiceContext, 'db'>, moduleKey: ModuleKey, { filter: asked }: CatalogueQuery) {
  const [facets, version] = await Promise.all([
    resolveValues(db, moduleKey, asked.values),
    moduleVersion(db, moduleKey),
  ])
  const counts = await catalogueCounts(db, moduleKey, version)
  const sellerId = await shownSellerId(db, matrixDefinition(moduleKey), asked.sellerId)
  const base = { moduleKey, facets, ranges: asked.ranges, sellerId }
  const found = await understood(base, asked.search, {
    lexicon: counts.lexicon,
    total: (filter) => remembered({ moduleKey, version, filter, what: 'total' }, () => counts.total(filter)),
  })
  return { counts, version, ...found }
}

/** The filter of a query as the index of a module reads it. */
export async function resolvedFilter(
  ctx: Pick<ServiceContext, 'db'>,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
): Promise<ResolvedFilter> {
  return withDeadline(async () => (await openFilter(ctx, moduleKey, query)).filter)
}

/** How many open listings a query finds. */
export async function countMatches(
  ctx: Pick<ServiceContext, 'db'>,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
): Promise<number> {
  return withDeadline(async () => {
    const { counts, version, filter } = await openFilter(ctx, moduleKey, query)
    return remembered({ moduleKey, version, filter, what: 'total' }, () => counts.total(filter))
  })
}

/** The open listings that a query finds, the newest first, at most so many. */
export async function matchingIds(
  ctx: Pick<ServiceContext, 'db'>,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
  limit: number,
): Promise<string[]> {
  return withDeadline(async () => {
    const { counts, filter } = await openFilter(ctx, moduleKey, query)
    const request = { sort: 'newest', cursor: null, limit, view: 'id', price: priceNumber(query) } as const
    return (await counts.page(filter, request, () => counts.total(filter))).map(({ id }) => id)
  })
}

/** The matches with the searched ply; null where no count was searched for. */
function ofSearchedPly(filter: ResolvedFilter): ResolvedFilter | null {
  const { ply = null } = filter.search ?? {}
  return ply === null ? null : { ...filter, ranges: [...filter.ranges, { name: COUNT_PLY, min: ply, max: ply }] }
}

async function readPage(
  counts: CatalogueCounts,
  count: () => Promise<number>,
  filter: ResolvedFilter,
  query: CatalogueQuery,
): Promise<Pick<CataloguePage, 'texts' | 'nextCursor'>> {
  const { sort, cursor, limit, view } = query
  const request = { sort, cursor, limit: limit + 1, view, price: priceNumber(query) }
  const rows = await counts.page(filter, request, count)
  const { shown, nextCursor } = pageOf(rows, query)
  return { texts: shown.map(({ text }) => text), nextCursor }
}

/** A page of listings, of the market or of the reader's own, that is read only when it is wanted. */
export async function openCatalogue(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  queryAt: (rates: ExchangeRates) => CatalogueQuery,
): Promise<OpenedCatalogue> {
  // Before the rates: what is kept at this version was asked by its rates or later ones.
  const version = await moduleVersion(ctx.db, moduleKey)
  const { rates } = await ratesInForce(ctx.db)
  const query = queryAt(rates)
  const read = query.scope === 'mine' ? readOwnCatalogue : readCatalogue
  return { version, query, page: () => read(ctx, moduleKey, query) }
}

/**
 * A page of the reader's own listings, drafts and archived ones included; an admin may name another seller.
 * @throws AUTH_REQUIRED
 */
async function readOwnCatalogue(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
): Promise<CataloguePage> {
  const { actor } = ctx
  if (!actor) throw authRequired()
  const definition = matrixDefinition(moduleKey)
  const sellerId = hasRole(actor, 'admin') ? (query.filter.sellerId ?? actor.userId) : actor.userId
  const { listings, ...found } = await readOwnListings(ctx, moduleKey, query, sellerId)
  const present = (listing: Listing) =>
    query.view === 'card'
      ? presentCard(listing, definition, moduleViews(moduleKey), { isOwner: true })
      : presentListing(listing, definition, { purpose: 'LISTING_READ', isOwner: true })
  return { texts: listings.map((listing) => JSON.stringify(present(listing))), hasOpenSlots: false, ...found }
}
