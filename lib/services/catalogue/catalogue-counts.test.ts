import { beforeAll, describe, expect, test } from 'vitest'
import type { PageRequest, ResolvedFilter } from '@/db/queries/listings/catalogue'
import { testDatabase } from '@/db/testing/database'
import type { Sort } from '@/lib/domain/listing/finding/catalogue-query'
import { COUNT_PLY } from '@/lib/domain/listing/finding/count-search'
import type { FacetCounts, FacetPlan } from '@/lib/domain/listing/finding/facet-answer'
import { intervalEnds } from '@/lib/domain/listing/finding/number-facets'
import { ModuleIndex } from '@/lib/search-index/catalogue-index'
import { type CatalogueCounts, indexCounts, sqlCounts } from './catalogue-counts'

const LISTINGS = 20_000
const FILTERS = 200
const SEED = 20261121

const database = testDatabase()

/** The same numbers for the same seed, on every machine. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const pick = <T>(list: readonly T[]): T => {
    const item = list[below(list.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return { next, below, pick, isLucky: (chance: number) => next() < chance }
}

/** Stored as two ends, either of which may be open. */
const INTERVAL = 'batchSize'
const FIELDS = ['yarnFamily', 'fiberType', 'ply', 'condition', 'state', 'brandManufacturer'] as const
const RANGES = ['basePrice', 'moq', 'count', 'cspStrength', 'quality.uPercent', 'dispatchLeadTime', INTERVAL] as const
const storedNumber = (name: string) => ({ name, ...(name === INTERVAL ? { isInterval: true as const } : {}) })
const WORDS = ['combed', 'cotton', 'cone', 'carded', 'viscose', 'vortex', 'gassed', 'zari', 'polyester', 'poly']

const ENDS = intervalEnds(INTERVAL)

interface Sample {
  id: string
  sellerId: string
  isOpen: boolean
  updatedAt: number
  values: Record<string, string[]>
  numbers: Record<string, number>
  /** The count in the title of a listing without a count of its own; null without one. */
  titleCount: number | null
  title: string[]
  words: string[]
}

const random = randomFrom(SEED)
const facetIds = new Map<string, number>()
const sellers = Array.from({ length: 5 }, (_, n) => `0192a000-0000-7000-8000-00000000000${n}`)
const COMPANY = '0192a000-0000-7000-9000-000000000000'

function sample(n: number): Sample {
  const { below, pick, isLucky } = random
  const numbers: Record<string, number> = {}
  // Few prices and times, so that there are many ties; some listings have none.
  if (isLucky(0.9)) numbers.basePrice = 100 + below(40) / 4
  if (isLucky(0.8)) numbers.moq = 50 * below(9)
  if (isLucky(0.9)) numbers.count = 590.5 / pick([10, 20, 30, 40, 60])
  if (isLucky(0.3)) numbers.cspStrength = 1500 + below(2000)
  if (isLucky(0.05)) numbers['quality.uPercent'] = 8 + below(80) / 10
  if (isLucky(0.8)) numbers[COUNT_PLY] = pick([1, 1, 2])
  if (isLucky(0.7)) numbers.dispatchLeadTime = below(60)
  const from = below(500)
  if (isLucky(0.5)) numbers[ENDS.from] = from
  if (isLucky(0.5)) numbers[ENDS.to] = from + below(300)
  const words = new Set(Array.from({ length: 1 + below(4) }, () => pick(WORDS)))
  const title = [...words].filter(() => isLucky(0.4))
  return {
    id: `0192b000-${below(65536).toString(16).padStart(4, '0')}-7000-8000-${n.toString(16).padStart(12, '0')}`,
    sellerId: pick(sellers),
    isOpen: isLucky(0.9),
    updatedAt: Date.UTC(2026, 0, 1) + below(LISTINGS / 4) * 1000,
    values: {
      yarnFamily: [pick(['Cotton yarn', 'Polyester filament', 'Viscose spun'])],
      fiberType: [...new Set([pick(['Cotton', 'Polyester', 'Viscose']), pick(['Cotton', 'Elastane', 'Linen'])])],
      ply: isLucky(0.5) ? [String(1 + below(3))] : [],
      condition: [isLucky(0.97) ? 'Fresh' : 'Lot'],
      state: [pick(['Tamil Nadu', 'Gujarat'])],
      brandManufacturer: isLucky(0.2) ? [`Mill ${below(900)}`] : [],
    },
    numbers,
    titleCount: numbers.count === undefined && isLucky(0.7) ? 590.5 / pick([10, 20, 30]) : null,
    title,
    words: [...words],
  }
}

const idOf = (field: string, value: string): number => {
  const key = `${field}\u0001${value}`
  const known = facetIds.get(key)
  if (known !== undefined) return known
  facetIds.set(key, facetIds.size + 1)
  return facetIds.size
}
const idsOf = (listing: Sample) =>
  Object.entries(listing.values).flatMap(([field, values]) => values.map((value) => idOf(field, value)))

let samples: Sample[] = []

async function store(listings: readonly Sample[]): Promise<void> {
  const lines = listings.map((listing) => {
    const { basePrice, moq, count, ...numbers } = listing.numbers
    const at = new Date(listing.updatedAt).toISOString()
    const vector = listing.words.map((word) => `'${word}':1${listing.title.includes(word) ? 'A' : ''}`).join(' ')
    return [
      listing.id,
      'yarn',
      listing.sellerId,
      COMPANY,
      listing.sellerId,
      listing.sellerId,
      listing.isOpen ? 'ACTIVE' : 'DRAFT',
      '',
      '',
      '{}',
      basePrice,
      moq,
      count,
      count ?? listing.titleCount ?? undefined,
      `{${idsOf(listing).join(',')}}`,
      JSON.stringify(numbers),
      vector,
      '',
      listing.id,
      at,
      at,
    ]
      .map((value) => (value === undefined ? '\\N' : String(value)))
      .join('\t')
  })
  const dictionary = [...facetIds].map(([key, id]) => {
    const [field = '', value = ''] = key.split('\u0001')
    return [id, 'yarn', field, value.toLowerCase(), value] as const
  })
  for (const row of dictionary) {
    await database.sql`insert into facet_values (id, module_key, field, value_key, label) overriding system value values ${database.sql([row])} on conflict do nothing`
  }
  await database.sql.begin(async (tx) => {
    // The driver waits for ever for a COPY that the server ended, and on a busy machine this one passes the usual five seconds.
    await tx`set local statement_timeout = 0`
    const copy =
      await tx`copy listings (id, module_key, seller_id, company_id, created_by, updated_by, status, title, product_name, fields, price_key, moq_key, key_number, search_key, facet_ids, numbers, search, record_text, card_text, created_at, updated_at) from stdin`.writable()
    copy.write(`${lines.join('\n')}\n`)
    await new Promise<void>((resolve, reject) => copy.once('finish', resolve).once('error', reject).end())
  })
}

beforeAll(async () => {
  const at = '2026-01-01T00:00:00Z'
  await database.sql`insert into companies (id, name, country, state, city, created_at, updated_at) values (${COMPANY}, 'Mill', 'IN', '', '', ${at}, ${at})`
  for (const [n, id] of sellers.entries()) {
    await database.sql`insert into users (id, company_id, email, name, password_hash, roles, created_at, updated_at) values (${id}, ${COMPANY}, ${`s${n}@mill.test`}, 'S', '-', '{seller}', ${at}, ${at})`
  }
  samples = Array.from({ length: LISTINGS }, (_, n) => sample(n))
  await store(samples)
  await database.sql`analyze listings`
})

const NOTHING = 'nothing'

/** Names of the facets whose own filter alone keeps this listing out; `NOTHING` stands for what no facet leaves out. */
function keptOutBy(listing: Sample, filter: ResolvedFilter): string[] {
  const within = (name: string, min: number | null, max: number | null, value = listing.numbers[name]) => {
    if (min === null && max === null) return true
    if (name === INTERVAL) {
      const { [ENDS.from]: from, [ENDS.to]: to } = listing.numbers
      if (from === undefined && to === undefined) return false
      return (min === null || to === undefined || to >= min) && (max === null || from === undefined || from <= max)
    }
    return value !== undefined && (min === null || value >= min) && (max === null || value <= max)
  }
  const { search } = filter
  const names: string[] = []
  if (!listing.isOpen || (filter.sellerId !== null && listing.sellerId !== filter.sellerId)) names.push(NOTHING)
  const counted = listing.numbers.count ?? listing.titleCount ?? undefined
  const isSearched = search?.ranges.every(({ name, min, max }) => within(name, min, max, counted)) ?? true
  if (!isSearched) names.push(NOTHING)
  if (!search?.words.every((word) => listing.words.some((held) => held.startsWith(word))) && search) names.push(NOTHING)
  for (const { field, ids } of filter.facets) {
    if (!listing.values[field]?.some((value) => ids.includes(idOf(field, value)))) names.push(field)
  }
  for (const { name, min, max } of filter.ranges) if (!within(name, min, max)) names.push(name)
  return names
}

const isMatch = (listing: Sample, filter: ResolvedFilter) => keptOutBy(listing, filter).length === 0

const plan: FacetPlan = { facets: [], values: FIELDS, ranges: RANGES.map(storedNumber) }

/** Counted the plain way, straight from what a listing says: each facet among those that nothing but its own filter keeps out. */
function countedOneByOne(filter: ResolvedFilter) {
  const counts: Record<string, number> = {}
  const spans: Record<string, { min: number | null; max: number | null }> = {}
  for (const name of RANGES) spans[name] = { min: null, max: null }
  let total = 0
  for (const listing of samples) {
    const names = keptOutBy(listing, filter)
    const [first] = names
    if (first === undefined) total++
    if (names.some((name) => name !== first)) continue
    const isCounted = (name: string) => first === undefined || name === first
    for (const field of FIELDS.filter(isCounted)) {
      for (const value of listing.values[field] ?? []) {
        counts[`${field}=${value}`] = (counts[`${field}=${value}`] ?? 0) + 1
      }
    }
    for (const name of RANGES.filter(isCounted)) {
      const span = spans[name]
      const stored = name === INTERVAL ? [ENDS.from, ENDS.to] : [name]
      for (const value of stored.flatMap((one) => listing.numbers[one] ?? [])) {
        if (!span) continue
        span.min = Math.min(span.min ?? value, value)
        span.max = Math.max(span.max ?? value, value)
      }
    }
  }
  return { total, facets: { counts, spans } }
}

const asPlain = ({ values, spans }: FacetCounts) => ({
  counts: Object.fromEntries(values.map(({ field, value, count }) => [`${field}=${value}`, count])),
  spans: Object.fromEntries(spans),
})

function randomFilter(): ResolvedFilter {
  const { below, pick, isLucky, next } = random
  const fields = FIELDS.filter(() => isLucky(0.2))
  const ranges = RANGES.filter(() => isLucky(0.15)).map((name) => {
    const numbers = samples.slice(0, 500).flatMap(({ numbers: own }) => own[name === INTERVAL ? ENDS.from : name] ?? [])
    const [low = 0, high = 0] = [pick(numbers), pick(numbers)].sort((a, b) => a - b)
    return { ...storedNumber(name), min: isLucky(0.7) ? low : null, max: isLucky(0.7) ? high : null }
  })
  const tex = 590.5 / pick([10, 20, 30])
  return {
    moduleKey: 'yarn',
    facets: fields.map((field) => ({
      field,
      ids: isLucky(0.05)
        ? []
        : Array.from({ length: 1 + below(2) }, () => pick(samples).values[field]?.[0]).flatMap((value) =>
            value === undefined ? [] : [idOf(field, value)],
          ),
    })),
    ranges,
    sellerId: isLucky(0.1) ? pick(sellers) : null,
    search: isLucky(0.3)
      ? {
          words: Array.from({ length: below(3) }, () => pick(WORDS).slice(0, 2 + below(6))),
          ranges: next() < 0.4 ? [{ name: 'count', min: tex * 0.996, max: tex * 1.004 }] : [],
          ply: isLucky(0.5) ? pick([1, 2]) : null,
        }
      : null,
  }
}

async function ways(version: number, index: ModuleIndex): Promise<[string, CatalogueCounts][]> {
  return [
    ['by the database', sqlCounts(database.db, 'yarn', version)],
    ['by the index', indexCounts(database.db, index, version)],
  ]
}

const inOrder = (sort: Sort, filter: ResolvedFilter) => {
  const keyOf = (listing: Sample): number | null => {
    if (sort === 'price' || sort === '-price') return listing.numbers.basePrice ?? null
    if (sort === 'moq') return listing.numbers.moq ?? null
    if (sort === 'newest') return null
    const words = filter.search?.words ?? []
    const isTitle = words.length > 0 && words.every((word) => listing.title.some((held) => held.startsWith(word)))
    const ply = filter.search?.ply ?? null
    const isPly = ply !== null && listing.numbers[COUNT_PLY] === ply
    // The ply of the search counts more than the title.
    return (isPly ? 2 : 0) + (isTitle ? 2 : 1)
  }
  const sign = sort === 'price' || sort === 'moq' ? 1 : -1
  return samples
    .filter((listing) => isMatch(listing, filter))
    .map((listing) => ({ ...listing, key: keyOf(listing) }))
    .sort((a, b) => {
      if (a.key !== b.key) return a.key === null ? 1 : b.key === null ? -1 : (a.key - b.key) * sign
      return b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1)
    })
    .map(({ id }) => id)
}

/** The texts of all pages, one after the other. */
async function readThrough(
  counts: CatalogueCounts,
  filter: ResolvedFilter,
  { sort, limit }: { sort: Sort; limit: number },
): Promise<string[]> {
  const seen: string[] = []
  let cursor: PageRequest['cursor'] = null
  do {
    const rows = await counts.page(filter, { sort, cursor, limit, view: 'card', price: 'basePrice' }, () =>
      counts.total(filter),
    )
    seen.push(...rows.flatMap(({ text }) => text ?? []))
    const last = rows.at(-1)
    cursor = last ? { sort, key: last.key, updatedAt: last.updatedAt, id: last.id } : null
  } while (cursor)
  return seen
}

describe(`counting ${LISTINGS} listings (seed ${SEED})`, () => {
  test('gives the totals, facets and spans of counting one by one, both ways, for any filter', async () => {
    const index = new ModuleIndex(database.db, 'yarn')
    await index.load()
    for (let n = 0; n < FILTERS; n++) {
      const filter = randomFilter()
      const text = JSON.stringify(filter)
      const expected = countedOneByOne(filter)
      for (const [name, counts] of await ways(0, index)) {
        expect(await counts.total(filter), `${name}: ${text}`).toBe(expected.total)
        expect(asPlain(await counts.facets(filter, plan)), `${name}: ${text}`).toEqual(expected.facets)
      }
    }
  }, 120_000)

  test('pages through every listing once and in order, under ties and without a price, both ways', async () => {
    const index = new ModuleIndex(database.db, 'yarn')
    await index.load()
    const filters: ResolvedFilter[] = [
      {
        moduleKey: 'yarn',
        facets: [{ field: 'condition', ids: [idOf('condition', 'Lot')] }],
        ranges: [],
        sellerId: null,
        search: null,
      },
      {
        moduleKey: 'yarn',
        facets: [],
        ranges: [{ name: 'cspStrength', min: 1500, max: 1700 }],
        sellerId: sellers[0] ?? null,
        search: { words: ['co'], ranges: [], ply: null },
      },
      {
        moduleKey: 'yarn',
        facets: [],
        ranges: [{ name: 'cspStrength', min: 1500, max: 1700 }],
        sellerId: null,
        search: { words: ['co'], ranges: [], ply: 2 },
      },
    ]
    for (const filter of filters) {
      for (const sort of ['newest', 'price', '-price', 'moq', 'relevance'] as const) {
        const expected = inOrder(sort, filter)
        expect(expected.length).toBeGreaterThan(40)
        for (const [name, counts] of await ways(0, index)) {
          expect(await readThrough(counts, filter, { sort, limit: 37 }), `${name}: ${sort}`).toEqual(expected)
        }
      }
    }
  }, 60_000)

  test.each([
    ['few of the searched ply with the words in the title', 2],
    ['none of the searched ply', 3],
  ])('pages through a broad search with %s, both ways', async (_, ply) => {
    const index = new ModuleIndex(database.db, 'yarn')
    await index.load()
    const search = { words: ['combed'], ranges: [], ply }
    const filter: ResolvedFilter = { moduleKey: 'yarn', facets: [], ranges: [], sellerId: null, search }
    const expected = inOrder('relevance', filter)
    expect(expected.length).toBeGreaterThan(2000)
    for (const [name, counts] of await ways(0, index)) {
      expect(await readThrough(counts, filter, { sort: 'relevance', limit: 400 }), name).toEqual(expected)
    }
  })

  test('while the index of a large module is loaded, words are known and none is corrected', async () => {
    const { finds, nearest } = await sqlCounts(database.db, 'yarn', 0, true).lexicon()
    const [word = ''] = samples.find(({ isOpen }) => isOpen)?.title ?? []
    expect([finds(word), nearest(`${word}x`)]).toEqual([true, null])
  })

  test('keeps up with what any process writes, however the commits interleave', async () => {
    const index = new ModuleIndex(database.db, 'yarn')
    await index.load()
    const everything: ResolvedFilter = { moduleKey: 'yarn', facets: [], ranges: [], sellerId: null, search: null }
    const compare = async (version: number) => {
      const [byDatabase, byIndex] = (await ways(version, index)).map(([, counts]) => counts)
      if (!byDatabase || !byIndex) throw new Error('two ways of counting')
      expect(await byIndex.total(everything)).toBe(await byDatabase.total(everything))
      expect(asPlain(await byIndex.facets(everything, plan))).toEqual(
        asPlain(await byDatabase.facets(everything, plan)),
      )
    }
    await compare(1)
    const [open, other, third] = samples.filter(({ isOpen }) => isOpen)
    if (!open || !other || !third) throw new Error('no listing is open')

    // A writer that began before the reading and commits after it, with a later one committed in between.
    let letGo = (): void => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let hasWritten = (): void => {}
    const written = new Promise<void>((resolve) => {
      hasWritten = resolve
    })
    const slow = database.sql.begin(async (tx) => {
      await tx`update listings set price_key = 7777 where id = ${open.id}`
      hasWritten()
      await held
    })
    await written
    await database.sql`update listings set status = 'DRAFT' where id = ${other.id}`
    await compare(2)
    letGo()
    await slow
    await compare(3)
    await database.sql`update listings set status = 'ACTIVE', numbers = '{"cspStrength": 5999}' where id = ${other.id}`
    await database.sql`update listings set facet_ids = '{}' where id = ${third.id}`
    await compare(4)
    const { index: bits } = await index.at(4)
    expect(
      bits.count(everything, new Map(), [{ name: 'basePrice' }, { name: 'cspStrength' }]).spans.get('basePrice')?.max,
    ).toBe(7777)
  })
})
