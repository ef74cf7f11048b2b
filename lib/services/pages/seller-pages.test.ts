import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { writeListing } from '@/lib/services/listings/write'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { readAuditLog } from '../audit/audit-reading'
import { entitledSeller } from '../entitlement/seller-access'
import { readFormPage, readHistoryPage, readNewFormPage, readOwnListingsPage, readSellPage } from './seller-pages'

const market = testMarket()
let admin: Actor
let mill: Actor
let rival: Actor
let ownId: string
let forMillId: string

const YARN = { title: '30s combed cotton', basePrice: 289, uom: 'kg' }
const NO_FILTER = { actor: '', kind: '', subject: '', from: '', to: '' }

beforeAll(async () => {
  admin = await market.newAdmin({ name: 'Operator' })
  mill = await market.newSeller({ name: 'Mill', plan: 'module_starter' })
  rival = await market.newSeller({ name: 'Rival' })
  ownId = (await writeYarn(market.ctxFor(mill), YARN)).listing.listingId
  const ctx = market.ctxFor(admin)
  const seller = await entitledSeller(ctx, { moduleKey: 'yarn', sellerId: mill.userId })
  const written = await writeListing(ctx, seller, { body: { ...YARN, title: '40s carded cotton' } })
  forMillId = written.value.listing.value.listingId
})

describe('an admin who acts for a seller', () => {
  test('gets the pages of that seller, which name them, and the plan of the seller', async () => {
    const ctx = market.ctxFor(admin)
    const forSeller = { sellerId: mill.userId, companyName: 'Mill Mills' }
    const sell = await readSellPage(ctx, mill.userId.toUpperCase())
    expect(sell).toMatchObject({ forSeller, counts: { ACTIVE: 2 }, access: { selectedPlanKey: 'module_starter' } })
    const form = await readNewFormPage(ctx, 'yarn', { copyOf: ownId, sellerId: mill.userId })
    expect(form).toMatchObject({ forSeller, accountId: admin.userId, template: { basePrice: 289 } })
    const asked = { status: 'ACTIVE', pages: 1, q: '', sellerId: mill.userId } as const
    expect((await readOwnListingsPage(ctx, asked)).rows).toHaveLength(2)
    expect(await readFormPage(ctx, 'yarn', ownId)).toMatchObject({ forSeller, opened: { listingId: ownId } })
    const history = await readHistoryPage(ctx, { moduleKey: 'yarn', listingId: forMillId, cursor: '' })
    expect(history).toMatchObject({ forSeller, history: { entries: [{ actor: { type: 'admin', name: 'Operator' } }] } })
  })

  test('is named in the event and in the audit log with the seller for whom they acted', async () => {
    const [event] = await market.database.sql`
      select actor_type, actor_id, data ->> 'forSellerId' as seller from events where aggregate_id = ${forMillId}`
    expect(event).toEqual({ actor_type: 'admin', actor_id: admin.userId, seller: mill.userId })
    const read = (subject: string) => readAuditLog(market.ctxFor(admin), { ...NO_FILTER, subject }, { cursor: null })
    expect((await read(forMillId)).entries).toMatchObject([
      {
        actorKind: 'admin',
        sentence: 'Operator, Operator Mills created the listing “40s carded cotton” for Mill Mills.',
      },
    ])
    expect((await read(ownId)).entries).toMatchObject([
      { actorKind: 'seller', sentence: 'Mill, Mill Mills created the listing “30s combed cotton”.' },
    ])
  })
})

test('a line of a price list leads to its module, which may be closed to the seller', async () => {
  const line = async (typed: string) => (await readSellPage(market.ctxFor(mill), null, typed)).reading
  const yarn = await line('40s combed cotton hosiery yarn 306 + GST')
  expect([yarn?.modules[0], yarn?.isOpen]).toEqual(['yarn', true])
  const dye = await line(' Reactive Black B 150% powder 300 per kg ')
  expect(dye).toMatchObject({ line: 'Reactive Black B 150% powder 300 per kg', isOpen: false })
  expect(dye?.modules[0]).toBe('chemical_dye')
  expect(await line('qqq zzz')).toEqual({ line: 'qqq zzz', isOpen: false, modules: [] })
  expect(await line(' ')).toBeNull()
})

test('no one else gets the pages of a seller, and a missing seller or a buyer has none', async () => {
  const missing = { code: 'NOT_FOUND' }
  const buyer = await market.newBuyer()
  for (const [who, sellerId] of [
    [rival, mill.userId],
    [buyer, mill.userId],
    [admin, newId()],
    [admin, buyer.userId],
    [admin, 'no one'],
  ] as const) {
    const ctx = market.ctxFor(who)
    await expect(readSellPage(ctx, sellerId)).rejects.toMatchObject(missing)
    await expect(readNewFormPage(ctx, 'yarn', { copyOf: null, sellerId })).rejects.toMatchObject(missing)
    await expect(readOwnListingsPage(ctx, { status: 'ACTIVE', pages: 1, q: '', sellerId })).rejects.toMatchObject(
      missing,
    )
  }
  await expect(readFormPage(market.ctxFor(rival), 'yarn', ownId)).rejects.toMatchObject(missing)
})
