import 'server-only'
import { createHash } from 'node:crypto'
import { withDeadline } from '@/db/client'
import { listCataloguePage, type ResolvedFilter, resolveValues } from '@/db/queries/listings/catalogue'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { hasRole } from '@/lib/domain/actor'
import { authRequired, validationFailed } from '@/lib/domain/errors'
import { type CatalogueQuery, encodeCursor, parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { type Facet, type FacetPlan, facetPlan, presentFacets } from '@/lib/domain/listing/finding/facet-answer'
import { presentCard } from '@/lib/domain/listing/presenting/card'
import { matrixTexts, presentListing, recordParts, spliceRecord } from '@/lib/domain/listing/presenting/present'
import { memoize } from '@/lib/domain/memoize'
import { isModuleReady, matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { remembered } from '@/lib/search-index/catalogue-memory'
import { readListing } from '../listings/listings'
import { moduleVersion } from '../listings/module-version'
import { ratesInForce } from '../operation/exchange-rates'
import type { ServiceContext } from '../shared/context'
import { type CatalogueCounts, catalogueCounts } from './catalogue-counts'
import { readOwnListings } from './own-catalogue'
import { presentSearch, type SearchAnswer, understood } from './understood-search'

export type { Facet, SearchAnswer }

export interface CataloguePage {
  /** JSON texts as they are stored: whole cards, or records whose slots are open. */
  texts: string[]
  total: number
  nextCursor: string | null
  facets: Facet[] | null
  search: SearchAnswer | null
}

/** A page of a module's open listings; a module without a definition yet has none. */
export async function readCatalogue(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
): Promise<CataloguePage> {
  if (!isModuleReady(moduleKey)) {
    return { texts: [], total: 0, nextCursor: null, facets: query.withFacets ? [] : null, search: null }
  }
  const definition = matrixDefinition(moduleKey)
  return withDeadline(async () => {
    const [facets, version] = await Promise.all([
      resolveValues(ctx.db, moduleKey, query.filter.values),
      moduleVersion(ctx.db, moduleKey),
    ])
    const counts = await catalogueCounts(ctx.db, moduleKey, version)
    const { search: typed, ranges, sellerId } = query.filter
    const base = { moduleKey, facets, ranges, sellerId }
    const { filter, meaning } = await understood(base, typed, {
      lexicon: counts.lexicon,
      total: (asked) => remembered({ moduleKey, version, filter: asked, what: 'total' }, () => counts.total(asked)),
    })
    const counted = { moduleKey, version, filter }
    const plan = query.withFacets ? facetPlan(definition, query.filter) : null
    const count = () => remembered({ ...counted, what: 'total' }, () => counts.total(filter))
    const [page, total, answer] = await Promise.all([
      readPage(ctx, { counts, count }, filter, query),
      count(),
      plan ? remembered({ ...counted, what: 'facets' }, () => readFacets(counts, filter, plan)) : null,
    ])
    return { ...page, total, facets: answer, search: meaning ? presentSearch(meaning) : null }
  })
}

async function readPage(
  ctx: ServiceContext,
  { counts, count }: { counts: CatalogueCounts; count: () => Promise<number> },
  filter: ResolvedFilter,
  { sort, cursor, limit, view }: CatalogueQuery,
): Promise<Pick<CataloguePage, 'texts' | 'nextCursor'>> {
  const request = { sort, cursor, limit: limit + 1, view }
  const rows =
    (await counts.page(filter, request, count)) ??
    (await listCataloguePage(ctx.db, filter, { ...request, isBroad: counts.knowsRare }))
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const hasMore = rows.length > limit && last !== undefined
  return {
    texts: page.map(({ text }) => text),
    nextCursor: hasMore ? encodeCursor({ sort, key: last.key, updatedAt: last.updatedAt, id: last.id }) : null,
  }
}

async function readFacets(counts: CatalogueCounts, filter: ResolvedFilter, plan: FacetPlan): Promise<Facet[]> {
  return presentFacets(plan, await counts.facets(filter, plan))
}

/** GET of a module's listings: the spec's envelope, spliced from stored texts. */
export async function listListings(
  ctx: ServiceContext,
  call: RequestContext,
  moduleKey: ModuleKey,
): Promise<ServiceResponse> {
  const definition = matrixDefinition(moduleKey)
  // Before the rates: what is kept at this version was asked by its rates or later ones.
  const version = await moduleVersion(ctx.db, moduleKey)
  const { rates } = await ratesInForce(ctx.db)
  const { query, issues } = parseCatalogueQuery(definition, call.query, rates)
  if (issues.length > 0) throw validationFailed(issues)
  if (query.scope === 'mine') return listMine(ctx, moduleKey, query, definition)

  const etag = `"${version}-${textHash(call.query.toString())}"`
  const lazyText = async () => {
    const page = await readCatalogue(ctx, moduleKey, query)
    return envelope(moduleKey, { ...page, isOpen: query.view === 'record' }, query.limit)
  }
  return { etag, isPublic: true, lazyText }
}

async function listMine(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  query: CatalogueQuery,
  definition: ModuleDefinition,
): Promise<ServiceResponse> {
  const { actor } = ctx
  if (!actor) throw authRequired()
  const sellerId = hasRole(actor, 'admin') ? (query.filter.sellerId ?? actor.userId) : actor.userId
  const { listings, ...found } = await readOwnListings(ctx, moduleKey, query, sellerId)
  const texts = listings.map((listing) =>
    JSON.stringify(
      query.view === 'card'
        ? presentCard(listing, definition)
        : presentListing(listing, definition, { purpose: 'LISTING_READ', isOwner: true }),
    ),
  )
  const page = { texts, ...found, isOpen: false }
  return { lazyText: async () => envelope(moduleKey, page, query.limit) }
}

/** GET of one listing, in the same envelope; its owner sees what he keeps private. */
export async function showListing(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  listingId: string,
): Promise<ServiceResponse> {
  const definition = matrixDefinition(moduleKey)
  const { row, listing, isOwner } = await readListing(ctx, moduleKey, listingId)
  const text = isOwner
    ? JSON.stringify(presentListing(listing, definition, { purpose: 'LISTING_READ', isOwner }))
    : spliceRecord(row.listing.recordText, definition, 'LISTING_READ')
  const page = { texts: [text], total: 1, nextCursor: null, facets: null, search: null, isOpen: false }
  return {
    // Not the version alone: the text also shows its company, which has changes of its own, and its owner sees more of it.
    etag: `"${listing.version}-${textHash(text)}"`,
    isPublic: ctx.actor === null,
    lazyText: async () => envelope(moduleKey, page, 1),
  }
}

function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** What all answers of a module have in common, encoded once. */
const constants = memoize((definition: ModuleDefinition) => {
  const { fieldMatrix, dependencyMatrix } = matrixTexts(definition)
  const { moduleKey, rendererFamily } = definition
  return {
    head: Buffer.from(
      `{"ok":true,"success":true,"moduleKey":"${moduleKey}","rendererFamily":"${rendererFamily}","fieldMatrix":${fieldMatrix},"dependencyMatrix":${dependencyMatrix},"listings":[`,
    ),
    filling: {
      fieldMatrix: Buffer.from(fieldMatrix),
      dependencyMatrix: Buffer.from(dependencyMatrix),
      purpose: '"LISTING_READ"',
    },
  }
})

/** The spec's envelope as UTF-8. Half of a page of records is their matrices: those are copied, neither joined nor encoded anew. */
function envelope(
  moduleKey: ModuleKey,
  { texts, facets, search, nextCursor, total, isOpen }: CataloguePage & { isOpen: boolean },
  limit: number,
): Uint8Array<ArrayBuffer> {
  const { head, filling } = constants(matrixDefinition(moduleKey))
  const parts: Uint8Array[] = [head]
  let run = ''
  for (const [index, text] of texts.entries()) {
    if (index > 0) run += ','
    for (const part of isOpen ? recordParts<string | Uint8Array>(text, filling) : [text]) {
      if (typeof part === 'string') run += part
      else {
        parts.push(Buffer.from(run), part)
        run = ''
      }
    }
  }
  run += ']'
  if (facets !== null) run += `,"facets":${JSON.stringify(facets)}`
  if (search !== null) run += `,"search":${JSON.stringify(search)}`
  parts.push(Buffer.from(`${run},"page":${JSON.stringify({ limit, nextCursor, total })}}`))
  return Buffer.concat(parts)
}
