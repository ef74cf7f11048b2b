import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findModuleVersion } from '@/db/queries/listings/listings'
import { events, listings } from '@/db/schema/listings'
import { companies } from '@/db/schema/users'
import type { Actor } from '@/lib/domain/actor'
import { oneListingResponse } from '@/lib/http/responses/listing-page'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { changeAccount } from '../accounts/accounts'
import { catchUpWithCompanies, deriveListingsAgain } from './derive-again'
import { readListing } from './read'

const market = testMarket()
const { database } = market

let mill: Actor
beforeAll(async () => {
  mill = await market.newSeller({ companyName: 'Mill' })
})

async function write(index: number): Promise<void> {
  await writeYarn(market.ctxFor(mill), {
    title: `Yarn ${index}`,
    yarnFamily: 'Cotton yarn',
    fiberType: ['Cotton'],
    count: '30s',
    cspStrength: 2400 + index,
    basePrice: 250,
    uom: 'kg',
  })
}

test('two processes derive listings of an older form again; version, date and history stay', async () => {
  for (let index = 0; index < 60; index += 1) await write(index)
  const { db } = database
  // Set by a trigger at each change, and of no reader's concern.
  const shown = async () =>
    (await db.select().from(listings).orderBy(listings.id)).map(({ changedIn: _changedIn, ...row }) => row)
  const before = await shown()
  const history = await db.select().from(events)
  await db
    .update(listings)
    .set({ derivedForm: 0, numbers: {}, facetIds: [], cardText: '{}', recordText: '{}', search: sql`''` as never })

  const counts = await Promise.all([deriveListingsAgain(db), deriveListingsAgain(db)])
  expect(counts[0] + counts[1]).toBe(60)
  expect(await shown()).toEqual(before)
  expect(await db.select().from(events)).toEqual(history)
  expect(await deriveListingsAgain(db)).toBe(0)
  expect(await db.select().from(listings).where(eq(listings.derivedForm, 0))).toEqual([])
})

test('the migration gives a listing whose two prices differ the price of its first slab', async () => {
  const { db } = database
  const slabs = [{ index: 1, price: 285, minQty: 50, maxQty: null, currency: 'INR', priceUom: 'kg' }]
  const { listing } = await writeYarn(market.ctxFor(mill), { title: 'Two prices', quantitySlabs: slabs })
  const id = listing.listingId
  const mine = eq(listings.id, id)
  await db
    .update(listings)
    .set({ fields: { ...listing.fields, basePrice: 279.5 } })
    .where(mine)
  const kept = { version: listings.version, updatedAt: listings.updatedAt }
  const before = await db.select(kept).from(listings).where(mine)

  await db.execute(sql.raw(readFileSync('db/migrations/0014_base-price.sql', 'utf8')))
  expect(await deriveListingsAgain(db)).toBe(1)
  const [after] = await db.select({ fields: listings.fields, card: listings.cardText }).from(listings).where(mine)
  expect(after?.fields).toMatchObject({ basePrice: 285 })
  expect(after?.card).not.toContain('279.5')
  expect(await db.select(kept).from(listings).where(mine)).toEqual(before)
})

async function rename(company: Record<string, string>) {
  return changeAccount(market.ctxFor(mill), { company }, { presentedMs: 60_000 })
}

/** Which of the two names the stored record of each listing shows. */
async function shownNames(): Promise<Set<string>> {
  const rows = await database.db.select({ text: listings.recordText }).from(listings)
  return new Set(rows.map(({ text }) => /"(Noyyal Yarns|Mill)"/.exec(text)?.[1] ?? 'neither'))
}

test('a new company name is in all its listings, whose validators change and versions and dates stay', async () => {
  const { db } = database
  const fixed = { id: listings.id, version: listings.version, updatedAt: listings.updatedAt }
  const before = await db.select(fixed).from(listings).orderBy(listings.id)
  const version = await findModuleVersion(db, 'yarn')
  const ctx = market.ctxFor(null)
  const validator = async () => {
    const found = await readListing(ctx, { moduleKey: 'yarn', listingId: before[0]?.id ?? '' })
    return oneListingResponse(found, { ctx }).etag
  }
  const earlier = await validator()
  await rename({ name: 'Noyyal Yarns', city: 'Tiruppur' })
  expect(await validator()).not.toBe(earlier)
  expect(await shownNames()).toEqual(new Set(['Noyyal Yarns']))
  expect(await db.select(fixed).from(listings).orderBy(listings.id)).toEqual(before)
  expect(await findModuleVersion(db, 'yarn')).not.toBe(version)
  expect(await db.select().from(listings).where(eq(listings.derivedForm, 0))).toEqual([])
})

test('a change of a company does not wait for ever until its listings show it, and they still do', async () => {
  const { db } = database
  await db.transaction(async (tx) => {
    // Listings cannot be derived again meanwhile.
    await tx.execute(sql`lock table module_versions in exclusive mode`)
    await changeAccount(market.ctxFor(mill), { company: { name: 'Mill' } }, { presentedMs: 0 })
  })
  await expect.poll(shownNames, { timeout: 20_000 }).toEqual(new Set(['Mill']))
  await rename({ name: 'Noyyal Yarns' })
})

test('a new GSTIN presents nothing again; a bad name changes nothing and is reported with the rest', async () => {
  const version = await findModuleVersion(database.db, 'yarn')
  await rename({ gstin: '27AAPFU0939F1ZV' })
  expect(await findModuleVersion(database.db, 'yarn')).toBe(version)
  await expect(rename({ name: ' ', gstin: '27AAPFU0939F1ZW', city: 'x'.repeat(81) })).rejects.toMatchObject({
    extras: {
      issues: expect.arrayContaining(
        ['company.name', 'company.gstin', 'company.city'].map((field) => expect.objectContaining({ field })),
      ),
    },
  })
})

test('a listing stored with the old name during the change is caught by the next sweep', async () => {
  const { db } = database
  // As a write leaves it that read the company just before it changed.
  await db
    .update(listings)
    .set({ recordText: sql`replace(record_text, 'Noyyal Yarns', 'Mill')`, updatedAt: new Date() })
  await db.update(companies).set({ updatedAt: sql`${companies.updatedAt} + interval '1 second'` })
  expect(await shownNames()).toEqual(new Set(['Mill']))
  await catchUpWithCompanies(db, new Date())
  await deriveListingsAgain(db)
  expect(await shownNames()).toEqual(new Set(['Noyyal Yarns']))
  await catchUpWithCompanies(db, new Date(Date.now() + 10 * 60_000))
  expect(await db.select().from(listings).where(eq(listings.derivedForm, 0))).toEqual([])
})
