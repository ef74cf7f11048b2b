import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { quantitySlabs } from '@/lib/domain/listing/pricing/slab-values'
import { priceFor } from '@/lib/domain/listing/pricing/slabs'
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

test('a quantity of the address or of the words gives what decides its price, and a bad one is left out', async () => {
  const listingId = await list('Slab 16s open end', '16s', {
    quantitySlabs: [
      { minQty: 500, maxQty: 1999, price: 180 },
      { minQty: 2000, maxQty: null, price: 172 },
    ],
    basePrice: 180,
  })
  const read = (q: string, address: string) =>
    readGridPage(market.ctxFor(null), 'yarn', new URLSearchParams({ q }), { typed: new URLSearchParams(address) })
  const page = await read('slab open end', 'quantity=2&quantityUom=MT')
  expect(page.quantity).toEqual({ amount: 2, unit: 'MT' })
  expect(priceFor(quantitySlabs(page.goods.get(listingId) ?? {}), 2000).price).toBe(172)
  const spoken = await read('2 tonnes slab open end', '')
  expect(spoken.cards.map((card) => card.listingId)).toEqual([listingId])
  expect(spoken.quantity).toEqual({ amount: 2000, unit: 'kg' })
  const wrong = await read('slab open end', 'quantity=lots&quantityUom=kg')
  expect(wrong.quantity).toBeNull()
  expect(wrong.goods.size).toBe(0)
  expect(wrong.cards).toHaveLength(1)
  expect(wrong.ignored.map(({ field }) => field)).toEqual(['quantity'])
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
