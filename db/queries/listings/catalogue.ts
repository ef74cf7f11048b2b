import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/db/client'
import { facetValues, listings } from '@/db/schema/listings'
import type { CatalogueCursor, CatalogueFilter, Sort } from '@/lib/domain/listing/finding/catalogue-query'
import { COUNT_PLY } from '@/lib/domain/listing/finding/count-search'
import type { StoredNumber } from '@/lib/domain/listing/finding/number-facets'
import { relevanceTiers } from '@/lib/domain/listing/finding/relevance'
import type { SearchTerms } from '@/lib/domain/listing/finding/search-words'
import type { ListingStatus } from '@/lib/domain/listing/listing'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { numberColumn, outerEnds, searchedRange, storedNumber, withinRange } from './catalogue-numbers'
import { knownFacetIds } from './facet-dictionary'
import { facetKey } from './listings'

/** A filter whose facet values are dictionary ids, one list per filtered field, and whose search is parsed. */
export interface ResolvedFilter extends Omit<CatalogueFilter, 'values' | 'search'> {
  moduleKey: ModuleKey
  facets: readonly { field: string; ids: readonly number[] }[]
  search: SearchTerms | null
  /**
   * A seller's own listings: these statuses, searched also by the beginning of the item code. Otherwise only ACTIVE
   * ones.
   */
  own?: { statuses: readonly ListingStatus[]; itemCode: string }
}

/** Looks up the filter's values once; a value that no listing ever had becomes an empty list, which matches nothing. */
export async function resolveValues(
  db: Database,
  moduleKey: ModuleKey,
  values: CatalogueFilter['values'],
): Promise<ResolvedFilter['facets']> {
  const pairs = values.flatMap(({ field, keys }) => keys.map((valueKey) => ({ field, valueKey })))
  const ids = await knownFacetIds(db, moduleKey, pairs)
  return values.map(({ field, keys }) => ({
    field,
    ids: keys.flatMap((valueKey) => ids.get(facetKey({ field, valueKey })) ?? []),
  }))
}

/**
 * The conditions of a read, each filter exact; a public one sees only ACTIVE listings. `without` names a facet whose
 * own filter is left out.
 */
function conditions(filter: ResolvedFilter, without?: string, isBroad = false): SQL | undefined {
  const { search, own } = filter
  return and(
    eq(listings.moduleKey, filter.moduleKey),
    own ? inArray(listings.status, [...own.statuses]) : sql`${listings.status} = 'ACTIVE'`,
    ...filter.facets
      .filter(({ field }) => field !== without)
      .map(({ ids }) => (ids.length === 0 ? sql`false` : sql`${listings.facetIds} && ${intArray(ids)}`)),
    ...filter.ranges.filter(({ name }) => name !== without).flatMap((range) => withinRange(filter.moduleKey, range)),
    search && own
      ? or(
          says(filter.moduleKey, search, isBroad),
          sql`starts_with(lower(${listings.fields} ->> 'sellerSku'), ${own.itemCode})`,
        )
      : search
        ? says(filter.moduleKey, search, isBroad)
        : undefined,
    filter.sellerId === null ? undefined : eq(listings.sellerId, filter.sellerId),
  )
}

function says(moduleKey: ModuleKey, { words, ranges }: SearchTerms, isBroad: boolean): SQL | undefined {
  const query = tsQuery(words)
  return and(
    ...ranges.flatMap((range) => searchedRange(moduleKey, range)),
    query === null ? undefined : hasAllWords(query, isBroad),
  )
}

/** Words of letters and digits, each the beginning of a stored one. Cast, not parsed: "1e5" stays one word. */
function tsQuery(words: readonly string[], weight = ''): string | null {
  return words.length === 0 ? null : words.map((word) => `'${word}':*${weight}`).join(' & ')
}

/**
 * For a broad search the planner must not assume few matches: it assumes so for any prefix, and would fetch and sort
 * hundreds of thousands of rows. The operator's function uses no index, so the list is walked in its order.
 */
function hasAllWords(query: string, isBroad: boolean): SQL {
  return isBroad
    ? sql`ts_match_vq(${listings.search}, ${query}::tsquery)`
    : sql`${listings.search} @@ ${query}::tsquery`
}

function intArray(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::integer[]`
}

export interface CataloguePageRow {
  text: string
  id: string
  updatedAt: string
  key: number | null
}

/** Which stored text a page returns; `id`: none. */
export type CatalogueView = 'record' | 'card' | 'id'

const TEXTS = { record: listings.recordText, card: listings.cardText, id: sql<string>`''` } as const

export interface PageRequest {
  sort: Sort
  cursor: CatalogueCursor | null
  limit: number
  view: CatalogueView
  /** The number facet of the sort by price. */
  price: string
  /** Of an order by relevance: only this tier. */
  tier?: number | undefined
  /** Known to match many listings. */
  isBroad?: boolean
}

const NEWEST_FIRST = [sql`${listings.updatedAt} desc`, sql`${listings.id} desc`]

/**
 * One page by keyset: the sort's key, then newest first; rows without a key come last. A page is read as ranges of an
 * index, one after the other, each a row comparison or an equality and a bound: an OR would walk the index from its
 * start.
 */
export async function listCataloguePage(
  db: Executor,
  filter: ResolvedFilter,
  page: PageRequest,
): Promise<CataloguePageRow[]> {
  const rows: CataloguePageRow[] = []
  for (const { key, where, order } of stretches(filter, page)) {
    const query = db
      .select({
        text: sql`${TEXTS[page.view]}`.as('text'),
        id: sql`${listings.id}`.as('id'),
        updatedAt: sql`to_char(${listings.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
          'updatedAt',
        ),
        key: sql`${key}`.as('key'),
      })
      .from(listings)
      .where(and(conditions(filter, undefined, page.isBroad), where))
      .orderBy(...order)
      .limit(page.limit - rows.length)
    // As the driver returns them: mapping rows onto columns would take as long as finding them.
    rows.push(...(await db.execute<Record<string, unknown> & CataloguePageRow>(query.getSQL())))
    if (rows.length >= page.limit) break
  }
  return rows
}

interface Stretch {
  key: SQL<number | null>
  where: SQL | undefined
  order: readonly SQL[]
}

const NO_KEY = sql<null>`null::float8`

/** The consecutive ranges from the cursor (or the start) to the end of the list. */
function stretches(filter: ResolvedFilter, page: PageRequest): Stretch[] {
  const { sort, cursor, price } = page
  const isOlder = cursor
    ? sql`(${listings.updatedAt}, ${listings.id}) < (${cursor.updatedAt}::timestamptz, ${cursor.id}::uuid)`
    : undefined
  switch (sort) {
    case 'newest':
      return [{ key: NO_KEY, where: isOlder, order: NEWEST_FIRST }]
    case 'relevance':
      return relevanceStretches(filter, page, isOlder)
    case '-price':
      return fallingStretches(numberColumn(filter.moduleKey, price), cursor, isOlder)
    case 'price':
      return risingStretches(numberColumn(filter.moduleKey, price), cursor, isOlder)
    case 'moq':
      return risingStretches(sql`${listings.moqKey}`, cursor, isOlder)
  }
}

/** Tier after tier, each newest first. */
function relevanceStretches(
  { search }: ResolvedFilter,
  { cursor, tier, isBroad = false }: PageRequest,
  isOlder: SQL | undefined,
): Stretch[] {
  const { words = [], ply = null } = search ?? {}
  const titleQuery = tsQuery(words, 'A')
  const isTitle = titleQuery === null ? null : hasAllWords(titleQuery, isBroad)
  const isPly = ply === null ? null : hasPly(ply, isBroad)
  const start = cursor?.key ?? Number.POSITIVE_INFINITY
  return relevanceTiers(search)
    .filter(({ key }) => key <= start && key === (tier ?? key))
    .map(({ key, ofPly, inTitle }) => ({
      key: sql<number>`${key}::float8`,
      where: and(whether(isPly, ofPly), whether(isTitle, inTitle), key === start ? isOlder : undefined),
      order: NEWEST_FIRST,
    }))
}

function whether(condition: SQL | null, isMet: boolean | null): SQL | undefined {
  if (condition === null || isMet === null) return undefined
  return isMet ? condition : sql`not (${condition})`
}

/** For a broad search the planner must not assume that few listings have the ply, see `hasAllWords`. */
function hasPly(ply: number, isBroad: boolean): SQL {
  const stored = sql`coalesce(${storedNumber(COUNT_PLY)}, 0)`
  return isBroad ? sql`float8eq(${stored}, ${ply}::float8)` : sql`${stored} = ${ply}::float8`
}

function fallingStretches(column: SQL, cursor: CatalogueCursor | null, isOlder: SQL | undefined): Stretch[] {
  const key = sql<number | null>`${column}`
  const none: Stretch = { key, where: and(sql`${column} is null`, isOlder), order: NEWEST_FIRST }
  const order = [
    sql`${column} desc nulls last`,
    sql`${listings.updatedAt} desc nulls last`,
    sql`${listings.id} desc nulls last`,
  ]
  if (!cursor) return [{ key, where: undefined, order }]
  if (cursor.key === null) return [none]
  const below = sql`(${column}, ${listings.updatedAt}, ${listings.id}) < (${cursor.key}::float8, ${cursor.updatedAt}::timestamptz, ${cursor.id}::uuid)`
  return [
    { key, where: below, order },
    { ...none, where: sql`${column} is null` },
  ]
}

function risingStretches(column: SQL, cursor: CatalogueCursor | null, isOlder: SQL | undefined): Stretch[] {
  const key = sql<number | null>`${column}`
  const order = [sql`${column} asc nulls last`, ...NEWEST_FIRST]
  if (!cursor) return [{ key, where: undefined, order }]
  if (cursor.key === null) return [{ key, where: and(sql`${column} is null`, isOlder), order: NEWEST_FIRST }]
  return [
    { key, where: and(sql`${column} = ${cursor.key}::float8`, isOlder), order: NEWEST_FIRST },
    { key, where: sql`${column} > ${cursor.key}::float8`, order },
    { key, where: sql`${column} is null`, order: NEWEST_FIRST },
  ]
}

/** The texts of these listings by id, of whatever module, if they are still open. */
export async function findCatalogueTexts(
  db: Executor,
  ids: readonly string[],
  view: CatalogueView,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const query = db
    .select({ id: listings.id, text: sql<string>`${TEXTS[view]}`.as('text') })
    .from(listings)
    .where(and(sql`${listings.id} = any(${`{${ids.join(',')}}`}::uuid[])`, sql`${listings.status} = 'ACTIVE'`))
  // As the driver returns them, see listCataloguePage.
  const rows = await db.execute<{ id: string; text: string }>(query.getSQL())
  return new Map(rows.map(({ id, text }) => [id, text]))
}

export async function countCatalogue(db: Executor, filter: ResolvedFilter): Promise<number> {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(listings).where(conditions(filter))
  return row?.total ?? 0
}

/** How many open listings each filter finds, in their order: one query for all. */
export async function countCatalogues(db: Executor, filters: readonly ResolvedFilter[]): Promise<number[]> {
  if (filters.length === 0) return []
  const counts = filters.map(
    (filter, place) =>
      sql`select ${place}::int as place, count(*)::int as total from ${listings} where ${conditions(filter)}`,
  )
  const rows = await db.execute<{ place: number; total: number }>(sql.join(counts, sql` union all `))
  const totals = new Map([...rows].map(({ place, total }) => [place, total]))
  return filters.map((_, place) => totals.get(place) ?? 0)
}

export async function countByStatus(db: Executor, filter: ResolvedFilter): Promise<Map<ListingStatus, number>> {
  const rows = await db
    .select({ status: listings.status, total: sql<number>`count(*)::int` })
    .from(listings)
    .where(conditions(filter))
    .groupBy(listings.status)
    .orderBy(listings.status)
  return new Map(rows.map(({ status, total }) => [status, total]))
}

/** Whether the module has at least this many open listings. */
export async function hasListings(db: Executor, moduleKey: ModuleKey, atLeast: number): Promise<boolean> {
  const [row] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.moduleKey, moduleKey), sql`${listings.status} = 'ACTIVE'`))
    .orderBy(...NEWEST_FIRST)
    .limit(1)
    .offset(atLeast - 1)
  return row !== undefined
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
    .where(conditions(filter, without))
    .groupBy(sql`1`)
    .as('counted')
  return db
    .select({ field: facetValues.field, value: facetValues.label, count: sql<number>`${counted.total}::int` })
    .from(counted)
    .innerJoin(facetValues, eq(facetValues.id, counted.id))
    .where(sql`${facetValues.field} in (select jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb))`)
}

export interface Span {
  min: number | null
  max: number | null
}

/** The range of each number among the matches, each without its own filter: the unfiltered ones in one pass. */
export async function findSpans(
  db: Executor,
  filter: ResolvedFilter,
  numbers: readonly StoredNumber[],
): Promise<Map<string, Span>> {
  const filtered = new Set(filter.ranges.map(({ name }) => name))
  const open = numbers.filter(({ name }) => !filtered.has(name))
  const passes = [
    findSpansOf(db, filter, open),
    ...numbers.filter(({ name }) => filtered.has(name)).map((one) => findSpansOf(db, filter, [one], one.name)),
  ]
  return new Map((await Promise.all(passes)).flat())
}

async function findSpansOf(
  db: Executor,
  filter: ResolvedFilter,
  numbers: readonly StoredNumber[],
  without?: string,
): Promise<[string, Span][]> {
  if (numbers.length === 0) return []
  const columns = Object.fromEntries(
    numbers.flatMap((number, index) => {
      const { low, high } = outerEnds(filter.moduleKey, number)
      return [
        [`min${index}`, sql<number | null>`min(${low})`],
        [`max${index}`, sql<number | null>`max(${high})`],
      ]
    }),
  )
  const [row] = await db.select(columns).from(listings).where(conditions(filter, without))
  return numbers.map(({ name }, index) => [
    name,
    { min: row?.[`min${index}`] ?? null, max: row?.[`max${index}`] ?? null },
  ])
}

/** Every word of these listings, or of so many of the newest, with the number of listings that have it; for few listings. */
export async function listWords(
  db: Executor,
  filter: ResolvedFilter,
  newest?: number,
): Promise<{ word: string; count: number }[]> {
  const read = db.select({ search: listings.search }).from(listings).where(conditions(filter))
  const some = newest === undefined ? read : read.orderBy(...NEWEST_FIRST).limit(newest)
  return db
    .select({ word: sql<string>`word`, count: sql<number>`count(*)::int` })
    .from(sql`(${some.getSQL()}) as had, unnest(tsvector_to_array(had.search)) as word`)
    .groupBy(sql`word`)
}
