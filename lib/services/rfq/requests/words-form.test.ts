import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { writeListing } from '@/lib/services/listings/write'
import { testMarket } from '@/lib/testing/market'
import { readWordsForm } from './words-form'

const market = testMarket()
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
    note: 'Delivery by 15 December. Target price: ₹240.00 per kg.',
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
    ...{ deliveryLocation: 'Surat', note: 'Delivery by 15 December.' },
    title: '800 kg 30s combed yarn at 280 per kg, delivered at Surat by 15 December',
  })
})
