import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogueQuery } from '@/lib/contract/queries/listing-page'
import { moduleIndex } from '@/lib/search-index/catalogue-index'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { readCatalogue } from './catalogue'

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
  const query = readCatalogueQuery('yarn', new URLSearchParams({ q, view: 'card' }))
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
    const query = readCatalogueQuery('yarn', new URLSearchParams(page))
    const { texts, nextCursor } = await readCatalogue(market.ctxFor(null), 'yarn', query)
    titles.push(...texts.map((text) => JSON.parse(text).title))
    cursor = nextCursor
  } while (cursor)
  expect(titles.toSorted()).toEqual(TITLES.toSorted())
})
