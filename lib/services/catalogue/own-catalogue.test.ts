import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogueQuery } from '@/lib/contract/queries/listing-page'
import type { Actor } from '@/lib/domain/actor'
import { moveYarn, writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { readOwnListingsPage } from '../pages/seller-pages'
import { openCatalogue } from './catalogue'

const market = testMarket()

let one: Actor

async function write(actor: Actor, changes: Record<string, unknown>): Promise<string> {
  const body = { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'], count: '30s', basePrice: 289, uom: 'kg', ...changes }
  return (await writeYarn(market.ctxFor(actor), body)).listing.listingId
}

beforeAll(async () => {
  one = await market.newSeller()
  const other = await market.newSeller()
  await write(one, { title: 'Combed compact weaving', sellerSku: 'KSM/30-CC' })
  await write(one, { title: 'Carded hosiery', count: '20s', basePrice: 240, status: 'DRAFT' })
  const resting = await write(one, { title: 'Combed for towels', count: '16s', basePrice: 210 })
  await moveYarn(market.ctxFor(one), resting, 'archive')
  await write(other, { title: 'Combed of another mill', sellerSku: 'KSM/30-CC' })
})

async function mine(asked: Record<string, string>) {
  const ctx = market.ctxFor(one)
  const search = new URLSearchParams({ scope: 'mine', ...asked })
  const opened = await openCatalogue(ctx, 'yarn', (rates) => readCatalogueQuery('yarn', search, rates))
  const page = await opened.page()
  return { ...page, titles: page.texts.map((text) => String(JSON.parse(text).title)) }
}

describe("a seller's search of their own listings", () => {
  test.each([
    [
      'a word, whatever the status, and never in another mill’s',
      'combed',
      ['Combed for towels', 'Combed compact weaving'],
    ],
    ['the beginning of a word, in a draft', 'hosi', ['Carded hosiery']],
    ['a count, in whatever words it was written', 'Ne 20', ['Carded hosiery']],
    ['a bare number with a word', 'combed 16', ['Combed for towels']],
    ['the beginning of an item code, however it is capitalised', 'ksm/30', ['Combed compact weaving']],
    ['a word that is mistyped', 'hosiary', ['Carded hosiery']],
    ['nothing that is not there', 'viscose', []],
  ])('finds %s: %s', async (_, q, titles) => {
    const found = await mine({ q })
    expect(found.titles).toEqual(titles)
    expect(found.total).toBe(titles.length)
  })

  test('says what it read a mistyped word as, and nothing where it found what was typed', async () => {
    expect((await mine({ q: 'hosiary' })).search?.corrected).toEqual([{ from: 'hosiary', to: 'hosiery' }])
    expect((await mine({ q: 'hosi' })).search?.corrected).toEqual([])
  })

  test('keeps to the status that is asked for, page by page', async () => {
    expect((await mine({ q: 'combed', status: 'DRAFT' })).titles).toEqual([])
    const first = await mine({ q: 'combed', limit: '1' })
    const second = await mine({ q: 'combed', limit: '1', cursor: first.nextCursor ?? '' })
    expect([...first.titles, ...second.titles]).toEqual(['Combed for towels', 'Combed compact weaving'])
    expect(second.nextCursor).toBeNull()
  })

  test('takes the filters, sorts and facets of the grid as well', async () => {
    expect((await mine({ sort: 'price' })).titles).toEqual([
      'Combed for towels',
      'Carded hosiery',
      'Combed compact weaving',
    ])
    expect((await mine({ countMin: '25' })).titles).toEqual(['Combed compact weaving'])
    const { facets } = await mine({ q: 'combed', facets: 'true' })
    expect(facets?.find(({ name }) => name === 'fiberType')?.values).toEqual([{ value: 'Cotton', count: 2 }])
  })

  test('is that of the own listings page, whose tabs count what is found in each status', async () => {
    const ctx = market.ctxFor(one)
    const page = await readOwnListingsPage(ctx, { status: 'ACTIVE', pages: 1, q: 'combed', sellerId: null })
    expect(page.counts).toEqual({ ACTIVE: 1, DRAFT: 0, ARCHIVED: 1 })
    expect(page.rows.map(({ card }) => card.title)).toEqual(['Combed compact weaving'])
    const unreadable = await readOwnListingsPage(ctx, { status: 'ACTIVE', pages: 1, q: '!!', sellerId: null })
    expect(unreadable.counts).toEqual({ ACTIVE: 1, DRAFT: 1, ARCHIVED: 1 })
  })
})
