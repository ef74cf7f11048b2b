import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogueQuery } from '@/lib/contract/queries/listing-page'
import { RUPEE } from '@/lib/domain/units/exchange-rates'
import { ModuleIndex, moduleIndex } from '@/lib/search-index/catalogue-index'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { readCatalogue } from './catalogue'
import { indexCounts, pageOf } from './catalogue-counts'

const market = testMarket()

const TITLES = [
  'Cotton/Modal knitting yarn',
  '30s PC 65/35 Carded',
  'कपास धागा',
  'Polyester–viscose slub “melange”',
  'Noyyal Pvt.Ltd lea 1.5 twist',
  'Style 2E10K sheen',
  'ÉCRU boucle',
  `Long ${'x'.repeat(130)}`,
]

beforeAll(async () => {
  const mill = await market.newSeller({ name: 'Mill', companyName: 'Mill' })
  for (const title of TITLES) await writeYarn(market.ctxFor(mill), { title, basePrice: 300 })
})

/** The titles that a search finds. */
async function found(q: string): Promise<unknown[]> {
  const query = readCatalogueQuery('yarn', new URLSearchParams({ q, view: 'card' }), RUPEE)
  const { texts } = await readCatalogue(market.ctxFor(null), 'yarn', query)
  return texts.map((text) => JSON.parse(text).title)
}

const SEARCHES: [string, string][] = [
  ['modal', 'Cotton/Modal knitting yarn'],
  ['cotton/modal', 'Cotton/Modal knitting yarn'],
  ['PC 65/35', '30s PC 65/35 Carded'],
  ['30s PC 65/35 Carded', '30s PC 65/35 Carded'],
  ['कपास', 'कपास धागा'],
  ['कपा', 'कपास धागा'],
  ['viscose', 'Polyester–viscose slub “melange”'],
  ['melange', 'Polyester–viscose slub “melange”'],
  ['ltd', 'Noyyal Pvt.Ltd lea 1.5 twist'],
  ['1.5 twist', 'Noyyal Pvt.Ltd lea 1.5 twist'],
  ['style 2e10k', 'Style 2E10K sheen'],
  ['écru', 'ÉCRU boucle'],
  ['bou\u200bcle', 'ÉCRU boucle'],
  ['x'.repeat(120), `Long ${'x'.repeat(130)}`],
]

describe.each([['by the database'], ['by the index']])('counted %s', (way) => {
  beforeAll(async () => {
    if (way === 'by the index') await moduleIndex(market.database.db, 'yarn').load()
  })

  test.each(SEARCHES)('a search for “%s” finds a title that says it', async (q, title) => {
    expect(await found(q)).toEqual([title])
  })

  test('a search for each whole title finds its listing', async () => {
    for (const title of TITLES) expect(await found(title), title).toContain(title)
  })
})

test('an order by relevance without words has every page, under the cursor that it gives', async () => {
  const titles: unknown[] = []
  let cursor: string | null = ''
  do {
    const page = { sort: 'relevance', limit: '3', view: 'card', ...(cursor ? { cursor } : {}) }
    const query = readCatalogueQuery('yarn', new URLSearchParams(page), RUPEE)
    const { texts, nextCursor } = await readCatalogue(market.ctxFor(null), 'yarn', query)
    titles.push(...texts.map((text) => JSON.parse(text).title))
    cursor = nextCursor
  } while (cursor)
  expect(titles.toSorted()).toEqual(TITLES.toSorted())
})

describe('a listing that closes while its page is read', () => {
  // A filter that finds few listings reads its places from the index.
  const search = { words: ['zari'], ranges: [], ply: null }
  const filter = { moduleKey: 'yarn', facets: [], ranges: [], sellerId: null, search } as const

  beforeAll(async () => {
    const mill = await market.newSeller()
    for (let n = 0; n < 4; n++) await writeYarn(market.ctxFor(mill), { title: `Zari ${n}`, basePrice: 300 })
  })

  test.each([['newest'], ['relevance']] as const)('does not end the list: %s', async (sort) => {
    const { db, sql } = market.database
    const index = new ModuleIndex(db, 'yarn')
    await index.load()
    const counts = indexCounts(db, index, 0)
    const readThrough = async () => {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const after: string = cursor ?? ''
        const at = after === '' ? null : JSON.parse(Buffer.from(after, 'base64url').toString())
        const request = { sort, cursor: at, limit: 3, view: 'card', price: 'basePrice' } as const
        const { shown, nextCursor } = pageOf(await counts.page(filter, request, () => counts.total(filter)), {
          sort,
          limit: 2,
        })
        seen.push(...shown.map(({ id }) => id))
        cursor = nextCursor
      } while (cursor !== null)
      return seen
    }
    const before = await readThrough()
    expect(before).toHaveLength(4)
    const [, closed = ''] = before
    // The index learns of it with the next version of the module.
    await sql`update listings set status = 'DRAFT' where id = ${closed}`
    const after = await readThrough()
    await sql`update listings set status = 'ACTIVE' where id = ${closed}`
    expect(after).toEqual(before.filter((id) => id !== closed))
  })
})
