import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { writeListing } from '@/lib/services/listings/write'
import { testMarket } from '@/lib/testing/market'
import { readCatalogue } from '../catalogue/catalogue'
import { readGridPage } from '../pages/buyer-pages'
import { searchMarket } from './search-market'
import { readSearchPage } from './search-page'

const market = testMarket()
let mill: Actor

async function list(moduleKey: ModuleKey, body: Readonly<Record<string, unknown>>): Promise<void> {
  const ctx = market.ctxFor(mill)
  await writeListing(ctx, await entitledSeller(ctx, { moduleKey }), { body, mode: {} })
}

const search = (q: string, limit = 4) => searchMarket(market.ctxFor(null), { q, limit })
const leader = async (q: string) => (await search(q)).groups[0]?.moduleKey

beforeAll(async () => {
  mill = await market.newSeller({ name: 'Mill' })
  for (const key of MODULE_KEYS) for (const { body } of moduleExamples(key).whole) await list(key, body)
})

describe.each(MODULE_KEYS.map((key) => [key] as const))('the searches of %s', (key) => {
  const { searchExamples } = matrixDefinition(key).words

  test('name it among the first, although other trades sell such goods too', async () => {
    const missed: string[] = []
    for (const q of searchExamples) {
      const own = await readGridPage(market.ctxFor(null), key, new URLSearchParams({ q }))
      const first = (await search(q)).groups.slice(0, 4).map(({ moduleKey }) => moduleKey)
      if (own.total > 0 && !first.includes(key)) missed.push(`${q}: ${first.join(', ')}`)
    }
    expect(missed).toEqual([])
  })

  test('find the same number of listings as its own grid', async () => {
    for (const { q } of moduleExamples(key).searches) {
      const group = (await search(q)).groups.find(({ moduleKey }) => moduleKey === key)
      if (!group || group.total === 0) continue
      const grid = await readGridPage(market.ctxFor(null), key, new URLSearchParams(group.parameters))
      expect(group.total, q).toBe(grid.total)
    }
  })
})

test.each<[string, ModuleKey]>([
  ['30s combed cotton yarn', 'yarn'],
  ['150D DTY semi dull', 'yarn'],
  ['30s ch under 280', 'yarn'],
  ['2/40s PV', 'yarn'],
  ['40x40 132x72 63 inch', 'grey_fabric'],
  ['tkt 120 spun poly', 'thread'],
  ['60s satin navy dyed', 'finish_fabric'],
  ['10 oz denim indigo', 'finish_fabric'],
  ['georgette saree set of 8', 'wholesale_ready_product'],
  ['king bedsheet 300 tc', 'wholesale_ready_product'],
  ['18L 4 hole button', 'garment_accessories'],
  ['no 5 metal zip', 'garment_accessories'],
  ['5 ply carton', 'packing_accessories'],
  ['5°57 cone 170', 'packing_accessories'],
  ['reactive black 5', 'chemical_dye'],
  ['caustic soda flakes', 'chemical_dye'],
  ['shankar 6 29 mm', 'fiber_raw_material'],
  ['1.4d 38mm psf', 'fiber_raw_material'],
  ['poly bag 51 micron', 'packing_accessories'],
  ['bath towel 500 gsm', 'wholesale_ready_product'],
  ['40x40 100x80 grey', 'grey_fabric'],
  ['tkt 80 core spun', 'thread'],
  ['yarn dyed check shirting', 'finish_fabric'],
  ['40s combed spinning job', 'spinning_texturising_job'],
  ['rapier loom job 75 inch', 'weave_knit_warping_job'],
  ['shirt stitching cmt', 'stitching_embroidery_value_addition_job'],
  ['picanol optimax rapier loom', 'machinery_spares_tools_accessories'],
  ['colour fastness test iso 105', 'testing_lab_instruments'],
  ['cotton comber noil', 'recycle_waste_materials'],
  ['used paper cones', 'scrap_reusables'],
  ['indonesian coal 4200 gar', 'consumables_utilities'],
  ['used silk saree', 'textile_c2c_trader'],
  ['preloved kanjivaram saree', 'textile_c2c_trader'],
  ['warping sizing beam jobwork', 'weave_knit_warping_job'],
  ['banana fibre yarn handspun', 'yarn'],
  ['kora kapda 63 panna', 'grey_fabric'],
  ['raddi gatta corrugated', 'scrap_reusables'],
  ['kapda rangai ka kaam', 'mill_finish_process_job'],
  ['new arrival digital prints', 'suggestions_new_arrival_trending'],
  ['single jersey 180 gsm bio wash', 'finish_fabric'],
  ['rayon printed 14 kg 44"', 'finish_fabric'],
  ['blackout curtain fabric 110 inch', 'finish_fabric'],
  ['poly crepe 44 inch running metre dyed', 'finish_fabric'],
  ['mink blanket 2 ply', 'wholesale_ready_product'],
  ['banarasi saree wholesale catalogue', 'wholesale_ready_product'],
  ['pre-owned sherwani', 'textile_c2c_trader'],
  ['empty carton boxes second hand', 'scrap_reusables'],
  ['denim jeans cut make trim 1000 pcs', 'stitching_embroidery_value_addition_job'],
  ['rapier looms free for job weaving 2.8 metre', 'weave_knit_warping_job'],
  ['my 30s spun on conversion basis', 'spinning_texturising_job'],
  ['fancy slub yarn conversion work', 'spinning_texturising_job'],
  ['cotton yarn 30s job lot', 'yarn'],
  ['upholstery velvet 350 gsm', 'finish_fabric'],
  ['nylon lycra swimwear fabric 190 gsm', 'finish_fabric'],
  ['lehenga choli bridal catalogue', 'wholesale_ready_product'],
  ['pleating work for skirts', 'stitching_embroidery_value_addition_job'],
  ['denim', 'finish_fabric'],
  ['used denim', 'recycle_waste_materials'],
  ['sorted wool knits', 'recycle_waste_materials'],
  ['used oil', 'scrap_reusables'],
])('"%s" leads to %s', async (q, moduleKey) => {
  expect(await leader(q)).toBe(moduleKey)
})

test('waste is found by what it is made of, and not only as the kind that the phrase may mean', async () => {
  await list('recycle_waste_materials', {
    title: 'Cotton comber noil',
    wasteType: 'Comber noil',
    fiberType: ['Cotton'],
    basePrice: 90,
    uom: 'kg',
  })
  const [first] = (await search('cotton waste')).groups
  expect(first?.moduleKey).toBe('recycle_waste_materials')
  expect(first?.total).toBeGreaterThan(0)
  const grid = await readGridPage(
    market.ctxFor(null),
    'recycle_waste_materials',
    new URLSearchParams(first?.parameters),
  )
  expect(grid.total).toBe(first?.total)
})

test('the name of a module leads to all of it, and elsewhere to listings with that word', async () => {
  const { groups } = await search('thread')
  const all = (await readGridPage(market.ctxFor(null), 'thread', new URLSearchParams())).total
  expect(groups[0]).toMatchObject({ moduleKey: 'thread', total: all, parameters: '' })
  const buttons = groups.find(({ moduleKey }) => moduleKey === 'garment_accessories')
  const trims = (await readGridPage(market.ctxFor(null), 'garment_accessories', new URLSearchParams())).total
  expect(buttons?.total ?? 0).toBeLessThan(trims)
})

test('a price limit is applied and shown with its unit, and says nothing of the goods', async () => {
  const saree = { productGroup: 'Saree', uom: 'piece', priceUom: 'piece' }
  await list('wholesale_ready_product', { ...saree, title: 'Saree at 690', basePrice: 690 })
  await list('wholesale_ready_product', { ...saree, title: 'Saree at 710', basePrice: 710 })
  const { groups, parts } = await readSearchPage(market.ctxFor(null), 'sarees under 700')
  const [first] = groups
  const titles = first?.listings.map(({ title }) => title)
  expect(first).toMatchObject({ moduleKey: 'wholesale_ready_product', parameters: 'q=sarees+under+700' })
  expect(titles).toContain('Saree at 690')
  expect(titles).not.toContain('Saree at 710')
  expect(parts).toContainEqual({ label: 'Price per piece', text: 'under 700', without: 'sarees' })
  expect(groups.map(({ moduleKey }) => moduleKey)).not.toContain('yarn')
})

test('a group has its best cards, at most as many as asked for', async () => {
  const { groups } = await search('cotton', 2)
  expect(groups.length).toBeGreaterThan(1)
  for (const { listings, total } of groups) expect(listings.length).toBe(Math.min(total, 2))
})

test('a trade that shares only one common word with a phrase has no group', async () => {
  const { groups } = await search('40x40 132x72 63 inch cotton')
  expect(groups[0]?.moduleKey).toBe('grey_fabric')
  expect(groups.map(({ moduleKey }) => moduleKey)).not.toContain('chemical_dye')
})

test('at most three trades without a match are named', async () => {
  const { groups } = await search('26s hosiery yarn bio washed cone')
  expect(groups.filter(({ total }) => total === 0)).toHaveLength(3)
})

test('a word that no module knows does not hide what the others find', async () => {
  await list('yarn', { title: '34s combed hosiery', count: '34s', yarnType: ['Combed'], basePrice: 300, uom: 'kg' })
  const { groups } = await search('zzyzx 34s combed')
  expect(groups[0]).toMatchObject({ moduleKey: 'yarn', parameters: 'q=34s+combed' })
})

test('a word of another trade is not corrected to one of this trade', async () => {
  await list('yarn', { title: 'Threaf 20s', basePrice: 100, uom: 'kg' })
  const { corrected } = await search('thread')
  expect(corrected).toEqual([])
})

test('a word that only the lists of another trade have is not corrected either', async () => {
  await list('yarn', { title: 'Sherwane 20s', basePrice: 100, uom: 'kg' })
  const { corrected } = await search('sherwani yarn 20s')
  expect(corrected).toEqual([])
})

test('a misspelt word is corrected in the module that has it', async () => {
  const { groups, corrected } = await search('polyster corespn')
  expect(corrected).toContainEqual({ from: 'polyster', to: 'polyester' })
  expect(groups[0]?.total).toBeGreaterThan(0)
})

test('a part of which a word was corrected can be taken off', async () => {
  const { parts } = await readSearchPage(market.ctxFor(null), 'polyesetr corespn tkt 120')
  const corrected = parts.filter(({ text }) => text.includes('polyester'))
  expect(corrected.length).toBeGreaterThan(0)
  for (const { without } of corrected) expect(without).not.toContain('polyesetr')
})

test('each part that is shown can be taken off', async () => {
  const q = '40x40 132x72 63 inch cotton'
  const { parts } = await readSearchPage(market.ctxFor(null), q)
  expect(parts.map(({ text }) => text)).toEqual(['40x40 132x72 63 inch', 'cotton'])
  for (const { without } of parts) expect(without.length).toBeLessThan(q.length)
})

test('words that only join others, and numbers in titles, tell no trade from another', async () => {
  await list('finish_fabric', { title: 'Design 500 for the season', basePrice: 90, uom: 'm' })
  expect(await leader('500 m 40x40/132x72 63 inch, loom state')).toBe('grey_fabric')
  expect(await leader('for the')).toBeUndefined()
})

test('nothing that any module knows gives no group, and nothing asked gives none', async () => {
  expect((await search('qqqq wwww')).groups).toEqual([])
  expect((await search(' ,, ')).groups).toEqual([])
})

test('totals are those of the module while the database counts', async () => {
  const { groups } = await search('polyester')
  for (const { moduleKey, total } of groups) {
    const { query } = await readGridPage(market.ctxFor(null), moduleKey, new URLSearchParams({ q: 'polyester' }))
    expect((await readCatalogue(market.ctxFor(null), moduleKey, query)).total).toBe(total)
  }
})
