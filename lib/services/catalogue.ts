import 'server-only'
import { createHash } from 'node:crypto'
import { withDeadline } from '@/db/client'
import {
  countCatalogue,
  countFacetValues,
  findRanges,
  listCataloguePage,
  type RangeName,
  resolveFilter,
} from '@/db/queries/catalogue'
import { hasRole } from '@/lib/domain/actor'
import type { Answer, Call } from '@/lib/domain/call'
import { authRequired, validationFailed } from '@/lib/domain/errors'
import { presentCard } from '@/lib/domain/listing/card'
import { type CatalogueQuery, encodeCursor, parseCatalogueQuery } from '@/lib/domain/listing/catalogue-query'
import { valueFacetNames } from '@/lib/domain/listing/facets'
import { matrixTexts, presentListing, spliceRecord } from '@/lib/domain/listing/present'
import { isModuleReady, matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { remembered } from './catalogue-memory'
import type { ServiceContext } from './context'
import { readListing, readOwnListings } from './listings'
import { moduleVersion } from './module-version'

export interface Facet {
  name: string
  kind: 'values' | 'range'
  values?: { value: string; count: number }[]
  min?: number | null
  max?: number | null
  unit?: string
}

export interface CataloguePage {
  /** JSON texts of records or cards, as the view asks. */
  texts: string[]
  total: number
  nextCursor: string | null
  facets: Facet[] | null
}

const RANGE_FACETS: Record<string, { range: RangeName; unit: string }> = {
  basePrice: { range: 'price', unit: 'INR/kg' },
  moq: { range: 'moq', unit: 'kg' },
  count: { range: 'count', unit: 'tex' },
}

/** A page of a module's open listings; a module without a definition yet has none. */
export async function readCatalogue(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
): Promise<CataloguePage> {
  if (!isModuleReady(moduleKey)) return { texts: [], total: 0, nextCursor: null, facets: query.withFacets ? [] : null }
  const definition = matrixDefinition(moduleKey)
  return withDeadline(async () => {
    const [filter, version] = await Promise.all([
      resolveFilter(ctx.db, moduleKey, query.filter),
      moduleVersion(ctx.db, moduleKey),
    ])
    const { sort, cursor, limit, view } = query
    const counted = { moduleKey, version, filter }
    const [rows, total, facets] = await Promise.all([
      listCataloguePage(ctx.db, filter, { sort, cursor, limit: limit + 1, view }),
      remembered({ ...counted, what: 'total' }, () => countCatalogue(ctx.db, filter)),
      query.withFacets ? remembered({ ...counted, what: 'facets' }, () => readFacets(ctx, definition, filter)) : null,
    ])
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const hasMore = rows.length > limit && last !== undefined
    return {
      texts: page.map((row) => (view === 'card' ? row.text : spliceRecord(row.text, definition, 'LISTING_READ'))),
      total,
      nextCursor: hasMore ? encodeCursor({ sort, key: last.key, updatedAt: last.updatedAt, id: last.id }) : null,
      facets,
    }
  })
}

async function readFacets(
  ctx: ServiceContext,
  definition: ModuleDefinition,
  filter: Awaited<ReturnType<typeof resolveFilter>>,
): Promise<Facet[]> {
  const known = valueFacetNames(definition)
  const names = definition.facetOrder.filter((name) => known.includes(name))
  const [counts, ranges] = await Promise.all([countFacetValues(ctx.db, filter, names), findRanges(ctx.db, filter)])
  return definition.facetOrder.flatMap((name): Facet[] => {
    const range = RANGE_FACETS[name]
    if (range) return [{ name, kind: 'range', ...ranges[range.range], unit: range.unit }]
    if (!known.includes(name)) return []
    const values = counts.filter(({ field }) => field === name).map(({ value, count }) => ({ value, count }))
    return [{ name, kind: 'values', values }]
  })
}

/** GET of a module's listings: the spec's envelope, spliced from stored texts. */
export async function listListings(ctx: ServiceContext, call: Call, moduleKey: ModuleKey): Promise<Answer> {
  const definition = matrixDefinition(moduleKey)
  const { query, issues } = parseCatalogueQuery(definition, call.query)
  if (issues.length > 0) throw validationFailed(issues)
  if (query.scope === 'mine') return listMine(ctx, moduleKey, query, definition)

  const version = await moduleVersion(ctx.db, moduleKey)
  const etag = `"${version}-${createHash('sha256').update(call.query.toString()).digest('hex').slice(0, 16)}"`
  const lazyText = async () => envelope(moduleKey, definition, await readCatalogue(ctx, moduleKey, query), query.limit)
  return { etag, isPublic: true, lazyText }
}

async function listMine(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
  definition: ModuleDefinition,
): Promise<Answer> {
  const { actor } = ctx
  if (!actor) throw authRequired()
  const sellerId = hasRole(actor, 'admin') ? (query.filter.sellerId ?? actor.userId) : actor.userId
  const { listings, total, nextCursor } = await readOwnListings({ ...ctx, actor }, moduleKey, query, sellerId)
  const texts = listings.map((listing) =>
    JSON.stringify(
      query.view === 'card'
        ? presentCard(listing, definition)
        : presentListing(listing, definition, { purpose: 'LISTING_READ', isOwner: true }),
    ),
  )
  return { text: envelope(moduleKey, definition, { texts, total, nextCursor, facets: null }, query.limit) }
}

/** GET of one listing, in the same envelope; its owner sees what he keeps private. */
export async function showListing(ctx: ServiceContext, moduleKey: ModuleKey, listingId: string): Promise<Answer> {
  const definition = matrixDefinition(moduleKey)
  const { row, listing, isOwner } = await readListing(ctx, moduleKey, listingId)
  const text = isOwner
    ? JSON.stringify(presentListing(listing, definition, { purpose: 'LISTING_READ', isOwner }))
    : spliceRecord(row.listing.recordText, definition, 'LISTING_READ')
  return {
    etag: `"${listing.version}"`,
    isPublic: ctx.actor === null,
    text: envelope(moduleKey, definition, { texts: [text], total: 1, nextCursor: null, facets: null }, 1),
  }
}

function envelope(moduleKey: ModuleKey, definition: ModuleDefinition, page: CataloguePage, limit: number): string {
  const { fieldMatrix, dependencyMatrix } = matrixTexts(definition)
  const tail = JSON.stringify({ limit, nextCursor: page.nextCursor, total: page.total })
  const facets = page.facets === null ? '' : `,"facets":${JSON.stringify(page.facets)}`
  return `{"ok":true,"success":true,"moduleKey":"${moduleKey}","rendererFamily":"${definition.rendererFamily}","fieldMatrix":${fieldMatrix},"dependencyMatrix":${dependencyMatrix},"listings":[${page.texts.join(',')}]${facets},"page":${tail}}`
}
