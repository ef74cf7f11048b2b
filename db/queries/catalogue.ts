import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { CatalogueCursor, CatalogueFilter, Sort } from '@/lib/domain/listing/catalogue-query'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Database, Executor } from '../client'
import { facetValues, listings } from '../schema/listings'
import { knownFacetIds } from './facet-dictionary'
import { facetKey } from './listings'

/** A filter whose facet values are ids of the dictionary: one list per filtered field. */
export interface ResolvedFilter extends Omit<CatalogueFilter, 'values'> {
  moduleKey: ModuleKey
  facets: readonly { field: string; ids: readonly number[] }[]
}

/** Looks the filter's values up once; a value that no listing ever had becomes an empty list, which matches nothing. */
export async function resolveFilter(
  db: Database,
  moduleKey: ModuleKey,
  filter: CatalogueFilter,
): Promise<ResolvedFilter> {
  const { values, ...rest } = filter
  const pairs = values.flatMap(({ field, keys }) => keys.map((valueKey) => ({ field, valueKey })))
  const ids = await knownFacetIds(db, moduleKey, pairs)
  const facets = values.map(({ field, keys }) => ({
    field,
    ids: keys.flatMap((valueKey) => ids.get(facetKey({ field, valueKey })) ?? []),
  }))
  return { ...rest, moduleKey, facets }
}

export type RangeName = 'price' | 'moq' | 'count'

/** The conditions of an open read: ACTIVE alone, each filter exact. `without` leaves one filter out, for its own facet's counts. */
function conditions(filter: ResolvedFilter, without?: { field?: string; range?: RangeName }): SQL | undefined {
  const { search } = filter
  const texts = search
    ? search.words.map((word) => `${word.replace(/[^\p{L}\p{N}]/gu, '')}:*`).filter((word) => word !== ':*')
    : []
  const hasRange = (range: RangeName) => without?.range !== range
  return and(
    eq(listings.moduleKey, filter.moduleKey),
    sql`${listings.status} = 'ACTIVE'`,
    ...filter.facets
      .filter(({ field }) => field !== without?.field)
      .map(({ ids }) => (ids.length === 0 ? sql`false` : sql`${listings.facetIds} && ${intArray(ids)}`)),
    hasRange('price') && filter.priceMin !== null ? sql`${listings.priceInrPerKg} >= ${filter.priceMin}` : undefined,
    hasRange('price') && filter.priceMax !== null ? sql`${listings.priceInrPerKg} <= ${filter.priceMax}` : undefined,
    hasRange('moq') && filter.moqMax !== null ? sql`${listings.moqKg} <= ${filter.moqMax}` : undefined,
    hasRange('count') && filter.texMin !== null ? sql`${listings.resultantTex} >= ${filter.texMin}` : undefined,
    hasRange('count') && filter.texMax !== null ? sql`${listings.resultantTex} <= ${filter.texMax}` : undefined,
    search?.tex ? sql`${listings.resultantTex} between ${search.tex.min} and ${search.tex.max}` : undefined,
    texts.length > 0 ? sql`${listings.search} @@ to_tsquery('simple', ${texts.join(' & ')})` : undefined,
    filter.isNewArrival === null ? undefined : eq(listings.isNewArrival, filter.isNewArrival),
    filter.sellerId === null ? undefined : eq(listings.sellerId, filter.sellerId),
  )
}

function intArray(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::integer[]`
}

function rank(filter: ResolvedFilter): SQL<number> {
  const words = filter.search?.words.join(' ') ?? ''
  return sql<number>`round(ts_rank(${listings.search}, plainto_tsquery('simple', ${words}))::numeric, 6)::float8`
}

export interface CataloguePageRow {
  text: string
  id: string
  updatedAt: string
  key: number | null
}

/** One page by keyset: newest first within the sort's own key, what has no key last. */
export async function listCataloguePage(
  db: Executor,
  filter: ResolvedFilter,
  page: { sort: Sort; cursor: CatalogueCursor | null; limit: number; view: 'record' | 'card' },
): Promise<CataloguePageRow[]> {
  const sort = sortKey(page.sort, filter)
  return db
    .select({
      text: page.view === 'card' ? listings.cardText : listings.recordText,
      id: listings.id,
      updatedAt: sql<string>`to_char(${listings.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      key: sort ? sql<number | null>`${sort.column}` : sql<null>`null::float8`,
    })
    .from(listings)
    .where(and(conditions(filter), page.cursor ? after(page.cursor, sort) : undefined))
    .orderBy(...(sort ? [sort.order] : []), sql`${listings.updatedAt} desc`, sql`${listings.id} desc`)
    .limit(page.limit)
}

interface SortKey {
  column: SQL
  order: SQL
  isRising: boolean
}

function sortKey(sort: Sort, filter: ResolvedFilter): SortKey | null {
  const rising = (column: SQL): SortKey => ({ column, order: sql`${column} asc nulls last`, isRising: true })
  const falling = (column: SQL): SortKey => ({ column, order: sql`${column} desc nulls last`, isRising: false })
  switch (sort) {
    case 'newest':
      return null
    case 'price':
      return rising(sql`${listings.priceInrPerKg}`)
    case '-price':
      return falling(sql`${listings.priceInrPerKg}`)
    case 'moq':
      return rising(sql`${listings.moqKg}`)
    case 'relevance':
      return falling(rank(filter))
  }
}

function after(cursor: CatalogueCursor, sort: SortKey | null): SQL {
  const isOlder = sql`(${listings.updatedAt}, ${listings.id}) < (${cursor.updatedAt}::timestamptz, ${cursor.id}::uuid)`
  if (!sort) return isOlder
  if (cursor.key === null) return sql`(${sort.column} is null and ${isOlder})`
  const isBeyond = sort.isRising
    ? sql`${sort.column} > ${cursor.key}::float8`
    : sql`${sort.column} < ${cursor.key}::float8`
  return sql`(${isBeyond} or (${sort.column} = ${cursor.key}::float8 and ${isOlder}) or ${sort.column} is null)`
}

export async function countCatalogue(db: Executor, filter: ResolvedFilter): Promise<number> {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(listings).where(conditions(filter))
  return row?.total ?? 0
}

export interface FacetCount {
  field: string
  value: string
  count: number
}

/** Exact counts per value: the unfiltered fields in one pass, each filtered field in a pass without its own filter. */
export async function countFacetValues(
  db: Executor,
  filter: ResolvedFilter,
  fields: readonly string[],
): Promise<FacetCount[]> {
  const filtered = filter.facets.map(({ field }) => field)
  const open = fields.filter((field) => !filtered.includes(field))
  const passes = [
    ...(open.length > 0 ? [countFields(db, filter, open)] : []),
    ...fields.filter((field) => filtered.includes(field)).map((field) => countFields(db, filter, [field], field)),
  ]
  return (await Promise.all(passes)).flat()
}

function countFields(
  db: Executor,
  filter: ResolvedFilter,
  fields: readonly string[],
  without?: string,
): Promise<FacetCount[]> {
  const counted = db
    .select({ id: sql<number>`unnest(${listings.facetIds})`.as('facet_id'), total: sql<number>`count(*)`.as('total') })
    .from(listings)
    .where(conditions(filter, without === undefined ? undefined : { field: without }))
    .groupBy(sql`1`)
    .as('counted')
  return db
    .select({ field: facetValues.field, value: facetValues.label, count: sql<number>`${counted.total}::int` })
    .from(counted)
    .innerJoin(facetValues, eq(facetValues.id, counted.id))
    .where(sql`${facetValues.field} = any(${textArray(fields)})`)
    .orderBy(facetValues.field, sql`${counted.total} desc`, facetValues.label)
}

function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`
}

export interface Range {
  min: number | null
  max: number | null
}

/** The span of a promoted number among the matches, each without its own filter. */
export async function findRanges(db: Executor, filter: ResolvedFilter): Promise<Record<RangeName, Range>> {
  const columns = { price: listings.priceInrPerKg, moq: listings.moqKg, count: listings.resultantTex }
  const span = async (range: RangeName): Promise<Range> => {
    const column = columns[range]
    const [row] = await db
      .select({ min: sql<number | null>`min(${column})`, max: sql<number | null>`max(${column})` })
      .from(listings)
      .where(conditions(filter, { range }))
    return row ?? { min: null, max: null }
  }
  const [price, moq, count] = await Promise.all([span('price'), span('moq'), span('count')])
  return { price, moq, count }
}
