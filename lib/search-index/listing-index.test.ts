import { describe, expect, test } from 'vitest'
import { type IndexFilter, type IndexPosition, ListingIndex } from './listing-index'

const ALL: IndexFilter = { facets: [], ranges: [], sellerId: null, search: null }
const START = Date.parse('2026-11-21T06:30:00Z')
const LISTINGS = 700

/** A repeatable number from 0 to `max`, for an index. */
const scattered = (index: number, max: number) => (Math.imul(index + 1, 0x9e3779b1) % (max + 1)) >>> 0

const idAt = (index: number) =>
  `${scattered(index, 0xffffff).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`

function indexOf(timeAt: (index: number) => number) {
  const index = new ListingIndex()
  const rows = Array.from({ length: LISTINGS }, (_, at) => ({ id: idAt(at), updatedAt: timeAt(at) }))
  for (const { id, updatedAt } of rows) {
    index.put(id, { sellerId: 'one', updatedAt, facetIds: [], numbers: {}, words: [], titleWords: [] })
  }
  return { index, rows: [...new Map(rows.map((row) => [row.id, row])).values()] }
}

/** All listings, page by page. */
function walk(index: ListingIndex, limit: number): IndexPosition[] {
  const found: IndexPosition[] = []
  for (;;) {
    const last = found.at(-1)
    const cursor = last ? { sort: 'newest' as const, ...last } : null
    const page = index.page(ALL, { sort: 'newest', cursor, limit, price: 'basePrice' })
    found.push(...page)
    if (page.length < limit) return found
  }
}

describe('pages of the newest listings have each listing once, in order', () => {
  test.each([
    ['in the order of their times', (at: number) => START + at * 1000],
    ['many in one millisecond', (at: number) => START + Math.floor(at / 50)],
    ['a little out of order', (at: number) => START + at * 1000 - scattered(at, 5000)],
    ['in no order', (at: number) => START + scattered(at, 1_000_000)],
    ['newest first', (at: number) => START - at * 1000],
  ])('when they come %s', (_, timeAt) => {
    const { index, rows } = indexOf(timeAt)
    const expected = rows.toSorted((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1))
    for (const limit of [1, 24, 100]) {
      expect(walk(index, limit).map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }
  })
})

test('the matches of a filter follow every change of a listing', () => {
  const index = new ListingIndex()
  const dear: IndexFilter = { ...ALL, ranges: [{ name: 'basePrice', min: 100, max: null }] }
  const put = (basePrice: number) =>
    index.put(idAt(0), {
      sellerId: 'one',
      updatedAt: START,
      facetIds: [],
      numbers: { basePrice },
      words: [],
      titleWords: [],
    })
  put(90)
  expect(index.total(dear)).toBe(0)
  put(110)
  expect(index.total(dear)).toBe(1)
  index.put(idAt(0), null)
  expect(index.total(dear)).toBe(0)
})
