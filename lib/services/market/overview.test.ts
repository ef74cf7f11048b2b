import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { writeListing } from '@/lib/services/listings/write'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { readGridPage } from '../pages/buyer-pages'
import { readMarket, readMarketHome } from './overview'

const market = testMarket()
let mill: Actor

async function list(moduleKey: ModuleKey, body: Readonly<Record<string, unknown>>): Promise<string> {
  const ctx = market.ctxFor(mill)
  const written = await writeListing(ctx, await entitledSeller(ctx, { moduleKey }), { body, mode: {} })
  return written.value.listing.value.listingId
}

const home = () => readMarketHome(market.ctxFor(null))

beforeAll(async () => {
  mill = await market.newSeller({ name: 'Mill' })
})

test('each module that takes listings has its total, its families and its newest listing', async () => {
  const examples = moduleExamples('thread').whole
  for (const { body } of examples) await list('thread', body)
  const draft = await list('thread', { title: 'A draft', status: 'DRAFT' })
  const offer = (await readMarket(market.ctxFor(null))).offers.get('thread')
  expect(offer?.total).toBe(examples.length)
  expect(offer?.families.reduce((sum, { count }) => sum + count, 0)).toBe(examples.length)
  expect(offer?.newest?.listingId).not.toBe(draft)
  expect(offer?.newest?.title).toBe(examples.at(-1)?.body.title)
})

test('the newest listings of all modules come in one order, and a draft is not among them', async () => {
  const first = await list('yarn', { title: 'First', basePrice: 1, uom: 'kg' })
  const second = await list('grey_fabric', { title: 'Second', basePrice: 1, uom: 'm' })
  await list('yarn', { title: 'A draft', status: 'DRAFT' })
  const { newest, sellers } = await home()
  expect(newest.slice(0, 2).map(({ listingId }) => listingId)).toEqual([second, first])
  expect(sellers).toBe(1)
})

const YARN = { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'], uom: 'kg', basePrice: 285 }

async function priced(seller: Actor, count: string, basePrice: number, more: Readonly<Record<string, unknown>> = {}) {
  await writeYarn(market.ctxFor(seller), { ...YARN, title: `Priced ${count} ${basePrice}`, count, basePrice, ...more })
}

test('a price of today is that of at least three offers of the same goods by two companies', async () => {
  const rival = await market.newSeller({ name: 'Rival' })
  await priced(mill, '64s', 400)
  await priced(rival, '64s', 412, { currency: 'INR' })
  await priced(mill, 'Ne 64', 405)
  // Another price: dyed, finished, two-ply, of another family.
  await priced(mill, '64s', 700, { dyeingStatus: 'Yarn dyed' })
  await priced(mill, '64s', 720, { finish: 'Mercerised' })
  await priced(mill, '2/64s', 650)
  await priced(mill, '64s', 150, { yarnFamily: 'Spun polyester', fiberType: ['Polyester'] })
  // Weaving and hosiery yarns share the count, not the words behind it.
  for (const count of ['72s CCW', '72s CCW', '72s CCH']) await priced(count === '72s CCH' ? rival : mill, count, 500)
  // Two offers of two companies, and three of one, are no market.
  for (const seller of [mill, rival]) await priced(seller, '66s', 450)
  for (const price of [300, 301, 302]) await priced(mill, '58s', price)
  const prices = (await home()).prices.filter(({ moduleKey }) => moduleKey === 'yarn')
  expect(prices).toEqual([
    {
      moduleKey: 'yarn',
      name: '64s',
      goods: 'Cotton yarn',
      low: 400,
      high: 412,
      listings: 3,
      // The dyed and the mercerised one have another price, and the same count.
      found: 5,
      unit: 'kg',
      parameters: { q: '64s', yarnFamily: 'Cotton yarn' },
    },
    expect.objectContaining({ name: '72s', listings: 3, parameters: { q: '72s', yarnFamily: 'Cotton yarn' } }),
  ])
})

test('the listings of a price are as many as its link finds', async () => {
  for (const { moduleKey, parameters, found, listings } of (await home()).prices) {
    const grid = await readGridPage(market.ctxFor(null), moduleKey, new URLSearchParams(parameters))
    expect(grid.total, JSON.stringify(parameters)).toBe(found)
    expect(found).toBeGreaterThanOrEqual(listings)
  }
})

test('cloth differs by its name and weight, and the link finds the listings behind the price', async () => {
  const cloth = { category: 'Woven', fabricStructure: 'Woven', uom: 'm', construction: '40x40/132x72 63"' }
  const rival = await market.newSeller({ name: 'Weaver' })
  const offers = [
    [mill, 61],
    [rival, 62],
    [rival, 60],
  ] as const
  for (const [seller, basePrice] of offers) {
    for (const named of [{ fabricName: 'Poplin' }, {}]) {
      const ctx = market.ctxFor(seller)
      const body = { ...cloth, ...named, title: `Cloth ${basePrice}`, basePrice }
      await writeListing(ctx, await entitledSeller(ctx, { moduleKey: 'grey_fabric' }), { body, mode: {} })
    }
  }
  const prices = (await home()).prices.filter(({ moduleKey }) => moduleKey === 'grey_fabric')
  // Cloth without a name may be any cloth of that weight.
  expect(prices).toMatchObject([{ goods: 'Poplin, Woven', low: 60, high: 62, listings: 3 }])
  const query = new URLSearchParams(prices[0]?.parameters)
  expect((await readGridPage(market.ctxFor(null), 'grey_fabric', query)).total).toBe(3)
})

async function offered(rival: Actor, moduleKey: ModuleKey, body: Readonly<Record<string, unknown>>) {
  for (const seller of [mill, rival, rival]) {
    const ctx = market.ctxFor(seller)
    await writeListing(ctx, await entitledSeller(ctx, { moduleKey }), { body, mode: {} })
  }
}

test('zips of two lengths have a price each, and the link finds one length', async () => {
  const rival = await market.newSeller({ name: 'Zipmaker' })
  const zip = { trimType: 'Zipper', material: 'Brass', finish: 'Antique brass', uom: 'piece', title: 'Brass zip' }
  for (const [length, basePrice] of [
    [18, 14],
    [70, 60],
  ] as const) {
    await offered(rival, 'garment_accessories', { ...zip, basePrice, zipper: { number: 5, teeth: 'Metal', length } })
  }
  const prices = (await home()).prices.filter(({ moduleKey }) => moduleKey === 'garment_accessories')
  const short = prices.find(({ low }) => low === 14)
  expect(prices).toHaveLength(2)
  expect(short).toMatchObject({ high: 14, listings: 3 })
  expect(`${short?.name} ${short?.goods}`).toContain('18 cm')
  const query = new URLSearchParams(short?.parameters)
  expect((await readGridPage(market.ctxFor(null), 'garment_accessories', query)).total).toBe(3)
})

test('dyes without a C.I. name have no price of today', async () => {
  const rival = await market.newSeller({ name: 'Dyemaker' })
  const dye = { chemClass: 'Dye', strength: 100, uom: 'kg', title: 'A dye' }
  await offered(rival, 'chemical_dye', { ...dye, basePrice: 400 })
  await offered(rival, 'chemical_dye', { ...dye, basePrice: 300, ciName: 'C.I. Reactive Black 5' })
  const prices = (await home()).prices.filter(({ moduleKey }) => moduleKey === 'chemical_dye')
  expect(prices.map(({ low }) => low)).toEqual([300])
})
