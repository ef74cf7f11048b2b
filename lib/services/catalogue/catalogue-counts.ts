import 'server-only'
import { type Database, withDeadline } from '@/db/client'
import {
  type CataloguePageRow,
  countCatalogue,
  countFacetValues,
  findCatalogueTexts,
  findSpans,
  hasListings,
  listCataloguePage,
  listWords,
  type PageRequest,
  type ResolvedFilter,
} from '@/db/queries/listings/catalogue'
import { type CatalogueQuery, encodeCursor } from '@/lib/domain/listing/finding/catalogue-query'
import type { FacetCounts, FacetPlan } from '@/lib/domain/listing/finding/facet-answer'
import type { Lexicon } from '@/lib/domain/listing/finding/search-words'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { type ModuleIndex, moduleIndex } from '@/lib/search-index/catalogue-index'
import { remembered } from '@/lib/search-index/catalogue-memory'
import type { ListingIndex } from '@/lib/search-index/listing-index'
import { wordLexicon } from '@/lib/search-index/word-lexicon'

/** One way of counting a module's open listings at one data version; all ways give the same figures. */
export interface CatalogueCounts {
  /** Counted by the database, which counts several filters in one query sooner. */
  isBySql: boolean
  total: (filter: ResolvedFilter) => Promise<number>
  facets: (filter: ResolvedFilter, plan: FacetPlan) => Promise<FacetCounts>
  lexicon: () => Promise<Lexicon>
  /** A page of rows. `total` is the filter's own. */
  page: (filter: ResolvedFilter, request: PageRequest, total: () => Promise<number>) => Promise<PlacedRow[]>
}

/** A place of a page. Its text is null where the listing was closed since its place was found: it still counts as a place. */
type PlacedRow = Omit<CataloguePageRow, 'text'> & { text: string | null }

const everyListing = (moduleKey: ModuleKey): ResolvedFilter => ({
  moduleKey,
  facets: [],
  ranges: [],
  sellerId: null,
  search: null,
})

/**
 * Counting by the database itself, grouped.
 * @param isLarge whether reading the words of all listings would take too long
 */
export function sqlCounts(db: Database, moduleKey: ModuleKey, version: number, isLarge = false): CatalogueCounts {
  return {
    isBySql: true,
    total: (filter) => countCatalogue(db, filter),
    facets: (filter, plan) => sqlFacets(db, filter, plan),
    lexicon: () =>
      remembered({ what: 'words', moduleKey, version, filter: null }, () =>
        isLarge ? newestLexicon(db, moduleKey) : sqlLexicon(db, everyListing(moduleKey)),
      ),
    page: (filter, request) => listCataloguePage(db, filter, request),
  }
}

export async function sqlFacets(db: Database, filter: ResolvedFilter, plan: FacetPlan): Promise<FacetCounts> {
  const [values, spans] = await Promise.all([
    countFacetValues(db, filter, plan.values),
    findSpans(db, filter, plan.ranges),
  ])
  return { values, spans }
}

/** Listings whose words are known while the index of a large module is not loaded. */
const NEWEST_KNOWN = 2000

/** The words of the newest listings. An older one may have any other word, so nothing is corrected. */
async function newestLexicon(db: Database, moduleKey: ModuleKey): Promise<Lexicon> {
  const words = await listWords(db, everyListing(moduleKey), NEWEST_KNOWN)
  return { ...wordLexicon(new Map(words.map(({ word, count }) => [word, count]))), nearest: () => null }
}

/** The words of these listings. */
export async function sqlLexicon(db: Database, filter: ResolvedFilter): Promise<Lexicon> {
  const words = await listWords(db, filter)
  return wordLexicon(new Map(words.map(({ word, count }) => [word, count])))
}

/** A page of rows that were read with one more than its limit, and where the next one starts. */
export function pageOf(rows: readonly PlacedRow[], { sort, limit }: Pick<CatalogueQuery, 'sort' | 'limit'>) {
  const places = rows.slice(0, limit)
  const last = rows.length > limit ? places.at(-1) : undefined
  return {
    shown: places.filter((row): row is CataloguePageRow => row.text !== null),
    nextCursor: last ? encodeCursor({ sort, key: last.key, updatedAt: last.updatedAt, id: last.id }) : null,
  }
}

/** Counting by the bits of the process's own index. */
export function indexCounts(db: Database, index: ModuleIndex, version: number): CatalogueCounts {
  return {
    isBySql: false,
    total: async (filter) => (await index.at(version)).index.total(filter),
    facets: async (filter, plan) => {
      const { index: bits, dictionary } = await index.at(version)
      const ids = new Map(plan.values.map((field) => [field, dictionary.idsOf(field)]))
      const { counts, spans } = bits.count(filter, ids, plan.ranges)
      const values = plan.values.flatMap((field) =>
        dictionary.idsOf(field).flatMap((id) => {
          const count = counts.get(id)
          return count === undefined ? [] : [{ field, value: dictionary.labelOf(id), count }]
        }),
      )
      return { values, spans }
    },
    lexicon: async () => (await index.at(version)).index.lexicon(),
    page: async (filter, request, total) => {
      const { index: bits } = await index.at(version)
      const tiers =
        request.sort === 'relevance'
          ? await remembered({ what: 'tiers', moduleKey: filter.moduleKey, version, filter }, async () =>
              bits.tiers(filter).map(({ key, size }) => ({ tier: key, size })),
            )
          : [{ tier: undefined, size: await total() }]
      const rareMax = Math.min(Math.max(RARE_MIN, bits.size / RARE_SHARE), bits.size / 2)
      const rows: PlacedRow[] = []
      for (const { tier, size } of tiers) {
        const rest = { ...request, tier, limit: request.limit - rows.length }
        // Where very many listings or most of them match, the database finds the page sooner by walking its index. Where fewer do, it would
        // look at most of them, word by word.
        if (size > rareMax) rows.push(...(await listCataloguePage(db, filter, { ...rest, isBroad: true })))
        else if (size > 0) rows.push(...(await rarePage(db, bits, filter, rest)))
        if (rows.length >= request.limit) break
      }
      return rows
    },
  }
}

async function rarePage(
  db: Database,
  bits: ListingIndex,
  filter: ResolvedFilter,
  { view, ...request }: PageRequest,
): Promise<PlacedRow[]> {
  const positions = bits.page(filter, request)
  const ids = positions.map(({ id }) => id)
  if (view === 'id') return positions.map((position) => ({ ...position, text: position.id }))
  const texts = await findCatalogueTexts(db, ids, view)
  return positions.map((position) => ({ ...position, text: texts.get(position.id) ?? null }))
}

/** With fewer listings an index is not worth its memory. */
const INDEX_FROM = 1000
/**
 * A filter is rare up to this many matches, which the index passes within a millisecond, or up to this share of the listings; never when it
 * finds most of them.
 */
const RARE_MIN = 20_000
const RARE_SHARE = 100

/** Loads the indexes of large modules before the first request: until then the database counts, which is slower. */
export async function warmCatalogue(db: Database): Promise<void> {
  for (const moduleKey of MODULE_KEYS) {
    if (await withDeadline(() => hasListings(db, moduleKey, INDEX_FROM))) await moduleIndex(db, moduleKey).load()
  }
}

/** The way of counting that suits the module's size: by the database while they are few, or while the index is not loaded yet. */
export async function catalogueCounts(db: Database, moduleKey: ModuleKey, version: number): Promise<CatalogueCounts> {
  const index = moduleIndex(db, moduleKey)
  if (!index.isReady) {
    const isWorthIt = await remembered({ what: 'size', moduleKey, version, filter: null }, () =>
      hasListings(db, moduleKey, INDEX_FROM),
    )
    if (isWorthIt) void index.load()
    return sqlCounts(db, moduleKey, version, isWorthIt)
  }
  return indexCounts(db, index, version)
}
