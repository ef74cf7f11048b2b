import { describe, expect, test } from 'vitest'
import { type FacetValue, listingFacets } from '@/lib/domain/listing/finding/facets'
import { intervalEnds, listingNumbers, numberFacets } from '@/lib/domain/listing/finding/number-facets'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { hasPrices } from '@/lib/domain/modules/resolve'
import { type IndexFilter, ListingIndex } from '@/lib/search-index/listing-index'
import { exampleListings } from '@/lib/testing/example-listings'
import { readSeedListings } from '../listings'

const market = await readSeedListings()
const ALL: IndexFilter = { facets: [], ranges: [], sellerId: null, search: null }

describe.each(MODULE_KEYS.map((key) => [key, matrixDefinition(key)] as const))(
  'the filters of %s',
  (key, definition) => {
    const demo = market.filter(({ moduleKey }) => moduleKey === key)
    const listings = exampleListings(key, demo).map(({ listing }) => ({
      id: listing.listingId,
      facets: listingFacets(listing, definition),
      numbers: listingNumbers(listing.values, definition),
    }))
    const keyOf = ({ field, valueKey }: FacetValue) => `${field}=${valueKey}`
    const values = new Map(listings.flatMap(({ facets }) => facets.map((value) => [keyOf(value), value] as const)))
    const ids = new Map([...values.keys()].map((value, at) => [value, at + 1]))
    const index = new ListingIndex()
    for (const { id, facets, numbers } of listings) {
      index.put(id, {
        sellerId: 'one',
        updatedAt: Date.parse('2026-11-21T06:30:00Z'),
        facetIds: facets.map((value) => ids.get(keyOf(value)) ?? 0),
        numbers,
        words: [],
        titleWords: [],
      })
    }
    const found = (filter: Partial<IndexFilter>) => index.total({ ...ALL, ...filter })

    test('count each value as often as a look at every listing does', () => {
      expect(values.size).toBeGreaterThan(20)
      for (const [name, value] of values) {
        const own = listings.filter(({ facets }) => facets.some((one) => keyOf(one) === name)).length
        expect(found({ facets: [{ field: value.field, ids: [ids.get(name) ?? 0] }] }), name).toBe(own)
        expect(own, name).toBeGreaterThan(0)
      }
    })

    test('find by a range all that are within it, its ends included', () => {
      let tried = 0
      for (const { name, isInterval } of numberFacets(definition)) {
        const { from, to } = intervalEnds(name)
        const spans = listings.flatMap(({ numbers }) => {
          const span = isInterval ? [numbers[from], numbers[to]] : [numbers[name], numbers[name]]
          return span.some((end) => end !== undefined) ? [span as [number | undefined, number | undefined]] : []
        })
        for (const [low, high] of spans) {
          tried++
          const asked = { min: low ?? high ?? 0, max: high ?? low ?? 0 }
          const own = spans.filter(
            ([a, b]) => (b ?? Number.POSITIVE_INFINITY) >= asked.min && (a ?? Number.NEGATIVE_INFINITY) <= asked.max,
          )
          const range = { name, ...asked, ...(isInterval ? ({ isInterval } as const) : {}) }
          expect(found({ ranges: [range] }), `${name} ${asked.min} to ${asked.max}`).toBe(own.length)
        }
      }
      expect(tried).toBeGreaterThan(hasPrices(definition) ? 10 : 3)
    })
  },
)
