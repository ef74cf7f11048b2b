import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { readGridPage, readListingPage } from './buyer-pages'

const market = testMarket()
let mill: Actor

const YARN = { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'], uom: 'kg', basePrice: 285 }

async function list(title: string, count: string, more: Record<string, unknown> = {}): Promise<string> {
  const { listing } = await writeYarn(market.ctxFor(mill), { ...YARN, title, count, ...more })
  return listing.listingId
}

async function found(q: string, more: Record<string, string> = {}) {
  const page = await readGridPage(market.ctxFor(null), 'yarn', new URLSearchParams({ q, ...more }))
  return { titles: page.cards.map(({ title }) => title), sameKind: page.sameKind }
}

beforeAll(async () => {
  mill = await market.newSeller({ name: 'Mill' })
  // The last written is the newest, which would come first.
  await list('Combed doubled 2/40s', '2/40s')
  await list('Doubled by its ply', '20s', { ply: 2 })
  await list('30s combed hosiery', '30s CH')
  await list('30s combed CVC', '30s', { yarnFamily: 'Poly/Cotton blend', fiberType: ['Cotton', 'Polyester'] })
  await list('Single 20s combed', '20s')
  await list('2/60s gassed combed hank', '2/60s')
})

test('a search for a count lists its own ply first, whether the count or the ply field says it', async () => {
  const doubled = await found('2/40')
  expect(doubled.titles).toEqual(['Doubled by its ply', 'Combed doubled 2/40s', 'Single 20s combed'])
  expect(doubled.sameKind).toBe(2)
  const single = await found('30s combed')
  expect(single.titles).toEqual(['30s combed CVC', '30s combed hosiery', '2/60s gassed combed hank'])
  expect(single.sameKind).toBe(2)
})

test('the order of a search by ply holds across its pages, and another sort ignores it', async () => {
  const first = await readGridPage(market.ctxFor(null), 'yarn', new URLSearchParams({ q: '2/40', limit: '1' }))
  const titles = first.cards.map(({ title }) => title)
  let { nextCursor } = first
  while (nextCursor) {
    const page = await readGridPage(
      market.ctxFor(null),
      'yarn',
      new URLSearchParams({ q: '2/40', limit: '1', cursor: nextCursor }),
    )
    titles.push(...page.cards.map(({ title }) => title))
    nextCursor = page.nextCursor
  }
  expect(titles).toEqual(['Doubled by its ply', 'Combed doubled 2/40s', 'Single 20s combed'])
  expect((await found('2/40', { sort: 'newest' })).titles[0]).toBe('Single 20s combed')
  expect((await found('2/40', { sort: 'newest' })).sameKind).toBeNull()
  expect((await found('combed')).sameKind).toBeNull()
})

test('a price is compared with the same ply, condition and finish only', async () => {
  const own = await list('Compared 10s', '10s', { basePrice: 200 })
  for (const basePrice of [190, 210, 220]) await list(`Like it ${basePrice}`, '10s', { basePrice })
  await list('Grey said', '10s', { basePrice: 230, dyeingStatus: 'Grey' })
  await list('Doubled', '2/20s', { basePrice: 612 })
  await list('Dyed', '10s', { basePrice: 400, dyeingStatus: 'Dyed' })
  await list('Mercerised', '10s', { basePrice: 410, finish: 'Mercerised' })
  await list('A lot', '10s', { basePrice: 90, condition: 'Lot' })
  const { position } = await readListingPage(market.ctxFor(null), 'yarn', own)
  expect(position).toMatchObject({ own: 200, others: 4, cheaper: 1, lowest: 190, highest: 230 })
})
