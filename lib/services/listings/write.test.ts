import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { createTokenFor, identityOfToken } from '../accounts/tokens'
import type { ServiceContext } from '../shared/context'

const market = testMarket()
const { database } = market
let seller: Actor

beforeAll(async () => {
  seller = await market.newSeller()
})

let drawn = 0
const serial = () => ++drawn

/** What the service sends to the database, by the driver's own hook. */
const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  database.serviceSql.options.debug = (_connection, text) => sent.push(text)
})

const BODY = { title: '30s combed cotton', yarnFamily: 'Cotton yarn', fiberType: ['Cotton'], basePrice: 289, uom: 'kg' }

async function write(
  changes: Record<string, unknown> = {},
  idempotencyKey: string | null = null,
  who: Partial<ServiceContext<Actor>> = {},
) {
  const conditions = { idempotencyKey, scope: '/p', ifMatch: null }
  const { listing, isNew } = await writeYarn({ ...market.ctxFor(seller), conditions, ...who }, { ...BODY, ...changes })
  return { ...listing, isNew }
}

async function rowsOf(listingId: string) {
  return database.sql<{ what: string; tx: string }[]>`
    select 'listing' as what, xmin::text as tx from listings where id = ${listingId}
    union all select 'event ' || sequence || ' ' || type, xmin::text from events where aggregate_id = ${listingId}
    union all select 'audit ' || action, xmin::text from audit_log where object_id = ${listingId}
    union all select 'arrival', xmin::text from new_arrival_uses where listing_id = ${listingId}
    order by what`
}

const counts = async () =>
  (
    await database.sql`select (select count(*) from listings) as listings, (select count(*) from events) as events,
      (select count(*) from audit_log) as audit, (select sum(version) from module_versions) as version`
  )[0]

describe('a record that is posted back', () => {
  const SLABS = [
    { minQty: 60, maxQty: 500, price: 289 },
    { minQty: 500, maxQty: null, price: 280 },
  ]
  type Posted = Record<string, unknown> & {
    quantitySlabs: { price: number }[]
    fields: Record<string, unknown> & { quantitySlabs: { price: number }[] }
  }

  /** The record of a new listing as a client reads it, changed, and what a write of it gives. */
  async function postedBack(change: (record: Posted) => void) {
    const ctx = market.ctxFor(seller)
    const { listing } = await writeYarn(ctx, { ...BODY, quantitySlabs: SLABS })
    const record = JSON.parse(JSON.stringify(listing)) as Posted
    change(record)
    const { listing: after, issues } = await writeYarn(ctx, record)
    const { quantitySlabs } = JSON.parse(JSON.stringify(after)) as Posted
    return {
      prices: quantitySlabs.map(({ price }) => price),
      differing: issues.flatMap(({ code, field }) => (code === 'SPELLINGS_DIFFER' ? [field] : [])),
    }
  }
  const setPrice = (slabs: { price: number }[], price: number) => Object.assign(slabs[1] ?? {}, { price })

  test.each([
    ['fields', (record: Posted) => setPrice(record.fields.quantitySlabs, 270)],
    ['the top level', (record: Posted) => setPrice(record.quantitySlabs, 270)],
  ])('with another slab price in %s has that price', async (_, change) => {
    expect(await postedBack(change)).toEqual({ prices: [289, 270], differing: [] })
  })

  test('with two other slab prices has that of the top level, and a warning', async () => {
    const changed = await postedBack((record) => {
      setPrice(record.quantitySlabs, 271)
      setPrice(record.fields.quantitySlabs, 270)
    })
    expect(changed).toEqual({ prices: [289, 271], differing: ['fields.quantitySlabs'] })
  })
})

test('the result has the title that the module makes of the values, and "" while they say too little', async () => {
  const { suggestedTitle } = await writeYarn(market.ctxFor(seller), { ...BODY, title: 'My yarn', count: '30s CCW' })
  expect(suggestedTitle).toBe('30s Combed Compact Cotton Weaving Yarn')
  const bare = await writeYarn(market.ctxFor(seller), { title: 'My yarn', basePrice: 1, uom: 'kg' })
  expect(bare.suggestedTitle).toBe('')
})

describe('a new listing', () => {
  test('by an API token takes two queries: the account as it is at that moment, and the write', async () => {
    const none = market.ctxFor(null)
    const token = (await createTokenFor(none, { email: seller.email, name: 'test' })) ?? ''
    await identityOfToken(none, token)
    // The first puts its words into the dictionary, the second finds them there.
    for (const _time of [1, 2]) await write()
    for (const name of ['Kaveri Spinners', 'Noyyal Spinners']) {
      await database.sql`update companies set name = ${name} where id = ${seller.companyId}`
      sent.length = 0
      const identity = await identityOfToken(none, token)
      if (!identity) throw new Error('no such account')
      const { fields } = await write({}, null, identity)
      // The rates in force are read for everyone, twice a second.
      expect(sent.filter((text) => !text.includes('exchange_rate'))).toHaveLength(2)
      expect(fields).toMatchObject({ sellerCompany: name })
    }
  })

  test('whose words are known is one statement with its event, audit row and module version', async () => {
    await write()
    const before = await counts()
    sent.length = 0
    const { listingId, isNew } = await write()
    expect(isNew).toBe(true)
    expect(sent.filter((text) => /insert|update|begin|commit/i.test(text))).toHaveLength(1)
    const rows = await rowsOf(listingId)
    expect(rows.map(({ what }) => what)).toEqual(['audit LISTING_CREATED', 'event 1 LISTING_CREATED', 'listing'])
    expect(new Set(rows.map(({ tx }) => tx)).size).toBe(1)
    expect(Number((await counts())?.version)).toBe(Number(before?.version) + 1)
  })

  test.each([
    ['its event', 'events'],
    ['its audit row', 'audit_log'],
    ["its module's version", 'module_versions'],
  ])('is not there when %s cannot be written, under a key and without', async (_what, table) => {
    await write()
    const before = await counts()
    await database.sql.unsafe(`create function refuse_test() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$;
      create trigger refuse_test before insert on ${table} for each row execute function refuse_test()`)
    try {
      await expect(write()).rejects.toThrow('database failure P0001')
      await expect(write({}, newId())).rejects.toThrow('database failure P0001')
    } finally {
      await database.sql.unsafe('drop function refuse_test() cascade')
    }
    expect(await counts()).toEqual(before)
  })

  test('with a new word, under a key, or as a new arrival is one transaction', async () => {
    for (const [changes, key] of [
      [{ fiberType: [`Fibre ${serial()}`] }, null],
      [{}, newId()],
      [{ newArrival: true }, null],
    ] as const) {
      const rows = await rowsOf((await write(changes, key)).listingId)
      expect(new Set(rows.map(({ tx }) => tx)).size).toBe(1)
      expect(rows.some(({ what }) => what === 'arrival')).toBe('newArrival' in changes)
    }
  })

  test('as a draft leaves the version of the module where it was', async () => {
    const before = await counts()
    await write({ status: 'DRAFT' })
    expect((await counts())?.version).toBe(before?.version)
  })
})

test('an edit takes the next event number and keeps who created the listing and when', async () => {
  const { listingId } = await write()
  const made = () => database.sql`select created_at, created_by, version from listings where id = ${listingId}`
  const [before] = await made()
  for (const basePrice of [290, 291]) await write({ listingId, basePrice })
  expect(await made()).toEqual([{ ...before, version: 3 }])
  expect((await rowsOf(listingId)).flatMap(({ what }) => (what.startsWith('event') ? what : []))).toEqual([
    'event 1 LISTING_CREATED',
    'event 2 LISTING_EDITED',
    'event 3 LISTING_EDITED',
  ])
})

test('an edit that changes nothing returns the current record and writes nothing', async () => {
  const { listingId } = await write({ sellerSku: 'CCW-30', quantitySlabs: [{ minQty: 60, price: 289 }] })
  await write({ listingId, basePrice: 290 })
  const [rows, before] = [await rowsOf(listingId), await counts()]
  const bodies = [
    { basePrice: 290 },
    { basePrice: '290', status: 'ACTIVE', expectedVersion: 2 },
    { basePrice: 290, moq: null },
  ]
  for (const [index, body] of bodies.entries()) {
    const read = await write({ listingId, ...body }, index === 0 ? null : newId())
    expect(read).toMatchObject({ listingId, isNew: false, editContinuityPreserved: true })
  }
  expect(await rowsOf(listingId)).toEqual(rows)
  expect(await counts()).toEqual(before)
  await expect(write({ listingId, basePrice: 290, expectedVersion: 1 })).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
  })
  await write({ listingId, basePrice: 290, status: 'DRAFT' })
  expect((await rowsOf(listingId)).length).toBe(rows.length + 2)
})
