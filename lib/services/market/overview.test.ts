import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { moduleExamples } from '@/lib/domain/modules/examples'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { writeListing } from '@/lib/services/listings/write'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
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

test('a price band counts only the same goods of one module', async () => {
  const YARN = { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'], uom: 'kg', basePrice: 285 }
  for (const [count, basePrice, more] of [
    ['64s', 400, {}],
    ['64s', 412, { currency: 'INR' }],
    ['Ne 64', 405, {}],
    // Another price: dyed, two-ply, of another family. One offer is no market.
    ['64s', 700, { dyeingStatus: 'Yarn dyed' }],
    ['2/64s', 650, {}],
    ['64s', 150, { yarnFamily: 'Spun polyester', fiberType: ['Polyester'] }],
    ['66s', 450, {}],
  ] as const) {
    await writeYarn(market.ctxFor(mill), { ...YARN, title: `Priced ${count} ${basePrice}`, count, basePrice, ...more })
  }
  const prices = (await home()).prices.filter(({ moduleKey }) => moduleKey === 'yarn')
  expect(prices).toEqual([
    {
      moduleKey: 'yarn',
      name: '64s',
      family: 'Cotton yarn',
      low: 400,
      high: 412,
      listings: 3,
      unit: 'kg',
      parameters: { q: '64s', yarnFamily: 'Cotton yarn' },
    },
  ])
})
