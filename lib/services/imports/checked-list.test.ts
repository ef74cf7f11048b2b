import { beforeAll, expect, test } from 'vitest'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { sentForm, testMarket } from '@/lib/testing/market'
import { entitledSeller } from '../entitlement/seller-access'
import { workOnImports } from './import-job'
import { showImport } from './listing-imports'
import { importDryRun, startImport } from './start-import'

const market = testMarket()
const { database } = market
const sellers = new Map<string, Actor>()

beforeAll(async () => {
  for (const name of ['again', 'drafts', 'worded']) sellers.set(name, await market.newSeller({ name }))
})

const LIST = [
  'title,fiberType,count,basePrice,availableQuantity,moq',
  '30s carded cotton yarn,Cotton,30s,240,5000,60',
  '40s carded cotton yarn,Cotton,40s,262,800,60',
]
const NEW_GOODS = '2/60s viscose yarn,Viscose,2/60s,310,900,50'

async function asSeller(name: string) {
  const actor = sellers.get(name)
  if (!actor) throw new Error(`no seller ${name}`)
  const ctx = market.ctxFor(actor)
  return { ctx, seller: await entitledSeller(ctx, { moduleKey: 'yarn' }) }
}

/** Checks a file and shows what it would make. */
async function check(name: string, lines: readonly string[], columns?: Readonly<Record<string, string>>) {
  const { ctx, seller } = await asSeller(name)
  const form = new FormData()
  form.append('mode', 'dry-run')
  if (columns) form.append('columns', JSON.stringify(columns))
  form.append('file', new Blob([lines.join('\n')]), 'mill.csv')
  const { importId } = (await startImport(ctx, seller, sentForm(form))).value.import
  return finished(name, importId)
}

async function proceed(name: string, dryRunId: string, choice: { status?: 'DRAFT'; doubles?: string } = {}) {
  const { ctx, seller } = await asSeller(name)
  const body = { mode: 'import', dryRunId, ...choice }
  return finished(name, (await importDryRun(ctx, seller, body)).value.import.importId)
}

async function finished(name: string, importId: string) {
  await workOnImports({ db: database.db, now: () => new Date(), newId })
  const { ctx } = await asSeller(name)
  return showImport(ctx, { moduleKey: 'yarn', importId, rows: 'saved', after: 0 })
}

const stored = (name: string) => database.sql`
  select status, (fields ->> 'basePrice')::float as price from listings
  where seller_id = ${sellers.get(name)?.userId ?? null} order by id`

test('a checked file shows what its good rows would say, and names goods that are listed already', async () => {
  const first = await check('again', LIST)
  expect(first).toMatchObject({
    doubles: 0,
    rows: [
      {
        title: '30s carded cotton yarn',
        listingId: '',
        line: { status: 'ACTIVE', goods: '30s', price: '₹240.00 per kg', stock: '5,000 kg', minimum: '60 kg' },
      },
      { title: '40s carded cotton yarn' },
    ],
  })
  expect(first.rows[0]).not.toHaveProperty('double')
  const saved = await proceed('again', first.import.importId)
  expect(saved.import.rows.created).toBe(2)
  expect(saved.rows[0]).not.toHaveProperty('line')

  const again = await check('again', [...LIST.map((line) => line.replace(',240,', ',245,')), NEW_GOODS])
  expect(again.doubles).toBe(2)
  expect(again.rows.map(({ double }) => double?.title ?? '')).toEqual([
    '30s carded cotton yarn',
    '40s carded cotton yarn',
    '',
  ])
  const left = await proceed('again', again.import.importId, { doubles: 'leave' })
  expect(left.import.rows).toMatchObject({ total: 1, done: 1, created: 1 })
  const updated = await proceed('again', again.import.importId, { doubles: 'update' })
  expect(updated.import.rows).toMatchObject({ total: 3, edited: 1, unchanged: 1, created: 1 })
  expect((await stored('again')).map(({ price }) => price)).toEqual([245, 262, 310, 310])
})

test('the new listings of a checked file can all be drafts, and those that it changes stay live', async () => {
  const coded = LIST.map((line, at) => (at === 0 ? `${line},sellerSku` : `${line},D${at}`))
  await proceed('drafts', (await check('drafts', coded.slice(0, 2))).import.importId)
  const { import: checked } = await check(
    'drafts',
    coded.map((line) => line.replace(',240,', ',250,')),
  )
  expect(checked.rows).toMatchObject({ created: 1, edited: 1 })
  await proceed('drafts', checked.importId, { status: 'DRAFT' })
  expect([...(await stored('drafts'))]).toMatchObject([
    { status: 'ACTIVE', price: 250 },
    { status: 'DRAFT', price: 262 },
  ])
})

test("a seller's own list that comes again names the listings that its words made", async () => {
  const list = ['Cnt,Goods,Rate', '30s CCH,Combed compact hosiery,285', '40s CW,Combed weaving,296']
  const columns = { Cnt: 'count', Goods: 'productName', Rate: 'basePrice' }
  await proceed('worded', (await check('worded', list, columns)).import.importId)
  const again = await check('worded', list, columns)
  expect(again.doubles).toBe(2)
  expect(again.rows[0]).toMatchObject({ double: { title: again.rows[0]?.title } })
})
