import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { writeListing } from '@/lib/services/listings/write'
import { testMarket } from '@/lib/testing/market'
import { readWordsForm } from './words-form'

const market = testMarket({ now: new Date('2026-11-21T06:00:00.000Z') })
let buyer: Actor

const read = (need: string) => readWordsForm(market.ctxFor(buyer), { need, moduleKey: null })

beforeAll(async () => {
  buyer = await market.newBuyer({ name: 'Buyer' })
  const ctx = market.ctxFor(await market.newSeller({ name: 'Mill' }))
  for (const moduleKey of MODULE_KEYS) {
    const [example] = moduleExamples(moduleKey).whole
    const seller = await entitledSeller(ctx, { moduleKey })
    if (example) await writeListing(ctx, seller, { body: example.body, mode: {} })
  }
})

test('the words choose the module and fill in quantity, unit and requirements', async () => {
  const { form } = await read('500 m 40x40/132x72 63 inch, loom state')
  expect(form?.target).toMatchObject({ moduleKey: 'grey_fabric', kind: 'pool' })
  expect(form?.opening).toMatchObject({ quantity: 500, uom: 'm', title: '500 m 40x40/132x72 63 inch, loom state' })
  const asked = new Map(form?.opening.requirements.map(({ field, value }) => [field, value]))
  expect(asked.get('construction')).toMatch(/40x40.*132x72/)
})

test('a phrase of another trade leads there, and the others it may mean are offered', async () => {
  const { form, others } = await read('2 ton 30s combed cotton yarn, target 280')
  expect(form?.target.moduleKey).toBe('yarn')
  expect(form?.opening).toMatchObject({ quantity: 2000, uom: 'kg' })
  expect(others.map(({ moduleKey }) => moduleKey)).not.toContain('yarn')
})

test('a price keeps its currency, and goes to the sellers in words where its unit is another', async () => {
  const abroad = await read('5000 m poplin 40x40/132x72 under USD 1.2 per m CIF Hamburg')
  expect(abroad.form?.opening).toMatchObject({
    ...{ targetPrice: 1.2, currency: 'USD', tradeMode: 'Export', incoterm: 'CIF' },
  })
  const { form } = await read('5000 m poplin 40x40/132x72 under 240 per kg by 15 December')
  expect(form?.opening).toMatchObject({
    ...{ quantity: 5000, uom: 'm', targetPrice: null, currency: 'INR' },
    ...{ neededBy: '2026-12-15', note: 'Target price: ₹240.00 per kg.' },
  })
})

test('a sentence whose goods were read is kept apart from the title, and several quantities are named', async () => {
  const one = await read('2 ton 30s combed cotton yarn, target 280')
  expect(one.form?.opening).toMatchObject({ understood: '2 ton 30s combed cotton yarn, target 280', quantities: [] })
  const two = await read('2000 kg 30s combed cotton yarn and 500 kg 40s combed')
  expect(two.form?.opening).toMatchObject({ quantity: null, uom: 'kg', quantities: ['2000 kg', '500 kg'] })
  const unread = await readWordsForm(market.ctxFor(buyer), { need: 'something slubby', moduleKey: 'yarn' })
  expect(unread.form?.opening).not.toHaveProperty('understood')
})

test('words that no module knows, and no words, choose nothing', async () => {
  expect((await read('qqqq wwww')).form).toBeNull()
  expect((await read('')).form).toBeNull()
})

test('a chosen module is kept, whatever the words say', async () => {
  const { form } = await readWordsForm(market.ctxFor(buyer), { need: '30s combed yarn', moduleKey: 'thread' })
  expect(form?.target.moduleKey).toBe('thread')
})

test('the place and the time of delivery are filled in, and are no words of the goods', async () => {
  const { form } = await read('800 kg 30s combed yarn at 280 per kg, delivered at Surat by 15 December')
  expect(form?.target.moduleKey).toBe('yarn')
  expect(form?.opening).toMatchObject({
    ...{ quantity: 800, uom: 'kg', targetPrice: 280 },
    ...{ deliveryLocation: 'Surat', neededBy: '2026-12-15', note: '' },
    title: '800 kg 30s combed yarn at 280 per kg, delivered at Surat by 15 December',
  })
})

test('a time that names no certain day stays in the note', async () => {
  const { form } = await read('800 kg 30s combed yarn, delivered at Surat by 05/12/2026')
  expect(form?.opening).toMatchObject({ neededBy: '', note: 'Delivery by 05/12/2026.' })
})

test.each<[string, string]>([
  ['10 bags 30s CVC and 5 bags 40s combed', 'yarn'],
  ['yarn 30s combed for t-shirt 1 ton', 'yarn'],
  ['20s carded cotton weaving 3 t, packed in bags', 'yarn'],
  ['2 tonne 30s combed hosiery yarn, delivered Tiruppur by 15 Dec, target 282', 'yarn'],
  ['40s combed hosiery 1200 kg in cartons', 'yarn'],
  ['150 denier DTY 2 ton for socks', 'yarn'],
  ['40/2 spun poly thread, 120 cones white and 80 cones black', 'thread'],
  ['sewing thread tkt 120 for jeans, 50 cartons', 'thread'],
  ['embroidery thread rayon 120/2 200 cones', 'thread'],
  ['5000 m grey poplin 40x40/132x72 63 inch in bales', 'grey_fabric'],
  ['grey cloth 60x60 92x88 for printing, 10000 m', 'grey_fabric'],
  ['fabric for bags, 600D oxford 2000 m', 'finish_fabric'],
  ['dyed single jersey 180 gsm 500 kg in rolls', 'finish_fabric'],
  ['printed cotton fabric for bedsheets 3000 m', 'finish_fabric'],
  ['weaving job on air jet 63 inch 20000 m', 'weave_knit_warping_job'],
  ['need airjet weaving 20000 m poplin', 'weave_knit_warping_job'],
  ['need reactive dyeing of 5000 kg cotton knit', 'mill_finish_process_job'],
  ['400 georgette sarees with blouse', 'wholesale_ready_product'],
  ['500 polo t-shirts 220 gsm packed in polybags', 'wholesale_ready_product'],
  ['5000 zippers 7 inch nylon coil', 'garment_accessories'],
  ['18L 4 hole buttons 20 gross in boxes', 'garment_accessories'],
  ['LDPE poly bags 12x16 inch 10000 pcs', 'packing_accessories'],
  ['corrugated carton 5 ply 2000 pcs', 'packing_accessories'],
  ['hdpe woven bags for yarn 5000 pcs', 'packing_accessories'],
  ['10 tons comber noil in bales', 'recycle_waste_materials'],
  ['cotton bales shankar 6 29 mm 100 bales', 'fiber_raw_material'],
  ['viscose staple fibre 1.2 denier 38 mm 20 ton', 'fiber_raw_material'],
  ['reactive black 5 dye 500 kg in bags', 'chemical_dye'],
  ['caustic soda flakes 20 bags', 'chemical_dye'],
  ['rapier loom 190 cm 8 nos used', 'machinery_spares_tools_accessories'],
  ['ring traveller 4/0 20 boxes', 'consumables_utilities'],
  ['empty paper cones scrap 500 kg', 'scrap_reusables'],
  ['csp and count test of yarn 10 samples', 'testing_lab_instruments'],
])('"%s" is asked for in %s', async (need, moduleKey) => {
  expect((await read(need)).form?.target.moduleKey).toBe(moduleKey)
})
